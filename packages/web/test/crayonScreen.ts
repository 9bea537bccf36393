/** A table of Benelux over a room, as the first seat has it on the screen. */
import type { CrayonAction, CrayonState, Pair } from '@kursbuch/crayon';
import { handOf, linesOf } from '@kursbuch/crayon';
import type { Game, Host, HostOpening } from '@kursbuch/screens/crayon/game/game.ts';
import { isRefusal, Room, recordOf, type Seat } from '@kursbuch/table';
import { game as rules, table, title } from '@kursbuch/titles/benelux';
import { vi } from 'vitest';

// A large screen: there is none under Node.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
vi.stubGlobal('document', { documentElement: { dataset: {} } });

export { title };

export const cityAt = (city: string): number => title.board.city(city)?.at[0] ?? 0;

export interface Screen {
  readonly game: Game;
  readonly state: () => CrayonState;
  /** Somebody acts, here or elsewhere. */
  readonly act: (seat: Seat, action: CrayonAction) => void;
  /** The cheapest line of a seat to a city. */
  readonly lineTo: (seat: Seat, city: string) => readonly Pair[];
}

/** Round 1, the first turn: Anna begins in Brussels, Ben in Bremen. Or before all that. */
export async function screenOf({ isSetUp = true, seed = 'screen' } = {}): Promise<Screen> {
  const { Game } = await import('@kursbuch/screens/crayon/game/game.ts');
  const { Game: Frame } = await import('@kursbuch/screens/game/game.ts');
  const setup = { players: ['Anna', 'Ben'], seed, options: { drawSeats: false } };
  const room = Room.replay(table, recordOf('benelux', setup, []));
  if (!(room instanceof Room)) throw new Error(room.refusal.reason);
  const people = [0];
  const sitters = room.state.players.map((name, seat) => ({
    ...{ name, colour: seat + 1 },
    player: people.includes(seat) ? ('person' as const) : ('remote' as const),
  }));
  const host = {
    open: async () => ({
      info: { id: 'a', title: 'benelux', name: 'A', sitters, changed: 0 },
      ...room.open(people),
    }),
    listen: (hear: (news: object) => void) =>
      void room.listen(people, (change) => hear({ type: 'steps', ...change })),
    offers: async (seat: Seat, at: number) => room.offers(seat, at),
    act: async (seat: Seat, action: object, at: number) => room.act(seat, action, at),
    rehearse: async (seat: Seat, action: object, at: number) => room.rehearse(seat, action, at),
    undo: async (at: number) => void room.undo(at),
    redo: async (at: number) => void room.redo(at),
    standing: async (seat: Seat, at: number) => room.standing(seat, at),
    record: async () => room.record(people),
    close() {},
  } as unknown as Host;
  const look = { name: 'Benelux', geography: {}, pictograms: {} } as never;
  const show = (_host: unknown, opening: HostOpening) => ({
    game: new Game(host, opening, { title, look, game: rules }),
  });
  const { game } = await Frame.open(host, async () => ({ show }) as never);
  const state = () => room.state as CrayonState;
  const act = (seat: Seat, action: CrayonAction): void => {
    const refusal = room.act(seat, action, room.length);
    if (refusal && isRefusal(refusal)) throw new Error(`${JSON.stringify(action)}: ${refusal.reason}`);
  };
  for (const [seat, city] of isSetUp ? ['bruessel', 'bremen'].entries() : []) {
    act(seat, { type: 'keepOrders', cards: handOf(state(), seat).slice(0, 3) });
    act(seat, { type: 'chooseStart', city });
  }
  return {
    game: game as unknown as Game,
    state,
    act,
    lineTo: (seat, city) =>
      linesOf(title, state(), seat, { spent: 0, out: {} }).to(cityAt(city))?.segments ?? [],
  };
}
