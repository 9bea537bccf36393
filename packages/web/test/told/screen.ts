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
