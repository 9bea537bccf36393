import {
  type Action,
  type GameEvent,
  isProblem,
  isRefusal,
  recordOf,
  replay,
  type Table,
  type TableState,
} from '@kursbuch/table';
import { type TitleEntry, titles } from '@kursbuch/titles';
import { readRecord } from '@kursbuch/titles/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  edition: ['2007', '2021'],
  reading: ['printed', 'public'],
  startPlayer: ['fixed', 'rotating'],
  firstTurn: ['ready', 'drawn'],
  majorOut: ['perCity', 'total'],
  dealt: ['', 'DR SIR TR'],
};

/** Any options of a title, each of them named or left alone. */
function anyOptions({ options }: TitleEntry) {
  const values = Object.entries(options).map(([name, usual]) => {
    if (typeof usual === 'boolean') return [name, fc.boolean()] as const;
    if (typeof usual === 'number') return [name, fc.integer({ min: 2401, max: 20_000 })] as const;
    return [name, fc.constantFrom(...(TEXTS[name] ?? []))] as const;
  });
  return fc.record<Record<string, string | number | boolean>>(Object.fromEntries(values), {
    requiredKeys: [],
  });
}

test.each(titles.map((entry) => [entry.id, entry] as const))(
  '%s: whatever options a table is set up with, its record opens to the same table',
  async (id, entry) => {
    const { table }: { table: Table<TableState, Action, GameEvent> } = await entry.load();
    let publicTables = 0;
    fc.assert(
      fc.property(anyOptions(entry), (options) => {
        const setup = { players: ['Anna', 'Ben', 'Clara'], seed: 's', options };
        const start = table.setup(setup);
        fc.pre(!isRefusal(start));
        if (options.reading === 'public') publicTables++;
        const saved = recordOf(id, setup, []);
        const read = readRecord(JSON.parse(JSON.stringify(saved)));
        if (isProblem(read)) throw new Error(read.problem);
        expect(read).toEqual(saved);
        expect(replay(table, read).state).toEqual(start);
      }),
      { numRuns: 300 },
    );
    if ('reading' in entry.options) expect(publicTables).toBeGreaterThan(20);
  },
);

test('A record of today is never translated, not even a switch of earlier ones', () => {
  const options = { askWhenIdle: true, threeGauges: true };
  const record = recordOf('1848', { players: ['Anna', 'Ben', 'Clara'], seed: 's', options }, []);
  expect(readRecord(record)).toEqual(record);
});

test('A public table of 1848 that the second version saved without its edition opens too', () => {
  const options = { reading: 'public' };
  const record = recordOf('1848', { players: ['Anna', 'Ben', 'Clara'], seed: 's', options }, []);
  expect(readRecord({ ...record, version: 2 })).toEqual({ ...record, version: 4 });
});
