/** Standing instructions: no rule of 1848, but what its seats may leave to the table. */
import type { KitInstruction } from '@kursbuch/eighteen';
import { Room } from '@kursbuch/table';
import { expect, test } from 'vitest';
import { table } from '../rules/index.ts';
import { P1, P2, P3, type Play, table1848 } from './table1848.ts';

function roomOf({ state }: Play) {
  const { players, options } = state;
  const room = new Room(table, { players, seed: 'seed', options }, state);
  const done = (refusal: unknown) => expect(refusal).toBeNull();
  return {
    room,
    act: (seat: number, action: Parameters<Play['do']>[1]) => done(room.act(seat, action, room.length)),
    give: (seat: number, instruction: KitInstruction) => done(room.instruct(seat, instruction, room.length)),
    standing: (seat: number) => room.standing(seat, room.length),
  };
}

test('a player passes in a stock round until his shares are touched', () => {
  const market = table1848({ players: 3 }).par('VR', 70).shares(P2, 'VR', 40).shares(P1, 'VR', 20);
  const { room, act, give, standing } = roomOf(market.cash(P2, 500).cash(P3, 500).stockRound({ seat: P1 }));
  give(P1, { type: 'passStock', until: 'concerned' });
  act(P2, { type: 'startCompany', company: 'NSW', price: 70 });
  expect(standing(P1)?.given).toMatchObject([{ over: { reason: 'companyStarted' } }]);
  expect(room.waiting).not.toContain(P1);
});

test('the last question of every turn, for a loan, is not asked again', () => {
  const turn = table1848().phase('3').company('VR', P1, { cash: 0 }).train('VR', '3');
  const { room, act, give, standing } = roomOf(turn.atStep('VR', 'privates', { of: 2 }));
  const skip = { type: 'skip', company: null, matters: ['takeLoan'], until: 'phase' } as const;
  expect(standing(P1)?.open).toContainEqual(skip);
  give(P1, skip);
  const kinds: string[] = [];
  while (room.state.round.number === 2 && room.state.round.kind === 'operating' && kinds.length < 20) {
    kinds.push(room.state.agenda.at(-1)?.kind ?? '');
    const [offer] = room.offers(P1, room.length)?.filter((one) => one.type === 'one') ?? [];
    if (offer?.type === 'one') act(P1, offer.action);
  }
  expect(kinds).toContain('trackStep');
  expect(kinds).not.toContain('privatesStep');
});
