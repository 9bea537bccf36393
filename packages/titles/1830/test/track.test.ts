/** Chapters 18.0 and 18.3: new tiles. */
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, table1830 } from './table1830.ts';

const lay = (hex: string, tile: string, rotation: number) =>
  ({ type: 'layTile', hex, tile, rotation }) as const;
const ALL_TILES = Object.keys(title.tileCounts);
const ROTATIONS = [0, 1, 2, 3, 4, 5] as const;

/** A company on its first step; its home station stands. */
const building = (company: string, how: { phase?: string; cash?: number } = {}) =>
  table1830()
    .phase(how.phase ?? '2')
    .company(company, P1, { cash: how.cash ?? 1000 });

describe('where tiles go', () => {
  test('1830-18.0a No tile on grey or red hexes', () => {
    const play = building('PRR', { phase: '5' }).operating('PRR');
    for (const hex of ['H12', 'F2'])
      for (const tile of ALL_TILES)
        for (const rotation of ROTATIONS)
          play.refuses(P1, lay(hex, tile, rotation), 'fixedHex', '1830-18.0a');
  });

  test('1830-18.0b Yellow hexes are built on when there are green tiles', () => {
    const homes = [
      ['NYNH', 'G19', '54'],
      ['B&M', 'E23', '53'],
      ['B&O', 'I15', '53'],
      ['Erie', 'E11', '59'],
    ] as const;
    for (const [company, hex, green] of homes) {
      // Erie would not even be asked in phase 2
      const given = (phase: string) =>
        table1830({ reading: 'public' }).phase(phase).company(company, P1).operating(company);
      const before = given('2');
      for (const tile of ALL_TILES)
        for (const rotation of ROTATIONS)
          before.refuses(P1, lay(hex, tile, rotation), 'hexNotYet', '1830-18.0b');
      expect(given('3').rotations(P1, hex, green)).not.toEqual([]);
    }
  });

  test('1830-18.0c One tile in a turn', () => {
    const after = building('PRR')
      .operating('PRR')
      .do(P1, lay('H14', '9', 1));
    after.refuses(P1, lay('H10', '57', 1), 'laidAlready', '1830-18.0c');
    expect(after.kinds(P1)).not.toContain('layTile');
  });

  test('1830-18.0d At first only yellow tiles, and only on empty hexes', () => {
    const play = building('PRR').tile('H14', '9', 1).operating('PRR');
    play.refuses(P1, lay('H14', '23', 1), 'colourNotYet', '1830-18.0d');
    play.refuses(P1, lay('H10', '14', 0), 'colourNotYet', '1830-18.0d');
    for (const tile of ['7', '8', '9'])
      for (const rotation of ROTATIONS)
        play.refuses(P1, lay('H14', tile, rotation), 'wrongColour', '1830-18.1h');
    expect(new Set(play.actions(P1).flatMap((one) => (one.type === 'layTile' ? [one.tile] : [])))).toEqual(
      new Set(['57']),
    );
  });

  test('1830-18.0aa Tiles are limited to the pieces of the set', () => {
    const given = () => building('C&O');
    expect(title.tileCounts['1']).toBe(1);
    expect(given().operating('C&O').rotations(P1, 'G7', '1')).not.toEqual([]);
    const play = given().tile('F20', '1', 0).operating('C&O');
    for (const rotation of ROTATIONS) play.refuses(P1, lay('G7', '1', rotation), 'noTileLeft', '1830-18.0aa');
  });

  test('1830-18.3a No company has to lay track', () => {
    for (const company of title.companies.keys()) {
      const facts = title.companies.get(company);
      const play = table1830()
        .phase('3')
        .par(company, 100)
        .shares(P1, company, 60)
        .cash(company, 1000)
        .operating(company);
      expect(play.top).toBe('trackStep');
      const after = play.do(P1, { type: 'pass' });
      expect(after.top).not.toBe('trackStep');
      expect(after.state.tiles[facts?.home as string]).toBeUndefined();
    }
  });
});

describe('joining the company’s track', () => {
  test('1830-18.0e New track continues a route from a city with its token', () => {
    const play = building('PRR').operating('PRR');
    // Altoona has track to the west and to the east.
    expect(play.rotations(P1, 'H14', '9')).toEqual([1, 4]);
    play.refuses(P1, lay('H14', '9', 0), 'notConnected', '1830-18.0e');
    play.refuses(P1, lay('H14', '7', 3), 'notConnected', '1830-18.0e');
    // beside Altoona, but not at its track; and far away
    play.refuses(P1, lay('I13', '9', 1), 'notConnected', '1830-18.0e');
    play.refuses(P1, lay('H4', '57', 1), 'notConnected', '1830-18.0e');
    // along open track
    expect(building('PRR').tile('H14', '9', 1).operating('PRR').rotations(P1, 'H16', '57')).toEqual([1, 4]);
  });

  test('1830-18.0f Of two separate tracks one is enough', () => {
    const play = building('C&O').operating('C&O');
    // Cleveland's track comes to the north-west of Akron & Canton.
    const after = play.do(P1, lay('G7', '55', 1));
    expect(after.state.tiles.G7).toEqual({ tile: '55', rotation: 1 });
    play.refuses(P1, lay('G7', '55', 0), 'notConnected', '1830-18.0e');
    // the other track is no track of C&O's
    const next = building('C&O').tile('G7', '55', 1).operating('C&O');
    next.refuses(P1, lay('G9', '9', 1), 'notConnected', '1830-18.0e');
    expect(next.rotations(P1, 'H8', '9')).toEqual([2, 5]);
  });

  test('1830-18.0g NYC lays 57 on its empty home hex without any connection', () => {
    const play = table1830().par('NYC', 100).shares(P1, 'NYC', 60).operating('NYC');
    expect(play.stations('E19')).toEqual(['NYC:0']);
    expect(play.rotations(P1, 'E19', '57')).toEqual([0, 1, 2, 3, 4, 5]);
    // nowhere else
    expect(play.actions(P1).every((one) => one.type !== 'layTile' || one.hex === 'E19')).toBe(true);
  });

  test('1830-18.0h Erie lays 59 on its home hex without connection, once there is green', () => {
    const given = (phase: string) =>
      table1830({ reading: 'public' }).phase(phase).par('Erie', 100).shares(P1, 'Erie', 60).operating('Erie');
    for (const rotation of ROTATIONS)
      given('2').refuses(P1, lay('E11', '59', rotation), 'hexNotYet', '1830-18.0b');
    // not against the blank side of E9
    expect(given('3').rotations(P1, 'E11', '59')).toEqual([0, 2, 3, 4]);
  });

  test('1830-18.0j Others build there by the normal rules; the home of NYC stays reserved', () => {
    // B&M from Boston to Albany over two mountains that are there already
    const given = () => building('B&M', { phase: '3' }).tile('E23', '53', 1).tile('E21', '9', 1);
    const play = given().operating('B&M');
    expect(play.rotations(P1, 'E19', '57')).toEqual([1, 4]);
    play.refuses(P1, lay('E19', '57', 0), 'notConnected', '1830-18.0e');
    const laid = play.do(P1, lay('E19', '57', 1));
    laid.refuses(P1, { type: 'placeStation', hex: 'E19', stop: 0 }, 'homeKept', '1830-19.0h');
    expect(laid.state.stations.some((one) => one.hex === 'E19')).toBe(false);
  });
});

describe('the sides of a hex', () => {
  test('1830-18.0k Track must not lead off the map', () => {
    const play = building('B&M').operating('B&M');
    for (const rotation of [0, 2]) play.refuses(P1, lay('F22', '57', rotation), 'offMap', '1830-18.0k');
    expect(play.rotations(P1, 'F22', '57')).toEqual([1, 4]);
  });

  test('1830-18.0l Not against a blank side of a grey or a red hex', () => {
    const grey = building('PRR').tile('H14', '7', 1).operating('PRR');
    grey.refuses(P1, lay('G13', '7', 5), 'blankSide', '1830-18.0l');
    expect(grey.accepts(P1, lay('G13', '9', 2))).toBe(true);
    expect(
      building('PRR')
        .operating('PRR')
        .accepts(P1, lay('H14', '9', 1)),
    ).toBe(true);
    // Columbus looks west; the Gulf has no track to the north-east, Chicago some to the south-east
    const red = building('PRR').station('PRR', 'H4').tile('H4', '57', 1).operating('PRR');
    red.refuses(P1, lay('H2', '8', 4), 'blankSide', '1830-18.0l');
    expect(red.accepts(P1, lay('H2', '7', 3))).toBe(true);
    const chicago = building('PRR').station('PRR', 'H4').tile('H4', '57', 2).operating('PRR');
    expect(chicago.accepts(P1, lay('G3', '9', 2))).toBe(true);
  });

  test('1830-18.0m Not over an impassable side', () => {
    const play = building('PRR').station('PRR', 'D14').operating('PRR');
    // Rochester looks west to D12, whose two northern sides are closed
    for (const blocked of [lay('D12', '8', 2), lay('D12', '7', 3)])
      play.refuses(P1, blocked, 'impassableSide', '1830-18.0m');
    expect(play.accepts(P1, lay('D12', '9', 1))).toBe(true);
    // and from the other side; the same at Ottawa and at London
    for (const [hex, tile, rotation] of [
      ['C11', '8', 5],
      ['C13', '7', 0],
      ['C17', '7', 2],
      ['F8', '7', 2],
      ['E7', '4', 2],
    ] as const)
      play.refuses(P1, lay(hex, tile, rotation), 'impassableSide', '1830-18.0m');
    const sides = [...title.board.hexes.values()].flatMap(({ facts }) =>
      (facts.blockedEdges ?? []).map((edge) => `${facts.id}/${edge}`),
    );
    expect(sides).toEqual(['B16/5', 'C11/5', 'C13/0', 'C17/2', 'D12/2', 'D12/3', 'E7/5', 'F8/2']);
  });

  test('1830-18.0n Routes may use the track of grey hexes, but need not', () => {
    // past Altoona, turned away from it
    const away = building('PRR').station('PRR', 'H16').tile('H16', '57', 1).operating('PRR');
    expect(away.accepts(P1, lay('H14', '7', 4))).toBe(true);
    // from Boston through the grey hex D24
    expect(
      building('B&M')
        .operating('B&M')
        .accepts(P1, lay('D22', '9', 1)),
    ).toBe(true);
  });
});

describe('costs', () => {
  const cost = (given: ReturnType<typeof building>, company: string, action: ReturnType<typeof lay>) => {
    const before = given.operating(company);
    return before.cash(company) - before.do(P1, action).cash(company);
  };

  test('1830-18.0o Most hexes cost nothing', () => {
    expect(cost(building('PRR', { cash: 0 }), 'PRR', lay('H14', '9', 1))).toBe(0);
    expect(cost(building('PRR', { cash: 500 }), 'PRR', lay('H10', '57', 1))).toBe(0);
  });

  test('1830-18.0p The first tile on a water hex costs 80', () => {
    const at = (cash: number) => building('CPR', { cash }).operating('CPR');
    at(79).refuses(P1, lay('B18', '9', 0), 'treasuryShort', '1830-17.0c');
    expect(
      at(80)
        .do(P1, lay('B18', '9', 0))
        .cash('CPR'),
    ).toBe(0);
  });

  test('1830-18.0q The home hex of Erie is free, for Erie and for others', () => {
    const erie = table1830().phase('3').par('Erie', 100).shares(P1, 'Erie', 60).operating('Erie');
    expect(erie.cash('Erie')).toBe(0);
    expect(erie.do(P1, lay('E11', '59', 0)).cash('Erie')).toBe(0);
    const other = building('PRR', { phase: '3', cash: 0 }).station('PRR', 'D14').tile('D12', '8', 4);
    expect(cost(other, 'PRR', lay('E11', '59', 3))).toBe(0);
  });

  const mountain = (cash: number, phase = '2') => building('PRR', { cash, phase }).tile('H14', '7', 1);

  test('1830-18.0r The first tile on a mountain costs 120', () => {
    mountain(119)
      .operating('PRR')
      .refuses(P1, lay('G13', '9', 2), 'treasuryShort', '1830-17.0c');
    expect(cost(mountain(120), 'PRR', lay('G13', '9', 2))).toBe(120);
  });

  test('1830-18.0s Replacing a tile there costs nothing', () => {
    expect(cost(mountain(0, '3').tile('G13', '9', 2), 'PRR', lay('G13', '24', 2))).toBe(0);
    const water = building('CPR', { cash: 0, phase: '3' }).tile('B18', '9', 0);
    expect(cost(water, 'CPR', lay('B18', '23', 0))).toBe(0);
  });

  test('1830-18.0ab On the yellow water hexes the first tile, a green one, costs 80; the brown one nothing', () => {
    const toronto = (builder: ReturnType<typeof building>) =>
      builder.station('PRR', 'D14').tile('D12', '9', 1);
    const detroit = (builder: ReturnType<typeof building>) =>
      builder.station('PRR', 'F4').tile('F4', '57', 0);
    const hexes = [
      ['NYNH', lay('G19', '54', 0), lay('G19', '62', 0), (builder: ReturnType<typeof building>) => builder],
      ['PRR', lay('D10', '59', 4), lay('D10', '67', 4), toronto],
      ['PRR', lay('E5', '59', 0), lay('E5', '65', 0), detroit],
    ] as const;
    for (const [company, green, brown, given] of hexes) {
      const short = given(building(company, { phase: '3', cash: 79 })).operating(company);
      short.refuses(P1, green, 'treasuryShort', '1830-17.0c');
      expect(cost(given(building(company, { phase: '3', cash: 80 })), company, green)).toBe(80);
      const built = given(building(company, { phase: '5', cash: 0 }));
      expect(cost(built.tile(green.hex, green.tile, green.rotation), company, brown)).toBe(0);
    }
  });
});

describe('hexes of privates', () => {
  /** NYC has built from Albany to the border of Scranton. */
  const scranton = () => building('NYC').tile('E19', '57', 0).tile('F18', '8', 1);

  test('1830-18.0t No tile on the hex of a private that belongs to a player', () => {
    const tile = lay('F16', '57', 1);
    for (const owner of [P1, P2]) {
      const play = scranton().private('D&H', owner).operating('NYC');
      play.refuses(P1, tile, 'privateBlocks', '1830-18.0t');
      expect(play.offers(P1, tile)).toBe(false);
    }
    for (const one of title.privates.values())
      for (const hex of one.hexes) {
        const blocked = table1830().private(one.sym, P1).stockRound().state;
        expect(title.track.hexBlocked(blocked, hex)).toBe(one.sym);
      }
  });

  test('1830-18.0t The private B&O blocks both its hexes, even for the B&O (R30)', () => {
    const given = () => building('B&O', { phase: '3' }).station('B&O', 'J14').tile('J14', '14', 2);
    const [baltimore, west] = [lay('I15', '53', 0), lay('I13', '7', 5)];
    const blocked = given().private('B&O-P', P1).operating('B&O');
    for (const tile of [baltimore, west]) {
      blocked.refuses(P1, tile, 'privateBlocks', '1830-18.0t');
      expect(given().closed('B&O-P').operating('B&O').accepts(P1, tile)).toBe(true);
    }
    // its home token is placed all the same
    const first = table1830().private('B&O-P', P1).par('B&O', 100).shares(P1, 'B&O', 60).operating('B&O');
    expect(first.stations('I15')).toEqual(['B&O:0']);
  });

  test('1830-18.0u Where a company owns the private, or it is closed, every company may build', () => {
    const tile = lay('F16', '57', 1);
    for (const owner of ['PRR', 'NYC'])
      expect(scranton().private('D&H', owner).operating('NYC').accepts(P1, tile)).toBe(true);
    expect(scranton().closed('D&H').operating('NYC').accepts(P1, tile)).toBe(true);
  });
});

describe('cities and towns', () => {
  /** Which of these tiles may be laid on the hex, in some way. */
  const fitting = (given: ReturnType<typeof building>, company: string, hex: string, tiles = ALL_TILES) => {
    const play = given.operating(company);
    return tiles.filter((tile) => play.rotations(P1, hex, tile).length > 0);
  };
  const refused = (
    given: ReturnType<typeof building>,
    company: string,
    hex: string,
    tiles: readonly string[],
    rule: string,
  ) => {
    const play = given.operating(company);
    for (const tile of tiles)
      for (const rotation of ROTATIONS) play.refuses(P1, lay(hex, tile, rotation), 'wrongStops', rule);
  };

  test('1830-18.0v On a small town a tile with one crossbar', () => {
    expect(fitting(building('CPR'), 'CPR', 'B20')).toEqual(['3', '4', '58']);
    refused(building('CPR'), 'CPR', 'B20', ['7', '8', '9', '57', '1'], '1830-18.0v');
  });

  test('1830-18.0w On two small towns a tile with two crossbars', () => {
    expect(fitting(building('C&O'), 'C&O', 'G7')).toEqual(['1', '2', '55', '56', '69']);
    refused(building('C&O'), 'C&O', 'G7', ['3', '57'], '1830-18.0w');
  });

  test('1830-18.0x On a large city a tile with one circle, or two that touch', () => {
    expect(fitting(building('PRR'), 'PRR', 'H10')).toEqual(['57']);
    refused(building('PRR', { phase: '3' }), 'PRR', 'H10', ['58', '9', '59'], '1830-18.0x');
    expect(fitting(building('PRR', { phase: '3' }).tile('H10', '57', 1), 'PRR', 'H10')).toEqual(['14', '15']);
    for (const tile of ['14', '15'])
      expect(title.board.tiles.get(tile)?.[0]?.stops).toEqual([{ kind: 'city', revenue: 30, slots: 2 }]);
  });

  test('1830-18.0y On two large cities a tile with two separate circles', () => {
    expect(fitting(building('Erie', { phase: '3' }), 'Erie', 'E11')).toEqual(['59']);
    const play = building('Erie', { phase: '3' }).operating('Erie');
    for (const rotation of ROTATIONS)
      play.refuses(P1, lay('E11', '14', rotation), 'labelledHex', '1830-18.2c');
  });

  test('1830-18.0z City and town tiles only where there is such a city', () => {
    expect(fitting(building('PRR'), 'PRR', 'H14')).toEqual(['7', '8', '9']);
    refused(building('PRR'), 'PRR', 'H14', ['57', '4'], '1830-18.0z');
  });
});
