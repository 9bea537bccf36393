/** The stock round: what a turn holds, limits, two groups of companies, prices, when it is over (3.0, 3.1). */
import { describe, expect, test } from 'vitest';
import { withCount } from '../rules/own.ts';
import { buy, nextStockRound, priced, sell, turn } from './shares.ts';
import {
  founded,
  P1,
  P2,
  P3,
  P4,
  P5,
  type Play,
  pass,
  type TableBuilder,
  table1853,
  unredeemed,
  withOwn,
} from './table1853.ts';

/** Four players: P1 directs the EIR with five shares, P2 the GIP; each has two of the other's. */
const four = (): TableBuilder => {
  const builder = table1853({ players: 4 });
  founded(builder, 'EIR', P1, { percent: 50 });
  founded(builder, 'GIP', P2, { percent: 50 });
  builder.shares(P2, 'EIR', 20, { director: false }).shares(P1, 'GIP', 20, { director: false });
  for (const seat of [P1, P2, P3, P4]) builder.cash(seat, 500);
  return builder;
};

describe('3.0 turns', () => {
  test('1853-3.0a A turn is any number of sales and at most one purchase', () => {
    const play = four()
      .stockRound({ seat: P1 })
      .do(P1, sell('EIR', 2))
      .do(P1, sell('GIP', 1))
      .do(P1, buy('NWR'));
    expect(play.cash(P1)).toBe(500 + 2 * 100 + 96 - 92);
    play.refuses(P1, buy('BNR'), 'boughtAlready', '1853-3.0a');
    play.refuses(P1, { ...buy('BNR'), count: 2 }, 'boughtAlready', '1853-3.0a');
    four()
      .stockRound({ seat: P1 })
      .refuses(P1, { ...buy('BNR'), count: 2 }, 'onlyOne', '1853-3.0a');
    expect(play.kinds(P1)).toEqual(['pass', 'sellShares']);
  });

  const three = (): TableBuilder => {
    const builder = founded(table1853(), 'EIR', P1);
    return builder.shares(P2, 'EIR', 10).shares(P3, 'EIR', 10);
  };

  test('1853-3.0b The round is over when nobody has bought for a whole circuit', () => {
    const play = three().stockRound({ seat: P1 }).do(P1, buy('NWR')).do(P1, pass).pass(2);
    expect(play.waiting).toEqual([P1]);
    expect(play.do(P1, pass).top).toBe('elephant');
  });

  test('1853-3.0b A pass is not final: whoever passed buys again when another has bought', () => {
    const play = three()
      .stockRound({ seat: P1 })
      .do(P1, buy('NWR'))
      .pass(2)
      .do(P3, buy('GIP'))
      .do(P3, pass)
      .do(P1, pass);
    expect(play.do(P2, buy('GIP')).percent(P2, 'GIP')).toBe(10);
  });

  test('1853-3.0c A sale alone brings nobody another turn', () => {
    const play = three().stockRound({ seat: P1 }).do(P1, sell('EIR')).do(P1, pass).pass(2);
    // nobody has bought: the round is over without a second turn for P1, and the elephant has stayed
    expect([play.top, play.state.priority]).toEqual(['elephant', P1]);
  });

  test('1853-3.0c Redeeming and selling after another’s purchase do not prolong the round either', () => {
    const builder = unredeemed(three(), P2, 'EIR', 1);
    const play = builder
      .stockRound({ seat: P1 })
      .do(P1, buy('NWR'))
      .do(P1, pass)
      .do(P2, { type: 'redeemShares', company: 'EIR', count: 1 })
      .do(P2, pass)
      .do(P3, sell('EIR'))
      .do(P3, pass)
      .do(P1, pass);
    // P1 bought last: the elephant goes to his left
    expect([play.top, play.state.priority]).toEqual(['elephant', P2]);
  });
});

describe('3.1 the course of a stock round', () => {
  test('1853-3.1.1a 1853-3.1.12a 1853-3.5a Operating rounds follow, then the holder of the elephant begins the next stock round', () => {
    const builder = founded(founded(table1853(), 'SIR', P1, { cash: 0 }), 'EIR', P3, { cash: 0 });
    let play = builder.stockRound({ seat: P1 }).do(P1, buy('NWR')).do(P1, pass).pass(3);
    expect([play.top, play.state.priority]).toEqual(['elephant', P2]);
    const trace: string[] = [];
    for (let guard = 0; guard < 20 && play.state.round.set === 2; guard++) {
      trace.push(`${play.state.round.kind} ${play.acting ?? play.top}`);
      play = play.acting === undefined ? play.pass() : play.passTurn();
    }
    expect(trace).toEqual(['stock elephant', 'operating EIR', 'operating SIR', 'operating extraRound']);
    expect([play.state.round.kind, play.state.round.set, play.waiting]).toEqual(['stock', 3, [P2]]);
    play.refuses(P1, buy('NWR'), 'notYourTurn', '1853-0.3');
  });

  test('1853-3.1.1b Shares are traded with the bank only', () => {
    const play = four().stockRound({ seat: P1 });
    play.refuses(P1, { type: 'offerShare', company: 'EIR', to: P2, price: 50 }, 'unknownAction', '1853-0.1');
    play.refuses(P1, { ...sell('EIR'), to: P2 }, 'malformed', '1853-0.1');
    play.refuses(P1, { ...buy('EIR'), from: P2 }, 'malformed', '1853-0.1');
    expect(play.kinds(P1)).toEqual(['buyShare', 'pass', 'sellShares']);
    expect(play.kinds(P2)).toEqual([]);
  });

  /** P1 of four players with so many shares of the BNR beside 13 other certificates: one of them is the double. */
  const papers = (bnr: number): TableBuilder => {
    const builder = founded(table1853({ players: 4 }), 'EIR', P1);
    builder.shares(P1, 'GIP', 40, { director: false }).shares(P1, 'NWR', 40, { director: false });
    return builder.shares(P1, 'BNR', bnr * 10, { director: false });
  };

  test('1853-3.1.2a 1853-T3b Certificates are counted: the director’s is one, though it is two shares', () => {
    // 5 + 4 + 4 + 2 certificates are 16 shares: there is room for one more
    const play = papers(2).stockRound({ seat: P1 }).do(P1, buy('BNR'));
    expect(play.percent(P1, 'EIR') + 40 + 40 + play.percent(P1, 'BNR')).toBe(170);
    const full = papers(3).stockRound({ seat: P1 });
    full.refuses(P1, buy('BNR'), 'certificateLimit', '1853-T3b');
    // at the limit, not over it
    expect(full.accepts(P1, pass)).toBe(true);
    expect(full.kinds(P1)).toEqual(['pass', 'sellShares']);
  });

  test.each([
    [3, 60],
    [4, 60],
    [5, 50],
    [6, 40],
  ])('1853-3.1.2b 1853-T3a With %i players nobody buys beyond %i percent of a company', (players, limit) => {
    const at = founded(table1853({ players }), 'EIR', P1, { percent: limit }).cash(P1, 500);
    const full = at.shares('pool', 'EIR', 10).stockRound({ seat: P1 });
    full.refuses(P1, buy('EIR'), 'holdingLimit', '1853-T3a');
    full.refuses(P1, buy('EIR', 'pool'), 'holdingLimit', '1853-T3a');
    const below = founded(table1853({ players }), 'EIR', P1, { percent: limit - 10 }).cash(P1, 500);
    expect(below.stockRound({ seat: P1 }).do(P1, buy('EIR')).percent(P1, 'EIR')).toBe(limit);
  });

  test('1853-3.1.2c Companies at 40 or less are free of both limits, at 49 they are not', () => {
    const six = (price: number): TableBuilder => {
      const builder = priced(founded(table1853({ players: 6 }), 'EIR', P1, { percent: 40 }), 'EIR', price);
      return builder.cash(P1, 500);
    };
    expect(six(40).stockRound({ seat: P1 }).do(P1, buy('EIR')).percent(P1, 'EIR')).toBe(50);
    six(49).stockRound({ seat: P1 }).refuses(P1, buy('EIR'), 'holdingLimit', '1853-T3a');
    // eleven certificates of others: those of the EIR at 40 come on top, and are not counted
    const eleven = (price: number): Play => {
      const builder = priced(founded(table1853({ players: 6 }), 'EIR', P2, { percent: 40 }), 'EIR', price);
      for (const company of ['GIP', 'NWR', 'BNR'])
        builder.shares(P1, company, company === 'BNR' ? 30 : 40, { director: false });
      return builder.cash(P1, 500).stockRound({ seat: P1 });
    };
    expect(eleven(40).do(P1, buy('EIR')).percent(P1, 'EIR')).toBe(10);
    eleven(49).refuses(P1, buy('EIR'), 'certificateLimit', '1853-T3b');
    eleven(40).refuses(P1, buy('BNR'), 'certificateLimit', '1853-T3b');
  });

  test('1853-3.1.2d Whoever is above a limit sells down on his turn before anything else', () => {
    // bought at 40, and the price has climbed to 49
    const builder = priced(founded(table1853({ players: 6 }), 'EIR', P1, { percent: 50 }), 'EIR', 49);
    const play = unredeemed(builder.shares(P1, 'SIR', 10), P1, 'SIR', 1)
      .cash(P1, 500)
      .stockRound({ seat: P1 });
    play.refuses(P1, pass, 'mustSellDown', '1853-3.1.2d');
    play.refuses(P1, buy('GIP'), 'mustSellDown', '1853-3.1.2d');
    play.refuses(P1, { type: 'redeemShares', company: 'SIR', count: 1 }, 'mustSellDown', '1853-3.1.2d');
    expect(play.kinds(P1)).toEqual(['sellShares']);
    const sold = play.do(P1, sell('EIR'));
    expect(sold.kinds(P1)).toEqual(['pass', 'redeemShares', 'sellShares']);
  });

  test('1853-3.1.2d Whoever can sell nothing of what is too much is excused until he can (R25)', () => {
    // P1 has lost the BNR to P5 and so has 14 of 13 certificates, all of companies that were founded in this round
    const builder = table1853({ players: 5 });
    const directors = { EIR: P2, GIP: P3, NWR: P4, BNR: P5 };
    for (const [company, director] of Object.entries(directors)) {
      founded(builder, company, director, { percent: company === 'BNR' ? 30 : 50, foundedIn: 2 });
      builder.shares(P1, company, company === 'BNR' ? 20 : 40);
    }
    priced(founded(builder, 'MSM', P2, { percent: 30 }), 'MSM', 40);
    const play = builder.cash(P1, 500).stockRound({ seat: P1 });
    play.refuses(P1, sell('BNR'), 'foundedNow', '1853-3.1.8a');
    play.refuses(P1, buy('SIR'), 'certificateLimit', '1853-T3b');
    expect(play.actions(P1)).toEqual([buy('MSM'), pass]);
    const later = builder.stockRound({ seat: P1, set: 3 });
    later.refuses(P1, pass, 'mustSell', '1853-3.1.2d');
    expect(later.do(P1, sell('BNR')).accepts(P1, pass)).toBe(true);
  });
});

describe('3.1.3 two groups', () => {
  /** Only the EIR was named in the bids; one share of it is left. */
  const group = (left: number): TableBuilder => {
    const builder = founded(table1853({ players: 4 }), 'EIR', P1, { percent: 50 });
    builder.shares(P2, 'EIR', 50 - left);
    for (const seat of [P1, P2, P3, P4]) builder.cash(seat, 500);
    return withOwn(builder, { firstGroup: ['EIR'] });
  };

  test('1853-3.1.3a The others come on offer when all shares of the first group are issued (R66)', () => {
    const play = group(10).stockRound({ seat: P3 });
    play.refuses(P3, buy('SIR'), 'notOffered', '1853-3.1.3a');
    expect(play.actions(P3)).toEqual([buy('EIR'), pass]);
    const open = turn(play, P3, buy('EIR'));
    expect(open.do(P4, buy('SIR')).percent(P4, 'SIR')).toBe(10);
  });

  test('1853-3.1.3a A director’s certificate in the bank is not issued: the others wait (R12)', () => {
    // eight singles are out, of which nobody has two, and the double lies in the bank
    const builder = table1853({ players: 6 });
    builder.par('EIR', 100).floated('EIR');
    for (let seat = 0; seat < 6; seat++) builder.shares(seat, 'EIR', 10).cash(seat, 300);
    builder.shares('pool', 'EIR', 20, { director: false });
    const play = withOwn(builder, { firstGroup: ['EIR'], foundedIn: { EIR: 1 } }).stockRound({ seat: P1 });
    play.refuses(P1, buy('SIR'), 'notOffered', '1853-3.1.3a');
    // his two singles lie in the bank when he has the double, and are sold first
    const director = play.do(P1, buy('EIR', 'pool'));
    expect([director.papers(P1, 'EIR'), director.papers('offer', 'EIR')]).toEqual([[20], [10, 10]]);
    const one = turn(turn(director, P1), P2, buy('EIR'));
    one.refuses(P3, buy('SIR'), 'notOffered', '1853-3.1.3a');
    expect(turn(one, P3, buy('EIR')).accepts(P4, buy('SIR'))).toBe(true);
  });

  test('1853-3.1.3b The second group opens as a whole, and is bought in any order', () => {
    const play = group(0).stockRound({ seat: P3 });
    for (const company of ['GIP', 'NWR', 'BNR', 'BBCI', 'MSM', 'SIR', 'ECR'])
      expect(play.accepts(P3, buy(company))).toBe(true);
    expect(turn(play, P3, buy('SIR')).do(P4, buy('MSM')).percent(P4, 'MSM')).toBe(10);
  });

  test('1853-3.1.3c In the first stock round the second group stays closed, for nobody takes a double there', () => {
    // seven singles came with contracts: the EIR is in operation, without director or money
    const builder = table1853({ players: 4 });
    for (const seat of [P1, P2, P4]) builder.shares(seat, 'EIR', 20, { director: false });
    builder.shares(P3, 'EIR', 10);
    const { companies } = builder.state;
    const eir = { ...(companies.EIR as (typeof companies)[string]), floated: true, capitalised: false };
    builder.set({ companies: { ...companies, EIR: eir } });
    const own = withOwn(builder, { firstGroup: ['EIR'], contractShares: withCount({}, 'EIR', P4, 2) });
    const play = turn(own.stockRound({ seat: P3, set: 1 }), P3, buy('EIR'));
    expect([play.papers('offer', 'EIR'), play.waiting]).toEqual([[20], [P4]]);
    for (const company of ['GIP', 'NWR', 'BNR', 'BBCI', 'MSM', 'SIR', 'ECR'])
      play.refuses(P4, buy(company), 'notOffered', '1853-3.1.3c');
    // nothing but the director's certificate is left of the stack
    play.refuses(P4, buy('EIR'), 'noShareThere', '1853-1d');
    play.refuses(P4, { type: 'startCompany', company: 'EIR', price: 100 }, 'notForSale', '1853-2.9.1a');
  });

  test('1853-3.1.10a Shares in the pool are issued and do not hold the second group back', () => {
    const builder = group(20).shares('pool', 'EIR', 20);
    expect(builder.stockRound({ seat: P3 }).do(P3, buy('SIR')).percent(P3, 'SIR')).toBe(10);
  });
});

describe('3.1.4 to 3.1.9 prices and what may be traded', () => {
  const msm = (price: number): TableBuilder =>
    priced(founded(table1853({ players: 4 }), 'MSM', P1, { percent: 50 }), 'MSM', price)
      .cash(P1, 500)
      .cash(P2, 500);

  test('1853-3.1.4a The bank sells at par, whatever the market says', () => {
    for (const price of [130, 49])
      expect(msm(price).stockRound({ seat: P2 }).do(P2, buy('MSM')).cash(P2)).toBe(420);
  });

  test('1853-3.1.5a Sales and a purchase in any order, also sell, buy, sell (R69)', () => {
    const play = four().stockRound({ seat: P1 });
    const first = play.do(P1, sell('GIP')).do(P1, buy('NWR'));
    expect(first.do(P1, sell('EIR')).cash(P1)).toBe(500 + 96 - 92 + 100);
    const after = play.do(P1, buy('NWR')).do(P1, sell('EIR'));
    expect([after.percent('pool', 'EIR'), after.percent(P1, 'NWR')]).toEqual([10, 10]);
    play.refuses(P1, sell('NWR'), 'notHeld', '1853-3.1.5a');
    play.refuses(P1, sell('EIR', 6), 'notHeld', '1853-3.1.5a');
    play.refuses(P1, sell('EIR', 0), 'malformed', '1853-0.1');
  });

  test('1853-3.1.6a 1853-4.7.1h Several shares are sold at once, at one price, which stays', () => {
    const play = msm(130).stockRound({ seat: P1 }).do(P1, sell('MSM', 4));
    expect([play.cash(P1), play.price('MSM'), play.percent('pool', 'MSM')]).toEqual([500 + 4 * 130, 130, 40]);
  });

  test('1853-3.1.7a The pool buys and sells at the market value', () => {
    const builder = msm(64).shares('pool', 'MSM', 10);
    expect(builder.stockRound({ seat: P2 }).do(P2, buy('MSM', 'pool')).cash(P2)).toBe(436);
    expect(builder.stockRound({ seat: P1 }).do(P1, sell('MSM')).cash(P1)).toBe(564);
    msm(64).stockRound({ seat: P2 }).refuses(P2, buy('MSM', 'pool'), 'noShareThere', '1853-3.1.7a');
  });

  test('1853-3.1.7b Without a market value the pool trades at par; in the first round a sale brings 5 less (R18, R71)', () => {
    const builder = table1853({ players: 4 }).shares(P1, 'ECR', 10).shares('pool', 'ECR', 10);
    for (const [set, gain] of [
      [1, 65],
      [2, 70],
    ] as const) {
      const round = withOwn(builder, { firstGroup: ['ECR'] })
        .cash(P1, 500)
        .cash(P2, 500);
      expect(round.stockRound({ seat: P1, set }).do(P1, sell('ECR')).cash(P1)).toBe(500 + gain);
      expect(round.stockRound({ seat: P2, set }).do(P2, buy('ECR', 'pool')).cash(P2)).toBe(430);
    }
  });

  test('1853-3.1.7c The pool takes any number of shares', () => {
    const builder = founded(table1853({ players: 4 }), 'MSM', P1, { percent: 20 });
    const play = builder.shares('pool', 'MSM', 80).cash(P1, 0).stockRound({ seat: P1 });
    expect(play.do(P1, sell('MSM')).percent('pool', 'MSM')).toBe(90);
    expect(play.do(P1, sell('MSM', 2)).percent('pool', 'MSM')).toBe(100);
  });

  test('1853-3.1.8a In the round in which a company is founded its shares are not sold any more', () => {
    const builder = table1853({ players: 5 }).shares(P1, 'SIR', 20, { director: false });
    builder.shares(P2, 'SIR', 20, { director: false });
    const play = builder.stockRound({ seat: P1 });
    expect(play.accepts(P1, sell('SIR'))).toBe(true);
    const founding = turn(play, P1, buy('SIR'));
    expect([founding.director('SIR'), founding.price('SIR')]).toEqual([P1, 75]);
    founding.refuses(P2, sell('SIR'), 'foundedNow', '1853-3.1.8a');
    expect(founding.kinds(P2)).toEqual(['buyShare', 'pass']);
    let later = nextStockRound(founding);
    expect(later.state.round.set).toBe(3);
    while (later.waiting[0] !== P1) later = later.pass();
    expect(later.accepts(P1, sell('SIR'))).toBe(true);
  });

  test('1853-3.1.8b Before it is founded its shares are sold, at par, and still count as issued', () => {
    const builder = table1853({ players: 5 }).shares(P1, 'SIR', 20, { director: false });
    builder.shares(P2, 'SIR', 10).cash(P3, 500).cash(P4, 500);
    const play = builder.cash(P1, 500).stockRound({ seat: P1 }).do(P1, sell('SIR'));
    expect([play.cash(P1), play.percent('pool', 'SIR')]).toEqual([575, 10]);
    const fourth = turn(turn(turn(play, P1), P2), P3, buy('SIR'));
    expect(fourth.state.companies.SIR?.floated).toBe(false);
    // the fifth that the bank issues: one of them lies in the pool
    const fifth = fourth.do(P4, buy('SIR'));
    expect([fifth.state.companies.SIR?.floated, fifth.cash('SIR')]).toEqual([true, 750]);
  });

  test('1853-3.1.9a 1853-2.8.1b Whoever has sold a company buys it no more in that round, from bank or pool', () => {
    const play = four().stockRound({ seat: P1 }).do(P1, sell('EIR')).do(P1, buy('NWR')).do(P1, pass).pass(3);
    expect(play.waiting).toEqual([P1]);
    play.refuses(P1, buy('EIR'), 'soldThisRound', '1853-3.1.9a');
    play.refuses(P1, buy('EIR', 'pool'), 'soldThisRound', '1853-3.1.9a');
    let later = nextStockRound(play);
    while (later.waiting[0] !== P1) later = later.pass();
    expect(later.do(P1, buy('EIR', 'pool')).percent(P1, 'EIR')).toBe(50);
  });

  test('1853-3.1.9b Nobody buys and sells the same company in one turn', () => {
    const play = four().stockRound({ seat: P1 }).do(P1, buy('GIP'));
    play.refuses(P1, sell('GIP'), 'boughtNow', '1853-3.1.9b');
    expect(play.accepts(P1, sell('EIR'))).toBe(true);
    const next = play.do(P1, pass).pass(3);
    expect(next.accepts(P1, sell('GIP'))).toBe(true);
    four()
      .stockRound({ seat: P1 })
      .do(P1, sell('GIP'))
      .refuses(P1, buy('GIP'), 'soldThisRound', '1853-3.1.9a');
  });

  test('1853-2.7.4a 1853-2.7.4d Unredeemed shares: paid before a purchase, never sold, no purchase themselves (R15)', () => {
    const builder = unredeemed(four(), P1, 'GIP', 1);
    const play = withOwn(builder, {
      contractShares: withCount({}, 'GIP', P1, 2),
    }).stockRound({ seat: P1 });
    play.refuses(P1, buy('NWR'), 'redeemFirst', '1853-2.7.4a');
    play.refuses(P1, sell('GIP', 2), 'unredeemed', '1853-2.7.4d');
    const redeemed = play.do(P1, sell('GIP')).do(P1, { type: 'redeemShares', company: 'GIP', count: 1 });
    expect(redeemed.cash(P1)).toBe(500);
    // sold and redeemed it; the purchase of the turn is still to come
    expect(redeemed.do(P1, buy('NWR')).cash(P1)).toBe(408);
    expect(redeemed.accepts(P1, sell('GIP'))).toBe(true);
  });
});
