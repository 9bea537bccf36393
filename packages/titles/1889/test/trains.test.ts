/** Trains, the forced purchase and bankruptcy. */
import type { KitAction } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, P3, type TableBuilder, table1889 } from './table1889.ts';

const buy = (from: string, kind: string, price: number, tradeIn?: string): KitAction => ({
  type: 'buyTrain',
  from,
  kind,
  price,
  ...(tradeIn !== undefined && { tradeIn }),
});
const sell = (company: string, count: number): KitAction => ({ type: 'sellShares', company, count });
const pass = { type: 'pass' } as const;
const bankrupt = { type: 'declareBankruptcy' } as const;

const rich = (builder = table1889()) => builder.company('KO', P1, { cash: 3000 }).tile('J5', '58', 2);

describe('trains', () => {
  test('1889-TRAIN-1 One kind after the other, at their prices', () => {
    const play = rich().atStep('KO', 'trains');
    play.refuses(P1, buy('bank', '3', 180), 'notOnSaleYet', '1889-TRAIN-1');
    play.refuses(P1, buy('bank', '2', 79), 'facePrice', '1889-TRAIN-1');
    expect(play.do(P1, buy('bank', '2', 80)).cash('KO')).toBe(2920);
    expect([...title.trains.values()].map(({ price }) => price)).toEqual([80, 180, 300, 450, 630, 1100]);
    const poor = table1889()
      .company('KO', P1, { cash: 79 })
      .tile('J5', '58', 2)
      .train('KO', '2')
      .company('AR', P2)
      .train('AR', '2');
    poor.inTrainStep('KO').refuses(P1, buy('bank', '2', 80), 'treasuryShort', '1889-TRAIN-1');
  });

  test('1889-TRAIN-2 Diesels from the first 6 on, beside the 6s, without end', () => {
    rich(table1889().phase('5'))
      .atStep('KO', 'trains')
      .refuses(P1, buy('bank', 'D', 1100), 'notOnSaleYet', '1889-TRAIN-2');
    const six = rich(table1889().phase('6')).atStep('KO', 'trains');
    expect([six.accepts(P1, buy('bank', 'D', 1100)), six.accepts(P1, buy('bank', '6', 630))]).toEqual([
      true,
      true,
    ]);
    // Ten are sold, and two 6s.
    const many = Array.from({ length: 10 }).reduce(
      (built: TableBuilder) => built.train('AR', 'D'),
      table1889().phase('6').supply('6', 0),
    );
    expect(
      rich(many.set({ phase: 'D' }))
        .atStep('KO', 'trains')
        .accepts(P1, buy('bank', 'D', 1100)),
    ).toBe(true);
  });

  test('1889-TRAIN-3 A diesel for 800 with a 4, 5 or 6 given in', () => {
    const six = () => rich(table1889().phase('6'));
    for (const [kind, pool] of [
      ['5', ['5']],
      ['6', ['6']],
      ['4', []],
    ] as const) {
      const play = six()
        .train('KO', kind)
        .atStep('KO', 'trains')
        .do(P1, buy('bank', 'D', 800, kind));
      expect([play.trains('KO'), play.cash('KO'), play.trains('pool')]).toEqual([['D'], 2200, pool]);
    }
    const four = six().train('KO', '5').atStep('KO', 'trains');
    four.refuses(P1, buy('bank', 'D', 800, '3'), 'noTradeIn', '1889-TRAIN-3');
    four.refuses(P1, buy('bank', 'D', 800, '6'), 'tradeInNotOwned', '1889-TRAIN-3');
    four.refuses(P1, buy('bank', 'D', 700, '5'), 'facePrice', '1889-TRAIN-3');
    const poor = table1889()
      .phase('6')
      .company('KO', P1, { cash: 799 })
      .tile('J5', '58', 2)
      .train('KO', '5')
      .cash(P1, 420);
    poor.atStep('KO', 'trains').refuses(P1, buy('bank', 'D', 800, '5'), 'tradeInTreasury', '1889-TRAIN-3');
  });

  test('1889-TRAIN-4 Limits 4, 4, 3, 2, 2, 2; surplus goes to the pool and is sold from there', () => {
    const limits = ['2', '3', '4', '5', '6', 'D'].map((phase) =>
      title.fleet.trainLimit(table1889().phase(phase).state, 'KO'),
    );
    expect(limits).toEqual([4, 4, 3, 2, 2, 2]);
    const full = ['2', '2', '2', '2']
      .reduce((built, kind) => built.train('KO', kind), rich())
      .inTrainStep('KO');
    full.refuses(P1, buy('bank', '2', 80), 'trainLimit', '1889-TRAIN-4');
    const three = ['3', '3', '4'].reduce(
      (built, kind) => built.train('AR', kind),
      rich(table1889().phase('4').supply('4', 0)).company('AR', P2, { par: 90 }),
    );
    const five = three.atStep('KO', 'trains').do(P1, buy('bank', '5', 450));
    expect([five.top, five.waiting]).toEqual(['discardTrains', [P2]]);
    five.refuses(P1, pass, 'discardFirst', '1889-TRAIN-4');
    five.refuses(P2, { type: 'discardTrain', company: 'AR', kind: '5' }, 'discardNotOwned', '1889-TRAIN-4');
    const given = five.do(P2, { type: 'discardTrain', company: 'AR', kind: '3' });
    expect([given.trains('AR'), given.trains('pool')]).toEqual([['3', '4'], ['3']]);
    expect(given.accepts(P1, buy('pool', '3', 180))).toBe(true);
    rich()
      .atStep('KO', 'trains')
      .refuses(P1, buy('pool', '2', 80), 'notInPool', '1889-TRAIN-4');
  });

  test('1889-TRAIN-4 At the limit nothing is bought though a trade-in is possible; in public games it is (R-16, X05)', () => {
    const full = (reading: 'printed' | 'public') =>
      rich(table1889({ reading }).phase('6')).train('KO', '5').train('KO', '5').atStep('KO', 'trains');
    full('printed').refuses(P1, buy('bank', 'D', 1100), 'trainLimit', '1889-TRAIN-4');
    const bought = full('public').do(P1, buy('bank', 'D', 1100));
    expect([bought.top, bought.waiting]).toEqual(['discardTrains', [P1]]);
    expect(full('printed').accepts(P1, buy('bank', 'D', 800, '5'))).toBe(true);
  });

  test('1889-TRAIN-4 A surplus train is given back before anything else, in public games a private may come first', () => {
    const surplus = (reading: 'printed' | 'public') =>
      ['3', '3', '3', '3']
        .reduce(
          (built, kind) => built.train('AR', kind),
          rich(table1889({ reading }).phase('3').supply('3', 0)).company('AR', P2, { par: 90 }),
        )
        .private('DR', P3)
        .atStep('KO', 'trains')
        .do(P1, buy('bank', '4', 300));
    const exchange = { type: 'exchangePrivate', private: 'DR', from: 'offer' } as const;
    expect(surplus('printed').top).toBe('discardTrains');
    surplus('printed').refuses(P3, exchange, 'discardFirst', '1889-TRAIN-4');
    expect(surplus('public').accepts(P3, exchange)).toBe(true);
    // The director of the company whose turn it is may also buy it for the company.
    const request = { type: 'requestPrivate', private: 'DR', price: 60 } as const;
    surplus('printed').refuses(P1, request, 'discardFirst', '1889-TRAIN-4');
    const asked = surplus('public').do(P1, request);
    expect([asked.top, asked.waiting]).toEqual(['consent', [P3]]);
    const bought = asked.do(P3, { type: 'accept' });
    expect([bought.owner('DR'), bought.top, bought.waiting]).toEqual(['KO', 'discardTrains', [P2]]);
  });

  test('1889-TRAIN-5 From another company for 1 or more out of the treasury, with consent', () => {
    const play = rich().company('AR', P2, { par: 90 }).train('AR', '2').atStep('KO', 'trains');
    play.refuses(P1, buy('AR', '2', 0), 'priceAtLeastOne', '1889-TRAIN-5');
    play.refuses(P1, buy('AR', '3', 100), 'trainNotOwned', '1889-TRAIN-5');
    const asked = play.do(P1, buy('AR', '2', 1));
    expect([asked.top, asked.waiting]).toEqual(['consent', [P2]]);
    expect(asked.do(P2, { type: 'accept' }).trains('KO')).toEqual(['2']);
  });

  test('1889-TRAIN-6 A company with a route must own a train', () => {
    const play = rich().atStep('KO', 'trains');
    play.refuses(P1, pass, 'mustOwnTrain', '1889-TRAIN-6');
    const without = table1889().company('KO', P1).atStep('KO', 'trains');
    expect(without.accepts(P1, pass)).toBe(true);
  });

  test('1889-TRAIN-7 The first 4 scraps the 2s, the first 6 the 3s, the first D the 4s', () => {
    const first = (phase: string, left: string, kind: string, price: number, old: string) => {
      const play = rich(table1889().phase(phase).supply(left, 0))
        .company('AR', P2, { par: 90 })
        .train('AR', old)
        .atStep('KO', 'trains')
        .do(P1, buy('bank', kind, price));
      return [play.state.phase, play.trains('AR')];
    };
    expect(first('3', '3', '4', 300, '2')).toEqual(['4', []]);
    expect(first('5', '5', '6', 630, '3')).toEqual(['6', []]);
    expect(first('6', '3', 'D', 1100, '4')).toEqual(['D', []]);
    expect(first('5', '5', '6', 630, '5')).toEqual(['6', ['5']]);
  });
});

/** KO of P1 has a route and no train; so much in its treasury and in his purse. */
const needy = (treasury: number, purse: number, builder: TableBuilder = table1889()) =>
  builder
    .company('KO', P1, { percent: 20, cash: treasury })
    .shares(P2, 'KO', 10)
    .tile('J5', '58', 2)
    .cash(P1, purse);
const atTrains = (builder: TableBuilder) => builder.atStep('KO', 'trains');
/** P1 holds so much of a company that P2 leads. */
const papers = (company: string, percent: number, builder: TableBuilder, par = 100, cell?: string) =>
  builder
    .par(company, par, cell)
    .shares(P2, company, 40)
    .shares(P1, company, percent, { director: false })
    .floated(company)
    .operated(company);

describe('the forced purchase', () => {
  test('1889-FORCE-1 The treasury pays all it has, the director the rest', () => {
    const play = atTrains(needy(30, 500)).do(P1, buy('bank', '2', 80));
    expect([play.trains('KO'), play.cash('KO'), play.cash(P1)]).toEqual([['2'], 0, 450]);
    atTrains(needy(30, 40, papers('AR', 10, table1889()))).refuses(
      P1,
      buy('bank', '2', 80),
      'directorShort',
      '1889-FORCE-1',
    );
    atTrains(needy(30, 500, papers('AR', 10, table1889()))).refuses(
      P1,
      sell('AR', 1),
      'cashFirst',
      '1889-FORCE-1',
    );
  });

  test('1889-FORCE-2 With his money only the cheapest train of bank and pool (R-22)', () => {
    const play = atTrains(needy(100, 900, table1889().phase('5')).train('pool', '3'));
    play.refuses(P1, buy('bank', '5', 450), 'cheapestOnly', '1889-FORCE-2');
    expect(play.accepts(P1, buy('pool', '3', 180))).toBe(true);
    const able = atTrains(needy(200, 900, table1889().phase('5')).train('pool', '3'));
    able.refuses(P1, buy('bank', '5', 450), 'noHelpForCostlier', '1889-FORCE-2');
  });

  test('1889-FORCE-3 His money never buys a train of another company', () => {
    const play = atTrains(
      needy(50, 900, table1889().phase('4').company('AR', P2, { par: 90 }).train('AR', '4')),
    );
    play.refuses(P1, buy('AR', '4', 100), 'priceAboveTreasury', '1889-FORCE-3');
    expect(play.accepts(P1, buy('AR', '4', 50))).toBe(true);
    const empty = atTrains(needy(0, 900, table1889().company('AR', P2, { par: 90 }).train('AR', '2')));
    empty.refuses(P1, buy('AR', '2', 1), 'priceAboveTreasury', '1889-FORCE-3');
  });

  test('1889-FORCE-4 After a forced sale trains of other companies are closed', () => {
    const built = needy(50, 10, papers('AR', 10, table1889().phase('4')).train('AR', '4'));
    const play = atTrains(built);
    expect(play.accepts(P1, buy('AR', '4', 1))).toBe(true);
    const sold = play.do(P1, sell('AR', 1));
    sold.refuses(P1, buy('AR', '4', 1), 'soldForTrain', '1889-FORCE-4');
  });

  test('1889-FORCE-5 No sale makes anybody else director, of this company or another', () => {
    const built = (others: number) =>
      atTrains(
        needy(
          0,
          0,
          table1889()
            .phase('3')
            .par('IR', 100)
            .shares(P1, 'IR', 30)
            .shares(P2, 'IR', others, { director: false }),
        ),
      );
    built(30).refuses(P1, sell('IR', 1), 'keepsOffice', '1889-FORCE-5');
    expect(built(20).accepts(P1, sell('IR', 1))).toBe(true);
    built(20).refuses(P1, sell('IR', 2), 'keepsOffice', '1889-FORCE-5');
    const own = atTrains(
      table1889()
        .phase('3')
        .company('KO', P1, { percent: 30, cash: 0 })
        .shares(P2, 'KO', 30, { director: false })
        .tile('J5', '58', 2)
        .cash(P1, 0),
    );
    own.refuses(P1, sell('KO', 1), 'keepsOffice', '1889-FORCE-5');
  });

  test('1889-FORCE-6 Only what is needed, one block of each company', () => {
    const play = atTrains(needy(0, 130, papers('AR', 20, papers('IR', 20, table1889().phase('3')))));
    play.refuses(P1, sell('AR', 2), 'sellsTooMuch', '1889-FORCE-6');
    const short = atTrains(needy(0, 0, papers('AR', 30, papers('IR', 20, table1889().phase('3')))));
    const once = short.do(P1, sell('AR', 1));
    once.refuses(P1, sell('AR', 1), 'oneBlock', '1889-FORCE-6');
    expect(once.accepts(P1, sell('IR', 1))).toBe(true);
  });

  test('1889-FORCE-7 He sells no privates', () => {
    const play = atTrains(needy(0, 0, papers('AR', 20, table1889().phase('3'))).private('UTF', P1));
    play.refuses(P1, { type: 'offerPrivate', private: 'UTF', to: P2, price: 150 }, 'notTradable');
    expect(play.kinds(P1)).not.toContain('offerPrivate');
  });

  test('1889-FORCE-8 Forced sales shift no priority and start no ban', () => {
    const sold = atTrains(needy(0, 0, papers('AR', 10, table1889().priority(P3)))).do(P1, sell('AR', 1));
    const after = sold.do(P1, buy('bank', '2', 80));
    const stock = after.passUntil('stockTurn');
    expect(stock.state.priority).toBe(P3);
    expect(stock.pass(2).accepts(P1, { type: 'buyShare', company: 'AR', from: 'pool' })).toBe(false);
    const rich = atTrains(needy(0, 70, papers('AR', 10, table1889().priority(P1))))
      .do(P1, sell('AR', 1))
      .do(P1, buy('bank', '2', 80))
      .passUntil('stockTurn');
    expect(rich.accepts(P1, { type: 'buyShare', company: 'AR', from: 'pool' })).toBe(true);
  });

  test('1889-FORCE-9 Short by one he is bankrupt, exactly enough is a purchase', () => {
    const exact = atTrains(needy(0, 20, papers('AR', 10, table1889(), 65, '4,1')));
    exact.refuses(P1, bankrupt, 'notBankrupt', '1889-FORCE-9');
    expect(exact.do(P1, sell('AR', 1)).accepts(P1, buy('bank', '2', 80))).toBe(true);
    const short = atTrains(needy(0, 19, papers('AR', 10, table1889(), 65, '4,1')));
    expect(short.do(P1, bankrupt).state.result?.cause).toBe('bankruptcy');
  });
});

describe('the end', () => {
  test('1889-END-1 Bankruptcy ends the game at once', () => {
    const over = atTrains(needy(0, 19)).do(P1, bankrupt);
    over.refuses(P2, pass, 'gameOver', '1889-END-1');
    expect(over.waiting).toEqual([]);
  });

  test('1889-END-2 What he may sell is sold first, his cash goes to the bank; shares and open privates count', () => {
    const play = atTrains(needy(0, 19, papers('AR', 10, table1889().phase('5'), 65)).private('UTF', P1)).do(
      P1,
      bankrupt,
    );
    expect([play.percent(P1, 'AR'), play.cash(P1), play.price('AR')]).toEqual([0, 0, 60]);
    expect(play.state.result?.scores[P1]).toBe(150 + 2 * (play.price('KO') ?? 0));
  });

  test('1889-END-3 A broken bank ends the game after the set, a whole one from a stock round on', () => {
    const broken = (set: { number: number; of: number }) =>
      table1889()
        .company('KO', P1, { percent: 20 })
        .bank(50)
        .atRevenue('KO', 100, set)
        .do(P1, { type: 'withhold' })
        .passTurn();
    expect(broken({ number: 1, of: 2 }).state.result).toBeNull();
    expect(broken({ number: 2, of: 2 }).state.result?.cause).toBe('bank');
    const stock = table1889()
      .phase('3')
      .company('KO', P1)
      .company('AR', P2, { par: 90, percent: 50 })
      .shares(P3, 'AR', 10)
      .set({ bankBroken: true })
      .stockRound({ seat: P3 });
    const next = stock.pass(4);
    expect([next.state.result, next.state.round.kind, next.state.round.of]).toEqual([null, 'operating', 2]);
  });

  test('1889-END-4 The bank has run out at 0; in public games below (R-14)', () => {
    const at = (reading: 'printed' | 'public') =>
      table1889({ reading })
        .company('KO', P1, { percent: 20 })
        .bank(100)
        .atRevenue('KO', 100)
        .do(P1, { type: 'withhold' }).state.bankBroken;
    expect([at('printed'), at('public')]).toEqual([true, false]);
  });

  test('1889-END-5 Cash, shares at market price, open privates at their price', () => {
    const { state } = table1889()
      .private('UTF', P1)
      .par('AR', 65, '1,3')
      .shares(P2, 'AR', 40)
      .shares(P1, 'AR', 30, { director: false })
      .par('IR', 65, '0,4')
      .shares(P1, 'IR', 20)
      .cash(P1, 500)
      .stockRound();
    expect(title.ending.sharesWorth(title, state, P1, 'AR')).toBe(270);
    expect(title.ending.sharesWorth(title, state, P1, 'IR')).toBe(220);
    expect(title.ending.privateWorth(state, 'UTF')).toBe(150);
  });

  test('1889-END-6 350 is only the top price', () => {
    const play = table1889()
      .company('KO', P1, { par: 100, cell: '0,14' })
      .atRevenue('KO', 100, { number: 1, of: 1 })
      .do(P1, { type: 'payOut' });
    expect([play.price('KO'), play.state.result]).toEqual([350, null]);
    expect(title.ending.endCause(play.state)).toBeNull();
  });
});
