/** Rulebook 10.0: how much paper a player may hold, and the three coloured areas of the market. */
import type { KitAction } from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import { P1, P2, P3, type TableBuilder, table1830 } from './table1830.ts';

/** Cells of the market, one of each kind. */
const WHITE = '0,6';
const YELLOW = '8,6';
const ORANGE = '10,6';
const BROWN = '10,5';

const buy = (company: string, from: 'offer' | 'pool' = 'offer', count?: number) =>
  ({ type: 'buyShare', company, from, ...(count === undefined ? {} : { count }) }) as const;
const sell = (company: string, count = 1) => ({ type: 'sellShares', company, count }) as const;

/** So many white certificates for P1: five of a company each, the rest as ordinary shares of the next one. */
function hand(table: TableBuilder, certificates: number): TableBuilder {
  const companies = ['NYC', 'B&O', 'C&O', 'Erie', 'B&M', 'PRR'];
  for (let left = certificates; left > 0; left -= 5) {
    const company = companies.shift() as string;
    table.par(company, 100, WHITE);
    if (left >= 5) table.shares(P1, company, 60);
    else table.shares(P2, company, 50).shares(P1, company, left * 10);
  }
  return table;
}

/** A company of P3 with shares left to buy, on a cell of the market. */
const target = (table: TableBuilder, company = 'CPR', cell = WHITE) =>
  table.par(company, 67, cell).shares(P3, company, 20);

test('1830-10.0a A player may hold at most 60% of one corporation', () => {
  const play = table1830().company('CPR', P1).shares('pool', 'CPR', 10).stockRound();
  play.refuses(P1, buy('CPR'), 'holdingLimit', '1830-10.0a');
  play.refuses(P1, buy('CPR', 'pool'), 'holdingLimit', '1830-10.0a');
  const fifty = table1830().company('CPR', P1, { percent: 50 }).stockRound();
  expect(fifty.do(P1, buy('CPR')).percent(P1, 'CPR')).toBe(60);
});

test('1830-10.0b In the orange and the brown area there is no such limit', () => {
  const at = (cell: string) => table1830().company('CPR', P1, { cell }).stockRound();
  expect(at(ORANGE).do(P1, buy('CPR')).percent(P1, 'CPR')).toBe(70);
  expect(at(BROWN).do(P1, buy('CPR')).percent(P1, 'CPR')).toBe(70);
  at(YELLOW).refuses(P1, buy('CPR'), 'holdingLimit', '1830-10.0a');
});

test('1830-10.0c The certificate limit follows the number of players', () => {
  for (const [players, limit] of [
    [2, 28],
    [3, 20],
    [4, 16],
    [5, 13],
    [6, 11],
  ] as const) {
    const held = (certificates: number) =>
      hand(table1830({ players }), certificates).par('CPR', 67).shares(P2, 'CPR', 20).stockRound();
    expect(
      held(limit - 1)
        .do(P1, buy('CPR'))
        .papers(P1, 'CPR'),
    ).toEqual([10]);
    const refusal = held(limit).refuses(P1, buy('CPR'), 'certificateLimit', '1830-10.0c');
    expect(refusal.params).toEqual({ held: limit, limit });
    held(limit).refuses(
      P1,
      { type: 'startCompany', company: 'NYNH', price: 67 },
      'certificateLimit',
      '1830-10.0c',
    );
  }
});

test("1830-10.0d Certificates are counted, not percent: the president's counts one", () => {
  const held = (tens: number) =>
    target(table1830())
      .par('PRR', 100)
      .shares(P1, 'PRR', 60)
      .par('NYC', 100)
      .shares(P1, 'NYC', 60)
      .par('B&O', 100)
      .shares(P1, 'B&O', 50)
      .par('C&O', 100)
      .shares(P2, 'C&O', 50)
      .shares(P1, 'C&O', tens * 10)
      .stockRound();
  const full = held(2);
  const companies = ['PRR', 'NYC', 'B&O', 'C&O'];
  expect(companies.flatMap((company) => full.papers(P1, company))).toHaveLength(16);
  expect(companies.reduce((sum, company) => sum + full.percent(P1, company), 0)).toBe(190);
  full.refuses(P1, buy('CPR'), 'certificateLimit', '1830-10.0c');
  expect(held(1).offers(P1, buy('CPR'))).toBe(true);
});

test('1830-10.0e Open privates of the player count, closed ones and those of corporations do not', () => {
  const table = () => target(hand(table1830(), 14)).private('B&O-P', P1);
  const two = () => table().private('D&H', P1);
  two().stockRound().refuses(P1, buy('CPR'), 'certificateLimit', '1830-10.0c');
  expect(table().private('D&H', 'NYC').stockRound().do(P1, buy('CPR')).papers(P1, 'CPR')).toEqual([10]);
  // the first train of B&O closes its private (17.0ab): in the next stock round one more certificate is allowed
  const closed = two()
    .operated('B&O')
    .cash('B&O', 1000)
    .atStep('B&O', 'trains')
    .do(P1, { type: 'buyTrain', from: 'bank', kind: '2', price: 80 })
    .passTurn();
  expect(closed.state.privates['B&O-P']).toMatchObject({ owner: P1, closed: true });
  expect(closed.state.privates['D&H']).toMatchObject({ owner: P1, closed: false });
  expect(closed.waiting).toEqual([P1]);
  const full = closed.do(P1, buy('CPR'));
  expect(full.papers(P1, 'CPR')).toEqual([10]);
  full.pass(4).refuses(P1, buy('CPR'), 'certificateLimit', '1830-10.0c');
});

test('1830-10.0f Whoever holds too many may do nothing but sell on his turn', () => {
  const play = target(hand(table1830(), 17))
    .par('NYNH', 67, YELLOW)
    .shares(P2, 'NYNH', 50)
    .shares(P1, 'NYNH', 10)
    .private('C&SL', P2)
    .stockRound();
  expect(play.kinds(P1)).toEqual(['sellShares']);
  play.refuses(P1, { type: 'pass' }, 'mustSell', '1830-10.0f');
  play.refuses(P1, buy('CPR'), 'mustSell', '1830-10.0f');
  play.refuses(P1, buy('NYNH'), 'mustSell', '1830-10.0f');
  play.refuses(P1, { type: 'startCompany', company: 'NYNH', price: 67 }, 'mustSell', '1830-10.0f');
  play.refuses(P1, { type: 'requestPrivate', private: 'C&SL', price: 50 }, 'mustSell', '1830-10.0f');
  // a sale that does not lower the count is legal, but not enough
  const yellow = play.do(P1, sell('NYNH'));
  yellow.refuses(P1, { type: 'pass' }, 'mustSell', '1830-10.0f');
  const white = yellow.do(P1, sell('NYC'));
  expect(white.waiting).toEqual([P1]);
  expect(white.pass().waiting).toEqual([P2]);
});

test('1830-10.0g Shares in the yellow, orange or brown area do not count', () => {
  for (const cell of [YELLOW, ORANGE, BROWN]) {
    const play = target(hand(table1830(), 16))
      .par('NYNH', 67, cell)
      .shares(P2, 'NYNH', 50)
      .shares(P1, 'NYNH', 30)
      .stockRound();
    play.refuses(P1, buy('CPR'), 'certificateLimit', '1830-10.0c');
    expect(play.do(P1, buy('NYNH')).papers(P1, 'NYNH')).toHaveLength(4);
  }
});

test('1830-10.0h Shares that leave the yellow area count again', () => {
  const table = () =>
    hand(table1830(), 16)
      .par('PRR', 100, '4,3')
      .shares(P1, 'PRR', 40)
      .floated('PRR')
      .operated('PRR')
      .tile('H10', '57', 1)
      .train('PRR', '2');
  expect(table().stockRound().kinds(P1)).toContain('pass');
  const run = table().atStep('PRR', 'run');
  const paid = run.do(P1, run.actions(P1)[0] as KitAction).do(P1, { type: 'payOut' });
  expect([run.price('PRR'), paid.price('PRR')]).toEqual([55, 62]);
  // three papers more: 19 of 16
  expect(paid.state.round).toMatchObject({ kind: 'stock', set: 3 });
  expect(paid.waiting).toEqual([P1]);
  expect(paid.kinds(P1)).toEqual(['sellShares']);
  const two = paid.do(P1, sell('NYC', 2));
  two.refuses(P1, { type: 'pass' }, 'mustSell', '1830-10.0f');
  expect(two.do(P1, sell('NYC')).kinds(P1)).toContain('pass');
});

test('1830-10.0i In the brown area any number may be bought from the pool in one turn', () => {
  const table = (cell: string) =>
    table1830().par('CPR', 100, cell).shares(P2, 'CPR', 50).shares('pool', 'CPR', 40).stockRound();
  const play = table(BROWN);
  const after = play.do(P1, buy('CPR', 'pool', 4));
  expect(after.percent(P1, 'CPR')).toBe(40);
  expect(after.cash(P1)).toBe(600 - 4 * 30);
  play.refuses(P1, buy('CPR', 'pool', 5), 'noShareThere');
  // one after the other is the same
  const singly = play
    .do(P1, buy('CPR', 'pool'))
    .do(P1, buy('CPR', 'pool', 2))
    .do(P1, buy('CPR', 'pool'));
  expect(singly.percent(P1, 'CPR')).toBe(40);
  for (const cell of [ORANGE, YELLOW, WHITE])
    table(cell).refuses(P1, buy('CPR', 'pool', 2), 'onlyOne', '1830-4.0a');
});

test('1830-10.0j Several only from the pool, only of one corporation, and not with an IPO purchase', () => {
  const play = table1830()
    .par('CPR', 100, BROWN)
    .shares(P2, 'CPR', 30)
    .shares('pool', 'CPR', 40)
    .par('NYC', 100, BROWN)
    .shares(P3, 'NYC', 30)
    .shares('pool', 'NYC', 30)
    .par('PRR', 67)
    .shares(P3, 'PRR', 30)
    .stockRound();
  const two = play.do(P1, buy('CPR', 'pool', 2));
  two.refuses(P1, buy('CPR'), 'boughtSeveral', '1830-10.0j');
  two.refuses(P1, buy('NYC', 'pool'), 'boughtSeveral', '1830-10.0j');
  two.refuses(P1, buy('PRR'), 'boughtSeveral', '1830-10.0j');
  two.refuses(P1, { type: 'startCompany', company: 'NYNH', price: 67 }, 'boughtAlready', '1830-4.0a');
  play.refuses(P1, buy('CPR', 'offer', 2), 'onlyFromPool', '1830-10.0j');
  play.do(P1, buy('CPR')).refuses(P1, buy('CPR', 'pool'), 'boughtSeveral', '1830-10.0j');
  // in the white area the plain rule speaks
  play.do(P1, buy('PRR')).refuses(P1, buy('PRR'), 'boughtAlready', '1830-4.0a');
});

test('1830-10.0j Option X17: several brown shares in one turn also from the IPO, pool and IPO mixed', () => {
  const play = table1830({ severalBrownFromOffer: true })
    .par('CPR', 100, BROWN)
    .shares(P2, 'CPR', 30)
    .shares('pool', 'CPR', 20)
    .par('NYC', 100, BROWN)
    .shares(P3, 'NYC', 30)
    .par('PRR', 100, ORANGE)
    .shares(P3, 'PRR', 30)
    .stockRound();
  const mixed = play
    .do(P1, buy('CPR', 'offer', 2))
    .do(P1, buy('CPR', 'pool', 2))
    .do(P1, buy('CPR'));
  expect(mixed.percent(P1, 'CPR')).toBe(50);
  expect(mixed.cash(P1)).toBe(600 - 3 * 100 - 2 * 30);
  play.do(P1, buy('CPR')).refuses(P1, buy('NYC'), 'boughtSeveral', '1830-10.0j');
  play.refuses(P1, buy('PRR', 'offer', 2), 'onlyOne', '1830-4.0a');
});

test('1830-10.0k More than 60% outside orange and brown: sell down first', () => {
  for (const cell of [YELLOW, WHITE]) {
    const play = target(table1830(), 'NYC')
      .par('CPR', 100, cell)
      .shares(P1, 'CPR', 80)
      .private('C&SL', P2)
      .stockRound();
    expect(play.kinds(P1)).toEqual(['sellShares']);
    play.refuses(P1, { type: 'pass' }, 'mustSellDown', '1830-10.0k');
    play.refuses(P1, buy('NYC'), 'mustSellDown', '1830-10.0k');
    const seventy = play.do(P1, sell('CPR'));
    seventy.refuses(P1, { type: 'pass' }, 'mustSellDown', '1830-10.0k');
    const sixty = seventy.do(P1, sell('CPR'));
    expect(sixty.percent(P1, 'CPR')).toBe(60);
    expect(sixty.pass().waiting).toEqual([P2]);
  }
  const orange = table1830().par('CPR', 100, ORANGE).shares(P1, 'CPR', 80).stockRound();
  expect(orange.pass().waiting).toEqual([P2]);
});

test('1830-10.0l A share without a price counts for the certificate limit', () => {
  const six = (share: boolean) => {
    const table = table1830({ players: 6 });
    if (share) table.shares(P1, 'PRR', 10, { director: false });
    for (const company of ['NYC', 'B&O']) table.par(company, 100).shares(P1, company, 60);
    return target(table).stockRound();
  };
  six(true).refuses(P1, buy('CPR'), 'certificateLimit', '1830-10.0c');
  expect(six(false).do(P1, buy('CPR')).papers(P1, 'CPR')).toEqual([10]);
});

test('1830-10.0m If no legal sale can lower the surplus the player goes on without selling', () => {
  const table = (pool: number) => {
    const built = target(table1830()).par('NYNH', 67, YELLOW).shares(P3, 'NYNH', 30);
    for (const company of ['PRR', 'NYC', 'B&O', 'C&O'])
      built.par(company, 100).shares(P1, company, 50).shares('pool', company, 50);
    built.par('Erie', 100).shares(P2, 'Erie', 40).shares(P1, 'Erie', 10);
    return built.shares('pool', 'Erie', pool).stockRound();
  };
  const stuck = table(50);
  expect(stuck.kinds(P1)).toContain('pass');
  expect(stuck.kinds(P1)).not.toContain('sellShares');
  stuck.refuses(P1, buy('CPR'), 'certificateLimit', '1830-10.0c');
  expect(stuck.do(P1, buy('NYNH')).papers(P1, 'NYNH')).toEqual([10]);
  expect(stuck.pass().waiting).not.toEqual([P1]);
  // one place in the pool: then he must
  table(40).refuses(P1, { type: 'pass' }, 'mustSell', '1830-10.0f');
});
