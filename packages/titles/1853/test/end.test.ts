/** The end of the game and its result (5). */
import { describe, expect, test } from 'vitest';
import { ownOf } from '../rules/own.ts';
import { buy, priced, turn } from './shares.ts';
import {
  afterBids,
  type Bid,
  contract,
  founded,
  OWN_COMPANIES,
  P1,
  P2,
  P3,
  type Play,
  pass,
  type TableBuilder,
  table1853,
  train,
  unredeemed,
  withOwn,
} from './table1853.ts';

const payOut = { type: 'payOut' } as const;
const result = ({ state }: Play) => state.result;

/** Companies of P1 without money, so that their turns are short; the bank has so much left. */
const tables = (bank: number, companies: readonly string[], options = {}): TableBuilder => {
  const builder = table1853(options);
  for (const company of companies) founded(builder, company, P1, { percent: 60, cash: 0 });
  return builder.bank(bank);
};

describe('5.1.2 the bank is empty', () => {
  test('1853-5.1.2c What is missing is printed: everybody is paid in full', () => {
    const play = tables(30, ['SIR']).shares(P2, 'SIR', 40).atRevenue('SIR', 100);
    const cash = play.cash(P2);
    const paid = play.do(P1, payOut);
    expect([paid.cash('bank'), paid.cash(P2) - cash]).toEqual([-70, 40]);
    expect(paid.state.bankBroken).toBe(true);
  });

  test('1853-5.1.2a 1853-5.1.1a The running operating round is finished, not the series, and nobody is asked for another', () => {
    const play = tables(30, ['BNR', 'BBCI', 'SIR', 'ECR']).atRevenue('BNR', 100, {
      others: ['BBCI', 'SIR', 'ECR'],
      number: 1,
      of: 3,
    });
    let next = play.do(P1, payOut);
    const acted: string[] = [];
    for (let guard = 0; guard < 10 && next.acting !== undefined; guard++) {
      if (next.acting !== 'BNR') acted.push(next.acting);
      next = next.passTurn();
    }
    expect(acted).toEqual(['BBCI', 'SIR', 'ECR']);
    expect([result(next)?.cause, next.state.round.number, next.waiting]).toEqual(['bank', 1, []]);
    next.refuses(P1, pass, 'gameOver', '1853-5.1.1a');
  });

  test('1853-5.1.2b Also when it is the first company: it does not act again', () => {
    let play = tables(30, ['EIR', 'SIR'])
      .atRevenue('EIR', 100, { others: ['SIR'], number: 1, of: 2 })
      .do(P1, payOut);
    const acted: string[] = [];
    while (play.acting !== undefined) {
      acted.push(play.acting);
      play = play.passTurn();
    }
    expect([acted.includes('SIR'), result(play)?.cause]).toEqual([true, 'bank']);
  });

  test('1853-5.1.1a Empty means no money at all, once and for all, though money comes back (R62)', () => {
    const left = tables(101, ['SIR']).shares(P2, 'SIR', 40).atRevenue('SIR', 100).do(P1, payOut);
    expect([left.cash('bank'), left.state.bankBroken]).toEqual([1, false]);
    const none = tables(100, ['SIR', 'ECR']).shares(P2, 'SIR', 40).cash('ECR', 300);
    const broke = none
      .bank(100)
      .atRevenue('SIR', 100, { others: ['ECR'] })
      .do(P1, payOut);
    expect([broke.cash('bank'), broke.state.bankBroken]).toEqual([0, true]);
    let play = broke;
    while (play.top !== 'trainStep' || play.acting !== 'ECR') play = play.pass();
    play = play.do(P1, { type: 'buyTrain', from: 'bank', kind: '2', price: 300 });
    expect(play.cash('bank')).toBe(300);
    while (play.acting !== undefined) play = play.passTurn();
    expect(result(play)?.cause).toBe('bank');
  });

  /** P1 buys the share that founds the ECR: the bank pays 700 and breaks. */
  const founding = (options = {}): Play => {
    const builder = table1853({ players: 3, ...options }).shares(P1, 'ECR', 50, { director: false });
    founded(builder, 'SIR', P2, { cash: 0 });
    return turn(builder.cash(P1, 200).bank(500).stockRound({ seat: P1 }), P1, buy('ECR'));
  };

  test('1853-5.1.2b Broken in a stock round, the game ends with that round: no operating round follows (R61)', () => {
    const play = founding();
    expect([play.state.bankBroken, result(play)]).toEqual([true, null]);
    let next = play;
    while (next.top === 'stockTurn') next = next.pass();
    expect([result(next)?.cause, next.state.round.kind]).toEqual(['bank', 'stock']);
  });

  test('1853-5.1.2b With the option one more operating round is played, and only one (R61)', () => {
    let play = founding({ roundAfterBreak: true });
    play = play.passUntil('elephant').pass();
    expect(play.state.round.kind).toBe('operating');
    while (play.acting !== undefined) play = play.passTurn();
    expect([result(play)?.cause, play.state.round.number]).toEqual(['bank', 1]);
  });

  test('1853-5.1.2b The capital of the first companies can break a small bank: no operating round either (R10, R61)', () => {
    const founding = (options = {}): Play => {
      let play = afterBids(OWN_COMPANIES, { bankSize: 2200, ...options });
      // NWR and SIR get their six shares; the bank owes them 920 and 750
      for (let guard = 0; guard < 12 && play.top === 'stockTurn'; guard++) {
        const [seat = 0] = play.waiting;
        const company = ['EIR', 'NWR', 'SIR'][seat] as string;
        const wants = play.percent('offer', company) > 40 && play.offers(seat, buy(company));
        play = wants ? turn(play, seat, buy(company)) : play.pass();
      }
      expect([play.top, play.state.bankBroken, play.cash('bank') > 0]).toEqual(['elephant', false, true]);
      return play.pass();
    };
    const over = founding();
    expect([over.cash('NWR'), over.cash('SIR'), over.state.bankBroken]).toEqual([920, 750, true]);
    expect([result(over)?.cause, over.state.round.kind]).toEqual(['bank', 'stock']);
    expect(founding({ roundAfterBreak: true }).state.round.kind).toBe('operating');
  });

  test('1853-5.1.1a A stock round in which nobody can do anything does not end the game', () => {
    // no shares, no money: nobody is asked but the elephant
    const builder = founded(table1853(), 'SIR', P1, { percent: 20 }).cash(P1, 0).cash(P2, 0).cash(P3, 0);
    const papers = (builder.state.certificates.SIR ?? []).map((one) => ({ ...one, holder: 'pool' as const }));
    builder.set({ certificates: { ...builder.state.certificates, SIR: papers } });
    const asked = builder.atStep('SIR', 'end');
    expect(asked.top).toBe('extraRound');
    const play = asked.pass();
    expect([result(play), play.top, play.state.round.set]).toEqual([null, 'elephant', 3]);
  });
});

describe('5.1.3 a price of 400', () => {
  test('1853-5.1.3a It ends the game at once, when that dividend is paid: no trains, no other company', () => {
    const builder = priced(founded(table1853(), 'NWR', P1, { cash: 2000 }), 'NWR', 380).shares(P2, 'NWR', 20);
    founded(builder, 'SIR', P2);
    const play = builder.atRevenue('NWR', 400, { others: ['SIR'], number: 1, of: 3 });
    const [one, two] = [play.cash(P1), play.cash(P2)];
    const over = play.do(P1, payOut);
    expect([over.price('NWR'), over.cash(P1) - one, over.cash(P2) - two]).toEqual([400, 240, 80]);
    expect([result(over)?.cause, over.waiting]).toEqual(['price', []]);
    // the same without the last step: the train step, then the other company
    const goesOn = priced(builder, 'NWR', 360)
      .atRevenue('NWR', 300, { others: ['SIR'] })
      .do(P1, payOut);
    expect([goesOn.price('NWR'), goesOn.top, result(goesOn)]).toEqual([380, 'trainStep', null]);
  });

  test('1853-5.1.3b 400 is the top: a longer move stops there', () => {
    const builder = priced(founded(table1853(), 'NWR', P1), 'NWR', 340);
    expect(
      builder
        .atRevenue('NWR', 5 * 340)
        .do(P1, payOut)
        .price('NWR'),
    ).toBe(400);
  });
});

describe('5.2 the result', () => {
  /** The scores if the game ends here: the bank is empty when a stock round is over. */
  const counted = (builder: TableBuilder): readonly number[] =>
    result(builder.set({ bankBroken: true }).endOfStockRound())?.scores ?? [];

  test('1853-5.2.1a Cash and shares at the market value: 500 + 4 · 122 + 2 · 64 = 1,116', () => {
    const builder = priced(founded(table1853(), 'EIR', P1, { percent: 40 }), 'EIR', 122);
    priced(founded(builder, 'GIP', P2, { percent: 60 }), 'GIP', 64).shares(P1, 'GIP', 20, {
      director: false,
    });
    expect(counted(builder.cash(P1, 500))[P1]).toBe(1116);
  });

  test('1853-5.2.1b The bond of an unfulfilled contract is lost', () => {
    const builder = contract(table1853(), P1, 130, ['J28', 'H24', 'F14', 'G13']);
    expect([builder.state.cash[P1], counted(builder)[P1]]).toEqual([600, 600]);
  });

  test('1853-5.2.1c A bond that came back is cash, all of it', () => {
    const builder = contract(table1853(), P1, 100, ['T16', 'R14', 'R16', 'B8']);
    const before = counted(builder)[P1] as number;
    const own = ownOf(builder.state);
    const back = withOwn(builder.cash('bond:0', 0).cash(P1, 730), {
      contracts: {
        ...own.contracts,
        [P1]: { bond: 100, count: 4, cities: ['T16', 'R14', 'R16', 'B8'], fulfilled: true },
      },
    });
    expect((counted(back)[P1] as number) - before).toBe(100);
  });

  test('1853-5.2.2a Money and trains of companies count for nobody', () => {
    const poor = counted(founded(table1853(), 'EIR', P1, { cash: 0 }));
    const rich = counted(train(founded(table1853(), 'EIR', P1, { cash: 2000 }), 'EIR', '2'));
    expect(rich).toEqual(poor);
  });

  test('1853-5.2.3a Shares without a price count par, unredeemed ones nothing, unless the table says so (R63)', () => {
    const of = (options = {}): number => {
      const builder = table1853(options).shares(P1, 'ECR', 30, { director: false }).cash(P1, 0);
      return counted(unredeemed(builder, P1, 'ECR', 1))[P1] as number;
    };
    expect([of(), of({ unredeemedCount: true })]).toEqual([140, 210]);
  });

  test('1853-5.2.3a The richest wins; equals share a place (R63)', () => {
    const builder = priced(founded(table1853(), 'NWR', P3, { percent: 60, cash: 0 }), 'NWR', 380);
    const play = builder.cash(P1, 500).cash(P2, 500).cash(P3, 0).atRevenue('NWR', 100).do(P3, payOut);
    expect(result(play)).toEqual({ cause: 'price', scores: [500, 500, 60 + 6 * 400] });
  });

  test('1853-5.2.1b At the end all contracts are opened, also those that are not fulfilled', () => {
    const builder = contract(table1853(), P1, 130, ['J28', 'H24', 'F14', 'G13']);
    const play = priced(founded(builder, 'NWR', P3), 'NWR', 380)
      .atRevenue('NWR', 100)
      .do(P3, payOut);
    const shown = ownOf(play.state).contracts[P1];
    expect([shown?.cities, shown?.fulfilled]).toEqual([['J28', 'H24', 'F14', 'G13'], false]);
  });
});

test('1853-0.4 A game in which all money lies in envelopes ends; with a share to sell it goes on', () => {
  const cities: Bid['cities'] = [
    ['B8', 'NWR'],
    ['G13', 'BBCI'],
    ['K17', 'GIP'],
    ['R14', 'MSM'],
    ['T16', 'SIR'],
    ['N22', 'ECR'],
  ];
  const after = (...bonds: readonly number[]) => afterBids(bonds.map((bond) => ({ bond, cities })));
  const stuck = after(730, 730, 730);
  expect(stuck.top).toBe('elephant');
  const over = stuck.do(stuck.waiting[0] ?? P1, pass);
  expect([result(over)?.cause, result(over)?.scores]).toEqual(['standstill', [0, 0, 0]]);
  let open = after(730, 730, 630);
  for (let guard = 0; guard < 12; guard++) open = open.do(open.waiting[0] ?? P1, pass);
  expect(result(open)).toBeNull();
});
