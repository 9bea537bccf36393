/** Table 2: where companies may upgrade before phase 5, and have stations. */
import { describe, expect, test } from 'vitest';
import {
  bbci,
  built,
  founded,
  inPhase,
  lay,
  line,
  P1,
  type Play,
  place,
  type TableBuilder,
  table1853,
} from './table1853.ts';

/** A line that ends in a city, and where a company must stand for it. */
interface Way {
  readonly from: readonly [string, number];
  readonly to: readonly [string, number];
  readonly tiles: readonly string[];
}

const WAYS: Readonly<Record<string, Way>> = {
  Benares: { from: ['H24', 0], to: ['H22', 0], tiles: ['H24 6 H22 I25', 'H22 6 H24 I21'] },
  Patna: { from: ['H22', 0], to: ['H24', 0], tiles: ['H22 6 H24 I21', 'H24 717 H26 I25 I23 H22'] },
  Lahore: { from: ['B10', 0], to: ['C11', 0], tiles: ['B10 5 C9 C11', 'C11 717 B10 C9 D10 D12'] },
  Lucknow: { from: ['G17', 0], to: ['G19', 0], tiles: ['G17 6 G19 H16', 'G19 6 G17 F20'] },
  Multan: {
    from: ['C11', 0],
    to: ['E7', 0],
    tiles: ['C11 6 C13 D10', 'D10 9 C11 E9', 'E9 8 D10 E7', 'E7 6 E9 F6'],
  },
  Jaipur: { from: ['F14', 2], to: ['G13', 0], tiles: ['G13 6 F14 H14'] },
  Nagpur: {
    from: ['O15', 0],
    to: ['K17', 0],
    tiles: ['O15 6 P16 N16', 'N16 4 O15 M17', 'M17 8 N16 L16', 'L16 8 M17 K17', 'K17 716 L16 K15 J18 K19'],
  },
  Hyderabad: {
    from: ['K17', 0],
    to: ['O15', 0],
    tiles: ['O15 6 P16 N16', 'N16 4 O15 M17', 'M17 8 N16 L16', 'L16 8 M17 K17', 'K17 716 L16 K15 J18 K19'],
  },
  Bombay: { from: ['J8', 0], to: ['M9', 0], tiles: ['J8 6 K9 J6', 'K9 4 J8 L10', 'L10 58 K9 M9'] },
  Madras: { from: ['T16', 0], to: ['R18', 1], tiles: ['T16 6 S17 U17', 'S17 4 T16 R18'] },
  Trichinopoly: {
    from: ['R16', 0],
    to: ['T16', 0],
    tiles: ['R16 6 S15 Q15', 'S15 8 R16 T16', 'T16 716 S15 S17 U17 U15'],
  },
  Bangalore: { from: ['T16', 0], to: ['R16', 0], tiles: ['R16 6 S15 Q15', 'S15 8 R16 T16', 'T16 6 S15 T18'] },
};

/** The company stands at the beginning of the way alone. */
function onTheWay(company: string, city: string, phase: '3' | '4'): TableBuilder {
  const { from, tiles } = WAYS[city] as Way;
  const builder = inPhase(founded(bbci(table1853(), 'small'), company, P1), phase);
  builder.set({ stations: [] });
  return line(builder, ...tiles).station(company, ...from);
}

const UPGRADES = ['14', '15', '716', '717', '719', '102', '105'];

/** The upgrades of the city that keep its track and stay on the map. */
const upgradesOf = (play: Play, hex: string) =>
  UPGRADES.flatMap((tile) =>
    [0, 1, 2, 3, 4, 5].map((rotation) => ({ type: 'layTile', hex, tile, rotation }) as const),
  ).filter((action) => play.accepts(P1, action));

describe('Table 2', () => {
  test.each([
    ['1853-T2a', 'EIR', 'Benares', ['Lahore', 'Madras']],
    ['1853-T2b', 'GIP', 'Nagpur', ['Patna', 'Madras']],
    ['1853-T2c', 'NWR', 'Multan', ['Lucknow']],
    ['1853-T2d', 'BNR', 'Hyderabad', ['Jaipur']],
    ['1853-T2e', 'BBCI', 'Jaipur', ['Madras']],
    ['1853-T2f', 'MSM', 'Hyderabad', ['Trichinopoly']],
    ['1853-T2g', 'SIR', 'Bangalore', ['Hyderabad']],
    ['1853-T2h', 'ECR', 'Madras', ['Bombay']],
  ])('%s 1853-4.4.1a 1853-4.2.2a The %s may build in %s, not in %s', (_id, company, inside, outside) => {
    const [hex, stop] = (WAYS[inside] as Way).to;
    const station = onTheWay(company, inside, '3').atStep(company, 'station');
    expect(station.accepts(P1, place(hex, stop))).toBe(true);
    expect(upgradesOf(onTheWay(company, inside, '4').operating(company), hex).length).toBeGreaterThan(0);
    for (const city of outside) {
      const [far, farStop] = (WAYS[city] as Way).to;
      const there = onTheWay(company, city, '3').atStep(company, 'station');
      there.refuses(P1, place(far, farStop), 'outsideTerritory', '1853-4.4.1a');
      if (city === 'Patna') continue; // its brown tile would lead off the map
      const play = onTheWay(company, city, '4').operating(company);
      expect(upgradesOf(play, far)).toEqual([]);
      const tile =
        far === 'M9' || far === 'R18'
          ? '105'
          : far === 'C11' || far === 'H24' || far === 'T16'
            ? '102'
            : '15';
      const reasons = [0, 1, 2, 3, 4, 5].map((rotation) => {
        const outcome = play.try(P1, { type: 'layTile', hex: far, tile, rotation });
        return 'reason' in outcome ? `${outcome.reason} ${outcome.rule}` : 'allowed';
      });
      expect(reasons).toContain('outsideTerritory 1853-4.2.2a');
      expect(reasons).not.toContain('allowed');
    }
  });

  test('1853-T2i 1853-4.2.2a Yellow tiles are free of it, their upgrades are not', () => {
    const far = () => built(founded(table1853(), 'EIR', P1).station('EIR', 'T16'), 'T16', '6', 'T18', 'S15');
    expect(
      far()
        .operating('EIR')
        .accepts(P1, lay('S15', '8', 'T16', 'R16')),
    ).toBe(true);
    const later = inPhase(built(far(), 'S15', '8', 'T16', 'R16'), '3').operating('EIR');
    later.refuses(P1, lay('S15', '81', 'T16', 'R16', 'S13'), 'outsideTerritory', '1853-4.2.2a');
    const own = inPhase(
      built(built(founded(table1853(), 'SIR', P1), 'T16', '6', 'T18', 'S15'), 'S15', '8', 'T16', 'R16'),
      '3',
    );
    expect(own.operating('SIR').accepts(P1, lay('S15', '81', 'T16', 'R16', 'S13'))).toBe(true);
  });
});
