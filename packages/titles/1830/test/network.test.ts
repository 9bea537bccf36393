import { type LaidTile, networkOf, type Station } from '@kursbuch/eighteen';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { title } from '../rules/title.ts';

const { board } = title;
const HEXES = [...board.hexes.keys()];
const TILES = [...board.tiles.keys()];

/** A tile on a hex or, without one, the hex as it was printed. */
const change = fc.record({
  hex: fc.constantFrom(...HEXES),
  laid: fc.option(
    fc.record<LaidTile>({ tile: fc.constantFrom(...TILES), rotation: fc.integer({ min: 0, max: 5 }) }),
    { nil: undefined },
  ),
});
const station = fc.record<Station>(
  { company: fc.constantFrom('PRR', 'NYC'), hex: fc.constantFrom(...HEXES), stop: fc.nat(1) },
  { requiredKeys: ['company', 'hex'] },
);

test('a network that grew tile by tile is the one made at once', () => {
  fc.assert(
    fc.property(
      fc.array(change, { minLength: 1, maxLength: 60 }),
      fc.array(station, { maxLength: 8 }),
      (changes, stations) => {
        let tiles: Readonly<Record<string, LaidTile>> = {};
        for (const { hex, laid } of changes) {
          const { [hex]: _, ...others } = tiles;
          tiles = laid ? { ...others, [hex]: laid } : others;
          const grown = networkOf(board, { tiles, addedTrack: {}, stations });
          // Nothing is remembered of a board that is asked about for the first time.
          expect(grown).toEqual(networkOf({ ...board }, { tiles, addedTrack: {}, stations }));
        }
      },
    ),
    { numRuns: 20 },
  );
});

test('equal maps and stations are one network, whoever made them', () => {
  const tiles = { H10: { tile: '57', rotation: 0 } };
  const stations = [{ company: 'PRR', hex: 'H12', stop: 0 }];
  const network = networkOf(board, { tiles, addedTrack: {}, stations });
  const copy = { tiles: structuredClone(tiles), addedTrack: {}, stations: structuredClone(stations) };
  expect(networkOf(board, copy)).toBe(network);
  const moved = { tiles, addedTrack: {}, stations: [{ company: 'PRR', hex: 'H10', stop: 0 }] };
  expect(networkOf(board, moved)).not.toBe(network);
});
