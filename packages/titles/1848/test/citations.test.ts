/** Refusals that once cited a rule too wide, or another rule than their own. */
import { describe, expect, test } from 'vitest';
import { ownOf } from '../rules/own.ts';
import { P1, P2, P3, type TableBuilder, table1848 } from './table1848.ts';

const buyTrain = (kind: string, price: number) => ({ type: 'buyTrain', from: 'bank', kind, price });

/** Fields that 1848 alone has. */
const withOwn = (table: TableBuilder, change: object): TableBuilder =>
  table.set({ own: { ...ownOf(table.state), ...change } });

describe('shares', () => {
  const buy = (company: string, from: 'offer' | 'pool') => ({ type: 'buyShare', company, from });

  test('1848-XIII-14 1848-XIII-15 The bound is 70% with three players and 60% with more', () => {
    const three = table1848({ players: 3 }).par('VR', 100).shares(P1, 'VR', 70).stockRound();
    three.refuses(P1, buy('VR', 'offer'), 'holdingLimit', '1848-XIII-15');
    const four = table1848({ players: 4 }).par('VR', 100).shares(P1, 'VR', 60).stockRound();
    four.refuses(P1, buy('VR', 'offer'), 'holdingLimit', '1848-XIII-14');
  });

  test('1848-VI-10 1848-VI-11 Where no share lies none is bought', () => {
    const play = table1848().company('VR', P2).stockRound();
    play.refuses(P1, buy('VR', 'pool'), 'noShareThere', '1848-VI-11');
    const out = table1848()
      .par('VR', 100)
      .shares(P2, 'VR', 50)
      .shares('pool', 'VR', 50, { director: false })
      .stockRound();
    out.refuses(P1, buy('VR', 'offer'), 'noShareThere', '1848-VI-10');
  });

  test('1848-XIII-2 Nobody sells what is not his', () => {
    const play = table1848().company('VR', P2).stockRound();
    play.refuses(P1, { type: 'sellShares', company: 'VR', count: 1 }, 'notHeld', '1848-XIII-2');
  });

  test('1848-XIII-36 All shares of a company sold in one turn are one block', () => {
    const play = table1848().company('VR', P1).stockRound();
    const one = { type: 'sellShares', company: 'VR', count: 1 } as const;
    play.do(P1, one).refuses(P1, one, 'oneBlock', '1848-XIII-36');
  });

  test('1848-II-4 The Bank of England has no director certificate to start with', () => {
    const play = table1848().stockRound();
    play.refuses(P1, { type: 'startCompany', company: 'BOE', price: 70 }, 'notForSale', '1848-II-4');
  });

  test('1848-VI-10 1848-XIII-2 In an operating round no share is bought and none is sold', () => {
    const play = table1848().company('VR', P1).company('NSW', P2).atStep('VR', 'track');
    play.refuses(P1, buy('NSW', 'offer'), 'notInOperatingRound', '1848-VI-10');
    const sale = { type: 'sellShares', company: 'VR', count: 1 };
    play.refuses(P1, sale, 'notInOperatingRound', '1848-XIII-2');
  });

  test('1848-VI-60 1848-VI-61 Who has lost a company has a lower limit than the others', () => {
    const full = (players: number, papers: readonly (readonly [string, number])[]) => {
      const table = table1848({ players }).outOfGame('QR').par('SAR', 100).shares(P2, 'SAR', 20);
      for (const [company, percent] of papers) table.par(company, 100).shares(P1, company, percent);
      return withOwn(table, { lost: [1, ...Array.from({ length: players - 1 }, () => 0)] }).stockRound();
    };
    // four players, one company lost: 15 for the others, 13 for the former director
    const four = full(4, [
      ['VR', 60],
      ['NSW', 60],
      ['WA', 40],
    ]);
    four.refuses(P1, buy('SAR', 'offer'), 'formerDirectorLimit', '1848-VI-60');
    // five players: 13 and 12
    const five = full(5, [
      ['VR', 60],
      ['NSW', 60],
      ['WA', 30],
    ]);
    five.refuses(P1, buy('SAR', 'offer'), 'formerDirectorLimit', '1848-VI-61');
  });
});

describe('privates', () => {
  test('1848-IV-3 1848-IV-4 A private that is sold is neither bought nor made cheaper', () => {
    const play = table1848({ players: 3 }).private('P4', P2).privateSale();
    play.refuses(P1, { type: 'buyPrivate', private: 'P4' }, 'notOnOffer', '1848-IV-3');
    play.refuses(P1, { type: 'lowerPrice', private: 'P4' }, 'notOnOffer', '1848-IV-4');
  });

  test('1848-V-11 1848-V-18 1848-V-30 After the first 5 a right stays where it is', () => {
    const table = table1848().phase('5').company('VR', P1).private('P2', P1).private('P4', P1).closed('P1');
    const play = withOwn(table, { privatesClosed: true }).atStep('VR', 'track');
    play.refuses(P1, { type: 'requestPrivate', private: 'P2', price: 50 }, 'rightStays', '1848-V-18');
    play.refuses(P1, { type: 'requestPrivate', private: 'P4', price: 50 }, 'rightStays', '1848-V-30');
    play.refuses(P1, { type: 'requestPrivate', private: 'P1', price: 20 }, 'privateClosed', '1848-V-11');
    const early = table1848().company('VR', P1).private('P2', P1).atStep('VR', 'track');
    early.refuses(P1, { type: 'requestPrivate', private: 'P2', price: 50 }, 'privatesNotYet', '1848-V-4');
  });

  test('1848-V-14 P1 has no power', () => {
    const play = table1848().phase('3').company('VR', P1).private('P1', P1).atStep('VR', 'track');
    const lay = { type: 'layTile', hex: 'H11', tile: '57', rotation: 0 };
    play.refuses(P1, { ...lay, power: 'P1' }, 'noSuchPower', '1848-V-14');
    play.refuses(P1, { ...lay, power: 'P5' }, 'noSuchPower', '1848-V-2');
  });
});

describe('trains', () => {
  test('1848-II-6 1848-IX-27 A kind that is sold out is not one that is still to come', () => {
    const play = table1848().phase('4').company('VR', P1, { cash: 2000 }).inTrainStep('VR');
    play.refuses(P1, buyTrain('3', 200), 'noTrainLeft', '1848-II-6');
    play.refuses(P1, buyTrain('3+', 230), 'noTrainLeft', '1848-II-6');
    play.refuses(P1, buyTrain('5', 500), 'notOnSaleYet', '1848-IX-27');
  });
});

test('1848-VIII-1 Companies act in operating rounds', () => {
  const play = table1848().company('VR', P3).stockRound();
  play.refuses(P1, { type: 'payOut' }, 'notNow', '1848-VIII-1');
});

describe('what belongs to another moment', () => {
  const tables = [
    ['a stock round', table1848().company('VR', P1).stockRound()],
    ['the turn of a company', table1848().company('VR', P1).atStep('VR', 'track')],
  ] as const;

  test.each(tables)('1848-IV-3 1848-IV-4 In %s no private is for sale at the bank', (_where, play) => {
    play.refuses(P1, { type: 'buyPrivate', private: 'P3' }, 'saleOver', '1848-IV-3');
    play.refuses(P1, { type: 'lowerPrice', private: 'P3' }, 'saleOver', '1848-IV-4');
  });

  test.each(tables)('1848-IX-31 In %s nobody discards a train he may keep', (_where, play) => {
    const discard = { type: 'discardTrain', company: 'VR', kind: '2' };
    const { params } = play.refuses(P1, discard, 'withinTrainLimit', '1848-IX-31');
    expect(params).toMatchObject({ company: 'VR' });
  });

  test.each(tables)('1848-IX-24 In %s nobody answers a deal that nobody proposed', (_where, play) => {
    for (const type of ['accept', 'decline']) play.refuses(P1, { type }, 'nothingOffered', '1848-IX-24');
  });
});

test('1848-V-13 Privates go from player to player neither after their sale nor during it', () => {
  const play = table1848({ players: 3 }).private('P1', P1).private('P2', P2).privateSale();
  play.refuses(P1, { type: 'offerPrivate', private: 'P1', to: P2, price: 30 }, 'notTradable', '1848-V-13');
  play.refuses(P1, { type: 'requestPrivate', private: 'P2', price: 70 }, 'notTradable', '1848-V-13');
});
