/** 18xx at the terminal. */
import type { EighteenAction, EighteenState, LoadedEighteen } from '@kursbuch/eighteen';
import { inEveryLanguage } from '@kursbuch/words';
import type { Words } from '@kursbuch/words/eighteen';
import { proposed, type Telling, told } from '@kursbuch/words/eighteen/standing';
import type { Paint } from '../paint.ts';
import type * as terminal from '../play/atTerminal.ts';
import { meantBy, written } from '../typed.ts';
import { actionFromWords } from './actionWords.ts';
import { examplesOf, samplesOf } from './examples.ts';
import { hexText, mapText } from './mapText.ts';
import { marketText } from './marketText.ts';
import { type Entry, layStep, menuOf } from './menu.ts';
import { situation } from './situation.ts';
import type { Speech } from './speech.ts';
import { headline, privatesText, scoresText, tableText, trainsText } from './tableText.ts';

const STANDING = await inEveryLanguage(async (book) => (await book.eighteen.standing()).standing);

type Lays = Extract<Entry, { type: 'lays' }>['lays'];

export function eighteenAtTerminal(
  loaded: LoadedEighteen,
  game: terminal.SeenGame<EighteenState>,
  speech: Speech,
  paint: Paint,
): terminal.AtTerminal {
  const { words, labels, own } = speech;
  const { title } = loaded;
  const isHex = (word: string): boolean => title.board.hexes.has(word.toUpperCase());
  const { company, other, hex } = samplesOf(title);
  /** The lays behind the questions of a menu. */
  const laysIn = new WeakMap<terminal.Steps, Lays>();
  const stepsOf = (lays: Lays): terminal.Steps => {
    const steps = laySteps(speech, loaded, game.together(), lays);
    laysIn.set(steps, lays);
    return steps;
  };
  const shown = ({ entries, ...group }: { heading: string; entries: readonly Entry[] }) => ({
    ...group,
    entries: entries.map((entry): terminal.Entry => {
      if (entry.type !== 'lays') return entry;
      const { lays, ...line } = entry;
      return { ...line, type: 'steps', steps: stepsOf(lays) };
    }),
  });
  const look = (word: string) => written(labels.typed.looks, word);
  const verb = (word: string) => written(labels.typed.verbs, word);
  const { why } = labels;
  /** An action in the words of the language. */
  const inOwnWords = (example: string): string => {
    const [first = '', ...rest] = example.split(' ');
    return [verb(first), ...rest.map((word) => written(labels.typed.things, word))].join(' ');
  };
  const types = new Set(Object.values(loaded.game.tasks).flatMap(({ actions }) => Object.keys(actions)));
  const telling = (): Telling => ({
    text: STANDING[words.language],
    words,
    title,
    state: game.together(),
    nameOf: (seat) => words.nameOf(game.together(), seat),
    isAction: (action): action is EighteenAction => types.has(action.type),
  });
  return {
    asked: (seat) => situation(speech, loaded, game.view(seat), seat),
    stage(seat) {
      const state = game.view(seat);
      return {
        key: `${words.roundName(state.round)} ${state.phase}`,
        headline: headline(speech, title, state),
      };
    },
    menu(seat) {
      const { pass } = situation(speech, loaded, game.view(seat), seat);
      return menuOf(speech, loaded, game.together(), seat, pass, game.people).map(shown);
    },
    scores: () => scoresText(speech, title, game.together(), paint),
    look(seat, word, [place]) {
      const state = game.together();
      switch (meantBy(labels.typed.looks, word)) {
        case 'table':
          // With closed cash everybody sees his own.
          return tableText(speech, title, withoutSheet(game.view(seat)), paint);
        case 'market':
          return marketText(speech, title, state, paint);
        case 'trains':
          return trainsText(speech, title, state, paint);
        case 'privates':
          return privatesText(speech, title, state, paint);
        case 'map':
          if (place === undefined) return mapText(speech, title, state, paint);
          if (isHex(place)) return hexText(speech, title, state, place.toUpperCase());
          return { sentence: labels.noHex(place.slice(0, 40)) };
        default:
          return undefined;
      }
    },
    sheet: (seat) => ownRemarks(words, loaded, game.view(seat)).join('\n'),
    hasSheet: loaded.game.known !== undefined,
    point(word, menu) {
      if (!isHex(word)) return undefined;
      const id = word.toUpperCase();
      for (const entry of menu.flatMap(({ entries }) => entries)) {
        const all = entry.type === 'steps' ? laysIn.get(entry.steps) : undefined;
        const lays = all?.filter((lay) => lay.hex === id) ?? [];
        if (lays.length > 0) return { seat: entry.seat, steps: stepsOf(lays) };
        if (all) return { sentence: labels.noLay(id) };
      }
      return hexText(speech, title, game.together(), id);
    },
    meant: (line) => actionFromWords(title, game.together(), line, speech),
    describe: (action: EighteenAction) => words.describe(title, game.together(), action),
    proposed(instruction) {
      const said = proposed(telling(), instruction);
      // What ends a pass takes a paragraph; the others say what they are about.
      if (instruction.type === 'passStock') return said?.label;
      return said ? `${said.label}: ${said.why.replace(/\.$/, '')}` : undefined;
    },
    given: (seat, one) =>
      told(telling(), game.people.length > 1 ? words.nameOf(game.together(), seat) : null, one) ?? undefined,
    refusal: (refusal) => words.refusal(title, game.together(), refusal),
    help: {
      acts: [[hex, labels.help.lay]],
      action: `${verb('lay')} ${hex} 57 0`,
      looks: [
        [look('table'), labels.help.table],
        [`${look('map')}, ${look('map')} ${hex}`, labels.help.map],
        [look('market'), labels.help.market],
        [`${look('trains')}, ${look('privates')}`, labels.help.trains],
      ],
    },
    ideas: () =>
      `${why} ${verb('buy')} ${company}, ${why} ${verb('sell')} ${other} 3, ${why} ${verb('lay')} ${hex} 57 0`,
    examples: () => examplesOf(loaded, game.together(), own).map(inOwnWords),
  };
}

/** What lies open on the table. */
const withoutSheet = (view: EighteenState): EighteenState => ({ ...view, secrets: {} });

/** What a view lets say of its own secrets alone. */
function ownRemarks(words: Words, { title }: LoadedEighteen, view: EighteenState): readonly string[] {
  const open = new Set(words.remarks(title, withoutSheet(view)));
  return words.remarks(title, view).filter((remark) => !open.has(remark));
}

/** Hex, tile, rotation: as far as there is a choice. */
function laySteps(speech: Speech, loaded: LoadedEighteen, state: EighteenState, lays: Lays): terminal.Steps {
  const step = layStep(speech, loaded.title, state, lays);
  if (!step) return { action: lays[0] as Lays[number] };
  const { question, answers } = step;
  return {
    question,
    nothing: speech.labels.nothingLaid,
    answers: answers.map(({ word, label, lays: some }) => ({
      word,
      label,
      next: () => laySteps(speech, loaded, state, some),
    })),
  };
}
