/** Chapter VIII, general: how many operating rounds, who acts when, and the order of a turn. */
import { describe, expect, test } from 'vitest';
import { P1, P2, P3, P4, Play, type TableBuilder, table1848, table2021 } from './table1848.ts';

const pass = { type: 'pass' } as const;
const loan = { type: 'takeLoan' } as const;
const lay = (hex: string, tile: string, rotation: number) =>
  ({ type: 'layTile', hex, tile, rotation }) as const;
const buy = (kind: string, price: number) => ({ type: 'buyTrain', from: 'bank', kind, price }) as const;
const station = (hex: string) => ({ type: 'placeStation', hex, stop: 0 }) as const;

/** The rounds from here on, as "OR 2.1" and "SR 3", while everybody passes. */
function rounds(play: Play, count: number): readonly string[] {
  const name = ({ state: { round } }: Play) =>
    round.kind === 'stock' ? `SR ${round.set}` : `OR ${round.set}.${round.number}`;
  const found = [name(play)];
  for (let now = play; found.length < count; ) {
    now = now.acting === undefined ? now.pass() : now.passTurn();
    if (name(now) !== found.at(-1)) found.push(name(now));
  }
  return found;
}

/** The next companies to act, while each of them does nothing. */
function turns(play: Play, count: number): readonly (string | undefined)[] {
  const found: (string | undefined)[] = [];
  for (let now = play; found.length < count; now = now.passTurn()) found.push(now.acting);
  return found;
}

/** Newcastle, Sydney and Wollongong lie in a row. */
const row = (table: TableBuilder) => table.tile('E18', '57', 0).tile('F17', '57', 0).tile('G16', '57', 0);

describe('how many rounds', () => {
  test('1848-VIII-2 At least one operating round follows each stock round', () => {
    const play = table1848().company('NSW', P1).endOfStockRound({ set: 2 });
    expect(rounds(play, 5)).toEqual(['OR 2.1', 'SR 3', 'OR 3.1', 'SR 4', 'OR 4.1']);
    // even if nobody can act: no two stock rounds in a row
    const idle = table1848().stockRound({ set: 2 });
    expect(idle.pass(3).state.round).toMatchObject({ kind: 'stock', set: 2 });
    const next = idle.pass(4);
    expect(next.events.filter((event) => event.type === 'roundBegan')).toEqual([
      { type: 'roundBegan', round: { kind: 'operating', set: 2, number: 1, of: 1 } },
      { type: 'roundBegan', round: { kind: 'stock', set: 3, number: 0, of: 0 } },
    ]);
  });

  test('1848-VIII-3 After a 3/3+ has been sold two rounds follow the next stock round', () => {
    const play = table1848()
      .supply('2', 0)
      .company('NSW', P1)
      .atStep('NSW', 'trains', { set: 2, number: 1, of: 1 });
    expect(rounds(play, 4)).toEqual(['OR 2.1', 'SR 3', 'OR 3.1', 'SR 4']);
    expect(rounds(play.do(P1, buy('3', 200)), 5)).toEqual(['OR 2.1', 'SR 3', 'OR 3.1', 'OR 3.2', 'SR 4']);
    expect(rounds(play.do(P1, buy('3+', 230)), 5)).toEqual(['OR 2.1', 'SR 3', 'OR 3.1', 'OR 3.2', 'SR 4']);
  });

  test('1848-VIII-4 After a 5/5+ has been sold three rounds follow the next stock round', () => {
    const play = table1848()
      .phase('4')
      .supply('4', 0)
      .company('NSW', P1)
      .atStep('NSW', 'trains', { set: 5, number: 1, of: 2 });
    expect(rounds(play, 6)).toEqual(['OR 5.1', 'OR 5.2', 'SR 6', 'OR 6.1', 'OR 6.2', 'SR 7']);
    const after = ['OR 5.1', 'OR 5.2', 'SR 6', 'OR 6.1', 'OR 6.2', 'OR 6.3', 'SR 7'];
    expect(rounds(play.do(P1, buy('5', 500)), 7)).toEqual(after);
    expect(rounds(play.do(P1, buy('5+', 550)), 7)).toEqual(after);
  });
});

describe('who acts', () => {
  test('1848-VIII-1 In an operating round companies act, decided by their directors', () => {
    const play = row(table1848()).company('NSW', P3).shares(P1, 'NSW', 20).operating('NSW');
    expect([play.acting, play.waiting]).toEqual(['NSW', [P3]]);
    play.refuses(P1, lay('F15', '235', 4), 'notDirector', '1848-VII-3');
    expect(play.do(P3, pass).waiting).toEqual([P3]);
    expect([P1, P2, P4].flatMap((seat) => play.actions(seat))).toEqual([]);
  });

  test('1848-VIII-5 1848-VIII-6 First the privates pay, then the Bank of England, then the companies act', () => {
    const play = table1848()
      .phase('3')
      .private('P1', P2)
      .fromPool(P3, 'BOE', 30)
      .company('NSW', P1)
      .stockRound({ passes: 3, seat: P4 })
      .pass();
    const order = play.events.flatMap((event): unknown[] => {
      if (event.type === 'paid') return [[event.why, event.to, event.amount]];
      return event.type === 'turnBegan' ? [event.company] : [];
    });
    expect(order).toEqual([['P1', P2, 5], ['bankOfEngland', P3, 30], 'NSW']);
    // the phase of that moment: the first 5 was bought in the round before
    const sold = table1848()
      .phase('4')
      .supply('4', 0)
      .fromPool(P3, 'BOE', 30)
      .company('NSW', P1)
      .atStep('NSW', 'trains', { number: 1, of: 2 });
    const gained = (now: Play) => now.passTurn().cash(P3) - sold.cash(P3);
    expect([gained(sold), gained(sold.do(P1, buy('5', 500)))]).toEqual([30, 60]);
  });

  test('1848-VIII-7 The operating companies act in order of price, highest first', () => {
    const play = table1848()
      .company('VR', P1, { par: 90 })
      .company('QR', P2, { par: 100, cell: '1,7' })
      .company('NSW', P3, { par: 100 })
      .par('SAR', 100, '0,16')
      .shares(P4, 'SAR', 50)
      .endOfStockRound();
    // 130, 100, 90; SAR has sold 50 percent only
    expect(turns(play, 3)).toEqual(['QR', 'NSW', 'VR']);
    expect(play.passTurn().passTurn().passTurn().state.round.kind).toBe('stock');
  });

  test('1848-VIII-8 Of several markers on one cell the upper one acts first', () => {
    const first = table1848().company('NSW', P1).company('VR', P2).operating(['VR', 'NSW']);
    expect(turns(first, 2)).toEqual(['NSW', 'VR']);
    const second = table1848().company('VR', P2).company('NSW', P1).operating(['VR', 'NSW']);
    expect(turns(second, 2)).toEqual(['VR', 'NSW']);
  });

  test('1848-VIII-9 Of equal prices the marker further right acts first', () => {
    const play = table1848()
      .company('NSW', P1, { par: 90, cell: '0,4' })
      .company('VR', P2, { par: 90, cell: '2,6' })
      .company('QR', P3, { par: 100 })
      .operating(['NSW', 'VR', 'QR']);
    expect(['NSW', 'VR', 'QR'].map((company) => play.price(company))).toEqual([100, 100, 100]);
    expect(turns(play, 3)).toEqual(['VR', 'QR', 'NSW']);
  });

  test('1848-VIII-10 The order follows the prices while the round runs; each company acts once', () => {
    const play = table1848()
      .company('SAR', P1, { par: 100, cell: '1,6' })
      .company('VR', P2, { par: 90 })
      .company('NSW', P3, { par: 80 })
      .atRevenue('SAR', 100, { others: ['VR', 'NSW'] });
    const rose = play.do(P1, { type: 'payOut' });
    expect([play.price('SAR'), rose.price('SAR')]).toEqual([110, 130]);
    expect(turns(rose.passTurn(), 2)).toEqual(['VR', 'NSW']);
    expect(rose.passTurn().passTurn().passTurn().state.round.kind).toBe('stock');
    // live among those that have not acted: VR fell below NSW in SAR's turn
    const { state } = rose;
    const fallen = { ...state.markers, VR: { cell: '5,3', arrival: 9 } };
    expect(turns(new Play({ ...state, markers: fallen }).passTurn(), 2)).toEqual(['NSW', 'VR']);
  });

  test('1848-VIII-15 The round ends when all have acted once; another round or a stock round follows', () => {
    const play = table1848()
      .phase('3')
      .private('P1', P2)
      .company('NSW', P1)
      .company('VR', P2, { par: 90 })
      .operating(['NSW', 'VR'], { set: 4, number: 1, of: 2 });
    const one = play.passTurn();
    expect([one.acting, one.state.round.number]).toEqual(['VR', 1]);
    const two = one.passTurn();
    expect(two.state.round).toEqual({ kind: 'operating', set: 4, number: 2, of: 2 });
    expect([two.acting, two.cash(P2) - one.cash(P2)]).toEqual(['NSW', 5]);
    expect(two.passTurn().passTurn().state.round).toEqual({ kind: 'stock', set: 5, number: 0, of: 0 });
  });
});

describe('the order of a turn', () => {
  /** NSW in Sydney with a train, Newcastle and Wollongong beside it. */
  const given = (table = table1848().phase('3')) => row(table).company('NSW', P1).train('NSW', '3');
  const track = lay('D19', '9', 0);
  const newcastle = station('E18');

  test('1848-VIII-11 Track, station, run, price, trains: in this order', () => {
    const play = given().operating('NSW');
    expect(play.top).toBe('trackStep');
    play.refuses(P1, newcastle, 'stepOver', '1848-VIII-11');
    const stations = play.do(P1, pass);
    expect(stations.top).toBe('stationStep');
    stations.refuses(P1, track, 'stepOver', '1848-VIII-11');
    const running = stations.do(P1, newcastle);
    expect(running.top).toBe('runStep');
    running.refuses(P1, track, 'stepOver', '1848-VIII-11');
    running.refuses(P1, newcastle, 'placedAlready', '1848-VIII-55');
    running.refuses(P1, buy('3', 200), 'stepOver', '1848-VIII-11');
    const earned = running.run();
    expect(earned.top).toBe('revenueStep');
    earned.refuses(P1, buy('3', 200), 'revenueFirst', '1848-XI-22');
    expect(earned.price('NSW')).toBe(100);
    const paid = earned.do(P1, { type: 'payOut' });
    expect([paid.price('NSW'), paid.top]).toEqual([110, 'trainStep']);
    paid.refuses(P1, track, 'stepOver', '1848-VIII-11');
    paid.refuses(P1, newcastle, 'placedAlready', '1848-VIII-55');
    paid.refuses(P1, { type: 'runTrains', runs: [] }, 'stepOver', '1848-VIII-11');
    expect(paid.do(P1, buy('3', 200)).trains('NSW')).toEqual(['3', '3']);
  });

  test('1848-VIII-12 Track, station and trains may be skipped; running and the price move still happen', () => {
    const running = given().operating('NSW').do(P1, pass).do(P1, pass);
    expect(running.top).toBe('runStep');
    const trains = running.run().do(P1, { type: 'withhold' });
    expect([trains.top, trains.price('NSW')]).toEqual(['trainStep', 90]);
    const after = trains.do(P1, pass).do(P1, pass);
    expect([after.state.round.kind, after.trains('NSW'), after.cash('NSW')]).toEqual(['stock', ['3'], 1060]);
    expect([after.stations('E18'), after.state.tiles.D19]).toEqual([[], undefined]);
    // the train duty: without a train the last step cannot be skipped
    row(table1848().phase('3'))
      .company('NSW', P1)
      .atStep('NSW', 'trains')
      .refuses(P1, pass, 'mustOwnTrain', '1848-IX-1');
  });

  /** The table each time the director is asked in this turn, while he does nothing. */
  function stopsOf(start: Play): readonly Play[] {
    const found: Play[] = [];
    for (let now = start; now.acting === 'NSW'; ) {
      found.push(now);
      const idle = now.actions(P1).find(({ type }) => ['pass', 'runTrains', 'withhold'].includes(type));
      now = now.do(P1, idle as typeof pass);
    }
    return found;
  }
  const asked = (start: Play, wanted: string) =>
    stopsOf(start).map((play) => [play.top, play.kinds(P1).includes(wanted)]);
  const everyStep = (open: boolean) =>
    ['trackStep', 'stationStep', 'runStep', 'revenueStep', 'trainStep', 'privatesStep'].map((step) => [
      step,
      open,
    ]);

  test('1848-VIII-13 From phase 3 on a loan may be taken at any time within the turn', () => {
    expect(asked(given().operating('NSW'), 'takeLoan')).toEqual(everyStep(true));
    for (const play of stopsOf(given().operating('NSW'))) {
      const after = play.do(P1, loan);
      expect(after.cash('NSW') - play.cash('NSW')).toBe(100);
      if (play.top === 'privatesStep') continue;
      expect(after.top).toBe(play.top);
      after.refuses(P1, loan, 'oneLoan', '1848-VI-70');
    }
    const early = given(table1848()).operating('NSW');
    expect(asked(early, 'takeLoan').some(([, open]) => open)).toBe(false);
    early.refuses(P1, loan, 'loansNotYet', '1848-VI-38');
  });

  test('1848-VIII-13 A step waits where a loan would let the company act in it', () => {
    const poor = (cash: number, table = table1848()) =>
      table.phase('3').company('NSW', P1, { cash }).tile('F17', '57', 2).train('NSW', '3');
    // the only way on is the mountain E16 for 50
    for (const table of [table1848(), table2021()]) {
      const play = poor(0, table)
        .tilesLeft('236', 0)
        .tilesLeft('237', 0)
        .tilesLeft('14', 0)
        .tilesLeft('15', 0)
        .operating('NSW');
      expect([play.top, play.kinds(P1)]).toEqual(['trackStep', ['pass', 'takeLoan']]);
      expect(
        play
          .do(P1, loan)
          .do(P1, lay('E16', '8', 5))
          .cash('NSW'),
      ).toBe(50);
    }
    const station40 = row(table1848().phase('3'))
      .company('NSW', P1, { cash: 30 })
      .train('NSW', '3')
      .atStep('NSW', 'station');
    expect([station40.top, station40.kinds(P1)]).toEqual(['stationStep', ['pass', 'takeLoan']]);
    expect(station40.do(P1, loan).do(P1, newcastle).cash('NSW')).toBe(90);
    const train200 = given().cash('NSW', 120).atStep('NSW', 'trains');
    expect([train200.top, train200.kinds(P1)]).toEqual(['trainStep', ['pass', 'takeLoan']]);
    expect(train200.do(P1, loan).do(P1, buy('3', 200)).cash('NSW')).toBe(20);
  });

  test('1848-VIII-14 From phase 3 on the company may buy privates from its director at any time within the turn', () => {
    const owning = (phase: string) => given(table1848().phase(phase)).private('P1', P1).private('P2', P2);
    const play = owning('3').operating('NSW');
    expect(asked(play, 'requestPrivate')).toEqual(everyStep(true));
    const request = (one: string) => ({ type: 'requestPrivate', private: one, price: 20 }) as const;
    for (const now of stopsOf(play)) {
      expect(now.do(P1, request('P1')).owner('P1')).toBe('NSW');
      now.refuses(P1, request('P2'), 'notFromThisPlayer', '1848-V-8');
    }
    owning('2').operating('NSW').refuses(P1, request('P1'), 'privatesNotYet', '1848-V-4');
  });
});
