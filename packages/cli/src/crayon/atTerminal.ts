/** Crayon games at the terminal. */

import {
  type CrayonAction,
  type CrayonState,
  figuresOf,
  type LoadedCrayon,
  type TurnTask,
} from '@kursbuch/crayon';
import type { Paint } from '../paint.ts';
import type * as terminal from '../play/atTerminal.ts';
import { meantBy, written } from '../typed.ts';
import { actionFromWords } from './actionWords.ts';
import { menuOf } from './menu.ts';
import type { Speech } from './speech.ts';
import { goodsText, handText, headline, networkText, scoresText, tableText } from './tableText.ts';

export function crayonAtTerminal(
  loaded: LoadedCrayon,
  game: terminal.SeenGame<CrayonState>,
  speech: Speech,
  paint: Paint,
): terminal.AtTerminal {
  const { words, labels } = speech;
  const { title } = loaded;
  const look = (word: string) => written(labels.typed.looks, word);
  const verb = (word: string) => written(labels.typed.verbs, word);
  const city = words.cityName(title, title.board.cities.at(-1)?.id ?? '');
  const good = words.goodName(title, Object.keys(title.chips)[0] ?? '');
  /** Whoever types: the seat that was asked last. */
  let asked = 0;

  const means = (state: CrayonState, seat: number): string => {
    const train = state.trains[seat];
    const turn = state.agenda.find((task): task is TurnTask => task.kind === 'turn');
    const load = train?.loads.map((one) => words.goodName(title, one)).join(', ') || labels.empty;
    const name = train ? words.trainName(title, train.type) : '';
    const all = [labels.means(words.sum(state.purses[seat] ?? 0), name, load)];
    if (turn?.seat === seat && turn.part === 'moving') all.push(labels.stepsLeft(words.steps(turn.points)));
    if (turn?.seat === seat)
      all.push(labels.built(turn.spent, words.sum(figuresOf(title, state).buildLimit)));
    return all.join(' · ');
  };

  return {
    showsOwn: true,
    asked(seat) {
      asked = seat;
      const state = game.view(seat);
      const hand = state.round === 0 ? handText(speech, title, state, seat, paint) : '';
      const question = words.question(title, state, seat);
      return {
        who: words.nameOf(state, seat),
        means: means(state, seat),
        question: hand === '' ? question : `${hand}\n${question}`,
      };
    },
    stage(seat) {
      const state = game.view(seat);
      return { key: words.roundName(state.round), headline: headline(speech, title, state) };
    },
    menu: (seat) => menuOf(speech, loaded, game.view(seat), seat),
    scores: () => scoresText(speech, game.together()),
    look(seat, word) {
      const state = game.view(seat);
      switch (meantBy(labels.typed.looks, word)) {
        case 'table':
          return tableText(speech, title, state, paint);
        case 'orders':
          return handText(speech, title, state, seat, paint);
        case 'goods':
          return goodsText(speech, title, state, paint);
        case 'map':
        case 'network':
          return networkText(speech, title, state, seat, paint);
        default:
          return undefined;
      }
    },
    sheet: (seat) => handText(speech, title, game.view(seat), seat, paint),
    hasSheet: true,
    point: () => undefined,
    meant: (line) => actionFromWords(speech, title, game.view(asked), asked, line),
    describe: (action: CrayonAction) => words.describe(title, game.together(), action),
    proposed: () => undefined,
    given: () => undefined,
    refusal: (refusal) => words.refusal(title, game.together(), refusal),
    help: {
      acts: [],
      action: `${verb('run')} ${city}`,
      looks: [
        [look('table'), labels.help.table],
        [look('orders'), labels.help.orders],
        [look('goods'), labels.help.goods],
        [look('network'), labels.help.network],
      ],
    },
    ideas: () =>
      `${labels.why} ${verb('run')} ${city}, ${labels.why} ${verb('load')} ${good}, ${labels.why} ${verb('draw')} ${city}`,
    examples: () => {
      const table = game.together();
      const partner = words.nameOf(table, (asked + 1) % table.players.length);
      return [
        `${verb('run')} ${city}`,
        `${verb('draw')} ${city}`,
        `${verb('load')} ${good}`,
        `${verb('deliver')} ${good}`,
        `${verb('leave')} ${good}`,
        `${verb('train')} B12`,
        verb('stay'),
        verb('end'),
        verb('discard'),
        `${verb('rate')} ${partner} 2 3`,
        `${verb('promise')} ${partner} ${good} ${city}`,
      ];
    },
  };
}
