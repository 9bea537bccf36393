/** Chapter 17.0, second part: what the privates pay and what they allow. */
import { certificateCount } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, P3, P4, table1830 } from './table1830.ts';

const lay = (hex: string, tile: string, rotation: number, power?: string) =>
  ({ type: 'layTile', hex, tile, rotation, ...(power ? { power } : {}) }) as const;
const station = (hex: string, power?: string) =>
  ({ type: 'placeStation', hex, stop: 0, ...(power ? { power } : {}) }) as const;
const swap = (from: 'offer' | 'pool') => ({ type: 'exchangePrivate', private: 'M&H', from }) as const;
const share = (company: string, from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
const ask = (one: string, price: number) => ({ type: 'requestPrivate', private: one, price }) as const;
const buy = (kind: string, price: number, from = 'bank') =>
  ({ type: 'buyTrain', from, kind, price }) as const;
const pass = { type: 'pass' } as const;

const ALL = ['SVN&RR', 'C&SL', 'D&H', 'M&H', 'C&A', 'B&O-P'];

describe('prices and incomes', () => {
  test('1830-17.0g The six privates cost 20, 40, 70, 110, 160, 220 and pay 5, 10, 15, 20, 25, 30', () => {
    expect([...title.privates.values()].map(({ sym, price, income }) => [sym, price, income])).toEqual([
      ['SVN&RR', 20, 5],
      ['C&SL', 40, 10],
      ['D&H', 70, 15],
      ['M&H', 110, 20],
      ['C&A', 160, 25],
      ['B&O-P', 220, 30],
    ]);
    const given = table1830();
    for (const one of ALL) given.private(one, P2);
    const before = given.endOfStockRound();
    expect(before.do(P2, pass).cash(P2)).toBe(before.cash(P2) + 105);
  });

  test('1830-17.0h SVN&RR has no power', () => {
    const given = () => table1830().company('PRR', P1);
    const owner = given().private('SVN&RR', 'PRR').operating('PRR');
    expect(owner.actions(P1)).toEqual(given().operating('PRR').actions(P1));
    owner.refuses(P1, lay('G15', '9', 0, 'SVN&RR'), 'noSuchPower', '1830-17.0h');
    const player = given().private('SVN&RR', P1).stockRound();
    expect(player.kinds(P1)).not.toContain('exchangePrivate');
    const exchange = { type: 'exchangePrivate', private: 'SVN&RR', from: 'offer' };
    player.refuses(P1, exchange, 'notExchangeable', '1830-17.0q');
  });
});

describe('C&SL', () => {
  const tile = lay('B20', '58', 0, 'C&SL');
  const given = (owner: number | string) => table1830().company('PRR', P1).private('C&SL', owner);

  test('1830-17.0i 1830-18.0i The company that owns C&SL lays a tile in its hex without a connection', () => {
    const play = given('PRR').operating('PRR');
    expect(play.offers(P1, tile)).toBe(true);
    expect(play.do(P1, tile).state.tiles.B20).toEqual({ tile: '58', rotation: 0 });
    const powers = play.actions(P1).flatMap((one) => (one.type === 'layTile' && one.power ? [one] : []));
    expect([...new Set(powers.map((one) => one.tile))]).toEqual(['3', '4', '58']);
    play.refuses(P1, lay('B20', '57', 1, 'C&SL'), 'noSuchPower', '1830-17.0i');
    play.refuses(P1, lay('H14', '9', 1, 'C&SL'), 'noSuchPower', '1830-17.0i');
    play.refuses(P1, lay('B20', '58', 0), 'notConnected', '1830-18.0e');
  });

  test('1830-17.0i 1830-18.0i A player or another company gives no such right', () => {
    for (const owner of [P1, 'NYC']) {
      const play = given(owner).operating('PRR');
      expect(play.actions(P1).some((one) => one.type === 'layTile' && one.hex === 'B20')).toBe(false);
      play.refuses(P1, tile, 'noSuchPower', '1830-17.0i');
      play.refuses(P1, lay('B20', '58', 0), 'notConnected', '1830-18.0e');
    }
  });

  test('1830-17.0j The tile is free, beside the normal one, and laid once', () => {
    const play = given('PRR').operating('PRR');
    const normal = lay('H14', '9', 1);
    for (const [first, second] of [
      [tile, normal],
      [normal, tile],
    ] as const) {
      const after = play.do(P1, first).do(P1, second);
      expect(after.cash('PRR')).toBe(1000);
      expect(Object.keys(after.state.tiles).sort()).toEqual(['B20', 'H14']);
      after.refuses(P1, lay('H16', '57', 1), 'laidAlready', '1830-18.0c');
      after.refuses(P1, lay('B20', '58', 1, 'C&SL'), 'powerUsed', '1830-17.0j');
    }
  });

  test('1830-17.0j The tile comes at any time of the turn, also at its end (R32)', () => {
    const end = given('PRR').train('PRR', '2').operating('PRR').passUntil('privatesStep');
    expect(end.do(P1, tile).state.tiles.B20?.tile).toBe('58');
  });

  /** CPR in Montreal; its tile on B18 leads to B20, where only C&SL lays another in the same turn. */
  const toBurlington = lay('B18', '7', 3);
  const burlington = lay('B20', '3', 1, 'C&SL');
  const montreal = (owner: number | string, cash = 200) =>
    table1830().phase('3').company('CPR', P1, { cash }).private('C&SL', owner);
  const noRun = { type: 'runTrains', runs: [] } as const;

  test('1830-17.0j R32 After the normal tile the run waits for the tile that would make the route', () => {
    const play = montreal('CPR').train('CPR', '2').operating('CPR').do(P1, toBurlington);
    // no station is in reach with it either: that step goes by
    expect([play.top, play.price('CPR')]).toEqual(['runStep', 100]);
    expect(play.offers(P1, burlington)).toBe(true);
    const ran = play.do(P1, burlington).run();
    expect([ran.top, ran.price('CPR')]).toEqual(['revenueStep', 100]);
    // or the director goes on, and earns nothing
    const idle = play.do(P1, noRun);
    expect(idle.price('CPR')).toBe(90);
    idle.refuses(P1, noRun, 'stepOver', '1830-17.0a');
  });

  test('1830-17.0j R32 1830-23.1h So it does while the company could still buy C&SL', () => {
    const play = montreal(P2, 150).train('CPR', '2').operating('CPR').do(P1, toBurlington);
    expect([play.top, play.cash('CPR'), play.price('CPR')]).toEqual(['runStep', 70, 100]);
    const asked = play.do(P1, ask('C&SL', 70));
    const bought = asked.do(P2, { type: 'accept' });
    expect([bought.top, bought.do(P1, burlington).run().top]).toEqual(['runStep', 'revenueStep']);
    // a refusal ends the waiting
    expect(asked.do(P2, { type: 'decline' }).price('CPR')).toBe(90);
    // too poor to buy it
    const poor = montreal(P2, 99).train('CPR', '2').operating('CPR').do(P1, toBurlington);
    expect([poor.cash('CPR'), poor.price('CPR')]).toEqual([19, 90]);
  });

  test('1830-17.0j R32 Nobody is asked where the tile changes nothing', () => {
    // no train: the run goes by, and C&SL is asked for at the end of the turn
    const play = montreal('CPR', 2000).operating('CPR').do(P1, toBurlington);
    expect([play.top, play.price('CPR')]).toEqual(['trainStep', 90]);
    expect(play.passUntil('privatesStep').offers(P1, burlington)).toBe(true);
    // a company far away from Burlington
    const far = table1830().phase('3').company('PRR', P1).train('PRR', '2').private('C&SL', 'PRR');
    expect(far.operating('PRR').do(P1, pass).price('PRR')).toBe(90);
  });

  test('1830-17.0j R32 The station step waits where the tile would open a city', () => {
    const line = (owner: number | string) =>
      montreal(owner).tile('C19', '9', 0).tile('D18', '8', 3).tile('E19', '14', 1);
    const play = line('CPR').operating('CPR').do(P1, pass);
    expect([play.top, play.kinds(P1)]).toEqual(['stationStep', ['layTile', 'pass']]);
    const joined = play.do(P1, lay('B20', '58', 0, 'C&SL'));
    expect(joined.offers(P1, station('E19'))).toBe(true);
    // laid another way it leads nowhere, and the step is over
    expect(play.do(P1, burlington).top).not.toBe('stationStep');
    expect(line(P2).operating('CPR').do(P1, pass).top).toBe('stationStep');
  });

  test('1830-17.0j 1830-18.0t R32 The track step waits where a private the company could buy closes the only hex', () => {
    const play = montreal(P2, 30).operating('CPR');
    expect([play.top, play.kinds(P1)]).toEqual(['trackStep', ['pass', 'requestPrivate']]);
    const bought = play.do(P1, ask('C&SL', 20)).do(P2, { type: 'accept' });
    expect(bought.offers(P1, lay('B20', '3', 1))).toBe(true);
    expect(montreal(P2, 19).operating('CPR').top).not.toBe('trackStep');
  });

  test('1830-17.0j 1830-20.2a R32 The train step waits where the tile would bring the duty to own a train', () => {
    const play = montreal('CPR', 0).cash(P1, 500).operating('CPR').passUntil('trainStep');
    expect(play.kinds(P1)).toEqual(['layTile', 'pass']);
    const due = play.do(P1, burlington);
    expect([due.top, due.offers(P1, pass)]).toEqual(['trainStep', false]);
  });
});

describe('D&H', () => {
  const tile = lay('F16', '57', 1, 'D&H');
  const free = station('F16', 'D&H');
  const given = (cash = 1000, owner: number | string = 'C&O') =>
    table1830().company('C&O', P1, { cash }).private('D&H', owner);
  /** NYC has built from Albany to the border of F16. */
  const withNeighbour = (cash = 1000) =>
    given()
      .company('NYC', P2, { cash, par: 90 })
      .train('NYC', '2')
      .tile('E19', '57', 0)
      .tile('F18', '8', 1)
      .closed('M&H');

  test('1830-17.0k 1830-18.0i The company that owns D&H lays 57 and puts a token there unconnected', () => {
    const play = given().operating('C&O');
    expect(play.offers(P1, tile)).toBe(true);
    const laid = play.do(P1, tile);
    expect(laid.offers(P1, free)).toBe(true);
    laid.refuses(P1, station('F16'), 'stationNotConnected', '1830-19.0e');
    expect(laid.do(P1, free).stations('F16')).toEqual(['C&O:0']);
    for (const owner of [P1, 'NYC']) {
      const other = given(1000, owner).operating('C&O');
      other.refuses(P1, tile, 'noSuchPower', '1830-17.0k');
      expect(other.offers(P1, tile)).toBe(false);
    }
  });

  test('1830-17.0l The D&H tile is the tile of the turn', () => {
    const play = given().operating('C&O');
    const normal = lay('G7', '55', 1);
    expect(play.accepts(P1, normal)).toBe(true);
    play.do(P1, tile).refuses(P1, normal, 'laidAlready', '1830-17.0l');
    play.do(P1, normal).refuses(P1, tile, 'laidAlready', '1830-17.0l');
  });

  test('1830-17.0m 1830-17.0n The mountain is paid, the token is free and the only one of the turn', () => {
    given(119).operating('C&O').refuses(P1, tile, 'treasuryShort', '1830-17.0m');
    const laid = given(120).operating('C&O').do(P1, tile);
    expect(laid.cash('C&O')).toBe(0);
    const placed = laid.do(P1, free);
    expect(placed.cash('C&O')).toBe(0);
    expect(placed.state.stations.filter((one) => one.company === 'C&O')).toHaveLength(2);

    // with money and another city in reach: still no second token
    const rich = given().tile('G5', '7', 2).tile('F4', '57', 2).operating('C&O').do(P1, tile);
    expect(rich.offers(P1, station('F4'))).toBe(true);
    rich.do(P1, free).refuses(P1, station('F4'), 'placedAlready', '1830-19.0j');
  });

  test('1830-17.0o In a later turn the token costs the normal price and needs the normal connection', () => {
    const first = given(500).train('C&O', '2').operating('C&O', { number: 1, of: 2 }).do(P1, tile);
    const later = first.passTurn().pass();
    expect(later.state.round.number).toBe(2);
    expect(later.offers(P1, free)).toBe(false);
    later.refuses(P1, free, 'powerStationGone', '1830-17.0o');
    later.refuses(P1, station('F16'), 'stationNotConnected', '1830-19.0e');

    // the same with a connection: 40
    const joined = withNeighbour().private('D&H', 'NYC').operating('NYC', { number: 1, of: 2 });
    const next = joined.do(P2, tile).passTurn().passUntil('stationStep');
    expect(next.state.round.number).toBe(2);
    next.refuses(P2, free, 'powerStationGone', '1830-17.0o');
    expect(next.do(P2, station('F16')).cash('NYC')).toBe(next.cash('NYC') - 40);
  });

  test('1830-17.0p 1830-18.0u Others build there by the usual rules once no player owns D&H', () => {
    const lays = lay('F16', '57', 1);
    const owned = (owner: number | string, cash = 1000) =>
      withNeighbour(cash).private('D&H', owner).operating('NYC');
    owned('C&O', 119).refuses(P2, lays, 'treasuryShort', '1830-17.0c');
    expect(owned('C&O', 120).do(P2, lays).cash('NYC')).toBe(0);
    owned(P1).refuses(P2, lays, 'privateBlocks', '1830-18.0t');
    const closed = withNeighbour().closed('D&H').operating('NYC');
    expect(closed.do(P2, lays).cash('NYC')).toBe(880);
  });

  test('1830-17.0af The token uses up the next price step: the third of C&O costs 100', () => {
    const play = given(1000)
      .train('C&O', '2')
      .tile('G5', '7', 2)
      .tile('F4', '57', 2)
      .operating('C&O', { number: 1, of: 2 })
      .do(P1, tile)
      .do(P1, free);
    const next = play.passTurn().passUntil('stationStep');
    expect(next.state.round.number).toBe(2);
    expect(next.do(P1, station('F4')).cash('C&O')).toBe(next.cash('C&O') - 100);
  });

  test('1830-17.0af A tile in the hex ends the power', () => {
    const built = withNeighbour().operating(['C&O', 'NYC'], { acted: ['C&O'], number: 1, of: 2 });
    const next = built.do(P2, lay('F16', '57', 1)).passTurn();
    expect(next.acting).toBe('C&O');
    next.refuses(P1, lay('F16', '57', 0, 'D&H'), 'powerGone', '1830-17.0af');
    expect(next.actions(P1).some((one) => 'power' in one)).toBe(false);
    next.do(P1, pass).refuses(P1, free, 'powerStationGone', '1830-17.0o');
  });
});

describe('M&H', () => {
  /** P1 owns M&H; NYC has a par and P2 its director's certificate. */
  const given = (options: Parameters<typeof table1830>[0] = {}) =>
    table1830(options).private('M&H', P1).par('NYC', 100).shares(P2, 'NYC', 20);

  test('1830-17.0q The owner of M&H swaps it for a 10% share of NYC', () => {
    const play = given().shares('pool', 'NYC', 10).stockRound();
    for (const from of ['offer', 'pool'] as const) {
      expect(play.offers(P1, swap(from))).toBe(true);
      const after = play.do(P1, swap(from));
      expect(after.percent(P1, 'NYC')).toBe(10);
      expect(after.cash(P1)).toBe(play.cash(P1));
      expect(after.percent(from, 'NYC')).toBe(play.percent(from, 'NYC') - 10);
    }
  });

  test('1830-17.0r Not with 60% of NYC', () => {
    const holding = (percent: number) =>
      table1830().private('M&H', P1).par('NYC', 100).shares(P1, 'NYC', percent).stockRound();
    holding(60).refuses(P1, swap('offer'), 'exchangeLimit', '1830-17.0r');
    expect(holding(60).kinds(P1)).not.toContain('exchangePrivate');
    expect(holding(50).do(P1, swap('offer')).percent(P1, 'NYC')).toBe(60);
  });

  test('1830-17.0r X07 Beyond 60% with NYC in orange or brown, where the table says so', () => {
    const holding = (cell: string, asPublic: boolean) =>
      table1830({ reading: asPublic ? 'public' : 'printed' })
        .private('M&H', P1)
        .par('NYC', 100, cell)
        .shares(P1, 'NYC', 60)
        .stockRound();
    const [normal, yellow, orange, brown] = ['0,6', '0,0', '3,0', '5,0'] as const;
    for (const cell of [orange, brown]) {
      expect(holding(cell, true).do(P1, swap('offer')).percent(P1, 'NYC')).toBe(70);
      holding(cell, false).refuses(P1, swap('offer'), 'exchangeLimit', '1830-17.0r');
    }
    for (const cell of [normal, yellow])
      holding(cell, true).refuses(P1, swap('offer'), 'exchangeLimit', '1830-17.0r');
  });

  test('1830-17.0s Not if the bank has no share of NYC', () => {
    const sold = () => given().shares(P2, 'NYC', 40).shares(P3, 'NYC', 40);
    const play = sold().stockRound();
    for (const from of ['offer', 'pool'] as const)
      play.refuses(P1, swap(from), 'noShareToExchange', '1830-17.0s');
    expect(play.kinds(P1)).not.toContain('exchangePrivate');
    // and nobody is asked before the operating round
    expect(sold().endOfStockRound().top).not.toBe('beforeRound');
    // one in the pool only
    const pool = given().shares(P2, 'NYC', 40).shares(P3, 'NYC', 30).shares('pool', 'NYC', 10).stockRound();
    pool.refuses(P1, swap('offer'), 'noShareToExchange', '1830-17.0s');
    expect(pool.do(P1, swap('pool')).percent(P1, 'NYC')).toBe(10);
  });

  test('1830-17.0t In a stock round: on his own turn at any moment, else between the turns', () => {
    const own = given()
      .par('CPR', 67)
      .shares(P1, 'CPR', 20)
      .par('B&M', 67)
      .shares(P2, 'B&M', 20)
      .stockRound();
    expect(own.waiting).toEqual([P1]);
    const sold = own.do(P1, { type: 'buyShare', company: 'CPR', from: 'offer' });
    const twice = sold.do(P1, { type: 'sellShares', company: 'CPR', count: 1 });
    for (const moment of [own, sold, twice]) expect(moment.offers(P1, swap('offer'))).toBe(true);

    const between = twice.do(P1, pass);
    expect(between.waiting).toEqual([P2]);
    expect(between.offers(P1, swap('offer'))).toBe(true);
    expect(between.do(P1, swap('offer')).waiting).toEqual([P2]);
    const inside = between.do(P2, share('B&M'));
    expect(inside.waiting).toEqual([P2]);
    inside.refuses(P1, swap('offer'), 'notBetweenTurns', '1830-17.0t');
    expect(inside.kinds(P1)).toEqual([]);
    expect(inside.do(P2, pass).offers(P1, swap('offer'))).toBe(true);
  });

  const companies = (options: Parameters<typeof table1830>[0] = {}) =>
    given(options)
      .company('PRR', P2, { par: 100 })
      .company('B&M', P3, { par: 90 })
      .train('PRR', '2')
      .train('B&M', '2')
      .tile('H10', '57', 1);

  test('1830-17.0t In operating rounds: before and after the income, and between the companies', () => {
    const before = companies().endOfStockRound();
    expect(before.waiting).toEqual([P1]);
    const early = before.do(P1, swap('offer'));
    expect(early.acting).toBe('PRR');
    expect(early.cash(P1)).toBe(before.cash(P1));

    const first = before.do(P1, pass);
    expect(first.cash(P1)).toBe(before.cash(P1) + 20);
    expect(first.acting).toBe('PRR');
    const late = first.do(P1, swap('offer'));
    expect(late.percent(P1, 'NYC')).toBe(10);

    let play = first;
    for (const step of ['stationStep', 'runStep', 'revenueStep', 'trainStep']) {
      if (play.top === 'runStep') play = play.run();
      else if (play.top === 'revenueStep') play = play.do(P2, { type: 'withhold' });
      else play = play.do(P2, pass);
      expect(play.top).toBe(step);
      play.refuses(P1, swap('offer'), 'notBetweenTurns', '1830-17.0t');
      expect(play.kinds(P1)).toEqual([]);
    }
    const next = play.do(P2, pass);
    expect(next.acting).toBe('B&M');
    expect(next.do(P1, swap('offer')).percent(P1, 'NYC')).toBe(10);
    const after = next.passTurn();
    expect(after.state.round.kind).toBe('stock');
    expect(after.offers(P1, swap('offer'))).toBe(true);
  });

  test('1830-17.0t X06 At any moment outside the private sale, where the table says so', () => {
    const start = companies({ reading: 'public' }).endOfStockRound();
    // nobody is asked before the round: the 20 have been paid
    expect(start.acting).toBe('PRR');
    expect(start.cash(P1)).toBe(620);
    const inside = start.do(P2, pass);
    expect(inside.offers(P1, swap('offer'))).toBe(true);
    expect(inside.do(P1, swap('offer')).percent(P1, 'NYC')).toBe(10);

    const stock = given({ reading: 'public' }).par('B&M', 67).shares(P2, 'B&M', 20).stockRound({ seat: P2 });
    const other = stock.do(P2, share('B&M'));
    expect(other.waiting).toEqual([P2]);
    expect(other.do(P1, swap('offer')).percent(P1, 'NYC')).toBe(10);

    const sale = table1830({ reading: 'public' }).private('M&H', P1).privateSale();
    sale.refuses(P1, swap('offer'), 'exchangePrivatesUnsold', '1830-17.0ae');
  });

  test('1830-17.0u The swap closes M&H: no income, a free hex, as many certificates as before', () => {
    const before = given().shares(P2, 'NYC', 40).operated('NYC').tile('E19', '57', 2).endOfStockRound();
    const held = certificateCount(title, before.state, P1);
    const after = before.do(P1, swap('offer'));
    expect(after.state.privates['M&H']?.closed).toBe(true);
    expect(certificateCount(title, after.state, P1)).toBe(held);
    expect(after.cash(P1)).toBe(before.cash(P1));
    expect(after.accepts(P1, swap('offer'))).toBe(false);
    const kept = before.do(P1, pass);
    kept.refuses(P2, lay('D18', '9', 2), 'privateBlocks', '1830-18.0t');
    expect(after.accepts(P2, lay('D18', '9', 2))).toBe(true);
  });

  test('1830-17.0v Only a player can swap', () => {
    const play = table1830().company('PRR', P1).private('M&H', 'PRR').par('NYC', 100).operating('PRR');
    expect(play.kinds(P1)).not.toContain('exchangePrivate');
    play.refuses(P1, swap('offer'), 'noExchange', '1830-17.0v');
    given().stockRound({ seat: P2 }).refuses(P2, swap('offer'), 'noExchange', '1830-17.0v');
  });

  test('1830-17.0ac The swap is no purchase', () => {
    const given17 = () => given().par('PRR', 67).shares(P2, 'PRR', 20);
    // beside the purchase of the turn, before or after it
    const play = given17().stockRound();
    const both = play.do(P1, share('PRR')).do(P1, swap('offer'));
    expect([both.percent(P1, 'PRR'), both.percent(P1, 'NYC')]).toEqual([10, 10]);
    const other = play.do(P1, swap('offer')).do(P1, share('PRR'));
    expect([other.percent(P1, 'PRR'), other.percent(P1, 'NYC')]).toEqual([10, 10]);
    // after a sale of NYC in the same round
    const seller = given17().shares(P1, 'NYC', 10).stockRound();
    const sold = seller.do(P1, { type: 'sellShares', company: 'NYC', count: 1 });
    sold.refuses(P1, share('NYC', 'pool'), 'soldThisRound', '1830-4.0j');
    expect(sold.do(P1, swap('pool')).percent(P1, 'NYC')).toBe(10);
  });

  test('1830-17.0ac The swap does not move the priority: last trade P2, then P4 swaps, the card goes to P3', () => {
    const play = given().private('M&H', P4).par('PRR', 67).shares(P2, 'PRR', 20).stockRound({ seat: P2 });
    let end = play.do(P2, share('PRR')).do(P2, pass).do(P3, pass).do(P4, swap('offer'));
    while (end.state.round.set === 2) end = end.pass();
    expect(end.state.priority).toBe(P3);
  });

  test('1830-17.0ad The swap floats NYC when 60% have left the offer', () => {
    const play = given().shares(P2, 'NYC', 30).stockRound();
    expect(play.percent('offer', 'NYC')).toBe(50);
    expect(play.state.companies.NYC?.floated).toBe(false);
    expect(play.do(P1, swap('offer')).state.companies.NYC?.floated).toBe(true);
  });

  test('1830-17.0ad The swap makes president: 30% and 30%, then 40%', () => {
    const play = given().shares(P2, 'NYC', 10).shares(P1, 'NYC', 30, { director: false }).stockRound();
    expect(play.director('NYC')).toBe(P2);
    const after = play.do(P1, swap('offer'));
    expect(after.director('NYC')).toBe(P1);
    expect([after.percent(P1, 'NYC'), after.percent(P2, 'NYC')]).toEqual([40, 30]);
  });

  test('1830-17.0ad From the pool the offer stays as it is; a NYC that was never started has no price', () => {
    const pool = given().shares('pool', 'NYC', 20).stockRound();
    const after = pool.do(P1, swap('pool'));
    expect([after.percent('pool', 'NYC'), after.percent('offer', 'NYC')]).toEqual([10, 60]);
    const early = table1830().private('M&H', P1).stockRound().do(P1, swap('offer'));
    expect(early.percent(P1, 'NYC')).toBe(10);
    expect(early.price('NYC')).toBeUndefined();
    early.refuses(P1, { type: 'sellShares', company: 'NYC', count: 1 }, 'noPrice', '1830-8.1k');
  });

  test('1830-17.0ae No swap while a private is unsold', () => {
    const given17 = table1830();
    for (const one of ALL.slice(0, 5)) given17.private(one, P1);
    const sale = given17.privateSale(P2);
    sale.refuses(P1, swap('offer'), 'exchangePrivatesUnsold', '1830-17.0ae');
    expect(sale.kinds(P1)).toEqual([]);
    // all pass, the operating round comes: still unsold
    const round = sale.pass(4);
    expect(round.state.round.kind).not.toBe('stock');
    round.refuses(P1, swap('offer'), 'exchangePrivatesUnsold', '1830-17.0ae');
    const bought = sale.do(P2, { type: 'buyPrivate', private: 'B&O-P' });
    const stock = bought.do(P2, { type: 'setPar', company: 'B&O', price: 100 });
    expect(stock.do(P1, swap('offer')).percent(P1, 'NYC')).toBe(10);
  });
});

describe('C&A', () => {
  const sale = () => {
    const given = table1830();
    for (const one of ALL.slice(0, 4)) given.private(one, P4);
    return given.privateSale(P2).do(P2, { type: 'buyPrivate', private: 'C&A' });
  };

  test('1830-17.0w The first buyer gets 10% of PRR, and C&A stays open and pays 25', () => {
    const bought = sale();
    expect(bought.papers(P2, 'PRR')).toEqual([10]);
    expect(bought.percent('offer', 'PRR')).toBe(90);
    expect(bought.cash(P2)).toBe(600 - 160);
    expect(bought.state.privates['C&A']?.closed).toBe(false);
    const round = table1830().private('C&A', P2).endOfStockRound();
    expect(round.cash(P2)).toBe(600 + 25);
  });

  test('1830-17.0w A later buyer of C&A gets no share', () => {
    const play = table1830().private('C&A', P2).par('PRR', 67).shares('pool', 'PRR', 10).stockRound();
    const deal = play.do(P1, ask('C&A', 100)).do(P2, { type: 'accept' });
    expect(deal.state.privates['C&A']?.owner).toBe(P1);
    expect(deal.percent(P1, 'PRR')).toBe(0);
  });

  test('1830-17.0x The share is kept or sold under the usual rules', () => {
    const sell = { type: 'sellShares', company: 'PRR', count: 1 } as const;
    const given = () => table1830().private('C&A', P2).shares(P2, 'PRR', 10);
    given().stockRound({ seat: P2 }).refuses(P2, sell, 'noPrice', '1830-8.1k');
    const started = given().par('PRR', 90).shares(P1, 'PRR', 20, { director: true }).stockRound({ seat: P2 });
    const sold = started.do(P2, sell);
    expect(sold.cash(P2)).toBe(started.cash(P2) + 90);
    expect(sold.percent('pool', 'PRR')).toBe(10);
    expect(sold.state.privates['C&A']?.owner).toBe(P2);
    expect(started.do(P2, pass).percent(P2, 'PRR')).toBe(10);
  });
});

describe('the private B&O', () => {
  test('1830-17.0y Its buyer gets the director’s certificate of B&O at once, free', () => {
    const given = table1830();
    for (const one of ALL.slice(0, 5)) given.private(one, P4);
    const bought = given.privateSale(P2).do(P2, { type: 'buyPrivate', private: 'B&O-P' });
    expect(bought.kinds(P2)).toEqual(['setPar']);
    const set = bought.do(P2, { type: 'setPar', company: 'B&O', price: 90 });
    expect(set.papers(P2, 'B&O')).toEqual([20]);
    expect(set.director('B&O')).toBe(P2);
    expect(set.cash(P2)).toBe(600 - 220);
  });

  test('1830-17.0z It cannot be sold to a company', () => {
    const play = table1830()
      .phase('3')
      .company('PRR', P1)
      .private('B&O-P', P1)
      .private('D&H', P1)
      .operating('PRR');
    play.refuses(P1, ask('B&O-P', 220), 'notForCompanies', '1830-17.0z');
    const wanted = play.actions(P1).flatMap((one) => (one.type === 'requestPrivate' ? [one.private] : []));
    expect(new Set(wanted)).toEqual(new Set(['D&H']));
  });

  test('1830-17.0aa It stays with its owner when he loses the office', () => {
    const play = table1830()
      .private('B&O-P', P1)
      .par('B&O', 67)
      .shares(P1, 'B&O', 20)
      .shares(P2, 'B&O', 20, { director: false })
      .stockRound({ seat: P2 });
    const after = play.do(P2, share('B&O'));
    expect([play.director('B&O'), after.director('B&O')]).toEqual([P1, P2]);
    let round = after;
    while (round.state.round.set === 2) round = round.pass();
    expect(round.state.privates['B&O-P']?.owner).toBe(P1);
    expect(round.cash(P1)).toBe(after.cash(P1) + 30);
  });

  test('1830-17.0ab It closes when the company B&O gets its first train, from wherever', () => {
    const play = table1830()
      .company('B&O', P1)
      .company('PRR', P1, { par: 90 })
      .train('PRR', '2')
      .train('pool', '2')
      .private('B&O-P', P2)
      .atStep('B&O', 'trains');
    expect(play.state.privates['B&O-P']?.closed).toBe(false);
    for (const purchase of [buy('2', 80), buy('2', 80, 'pool'), buy('2', 1, 'PRR')]) {
      const after = play.do(P1, purchase);
      expect(after.events).toContainEqual({ type: 'privateClosed', private: 'B&O-P' });
      expect(after.state.privates['B&O-P']?.closed).toBe(true);
    }
    // a train of another company does not close it
    const other = table1830().company('PRR', P1).private('B&O-P', P2).atStep('PRR', 'trains');
    expect(other.do(P1, buy('2', 80)).state.privates['B&O-P']?.closed).toBe(false);
  });
});
