/** Directors by longest holding, managers, companies that go into operation (3.2, 3.3, 3.4.1). */
import { describe, expect, test } from 'vitest';
import { managerOf } from '../rules/office.ts';
import { countOf, ownOf } from '../rules/own.ts';
import { buy, holds, nextStockRound, priced, sell, turn } from './shares.ts';
import {
  founded,
  P1,
  P2,
  P3,
  P4,
  P5,
  P6,
  type Play,
  pass,
  type TableBuilder,
  table1853,
  unredeemed,
  withOwn,
} from './table1853.ts';

const rich = (builder: TableBuilder): TableBuilder => {
  for (const seat of builder.state.players.keys()) builder.cash(seat, 600);
  return builder;
};

const manager = ({ state }: Play, company: string) => managerOf(state, company);

describe('3.2.1 and 3.3 a company goes into operation', () => {
  /** Five players; four shares of the NWR are issued, two each to P1 and P2, P1's the older. */
  const nearly = (): TableBuilder =>
    rich(holds(holds(table1853({ players: 5 }), P1, 'NWR', 20), P2, 'NWR', 20));

  test('1853-3.2.1a 1853-3.3.1a 1853-3.3.2a 1853-3.3.2b With the share that makes the number full: director, capital, stations, price', () => {
    const before = nearly().stockRound({ seat: P2 });
    expect([before.director('NWR'), before.cash('NWR'), before.price('NWR')]).toEqual([null, 0, undefined]);
    const play = before.do(P2, buy('NWR'));
    expect(play.director('NWR')).toBe(P2);
    expect([play.papers(P2, 'NWR'), play.papers('offer', 'NWR')]).toEqual([
      [20, 10],
      [10, 10, 10, 10, 10],
    ]);
    // ten times par, though only five shares are issued
    expect([play.cash('NWR'), before.cash('bank') + 92 - play.cash('bank')]).toEqual([920, 920]);
    expect(play.price('NWR')).toBe(92);
    expect([play.stations('F14'), play.stations('C11')]).toEqual([['NWR:0'], ['NWR:0']]);
  });

  test.each([
    [3, 6],
    [4, 5],
    [5, 5],
    [6, 4],
  ])('1853-T3c 1853-3.2.1a With %i players the share number %i sets a company to work', (players, number) => {
    const builder = holds(table1853({ players }), P1, 'NWR', (number - 2) * 10);
    const play = builder.cash(P1, 500).cash(P2, 500).stockRound({ seat: P1 }).do(P1, buy('NWR'));
    expect(play.state.companies.NWR?.floated).toBe(false);
    expect(turn(play, P1).do(P2, buy('NWR')).director('NWR')).toBe(P1);
  });

  test('1853-3.3.3a It acts in the next operating round', () => {
    let play = turn(nearly().stockRound({ seat: P2 }), P2, buy('NWR'));
    play = play.passUntil('elephant').pass();
    expect([play.state.round.kind, play.acting]).toEqual(['operating', 'NWR']);
  });

  test('1853-3.2.1b Of equals it is who has held shares of the company longest, whoever bought last (R24)', () => {
    const builder = rich(holds(holds(table1853({ players: 5 }), P1, 'NWR', 20), P3, 'NWR', 10));
    const play = holds(builder, P2, 'NWR', 10).stockRound({ seat: P2 }).do(P2, buy('NWR'));
    // P1 and P2 have two each
    expect([play.percent(P2, 'NWR'), play.director('NWR')]).toEqual([20, P1]);
    // a share more decides before any length of time
    const other = holds(rich(holds(table1853({ players: 5 }), P1, 'NWR', 10)), P2, 'NWR', 30);
    expect(other.stockRound({ seat: P3 }).do(P3, buy('NWR')).director('NWR')).toBe(P2);
  });

  test('1853-3.2.1b Whoever sells all and buys again holds from then on only (R24)', () => {
    const builder = rich(holds(holds(table1853({ players: 5 }), P1, 'NWR', 20), P2, 'NWR', 20));
    let play = nextStockRound(turn(builder.stockRound({ seat: P1 }), P1, sell('NWR', 2)));
    for (const seat of [P1, P1]) {
      while (play.waiting[0] !== seat) play = play.pass();
      play = turn(play, seat, buy('NWR', 'pool'));
    }
    while (play.waiting[0] !== P3) play = play.pass();
    play = play.do(P3, buy('NWR'));
    expect([play.percent(P1, 'NWR'), play.percent(P2, 'NWR'), play.director('NWR')]).toEqual([20, 20, P2]);
  });

  test('1853-3.2.2a Enough issued, but nobody has two: the longest holder is manager, and the double stays in the bank', () => {
    const builder = table1853({ players: 6 });
    for (const seat of [P4, P2, P3]) holds(builder, seat, 'NWR', 10);
    const play = rich(builder).stockRound({ seat: P1 }).do(P1, buy('NWR'));
    expect([play.director('NWR'), manager(play, 'NWR')]).toEqual([null, P4]);
    expect(play.papers('offer', 'NWR')).toEqual([20, 10, 10, 10, 10]);
    // it has its money and its stations all the same (3.3.1a)
    expect([play.cash('NWR'), play.price('NWR'), play.stations('C11')]).toEqual([920, 92, ['NWR:0']]);
    const or = turn(play, P1).passUntil('elephant').pass();
    expect([or.acting, or.waiting]).toEqual(['NWR', [P4]]);
    or.refuses(P1, { type: 'chooseTwoTiles', from: 'now' }, 'notDirector', '1853-1l');
    or.do(P4, { type: 'chooseTwoTiles', from: 'now' }).refuses(P1, pass, 'notDirector', '1853-1l');
  });

  test('1853-2.7.3e Unredeemed shares make a director, and stay unredeemed in his hands (R16)', () => {
    const builder = unredeemed(holds(table1853({ players: 5 }), P1, 'NWR', 30), P1, 'NWR', 3);
    const play = rich(holds(builder, P2, 'NWR', 10))
      .stockRound({ seat: P2 })
      .do(P2, buy('NWR'));
    expect([play.director('NWR'), countOf(ownOf(play.state).unredeemed, 'NWR', P1)]).toEqual([P1, 3]);
    expect(play.papers(P1, 'NWR')).toEqual([20, 10]);
  });
});

describe('3.2.3 another director', () => {
  /** P1 directs the EIR with three shares, P2 has three too. */
  const even = (): TableBuilder =>
    rich(holds(founded(table1853({ players: 4 }), 'EIR', P1, { percent: 30 }), P2, 'EIR', 30));

  test('1853-3.2.3a 1853-1l Strictly more shares than the director: he hands over at once against two singles', () => {
    expect(even().stockRound({ seat: P2 }).director('EIR')).toBe(P1);
    const play = even().stockRound({ seat: P2 }).do(P2, buy('EIR'));
    expect(play.director('EIR')).toBe(P2);
    expect([play.papers(P2, 'EIR'), play.papers(P1, 'EIR')]).toEqual([
      [20, 10, 10],
      [10, 10, 10],
    ]);
    expect(play.price('EIR')).toBe(100);
    // three against two: no change
    const less = rich(holds(founded(table1853({ players: 4 }), 'EIR', P1, { percent: 30 }), P2, 'EIR', 20));
    expect(less.stockRound({ seat: P2 }).do(P2, buy('EIR')).director('EIR')).toBe(P1);
  });

  test('1853-3.2.3a Also when the director sells down to two and another has three', () => {
    const builder = holds(founded(table1853({ players: 4 }), 'EIR', P1, { percent: 40 }), P2, 'EIR', 30);
    const play = builder.stockRound({ seat: P1 });
    expect(play.do(P1, sell('EIR', 1)).director('EIR')).toBe(P1);
    const sold = play.do(P1, sell('EIR', 2));
    expect([sold.director('EIR'), sold.papers(P1, 'EIR'), sold.papers(P2, 'EIR')]).toEqual([
      P2,
      [10, 10],
      [20, 10],
    ]);
  });

  test('1853-3.2.3b Of several who have more the longest holder follows, not the next in order', () => {
    const builder = founded(table1853({ players: 4 }), 'EIR', P1, { percent: 40 });
    const play = holds(holds(builder, P3, 'EIR', 20), P2, 'EIR', 20).stockRound({ seat: P1 });
    const sold = play.do(P1, sell('EIR', 3));
    expect([sold.director('EIR'), sold.papers(P1, 'EIR'), sold.percent('pool', 'EIR')]).toEqual([
      P3,
      [10],
      30,
    ]);
    // most shares go before the longest time
    const more = founded(table1853({ players: 4 }), 'EIR', P1, { percent: 40 });
    const other = holds(holds(more, P3, 'EIR', 20), P2, 'EIR', 30).stockRound({ seat: P1 });
    expect(other.do(P1, sell('EIR', 3)).director('EIR')).toBe(P2);
  });

  /** P1 of five players has 13 certificates, three shares of the EIR on two of them; P2 has three shares of it. */
  const full = (bnr = 30): TableBuilder => {
    const builder = founded(table1853({ players: 5 }), 'EIR', P1, { percent: 30 });
    holds(builder, P2, 'EIR', 30);
    for (const company of ['GIP', 'NWR'])
      founded(builder, company, P3, { percent: 50 }).shares(P1, company, 40);
    founded(builder, 'BNR', P4, { percent: 50 }).shares(P1, 'BNR', bnr);
    return rich(builder);
  };

  test('1853-3.2.3c Who is above his limit because he lost the office corrects it on his next turn, not before', () => {
    const play = full().stockRound({ seat: P2 });
    const lost = turn(play, P2, buy('EIR'));
    expect([lost.director('EIR'), lost.papers(P1, 'EIR').length]).toEqual([P2, 3]);
    // others go on: nobody waits for P1
    expect(lost.waiting).toEqual([P3]);
    const his = turn(turn(turn(lost, P3), P4), P5);
    expect(his.waiting).toEqual([P1]);
    his.refuses(P1, pass, 'mustSell', '1853-3.1.2d');
    his.refuses(P1, buy('SIR'), 'mustSell', '1853-3.1.2d');
    expect(his.kinds(P1)).toEqual(['sellShares']);
    const mended = his.do(P1, sell('GIP'));
    expect(mended.accepts(P1, pass)).toBe(true);
    mended.refuses(P1, buy('SIR'), 'certificateLimit', '1853-T3b');
  });

  test('1853-3.2.3d Nobody goes beyond his limit to become director, though the swap would cure it', () => {
    // P1 has 13 of 13 papers, two of them of the SIR, which P2 directs with two shares
    const play = founded(full(10), 'SIR', P2, { percent: 20 }).shares(P1, 'SIR', 20).stockRound({ seat: P1 });
    play.refuses(P1, buy('SIR'), 'limitForOffice', '1853-3.2.3d');
    play.refuses(P1, buy('NWR'), 'certificateLimit', '1853-T3b');
    // with one paper less he takes the company over
    expect(play.do(P1, sell('BNR')).do(P1, buy('SIR')).director('SIR')).toBe(P1);
  });
});

describe('3.4.1 managers', () => {
  /** P1 directs the EIR with only the double; the others have these shares, in this order. */
  const double = (...others: readonly (readonly [number, number])[]): TableBuilder => {
    const builder = founded(table1853({ players: 4 }), 'EIR', P1, { percent: 20 });
    for (const [seat, percent] of others) holds(builder, seat, 'EIR', percent);
    return rich(builder);
  };

  test('1853-3.4.1a Half of the director’s certificate is sold: he becomes manager, before older holders (R23)', () => {
    const older = holds(table1853({ players: 4 }), P2, 'EIR', 10);
    const builder = rich(founded(older, 'EIR', P1, { percent: 20 }));
    const play = builder.stockRound({ seat: P1 }).do(P1, sell('EIR'));
    expect([play.director('EIR'), manager(play, 'EIR')]).toEqual([null, P1]);
    // the double lies in the pool; the single came out of the bank
    expect([play.papers(P1, 'EIR'), play.papers('pool', 'EIR')]).toEqual([[10], [20]]);
    expect(play.papers('offer', 'EIR')).toEqual([10, 10, 10, 10, 10, 10]);
    expect([play.cash(P1), play.price('EIR')]).toEqual([700, 100]);
    const or = turn(play, P1).passUntil('elephant').pass();
    expect([or.acting, or.waiting]).toEqual(['EIR', [P1]]);
  });

  test('1853-3.4.1a The single comes from the pool where one lies there (R23)', () => {
    const play = double([P2, 10]).shares('pool', 'EIR', 30).stockRound({ seat: P1 }).do(P1, sell('EIR'));
    expect([play.papers('pool', 'EIR'), play.papers(P1, 'EIR')]).toEqual([[20, 10, 10], [10]]);
  });

  test('1853-3.4.1a A director with a single beside the double keeps that one (R23)', () => {
    const builder = rich(founded(table1853({ players: 4 }), 'EIR', P1, { percent: 30 }));
    const play = builder.stockRound({ seat: P1 }).do(P1, sell('EIR', 2));
    expect([play.papers(P1, 'EIR'), play.papers('pool', 'EIR'), manager(play, 'EIR')]).toEqual([
      [10],
      [20],
      P1,
    ]);
  });

  test('1853-3.4.1b Has the former director no share left: the longest holder', () => {
    const play = double([P3, 10], [P2, 10]).stockRound({ seat: P1 }).do(P1, sell('EIR', 2));
    expect([play.director('EIR'), manager(play, 'EIR')]).toEqual([null, P3]);
    // and when the former director, manager at first, sells his last share in a later round
    let later = nextStockRound(turn(double([P3, 10], [P2, 10]).stockRound({ seat: P1 }), P1, sell('EIR')));
    expect(manager(later, 'EIR')).toBe(P1);
    while (later.waiting[0] !== P1) later = later.pass();
    expect(manager(later.do(P1, sell('EIR')), 'EIR')).toBe(P3);
  });

  test('1853-3.4.1b A former director who sold out and buys back is no manager before older holders (R76)', () => {
    // he held shares before P3, but not without a break (R24)
    const oldest = withOwn(double([P3, 10], [P2, 10]), {
      since: { EIR: { [P1]: 1, [P3]: 2, [P2]: 3 } },
      clock: 3,
    });
    let later = nextStockRound(turn(oldest.stockRound({ seat: P1 }), P1, sell('EIR', 2)));
    while (later.waiting[0] !== P1) later = later.pass();
    const back = later.do(P1, buy('EIR'));
    expect([back.percent(P1, 'EIR'), back.director('EIR'), manager(back, 'EIR')]).toEqual([10, null, P3]);
  });

  test('1853-3.4.1c Nobody has a share: whoever has the elephant, from stock round to stock round (R26)', () => {
    const played = turn(double().stockRound({ seat: P1 }), P1, sell('EIR', 2));
    expect(manager(played, 'EIR')).toBe(P1);
    // P2 buys last: the elephant, and the EIR with it, goes to P3
    const or = turn(played, P2, buy('NWR')).passUntil('elephant').pass();
    expect([or.state.priority, or.acting, or.waiting]).toEqual([P3, 'EIR', [P3]]);
    or.refuses(P1, pass, 'notDirector', '1853-1l');
    let next = nextStockRound(or);
    expect(manager(next, 'EIR')).toBe(P3);
    next = turn(next, P3, buy('NWR')).passUntil('elephant');
    // it is sold to P1: he leads the EIR now
    const sold = next.do(P4, { type: 'offerElephant', to: P1, price: 0 }).do(P1, { type: 'accept' });
    expect([sold.acting, sold.waiting]).toEqual(['EIR', [P1]]);
  });

  test('1853-3.4.1d Whoever has two shares is director at once; his singles go to where the double lay (R23)', () => {
    const lapsed = turn(double([P2, 10]).stockRound({ seat: P1 }), P1, sell('EIR'));
    const pool = lapsed.do(P2, buy('EIR'));
    expect([pool.director('EIR'), manager(pool, 'EIR')]).toEqual([P2, null]);
    expect([pool.papers(P2, 'EIR'), pool.papers('pool', 'EIR')]).toEqual([[20], [10, 10]]);
    // the double in the bank: they go back to the bank and are sold at par
    const builder = table1853({ players: 6 });
    for (const seat of [P4, P2, P3]) holds(builder, seat, 'NWR', 10);
    const bank = turn(rich(builder).stockRound({ seat: P1 }), P1, buy('NWR')).do(P2, buy('NWR'));
    expect([bank.director('NWR'), bank.papers(P2, 'NWR')]).toEqual([P2, [20]]);
    expect(bank.papers('offer', 'NWR')).toEqual([10, 10, 10, 10, 10]);
  });

  test('1853-4.7.1h No price moves with a take-over or a sold double', () => {
    const builder = priced(double([P2, 10]), 'EIR', 64);
    const lapsed = turn(builder.stockRound({ seat: P1 }), P1, sell('EIR'));
    expect([lapsed.price('EIR'), lapsed.do(P2, buy('EIR')).price('EIR')]).toEqual([64, 64]);
  });

  test('1853-3.4.1a The last single of six holders: P6 is no manager while the former director has one', () => {
    const builder = founded(table1853({ players: 6 }), 'EIR', P1, { percent: 20 });
    for (const seat of [P6, P5, P4, P3, P2]) holds(builder, seat, 'EIR', 10);
    const play = rich(builder).stockRound({ seat: P1 }).do(P1, sell('EIR'));
    expect(manager(play, 'EIR')).toBe(P1);
  });
});
