/** 4.1.7: two tiles in a turn have two routes from two stations that share no track. */
import { describe, expect, test } from 'vitest';
import {
  type EighteenState,
  exitsIn,
  type Face,
  facesOn,
  type Gauge,
  gaugeMask,
  opposite,
  STOP,
  slotsOf,
  stationsOn,
} from '../../../eighteen/src/index.ts';
import { title } from '../rules/index.ts';
import { secondTile } from '../rules/twoRoutes.ts';
import { randomTable } from './randomTable.ts';
import { built, founded, inPhase, lay, P1, type TableBuilder, table1853 } from './table1853.ts';

const { board } = title;

/** A company of two tiles a turn that stands in these places only. */
function standing(company: string, ...places: readonly (readonly [string, number])[]): TableBuilder {
  const builder = inPhase(founded(table1853(), company, P1), '3');
  const others = builder.state.stations.filter((one) => one.company !== company);
  builder.set({ stations: others });
  for (const [hex, stop] of places) builder.station(company, hex, stop);
  return builder;
}

describe('two tiles', () => {
  test('1853-4.1.7a The two routes start at different stations', () => {
    const lahore = (...more: readonly (readonly [string, number])[]) =>
      built(standing('NWR', ['C11', 0], ...more), 'C11', '716', 'D10', 'C9', 'B12', 'C13')
        .operating('NWR')
        .do(P1, lay('C9', '9', 'C11', 'C7'));
    lahore().refuses(P1, lay('D10', '9', 'C11', 'E9'), 'secondFromSameStation', '1853-4.1.7a');
    // A second station that leads nowhere does not help.
    lahore(['K17', 0]).refuses(P1, lay('D10', '9', 'C11', 'E9'), 'secondFromSameStation', '1853-4.1.7a');
    expect(lahore(['K17', 0]).accepts(P1, lay('K17', '6', 'L16', 'K19'))).toBe(true);
  });

  /** Bangalore and Madras; beyond P18 lie P16, O17 and O19. */
  const south = (company = 'GIP') => standing(company, ['R16', 0], ['R18', 0]);

  test('1853-4.1.7b The two routes share no track', () => {
    // Both come to P18 by the same stem of Q17.
    const stem = built(
      built(built(south(), 'R16', '6', 'Q17', 'R14'), 'Q17', '83', 'R16', 'R18', 'P18'),
      'P18',
      '87',
      'Q17',
      'P16',
      'O17',
      'O19',
    );
    const play = stem.operating('GIP').do(P1, lay('P16', '9', 'P18', 'P14'));
    play.refuses(P1, lay('O19', '8', 'P18', 'N18'), 'secondSharesTrack', '1853-4.1.7b');
    play.refuses(P1, lay('O17', '9', 'P18', 'N16'), 'secondSharesTrack', '1853-4.1.7b');
    expect(play.actions(P1).every((one) => one.type !== 'layTile' || !['O17', 'O19'].includes(one.hex))).toBe(
      true,
    );
  });

  test('1853-4.1.7b The two routes may meet and cross in a station', () => {
    // From Bangalore by Q17 and from Waltair by O19 they cross in P18.
    const cross = built(
      built(
        built(
          built(
            built(standing('GIP', ['R16', 0], ['N22', 0]), 'R16', '6', 'Q17', 'R14'),
            'Q17',
            '9',
            'R16',
            'P18',
          ),
          'O21',
          '58',
          'N22',
          'O19',
        ),
        'O19',
        '8',
        'O21',
        'P18',
      ),
      'P18',
      '87',
      'Q17',
      'P16',
      'O17',
      'O19',
    );
    const play = cross.operating('GIP').do(P1, lay('P16', '9', 'P18', 'P14'));
    expect(play.accepts(P1, lay('O17', '9', 'P18', 'N16'))).toBe(true);
  });

  test('1853-4.1.7c The second tile does not hang on the first', () => {
    const play = founded(table1853(), 'EIR', P1, { twoTiles: 'now' })
      .operating('EIR')
      .do(P1, lay('I27', '4', 'J28', 'H26'));
    play.refuses(P1, lay('H26', '7', 'I27', 'H28'), 'secondThroughFirst', '1853-4.1.7c');
    play.refuses(P1, lay('H26', '8', 'I27', 'H24'), 'secondThroughFirst', '1853-4.1.7c');
  });

  test('1853-4.1.7d Both home stations may be the start of a tile in one turn', () => {
    const play = founded(table1853(), 'EIR', P1, { twoTiles: 'now' })
      .operating('EIR')
      .do(P1, lay('I27', '4', 'J28', 'H26'))
      .do(P1, lay('H24', '6', 'I23', 'H26'));
    expect(play.cash('EIR')).toBe(1000 - 60 - 50);
  });

  test('1853-4.1.7b The route of the first tile may be chosen anew, each in its own gauge', () => {
    // Q15 can be reached from Bangalore and from Mysore, P14's neighbour only from Bangalore.
    const builder = built(
      built(standing('GIP', ['R16', 0], ['R14', 0]), 'R16', '716', 'S15', 'R14', 'Q17', 'R18'),
      'R14',
      '15',
      'R16',
      'Q15',
      'Q13',
      'R12',
    );
    const play = builder.operating('GIP').do(P1, lay('Q15', '9', 'R14', 'P16'));
    // From the same station the metre track of Bangalore leads to Q17.
    expect(play.accepts(P1, lay('Q17', '79', 'R16', 'P18'))).toBe(true);
    expect(play.accepts(P1, lay('Q17', '9', 'R16', 'P18'))).toBe(true);
  });
});

// ---------------------------------------------------------------- against a slow enumerator

type Step = string;

/** All routes of a company to a tile: the sides they cross, and where they start. Written anew and slowly. */
function routesTo(
  faces: readonly Face[],
  stations: EighteenState['stations'],
  company: string,
  goal: string,
): readonly { readonly start: string; readonly sides: ReadonlySet<Step> }[] {
  const found: { start: string; sides: ReadonlySet<Step> }[] = [];
  const at = (hex: string) => board.hexes.get(hex)?.index ?? 0;
  const border = (hex: string, side: number): Step => {
    const next = board.hexes.get(hex)?.neighbours[side]?.facts.id;
    return next === undefined || hex < next ? `${hex}/${side}` : `${next}/${opposite(side)}`;
  };
  const goalFace = faces[at(goal)] as Face;
  const gauge: Gauge = exitsIn(goalFace, 'standard') ? 'standard' : 'metre';
  const fits = (one: Face['paths'][number]) => ((one.gauge ?? -1) & gaugeMask(gauge)) !== 0;
  const isOpen = (hex: string, stop: number): boolean => {
    const there = stationsOn(stations, hex, stop);
    const face = faces[at(hex)] as Face;
    const isTown = face.stops[stop]?.kind === 'town';
    return isTown || there.some((one) => one.company === company) || there.length < slotsOf(face, stop);
  };
  /** Stand at an end of track on a hex, having used these sides, pieces of track and stops. */
  function walk(
    hex: string,
    end: number,
    start: string,
    sides: ReadonlySet<Step>,
    used: ReadonlySet<string>,
  ) {
    const face = faces[at(hex)] as Face;
    for (const [index, path] of face.paths.entries()) {
      if (!fits(path) || (path.a !== end && path.b !== end) || used.has(`${hex} ${index}`)) continue;
      const to = path.a === end ? path.b : path.a;
      const taken = new Set([...used, `${hex} ${index}`]);
      if (to >= STOP) {
        if (used.has(`${hex}:${to}`) || !isOpen(hex, to - STOP)) continue;
        walk(hex, to, start, sides, new Set([...taken, `${hex}:${to}`]));
        continue;
      }
      const side = border(hex, to);
      if (sides.has(side)) continue;
      const crossed = new Set([...sides, side]);
      if (hex === goal) found.push({ start, sides: crossed });
      const next = board.hexes.get(hex)?.neighbours[to];
      if (hex === goal || !next) continue;
      if (next.facts.id === goal) {
        if (exitsIn(goalFace, gauge) & (1 << opposite(to))) found.push({ start, sides: crossed });
      } else walk(next.facts.id, opposite(to), start, crossed, taken);
    }
  }
  for (const { company: owner, hex, stop } of stations)
    if (owner === company && stop !== null)
      walk(hex, STOP + stop, `${hex}:${stop}`, new Set(), new Set([`${hex}:${STOP + stop}`]));
  return found;
}

test('1853-4.1.7a 1853-4.1.7b 1853-4.1.7c What is found agrees with all pairs of routes there are', () => {
  const counts: Record<string, number> = {};
  for (let seed = 1; seed <= 4000; seed++) {
    const { tiles, stations, first, second, tile, rotation } = randomTable(seed);
    const state = { ...table1853().state, tiles, stations };
    const face = board.tiles.get(tile)?.[rotation] as Face;
    const verdict = secondTile(board, state, 'GIP', first, second, face);
    const faces = facesOn(board, { tiles: { ...tiles, [second]: { tile, rotation } } });
    const ones = routesTo(faces, stations, 'GIP', first);
    const others = routesTo(faces, stations, 'GIP', second);
    const apart = (a: ReadonlySet<Step>, b: ReadonlySet<Step>) => [...a].every((side) => !b.has(side));
    const two = ones.some((one) =>
      others.some((other) => one.start !== other.start && apart(one.sides, other.sides)),
    );
    expect([seed, verdict === 'fits']).toEqual([seed, two]);
    counts[verdict] = (counts[verdict] ?? 0) + 1;
  }
  // All that can be said has been said.
  expect(Object.keys(counts).sort()).toEqual([
    'fits',
    'sameStation',
    'sharedTrack',
    'throughFirst',
    'unreached',
  ]);
});
