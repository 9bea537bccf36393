/** Standing instructions: no rule of 1830, but what its seats may leave to the table. */
import type { KitAction, KitInstruction } from '@kursbuch/eighteen';
import { Room, wasNeedless } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { table } from '../rules/index.ts';
import { P1, P2, P3, P4, type Play, type TableBuilder, table1830 } from './table1830.ts';

const pass = { type: 'pass' } as const;
const buy = (company: string): KitAction => ({ type: 'buyShare', company, from: 'offer' });
const sell = (company: string, count: number): KitAction => ({ type: 'sellShares', company, count });

function roomOf({ state }: Play) {
  const { players, options } = state;
  const room = new Room(table, { players, seed: 'seed', options }, state);
  const done = (refusal: unknown) => expect(refusal).toBeNull();
  return {
    room,
    act: (seat: number, action: KitAction) => done(room.act(seat, action, room.length)),
    give: (seat: number, instruction: KitInstruction) => done(room.instruct(seat, instruction, room.length)),
    open: (seat: number) => room.standing(seat, room.length)?.open,
    given: (seat: number) => room.standing(seat, room.length)?.given,
  };
}

/** P2 directs PRR, P1 has two of its shares; P3 directs CPR, P4 NYC. */
const market = (): TableBuilder =>
  table1830()
    .company('PRR', P2, { percent: 40 })
    .shares(P1, 'PRR', 20, { director: false })
    .company('CPR', P3, { percent: 30 })
    .par('NYC', 67)
    .shares(P4, 'NYC', 20);

const until = (end: 'concerned' | 'roundOver'): KitInstruction => ({ type: 'passStock', until: end });

test('a player passes until something changes for his shares', () => {
  const { act, give, given, room, open } = roomOf(market().stockRound());
  expect(open(P1)).toEqual([until('concerned'), until('roundOver')]);
  give(P1, until('concerned'));
  expect(room.waiting).toEqual([P2]);
  // Shares that he has none of are no concern of his.
  for (const seat of [P2, P3]) {
    act(seat, buy('NYC'));
    if (room.waiting.includes(seat)) act(seat, pass);
  }
  act(P4, pass);
  expect([room.waiting, given(P1)?.[0]?.times]).toEqual([[P2], 2]);
  act(P2, buy('PRR'));
  expect(given(P1)).toMatchObject([{ over: { reason: 'sharesBought', params: { company: 'PRR', by: P2 } } }]);
  for (const seat of [P2, P3, P4]) if (room.waiting.includes(seat)) act(seat, pass);
  expect(room.waiting).toEqual([P1]);
});

test('what concerns a player: sales, a price, a director, a new company', () => {
  const over = (prepare: (table: TableBuilder) => TableBuilder, action: KitAction, seat: number = P1) => {
    const { act, give, given } = roomOf(prepare(market()).stockRound({ seat: P2 }));
    give(seat, until('concerned'));
    act(P2, action);
    return given(seat)?.[0]?.over ?? null;
  };
  const as = (table: TableBuilder) => table;
  expect(over(as, sell('PRR', 1))).toEqual({ reason: 'sharesSold', params: { company: 'PRR', by: P2 } });
  expect(over(as, sell('PRR', 3))).toEqual({
    reason: 'directorChanged',
    params: { company: 'PRR', by: P2 },
  });
  expect(over(as, { type: 'startCompany', company: 'Erie', price: 67 })).toEqual({
    reason: 'companyStarted',
    params: { company: 'Erie', by: P2 },
  });
  // P3 has nothing of PRR.
  expect(over(as, sell('PRR', 1), P3)).toBeNull();
});

test('or until the round is over, whatever happens; then he is asked again', () => {
  const { act, give, given, room, open } = roomOf(market().stockRound());
  give(P1, until('roundOver'));
  act(P2, sell('PRR', 1));
  act(P2, pass);
  for (const seat of [P3, P4, P2, P3, P4]) if (room.waiting.includes(seat)) act(seat, pass);
  expect(room.state.round.kind).toBe('operating');
  expect(given(P1)?.every(({ over }) => over !== null)).toBe(true);
  expect(open(P1)?.some(({ type }) => type === 'passStock')).toBe(false);
});

test('who trades himself passes no more; who must sell is asked', () => {
  const { act, give, given, room } = roomOf(market().stockRound());
  act(P1, buy('PRR'));
  give(P1, until('roundOver'));
  expect(room.waiting).toEqual([P2]);
  act(P2, { type: 'startCompany', company: 'Erie', price: 67 });
  if (room.waiting.includes(P2)) act(P2, pass);
  const [order] = given(P1) ?? [];
  expect(order?.over).toBeNull();
  expect(room.revoke(P1, order?.id ?? 0)).toBe(true);
  for (const seat of [P3, P4]) if (room.waiting.includes(seat)) act(seat, pass);
  expect(room.waiting).toEqual([P1]);
});

test('M&H: the owner is not asked again before every operating round', () => {
  const table = table1830().private('M&H', P1).par('NYC', 67).shares(P2, 'NYC', 20);
  const { act, give, open, given, room } = roomOf(table.endOfStockRound());
  expect(room.state.agenda.at(-1)?.kind).toBe('beforeRound');
  const skip = { type: 'skip', company: null, matters: ['M&H'], until: 'phase' } as const;
  expect(open(P1)).toEqual([{ ...skip, until: 'stockRound' }, skip]);
  give(P1, skip);
  expect(room.state.round.kind).toBe('stock');
  for (let turn = 0; turn < 4; turn++) act(room.waiting[0] as number, pass);
  // The next operating round has come and gone, and nobody was asked before it.
  expect([room.state.round, room.state.agenda.at(-1)?.kind]).toMatchObject([{ kind: 'stock' }, 'stockTurn']);
  expect(given(P1)).toMatchObject([{ instruction: skip, times: 2, over: null }]);
  act(room.waiting[0] as number, { type: 'exchangePrivate', private: 'M&H', from: 'offer' });
  expect(given(P1)).toEqual([]);
});

test('a company’s director is not asked again about privates he does not want', () => {
  const table = table1830()
    .phase('3')
    .company('PRR', P1, { cash: 500 })
    .train('PRR', '3')
    .private('C&SL', P2)
    .private('D&H', P1);
  const { act, give, open, given, room } = roomOf(table.atStep('PRR', 'privates', { of: 3 }));
  const skip = { type: 'skip', company: null, until: 'stockRound' } as const;
  const [first] = open(P1) ?? [];
  expect(first).toMatchObject({ ...skip, matters: expect.arrayContaining(['C&SL', 'D&H']) });
  give(P1, first as KitInstruction);
  // The next round: track, runs and trains are asked for, privates are not.
  const kinds: string[] = [];
  while (room.state.round.number === 2) {
    kinds.push(room.state.agenda.at(-1)?.kind ?? '');
    const [offer] = room.offers(P1, room.length)?.filter((one) => one.type === 'one') ?? [];
    act(P1, (offer?.type === 'one' ? offer.action : pass) as KitAction);
  }
  expect(kinds).toContain('trackStep');
  expect(kinds).not.toContain('privatesStep');
  expect(given(P1)).toMatchObject([{ over: null }]);
});

test('who does not want to be asked about privates is not asked as his other companies either', () => {
  const table = table1830()
    .phase('3')
    .company('PRR', P1, { cash: 500 })
    .train('PRR', '3')
    .company('NYC', P1, { par: 90, cash: 30 })
    .private('C&SL', P2)
    .private('D&H', P1);
  const { give, open, room } = roomOf(table.atStep('NYC', 'privates', { others: ['PRR'] }));
  // NYC cannot pay for D&H; what is instructed holds for PRR all the same.
  const [first] = open(P1) ?? [];
  expect(first).toMatchObject({ company: null, matters: expect.arrayContaining(['C&SL', 'D&H']) });
  give(P1, first as KitInstruction);
  const kinds: string[] = [];
  while (room.state.round.kind === 'operating') {
    kinds.push(room.state.agenda.at(-1)?.kind ?? '');
    const [seat = P1] = room.waiting;
    const [offer] = room.offers(seat, room.length)?.filter((one) => one.type === 'one') ?? [];
    expect(room.act(seat, offer?.type === 'one' ? offer.action : pass, room.length)).toBeNull();
  }
  expect(kinds).not.toContain('privatesStep');
});

describe('the end of a turn', () => {
  const rich = () => table1830().phase('3').company('PRR', P1, { cash: 700 }).train('PRR', '3');
  const top = (room: ReturnType<typeof roomOf>['room']) => [
    room.state.agenda.findLast(({ kind }) => kind === 'companyTurn')?.kind,
    room.state.agenda.at(-1)?.kind,
  ];

  test('is not asked about when the same was passed a moment before', () => {
    const { act, room } = roomOf(rich().private('D&H', P1).atStep('PRR', 'trains', { of: 2 }));
    expect(top(room)).toEqual(['companyTurn', 'trainStep']);
    act(P1, pass);
    expect(room.state.round).toMatchObject({ kind: 'operating', number: 2 });
    // The first pass was decided, the second followed by itself: a record of both tells them apart too.
    expect([0, 1, 2].map((at) => room.wasNeedless(at))).toEqual([false, true, false]);
    // Whoever has only heard the steps makes it out, too.
    const steps = room.whole.actions;
    const views = [0, 1].map((at) => table.view(room.stateAt(at), [P1]));
    expect(views.map((view, at) => wasNeedless(table, view, steps[at], steps[at - 1]))).toEqual([
      false,
      true,
    ]);
    // Undo comes back to the decision, not to what followed by itself.
    expect(room.undo(room.length)).toBe(true);
    expect(top(room)).toEqual(['companyTurn', 'trainStep']);
  });

  test('is asked about when money could still come into the own purse', () => {
    const { act, room } = roomOf(
      rich().cash('PRR', 400).supply('3', 1).private('D&H', P1).atStep('PRR', 'trains', { of: 2 }),
    );
    const buy = room
      .offers(P1, room.length)
      ?.find((one) => one.type === 'one' && one.action.type === 'buyTrain');
    act(P1, (buy?.type === 'one' ? buy.action : pass) as KitAction);
    expect(top(room)).toEqual(['companyTurn', 'privatesStep']);
    act(P1, pass);
    expect([0, 1].map((at) => room.wasNeedless(at))).toEqual([false, false]);
  });

  test('is not asked about for a private of somebody else once something was done in the turn', () => {
    const { room } = roomOf(rich().private('D&H', P2).atStep('PRR', 'run', { of: 2 }));
    const best = room.offers(P1, room.length) ?? [];
    expect(best.length).toBeGreaterThan(0);
    while (room.state.agenda.at(-1)?.kind !== 'privatesStep' && room.state.round.number === 1) {
      const [offer] = room.offers(P1, room.length)?.filter((one) => one.type === 'one') ?? [];
      expect(room.act(P1, offer?.type === 'one' ? offer.action : pass, room.length)).toBeNull();
    }
    expect(room.state.round.number).toBe(2);
  });
});

test('a deal that was declined is declined again, unless the price is better', () => {
  const table = table1830().private('D&H', P1).par('PRR', 67).shares(P2, 'PRR', 20);
  const { act, give, open, given, room } = roomOf(table.stockRound({ seat: P2 }));
  const ask = (price: number): KitAction => ({ type: 'requestPrivate', private: 'D&H', price });
  act(P2, ask(90));
  const decline = { type: 'declineDeal', private: 'D&H', side: 'seller', price: 90 } as const;
  expect(open(P1)).toEqual([
    { ...decline, until: 'stockRound' },
    { ...decline, until: 'phase' },
  ]);
  give(P1, { ...decline, until: 'stockRound' });
  expect(room.waiting).toEqual([P2]);
  act(P2, pass);
  act(P3, ask(90));
  expect([room.waiting, given(P1)?.[0]?.times]).toEqual([[P3], 2]);
  act(P3, pass);
  act(P4, ask(91));
  expect(room.waiting).toEqual([P1]);
  act(P1, { type: 'accept' });
  expect(given(P1)).toEqual([]);
});
