/** Public records of 1889: equal after every action, in and out, and what older ones look like. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { bestRuns, type EighteenState, networkOf, runTrainsOf } from '@kursbuch/eighteen';
import {
  exportPublic,
  type ImportProblem,
  importPublic,
  type PublicAction,
  PublicImport,
  publicSetup,
  readTrace,
  type Trace,
  verifyRecord,
  verifyTrace,
} from '@kursbuch/records';
import { recordOf, replay, type Setup } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { recordsOf } from '../../../records/test/publicRecords.ts';
import { publicRecords } from '../records/index.ts';
import { PUBLIC_RECORDS, table, title } from '../rules/index.ts';

const game = { table, title, publicRecords };
const { names, json, read, imported, exported, statesOf } = recordsOf(game);

/** Games of people and route problems stay where they are shared. */
const SHARED = fileURLToPath(new URL('../../../../../shared/games/', import.meta.url));
const shared = existsSync(SHARED)
  ? readdirSync(SHARED).filter((name) => name.startsWith('1889-') && !name.includes('random'))
  : [];
const problems = existsSync(SHARED)
  ? readdirSync(SHARED).filter((name) => name.startsWith('routes-1889'))
  : [];
const sharedJson = (name: string) => JSON.parse(gunzipSync(readFileSync(`${SHARED}${name}`)).toString());

const finding = (input: unknown) => {
  const record = read(input);
  const start = table.setup(publicSetup(game, record)) as EighteenState;
  const trace = readTrace(input) as Trace | undefined;
  return {
    ...(trace ? verifyTrace(game, record, start, trace) : verifyRecord(game, record, start)),
    of: record.actions.length,
  };
};

describe.each(names)('%s', (name) => {
  const record = read(json(name));

  test('is equal after every action, choices included', () => {
    const { played, of, ...found } = finding(json(name));
    expect([played, found]).toEqual([of, { compared: true }]);
    expect(of).toBeGreaterThan(200);
  });

  test('becomes a record of ours that plays to the same table', () => {
    const { record: own, state, ended } = imported(record);
    expect(ended).toBe(false);
    expect(replay(table, JSON.parse(JSON.stringify(own))).state).toEqual(state);
  });

  test('goes out and comes back with the same table after every action', () => {
    const file = exported(imported(record).record);
    const back = read(JSON.parse(JSON.stringify(file)));
    expect(back.actions).toHaveLength(record.actions.length);
    expect(statesOf(back)).toEqual(statesOf({ ...record, names: back.names }));
    expect(file.result).toEqual(record.result);
  });

  test('goes out in the site’s own words', () => {
    const file = exported(imported(record).record);
    // Cards and copies of one kind are alike; which one is named does not matter.
    const alike = (value: unknown) => String(value).replace(/-\d+$/, '').replace(/^Beg/, '');
    const plain = ({ id, auto, parent, slot, tokener, ...action }: PublicAction) => ({
      ...action,
      ...(action.tile === undefined ? {} : { tile: alike(action.tile) }),
      ...(action.train === undefined ? {} : { train: alike(action.train) }),
      ...(action.exchange === undefined ? {} : { exchange: alike(action.exchange) }),
      ...(action.city === undefined ? {} : { city: String(action.city).split('-').at(-1) }),
      ...(Array.isArray(action.routes)
        ? { routes: action.routes.map((route) => ({ ...route, train: alike(route.train) })) }
        : {}),
    });
    expect(file.actions.map(plain)).toEqual(record.actions.map(plain));
  });
});

test.skipIf(shared.length === 0).each(shared.length > 0 ? shared : ['none'])(
  'shared %s is equal after every action, choices included',
  (name) => {
    const { played, of, ...found } = finding(sharedJson(name));
    expect(played).toBe(of);
    expect(found.difference ?? found.stopped).toBeUndefined();
  },
);

test.skipIf(problems.length === 0).each(problems.length > 0 ? problems : ['none'])(
  'shared %s: every best run is found and proved',
  (name) => {
    const record = read(json(name.replace('routes-', '')));
    const start = table.setup(publicSetup(game, record)) as EighteenState;
    const states = [
      start,
      ...[...new PublicImport(table, title, publicRecords, record, start).steps()].map(({ state }) => state),
    ];
    for (const { i, corporation, best, complete } of sharedJson(name)) {
      const state = states[i] as EighteenState;
      const rules = title.runs.runRules(state, corporation);
      const found = bestRuns(
        networkOf(title.board, state, rules),
        corporation,
        runTrainsOf(title, state, corporation),
        rules,
      );
      expect([i, found.optimal]).toEqual([i, true]);
      if (complete) expect([i, found.revenue]).toEqual([i, best]);
      else expect(found.revenue).toBeGreaterThanOrEqual(best);
    }
  },
);

describe('older records', () => {
  const [name = ''] = names.filter((one) => one.includes('3p'));
  const whole = json(name) as { actions: (PublicAction & { routes?: Record<string, unknown>[] })[] };
  const told = (change: (route: Record<string, unknown>) => Record<string, unknown>) => ({
    ...whole,
    actions: whole.actions.map((action) =>
      action.routes ? { ...action, routes: action.routes.map(change) } : action,
    ),
  });

  test('runs told by their hexes alone, in any order, are found on the map and earn the same', () => {
    const hexes = ({ connections, nodes, ...route }: Record<string, unknown>) => ({
      ...route,
      hexes: [...new Set((connections as string[][]).flat())].reverse(),
    });
    const older = imported(read(told(hexes)));
    expect(older.state.result).toEqual(imported(read(whole)).state.result);
    expect(older.record.options).toMatchObject({ runsAsTold: true });
  });

  test('runs without their revenue are computed', () => {
    const silent = imported(read(told(({ revenue, ...route }) => route)));
    expect(silent.record.actions).toEqual(imported(read(whole)).record.actions);
  });

  test('hexes that no route leads over are told as such', () => {
    const at = whole.actions.findIndex(({ routes }) => (routes?.length ?? 0) > 0);
    const actions = whole.actions.with(at, {
      ...(whole.actions[at] as PublicAction),
      routes: [{ train: whole.actions[at]?.routes?.[0]?.train, hexes: ['A10', 'L7'], revenue: 30 }],
    });
    expect(importPublic(game, read({ ...whole, actions }))).toMatchObject({
      problem: 'no routes lead over just the hexes it names',
    });
  });
});

describe('a record', () => {
  test('of the beginner game is dealt as the seed of the site deals', () => {
    const [name = ''] = names.filter((one) => one.includes('s7044'));
    const { record } = imported(read(json(name)));
    expect(record.options).toMatchObject({ beginner: true, dealt: 'DR SIR ER SMR' });
  });

  test('of an own beginner game goes out with a seed that deals the same', () => {
    const setup = { players: ['A', 'B', 'C'], seed: 'lots', options: { ...PUBLIC_RECORDS, beginner: true } };
    const start = table.setup(setup) as EighteenState;
    const file = exported(recordOf('1889', setup as Setup, []));
    const back = table.setup(publicSetup(game, read(file)) as Setup) as EighteenState;
    expect(back.privates).toEqual(start.privates);
  });

  test('with an optional rule nobody knows is refused, and so is an option the site does not know', () => {
    const [name = ''] = names;
    expect(importPublic(game, read({ ...json(name), settings: { optional_rules: ['x'] } }))).toMatchObject({
      problem: 'the optional rule "x" is unknown',
    });
    const own = (options: Setup['options']) =>
      exportPublic(game, recordOf('1889', { players: ['A', 'B'], seed: 's', options }, [])) as ImportProblem;
    expect(own({}).problem).toBe('18xx.games knows no game with reading=printed');
    expect(own({ ...PUBLIC_RECORDS, playersTradePrivates: true } as Setup['options']).problem).toContain(
      'playersTradePrivates',
    );
  });
});
