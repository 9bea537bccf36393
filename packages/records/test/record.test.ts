/** The form of public records, and what undo, redo and chat leave of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { looksPublic, type PublicRecord, readPublicRecord } from '../src/index.ts';

const pass = (id: number, more: object = {}) => ({
  type: 'pass',
  entity: id,
  entity_type: 'player',
  id,
  ...more,
});
const undo = (id: number, back?: number) => ({
  type: 'undo',
  entity: 1,
  entity_type: 'player',
  id,
  ...(back === undefined ? {} : { action_id: back }),
});
const redo = (id: number) => ({ type: 'redo', entity: 1, entity_type: 'player', id });
const message = (id: number) => ({ type: 'message', entity: 1, entity_type: 'player', id, message: 'hello' });

const recordOf = (actions: readonly unknown[], more: object = {}) =>
  readPublicRecord({ title: 'T', players: [1, 2], actions, ...more });

/** The actions in force, each told by its entity. */
function left(...actions: readonly unknown[]): readonly unknown[] {
  const record = recordOf(actions);
  if ('problem' in record) throw new Error(record.problem);
  return record.actions.map(({ entity }) => entity);
}

describe('folding', () => {
  test('an undo takes the last action still in force back, one after the other', () => {
    expect(left(pass(1), pass(2), undo(3))).toEqual([1]);
    expect(left(pass(1), pass(2), pass(3), undo(4), undo(5), pass(6))).toEqual([1, 6]);
    expect(left(pass(1), undo(2), undo(3))).toEqual([]);
  });

  test('an undo with a number takes everything after that action back, 0 all of them', () => {
    expect(left(pass(1), pass(2), pass(3), undo(4, 1))).toEqual([1]);
    expect(left(pass(1), pass(2), undo(3, 0), pass(4))).toEqual([4]);
    expect(left(pass(1), pass(2), undo(3), pass(4), undo(5, 2))).toEqual([1]);
  });

  test('a redo restores what the latest undo took; another action forgets it', () => {
    expect(left(pass(1), pass(2), undo(3), redo(4))).toEqual([1, 2]);
    expect(left(pass(1), pass(2), pass(3), undo(4, 1), redo(5))).toEqual([1, 2, 3]);
    expect(left(pass(1), pass(2), undo(3), undo(4), redo(5), redo(6))).toEqual([1, 2]);
    expect(recordOf([pass(1), undo(2), pass(3), redo(4)])).toEqual({
      problem: 'there is nothing to redo',
      at: 'action 3',
    });
  });

  test('chat never counts, neither for undo nor for redo', () => {
    expect(left(pass(1), message(2), undo(3))).toEqual([]);
    expect(left(pass(1), undo(2), message(3), redo(4))).toEqual([1]);
  });

  test('automatic actions follow their cause and vanish with it', () => {
    const cause = pass(2, { auto_actions: [pass(20), pass(21)] });
    expect(left(pass(1), cause, pass(3))).toEqual([1, 2, 20, 21, 3]);
    expect(left(pass(1), cause, undo(3))).toEqual([1]);
    expect(left(pass(1), cause, undo(3), redo(4))).toEqual([1, 2, 20, 21]);
  });

  test('every action keeps its place in the file', () => {
    const record = recordOf([pass(1), message(2), pass(3), undo(4), pass(5, { auto_actions: [pass(50)] })]);
    expect(record).toMatchObject({ positions: [0, 4, 4] });
  });

  test('a long row of undos is folded in a moment', () => {
    const actions = Array.from({ length: 60_000 }, (_, index) => (index % 3 < 2 ? pass(index) : undo(index)));
    const record = recordOf(actions) as PublicRecord;
    expect(record.actions).toHaveLength(20_000);
  });
});

describe('form', () => {
  test('names are kept where there are any, and told apart', () => {
    const players = [{ id: 7, name: 'Anna' }, { id: 8, name: ' ' }, { id: 9, name: 'Anna' }, 'x'];
    expect(recordOf([], { players })).toMatchObject({
      players: [7, 8, 9, 'x'],
      names: ['Anna', 'Player 8', 'Anna (9)', 'x'],
    });
  });

  test.each([
    [null, 'a record is an object', 'the file'],
    [[], 'a record is an object', 'the file'],
    [{ players: [1], actions: [] }, 'the title is missing', 'title'],
    [{ title: 'T', players: [], actions: [] }, 'players must be a list', 'players'],
    [{ title: 'T', players: [1, {}], actions: [] }, 'a player needs an id or a name', 'player 1'],
    [{ title: 'T', players: [1, '1'], actions: [] }, 'two players have the same id', 'player 1'],
    [{ title: 'T', players: [1], actions: {} }, 'actions must be a list', 'actions'],
    [{ title: 'T', players: [1], actions: [pass(1), 7] }, 'an action needs a type', 'action 1'],
    [{ title: 'T', players: [1], actions: [{ type: 'pass' }] }, 'a type and an entity', 'action 0'],
    [
      { title: 'T', players: [1], actions: [pass(1, { auto_actions: [0] })] },
      'a type and an entity',
      'action 0',
    ],
    [{ title: 'T', players: [1], actions: [undo(1, 'x' as never)] }, 'the number of an action', 'action 0'],
    [
      { title: 'T', players: [1], actions: [], settings: { optional_rules: 'x' } },
      'list of words',
      'settings',
    ],
    [{ title: 'T', players: [{ name: ' ' }], actions: [] }, 'a player needs an id or a name', 'player 0'],
    [{ title: 'T', players: [1], actions: [], result: { 1: 'much' } }, 'a table of amounts', 'result'],
    [{ title: 'T', players: [1], actions: [], result: { 1: '$5.5' } }, 'a table of amounts', 'result'],
    [{ title: 'T', players: [1], actions: [], result: [521] }, 'a table of amounts', 'result'],
  ])('%j is refused in one sentence', (input, problem, at) => {
    expect(readPublicRecord(input)).toEqual({ problem: expect.stringContaining(problem), at });
  });

  test.each([
    [[{ name: 'Anna' }, { name: 'Ben' }]],
    [[{ id: null, name: 'Anna' }, { name: 'Ben' }]],
    [['Anna', 'Ben']],
  ])('players by their names alone: %j', (players) => {
    const by = (entity: string) => ({ type: 'pass', entity, entity_type: 'player' });
    expect(recordOf([by('Anna'), by('Ben')], { players, result: { Anna: 7, Ben: 5 } })).toMatchObject({
      players: ['Anna', 'Ben'],
      names: ['Anna', 'Ben'],
      result: { Anna: 7, Ben: 5 },
    });
  });

  test.each([
    [
      { 1: '$521', 2: '£ 48' },
      { 1: 521, 2: 48 },
    ],
    [
      { 1: '521', 2: '-$12' },
      { 1: 521, 2: -12 },
    ],
    [
      { 1: '$-6', 2: '1,234' },
      { 1: -6, 2: 1234 },
    ],
    [
      { Anna: '$1,234,567', Ben: 0 },
      { 1: 1234567, 2: 0 },
    ],
    [{ 1: 521, 2: null }, { 1: 521 }],
    [null, null],
  ])('the result %j is read as %j', (result, amounts) => {
    const players = [
      { id: 1, name: 'Anna' },
      { id: 2, name: 'Ben' },
    ];
    expect(recordOf([], { players, result })).toMatchObject({ result: amounts });
  });

  test('a field that is null is one that is not there, in followers too', () => {
    const follower = { type: 'pass', entity: 2, entity_type: 'player', shell: null };
    const action = pass(1, { exchange: null, percent: 0, auto_actions: [follower], slot: null });
    const record = recordOf([action], { settings: null, optional_rules: null, result: null }) as PublicRecord;
    expect(record.actions.map((one) => Object.keys(one).sort())).toEqual([
      ['auto_actions', 'entity', 'entity_type', 'id', 'percent', 'type'],
      ['entity', 'entity_type', 'type'],
    ]);
  });

  test.each([
    [{ game_end_reason: 'manually_ended' }, true],
    [{ manually_ended: true }, true],
    [{ manually_ended: null, game_end_reason: 'bank' }, undefined],
  ])('%j says whether somebody ended it', (more, byHand) => {
    expect((recordOf([], more) as PublicRecord).endedByHand).toBe(byHand);
  });

  test('a public record is known by its form', () => {
    expect(looksPublic({ players: [], actions: [] })).toBe(true);
    expect(looksPublic({ format: 'kursbuch', players: [], actions: [] })).toBe(false);
    expect(looksPublic('text')).toBe(false);
  });
});

/** The shared games, where they are at hand: those of people lie there with undo and redo. */
const SHARED = new URL('../../../../shared/games/', import.meta.url);
const files = existsSync(SHARED) ? readdirSync(SHARED) : [];
const read = (name: string) => JSON.parse(gunzipSync(readFileSync(new URL(name, SHARED))).toString());

test.each(files.filter((name) => name.endsWith('.record.json.gz')))('%s folds to its trace', (name) => {
  const folded = readPublicRecord(read(name)) as PublicRecord;
  const trace = read(name.replace('.record', '')) as { actions: readonly Record<string, unknown>[] };
  const plain = (action: Record<string, unknown>) => {
    const { id, user, created_at, skip, auto, parent, auto_actions, ...rest } = action;
    return rest;
  };
  expect(folded.actions.map(plain)).toEqual(trace.actions.map(plain));
});
