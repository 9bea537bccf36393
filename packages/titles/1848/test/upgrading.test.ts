/** Chapter VIII, upgrading: what replaces what, when, and what must stay. */
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, run, table1848 } from './table1848.ts';

const lay = (hex: string, tile: string, rotation: number) =>
  ({ type: 'layTile', hex, tile, rotation }) as const;
const colourOf = (tile: string) => title.board.tiles.get(tile)?.[0]?.color;

/** NSW in Sydney, whose tile leads to Newcastle and to Wollongong. */
const sydney = (phase: string) => table1848().phase(phase).tile('F17', '57', 0).company('NSW', P1);

describe('what replaces what', () => {
  test('1848-VIII-35 Instead of yellow tiles a company may replace one tile', () => {
    const play = sydney('3').tile('F13', '57', 0).station('NSW', 'F13').operating('NSW');
    expect(play.actions(P1).some((one) => one.type === 'layTile' && colourOf(one.tile) === 'yellow')).toBe(
      true,
    );
    const after = play.do(P1, lay('F13', '14', 0));
    expect(after.state.tiles.F13).toEqual({ tile: '14', rotation: 0 });
    expect(after.kinds(P1)).not.toContain('layTile');
  });

  test('1848-VIII-36 Yellow is replaced by green, green by brown, brown by grey only', () => {
    const colours = ['yellow', 'green', 'brown', 'gray'];
    const steps = [
      ['57', 0, '15', 0],
      ['15', 0, '611', 0],
      ['611', 0, '915', 0],
    ] as const;
    for (const [old, , next] of steps) {
      const play = sydney('8').tile('F13', old, 0).station('NSW', 'F13').operating('NSW');
      const listed = play
        .actions(P1)
        .flatMap((one) => (one.type === 'layTile' && one.hex === 'F13' ? [one.tile] : []));
      const wanted = colours[colours.indexOf(colourOf(old) as string) + 1];
      expect(new Set(listed.map(colourOf))).toEqual(new Set([wanted]));
      expect(listed).toContain(next);
      for (const other of ['57', '15', '611', '915'])
        if (colourOf(other) !== wanted) play.refuses(P1, lay('F13', other, 0), 'wrongColour', '1848-VIII-36');
    }
    // phase 5: green on yellow, not brown at once
    const play = sydney('5').tile('F13', '57', 0).station('NSW', 'F13').operating('NSW');
    play.refuses(P1, lay('F13', '611', 0), 'wrongColour', '1848-VIII-36');
    expect(play.offers(P1, lay('F13', '15', 0))).toBe(true);
    // nothing but yellow on an empty hex
    play.refuses(P1, lay('E18', '15', 0), 'wrongColour', '1848-VIII-36');
  });

  test('1848-VIII-37 Green from the first 3/3+, brown from the first 5/5+, grey from the first 8/D', () => {
    const given = (phase: string, tile: string) => sydney(phase).tile('F17', tile, 0).operating('NSW');
    for (const [old, next, first, before] of [
      ['57', '236', '3', ['2']],
      ['236', '239', '5', ['3', '4']],
      ['239', '240', '8', ['5', '6']],
    ] as const) {
      for (const phase of before)
        given(phase, old).refuses(P1, lay('F17', next, 0), 'colourNotYet', '1848-VIII-37');
      expect(given(first, old).offers(P1, lay('F17', next, 0))).toBe(true);
    }
    // the purchase itself brings the colour, to the next company
    const bought = sydney('4')
      .supply('4', 0)
      .company('VR', P2, { par: 90 })
      .tile('H11', '236', 1)
      .atStep('NSW', 'trains', { others: ['VR'] });
    bought.passTurn().refuses(P2, lay('H11', '239', 1), 'colourNotYet', '1848-VIII-37');
    const next = bought.do(P1, { type: 'buyTrain', from: 'bank', kind: '5', price: 500 }).passTurn();
    expect([next.acting, next.offers(P2, lay('H11', '239', 1))]).toEqual(['VR', true]);
  });

  test('1848-VIII-41 Small towns, normal cities, K and OO cities are never exchanged', () => {
    const play = sydney('3')
      .tile('E16', '9', 2)
      .tile('G12', '55', 0)
      .tile('F15', '235', 4)
      .tile('E18', '57', 0)
      .operating('NSW');
    for (const [hex, tile] of [
      ['G12', '14'], // double town to city
      ['G12', '23'],
      ['F15', '15'], // OO to a normal city
      ['F15', '236'],
      ['E18', '23'], // city to plain track
      ['E18', '59'],
      ['E16', '14'], // plain track to city
    ] as const)
      play.refuses(P1, lay(hex, tile, 0), 'wrongStops', '1848-VIII-41');
    play.refuses(P1, lay('E18', '236', 0), 'kOnly', '1848-VIII-27');
    // every replacement of the whole set keeps the number of its towns and cities
    const stops = (tile: string) => title.board.tiles.get(tile)?.[0]?.stops.map((stop) => stop.kind);
    for (const { facts } of title.board.hexes.values())
      for (const tile of Object.keys(title.tileCounts))
        for (const next of title.track.upgrades(tile, facts)) expect(stops(next)).toEqual(stops(tile));
    // Orange and Bathurst become the green OO tile
    const own = sydney('3').tile('F15', '235', 4).station('NSW', 'F15').operating('NSW');
    expect(own.rotations(P1, 'F15', '59')).not.toEqual([]);
  });
});

describe('where and how', () => {
  test('1848-VIII-38 The company must be able to run on the tile', () => {
    const play = sydney('3').tile('E18', '57', 0).tile('F13', '57', 0).operating('NSW');
    expect(play.accepts(P1, lay('E18', '15', 0))).toBe(true);
    play.refuses(P1, lay('F13', '15', 0), 'noAccess', '1848-VIII-38');
    // behind a city full of others
    const beyond = table1848()
      .phase('3')
      .tile('B19', '5', 1)
      .company('QR', P1)
      .station('QR', 'E18')
      .tile('E18', '57', 0)
      .tile('F17', '57', 0)
      .station('NSW', 'F17')
      .tile('G16', '57', 0)
      .operating('QR');
    expect(beyond.accepts(P1, lay('F17', '236', 0))).toBe(true);
    beyond.refuses(P1, lay('G16', '15', 0), 'noAccess', '1848-VIII-38');
  });

  test('1848-VIII-39 All existing track stays', () => {
    const play = sydney('3').tile('F17', '5', 2).tile('E16', '9', 2).operating('NSW');
    // E16 runs from north-west to south-east
    for (const rotation of [0, 1, 3, 4])
      play.refuses(P1, lay('E16', '24', rotation), 'losesTrack', '1848-VIII-39');
    expect(play.rotations(P1, 'E16', '24')).toEqual([2, 5]);
    // a tile on which straight track finds no place
    play.refuses(P1, lay('E16', '25', 2), 'notAnUpgrade', '1848-VIII-39');
    // a city keeps all its exits
    sydney('3')
      .operating('NSW')
      .refuses(P1, lay('F17', '236', 2), 'losesTrack', '1848-VIII-39');
  });

  test('1848-VIII-40 New segments need not be usable by the company', () => {
    const given = () => sydney('3').tile('F17', '5', 2).tile('E16', '9', 2).operating('NSW');
    // a branch open from the north-west only, and a line of its own from Newcastle to Orange
    for (const [tile, rotation] of [
      ['24', 2],
      ['19', 2],
    ] as const)
      expect(given().do(P1, lay('E16', tile, rotation)).state.tiles.E16).toEqual({ tile, rotation });
  });

  test('1848-VIII-42 A new circle lets everybody pass as long as it is free', () => {
    const play = table1848()
      .phase('3')
      .tile('B19', '5', 1)
      .company('QR', P1)
      .station('QR', 'E18')
      .tile('E18', '57', 0)
      .tile('F17', '57', 0)
      .station('NSW', 'F17')
      .tile('G16', '57', 0)
      .train('QR', '3');
    const through = { type: 'runTrains', runs: [run('3-0', 'E18:0 F17:0 G16:0')] } as const;
    play.atStep('QR', 'run').refuses(P1, through, 'closedCity', '1848-XI-9');
    const upgraded = play
      .operating('QR')
      .do(P1, lay('F17', '236', 0))
      .pass();
    expect(upgraded.top).toBe('runStep');
    const earned = upgraded.do(P1, through);
    expect(earned.events).toContainEqual(
      expect.objectContaining({ type: 'trainsRun', revenue: 20 + 40 + 20 }),
    );
    // both circles taken: closed again
    play
      .tile('F17', '236', 0)
      .station('VR', 'F17')
      .atStep('QR', 'run')
      .refuses(P1, through, 'closedCity', '1848-XI-9');
  });

  test('1848-VIII-43 Replaced tiles return to the supply', () => {
    const play = sydney('3')
      .tile('E18', '57', 0)
      .train('NSW', '3')
      .company('VR', P2, { par: 90 })
      .tilesLeft('57', 0)
      .operating(['NSW', 'VR']);
    play.refuses(P1, lay('G16', '57', 0), 'noTileLeft', '1848-II-5');
    play.passTurn().refuses(P2, lay('H11', '57', 1), 'noTileLeft', '1848-II-5');
    const next = play.do(P1, lay('F17', '236', 0)).passTurn();
    expect([next.acting, next.state.tileStock['57']]).toEqual(['VR', 1]);
    expect(next.do(P2, lay('H11', '57', 1)).state.tileStock['57']).toBe(0);
  });
});
