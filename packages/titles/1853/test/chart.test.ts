/** The tile chart at the table: it decides, even where the shape would fit (R43). */
import { describe, expect, test } from 'vitest';
import { built, founded, inPhase, lay, P1, type Play, table1853, withOwn } from './table1853.ts';

/** The SIR in a phase, with track beside Trichinopoly; each way as "hex tile neighbours". */
function sir(phase: '3' | '4' | '5', ...ways: readonly string[]): Play {
  const table = withOwn(inPhase(table1853(), phase), { bbci: 'small' });
  for (const way of ways) {
    const [hex = '', tile = '', ...to] = way.split(' ');
    built(table, hex, tile, ...to);
  }
  return founded(table, 'SIR', P1).operating('SIR');
}
const HOME = 'T16 14 S15 S17 U17 U15';

describe('the tile chart', () => {
  test('1853-TCh A small station with a sharp curve never gets the small green ones, a wide one no large standard one (R43)', () => {
    const sharp = sir('3', HOME, 'S17 3 T16 T18');
    sharp.refuses(P1, lay('S17', '87', 'T18', 'T16', 'S15', 'R16'), 'notAnUpgrade', '1853-TCh');
    sharp.refuses(P1, lay('S17', '88', 'T18', 'T16', 'R16', 'R18'), 'notAnUpgrade', '1853-TCh');
    expect(sharp.accepts(P1, lay('S17', '12', 'T18', 'T16', 'S15'))).toBe(true);
    const wide = sir('3', HOME, 'S17 58 T16 R16');
    wide.refuses(P1, lay('S17', '14', 'T18', 'T16', 'R16', 'R18'), 'notAnUpgrade', '1853-TCh');
    // No colour is left out on the way to a large station, and a large one never becomes small.
    const brown = { type: 'layTile', hex: 'S17', tile: '102', rotation: 0 } as const;
    sir('4', HOME, 'S17 58 T16 R16').refuses(P1, brown, 'wrongColour', '1853-4.2.1c');
    sir('3', 'T16 6 S15 T18').refuses(P1, { ...brown, hex: 'T16', tile: '87' }, 'wrongStops', '1853-TCi');
    expect(wide.accepts(P1, lay('S17', '87', 'T16', 'S15', 'R16', 'R18'))).toBe(true);
  });

  test('1853-TCf Plain track: only what the row lists', () => {
    const sharp = sir('3', HOME, 'S15 7 T16 T14');
    expect(sharp.accepts(P1, lay('S15', '80', 'T16', 'T14', 'S13'))).toBe(true);
    sharp.refuses(P1, { type: 'layTile', hex: 'S15', tile: '81', rotation: 0 }, 'notAnUpgrade', '1853-TCf');
    const wide = sir('3', HOME, 'S15 8 T16 S13');
    expect(wide.accepts(P1, lay('S15', '81', 'T16', 'S13', 'R16'))).toBe(true);
    wide.refuses(P1, { type: 'layTile', hex: 'S15', tile: '233', rotation: 0 }, 'notAnUpgrade', '1853-TCf');
  });

  test('1853-TCl 1853-TCm 1853-TCn Green and brown: only what the row lists', () => {
    const play = sir('4', HOME, 'S15 81 T16 S13 R16');
    play.refuses(P1, { type: 'layTile', hex: 'S15', tile: '107', rotation: 0 }, 'notAnUpgrade', '1853-TCl');
    expect(play.rotations(P1, 'S15', '106').length).toBeGreaterThan(0);
    play.refuses(P1, lay('T16', '103', 'U15', 'S15', 'S17', 'T18'), 'notAnUpgrade', '1853-TCm');
    expect(play.rotations(P1, 'T16', '102').length).toBe(6);
    const brown = sir('5', 'T16 103 U15 S15 S17 T18');
    brown.refuses(P1, { type: 'layTile', hex: 'T16', tile: '112', rotation: 0 }, 'wrongStops');
    expect(brown.rotations(P1, 'T16', '109').length).toBeGreaterThan(0);
  });

  test('1853-TCm Patna at the rim of the proposed map takes 103 in brown, and never 102', () => {
    const eir = (tile: string, ...to: readonly string[]): Play => {
      const table = inPhase(table1853(), '4');
      return founded(built(table, 'H24', tile, ...to), 'EIR', P1).operating('EIR');
    };
    expect(eir('12', 'H26', 'I25', 'I23').rotations(P1, 'H24', '103').length).toBe(1);
    expect(eir('12', 'H26', 'I25', 'I23').rotations(P1, 'H24', '102')).toEqual([]);
    const four = eir('14', 'H22', 'G23', 'H26', 'I25');
    expect([...four.rotations(P1, 'H24', '102'), ...four.rotations(P1, 'H24', '103')]).toEqual([]);
  });

  test('1853-TCe Where the chart ends nothing follows', () => {
    const brown = sir('5', 'T16 102 U15 T14 S15 S17 T18 U17');
    for (const tile of ['109', '111', '112', '900'])
      for (let rotation = 0; rotation < 6; rotation++)
        expect(brown.accepts(P1, { type: 'layTile', hex: 'T16', tile, rotation })).toBe(false);
    brown.refuses(P1, { type: 'layTile', hex: 'T16', tile: '109', rotation: 0 }, 'notAnUpgrade', '1853-TCe');
  });
});
