/** Chapter XIII, limits: how much paper a player may hold; and the closing tables of chapter XV. */
import { certificateCount } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { PRIVATES } from '../facts/components.ts';
import { PLAYERS } from '../facts/money.ts';
import { TRAINS } from '../facts/trains.ts';
import { title } from '../rules/index.ts';
import { P1, P2, P3, type TableBuilder, table1848 } from './table1848.ts';

const pass = { type: 'pass' } as const;
const buy = (company: string, from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
const sell = (company: string, count = 1) => ({ type: 'sellShares', company, count }) as const;

/** Share limits by number of players and of companies in receivership, as chapter XIII prints them. */
const LIMITS: Readonly<Record<number, readonly number[]>> = {
  3: [20, 18, 16, 14, 12, 10],
  4: [17, 15, 13, 11, 10, 9],
  5: [14, 13, 12, 10, 9, 8],
  6: [12, 11, 10, 9, 8, 7],
};

/** Companies that are taken over, the last of this list first. */
const RAILWAYS = ['NSW', 'SAR', 'WA', 'CAR', 'FT', 'COM', 'QR'];

/** So many papers for P1: five of a railway each (60 percent), the rest of the Bank of England; the VR of P2 is on sale. */
function hand(players: number, closed: number, papers: number): TableBuilder {
  const table = table1848({ players }).par('VR', 70).shares(P2, 'VR', 20).cash(P1, 500);
  let left = papers;
  for (const company of RAILWAYS.slice(0, RAILWAYS.length - closed)) {
    if (left < 5) break;
    table.par(company, 100).shares(P1, company, 60);
    left -= 5;
  }
  return table.fromPool(P1, 'BOE', left * 10).outOfGame(...RAILWAYS.slice(RAILWAYS.length - closed));
}

describe.each(Object.entries(LIMITS))('%s players', (players, limits) => {
  test.each([...limits.map((limit, closed) => [closed, limit] as const), [6, limits[5] as number] as const])(
    '1848-XIII-10 With %i companies in receivership the limit is %i',
    (closed, limit) => {
      const full = hand(Number(players), closed, limit).stockRound();
      expect(certificateCount(title, full.state, P1)).toBe(limit);
      full.refuses(P1, buy('VR'), 'certificateLimit', '1848-XIII-11');
      expect(full.offers(P1, buy('VR'))).toBe(false);
      const room = hand(Number(players), closed, limit - 1).stockRound();
      expect(certificateCount(title, room.do(P1, buy('VR')).state, P1)).toBe(limit);
    },
  );
});

test('1848-XIII-11 Nobody holds more papers than the limit', () => {
  const play = hand(4, 0, 17).stockRound();
  play.refuses(P1, buy('VR'), 'certificateLimit', '1848-XIII-11');
  play.refuses(P1, { type: 'startCompany', company: 'CAR', price: 70 }, 'certificateLimit', '1848-XIII-11');
  play.refuses(P1, buy('BOE', 'pool'), 'certificateLimit', '1848-XIII-11');
  // after a sale there is room
  expect(play.do(P1, sell('NSW')).do(P1, buy('VR')).papers(P1, 'VR')).toEqual([10]);
});

test('1848-XIII-12 Privates do not count, director certificates and BoE shares count one each', () => {
  const table = table1848().par('VR', 70).shares(P1, 'VR', 40).par('QR', 70).shares(P1, 'QR', 40);
  const play = table
    .fromPool(P1, 'BOE', 30)
    .private('P1', P1)
    .private('P2', P1)
    .private('P5', P1)
    .stockRound();
  expect([play.papers(P1, 'VR'), play.papers(P1, 'QR')]).toEqual([
    [20, 10, 10],
    [20, 10, 10],
  ]);
  expect(certificateCount(title, play.state, P1)).toBe(9);
});

test('1848-XIII-13 Who is over the limit sells down before anything else', () => {
  const play = hand(4, 1, 16).stockRound();
  expect(title.shares.certificateLimit(play.state, P1)).toBe(15);
  expect(play.kinds(P1)).toEqual(['sellShares']);
  play.refuses(P1, pass, 'mustSell', '1848-XIII-13');
  play.refuses(P1, buy('VR'), 'mustSell', '1848-XIII-13');
  play.refuses(P1, { type: 'startCompany', company: 'CAR', price: 70 }, 'mustSell', '1848-XIII-13');
  const sold = play.do(P1, sell('NSW'));
  expect(sold.kinds(P1)).toContain('pass');
  sold.refuses(P1, buy('VR'), 'certificateLimit', '1848-XIII-11');
  expect(sold.pass().waiting).toEqual([P2]);
});

test('1848-XIII-13 A director certificate lost to another makes one paper more', () => {
  // P1 has 15 papers of 15; P2 buys the NSW over: 20% become two papers of 10%
  const table = table1848({ players: 4 })
    .par('NSW', 100)
    .shares(P1, 'NSW', 30)
    .shares(P2, 'NSW', 30)
    .par('SAR', 100)
    .shares(P1, 'SAR', 60)
    .par('WA', 100)
    .shares(P1, 'WA', 60)
    .fromPool(P1, 'BOE', 30)
    .outOfGame('QR');
  const play = table.stockRound({ seat: P2 });
  expect(certificateCount(title, play.state, P1)).toBe(15);
  const lost = play.do(P2, buy('NSW'));
  expect([lost.director('NSW'), certificateCount(title, lost.state, P1)]).toEqual([P2, 16]);
  const turn = lost.pass(2);
  expect(turn.waiting).toEqual([P1]);
  turn.refuses(P1, pass, 'mustSell', '1848-XIII-13');
});

test('1848-XIII-13 R-37 Over the limit a player sells, portion by portion, until he is within it or can sell nothing', () => {
  // twelve papers, ten allowed
  const table = (company: string) => {
    const builder = table1848({ players: 6 }).outOfGame('QR', 'COM').par('NSW', 100).par('SAR', 100);
    builder.shares(P1, 'NSW', 60).shares(P1, 'SAR', 40);
    return (
      company === 'BOE' ? builder.fromPool(P1, 'BOE', 40) : builder.par('WA', 100).shares(P1, 'WA', 50)
    ).stockRound();
  };
  for (const company of ['BOE', 'WA']) {
    const play = table(company);
    expect([certificateCount(title, play.state, P1), title.shares.certificateLimit(play.state, P1)]).toEqual([
      12, 10,
    ]);
    const once = play.do(P1, sell(company));
    once.refuses(P1, pass, 'mustSell', '1848-XIII-13');
    const twice = once.do(P1, sell(company));
    expect(twice.offers(P1, pass)).toBe(true);
    // within the limit a second block of a company is its usual matter again
    expect(twice.offers(P1, sell(company))).toBe(company === 'BOE');
  }
});

test('1848-XIII-13 R-37 A sale that does not help is due as well, as long as there is one', () => {
  // P1's director certificate is one paper of nine, eight allowed; the pool takes one share of it more
  const builder = table1848({ players: 6 })
    .outOfGame('QR', 'COM', 'FT', 'CAR')
    .par('VR', 70)
    .shares(P1, 'VR', 20);
  builder.shares(P2, 'VR', 30, { director: false }).shares('pool', 'VR', 40);
  for (const company of ['NSW', 'SAR'])
    builder.par(company, 100).shares(P1, company, 50).shares('pool', company, 50);
  const play = builder.stockRound();
  expect(play.actions(P1)).toEqual([sell('VR', 1)]);
  play.refuses(P1, pass, 'mustSell', '1848-XIII-13');
  const sold = play.do(P1, sell('VR'));
  expect([sold.director('VR'), certificateCount(title, sold.state, P1), sold.waiting]).toEqual([P2, 9, [P2]]);
});

test('1848-XIII-13 Over the limit a player sells what he can, may then pass, and may not buy', () => {
  // nine papers of the NSW, the SAR and the BoE, seven allowed; the pools take this many percent more
  const table = (nsw: number, sar: number) => {
    const builder = table1848({ players: 6 }).outOfGame('QR', 'COM', 'FT', 'CAR', 'WA').par('VR', 70);
    builder.shares(P2, 'VR', 20).shares(P1, 'VR', 10);
    for (const [company, room] of [
      ['NSW', nsw],
      ['SAR', sar],
    ] as const)
      builder
        .par(company, 100)
        .shares(P1, company, 50)
        .shares('pool', company, 50 - room);
    return builder.shares('pool', 'VR', 50).stockRound();
  };
  const one = table(0, 10);
  expect([certificateCount(title, one.state, P1), title.shares.certificateLimit(one.state, P1)]).toEqual([
    9, 7,
  ]);
  expect(one.actions(P1)).toEqual([sell('SAR', 1)]);
  one.refuses(P1, pass, 'mustSell', '1848-XIII-13');
  const sold = one.do(P1, sell('SAR'));
  expect([certificateCount(title, sold.state, P1), sold.waiting]).toEqual([8, [P2]]);
  // all pools full: his turn goes by
  expect(table(0, 0).waiting).toEqual([P2]);
  expect(table(0, 0).kinds(P1)).toEqual([]);
});

test.each([
  [4, 60],
  [5, 60],
  [6, 60],
])('1848-XIII-14 With %i players nobody who holds %i% of a company buys more of it', (players, limit) => {
  const at = (percent: number) =>
    table1848({ players }).par('NSW', 70).shares(P1, 'NSW', percent).shares('pool', 'NSW', 10).stockRound();
  for (const from of ['offer', 'pool'] as const) {
    at(limit).refuses(P1, buy('NSW', from), 'holdingLimit', '1848-XIII-14');
    expect(
      at(limit - 10)
        .do(P1, buy('NSW', from))
        .percent(P1, 'NSW'),
    ).toBe(limit);
  }
  // the Bank of England too
  const bank = table1848({ players }).fromPool(P1, 'BOE', limit).stockRound();
  bank.refuses(P1, buy('BOE', 'pool'), 'holdingLimit', '1848-XIII-14');
});

test('1848-XIII-15 With three players the bound is 70%', () => {
  const at = (percent: number) =>
    table1848({ players: 3 }).par('NSW', 70).shares(P1, 'NSW', percent).shares(P3, 'NSW', 10).stockRound();
  expect(at(60).do(P1, buy('NSW')).percent(P1, 'NSW')).toBe(70);
  at(70).refuses(P1, buy('NSW'), 'holdingLimit', '1848-XIII-15');
  const bank = table1848({ players: 3 }).fromPool(P1, 'BOE', 70).stockRound();
  bank.refuses(P1, buy('BOE', 'pool'), 'holdingLimit', '1848-XIII-15');
});

test('1848-XV-1 The closing tables: share limits, trains and privates as in chapters XIII, IX and V', () => {
  expect(Object.fromEntries(Object.entries(PLAYERS).map(([n, one]) => [n, one.certificates]))).toEqual(
    LIMITS,
  );
  // number, price, price of the other side, scrapped by
  const trains = TRAINS.filter((one) => one.card === undefined).map((one) => {
    const other = TRAINS.find((side) => side.card === one.name);
    return [one.name, one.count > 20 ? 'X' : one.count, one.price, other?.price, one.rustsOn];
  });
  expect(trains).toEqual([
    ['2', 6, 100, 120, '4'],
    ['3', 5, 200, 230, '6'],
    ['4', 4, 300, 340, '8'],
    ['5', 3, 500, 550, null],
    ['2E', 'X', 200, undefined, null],
    ['6', 2, 600, 660, null],
    ['8', 'X', 800, 1100, null],
  ]);
  for (const { card, rustsOn } of TRAINS)
    if (card) expect(rustsOn).toBe(TRAINS.find((one) => one.name === card)?.rustsOn);
  expect(PRIVATES.map((one) => [one.sym, one.price, one.income, one.companyPrice])).toEqual([
    ['P1', 30, 5, [1, 40]],
    ['P2', 70, 10, [1, 80]],
    ['P3', 110, 15, [1, 140]],
    ['P4', 170, 20, [1, 220]],
    ['P5', 170, 25, null],
    ['P6', 230, 30, null],
  ]);
  // the rules read these tables and no others
  expect([...title.trains.values()]).toEqual(TRAINS);
  expect([...title.privates.values()]).toEqual(PRIVATES);
});
