/** Chapter IV: the distribution of the privates. */

import { expect, test } from 'vitest';
import type { Action1848 } from '../rules/index.ts';
import { P1, P2, P3, P4, type Play, type TableBuilder, table1848, table2021 } from './table1848.ts';

const pass = { type: 'pass' } as const;
const buy = (one: string) => ({ type: 'buyPrivate', private: one }) as const;
const lower = (one: string) => ({ type: 'lowerPrice', private: one }) as const;

/** Every private is as cheap as it gets. */
const FLOOR = { P1: 30, P2: 30, P3: 30, P4: 30, P5: 30, P6: 30 };
const FLOORS = { P1: 0, P2: 40, P3: 80, P4: 140, P5: 140, P6: 200 };
const ALL = Object.keys(FLOORS);

/** Three players; the first is on turn. */
const three = (discounts: Record<string, number> = {}) => table1848({ players: 3 }).set({ discounts });
const sorted = (actions: readonly Action1848[]) => actions.map((one) => JSON.stringify(one)).sort();

test('1848-IV-1 At the start there is nothing to buy but the privates', () => {
  const nothingElse = (play: Play, seat: number) => {
    expect(play.kinds(seat).filter((kind) => kind !== 'pass')).toEqual(['buyPrivate', 'lowerPrice']);
    const share = { type: 'buyShare', company: 'BOE', from: 'pool' };
    play.refuses(seat, share, 'privatesUnsold', '1848-IV-1');
    play.refuses(seat, { type: 'startCompany', company: 'VR', price: 100 }, 'privatesUnsold', '1848-IV-1');
  };
  nothingElse(three().privateSale(), P1);
  // still so with one private left
  nothingElse(
    three()
      .private('P1', P1)
      .private('P2', P1)
      .private('P3', P2)
      .private('P4', P2)
      .private('P5', P3)
      .privateSale(),
    P1,
  );
});

test('1848-IV-2 1848-IV-5 Players act in order of their seats, with one action each', () => {
  const start = three().privateSale();
  expect(start.waiting).toEqual([P1]);
  start.refuses(P2, buy('P1'), 'notYourTurnInSale', '1848-IV-2');
  for (const action of [buy('P1'), lower('P4')]) {
    const after = start.do(P1, action);
    expect(after.waiting).toEqual([P2]);
    after.refuses(P1, buy('P2'), 'notYourTurnInSale', '1848-IV-2');
    after.refuses(P1, lower('P4'), 'notYourTurnInSale', '1848-IV-2');
    expect(after.actions(P1)).toEqual([]);
  }
  const round = start.do(P1, lower('P4')).do(P2, lower('P4')).do(P3, lower('P4'));
  expect(round.waiting).toEqual([P1]);
});

test('1848-IV-3 A player buys a private at its present price', () => {
  const play = three().privateSale();
  const bought = play.do(P1, buy('P3'));
  expect([bought.cash(P1), bought.cash('bank')]).toEqual([840 - 110, 7480 + 110]);
  expect(bought.owner('P3')).toBe(P1);
  bought.refuses(P2, buy('P3'), 'notOnOffer', '1848-IV-3');
  // any of the six, and a lowered one for less
  for (const one of ALL) expect(play.offers(P1, buy(one))).toBe(true);
  expect(play.do(P1, lower('P3')).do(P2, buy('P3')).cash(P2)).toBe(840 - 105);
});

test('1848-IV-4 Or makes one cheaper by 5', () => {
  const play = three().privateSale().do(P1, lower('P4'));
  expect(play.state.discounts).toEqual({ P4: 5 });
  expect([play.cash(P1), play.cash('bank')]).toEqual([840, 7480]);
  expect(play.do(P2, buy('P4')).cash(P2)).toBe(840 - 165);
  const sold = play.do(P2, buy('P4'));
  sold.refuses(P3, lower('P4'), 'notOnOffer', '1848-IV-4');
});

test('1848-IV-6 No price falls below its minimum, six steps under the first', () => {
  for (const [one, floor] of Object.entries(FLOORS)) {
    const above = three({ ...FLOOR, [one]: 25 })
      .privateSale()
      .do(P1, lower(one));
    above.refuses(P2, lower(one), 'atFloor', '1848-IV-6');
    expect(above.offers(P2, lower(one))).toBe(false);
    expect(above.do(P2, buy(one)).cash(P2)).toBe(840 - floor);
  }
});

test('1848-IV-7 With all at the minimum and none owned the player must buy', () => {
  const play = three(FLOOR).privateSale();
  expect(sorted(play.actions(P1))).toEqual(sorted(ALL.map(buy)));
  play.refuses(P1, pass, 'mustBuy', '1848-IV-7');
});

test('1848-IV-8 With all at the minimum and one owned by anybody the player may pass', () => {
  const given = (built: TableBuilder) => built.set({ discounts: FLOOR }).private('P1', P2).privateSale(P3);
  const play = given(table1848({ players: 3 }));
  expect(sorted(play.actions(P3))).toEqual(sorted([...ALL.slice(1).map(buy), pass]));
  expect(play.do(P3, pass).waiting).toEqual([P1]);
});

test('1848-IV-8 (2021) Only owners of a private pass', () => {
  const play = table2021({ players: 3 }).set({ discounts: FLOOR }).private('P1', P2).privateSale(P3);
  expect(sorted(play.actions(P3))).toEqual(sorted(ALL.slice(1).map(buy)));
  play.refuses(P3, pass, 'mustBuyOrLower', '1848-IV-10');
  expect(play.do(P3, buy('P2')).do(P1, buy('P3')).pass().waiting).toEqual([P3]);
});

test('1848-IV-9 1848-IV-10 While a price can fall, only the owner of a private may pass', () => {
  const owner = three().private('P2', P1).privateSale();
  expect(owner.offers(P1, pass)).toBe(true);
  expect(owner.do(P1, pass).waiting).toEqual([P2]);
  const without = three({ ...FLOOR, P1: 5 })
    .private('P2', P1)
    .privateSale(P3);
  without.refuses(P3, pass, 'mustBuyOrLower', '1848-IV-10');
  expect(without.offers(P3, pass)).toBe(false);
});

test('1848-IV-11 Who has passed may act again', () => {
  const play = three()
    .private('P2', P1)
    .private('P1', P3)
    .privateSale()
    .do(P1, pass)
    .do(P2, buy('P3'))
    .do(P3, pass);
  expect(play.waiting).toEqual([P1]);
  expect(play.do(P1, buy('P4')).owner('P4')).toBe(P1);
});

test('1848-IV-12 1848-IV-13 When all pass the owned privates pay once, and the distribution goes on', () => {
  const given = three({ P2: 30, P4: 30, P6: 30 }).private('P1', P1).private('P5', P1).private('P3', P2);
  for (const first of [P1, P2]) {
    const before = given.privateSale(first);
    const twice = before.pass(2);
    expect([P1, P2, P3].map((seat) => twice.cash(seat))).toEqual([840, 840, 840]);
    const paid = twice.pass();
    expect([P1, P2, P3].map((seat) => paid.cash(seat) - before.cash(seat))).toEqual([30, 15, 0]);
    expect(paid.cash('bank')).toBe(before.cash('bank') - 45);
    expect([paid.top, paid.state.round.kind, paid.waiting]).toEqual(['privateSale', 'privateSale', [first]]);
    expect(paid.state.discounts).toEqual({ P2: 30, P4: 30, P6: 30 });
    expect(sorted(paid.actions(first))).toEqual(sorted([buy('P2'), buy('P4'), buy('P6'), pass]));
    expect(paid.do(first, buy('P2')).cash(first)).toBe(paid.cash(first) - 40);
  }
  // two passes and an action are no row of passes
  const broken = given.privateSale().pass(2).do(P3, buy('P2')).do(P1, pass);
  expect([broken.cash(P1), broken.cash(P2)]).toEqual([840, 840]);
});

test('1848-IV-14 Nobody buys what he cannot pay', () => {
  const play = three().cash(P1, 109).privateSale();
  play.refuses(P1, buy('P3'), 'notEnoughFreeCash', '1848-IV-14');
  expect(play.offers(P1, buy('P3'))).toBe(false);
  expect(three().cash(P1, 110).privateSale().do(P1, buy('P3')).cash(P1)).toBe(0);
});

test('1848-IV-15 P6 brings the director certificate of CAR, at par 100', () => {
  const play = three().privateSale().do(P1, buy('P6'));
  expect(play.papers(P1, 'CAR')).toEqual([20]);
  expect(play.director('CAR')).toBe(P1);
  expect([play.state.companies.CAR?.par, play.price('CAR')]).toEqual([100, 100]);
  expect(play.cash(P1)).toBe(840 - 230);
});

test('1848-IV-16 P5 brings a share of QR, which has no price yet', () => {
  const play = three().privateSale().do(P1, buy('P5'));
  expect(play.papers(P1, 'QR')).toEqual([10]);
  expect([play.director('QR'), play.state.companies.QR?.par, play.price('QR')]).toEqual([
    null,
    null,
    undefined,
  ]);
  expect(play.cash(P1)).toBe(840 - 170);
});

test('1848-IV-17 1848-IV-18 After the last private the stock round begins left of its buyer, with shares on sale', () => {
  const given = (players: number, seat: number) => {
    const built = table1848({ players });
    for (const one of ALL.slice(0, 5)) built.private(one, P1);
    return built.privateSale(seat).do(seat, buy('P6'));
  };
  const play = given(3, P2);
  expect(play.state.round).toMatchObject({ kind: 'stock', set: 1 });
  expect([play.state.priority, play.waiting]).toEqual([P3, [P3]]);
  for (const price of [70, 80, 90, 100])
    expect(play.offers(P3, { type: 'startCompany', company: 'VR', price })).toBe(true);
  expect(play.offers(P3, { type: 'buyShare', company: 'CAR', from: 'offer' })).toBe(true);
  expect(play.offers(P3, { type: 'buyShare', company: 'BOE', from: 'pool' })).toBe(true);
  expect([given(4, P4).state.priority, given(4, P4).waiting]).toEqual([P1, [P1]]);
  // and if nobody acts in that round, the next one begins there too
  expect(play.pass(3).waiting).toEqual([P3]);
});
