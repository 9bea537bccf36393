/** Replacing tiles: colours, track, towns that become cities, Wien. */
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { dug, inPhase, local, major, P1, P2, run, type TableBuilder, table1854 } from './table1854.ts';

const lay = (hex: string, tile: string, rotation: number) =>
  ({ type: 'layTile', hex, tile, rotation }) as const;
const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;

/** KR in Linz. */
const linz = (phase: string, tile = '57', rotation = 1): TableBuilder =>
  major(inPhase(table1854(), phase).tile('C17', tile, rotation), 'KR', P1);

describe('colours', () => {
  test('1854-UPG-1 From phase 3 on a tile may be replaced instead of a yellow one', () => {
    linz('2')
      .operating('KR')
      .refuses(P1, lay('C17', '14', 0), 'colourNotYet', '1854-UPG-3');
    const play = linz('3').operating('KR');
    expect(play.rotations(P1, 'C17', '14')).toEqual([0, 1, 3, 4]);
    const raised = play.do(P1, lay('C17', '14', 0));
    expect(raised.state.tiles.C17).toEqual({ tile: '14', rotation: 0 });
    raised.refuses(P1, lay('C15', '4', 1), 'laidAlready', '1854-TRACK-21');
    // Wien as printed is a tile too
    const wien = (phase: string) => major(inPhase(table1854(), phase), 'KE', P1).operating('KE');
    wien('2').refuses(P1, lay('C23', '433', 0), 'hexNotYet', '1854-UPG-3');
    expect(wien('3').accepts(P1, lay('C23', '433', 0))).toBe(true);
  });

  test('1854-UPG-2 Yellow to green, green to brown, brown to grey, none left out', () => {
    linz('5')
      .operating('KR')
      .refuses(P1, lay('C17', '611', 0), 'wrongColour', '1854-UPG-2');
    linz('7')
      .operating('KR')
      .refuses(P1, lay('C17', '915', 0), 'wrongColour', '1854-UPG-2');
    linz('7', '14', 0)
      .operating('KR')
      .refuses(P1, lay('C17', '915', 0), 'wrongColour', '1854-UPG-2');
    linz('7', '14', 0)
      .operating('KR')
      .refuses(P1, lay('C17', '57', 0), 'wrongColour', '1854-UPG-2');
    major(inPhase(table1854(), '5'), 'KE', P1)
      .operating('KE')
      .refuses(P1, lay('C23', '451', 0), 'wrongColour', '1854-UPG-2');
  });

  test('1854-UPG-3 Green from phase 3, brown from phase 5, grey from phase 7', () => {
    const may = (phase: string, old: string, tile: string) =>
      linz(phase, old, old === '57' ? 1 : 0)
        .operating('KR')
        .rotations(P1, 'C17', tile).length > 0;
    expect(['2', '3', '4', '5', '6', '7'].map((phase) => may(phase, '57', '14'))).toEqual(
      ['no', 'yes', 'yes', 'yes', 'yes', 'yes'].map((one) => one === 'yes'),
    );
    expect(['3', '4', '5', '6', '7'].map((phase) => may(phase, '14', '611'))).toEqual(
      ['no', 'no', 'yes', 'yes', 'yes'].map((one) => one === 'yes'),
    );
    expect(['5', '6', '7'].map((phase) => may(phase, '611', '915'))).toEqual([false, false, true]);
    linz('4', '14', 0)
      .operating('KR')
      .refuses(P1, lay('C17', '611', 0), 'colourNotYet', '1854-UPG-3');
    linz('6', '611', 0)
      .operating('KR')
      .refuses(P1, lay('C17', '915', 0), 'colourNotYet', '1854-UPG-3');
  });

  test('1854-UPG-4 The tile that is replaced goes back to the supply', () => {
    const play = linz('3').tilesLeft('57', 0).operating('KR');
    const raised = play.do(P1, lay('C17', '15', 1));
    expect([raised.state.tileStock[57], raised.state.tileStock[15]]).toEqual([1, 6]);
  });
});

describe('track and stops', () => {
  test('1854-UPG-5 Only a tile that the company can run on afterwards', () => {
    const table = linz('3').tile('H18', '57', 1);
    const play = table.operating('KR');
    play.refuses(P1, lay('H18', '14', 1), 'noAccess', '1854-UPG-5');
    expect(play.actions(P1).some((one) => one.type === 'layTile' && one.hex === 'H18')).toBe(false);
  });

  test('1854-UPG-6 Track that lies there is kept', () => {
    const table = major(inPhase(table1854(), '3').tile('F8', '57', 1).tile('F10', '9', 1), 'NT', P1);
    const play = table.operating('NT');
    const straight = (1 << 1) | (1 << 4);
    for (const tile of ['19', '20', '23', '24', '26', '27'])
      for (const rotation of ROTATIONS) {
        const face = title.board.tiles.get(tile)?.[rotation];
        const keeps = face?.paths.some(({ a, b }) => ((1 << a) | (1 << b)) === straight) === true;
        if (!keeps) play.refuses(P1, lay('F10', tile, rotation), 'losesTrack', '1854-UPG-6');
      }
    // tiles that could not keep it however they are turned
    for (const tile of ['16', '25', '28', '29'])
      for (const rotation of ROTATIONS)
        play.refuses(P1, lay('F10', tile, rotation), 'notAnUpgrade', '1854-UPG-6');
    expect(play.rotations(P1, 'F10', '23')).toContain(1);
  });

  test('1854-UPG-7 No stop comes to a plain tile, and a town stays a town', () => {
    const table = major(inPhase(table1854(), '3').tile('F8', '57', 1).tile('F10', '9', 1), 'NT', P1);
    const play = table.tile('F6', '4', 1).operating('NT');
    for (const tile of ['14', '15', '619']) {
      play.refuses(P1, lay('F10', tile, 0), 'wrongStops', '1854-UPG-7');
      play.refuses(P1, lay('F6', tile, 0), 'wrongStops', '1854-UPG-7');
    }
    play.refuses(P1, lay('F6', '23', 1), 'wrongStops', '1854-UPG-7');
    play.refuses(P1, lay('F8', '23', 1), 'wrongStops', '1854-UPG-7');
  });

  test.each([
    ['1', '14'],
    ['55', '14'],
    ['2', '15'],
    ['56', '15'],
    ['69', '619'],
  ])(
    '1854-UPG-8 A yellow %s of two towns may become the green city %s, which has its exits',
    (yellow, green) => {
      // KR comes to Steyr over its north-west side
      const rotation = ROTATIONS.find((one) => (title.board.tiles.get(yellow)?.[one]?.exits ?? 0) & (1 << 2));
      const table = linz('3', '57', 2).tile('D18', yellow, rotation as number);
      const play = table.operating('KR');
      expect(play.rotations(P1, 'D18', green).length).toBeGreaterThan(0);
      for (const other of ['14', '15', '619'])
        if (other !== green)
          for (const turn of ROTATIONS)
            play.refuses(P1, lay('D18', other, turn), 'notAnUpgrade', '1854-UPG-8');
      const raised = play.do(P1, lay('D18', green, play.rotations(P1, 'D18', green)[0] as number));
      expect(title.board.tiles.get(raised.state.tiles.D18?.tile ?? '')?.[0]?.stops).toMatchObject([
        { kind: 'city', slots: 2 },
      ]);
      // not before phase 3
      linz('2', '57', 2)
        .tile('D18', yellow, rotation as number)
        .operating('KR')
        .refuses(P1, lay('D18', green, 0), 'colourNotYet', '1854-UPG-3');
    },
  );

  test('1854-UPG-9 These become brown 611 and then grey 915', () => {
    const table = (phase: string, tile: string) => linz(phase, '57', 2).tile('D18', tile, 1).operating('KR');
    expect(table('5', '15').rotations(P1, 'D18', '611').length).toBeGreaterThan(0);
    expect(table('5', '14').rotations(P1, 'D18', '611').length).toBeGreaterThan(0);
    expect(table('5', '619').rotations(P1, 'D18', '611').length).toBeGreaterThan(0);
    expect(table('7', '611').rotations(P1, 'D18', '915').length).toBeGreaterThan(0);
    table('5', '1').refuses(P1, lay('D18', '611', 1), 'wrongStops', '1854-UPG-8');
  });

  test('1854-UPG-12 Stations stay where they are', () => {
    const table = major(inPhase(table1854(), '3').tile('E13', '57', 0), 'SB', P1);
    const raised = table.operating('SB').do(P1, lay('E13', '14', 0));
    expect(raised.stations('E13')).toEqual(['SB:0']);
  });

  test('1854-UPG-13 1854-STATION-4 Another circle opens the way for all while it is free', () => {
    const west = (tile: string) => {
      const table = inPhase(table1854(), '5').tile('C21', '55', 0).tile('C19', '4', 1).tile('C15', '4', 1);
      major(major(table.tile('C17', tile, tile === '57' ? 1 : 0), 'KE', P1), 'KR', P2);
      return table.train('KE', '5').operating('KE').passUntil('runStep');
    };
    const runs = [run('5-0', 'C23:1 C21:1 C19:0 C17:0 C15:0')];
    west('57').refuses(P1, { type: 'runTrains', runs }, 'closedCity', '1854-RUN-3');
    const earned = west('14').do(P1, { type: 'runTrains', runs });
    expect(earned.events).toContainEqual({ type: 'trainsRun', company: 'KE', runs, revenue: 100 });
    // and for building
    const build = (tile: string) => {
      const table = inPhase(table1854(), '3').tile('C21', '55', 0).tile('C19', '4', 1);
      return major(major(table.tile('C17', tile, tile === '57' ? 1 : 0), 'KE', P1), 'KR', P2).operating('KE');
    };
    expect(build('57').accepts(P1, lay('C15', '4', 1))).toBe(false);
    expect(build('14').accepts(P1, lay('C15', '4', 1))).toBe(true);
  });

  test('1854-UPG-14 A replaced tile costs nothing for its terrain', () => {
    // F4, a mountain of 120, and Bregenz beside it
    const table = major(inPhase(table1854(), '3').tile('E3', '57', 2).tile('F4', '9', 2), 'VB', P1, {
      cash: 5,
    });
    const play = table.operating('VB');
    const [rotation] = play.rotations(P1, 'F4', '24');
    expect(play.do(P1, lay('F4', '24', rotation as number)).cash('VB')).toBe(5);
  });

  test('1854-UPG-15 Both maps take their tiles from one supply', () => {
    const table = inPhase(table1854(), '3').tile('J32', '57', 1).tile('C17', '57', 1).tilesLeft('14', 1);
    major(local(table, 'L4', P1), 'KR', P1);
    const play = table.operating(['L4', 'KR']);
    let after = play.do(P1, lay('J32', '14', 1));
    expect(after.state.tileStock[14]).toBe(0);
    while (after.acting === 'L4') after = after.pass();
    after.refuses(P1, lay('C17', '14', 0), 'noTileLeft', '1854-UPG-15');
    expect(after.rotations(P1, 'C17', '15').length).toBeGreaterThan(0);
  });
});

describe('Wien', () => {
  const wien = (phase: string) => major(inPhase(table1854(), phase), 'KE', P1);

  test('1854-UPG-10 Only W tiles on Wien, and W tiles on nothing else', () => {
    const play = wien('3').tile('C21', '55', 0).operating('KE');
    for (const tile of ['14', '15', '619'])
      for (const rotation of ROTATIONS)
        play.refuses(P1, lay('C23', tile, rotation), 'labelledHex', '1854-UPG-10');
    const other = linz('3').operating('KR');
    for (const rotation of ROTATIONS)
      other.refuses(P1, lay('C17', '433', rotation), 'wrongStops', '1854-UPG-10');
    // five sides with a station each: those of the printed tile stay
    expect(play.rotations(P1, 'C23', '433')).toEqual([0, 4, 5]);
    wien('5')
      .tile('C23', '433', 0)
      .operating('KE')
      .refuses(P1, lay('C23', '611', 0), 'labelledHex', '1854-UPG-10');
    expect(wien('5').tile('C23', '433', 0).operating('KE').rotations(P1, 'C23', '451').length).toBe(6);
    expect(wien('7').tile('C23', '451', 0).operating('KE').rotations(P1, 'C23', '456').length).toBe(6);
    wien('5')
      .tile('C17', '14', 0)
      .station('KE', 'C17')
      .operating('KE')
      .refuses(P1, lay('C17', '451', 0), 'wrongStops', '1854-UPG-10');
  });

  test('1854-UPG-12 Stations keep their side on every W tile, and only rotations with room for all are open', () => {
    const table = inPhase(table1854(), '3');
    major(major(table, 'KE', P1), 'SD', P2);
    const green = table.operating('KE').do(P1, lay('C23', '433', 5));
    // the exits of 433 turned by five: 5, 0, 1, 2, 3
    expect(green.stations('C23')).toEqual(['KE:2', 'SD:1']);
    const brown = inPhase(table1854(), '5').tile('C23', '433', 0);
    major(brown, 'SD', P2);
    major(brown, 'KE', P1);
    brown.station('KR', 'C23', 3);
    // SD at side 0 and KR at side 3: not where one circle serves both
    const play = brown.operating('KE');
    expect(play.rotations(P1, 'C23', '451')).toEqual([1, 2, 4, 5]);
    for (const rotation of [0, 3])
      play.refuses(P1, lay('C23', '451', rotation), 'noRoomForStations', '1854-UPG-12');
    const laid = play.do(P1, lay('C23', '451', 1));
    // turned by one: 1 and 4 (one circle), 2 and 3, 5 and 0
    expect([...laid.stations('C23')].sort()).toEqual(['KE:0', 'KR:1', 'SD:2']);
  });

  test('1854-UPG-12 All meet in the one city of the grey tile', () => {
    const table = inPhase(table1854(), '7').tile('C23', '451', 1);
    major(table, 'KE', P1, {}).set({
      stations: [
        { company: 'KE', hex: 'C23', stop: 0 },
        { company: 'KR', hex: 'C23', stop: 1 },
        { company: 'SD', hex: 'C23', stop: 2 },
      ],
    });
    const laid = table.operating('KE').do(P1, lay('C23', '456', 0));
    expect([...laid.stations('C23')].sort()).toEqual(['KE:0', 'KR:0', 'SD:0']);
  });
});

test('1854-UPG-11 Sankt Pölten on the extra map takes the green 15', () => {
  const table = local(local(inPhase(table1854(), '3'), 'L1', P1), 'L2', P2);
  const play = table.operating('L1');
  expect(play.rotations(P1, 'J38', '15')).toEqual([5]);
  for (const tile of ['14', '619'])
    for (const rotation of ROTATIONS)
      play.refuses(P1, lay('J38', tile, rotation), 'onlyFifteen', '1854-UPG-11');
  const laid = play.do(P1, lay('J38', '15', 5));
  expect(laid.stations('J38')).toEqual(['L1:0', 'L2:0']);
  local(inPhase(table1854(), '2'), 'L1', P1)
    .operating('L1')
    .refuses(P1, lay('J38', '15', 5), 'hexNotYet', '1854-UPG-3');
});

test('1854-TUNNEL-8 1854-TUNNEL-9 1854-TUNNEL-10 A tile over a tunnel is replaced where it leaves the tunnel’s sides free', () => {
  // F10 with the straight 1–4 of NT and a tunnel 0–5 beside it
  const table = major(inPhase(table1854(), '3').tile('F8', '57', 1).tile('F10', '9', 1), 'NT', P1);
  const play = dug(table, { F10: [[0, 5]] }).operating('NT');
  for (const tile of ['19', '20', '23', '24', '26', '27'])
    for (const rotation of ROTATIONS) {
      const exits = title.board.tiles.get(tile)?.[rotation]?.exits ?? 0;
      if (exits & 0b100001) expect(play.accepts(P1, lay('F10', tile, rotation))).toBe(false);
    }
  play.refuses(P1, lay('F10', '23', 1), 'tunnelBelow', '1854-TUNNEL-9');
  const fits = ROTATIONS.filter((one) => play.accepts(P1, lay('F10', '23', one)));
  expect(fits).toEqual([4]);
  const raised = play.do(P1, lay('F10', '23', 4));
  expect(raised.state.addedTrack.F10).toEqual([[0, 5]]);
});
