/** Shares, market, stock rounds and limits. */
import type { KitAction } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, P3, P4, type TableBuilder, table1889 } from './table1889.ts';

const start = (company: string, price: number): KitAction => ({ type: 'startCompany', company, price });
const buy = (company: string, from: 'offer' | 'pool' = 'offer'): KitAction => ({
  type: 'buyShare',
  company,
  from,
});
const sell = (company: string, count: number): KitAction => ({ type: 'sellShares', company, count });
const pass = { type: 'pass' } as const;

/** P1 holds these percents of a company at par 100; P2 leads it. */
const held = (company: string, percent: number, builder: TableBuilder = table1889(), cell?: string) =>
  builder.par(company, 100, cell).shares(P2, company, 20).shares(P1, company, percent, { director: false });

describe('shares and par', () => {
  test('1889-SHARE-1 The director’s certificate first, at twice the par', () => {
    const play = table1889().cash(P1, 199).stockRound();
    play.refuses(P1, buy('AR'), 'directorFirst', '1889-SHARE-1');
    play.refuses(P1, start('AR', 100), 'notEnoughCash', '1889-SHARE-1');
    const started = play.do(P1, start('AR', 90));
    expect([started.cash(P1), started.papers(P1, 'AR'), started.director('AR')]).toEqual([19, [20], P1]);
  });

  test('1889-SHARE-2 Par prices and their cells', () => {
    const cells = [100, 90, 80, 75, 70, 65].map((price) =>
      table1889().stockRound().do(P1, start('AR', price)).cell('AR'),
    );
    expect(cells).toEqual(['0,3', '1,3', '2,3', '3,3', '4,3', '5,3']);
    for (const price of [85, 67, 60])
      table1889().stockRound().refuses(P1, start('AR', price), 'badPar', '1889-SHARE-2');
  });

  test('1889-SHARE-3 1889-SHARE-4 Half sold floats it, with ten times its par at once; sales do not undo it', () => {
    const built = table1889().par('AR', 65).shares(P1, 'AR', 20).shares(P2, 'AR', 10);
    const forty = built.stockRound().do(P1, buy('AR'));
    expect([forty.state.companies.AR?.floated, forty.cash('AR')]).toEqual([false, 0]);
    const half = forty.do(P1, pass).do(P2, buy('AR'));
    expect([half.state.companies.AR?.floated, half.cash('AR')]).toEqual([true, 650]);
    const sold = half.do(P2, pass).pass(3).do(P2, sell('AR', 2));
    expect(sold.state.companies.AR?.floated).toBe(true);
    // shares in the pool have left the offering
    const pool = table1889().par('AR', 65).shares(P1, 'AR', 20).shares('pool', 'AR', 20).stockRound();
    expect(pool.do(P1, buy('AR')).state.companies.AR?.floated).toBe(true);
  });

  test('1889-SHARE-5 Par from the offering for ever, the market price from the pool', () => {
    const built = () => table1889().par('AR', 75, '1,3').shares(P2, 'AR', 20).shares('pool', 'AR', 10);
    expect(built().stockRound().do(P1, buy('AR')).cash(P1)).toBe(345);
    expect(built().stockRound().do(P1, buy('AR', 'pool')).cash(P1)).toBe(330);
    held('KO', 10, built())
      .cash(P1, 74)
      .stockRound()
      .refuses(P1, buy('AR'), 'shareTooExpensive', '1889-SHARE-5');
    table1889()
      .par('AR', 75)
      .shares(P2, 'AR', 20)
      .stockRound()
      .refuses(P1, buy('AR', 'pool'), 'noShareThere', '1889-SHARE-5');
  });

  test('1889-SHARE-7 The largest holder is director; a tie changes nothing', () => {
    const tie = held('AR', 10).stockRound().do(P1, buy('AR'));
    expect(tie.director('AR')).toBe(P2);
    const more = held('AR', 20).stockRound().do(P1, buy('AR'));
    expect([more.director('AR'), more.papers(P1, 'AR'), more.papers(P2, 'AR')]).toEqual([
      P1,
      [20, 10],
      [10, 10],
    ]);
  });

  test('1889-SHARE-8 The office is given up by a sale if somebody can take it over', () => {
    const play = held('AR', 20).stockRound({ seat: P2 }).do(P2, sell('AR', 1));
    expect([play.director('AR'), play.papers(P2, 'AR'), play.percent('pool', 'AR')]).toEqual([P1, [10], 10]);
    const alone = table1889().par('AR', 100).shares(P1, 'AR', 20).stockRound();
    alone.refuses(P1, sell('AR', 1), 'nobodyToDirect', '1889-SHARE-8');
  });
});

describe('the market', () => {
  const { market } = title;
  const moved = (cell: string, direction: 'up' | 'down' | 'left' | 'right', steps = 1) => {
    let at = cell;
    for (let step = 0; step < steps; step++) at = market.move(at, direction);
    return at;
  };

  test('1889-MARKET-1 90 cells in eleven rows; a sale moves down, to the last cell of its column at most', () => {
    expect(market.cells.size).toBe(90);
    const play = held('AR', 20).stockRound().do(P1, sell('AR', 2));
    expect([play.cell('AR'), play.price('AR')]).toEqual(['2,3', 80]);
    expect(market.cells.get('7,4')?.price).toBe(60);
    expect(moved('7,4', 'down')).toBe('7,4');
  });

  test('1889-MARKET-2 A payout moves right, at the end of a row up; 350 is the ceiling', () => {
    const after = ['0,3', '2,11', '1,14', '0,14'].map(
      (cell) => market.cells.get(moved(cell, 'right'))?.price,
    );
    expect(after).toEqual([110, 225, 350, 350]);
    const paid = table1889().company('AR', P1, { par: 100 }).atRevenue('AR', 100).do(P1, { type: 'payOut' });
    expect(paid.price('AR')).toBe(110);
  });

  test('1889-MARKET-3 Nothing paid moves left, at the left end down', () => {
    const after = ['0,3', '0,0', '10,0'].map((cell) => moved(cell, 'left'));
    expect(after).toEqual(['0,2', '1,0', '10,0']);
    const kept = table1889()
      .company('AR', P1, { par: 100 })
      .atRevenue('AR', 100)
      .do(P1, { type: 'withhold' });
    expect(kept.price('AR')).toBe(90);
  });

  test('1889-MARKET-4 All shares with players: one row up, not in the top row', () => {
    const soldOut = (par: number) =>
      table1889()
        .par('AR', par)
        .shares(P1, 'AR', 60)
        .shares(P2, 'AR', 40)
        .floated('AR')
        .operated('AR')
        .endOfStockRound();
    expect([soldOut(90).cell('AR'), soldOut(100).cell('AR')]).toEqual(['0,3', '0,3']);
    const pool = table1889()
      .par('AR', 90)
      .shares(P1, 'AR', 60)
      .shares('pool', 'AR', 40)
      .floated('AR')
      .operated('AR');
    expect(pool.endOfStockRound().cell('AR')).toBe('1,3');
  });

  test('1889-MARKET-5 An arriving marker goes under those already there', () => {
    const play = table1889()
      .company('AR', P1, { par: 90 })
      .company('IR', P2, { par: 100, percent: 50 })
      .shares(P3, 'IR', 10)
      .stockRound({ seat: P3 })
      .do(P3, sell('IR', 1));
    expect([play.cell('AR'), play.cell('IR')]).toEqual(['1,3', '1,3']);
    expect(play.pass(5).acting).toBe('AR');
  });

  /** P1 has fourteen certificates that count. */
  const full = () =>
    table1889()
      .par('AR', 65)
      .shares(P1, 'AR', 60)
      .par('KO', 65)
      .shares(P1, 'KO', 60)
      .par('SR', 65)
      .shares(P1, 'SR', 50);

  test('1889-MARKET-6 1889-LIMIT-2 Yellow shares do not count against the limit, white ones do', () => {
    const yellow = full()
      .par('IR', 65, '5,0')
      .shares(P2, 'IR', 20)
      .par('UR', 65)
      .shares(P2, 'UR', 20)
      .stockRound();
    yellow.refuses(P1, buy('UR'), 'certificateLimit', '1889-LIMIT-2');
    expect(yellow.accepts(P1, buy('IR'))).toBe(true);
    const inZone = (zone: string) =>
      [...market.cells].flatMap(([cell, one]) => (one.zone === zone ? [cell] : [])).sort();
    expect(inZone('yellow')).toEqual(
      ['5,0', '6,0', '6,1', '7,0', '7,1', '7,2', '8,1', '8,2', '8,3', '9,2', '9,3', '10,3'].sort(),
    );
    expect(inZone('orange')).toEqual(['8,0', '9,0', '9,1', '10,0', '10,1', '10,2'].sort());
  });

  test('1889-MARKET-7 In the orange zone there is no limit of 60%', () => {
    const at = (cell: string) => table1889().par('IR', 65, cell).shares(P1, 'IR', 60).stockRound();
    expect(at('8,0').accepts(P1, buy('IR'))).toBe(true);
    const nearlyAll = table1889().par('IR', 65, '8,0').shares(P1, 'IR', 90).stockRound();
    expect(nearlyAll.do(P1, buy('IR')).percent(P1, 'IR')).toBe(100);
    // and as in the yellow zone the certificates do not count
    const orange = full().par('IR', 65, '8,0').shares(P2, 'IR', 20).stockRound();
    expect(orange.accepts(P1, buy('IR'))).toBe(true);
    at('7,0').refuses(P1, buy('IR'), 'holdingLimit', '1889-LIMIT-1');
    expect(['8,0', '9,1', '10,2'].map((cell) => market.cells.get(cell)?.zone)).toEqual(
      Array(3).fill('orange'),
    );
  });

  test('1889-MARKET-8 There is no brown zone: one purchase a turn everywhere', () => {
    const low = table1889().par('IR', 65, '10,0').shares(P2, 'IR', 20).shares('pool', 'IR', 50).stockRound();
    low.refuses(P1, { ...buy('IR', 'pool'), count: 2 }, 'onlyOne', '1889-MARKET-8');
    low.do(P1, buy('IR', 'pool')).refuses(P1, buy('IR', 'pool'), 'boughtAlready');
  });
});

describe('the stock round', () => {
  const two = () => held('AR', 30, held('KO', 20, held('IR', 10)));

  test('1889-STOCK-1 At most one purchase a turn', () => {
    const play = two().stockRound().do(P1, buy('IR'));
    for (const action of [buy('AR'), buy('IR'), start('UR', 65)])
      play.refuses(P1, action, 'boughtAlready', '1889-STOCK-1');
  });

  test('1889-STOCK-2 Passing excludes nobody; the round ends when all pass in a row', () => {
    const play = table1889().stockRound().do(P1, pass).do(P2, start('AR', 65)).pass(2);
    expect(play.waiting).toEqual([P1]);
    play.refuses(P2, pass, 'notYourTurn', '1889-STOCK-2');
    expect(play.accepts(P1, buy('AR'))).toBe(true);
    expect(play.pass(1).state.round.set).toBe(2);
    expect(play.pass(2).state.round.set).toBe(3);
  });

  test('1889-STOCK-3 1889-STOCK-6 Any number of companies is sold, each block at the price before the drop', () => {
    const play = two().stockRound().do(P1, sell('AR', 2)).do(P1, sell('KO', 1));
    expect([play.cash(P1), play.price('AR'), play.price('KO')]).toEqual([720, 80, 90]);
  });

  test('1889-STOCK-4 Sales come all before the purchase or all after it', () => {
    // Dougo Railway keeps his turn open.
    const before = two().private('DR', P1).stockRound().do(P1, sell('AR', 1)).do(P1, buy('IR'));
    before.refuses(P1, sell('KO', 1), 'salesOnOneSide', '1889-STOCK-4');
    const started = two().private('DR', P1).stockRound().do(P1, sell('AR', 1)).do(P1, start('UR', 65));
    started.refuses(P1, sell('KO', 1), 'salesOnOneSide', '1889-STOCK-4');
    // An exchange is no purchase: what is sold before and after it is on the same side.
    const exchanged = two()
      .private('DR', P1)
      .stockRound()
      .do(P1, sell('AR', 1))
      .do(P1, { type: 'exchangePrivate', private: 'DR', from: 'offer' });
    expect(exchanged.accepts(P1, sell('KO', 1))).toBe(true);
    const after = two().stockRound().do(P1, buy('IR')).do(P1, sell('AR', 1)).do(P1, sell('KO', 1));
    expect(after.percent('pool', 'KO')).toBe(10);
  });

  test('1889-STOCK-5 One block of each company a turn', () => {
    const play = two().stockRound().do(P1, sell('AR', 1));
    play.refuses(P1, sell('AR', 1), 'oneBlock', '1889-STOCK-5');
    const next = play.do(P1, pass).pass(3).do(P1, sell('AR', 1));
    expect(next.cash(P1)).toBe(610);
  });

  test('1889-STOCK-7 Whoever sold a company does not buy it in the same round', () => {
    const sold = two().stockRound().do(P1, sell('AR', 1));
    sold.refuses(P1, buy('AR'), 'soldThisRound', '1889-STOCK-7');
    const later = sold.do(P1, pass).pass(3);
    later.refuses(P1, buy('AR', 'pool'), 'soldThisRound', '1889-STOCK-7');
    expect(held('AR', 20).stockRound({ set: 3 }).accepts(P1, buy('AR'))).toBe(true);
  });

  test('1889-STOCK-8 Buying and then selling the same company is allowed', () => {
    const play = held('IR', 20).stockRound().do(P1, buy('IR')).do(P1, sell('IR', 1));
    expect(play.percent('pool', 'IR')).toBe(10);
  });

  test('1889-STOCK-9 Nothing is sold in the first stock round', () => {
    held('AR', 20).stockRound({ set: 1 }).refuses(P1, sell('AR', 1), 'firstRoundSale', '1889-STOCK-9');
    expect(held('AR', 20).stockRound({ set: 2 }).accepts(P1, sell('AR', 1))).toBe(true);
  });

  test('1889-STOCK-10 The pool holds half of a company at most', () => {
    const play = held('AR', 20).shares('pool', 'AR', 40).stockRound();
    play.refuses(P1, sell('AR', 2), 'poolLimit', '1889-STOCK-10');
    play.refuses(P1, sell('AR', 3), 'notHeld', '1889-STOCK-10');
    expect(play.accepts(P1, sell('AR', 1))).toBe(true);
  });

  test('1889-STOCK-11 The priority is left of the last who bought or sold', () => {
    const play = table1889()
      .company('KO', P2)
      .stockRound()
      .do(P1, pass)
      .do(P2, pass)
      .do(P3, start('AR', 65))
      .pass(5);
    expect(play.state.priority).toBe(P4);
    const idle = table1889().company('KO', P2).priority(P2).stockRound().pass(4);
    expect(idle.state.priority).toBe(P2);
  });
});

describe('limits', () => {
  test('1889-LIMIT-1 At most 60% of a company, with two players too', () => {
    for (const players of [2, 4])
      table1889({ players })
        .par('AR', 65)
        .shares(P1, 'AR', 60)
        .stockRound()
        .refuses(P1, buy('AR'), 'holdingLimit', '1889-LIMIT-1');
  });

  test('1889-LIMIT-2 Certificates are counted, directors’ as one, privates too', () => {
    const five = table1889({ players: 5 }).private('SIR', P1).private('UTF', P1);
    const full = five
      .par('AR', 65)
      .shares(P1, 'AR', 60)
      .par('KO', 65)
      .shares(P1, 'KO', 60)
      .par('IR', 65)
      .shares(P2, 'IR', 20);
    full.stockRound().refuses(P1, buy('IR'), 'certificateLimit', '1889-LIMIT-2');
    expect(full.closed('UTF').stockRound().accepts(P1, buy('IR'))).toBe(true);
  });

  test('1889-LIMIT-3 Above a limit one must sell while one can', () => {
    const over = table1889()
      .par('AR', 65)
      .shares(P1, 'AR', 60)
      .par('KO', 65)
      .shares(P1, 'KO', 60)
      .par('SR', 65)
      .shares(P1, 'SR', 60)
      .stockRound();
    expect(over.kinds(P1)).toEqual(['sellShares']);
    over.refuses(P1, pass, 'mustSell', '1889-LIMIT-3');
    const percent = table1889().par('AR', 65).shares(P1, 'AR', 70).shares(P2, 'AR', 10).stockRound();
    percent.refuses(P1, pass, 'mustSellDown', '1889-LIMIT-3');
    // What one block does not do waits for the next turn: nobody is left without a choice.
    const far = table1889()
      .par('AR', 65)
      .shares(P1, 'AR', 80)
      .shares(P2, 'AR', 10)
      .stockRound()
      .do(P1, sell('AR', 1));
    expect([far.waiting, far.percent(P1, 'AR')]).toEqual([[P1], 70]);
    expect(far.accepts(P1, pass)).toBe(true);
  });

  test('1889-LIMIT-3 In public games one must sell even what does not help (X20)', () => {
    const over = (reading: 'printed' | 'public') => {
      const builder = table1889({ players: 6, reading });
      // Eleven certificates are allowed; twelve that count cannot be sold, since their pools are full.
      for (const company of ['AR', 'SR', 'TR', 'UR'])
        builder.par(company, 100).shares(P1, company, 40).shares('pool', company, 50);
      return builder.par('IR', 65, '5,0').shares(P2, 'IR', 20).shares(P1, 'IR', 10).stockRound();
    };
    expect(over('printed').kinds(P1)).toContain('pass');
    expect(over('public').kinds(P1)).toEqual(['sellShares']);
    over('public').refuses(P1, pass, 'mustSell', '1889-LIMIT-3');
  });
});
