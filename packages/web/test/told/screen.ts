/** A table on the screen without a page: what a seat would see there at a moment of a game. */
import './page.ts';
import { Game } from '@kursbuch/screens/game/game.ts';
import type { Shown, TitleOnScreen } from '@kursbuch/screens/game/shown.ts';
import type { GameHost } from '@kursbuch/screens/host/gameHost.ts';
import { speak, spokenBook } from '@kursbuch/screens/words/index.ts';
import {
  type Action,
  type GameEvent,
  isRefusal,
  type Seat,
  spelledOut,
  type Table,
  type TableState,
} from '@kursbuch/table';
import type { Language } from '@kursbuch/words';
import { titleOnScreen } from '../../src/titles/index.ts';
import type { Step, Witness } from './machine.ts';

/** Everybody at a table of one person is somewhere else. */
const sittersOf = (players: readonly string[], seat: Seat) =>
  players.map((name, other) => ({
    name,
    player: other === seat ? ('person' as const) : ('remote' as const),
    colour: (other % 6) + 1,
  }));

export interface Screen<S extends TableState, A extends Action, E extends GameEvent> {
  /** The table as this seat sees it in this state, and all it is asked. */
  open(table: Table<S, A, E>, state: S, seat: Seat): Promise<Shown>;
  speak(language: Language): Promise<void>;
}

export async function screenOf<S extends TableState, A extends Action, E extends GameEvent>(
  id: string,
): Promise<Screen<S, A, E>> {
  await speak('en');
  const title: TitleOnScreen = await titleOnScreen(id);
  return {
    async speak(language) {
      if (spokenBook.value?.words.language !== language) await speak(language);
    },
    async open(table, state, seat) {
      const view = table.view(state, [seat]);
      const host = {
        open: async () => ({
          info: { id: 'told', title: id, name: 'told', sitters: sittersOf(state.players, seat), changed: 0 },
          start: view,
          steps: [],
          undone: 0,
          waiting: table.waiting(state),
        }),
        listen() {},
        offers: async (asked: Seat) => table.choices(view, asked).map(spelledOut),
        act: async () => null,
        rehearse: async (asked: Seat, action: A) => table.rehearse(view, asked, action),
        undo: async () => {},
        redo: async () => {},
        standing: async () => null,
        instruct: async () => null,
        revoke: async () => {},
        record: async () => {
          throw new Error('nobody keeps this game');
        },
        branch: async () => null,
        close() {},
      } as unknown as GameHost;
      const shown = await Game.open(host, async () => title);
      while (shown.game.offers.value === null) await Promise.resolve();
      return shown;
    },
  };
}

/** A step before which somebody sat at the screen. */
export interface Sight<S extends TableState, A extends Action, E extends GameEvent> extends Step<S, A, E> {
  /** Who looked. */
  readonly eye: Seat;
  readonly shown: Shown;
}

interface Looks {
  /** One step in so many is looked at, and the first of a game: a table is opened for it. */
  readonly every: number;
  /** One look in so many is that of anybody, who may have to wait for others; left out: whoever is asked looks. */
  readonly anybody?: number;
}

/** Sit down before a step now and then, and look. */
export const sitting =
  <S extends TableState, A extends Action, E extends GameEvent>(
    table: Table<S, A, E>,
    screen: Screen<S, A, E>,
    { every, anybody }: Looks,
    look: (sight: Sight<S, A, E>, witness: Witness) => void | Promise<void>,
  ) =>
  async (step: Step<S, A, E>, witness: Witness): Promise<void> => {
    const { before, dice, index } = step;
    if (index !== 0 && dice.below(every) !== 0) return;
    const [asked] = table.waiting(before);
    if (asked === undefined) return;
    const isAnybody = anybody !== undefined && dice.below(anybody) === 0;
    const eye = isAnybody ? dice.below(before.players.length) : asked;
    const shown = await screen.open(table, before, eye);
    await look({ ...step, eye, shown }, witness);
    shown.game.close();
  };

/** What would follow, for the hand of a seat. */
export function outcomeOf<S extends TableState, A extends Action, E extends GameEvent>(
  table: Table<S, A, E>,
  view: S,
  seat: Seat,
  action: A,
) {
  const told = table.rehearse(view, seat, action);
  if (isRefusal(told)) return null;
  return { ...told, after: told.events.reduce<S>((state, event) => table.evolve(state, event), view) };
}
