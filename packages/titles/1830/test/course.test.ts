import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, P3, P4, type Play, table1830 } from './table1830.ts';

/** The next so many rounds, as "SR 2" or "OR 2.1 of 2", with everybody passing. */
function coming(start: Play, count: number): readonly string[] {
  const seen: string[] = [];
  let play = start;
  while (seen.length < count) {
    play = play.acting === undefined ? play.pass() : play.passTurn();
    for (const event of play.events) {
      if (event.type !== 'roundBegan') continue;
      const { kind, set, number, of } = event.round;
      seen.push(kind === 'operating' ? `OR ${set}.${number} of ${of}` : `SR ${set}`);
    }
  }
  return seen.slice(0, count);
}

describe('3.0 General course', () => {
  test('1830-3.0a A stock round and a set of operating rounds take turns', () => {
    const set = (phase: string) => coming(table1830().phase(phase).company('PRR', P1).stockRound(), 5);
    expect(set('2')).toEqual(['OR 2.1 of 1', 'SR 3', 'OR 3.1 of 1', 'SR 4', 'OR 4.1 of 1']);
    expect(set('3')).toEqual(['OR 2.1 of 2', 'OR 2.2 of 2', 'SR 3', 'OR 3.1 of 2', 'OR 3.2 of 2']);
    expect(set('5')).toEqual(['OR 2.1 of 3', 'OR 2.2 of 3', 'OR 2.3 of 3', 'SR 3', 'OR 3.1 of 3']);
  });

  test('1830-3.0a What belongs to the other kind of round is refused', () => {
    const stock = table1830().company('PRR', P1).stockRound();
    stock.refuses(P1, { type: 'layTile', hex: 'H10', tile: '57', rotation: 1 }, 'notNow', '1830-3.0a');
    stock.refuses(P1, { type: 'buyTrain', from: 'bank', kind: '2', price: 80 }, 'notNow', '1830-3.0a');
    const operating = table1830().company('PRR', P1).operating('PRR');
    operating.refuses(
      P1,
      { type: 'buyShare', company: 'PRR', from: 'offer' },
      'notInOperatingRound',
      '1830-4.0a',
    );
    expect(stock.kinds(P1)).not.toContain('layTile');
    expect(operating.kinds(P1)).not.toContain('buyShare');
  });

  test('1830-3.0b There is one operating round a set until a 3 is bought, then two, then three', () => {
    const game = table1830().company('PRR', P1).stockRound();
    expect(coming(game, 4)).toEqual(['OR 2.1 of 1', 'SR 3', 'OR 3.1 of 1', 'SR 4']);
    const first = (kind: string, before: string) =>
      table1830()
        .phase(before)
        .supply(before, 0)
        .company('PRR', P1)
        .atStep('PRR', 'trains')
        .do(P1, { type: 'buyTrain', from: 'bank', kind, price: title.trains.get(kind)?.price ?? 0 });
    expect(coming(first('3', '2'), 3)).toEqual(['SR 3', 'OR 3.1 of 2', 'OR 3.2 of 2']);
    expect(coming(first('5', '4'), 4)).toEqual(['SR 3', 'OR 3.1 of 3', 'OR 3.2 of 3', 'OR 3.3 of 3']);
  });
});

describe('5.0 Operating rounds in general', () => {
  /** PRR with track from Altoona to Pittsburgh and a train: a run of 30. */
  const prr = () => table1830().company('PRR', P1).tile('H10', '57', 1).train('PRR', '2');

  test('1830-5.0a A turn offers one tile, one station and trains', () => {
    const track = prr().operating('PRR');
    expect(track.kinds(P1)).toEqual(['layTile', 'pass']);
    const lay = { type: 'layTile', hex: 'H14', tile: '9', rotation: 1 } as const;
    const station = track.do(P1, lay);
    expect(station.state.tiles.H14).toEqual({ tile: '9', rotation: 1 });
    station.refuses(P1, { ...lay, hex: 'G9', tile: '8', rotation: 0 }, 'laidAlready', '1830-18.0c');
    expect(station.kinds(P1)).toEqual(['pass', 'placeStation']);
    const run = station.do(P1, { type: 'placeStation', hex: 'H10', stop: 0 });
    expect(run.cash('PRR')).toBe(960);
    run.refuses(P1, { type: 'placeStation', hex: 'H10', stop: 0 }, 'placedAlready', '1830-19.0j');
    const [runs] = run.actions(P1);
    const trains = run.do(P1, runs as { type: 'runTrains'; runs: [] }).do(P1, { type: 'withhold' });
    const buy = { type: 'buyTrain', from: 'bank', kind: '2', price: 80 } as const;
    const two = trains.do(P1, buy).do(P1, buy);
    expect(two.state.trains.filter((train) => train.holder === 'PRR')).toHaveLength(3);
  });

  test('1830-5.0a Replacing a tile is the turn’s tile too', () => {
    const replaced = prr()
      .phase('3')
      .operating('PRR')
      .do(P1, { type: 'layTile', hex: 'H10', tile: '15', rotation: 4 });
    expect(replaced.state.tiles.H10?.tile).toBe('15');
    expect(replaced.kinds(P1)).not.toContain('layTile');
  });

  test('1830-5.0b The president makes all decisions of the company', () => {
    const track = prr().shares(P2, 'PRR', 40).operating('PRR');
    expect([track.director('PRR'), track.waiting]).toEqual([P1, [P1]]);
    const refused = (play: Play, action: object) => play.refuses(P2, action, 'notDirector', '1830-5.0b');
    refused(track, { type: 'layTile', hex: 'H14', tile: '9', rotation: 1 });
    refused(track, { type: 'pass' });
    refused(track.pass(), { type: 'placeStation', hex: 'H10', stop: 0 });
    const run = track.pass(2);
    const [runs] = run.actions(P1);
    refused(run, runs as object);
    const revenue = run.do(P1, runs as { type: 'runTrains'; runs: [] });
    refused(revenue, { type: 'payOut' });
    refused(revenue.do(P1, { type: 'payOut' }), { type: 'buyTrain', from: 'bank', kind: '2', price: 80 });
    for (const seat of [P2, P3, P4]) expect(revenue.kinds(seat)).toEqual([]);
  });

  test('1830-5.0c Companies buy privates from players from the first 3 on', () => {
    const turn = (phase: string) =>
      table1830().phase(phase).company('PRR', P1).private('D&H', P2).operating('PRR');
    const buy = { type: 'requestPrivate', private: 'D&H', price: 70 } as const;
    turn('2').refuses(P1, buy, 'privatesNotYet', '1830-23.1e');
    const bought = turn('3').do(P1, buy).do(P2, { type: 'accept' });
    expect([bought.owner('D&H'), bought.cash('PRR'), bought.cash(P2)]).toEqual(['PRR', 930, 670]);
  });

  test('1830-5.0d The president decides whether the revenue is paid out or kept, nothing else', () => {
    const run = prr().shares(P2, 'PRR', 20).atStep('PRR', 'run');
    const [runs] = run.actions(P1);
    const revenue = run.do(P1, runs as { type: 'runTrains'; runs: [] });
    expect(revenue.kinds(P1)).toEqual(['payOut', 'withhold']);
    revenue.refuses(P1, { type: 'pass' }, 'revenueFirst', '1830-17.0b');
    revenue.refuses(P1, { type: 'payHalf' }, 'unknownAction', '1830-0.1');
    const paid = revenue.do(P1, { type: 'payOut' });
    expect([paid.cash(P1), paid.cash(P2), paid.cash('PRR')]).toEqual([618, 606, 1000]);
    const kept = revenue.do(P1, { type: 'withhold' });
    expect([kept.cash(P1), kept.cash(P2), kept.cash('PRR')]).toEqual([600, 600, 1030]);
  });
});

describe('6.0 Private companies in general', () => {
  test('1830-6.0a An open private pays its owner at the start of each operating round', () => {
    const built = (phase: string) =>
      table1830().phase(phase).company('PRR', P1).private('D&H', P1).private('C&SL', 'PRR');
    const before = built('2').state.cash;
    const first = built('2').endOfStockRound();
    expect(first.state.round).toMatchObject({ kind: 'operating', number: 1, of: 1 });
    expect([first.cash(P1), first.cash('PRR'), first.cash('bank')]).toEqual([
      615,
      1010,
      (before.bank ?? 0) - 25,
    ]);
    const second = built('3').endOfStockRound().passTurn();
    expect(second.state.round).toMatchObject({ kind: 'operating', number: 2, of: 2 });
    expect([second.cash(P1), second.cash('PRR')]).toEqual([630, 1020]);
    const closed = built('2').closed('D&H', 'C&SL').endOfStockRound();
    expect([closed.cash(P1), closed.cash('PRR')]).toEqual([600, 1000]);
  });

  test('1830-6.0b Privates never lay track and never buy trains themselves', () => {
    const play = table1830().company('CPR', P1).private('D&H', P1).private('C&SL', P1).operating('CPR');
    const lays = play.actions(P1).filter((action) => action.type === 'layTile');
    expect(lays.some((lay) => lay.power !== undefined)).toBe(false);
    const lay = { type: 'layTile', hex: 'F16', tile: '57', rotation: 0 } as const;
    play.refuses(P1, { ...lay, private: 'D&H' }, 'malformed', '1830-0.1');
    play.refuses(P1, { ...lay, power: 'D&H' }, 'noSuchPower', '1830-17.0k');
    const trains = table1830().company('CPR', P1).private('D&H', P1).atStep('CPR', 'trains');
    const buy = { type: 'buyTrain', from: 'bank', kind: '2', price: 80 } as const;
    trains.refuses(P1, { ...buy, private: 'D&H' }, 'malformed', '1830-0.1');
    expect(trains.do(P1, buy).state.trains.filter((train) => train.holder === 'D&H')).toEqual([]);
    const stock = table1830().private('D&H', P1).private('C&SL', P1).stockRound();
    expect(stock.kinds(P1)).not.toContain('layTile');
    expect(stock.kinds(P1)).not.toContain('buyTrain');
  });

  test('1830-6.0c All privates must be sold before any share is bought', () => {
    const play = table1830().par('CPR', 67).shares(P2, 'CPR', 20).privateSale();
    for (const action of [
      { type: 'buyShare', company: 'CPR', from: 'offer' },
      { type: 'startCompany', company: 'PRR', price: 100 },
      { type: 'setPar', company: 'PRR', price: 100 },
    ])
      play.refuses(P1, action, 'privatesUnsold', '1830-6.0c');
  });

  test('1830-6.0c The shares that come with C&A and B&O are the exceptions', () => {
    const sale = table1830().closed('SVN&RR', 'C&SL', 'D&H', 'M&H').privateSale();
    const first = sale.do(P1, { type: 'buyPrivate', private: 'C&A' });
    expect(first.percent(P1, 'PRR')).toBe(10);
    first.refuses(P2, { type: 'buyShare', company: 'PRR', from: 'offer' }, 'privatesUnsold', '1830-6.0c');
    const last = first
      .do(P2, { type: 'buyPrivate', private: 'B&O-P' })
      .do(P2, { type: 'setPar', company: 'B&O', price: 67 });
    expect(last.percent(P2, 'B&O')).toBe(20);
    expect(last.do(P3, { type: 'buyShare', company: 'B&O', from: 'offer' }).percent(P3, 'B&O')).toBe(10);
  });

  test('1830-6.0d Each private has its place on the map', () => {
    const places: Record<string, string[]> = {};
    for (const [id, { facts }] of title.board.hexes)
      for (const one of facts.privateHex ?? []) places[one] = [...(places[one] ?? []), id];
    expect(places).toEqual({
      'SVN&RR': ['G15'],
      'C&SL': ['B20'],
      'D&H': ['F16'],
      'M&H': ['D18'],
      'C&A': ['H18'],
      'B&O-P': ['I13', 'I15'],
    });
    for (const [one, { hexes }] of title.privates) expect(hexes).toEqual(places[one]);
  });

  test('1830-6.0e The income goes to the owner at the start of the operating round, once', () => {
    const start = table1830().phase('3').company('PRR', P1).private('D&H', P2).endOfStockRound();
    expect(start.cash(P2)).toBe(615);
    const bought = start
      .do(P1, { type: 'requestPrivate', private: 'D&H', price: 70 })
      .do(P2, { type: 'accept' });
    expect([bought.cash('PRR'), bought.cash(P2)]).toEqual([930, 685]);
    const next = bought.passTurn();
    expect(next.state.round).toMatchObject({ kind: 'operating', number: 2 });
    expect([next.cash('PRR'), next.cash(P2)]).toEqual([945, 685]);
  });
});

describe('0.3 Nothing to do', () => {
  test('1830-0.3 Who can do nothing but pass is passed over, unless the table asks all the same', () => {
    const sale = (asPublic: boolean) =>
      table1830({ players: 3, reading: asPublic ? 'public' : 'printed' })
        .cash(P1, 5)
        .privateSale();
    expect(sale(false).waiting).toEqual([P2]);
    expect(sale(true).waiting).toEqual([P1]);
    expect(sale(true).kinds(P1)).toEqual(['pass']);

    // C&O sits in Cleveland; without yellow track left it can lay nothing.
    const turn = (asPublic: boolean) => {
      let builder = table1830({ reading: asPublic ? 'public' : 'printed' }).company('C&O', P1, { cash: 0 });
      for (const tile of ['1', '2', '3', '4', '7', '8', '9', '55', '56', '57', '58', '69'])
        builder = builder.tilesLeft(tile, 0);
      return builder.operating('C&O');
    };
    expect(turn(false).top).not.toBe('trackStep');
    expect(turn(true).top).toBe('trackStep');
    expect(turn(true).kinds(P1)).toEqual(['pass']);
  });
});
