/** Whatever comes from outside has a form, down to its last field: every title, every kind of action, every door. */
import { playersOf, playWholeGame } from '@kursbuch/bots';
import {
  type Action,
  type GameEvent,
  isProblem,
  isRefusal,
  parserOf,
  type RecordedAction,
  Room,
  recordOf,
  replay,
  type Table,
  type TableState,
} from '@kursbuch/table';
import { type TitleEntry, titles } from '@kursbuch/titles';
import { readRecord } from '@kursbuch/titles/record';
import { expect, test } from 'vitest';

/** Deeper than any stack is high. */
const DEPTH = 60_000;

function nested(): unknown {
  let value: unknown = [];
  for (let level = 0; level < DEPTH; level++) value = level % 2 === 0 ? { in: value } : [value];
  return value;
}

const DEEP = nested();

type Path = readonly (string | number)[];

/** The same with something else at this place. */
function put(value: unknown, [first, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (first === undefined) return change(value);
  if (Array.isArray(value)) return value.with(Number(first), put(value[Number(first)], rest, change));
  const held = value as Record<string, unknown>;
  return { ...held, [first]: put(held[first], rest, change) };
}

/** Every place in an action, itself included. */
function* places(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    yield* places(inner, [...path, Array.isArray(value) ? Number(name) : name]);
}

/** A list with a hole in it. */
function holed(list: unknown): unknown {
  const longer = [...(list as unknown[])];
  longer.length++;
  return longer;
}

/** What has not the form of this action, at every place of it. */
function* malformed(action: Action): Generator<unknown> {
  for (const [path, value] of places(action)) {
    const isTable = typeof value === 'object' && value !== null && !Array.isArray(value);
    for (const odd of ['word', 1, null, {}, DEEP]) {
      if (isTable) yield put(action, path, (old) => ({ ...(old as object), note: odd }));
      if (Array.isArray(value) && odd !== 'word')
        yield put(action, path, (old) => [...(old as unknown[]), odd === 1 ? 1.5 : odd]);
    }
    yield put(action, path, () => DEEP);
    yield put(action, path, () => [DEEP]);
    yield put(action, path, () => ({ of: DEEP }));
    if (Array.isArray(value)) yield put(action, path, holed);
  }
}

interface Met {
  readonly before: TableState;
  readonly entry: RecordedAction;
}

/** A whole random game, and where each kind of action was first met. */
async function gameOf(entry: TitleEntry) {
  const loaded = await entry.load();
  const table: Table<TableState, Action, GameEvent> = loaded.table;
  const [random] = await playersOf(loaded);
  const players = ['Anna', 'Ben', 'Clara', 'Dora'].slice(0, Math.min(4, entry.players.max));
  const setup = { players, seed: 'forms', options: {} };
  const start = table.setup(setup);
  if (isRefusal(start) || !random) throw new Error('no table');
  const met = new Map<string, Met>();
  let before: TableState = start;
  const { actions } = playWholeGame(
    table,
    start,
    players.map((_, seat) => random.sit(seat)),
    {
      seed: 'forms',
      limit: 4000,
      onState(state, _index, done) {
        const { type } = done.action;
        const known = met.get(type);
        // a run with trains tells more than one without
        const says = JSON.stringify(done.action).length;
        if (!known || says > JSON.stringify(known.entry.action).length)
          met.set(type, { before, entry: done });
        before = state;
      },
    },
  );
  return { table, setup, start, met: [...met.values()], actions };
}

test.each(titles.map((entry) => [entry.id, entry] as const))(
  '%s: no action with anything unknown in it, at whatever depth, is taken; none breaks the program',
  async (_id, entry) => {
    const { table, setup, met } = await gameOf(entry);
    const parse = parserOf(table.game.tasks);
    expect(met.length).toBeGreaterThan(8);
    for (const { before, entry: done } of met) {
      const { seat, action } = done;
      expect(isRefusal(table.act(before, seat, action))).toBe(false);
      const room = new Room(table, setup, before);
      for (const odd of malformed(action)) {
        const refused = table.act(before, seat, odd);
        expect([action.type, isRefusal(refused)]).toEqual([action.type, true]);
        expect(parse(odd)).toHaveProperty('reason');
        expect(room.act(seat, odd, 0)).not.toBeNull();
        expect(isRefusal(room.rehearse(seat, odd, 0) as object)).toBe(true);
      }
      expect(room.length).toBe(0);
      // what a form leaves open it does not leave without a meaning: nobody is told something that is passed over
      for (const [name, { actions: forms }] of Object.entries(table.game.tasks)) {
        const form =
          (forms as Record<string, Record<string, (value: unknown) => boolean>>)[action.type] ?? {};
        for (const [field, holds] of Object.entries(form))
          if (holds(undefined) && holds('XYZ') && !(field in action))
            expect([name, field, isRefusal(table.act(before, seat, { ...action, [field]: 'XYZ' }))]).toEqual([
              name,
              field,
              true,
            ]);
      }
    }
  },
);

test.each(titles.map((entry) => [entry.id, entry] as const))(
  '%s: a record with anything nested in it is refused, or plays to there',
  async (id, entry) => {
    const { table, setup, actions, start } = await gameOf(entry);
    const record = recordOf(id, setup, actions.slice(0, 3));
    const [first] = record.actions as readonly [RecordedAction];
    for (const odd of [
      DEEP,
      { ...record, players: DEEP },
      { ...record, players: [DEEP] },
      { ...record, options: { odd: DEEP } },
      { ...record, options: DEEP },
      { ...record, seed: DEEP },
      { ...record, note: DEEP },
      { ...record, actions: DEEP },
      { ...record, actions: [DEEP] },
      { ...record, actions: [{ ...first, note: DEEP }] },
      { ...record, actions: [{ ...first, action: DEEP }] },
      { ...record, actions: [{ ...first, seat: DEEP }] },
      { ...record, actions: [{ ...first, action: { ...first.action, note: DEEP } }] },
      { ...record, actions: [{ ...first, action: { ...first.action, type: DEEP } }] },
    ]) {
      const read = readRecord(odd);
      if (isProblem(read)) continue;
      // what was read can be kept, and plays up to there
      expect(JSON.parse(JSON.stringify(read))).toEqual(read);
      expect(replay(table, read).refusal?.index).toBe(read.players === record.players ? 0 : -1);
    }
    // what nobody asked for is not kept with it
    const odd = { ...record, note: 1, actions: record.actions.map((done) => ({ ...done, note: { of: 1 } })) };
    expect(readRecord(odd)).toEqual(record);
    const room = new Room(table, setup, start);
    for (const odd of [
      DEEP,
      [DEEP],
      [{ seat: 0, instruction: DEEP }],
      [{ seat: 0, instruction: { type: 'pass', until: DEEP } }],
    ]) {
      room.restore(odd);
      expect(room.instruct(0, odd, 0)).not.toBeNull();
    }
    expect(room.instructions).toEqual([]);
  },
);
