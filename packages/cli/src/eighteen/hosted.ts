/** A title of 18xx as the terminal plays it. */
import { eighteenHabits, randomPlayer } from '@kursbuch/bots';
import type { EighteenAction, EighteenEvent, EighteenState, LoadedEighteen } from '@kursbuch/eighteen';
import { conservation } from '@kursbuch/table';
import { type Language, newsOf } from '@kursbuch/words';
import type { Hosted } from '../families.ts';
import type { GameFile } from '../gameFile.ts';
import { asksFirst } from './asksFirst.ts';
import { eighteenAtTerminal } from './atTerminal.ts';
import { choicesOf, choicesText } from './choices.ts';
import { watchingOffices } from './offices.ts';
import { profiling } from './profile.ts';
import { speechFor } from './speech.ts';
import { tableText } from './tableText.ts';

export interface EighteenHosted extends Hosted<EighteenState, EighteenAction, EighteenEvent> {
  readonly loaded: LoadedEighteen;
}

/** A game of 18xx in a file. */
export interface EighteenFile extends GameFile<EighteenState> {
  readonly hosted: EighteenHosted;
}

export const isEighteen = (game: GameFile): game is EighteenFile => game.hosted.family === 'eighteen';

export async function eighteenHosted(loaded: LoadedEighteen, language: Language): Promise<EighteenHosted> {
  const { family, game, table, title } = loaded;
  const speech = await speechFor(language, title.id);
  const { words } = speech;
  const figures = (await loaded.player?.())?.figures;
  const habits = await eighteenHabits(loaded);
  return {
    loaded,
    family,
    id: title.id,
    table,
    randomPlayer: (seed) => randomPlayer(habits, seed),
    watch(start) {
      const breaches = conservation(game, start);
      const offices = watchingOffices(title);
      return {
        breaches(state) {
          offices.see(state);
          return breaches(state);
        },
        onFeet: offices.led,
      };
    },
    profile: () => profiling(title, figures),
    asksFirst: (bot, seat) => asksFirst(loaded, bot, seat),
    counted: (event, state) =>
      event.type === 'phaseBegan' ? `phase ${event.phase}` : loaded.counted?.(event as EighteenEvent, state),
    tell(before, { seat, action, events }) {
      return newsOf(words.tell(title, before, events, seat), () =>
        action ? words.actionLine(title, before, seat, action) : null,
      );
    },
    refusal: (state, refusal) => words.refusal(title, state, refusal),
    atTerminal: (seen, paint) => eighteenAtTerminal(loaded, seen, speech, paint),
    roundName: ({ round }) => words.roundName(round),
    tableText: (state, paint) => tableText(speech, title, state, paint),
    choices: (state, labels) =>
      choicesOf(loaded, state).map((data) => ({
        data,
        lines: choicesText(speech, labels, loaded, state, data),
      })),
  };
}
