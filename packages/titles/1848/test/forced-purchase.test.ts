/** Chapter IX, forced train purchase: loans in the purchase itself, or receivership. */

import { describe, expect, test } from 'vitest';
import type { Action1848 } from '../rules/index.ts';
import { P1, P2, type Play, type TableBuilder, table1848, table2021, withLoans } from './table1848.ts';

const pass = { type: 'pass' } as const;
const loan = { type: 'takeLoan' } as const;
const buy = (kind: string, price: number, from = 'bank'): Action1848 => ({
  type: 'buyTrain',
  from,
  kind,
  price,
});

/** NSW has a route and no train; its marker stands in the second row, where prices are 60, 70 … 390, 440. */
const needy = (treasury: number, column: number, table: TableBuilder = table1848().phase('5')) =>
  table
    .tile('E18', '57', 0)
    .tile('F17', '57', 0)
    .company('NSW', P1, { cash: treasury, cell: `1,${column}` });

/** The columns the marker of NSW came to in the last action. */
const columns = (play: Play) =>
  play.events.flatMap((event) =>
    event.type === 'markerMoved' && event.company === 'NSW' ? [Number(event.cell.split(',')[1])] : [],
  );
const loansOf = (play: Play) => play.state.companies.NSW?.loans;

describe('loans until the treasury suffices', () => {
  test('1848-IX-33 The first moves the price two cells, each further one three', () => {
    const play = needy(250, 15).atStep('NSW', 'trains');
    expect(play.price('NSW')).toBe(390);
    const after = play.do(P1, buy('5', 500));
    expect([after.trains('NSW'), after.cash('NSW'), loansOf(after)]).toEqual([['5'], 50, 3]);
    expect([columns(after), after.price('NSW')]).toEqual([[13, 10, 7], 130]);
    expect([after.cash('BOE'), after.price('BOE')]).toEqual([1700, 100]);
    // the loan of its own will counts as the first
    const own = play.do(P1, loan);
    expect(columns(own)).toEqual([13]);
    const then = own.do(P1, buy('5', 500));
    expect([columns(then), then.cash('NSW')]).toEqual([[10, 7], 50]);
    // either side of the card
    expect(play.do(P1, buy('5+', 550)).cash('NSW')).toBe(0);
    // beyond five loans
    const many = withLoans(needy(450, 15), { NSW: 5 }).atStep('NSW', 'trains');
    many.refuses(P1, loan, 'fiveLoans', '1848-VI-76');
    const sixth = many.do(P1, buy('5', 500));
    expect([loansOf(sixth), columns(sixth)]).toEqual([6, [13]]);
  });

  test('1848-IX-33 Before the first 3/3+ there are no loans: the company stays without a train', () => {
    const play = needy(60, 5, table1848())
      .company('VR', P2, { par: 90 })
      .atStep('NSW', 'trains', { others: ['VR'] });
    expect([play.acting, play.trains('NSW'), loansOf(play), play.cash('NSW')]).toEqual(['VR', [], 0, 60]);
    needy(60, 5, table1848())
      .inTrainStep('NSW')
      .refuses(P1, buy('2', 100), 'trainTooExpensive', '1848-IX-18');
  });

  test('1848-IX-33 In 2021 every forced loan moves the price three cells, after the one of its own will, in any phase (2021)', () => {
    const in2021 = (treasury: number, column: number, phase = '5') =>
      needy(treasury, column, table2021().phase(phase));
    const play = in2021(250, 15).atStep('NSW', 'trains');
    play.refuses(P1, buy('5', 500), 'trainTooExpensive', '1848-IX-18');
    const after = play.do(P1, loan).do(P1, buy('5', 500));
    expect([columns(after), after.cash('NSW'), loansOf(after)]).toEqual([[10, 7], 50, 3]);
    const sixth = withLoans(in2021(450, 15), { NSW: 5 }).atStep('NSW', 'trains').do(P1, buy('5', 500));
    expect([loansOf(sixth), columns(sixth)]).toEqual([6, [12]]);
    const early = in2021(60, 5, '2').atStep('NSW', 'trains').do(P1, buy('2', 100));
    expect([early.trains('NSW'), early.cash('NSW'), columns(early)]).toEqual([['2'], 60, [2]]);
  });

  test('1848-IX-38 Whoever can pay for the cheapest new train without extra loans may take none', () => {
    const play = needy(520, 15).atStep('NSW', 'trains');
    play.refuses(P1, buy('5+', 550), 'noExtraLoans', '1848-IX-38');
    expect(play.offers(P1, buy('5+', 550))).toBe(false);
    const bought = play.do(P1, buy('5', 500));
    expect([bought.cash('NSW'), loansOf(bought)]).toEqual([20, 0]);
    // the loan of this round is taken
    const taken = needy(420, 15).atStep('NSW', 'trains').do(P1, loan);
    taken.refuses(P1, buy('5+', 550), 'noExtraLoans', '1848-IX-38');
    taken.refuses(P1, loan, 'oneLoan', '1848-VI-70');
    expect(taken.do(P1, buy('5', 500)).cash('NSW')).toBe(20);
    // with that one loan the 5 could be paid: no second one for the 5+
    const one = needy(420, 15).atStep('NSW', 'trains');
    one.refuses(P1, buy('5+', 550), 'noExtraLoans', '1848-IX-38');
    expect(loansOf(one.do(P1, buy('5', 500)))).toBe(1);
    // once it is forced, either side
    expect(loansOf(needy(350, 15).atStep('NSW', 'trains').do(P1, buy('5+', 550)))).toBe(2);
  });

  test('1848-IX-38 In 2021 extra loans pay for either side, also when the cheap one is affordable (2021)', () => {
    const play = needy(420, 15, table2021().phase('5')).atStep('NSW', 'trains').do(P1, loan);
    const after = play.do(P1, buy('5+', 550));
    expect([after.trains('NSW'), after.cash('NSW'), loansOf(after)]).toEqual([['5+'], 70, 2]);
  });

  test('1848-IX-35 The director neither may nor must add private money', () => {
    const play = needy(100, 15).cash(P1, 2000).atStep('NSW', 'trains');
    play.refuses(P1, { ...buy('5', 500), help: 400 }, 'malformed', '1848-0-1');
    for (const type of ['contribute', 'help', 'payForTrain'])
      play.refuses(P1, { type, amount: 400 }, 'unknownAction', '1848-0-1');
    play.refuses(P1, { type: 'sellShares', company: 'NSW', count: 1 }, 'notInOperatingRound', '1848-XIII-2');
    expect(play.kinds(P1)).toEqual(['buyTrain', 'takeLoan']);
    const after = play.do(P1, buy('5', 500));
    expect([after.trains('NSW'), after.cash(P1), loansOf(after), after.cash('NSW')]).toEqual([
      ['5'],
      2000,
      4,
      0,
    ]);
    // or receivership, with the same purse
    const lost = needy(100, 5).cash(P1, 2000).atStep('NSW', 'trains').do(P1, buy('5', 500));
    expect([lost.state.companies.NSW?.closed, lost.cash(P1)]).toEqual([true, 2000]);
  });
});

describe('receivership instead of a train', () => {
  test('1848-IX-34 If the price enters the hatched area no train is bought, even if the money would now suffice', () => {
    for (const [table, start] of [
      [table1848().phase('5'), 7],
      [table2021().phase('5'), 7],
    ] as const) {
      const given = needy(250, start, table).company('VR', P2, { par: 90 });
      const play = given.atStep('NSW', 'trains', { others: ['VR'] });
      const before = play.trains('bank');
      // in 2021 the loan of its own will comes first
      const ready = table.state.options.edition === '2021' ? play.do(P1, loan) : play;
      const lost = ready.do(P1, buy('5', 500));
      expect([lost.state.companies.NSW?.closed, loansOf(lost), lost.acting]).toEqual([true, 3, 'VR']);
      expect([lost.trains('bank'), lost.trains('NSW')]).toEqual([before, []]);
      // 250 and three loans went to the bank
      expect(lost.events).toContainEqual({
        type: 'paid',
        from: 'NSW',
        to: 'bank',
        amount: 550,
        why: 'closed',
      });
    }
    // one column further right it holds
    expect(needy(250, 9).atStep('NSW', 'trains').do(P1, buy('5', 500)).trains('NSW')).toEqual(['5']);
  });

  test('1848-IX-37 Without loans left a company that cannot pay is treated as in the hatched area', () => {
    const play = withLoans(needy(100, 15).company('VR', P2, { par: 90 }), { VR: 20 }).atStep(
      'NSW',
      'trains',
      {
        others: ['VR'],
      },
    );
    play.refuses(P1, loan, 'noLoanLeft', '1848-VI-81');
    play.refuses(P1, pass, 'mustOwnTrain', '1848-IX-1');
    expect(play.kinds(P1)).toEqual(['buyTrain']);
    const lost = play.do(P1, buy('5', 500));
    expect([lost.state.companies.NSW?.closed, lost.trains('NSW'), loansOf(lost)]).toEqual([true, [], 0]);
    expect([lost.cash('BOE'), lost.acting]).toEqual([0, 'VR']);
    // the last marker is taken first
    const one = withLoans(needy(100, 15).company('VR', P2, { par: 90 }), { VR: 19 }).atStep('NSW', 'trains');
    const last = one.do(P1, buy('5', 500));
    expect([last.state.companies.NSW?.closed, loansOf(last)]).toEqual([true, 1]);
  });
});

describe("another company's train", () => {
  test('1848-IX-36 More than one loan a round is for a bank train only', () => {
    const given = (table: TableBuilder) =>
      needy(150, 15, table.phase('4'))
        .company('VR', P2, { par: 90, cash: 0 })
        .train('VR', '4')
        .atStep('NSW', 'trains')
        .do(P1, loan);
    const play = given(table1848());
    expect(play.cash('NSW')).toBe(250);
    play.refuses(P1, buy('4', 300, 'VR'), 'loansForBankTrain', '1848-IX-36');
    expect(play.offers(P1, buy('4', 300, 'VR'))).toBe(false);
    expect(play.do(P1, buy('4', 300)).trains('NSW')).toEqual(['4']);
    // the one loan of its own will may pay for it
    const one = needy(250, 15, table1848().phase('4'))
      .company('VR', P2, { par: 90, cash: 0 })
      .train('VR', '4');
    const bought = one
      .atStep('NSW', 'trains')
      .do(P1, loan)
      .do(P1, buy('4', 300, 'VR'))
      .do(P2, { type: 'accept' });
    expect([bought.trains('NSW'), bought.cash('NSW'), bought.cash('VR')]).toEqual([['4'], 50, 300]);
  });

  test('1848-IX-36 In 2021 extra loans pay for it too (2021)', () => {
    const play = needy(150, 15, table2021().phase('4'))
      .company('VR', P2, { par: 90, cash: 0 })
      .train('VR', '4')
      .atStep('NSW', 'trains')
      .do(P1, loan);
    const bought = play.do(P1, buy('4', 300, 'VR')).do(P2, { type: 'accept' });
    expect([bought.trains('NSW'), bought.cash('NSW'), loansOf(bought)]).toEqual([['4'], 50, 2]);
  });

  test('1848-IX-39 An affordable train of another company avoids the forced purchase', () => {
    const play = needy(100, 15)
      .company('VR', P1, { par: 90, cash: 0 })
      .train('VR', '4')
      .atStep('NSW', 'trains');
    play.refuses(P1, pass, 'mustOwnTrain', '1848-IX-1');
    const after = play.do(P1, buy('4', 1, 'VR'));
    expect([after.trains('NSW'), after.cash('NSW'), loansOf(after)]).toEqual([['4'], 99, 0]);
    expect(after.accepts(P1, pass)).toBe(true);
  });
});
