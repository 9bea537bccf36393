import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { RECORD_VERSION } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { readRecordFile } from '../src/host/recordFile.ts';

const folder = new URL('../../titles/1830/test/games/', import.meta.url);
const packed = readFileSync(new URL('1830-random-2p-s5005.json.gz', folder));
const game = JSON.parse(gunzipSync(packed).toString());

const read = (content: string | Uint8Array<ArrayBuffer>) => readRecordFile(new Blob([content]));
const own = {
  format: 'kursbuch',
  version: RECORD_VERSION,
  title: '1830',
  players: ['Anna', 'Ben'],
  seed: 's',
  options: { drawSeats: false },
  actions: [
    { seat: 0, action: { type: 'bid', private: 'D&H', amount: 75 } },
    { seat: 1, action: { type: 'pass' } },
  ],
};

describe('a record of ours', () => {
  test('is read, packed or not', async () => {
    const plain = await read(JSON.stringify(own));
    expect(plain).toMatchObject({ length: 2, isPublic: false, stop: null, record: own });
    expect(await read(new Uint8Array(gzipSync(JSON.stringify(own))))).toEqual(plain);
  });

  test('has names as they could have been typed', async () => {
    const players = ['\u202eAnna\u200b', 'Wolfeschlegelsteinhausenbergerdorff'];
    const found = await read(JSON.stringify({ ...own, players }));
    expect(found).toMatchObject({
      record: { players: ['Anna', 'Wolfeschlegelsteinha'] },
      state: { players: ['Anna', 'Wolfeschlegelsteinha'] },
    });
  });

  test('is offered up to the last action that is fine', async () => {
    const actions = [...own.actions, { seat: 1, action: { type: 'pass' } }, ...own.actions];
    const found = await read(JSON.stringify({ ...own, actions }));
    expect(found).toMatchObject({ length: 5, record: { actions: own.actions } });
    expect(found).toMatchObject({ stop: { at: '3, pass', refusal: { reason: 'notYourTurn' } } });
  });
});

describe('a file that is nested without end', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

  test('is none, or plays up to there', async () => {
    expect(await read(deep)).toMatchObject({ kind: 'noRecord' });
    for (const odd of [
      JSON.stringify({ ...own, note: '?' }),
      JSON.stringify({ ...own, actions: [{ ...own.actions[0], note: '?' }] }),
      JSON.stringify({
        ...own,
        actions: [{ seat: 0, action: { type: 'runTrains', runs: [{ note: '?' }] } }],
      }),
      JSON.stringify({ ...game, actions: [{ ...game.actions[0], note: '?' }] }),
      JSON.stringify({
        ...game,
        actions: [{ ...game.actions[0], type: 'run_routes', routes: [{ train: '?' }] }],
      }),
    ])
      expect(await read(odd.replace('"?"', deep))).toMatchObject({
        kind: 'noRecord',
        problem: expect.stringContaining('nested'),
      });
  });
});

describe('a public record', () => {
  test('becomes one of ours', async () => {
    const found = await read(new Uint8Array(packed));
    expect(found).toMatchObject({ isPublic: true, stop: null, record: { title: '1830' } });
  });

  test('has names as they could have been typed', async () => {
    const [first, second] = game.players;
    const players = [
      { id: first, name: 'Anna' },
      { id: second, name: '\u2066АNNА\u2069' },
    ];
    const found = await read(JSON.stringify({ ...game, players }));
    expect(found).toMatchObject({ stop: null, record: { players: ['Anna', 'АNNА 2'] } });
  });

  test('says when it was played, where it knows', async () => {
    expect(await read(JSON.stringify(game))).toMatchObject({ played: null });
    const actions = game.actions.map((one: object, at: number) => ({
      ...one,
      created_at: 1_613_144_000 + at,
    }));
    const dated = { ...game, actions, created_at: 1_612_816_692, updated_at: 1_700_000_000 };
    expect(await read(JSON.stringify(dated))).toMatchObject({
      played: (1_613_144_000 + actions.length - 1) * 1000,
    });
    const whole = { ...game, created_at: 'long ago', updated_at: 1_613_144_189 };
    expect(await read(JSON.stringify(whole))).toMatchObject({ played: 1_613_144_189_000 });
  });

  test('that was ended by hand keeps its recorded result', async () => {
    const end = { type: 'end_game', entity: game.players[0], entity_type: 'player' };
    const actions = [...game.actions.slice(0, 40), end];
    const found = await read(JSON.stringify({ ...game, actions, result: { 1: '$521', 2: 300 } }));
    expect(found).toMatchObject({ endedByHand: true, recordedScores: [521, 300], stop: null });
  });

  test('that goes wrong is offered up to there', async () => {
    const actions = game.actions.slice(0, 40);
    const bad = { ...game, actions: [...actions, { ...actions[0], id: 41 }] };
    const [whole, cut] = [await read(JSON.stringify({ ...game, actions })), await read(JSON.stringify(bad))];
    if ('kind' in whole || 'kind' in cut) throw new Error('not read');
    expect(whole.stop).toBeNull();
    expect(cut.stop?.at).toContain('action 40');
    // What comes next may need a pass before it; nothing else is added.
    expect(cut.record.actions.slice(0, whole.record.actions.length)).toEqual(whole.record.actions);
  });
});

describe('what is no record', () => {
  test.each([
    ['a text', 'hello', { kind: 'noJson' }],
    ['nothing', '', { kind: 'noJson' }],
    ['a file that breaks off', '{"format": "kursb', { kind: 'cut' }],
    ['a list', '[]', { kind: 'noRecord' }],
    ['null', 'null', { kind: 'noRecord' }],
    ['a newer version', JSON.stringify({ ...own, version: 9 }), { kind: 'newer' }],
    ['an unknown title', JSON.stringify({ ...own, title: '1899' }), { kind: 'noTitle', title: '1899' }],
    [
      'one player',
      JSON.stringify({ ...own, players: ['A'] }),
      { kind: 'noTable', refusal: { reason: 'badPlayers' } },
    ],
    [
      'a name twice',
      JSON.stringify({ ...own, players: ['Anna', 'Anna'] }),
      { kind: 'noTable', refusal: { reason: 'sameName' } },
    ],
    [
      'a name nobody can see',
      JSON.stringify({ ...own, players: ['Anna', '\u3164\u200b'] }),
      { kind: 'noTable', refusal: { reason: 'sameName' } },
    ],
  ])('%s says so', async (_, content, problem) => {
    expect(await read(content)).toMatchObject(problem);
  });

  test('a damaged package says so', async () => {
    expect(await read(new Uint8Array(packed.subarray(0, 500)))).toEqual({ kind: 'damaged' });
  });
});
