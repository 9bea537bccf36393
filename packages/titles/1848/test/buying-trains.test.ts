/** Chapter IX, buying: when, from whom, for how much, and how many. */

import { describe, expect, test } from 'vitest';
import type { Action1848 } from '../rules/index.ts';
import { title } from '../rules/index.ts';
import { P1, P2, type TableBuilder, table1848, table2021 } from './table1848.ts';

const pass = { type: 'pass' } as const;
const buy = (kind: string, price: number, from = 'bank'): Action1848 => ({
  type: 'buyTrain',
  from,
  kind,
  price,
});

/** Newcastle, Sydney and Wollongong in a row. */
const row = (table: TableBuilder) => table.tile('E18', '57', 0).tile('F17', '57', 0).tile('G16', '57', 0);

describe('from the bank', () => {
  test('1848-IX-20 A train never runs in the turn it is bought', () => {
    const first = row(table1848()).par('NSW', 100).shares(P1, 'NSW', 60).cash('NSW', 1000).operating('NSW');
    const buying = first.do(P1, pass).do(P1, pass);
    // no run, and the price has moved already
    expect([buying.top, buying.price('NSW')]).toEqual(['trainStep', 90]);
    const bought = buying.do(P1, buy('2', 100));
    expect([bought.top, bought.price('NSW'), bought.cash('NSW')]).toEqual(['trainStep', 90, 900]);
    bought.refuses(P1, { type: 'runTrains', runs: [] }, 'stepOver', '1848-VIII-11');
    expect(bought.passTurn().cash('NSW')).toBe(900);
  });

  test('1848-IX-21 New trains come at the printed price', () => {
    const play = table1848().company('NSW', P1).atStep('NSW', 'trains');
    for (const price of [90, 110, 0]) play.refuses(P1, buy('2', price), 'facePrice', '1848-IX-21');
    const after = play.do(P1, buy('2', 100));
    expect([after.cash('NSW'), after.cash('bank') - play.cash('bank')]).toEqual([900, 100]);
  });

  test('1848-IX-26 Several trains may be bought one after another', () => {
    const play = table1848().company('NSW', P1, { cash: 350 }).atStep('NSW', 'trains');
    const three = play.do(P1, buy('2', 100)).do(P1, buy('2+', 120)).do(P1, buy('2', 100));
    expect([three.trains('NSW'), three.cash('NSW')]).toEqual([['2', '2+', '2'], 30]);
    const rich = table1848().company('NSW', P1).atStep('NSW', 'trains');
    const four = [1, 2, 3, 4].reduce((now) => now.do(P1, buy('2', 100)), rich);
    expect(four.trains('NSW')).toEqual(['2', '2', '2', '2']);
    const full = table1848().company('NSW', P1);
    for (let count = 0; count < 4; count++) full.train('NSW', '2');
    full.inTrainStep('NSW').refuses(P1, buy('2', 100), 'trainLimit', '1848-IX-29');
  });

  test('1848-IX-27 Bank trains are bought in ascending order', () => {
    const order = ['2', '3', '4', '5', '6', '8'];
    for (const [place, now] of order.slice(0, -1).entries()) {
      const given = table1848().phase(now).supply(now, 1).company('NSW', P1, { cash: 5000 });
      const play = given.atStep('NSW', 'trains');
      for (const later of order.slice(place + 1))
        play.refuses(P1, buy(later, title.trains.get(later)?.price ?? 0), 'notOnSaleYet', '1848-IX-27');
      const next = order[place + 1] as string;
      const price = (kind: string) => title.trains.get(kind)?.price ?? 0;
      const sold = play.do(P1, buy(now, price(now)));
      expect(sold.offers(P1, buy(next, price(next)))).toBe(true);
      // what is sold out does not come back
      sold.refuses(P1, buy(now, price(now)), 'noTrainLeft', '1848-II-6');
    }
    const green = table1848().phase('3').supply('3', 1).company('NSW', P1).atStep('NSW', 'trains');
    green.refuses(P1, buy('4', 300), 'notOnSaleYet', '1848-IX-27');
    green.refuses(P1, buy('4+', 340), 'notOnSaleYet', '1848-IX-27');
  });

  test('1848-IX-28 Each card is bought on one side for good', () => {
    const play = table1848().phase('3').company('NSW', P1).train('NSW', '3').atStep('NSW', 'trains');
    play.refuses(P1, buy('3+', 30), 'facePrice', '1848-IX-21');
    play.refuses(P1, buy('3+', 30, 'NSW'), 'noSuchCompany', '1848-0-1');
    play.refuses(P1, { type: 'turnTrain', train: '3-0' }, 'unknownAction', '1848-0-1');
    play.refuses(P1, { ...buy('3+', 230), tradeIn: '3' }, 'noTradeIn', '1848-IX-10');
    expect(play.kinds(P1)).toEqual(['buyTrain', 'pass', 'takeLoan']);
    expect(play.actions(P1).filter((one) => one.type === 'buyTrain')).toEqual([
      buy('3', 200),
      buy('3+', 230),
    ]);
    // it keeps its side when it changes hands
    const plus = table1848()
      .phase('3')
      .company('NSW', P1)
      .company('VR', P1, { par: 90 })
      .turnedTrain('VR', '3+')
      .atStep('NSW', 'trains');
    plus.refuses(P1, buy('3', 1, 'VR'), 'trainNotOwned', '1848-0-1');
    expect(plus.do(P1, buy('3+', 1, 'VR')).trains('NSW')).toEqual(['3+']);
  });
});

describe('how many', () => {
  test('1848-IX-29 1848-IX-30 The train limit falls with the phases, and a purchase that scraps own trains is none', () => {
    const limits = { 2: 4, 3: 4, 4: 3, 5: 2, 6: 2, 8: 2 };
    for (const [phase, limit] of Object.entries(limits)) {
      const given = (count: number) => {
        const table = table1848().phase(phase).company('NSW', P1, { cash: 3000 });
        for (let train = 0; train < count; train++) table.train('NSW', '2');
        return table.inTrainStep('NSW');
      };
      const price = title.trains.get(phase)?.price ?? 0;
      given(limit).refuses(P1, buy(phase, price), 'trainLimit', '1848-IX-29');
      expect(
        given(limit - 1)
          .do(P1, buy(phase, price))
          .trains('NSW'),
      ).toContain(phase);
      if (['5', '6', '8'].includes(phase))
        expect(given(limit).do(P1, buy('2E', 200)).trains('NSW')).toContain('2E');
    }
    // phase 3, four 2s: the first 4 would scrap them
    const four = table1848().phase('3').supply('3', 0).company('NSW', P1);
    for (let train = 0; train < 4; train++) four.train('NSW', '2');
    four.inTrainStep('NSW').refuses(P1, buy('4', 300), 'trainLimit', '1848-IX-29');
    four.inTrainStep('NSW').refuses(P1, buy('4+', 340), 'trainLimit', '1848-IX-29');
    // another company's train counts too
    const sister = table1848().phase('4').company('NSW', P1).company('VR', P1, { par: 90 }).train('VR', '3');
    for (let train = 0; train < 3; train++) sister.train('NSW', '3');
    sister.inTrainStep('NSW').refuses(P1, buy('3', 1, 'VR'), 'trainLimit', '1848-IX-29');
  });
});

describe('from other companies', () => {
  test('1848-IX-22 From the first 3/3+ on trains may be bought from other companies', () => {
    for (const table of [table1848(), table2021()]) {
      const play = table
        .supply('2', 0)
        .company('NSW', P1)
        .company('VR', P1, { par: 90 })
        .train('VR', '2')
        .train('VR', '2')
        .atStep('NSW', 'trains');
      play.refuses(P1, buy('2', 1, 'VR'), 'tradeNotYet', '1848-IX-22');
      expect(play.offers(P1, buy('2', 1, 'VR'))).toBe(false);
      const after = play.do(P1, buy('3', 200));
      expect(after.offers(P1, buy('2', 1, 'VR'))).toBe(true);
      expect(after.do(P1, buy('2', 1, 'VR')).trains('NSW')).toEqual(['2', '3']);
    }
  });

  test('1848-IX-23 With the same director any price from 1 on', () => {
    const play = table1848()
      .phase('4')
      .company('NSW', P1, { cash: 900 })
      .company('VR', P1, { par: 90, cash: 0 })
      .train('VR', '4')
      .atStep('NSW', 'trains');
    for (const price of [1, 300, 301, 900]) {
      const after = play.do(P1, buy('4', price, 'VR'));
      expect([after.trains('NSW'), after.cash('NSW'), after.cash('VR')]).toEqual([['4'], 900 - price, price]);
    }
    play.refuses(P1, buy('4', 0, 'VR'), 'priceAtLeastOne', '1848-IX-23');
    play.refuses(P1, buy('4', 901, 'VR'), 'priceAboveTreasury', '1848-IX-23');
  });

  test('1848-IX-24 With different directors it is an offer that the other may refuse', () => {
    const play = table1848()
      .phase('4')
      .company('NSW', P1)
      .company('VR', P2, { par: 90, cash: 0 })
      .train('VR', '4')
      .atStep('NSW', 'trains');
    const asked = play.do(P1, buy('4', 300, 'VR'));
    expect([asked.top, asked.waiting, asked.kinds(P2)]).toEqual(['consent', [P2], ['accept', 'decline']]);
    asked.refuses(P1, pass, 'answerFirst', '1848-IX-24');
    const declined = asked.do(P2, { type: 'decline' });
    expect([declined.trains('NSW'), declined.trains('VR'), declined.cash('NSW')]).toEqual([[], ['4'], 1000]);
    expect(asked.do(P2, { type: 'accept' }).trains('NSW')).toEqual(['4']);
    play.refuses(P1, buy('4', 299, 'VR'), 'faceBetweenDirectors', '1848-IX-3');
  });

  test('1848-IX-25 Trains change hands only in the turn of the buying company', () => {
    const play = table1848()
      .phase('4')
      .company('VR', P2, { par: 90 })
      .company('NSW', P1)
      .train('VR', '4')
      .train('VR', '3')
      .atStep('VR', 'trains');
    // in VR's turn nobody can buy for NSW, and VR has nothing to offer with
    play.refuses(P1, buy('4', 300, 'VR'), 'notDirector', '1848-VII-3');
    play.refuses(P2, buy('4', 300, 'VR'), 'noSuchCompany', '1848-0-1');
    play.refuses(P2, { type: 'sellTrain', to: 'NSW', kind: '4', price: 300 }, 'unknownAction', '1848-0-1');
    expect(play.kinds(P2)).toEqual(['buyTrain', 'pass', 'takeLoan']);
    const sources = play.actions(P2).flatMap((one) => (one.type === 'buyTrain' ? [one.from] : []));
    expect(new Set(sources)).toEqual(new Set(['bank']));
  });
});

describe('with too little money', () => {
  test('1848-IX-32 A company that must buy and lacks the money must buy a new train from the bank', () => {
    /** NSW has a route and no train, the next card is a 4/4+. */
    const given = row(table1848().phase('4')).company('NSW', P1, { cash: 60, cell: '1,15' });
    const play = given
      .company('VR', P1, { par: 90 })
      .train('VR', '3')
      .company('QR', P2, { par: 80 })
      .train('QR', '3')
      .atStep('NSW', 'trains');
    play.refuses(P1, pass, 'mustOwnTrain', '1848-IX-1');
    expect(play.actions(P1)).toEqual([
      buy('4', 300),
      buy('4+', 340),
      buy('3', 1, 'VR'),
      buy('3', 60, 'VR'),
      { type: 'takeLoan' },
    ]);
    play.refuses(P1, buy('3', 200, 'QR'), 'loansForBankTrain', '1848-IX-36');
    const forced = play.do(P1, buy('4', 300));
    expect([forced.trains('NSW'), forced.cash('NSW'), forced.state.companies.NSW?.loans]).toEqual([
      ['4'],
      60,
      3,
    ]);
  });
});
