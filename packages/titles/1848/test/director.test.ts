/** Chapter VII: the director, and how the office changes hands. */
import { percentOf } from '@kursbuch/eighteen';
import { chanceFrom, draw, type Seat } from '@kursbuch/table';
import { expect, test } from 'vitest';
import type { Action1848 } from '../rules/index.ts';
import { P1, P2, P3, P4, type Play, table1848 } from './table1848.ts';

const buy = (company: string, from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
const sell = (company: string, count: number) => ({ type: 'sellShares', company, count }) as const;

const RAILWAYS = ['QR', 'VR', 'NSW', 'WA', 'CAR', 'SAR', 'FT', 'COM'];

/** Every priced company has one director: a player with the most shares. */
function directed({ state }: Play): boolean {
  return RAILWAYS.filter((company) => state.companies[company]?.par !== null).every((company) => {
    const offices = (state.certificates[company] ?? []).filter((one) => one.director);
    const [director] = offices.map((one) => one.holder);
    if (offices.length !== 1 || typeof director !== 'number') return false;
    const most = Math.max(...state.players.map((_, seat) => percentOf(state, company, seat)));
    return percentOf(state, company, director) === most;
  });
}

test('1848-VII-1 1848-VII-2 Every priced company has one director, who holds the most of it', () => {
  let play: Play = table1848().cash(P1, 3000).cash(P2, 3000).cash(P3, 900).stockRound();
  let chance = chanceFrom('directors');
  let changes = 0;
  for (let turn = 0; turn < 400; turn++) {
    const seat = play.waiting[0] as Seat;
    const lively = play.actions(seat).filter((one) => one.type !== 'pass');
    const list: readonly Action1848[] = lively.length > 0 ? lively : play.actions(seat);
    const [picked, next] = draw(chance, list.length);
    chance = next;
    play = play.do(seat, list[picked] as Action1848);
    if (play.state.round.kind !== 'stock') break;
    expect(directed(play), `after action ${turn}`).toBe(true);
    for (const { type } of play.events) if (type === 'directorChanged') changes++;
  }
  expect(changes).toBeGreaterThan(5);
});

test('1848-VII-3 Only the director decides for the company', () => {
  const play = table1848().company('NSW', P1, { percent: 40 }).shares(P2, 'NSW', 20).atRevenue('NSW', 100);
  play.refuses(P2, { type: 'payOut' }, 'notDirector', '1848-VII-3');
  play.refuses(P2, { type: 'withhold' }, 'notDirector', '1848-VII-3');
  expect([play.kinds(P2), play.waiting]).toEqual([[], [P1]]);
  expect(play.kinds(P1)).toEqual(['payOut', 'withhold']);
});

test('1848-VII-4 1848-VII-10 1848-VII-11 Who comes to hold more takes over: certificates are swapped, the company stays as it is', () => {
  const play = table1848()
    .company('NSW', P1, { percent: 30, cash: 250 })
    .shares(P2, 'NSW', 30)
    .train('NSW', '2')
    .train('NSW', '2')
    .station('NSW', 'E18')
    .stockRound({ seat: P2 });
  const after = play.do(P2, buy('NSW'));
  expect([play.director('NSW'), after.director('NSW')]).toEqual([P1, P2]);
  expect([play.papers(P1, 'NSW'), after.papers(P1, 'NSW')]).toEqual([
    [20, 10],
    [10, 10, 10],
  ]);
  expect(after.papers(P2, 'NSW')).toEqual([20, 10, 10]);
  const assets = ({ state }: Play) => [
    state.cash.NSW,
    state.companies.NSW,
    state.markers.NSW,
    state.stations,
    state.trains,
  ];
  expect(assets(after)).toEqual(assets(play));
  expect([after.cash('NSW'), after.trains('NSW'), after.stations('E18')]).toEqual([
    250,
    ['2', '2'],
    ['NSW:0'],
  ]);
});

test('1848-VII-4 So does who holds more after a sale', () => {
  const play = table1848().company('NSW', P1, { percent: 40 }).shares(P2, 'NSW', 30).stockRound();
  const after = play.do(P1, sell('NSW', 2));
  expect([after.director('NSW'), after.papers(P1, 'NSW'), after.papers(P2, 'NSW')]).toEqual([
    P2,
    [10, 10],
    [20, 10],
  ]);
});

test('1848-VII-5 A tie changes nothing', () => {
  const table = table1848().company('NSW', P1, { percent: 40 }).shares(P2, 'NSW', 30);
  const bought = table.stockRound({ seat: P2 }).do(P2, buy('NSW'));
  expect([bought.percent(P2, 'NSW'), bought.director('NSW')]).toEqual([40, P1]);
  const sold = table.stockRound({ seat: P1 }).do(P1, sell('NSW', 1));
  expect([sold.percent(P1, 'NSW'), sold.director('NSW')]).toEqual([30, P1]);
});

test('1848-VII-6 Among equals the next in turn order takes over', () => {
  const sells = (director: Seat, ...others: readonly Seat[]) => {
    const table = table1848().company('NSW', director, { percent: 40 });
    for (const seat of others) table.shares(seat, 'NSW', 20, { director: false });
    const after = table.stockRound({ seat: director }).do(director, sell('NSW', 3));
    expect(after.percent(director, 'NSW')).toBe(10);
    return after.director('NSW');
  };
  expect(sells(P1, P2, P3)).toBe(P2);
  expect(sells(P3, P1, P2)).toBe(P1);
  expect(sells(P2, P1, P4)).toBe(P4);
});

test('1848-VII-7 Nobody resigns: the only way out of office is a sale to the bank', () => {
  const table = table1848().company('NSW', P1, { percent: 40 }).shares(P2, 'NSW', 30);
  const play = table.stockRound();
  play.refuses(P1, { type: 'resign', company: 'NSW' }, 'unknownAction', '1848-0-1');
  expect(play.kinds(P1)).toEqual(['buyShare', 'pass', 'sellShares', 'startCompany']);
  const turn = table.operating('NSW');
  turn.refuses(P1, { type: 'resign', company: 'NSW' }, 'unknownAction', '1848-0-1');
  expect(turn.kinds(P1)).toEqual(['layTile', 'pass']);
  turn.refuses(P1, sell('NSW', 2), 'notInOperatingRound', '1848-XIII-2');
  expect(play.do(P1, sell('NSW', 2)).director('NSW')).toBe(P2);
});

test('1848-VII-8 Somebody else must hold 20% before the director certificate goes', () => {
  const play = table1848().company('NSW', P1, { percent: 50 }).shares(P2, 'NSW', 10).stockRound();
  for (const count of [4, 5]) {
    play.refuses(P1, sell('NSW', count), 'nobodyToDirect', '1848-VII-8');
    expect(play.offers(P1, sell('NSW', count))).toBe(false);
  }
  const kept = play.do(P1, sell('NSW', 3));
  expect([kept.director('NSW'), kept.papers(P1, 'NSW')]).toEqual([P1, [20]]);
  const other = table1848().company('NSW', P1, { percent: 50 }).shares(P2, 'NSW', 20).stockRound();
  expect(other.do(P1, sell('NSW', 5)).director('NSW')).toBe(P2);
});

test('1848-VII-9 He must be allowed to sell at that moment', () => {
  const table = () => table1848().company('NSW', P1, { percent: 20 }).shares(P2, 'NSW', 20);
  table().stockRound({ set: 1 }).refuses(P1, sell('NSW', 1), 'firstRoundSale', '1848-VI-12');
  const full = table().shares('pool', 'NSW', 50).stockRound();
  full.refuses(P1, sell('NSW', 1), 'poolLimit', '1848-VI-13');
  expect(full.kinds(P1)).not.toContain('sellShares');
  expect(table().stockRound().do(P1, sell('NSW', 1)).director('NSW')).toBe(P2);
});

test('1848-VII-12 One share out of the director certificate, if another becomes director by it', () => {
  const play = table1848()
    .company('NSW', P1, { percent: 20 })
    .shares(P2, 'NSW', 20)
    .shares('pool', 'NSW', 40)
    .stockRound();
  expect(play.papers(P1, 'NSW')).toEqual([20]);
  const after = play.do(P1, sell('NSW', 1));
  expect([after.director('NSW'), after.papers(P1, 'NSW'), after.papers(P2, 'NSW')]).toEqual([P2, [10], [20]]);
  expect(after.percent('pool', 'NSW')).toBe(50);
  play.refuses(P1, sell('NSW', 2), 'poolLimit', '1848-VI-13');
  expect(play.offers(P1, sell('NSW', 2))).toBe(false);
  // with less in the pool just the same
  const early = table1848().company('NSW', P1, { percent: 20 }).shares(P2, 'NSW', 20).stockRound();
  expect(early.do(P1, sell('NSW', 1)).director('NSW')).toBe(P2);
});
