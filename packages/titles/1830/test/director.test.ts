/** Rulebook 9.0, 13.0 and 14.0: the president, and how the office changes hands. */
import type { KitAction } from '@kursbuch/eighteen';
import { chanceFrom, draw, isRefusal } from '@kursbuch/table';
import { expect, test } from 'vitest';
import { table, title } from '../rules/index.ts';
import { P1, P2, P3, P4, type Play, table1830 } from './table1830.ts';

const sell = (company: string, count: number) => ({ type: 'sellShares', company, count }) as const;
const buy = (company: string, from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;

test('1830-9.0a The president decides everything of the corporation', () => {
  let play = table1830()
    .company('PRR', P3)
    .shares(P1, 'PRR', 20)
    .tile('H10', '57', 1)
    .tile('H14', '9', 1)
    .tile('H16', '57', 1)
    .train('PRR', '2')
    .operating('PRR');
  const asked: string[] = [];
  while (play.acting === 'PRR') {
    asked.push(play.top);
    expect(play.waiting).toEqual([P3]);
    for (const other of [P1, P2, P4]) expect(play.kinds(other)).toEqual([]);
    const idle = ['pass', 'runTrains', 'payOut'];
    const action = play.actions(P3).find((one) => idle.includes(one.type)) as KitAction;
    play.refuses(P1, action, 'notDirector', '1830-5.0b');
    play = play.do(P3, action);
  }
  expect(asked).toEqual(['trackStep', 'stationStep', 'runStep', 'revenueStep', 'trainStep']);
});

test("1830-9.0b The buyer of the B&O private holds the B&O president's certificate", () => {
  const play = table1830()
    .closed('SVN&RR', 'C&SL', 'D&H', 'M&H', 'C&A')
    .privateSale(P3)
    .do(P3, { type: 'buyPrivate', private: 'B&O-P' })
    .do(P3, { type: 'setPar', company: 'B&O', price: 100 });
  expect(play.papers(P3, 'B&O')).toEqual([20]);
  expect(play.director('B&O')).toBe(P3);
});

test('1830-9.0c He stays president until another holds more', () => {
  const play = table1830()
    .par('B&O', 67)
    .shares(P1, 'B&O', 20)
    .shares(P2, 'B&O', 10)
    .stockRound({ seat: P2 });
  const equal = play.do(P2, buy('B&O'));
  expect(equal.percent(P2, 'B&O')).toBe(20);
  expect(equal.director('B&O')).toBe(P1);
  const more = equal.pass(4).do(P2, buy('B&O'));
  expect(more.director('B&O')).toBe(P2);
});

test("1830-13.0a 1830-13.0d Another's purchase changes the president at once: a swap, all keep their percent", () => {
  const play = table1830()
    .par('CPR', 67)
    .shares(P1, 'CPR', 30)
    .shares(P2, 'CPR', 30)
    .stockRound({ seat: P2 });
  expect(play.director('CPR')).toBe(P1);
  const after = play.do(P2, buy('CPR'));
  expect(after.director('CPR')).toBe(P2);
  expect(after.papers(P1, 'CPR')).toEqual([10, 10, 10]);
  expect(after.papers(P2, 'CPR')).toEqual([20, 10, 10]);
  expect(after.events).toContainEqual({ type: 'directorChanged', company: 'CPR', from: P1, to: P2 });
});

test('1830-13.0b The president may lose the office by selling', () => {
  const play = table1830().par('CPR', 67).shares(P1, 'CPR', 40).shares(P2, 'CPR', 30).stockRound();
  expect(play.do(P1, sell('CPR', 1)).director('CPR')).toBe(P1);
  const after = play.do(P1, sell('CPR', 2));
  expect(after.director('CPR')).toBe(P2);
  expect(after.papers(P1, 'CPR')).toEqual([10, 10]);
  expect(after.papers(P2, 'CPR')).toEqual([20, 10]);
});

test('1830-13.0c Equal holdings change nothing', () => {
  const play = table1830()
    .par('CPR', 67)
    .shares(P1, 'CPR', 30)
    .shares(P2, 'CPR', 20)
    .stockRound({ seat: P2 });
  const after = play.do(P2, buy('CPR'));
  expect(after.percent(P2, 'CPR')).toBe(30);
  expect(after.director('CPR')).toBe(P1);
  expect(after.papers(P1, 'CPR')).toEqual([20, 10]);
});

test('1830-13.0e 1830-13.0j Worked example: with the fourth NYC share player 2 takes over card, cash and trains', () => {
  const built = table1830()
    .par('NYC', 100)
    .shares(P1, 'NYC', 30)
    .shares(P2, 'NYC', 30, { director: false })
    .operated('NYC')
    .cash('NYC', 450)
    .train('NYC', '2')
    .train('NYC', '2')
    .private('D&H', 'NYC');
  const before = built.stockRound({ seat: P2 });
  expect(before.papers(P1, 'NYC')).toEqual([20, 10]);
  expect(before.papers(P2, 'NYC')).toEqual([10, 10, 10]);
  const after = before.do(P2, buy('NYC'));
  expect(after.papers(P1, 'NYC')).toEqual([10, 10, 10]);
  expect(after.papers(P2, 'NYC')).toEqual([20, 10, 10]);
  for (const part of ['trains', 'stations', 'privates', 'companies', 'markers'] as const)
    expect(after.state[part]).toEqual(before.state[part]);
  expect(after.cash('NYC')).toBe(450);
  const round = after.pass(5);
  expect(round.acting).toBe('NYC');
  expect(round.waiting).toEqual([P2]);
  expect(round.kinds(P1)).toEqual([]);
});

test('1830-13.0f A president may give up his office by selling if another has 20% and the pool has room', () => {
  const play = table1830().par('CPR', 67).shares(P1, 'CPR', 20).shares(P2, 'CPR', 20).stockRound();
  const after = play.do(P1, sell('CPR', 1));
  expect(after.papers(P2, 'CPR')).toEqual([20]);
  expect(after.papers(P1, 'CPR')).toEqual([10]);
  expect(after.percent('pool', 'CPR')).toBe(10);
  expect(after.director('CPR')).toBe(P2);
  // both at once leave him nothing
  expect(play.do(P1, sell('CPR', 2)).papers(P1, 'CPR')).toEqual([]);
});

test('1830-13.0g If no other player has more than 10% the presidency cannot be passed on', () => {
  const play = table1830().par('CPR', 67).shares(P1, 'CPR', 40).shares(P2, 'CPR', 10).stockRound();
  play.refuses(P1, sell('CPR', 3), 'nobodyToDirect', '1830-13.0g');
  play.refuses(P1, sell('CPR', 4), 'nobodyToDirect', '1830-13.0g');
  const after = play.do(P1, sell('CPR', 2));
  expect(after.papers(P1, 'CPR')).toEqual([20]);
  expect(after.director('CPR')).toBe(P1);
});

test("1830-8.0a 1830-13.0h A bought president's certificate never leaves the players, and nothing is lost", () => {
  // lively trade by lot, always the same lots
  let chance = chanceFrom('13.0h');
  const pick = <T>(items: readonly T[]): T => {
    const [index, next] = draw(chance, items.length);
    chance = next;
    return items[index] as T;
  };
  let play: Play = table1830({ players: 3 }).cash(P1, 3000).cash(P2, 3000).cash(P3, 3000).stockRound();
  const bought = new Set<string>();
  let changes = 0;
  for (let step = 0; step < 400 && !play.state.result; step++) {
    const seat = play.waiting[0] as number;
    const actions = play.actions(seat);
    // one kind first, then one of that kind; four corporations are enough
    const kinds = play.kinds(seat).filter((kind) => kind !== 'startCompany' || bought.size < 4);
    const kind = pick(kinds);
    play = play.do(seat, pick(actions.filter((one) => one.type === kind)));
    changes += play.events.filter((one) => one.type === 'directorChanged').length;
    for (const company of title.companies.keys()) {
      const all = [P1, P2, P3, 'pool', 'offer'].flatMap((holder) => play.papers(holder, company));
      expect(all.sort((a, b) => b - a)).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
      if (play.director(company) !== null) bought.add(company);
      const papers = play.state.certificates[company] ?? [];
      const holder = papers.find((one) => one.director)?.holder;
      expect(typeof holder).toBe(bought.has(company) ? 'number' : 'string');
    }
  }
  expect(bought.size).toBe(4);
  expect(changes).toBeGreaterThan(2);
});

test('1830-13.0i A swap may push a player over the certificate limit until his next turn', () => {
  const table = table1830().par('CPR', 67).shares(P1, 'CPR', 30).shares(P2, 'CPR', 30);
  for (const company of ['NYC', 'B&O']) table.par(company, 67).shares(P1, company, 60);
  table.par('C&O', 67).shares(P1, 'C&O', 50);
  const play = table.stockRound({ seat: P2 });
  const papers = (at: Play) => ['CPR', 'NYC', 'B&O', 'C&O'].flatMap((company) => at.papers(P1, company));
  expect(papers(play)).toHaveLength(16);
  const after = play.do(P2, buy('CPR'));
  expect(papers(after)).toHaveLength(17);
  const turn = after.pass(3);
  expect(turn.waiting).toEqual([P1]);
  turn.refuses(P1, { type: 'pass' }, 'mustSell', '1830-10.0f');
  expect(turn.kinds(P1)).toEqual(['sellShares']);
  expect(turn.do(P1, sell('NYC', 1)).kinds(P1)).toContain('pass');
});

test('1830-13.0k When an office is given up the pool limit looks only at the percent sold', () => {
  const play = table1830()
    .par('CPR', 67)
    .shares(P1, 'CPR', 20)
    .shares(P2, 'CPR', 20)
    .shares('pool', 'CPR', 40)
    .stockRound();
  const after = play.do(P1, sell('CPR', 1));
  expect(after.percent('pool', 'CPR')).toBe(50);
  expect(after.papers(P2, 'CPR')).toEqual([20]);
  play.refuses(P1, sell('CPR', 2), 'poolLimit', '1830-12.0c');
});

test("1830-13.0l Without its president's certificate sold a corporation has no president", () => {
  const built = () => table1830().private('C&A', P1).shares(P1, 'PRR', 10, { director: false });
  const play = built().stockRound({ seat: P2 });
  expect(play.director('PRR')).toBeNull();
  // no operating round asks for it: the next stock round begins at once
  expect(built().endOfStockRound().state.round).toMatchObject({ kind: 'stock', set: 3 });
  const after = play.do(P2, { type: 'startCompany', company: 'PRR', price: 67 });
  expect(after.director('PRR')).toBe(P2);
});

test('1830-14.0a The new president is the player with the most shares', () => {
  const play = table1830()
    .par('CPR', 67)
    .shares(P1, 'CPR', 40)
    .shares(P2, 'CPR', 20)
    .shares(P3, 'CPR', 30)
    .stockRound();
  const after = play.do(P1, sell('CPR', 3));
  expect(after.director('CPR')).toBe(P3);
  expect([P1, P2, P3].map((seat) => after.papers(seat, 'CPR'))).toEqual([[10], [10, 10], [20, 10]]);
});

test('1830-14.0b Among equals the first to the left of the old president', () => {
  const play = table1830()
    .par('CPR', 67)
    .shares(P2, 'CPR', 30)
    .shares(P1, 'CPR', 20)
    .shares(P4, 'CPR', 20)
    .stockRound({ seat: P2 });
  const after = play.do(P2, sell('CPR', 2));
  expect(after.director('CPR')).toBe(P4);
  expect(after.papers(P1, 'CPR')).toEqual([10, 10]);
});

test.each([
  [50, 30, 4],
  [30, 30, 2],
  [20, 20, 1],
])(
  '1830-14.0a A sale of part of the office tells of each paper that is sold, and of no other (%i, %i: %i)',
  (mine, his, count) => {
    const play = table1830()
      .par('CPR', 67)
      .shares(P1, 'CPR', mine)
      .shares(P2, 'CPR', his)
      .shares('pool', 'CPR', 10, { director: false })
      .stockRound();
    const outcome = table.act(play.state, P1, sell('CPR', count));
    if (isRefusal(outcome)) throw new Error(outcome.reason);
    const moved = outcome.events.flatMap((event) => (event.type === 'certificateMoved' ? [event] : []));
    const handedOver = moved.findIndex(({ certificate }) => certificate === 'CPR_0');
    // First the office goes over against two papers, then so many go to the pool.
    expect(moved.slice(0, handedOver + 1).map(({ to }) => to)).toEqual([P1, P1, P2]);
    expect(moved.slice(handedOver + 1).map(({ to }) => to)).toEqual(
      Array.from({ length: count }, () => 'pool'),
    );
  },
);
