/** The five mountain railways (MTN): income, powers, and when they close. */
import { certificateCount } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import {
  buy,
  dug,
  gain,
  inPhase,
  lagAt,
  local,
  major,
  P1,
  P2,
  P3,
  type Play,
  pass,
  sell,
  start,
  stockRound,
  type TableBuilder,
  table1854,
} from './table1854.ts';

const MOUNTAINS = ['AF', 'MT', 'GK', 'AB', 'SM'] as const;
const INCOME: Readonly<Record<string, number>> = { AF: 5, MT: 10, GK: 15, AB: 20, SM: 25 };

const lay = (hex: string, tile: string, rotation: number, power?: string) =>
  ({ type: 'layTile', hex, tile, rotation, ...(power && { power }) }) as const;
const tunnel = (hex: string, from: number, to: number, power?: string) =>
  ({ type: 'buildTunnel', hex, from, to, ...(power && { power }) }) as const;
const train = (kind: string, price: number) => ({ type: 'buyTrain', from: 'bank', kind, price }) as const;

/** What the last run has earned. */
const earned = (play: Play): number | undefined => {
  const event = play.events.find(({ type }) => type === 'trainsRun');
  return event?.type === 'trainsRun' ? event.revenue : undefined;
};

/** The VB of P1 stands in Bregenz, with track to the Arlberg (F4) and to the red area in the north. */
const bregenz = (owner: number = P1, cash = 500): TableBuilder =>
  major(table1854(), 'VB', owner, { cash }).tile('E3', '6', 3);

describe('income', () => {
  test.each(MOUNTAINS.map((one) => [one, INCOME[one] as number] as const))(
    '1854-MTN-1 %s pays its owner %i at the start of each operating round',
    (one, income) => {
      const before = table1854().private(one, P2);
      expect(title.privates.get(one)?.income).toBe(income);
      const play = before.endOfStockRound();
      expect(play.state.round).toMatchObject({ kind: 'stock', set: 3 });
      expect([play.cash(P2), play.cash(P1)]).toEqual([650 + income, 650]);
    },
  );

  test('1854-MTN-1 Each of two operating rounds pays, to everybody his own', () => {
    const builder = inPhase(table1854(), '3').private('SM', P1).private('MT', P2);
    const play = builder.endOfStockRound();
    expect([play.cash(P1), play.cash(P2)]).toEqual([700, 670]);
  });
});

describe('what it is', () => {
  test('1854-MTN-2 It lays no track, runs no trains and buys none', () => {
    const builder = bregenz().private('AB', P1).private('MT', P1);
    const play = builder.operating('VB');
    expect([play.acting, play.top]).toEqual(['VB', 'trackStep']);
    // Naming it brings no tile: it has no such power.
    play.refuses(P1, lay('F4', '9', 2, 'AB'), 'noSuchPower', '1854-MTN-4');
    play.refuses(P1, lay('F4', '9', 2, 'MT'), 'noSuchPower', '1854-MTN-4');
    expect(play.actions(P1).some((one) => one.type === 'layTile' && one.power !== undefined)).toBe(false);
    const trains = bregenz().private('AB', P1).set({ phase: '3' }).train('KE', '3').atStep('VB', 'trains');
    trains.refuses(P1, { type: 'buyTrain', from: 'AB', kind: '2', price: 50 }, 'noSuchCompany', '1854-0.1');
    // The round consists of companies alone.
    expect(table1854().private('SM', P1).endOfStockRound().state.round.kind).toBe('stock');
  });

  test('1854-MTN-3 Its paper counts against the limit', () => {
    const builder = table1854({ players: 6 }).private('AF', P1).private('MT', P1);
    for (const company of ['KE', 'FJ', 'SD']) builder.par(company, 67).shares(P2, company, 40);
    for (const company of ['KE', 'FJ', 'SD']) builder.shares(P1, company, 20).floated(company);
    const play = stockRound(builder.cash(P1, 1000), { seat: P1 });
    expect(certificateCount(title, play.state, P1)).toBe(5);
    play.refuses(P1, buy('KE'), 'certificateLimit', '1854-BUY-13');
    play.refuses(P1, start('NT', 67), 'certificateLimit', '1854-BUY-13');
    // With one less it is allowed.
    const less = table1854({ players: 6 }).private('AF', P1);
    for (const company of ['KE', 'FJ', 'SD']) less.par(company, 67).shares(P2, company, 40);
    for (const company of ['KE', 'FJ', 'SD']) less.shares(P1, company, 20).floated(company);
    expect(stockRound(less.cash(P1, 1000), { seat: P1 }).accepts(P1, buy('KE'))).toBe(true);
  });

  test('1854-MTN-7 1854-LOC-15 It cannot be sold, neither in a stock round nor for a train', () => {
    const stock = stockRound(table1854().private('MT', P1).private('SM', P1).private('AF', P2), {
      seat: P1,
    });
    for (const one of ['MT', 'SM']) {
      stock.refuses(P1, sell(one), 'notTradable', '1854-SELL-1');
      stock.refuses(
        P1,
        { type: 'offerPrivate', private: one, to: P2, price: 50 },
        'notTradable',
        '1854-SELL-1',
      );
    }
    stock.refuses(P1, { type: 'requestPrivate', private: 'AF', price: 50 }, 'notTradable', '1854-SELL-1');
    expect(stock.kinds(P1)).not.toContain('offerPrivate');
    // KE has a route, no train and too little money; so has its director, but for his mountain railway.
    const builder = major(table1854(), 'KE', P1, { cash: 20 })
      .private('SM', P1)
      .private('L3', P1)
      .cash(P1, 30);
    const forced = builder.tile('C21', '55', 0).atStep('KE', 'trains');
    expect(forced.kinds(P1)).not.toContain('offerPrivate');
    for (const one of ['SM', 'L3']) forced.refuses(P1, sell(one), 'notTradable', '1854-SELL-1');
    forced.refuses(
      P1,
      { type: 'offerPrivate', private: 'SM', to: P2, price: 100 },
      'notTradable',
      '1854-SELL-1',
    );
  });
});

describe('the home hex', () => {
  test.each([
    ['AF', 'E5', 100],
    ['MT', 'F16', 100],
    ['GK', 'F20', 90],
    ['AB', 'F4', 120],
    ['SM', 'E23', 70],
  ])(
    '1854-MTN-5 1854-MTN-6 %s: on %s companies of its owner build for nothing, all others for %i',
    (one, hex, price) => {
      const cost = (state: Play['state']) => title.track.terrainCost(state, 'VB', hex);
      const open = bregenz().private(one, P1).state;
      expect([cost(open), cost(bregenz(P2).private(one, P1).state)]).toEqual([0, price]);
      expect(cost(bregenz().closed(one).state)).toBe(price);
      // A Lokalbahn AG of the owner is a company of his like any other.
      const ag = lagAt(table1854().private(one, P1), 'A', [P1, P2], 'D18').state;
      expect(title.track.terrainCost(ag, 'A', hex)).toBe(0);
    },
  );

  test('1854-MTN-5 1854-MTN-6 The Arlberg costs its owner nothing and everybody else 120', () => {
    const free = bregenz(P1, 0).private('AB', P1).operating('VB');
    const laid = free.do(P1, lay('F4', '9', 2));
    expect([gain(free, laid, 'VB'), gain(free, laid, 'bank')]).toEqual([0, 0]);
    const costly = bregenz(P1, 500).private('AB', P2).operating('VB');
    const paid = costly.do(P1, lay('F4', '9', 2));
    expect([gain(costly, paid, 'VB'), gain(costly, paid, 'bank'), gain(costly, paid, P2)]).toEqual([
      -120, 120, 0,
    ]);
    const poor = bregenz(P1, 119).private('AB', P2).operating('VB');
    poor.refuses(P1, lay('F4', '9', 2), 'treasuryShort', '1854-TRACK-12');
  });

  test('1854-MTN-5 R-33 A tunnel there costs what it costs anywhere', () => {
    const play = bregenz(P1, 200).private('AB', P1).operating('VB');
    expect(play.do(P1, tunnel('F4', 2, 4)).cash('VB')).toBe(100);
  });
});

describe('powers', () => {
  /** SB of P1 stands in Salzburg, with track to E17 (mountain, 100). */
  const salzburg = (owner: number = P1) =>
    major(table1854(), 'SB', owner, { cash: 500 }).tile('E13', '57', 1).tile('E15', '9', 1);

  test('1854-MTN-9 1854-MTN-4 Außerfern takes 20 off one mountain, once', () => {
    expect([title.privates.get('AF')?.price, title.privates.get('AF')?.income]).toEqual([20, 5]);
    const play = salzburg().private('AF', P1).operating('SB');
    const used = play.do(P1, lay('E17', '9', 1, 'AF'));
    expect([used.cash('SB'), used.state.privates.AF?.used]).toEqual([420, true]);
    // Without it the price is the printed one, and it is kept.
    const plain = play.do(P1, lay('E17', '9', 1));
    expect([plain.cash('SB'), plain.state.privates.AF?.used]).toEqual([400, false]);
    const next = major(
      salzburg()
        .private('AF', P1)
        .set({ privates: { ...used.state.privates } }),
      'KE',
      P1,
    ).operating('SB');
    next.refuses(P1, lay('E17', '9', 1, 'AF'), 'powerUsed', '1854-MTN-9');
    expect(next.accepts(P1, lay('E17', '9', 1))).toBe(true);
    // It goes on paying.
    expect(used.owner('AF')).toBe(P1);
  });

  test('1854-MTN-9 A river is no mountain', () => {
    const play = major(table1854(), 'NT', P1, { cash: 500 })
      .tile('F8', '57', 1)
      .private('AF', P1)
      .operating('NT');
    play.refuses(P1, lay('F10', '9', 1, 'AF'), 'onlyMountains', '1854-MTN-9');
    expect(play.do(P1, lay('F10', '9', 1)).cash('NT')).toBe(450);
  });

  test('1854-MTN-9 It may let a company build what it could not pay for, and is not used where nothing is due', () => {
    const exact = salzburg().private('AF', P1).cash('SB', 80).operating('SB');
    exact.refuses(P1, lay('E17', '9', 1), 'treasuryShort', '1854-TRACK-12');
    expect(exact.do(P1, lay('E17', '9', 1, 'AF')).cash('SB')).toBe(0);
    // On a home hex that is free for the owner there is nothing to take 20 from.
    const arlberg = bregenz().private('AB', P1).private('AF', P1).operating('VB');
    arlberg.refuses(P1, lay('F4', '9', 2, 'AF'), 'onlyMountains', '1854-MTN-9');
    expect(arlberg.accepts(P1, lay('F4', '9', 2))).toBe(true);
    const foreign = bregenz().private('AB', P2).private('AF', P1).operating('VB');
    expect(foreign.do(P1, lay('F4', '9', 2, 'AF')).cash('VB')).toBe(400);
  });

  test('1854-MTN-4 Only companies whose director owns it use a power', () => {
    const other = salzburg(P2).private('AF', P1).operating('SB');
    other.refuses(P2, lay('E17', '9', 1, 'AF'), 'noSuchPower', '1854-MTN-4');
    expect(other.do(P2, lay('E17', '9', 1)).cash('SB')).toBe(400);
  });

  /** NT of P1 stands in Innsbruck, with track by G9 into the grey G7. */
  const innsbruck = (owner: number = P1, cash = 500) =>
    major(table1854(), 'NT', owner, { cash }).tile('F8', '57', 2).tile('G9', '7', 1);

  test('1854-MTN-10 1854-MTN-4 Murthal takes 40 off one tunnel, once', () => {
    expect([title.privates.get('MT')?.price, title.privates.get('MT')?.income]).toEqual([50, 10]);
    const play = innsbruck().private('MT', P1).operating('NT');
    const dugOut = play.do(P1, tunnel('G7', 4, 2, 'MT'));
    expect([dugOut.cash('NT'), dugOut.state.privates.MT?.used]).toEqual([440, true]);
    expect(play.do(P1, tunnel('G7', 4, 2)).cash('NT')).toBe(400);
    // each tunnel is offered with its help and without
    const offers = play.actions(P1).filter((one) => one.type === 'buildTunnel' && one.hex === 'G7');
    for (const one of [tunnel('G7', 2, 4), tunnel('G7', 2, 4, 'MT')]) expect(offers).toContainEqual(one);
    const again = dug(innsbruck().private('MT', P1), {})
      .set({ privates: dugOut.state.privates })
      .operating('NT');
    again.refuses(P1, tunnel('G7', 4, 2, 'MT'), 'powerUsed', '1854-MTN-10');
    expect(again.accepts(P1, tunnel('G7', 4, 2))).toBe(true);
    const other = innsbruck(P2).private('MT', P1).operating('NT');
    other.refuses(P2, tunnel('G7', 4, 2, 'MT'), 'noSuchPower', '1854-MTN-4');
    play.refuses(P1, tunnel('G7', 4, 2, 'AF'), 'noSuchPower', '1854-MTN-4');
  });

  test('1854-MTN-10 With Murthal 60 are enough', () => {
    const play = innsbruck(P1, 60).private('MT', P1).operating('NT');
    play.refuses(P1, tunnel('G7', 4, 2), 'tunnelTooExpensive', '1854-TUNNEL-11');
    expect(play.do(P1, tunnel('G7', 4, 2, 'MT')).cash('NT')).toBe(0);
  });

  test('1854-MTN-17 A local railway is a company of its owner', () => {
    const steyr = (owner: number) => local(table1854(), 'L4', owner).tile('J32', '57', 0).private('AF', P1);
    const play = steyr(P1).operating('L4');
    expect(play.do(P1, lay('K31', '9', 0, 'AF')).cash('L4')).toBe(110);
    const other = steyr(P2).operating('L4');
    other.refuses(P2, lay('K31', '9', 0, 'AF'), 'noSuchPower', '1854-MTN-4');
    expect(other.do(P2, lay('K31', '9', 0)).cash('L4')).toBe(90);
    const tunnels = local(table1854(), 'L4', P1).tile('J32', '57', 0).private('MT', P1).operating('L4');
    expect(tunnels.do(P1, tunnel('K31', 3, 0, 'MT')).cash('L4')).toBe(90);
  });
});

describe('Graz', () => {
  /** SD of a player stands in green Graz; two lines lead to Oberwart and to Wiener Neustadt. */
  const graz = (owner: number, koeflach: number | 'bank') => {
    const builder = inPhase(table1854(), '3');
    if (koeflach !== 'bank') builder.private('GK', koeflach);
    return major(builder, 'SD', owner)
      .tile('F22', '14', 0)
      .tile('F24', '4', 1)
      .tile('E23', '9', 0)
      .tile('D24', '4', 0)
      .station('SD', 'F22');
  };

  test('1854-MTN-11 R-05 Each run of an owner’s company to Graz earns 10 more', () => {
    expect([title.privates.get('GK')?.price, title.privates.get('GK')?.income]).toEqual([70, 15]);
    // 30 for Graz and 10 for a town, twice
    const result = (builder: TableBuilder) =>
      earned(builder.train('SD', '2').train('SD', '2').atStep('SD', 'run').run());
    expect(result(graz(P1, P1))).toBe(100);
    expect(result(graz(P1, P2))).toBe(80);
    expect(result(graz(P1, 'bank'))).toBe(80);
  });

  test('1854-MTN-16 1854-MTN-8 The marker on Graz goes with Graz-Köflach', () => {
    const builder = major(graz(P1, P1), 'KE', P2, { cash: 1000 });
    for (const kind of ['2', '3', '4']) builder.supply(kind, 0);
    const play = builder
      .train('NT', '4')
      .set({ phase: '4' })
      .atStep('KE', 'trains', { others: ['SD'] });
    const bought = play.do(P2, train('5', 530));
    expect([bought.state.phase, bought.state.privates.GK?.closed]).toEqual(['5', true]);
    expect(title.runs.runRules(bought.state, 'SD').stopBonus).toBeUndefined();
    expect(title.runs.runRules(play.state, 'SD').stopBonus).toEqual({ 'F22:0': 10 });
  });
});

describe('closing', () => {
  test('1854-MTN-8 The first 5 closes all five; the local railways stay', () => {
    const builder = major(inPhase(table1854(), '4'), 'KE', P1, { cash: 1000 }).supply('4', 0);
    for (const one of MOUNTAINS) builder.private(one, P2);
    const play = local(builder, 'L3', P3).tile('B22', '55', 2).atStep('KE', 'trains');
    const before = MOUNTAINS.map((one) => play.state.privates[one]?.closed);
    expect(before).toEqual(MOUNTAINS.map(() => false));
    const bought = play.do(P1, train('5', 530));
    expect(MOUNTAINS.map((one) => bought.state.privates[one]?.closed)).toEqual(MOUNTAINS.map(() => true));
    expect(bought.state.privates.L3?.closed).toBe(false);
    // No income, no power, no free hex, and no paper that counts
    expect(certificateCount(title, play.state, P2)).toBe(5);
    expect(certificateCount(title, bought.state, P2)).toBe(0);
    expect(title.powers.usable(bought.state, 'KE')).toEqual([]);
    expect(title.track.terrainCost(bought.state, 'KE', 'F4')).toBe(120);
    const closed = inPhase(table1854(), '5').closed(...MOUNTAINS);
    expect(closed.endOfStockRound().cash(P2)).toBe(650);
  });

  test('1854-MTN-8 A closed one helps nobody any more', () => {
    const play = major(inPhase(table1854(), '5'), 'SB', P1, { cash: 500 })
      .tile('E13', '57', 1)
      .tile('E15', '9', 1)
      .operating('SB');
    play.refuses(P1, lay('E17', '9', 1, 'AF'), 'privateGone', '1854-MTN-8');
    play.refuses(P1, tunnel('E17', 1, 3, 'MT'), 'privateGone', '1854-MTN-8');
  });

  test('1854-MTN-12 1854-MTN-14 Arlberg and Semmering come with 20 % of VB and SD', () => {
    const builder = table1854();
    for (const one of ['AF', 'MT', 'GK', 'L1', 'L2', 'L3', 'L4', 'L5', 'L6']) builder.private(one, P3);
    const play = builder
      .privateSale(P2)
      .do(P2, { type: 'bid', private: 'SM', amount: 210 })
      .do(P3, pass)
      .do(3, pass)
      .do(P1, { type: 'buyPrivate', private: 'AB' });
    expect([play.owner('AB'), play.cash(P1), play.papers(P1, 'VB')]).toEqual([P1, 480, [20]]);
    expect([play.owner('SM'), play.cash(P2), play.papers(P2, 'SD')]).toEqual([P2, 440, [20]]);
    expect([title.privates.get('AB')?.price, title.privates.get('SM')?.price]).toEqual([170, 190]);
    expect([play.director('VB'), play.director('SD'), play.state.companies.VB?.floated]).toEqual([
      null,
      null,
      false,
    ]);
    // SELL-9: without a director there is no sale, in no stock round
    const second = stockRound(table1854().private('SM', P1).shares(P1, 'SD', 20, { director: false }), {
      seat: P1,
    });
    second.refuses(P1, sell('SD'), 'noPrice', '1854-SELL-9');
  });

  test('1854-MTN-13 Arlberg closes when VB has run for the first time, not before', () => {
    const builder = bregenz().private('AB', P2).private('SM', P2).train('VB', '2');
    const play = builder.endOfStockRound();
    // The income of this round has been paid.
    expect([play.acting, play.cash(P2), play.state.privates.AB?.closed]).toEqual(['VB', 695, false]);
    const before = play.passUntil('runStep');
    expect(before.state.privates.AB?.closed).toBe(false);
    const after = before.run();
    expect([after.state.privates.AB?.closed, after.state.privates.SM?.closed]).toEqual([true, false]);
    const stock = after.passTurn();
    expect(stock.state.round.kind).toBe('stock');
    // In the next round only Semmering pays.
    const next = stock.pass(4);
    expect([next.state.round.kind, next.cash(P2)]).toEqual(['operating', 695 + 25]);
  });

  test('1854-MTN-13 A turn without a run leaves it open', () => {
    const idle = major(table1854(), 'VB', P1).tile('E3', '57', 2).private('AB', P2);
    const stock = idle.train('VB', '2').endOfStockRound().passTurn();
    expect([stock.state.round.kind, stock.state.privates.AB?.closed]).toEqual(['stock', false]);
    expect(stock.pass(4).cash(P2)).toBe(690);
  });

  test('1854-MTN-15 Semmering closes when SD has run for the first time', () => {
    const builder = major(table1854(), 'SD', P1).private('SM', P3).private('AB', P3);
    const play = builder.tile('D22', '55', 0).train('SD', '2').endOfStockRound();
    expect([play.acting, play.cash(P3), play.state.privates.SM?.closed]).toEqual(['SD', 695, false]);
    const ran = play.passUntil('runStep').run();
    expect([ran.state.privates.SM?.closed, ran.state.privates.AB?.closed]).toEqual([true, false]);
    expect(ran.passTurn().pass(4).cash(P3)).toBe(695 + 20);
  });
});
