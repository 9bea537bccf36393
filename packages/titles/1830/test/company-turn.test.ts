/** Chapter 17.0, first part: the steps of a company's turn, and the money they need. */
import { describe, expect, test } from 'vitest';
import { P1, P2, table1830 } from './table1830.ts';

const lay = (hex: string, tile: string, rotation: number, power?: string) =>
  ({ type: 'layTile', hex, tile, rotation, ...(power ? { power } : {}) }) as const;
const station = (hex: string, stop = 0) => ({ type: 'placeStation', hex, stop }) as const;
const buy = (kind: string, price: number, from = 'bank') =>
  ({ type: 'buyTrain', from, kind, price }) as const;
const ask = (one: string, price: number) => ({ type: 'requestPrivate', private: one, price }) as const;

/** PRR in Altoona, its track to the west joined to Pittsburgh. */
const joined = (options: Parameters<typeof table1830>[0] = {}, cash = 1000) =>
  table1830(options).company('PRR', P1, { cash }).tile('H10', '57', 1);

describe('the sequence', () => {
  test('1830-17.0a Track, token, run, revenue, trains: what is over is over', () => {
    const track = joined().train('PRR', '2').operating('PRR');
    expect(track.top).toBe('trackStep');
    for (const action of [station('H10'), buy('2', 80), { type: 'payOut' }])
      track.refuses(P1, action, 'stepOver', '1830-17.0a');

    const tokens = track.do(P1, { type: 'pass' });
    expect(tokens.top).toBe('stationStep');
    const run = tokens.do(P1, station('H10'));
    expect(run.top).toBe('runStep');
    run.refuses(P1, lay('H14', '9', 1), 'stepOver', '1830-17.0a');
    const revenue = run.run();
    expect(revenue.top).toBe('revenueStep');
    const trains = revenue.do(P1, { type: 'withhold' });
    expect(trains.top).toBe('trainStep');
    for (const action of [lay('H14', '9', 1), { type: 'withhold' }])
      trains.refuses(P1, action, 'stepOver', '1830-17.0a');
  });

  test('1830-17.0a The tile of C&SL and the purchase of a private stand outside the sequence', () => {
    const play = joined({ players: 3 })
      .phase('3')
      .train('PRR', '3')
      .private('C&SL', 'PRR')
      .private('D&H', P1)
      .operating('PRR')
      .do(P1, { type: 'pass' })
      .do(P1, station('H10'));
    expect(play.top).toBe('runStep');
    const after = play.do(P1, lay('B20', '58', 0, 'C&SL')).do(P1, ask('D&H', 70));
    expect(after.state.tiles.B20?.tile).toBe('58');
    expect(after.state.privates['D&H']?.owner).toBe('PRR');
    expect(after.top).toBe('runStep');
  });

  test('1830-17.0b Running and the decision on the revenue are compulsory, the rest is not', () => {
    const run = joined().train('PRR', '2').operating('PRR').pass(2);
    expect(run.top).toBe('runStep');
    run.refuses(P1, { type: 'pass' }, 'mustRun', '1830-17.0b');
    run.refuses(P1, { type: 'runTrains', runs: [] }, 'mustRun', '1830-17.0b');
    expect(run.kinds(P1)).toEqual(['runTrains']);

    const revenue = run.run();
    expect(revenue.kinds(P1)).toEqual(['payOut', 'withhold']);
    revenue.refuses(P1, { type: 'pass' }, 'revenueFirst', '1830-17.0b');
    revenue.refuses(P1, buy('2', 80), 'revenueFirst', '1830-17.0b');

    const trains = revenue.do(P1, { type: 'payOut' });
    expect(trains.top).toBe('trainStep');
    expect(trains.do(P1, { type: 'pass' }).acting).toBeUndefined();
  });

  test('1830-17.0b X10 With a free run the trains may stay at home: no revenue, no question, marker left', () => {
    const run = joined({ reading: 'public' }).train('PRR', '2').operating('PRR').pass(2);
    const home = { type: 'runTrains', runs: [] } as const;
    expect(run.offers(P1, home)).toBe(true);
    const after = run.do(P1, home);
    expect(after.events).toContainEqual({ type: 'trainsRun', company: 'PRR', runs: [], revenue: 0 });
    expect(after.top).toBe('trainStep');
    expect([run.price('PRR'), after.price('PRR')]).toEqual([100, 90]);
    expect(after.cash('PRR')).toBe(run.cash('PRR'));
  });
});

describe('money at hand', () => {
  /** The way into the mountains of G13 lies open. */
  const mountain = (cash: number) =>
    table1830().company('PRR', P1, { cash }).tile('H14', '7', 1).operating('PRR');

  test('1830-17.0c No credit: a mountain tile with 100 in the treasury', () => {
    const refusal = mountain(100).refuses(P1, lay('G13', '9', 2), 'treasuryShort', '1830-17.0c');
    expect(refusal.params).toEqual({ cost: 120, cash: 100 });
    expect(
      mountain(120)
        .do(P1, lay('G13', '9', 2))
        .cash('PRR'),
    ).toBe(0);
  });

  test('1830-17.0d Worked example: this turn’s income comes too late for token and mountain', () => {
    // Lancaster 40, Altoona 10, Pittsburgh 40, Columbus 40, Chicago 70
    const given = (cash: number) =>
      table1830()
        .phase('5')
        .company('PRR', P1, { cash })
        .train('PRR', '5')
        .train('pool', '3')
        .tile('H16', '63', 0)
        .tile('H14', '27', 1)
        .tile('H10', '63', 0)
        .tile('H8', '9', 1)
        .tile('H6', '9', 1)
        .tile('H4', '63', 0)
        .tile('G3', '9', 2)
        .operating('PRR');
    const tile = given(130).do(P1, lay('G13', '9', 2));
    expect(tile.cash('PRR')).toBe(10);
    tile.refuses(P1, station('H10'), 'treasuryShort', '1830-17.0c');
    const run = tile.run();
    expect(run.events).toContainEqual(expect.objectContaining({ type: 'trainsRun', revenue: 200 }));
    run.refuses(P1, station('H10'), 'treasuryShort', '1830-17.0c');
    const kept = run.do(P1, { type: 'withhold' });
    expect(kept.cash('PRR')).toBe(210);
    kept.refuses(P1, station('H10'), 'stepOver', '1830-17.0a');
    // with 160 beforehand both are paid
    expect(
      given(160)
        .do(P1, lay('G13', '9', 2))
        .do(P1, station('H10'))
        .cash('PRR'),
    ).toBe(0);
  });

  test('1830-17.0e The income of the turn pays for trains: kept, or the dividend of the pool', () => {
    // Washington 20, Baltimore 50, Lancaster 30
    const given = (cash: number) =>
      table1830()
        .phase('3')
        .company('B&O', P1, { cash })
        .shares('pool', 'B&O', 20)
        .train('B&O', '3')
        .train('pool', '2')
        .tile('J14', '57', 0)
        .tile('I15', '53', 0)
        .tile('I17', '7', 1)
        .tile('H16', '14', 1)
        .atStep('B&O', 'run')
        .run();
    const kept = given(0).do(P1, { type: 'withhold' });
    expect(kept.cash('B&O')).toBe(100);
    expect(kept.do(P1, buy('2', 80, 'pool')).cash('B&O')).toBe(20);
    const paid = given(60).do(P1, { type: 'payOut' });
    expect(paid.cash('B&O')).toBe(80);
    expect(paid.do(P1, buy('2', 80, 'pool')).cash('B&O')).toBe(0);
    expect(
      given(59)
        .do(P1, { type: 'payOut' })
        .accepts(P1, buy('2', 80, 'pool')),
    ).toBe(false);
  });
});

describe('privates in a turn', () => {
  test('1830-17.0f A company buys privates at any moment of its turn', () => {
    const play = joined({ players: 3 }).phase('3').train('PRR', '3').private('D&H', P2).operating('PRR');
    const buys = (from: typeof play) =>
      from.do(P1, ask('D&H', 70)).do(P2, { type: 'accept' }).state.privates['D&H']?.owner;
    expect(play.top).toBe('trackStep');
    expect(buys(play)).toBe('PRR');
    const run = play.do(P1, { type: 'pass' }).do(P1, station('H10'));
    expect(run.top).toBe('runStep');
    expect(buys(run)).toBe('PRR');
    const trains = run.run().do(P1, { type: 'withhold' });
    expect(trains.top).toBe('trainStep');
    expect(buys(trains)).toBe('PRR');
    const last = trains.do(P1, { type: 'pass' });
    expect(last.top).toBe('privatesStep');
    expect(buys(last)).toBe('PRR');
    expect(last.do(P1, { type: 'pass' }).acting).toBeUndefined();
  });

  test('1830-17.0f Before the track, also where nothing can be laid without the private', () => {
    // Both 59 are gone: Erie has no track to lay, until it owns D&H.
    const play = table1830()
      .phase('3')
      .par('Erie', 100)
      .shares(P1, 'Erie', 60)
      .operated('Erie', null)
      .cash('Erie', 1000)
      .tilesLeft('59', 0)
      .private('D&H', P1)
      .operating('Erie');
    expect(play.top).toBe('trackStep');
    const after = play.do(P1, ask('D&H', 70)).do(P1, lay('F16', '57', 0, 'D&H'));
    expect(after.state.tiles.F16?.tile).toBe('57');
  });
});
