/** `verify` and `choices` on traces of public games: the committed ones, and all shared ones where they are at hand. */

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { importPublicRecord } from '@kursbuch/records';
import { eighteenNamed, eighteenTitles } from '@kursbuch/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kursbuch } from './script.ts';

const path = (url: string) => fileURLToPath(new URL(url, import.meta.url));
/** The titles that come with public games. */
const known = eighteenTitles
  .map(({ id }) => ({ id, games: path(`../../titles/${id}/test/games/`) }))
  .filter(({ games }) => existsSync(games));
const SHARED = path('../../../../shared/games/');

const committed = known.flatMap(({ games }) => readdirSync(games).map((name) => join(games, name)));
const shared = existsSync(SHARED)
  ? readdirSync(SHARED)
      .filter((name) => known.some(({ id }) => name.startsWith(`${id}-`)))
      .map((name) => join(SHARED, name))
  : [];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kursbuch-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

// biome-ignore lint/suspicious/noExplicitAny: a trace is changed at will here.
type Loose = any;
const [first = ''] = committed;
const trace = (): Loose => JSON.parse(gunzipSync(readFileSync(first)).toString());

/** What `verify` says of a trace that was changed. */
async function verified(change: (trace: Loose) => unknown) {
  const changed = trace();
  change(changed);
  const file = write('changed.json', changed);
  const { code, out, err } = await kursbuch(['verify', file]);
  return { code, out: out.replaceAll(file, 'FILE'), err: err.replaceAll(file, 'FILE') };
}

describe('kursbuch verify', () => {
  test.each(committed)('%s is equal after every action, choices included', async (file) => {
    expect(JSON.parse(gunzipSync(readFileSync(file)).toString()).states.length).toBeGreaterThan(200);
    const { code, out, err } = await kursbuch(['verify', file]);
    expect(err).toBe('');
    expect(out).toMatch(/: (\d+)\/\1 actions equal$/);
    expect(code).toBe(0);
  });

  test('route problems are solved in the game beside them', async () => {
    const game = write('game.json', trace());
    const at = trace().actions.findIndex((action: Loose) => action.type === 'run_routes');
    const [turn] = JSON.parse((await kursbuch(['routes', game, '--at', String(at), '--json'])).out);
    const problem = { i: at, corporation: turn.company, best: turn.revenue, bestRuns: [], complete: true };
    const file = write('routes-game.json', [problem]);
    const right = await kursbuch(['verify', file]);
    expect(right).toMatchObject({ code: 0, out: `${file}: 1/1 best runs equal`, err: '' });

    write('routes-game.json', [{ ...problem, best: turn.revenue + 10 }]);
    const wrong = await kursbuch(['verify', file]);
    expect(wrong).toMatchObject({ code: 1, err: '' });
    expect(wrong.out.split('\n')).toEqual([
      `${file}: 0/1 best runs equal`,
      `  at action ${at} ${turn.company}: ours ${turn.revenue}, theirs ${turn.revenue + 10}`,
    ]);
    // More than theirs is as wrong, unless their router gave up before it had looked at everything.
    write('routes-game.json', [{ ...problem, best: turn.revenue - 10 }]);
    expect((await kursbuch(['verify', file])).code).toBe(1);
    write('routes-game.json', [{ ...problem, best: turn.revenue - 10, complete: false }]);
    expect((await kursbuch(['verify', file])).code).toBe(0);

    // Elsewhere they are no game, and without their game nobody can tell.
    expect((await kursbuch(['replay', file])).err).toBe(`${file}: this holds route problems, no game.`);
    const alone = write('routes-lost.json', [problem]);
    expect(await kursbuch(['verify', alone])).toMatchObject({
      code: 1,
      err: `${alone}: this holds route problems; their game, lost.json, must lie beside it.`,
    });
  });

  test.runIf(shared.length > 0)('all shared games are equal, records reach their result', async () => {
    const { code, out, err } = await kursbuch(['verify', ...shared]);
    expect(err).toBe('');
    for (const line of out.split('\n'))
      expect(line).toMatch(
        /: (\d+)\/\1 actions (equal|replayed, (result equal|ended by hand with the recorded result))$/,
      );
    expect(out.split('\n')).toHaveLength(shared.length);
    expect(code).toBe(0);
  });

  test('the first difference is told field by field, with action, ours and theirs', async () => {
    const { code, out } = await verified(({ states }) => {
      states[100].bank += 10;
      states[100].players[1].cash -= 10;
      states[101].bank = 0;
    });
    expect(code).toBe(1);
    const [head, ...fields] = out.split('\n');
    expect(head).toMatch(/^FILE: 100\/1101 actions equal; first difference after action 100 \(\w+ by .+\):$/);
    expect(fields.map((line) => line.replace(/\d+/g, 'N'))).toEqual([
      '  bank: ours N, theirs N',
      '  player N cash: ours N, theirs N',
    ]);
  });

  test.each([
    ['lays', 'Track', (state: Loose) => state.lays.pop(), /legal lays: only ours \[\w+ \w+ \d.*\]/],
    ['stations', 'Token', (state: Loose) => state.stations.push(['H12', 0]), /only theirs \[H12 0\]/],
    ['trains', 'BuyTrain', (state: Loose) => state.trains.push(['depot', '9', '9', 1, 2]), /depot 9 1 2/],
    [
      'stock',
      'BuySellParShares',
      (state: Loose) => (state.stock.pass = false),
      /legal pass: only ours \[yes\]/,
    ],
    [
      'auction',
      'WaterfallAuction',
      (state: Loose) => state.auction.bids.pop(),
      /legal bids: only ours \[BO 225/,
    ],
    ['private_purchases', 'Track', (state: Loose) => (state.private_purchases[0][2] = 999), /999\]/],
  ])('a wrong list of legal %s at %s is told', async (list, step, change, sentence) => {
    const { code, out } = await verified(({ states }) =>
      change(states.find((state: Loose) => state.step === step && state[list]?.length !== 0 && state[list])),
    );
    expect(code).toBe(1);
    expect(out).toMatch(sentence);
  });

  test('a wrong result and a wrong end are told', async () => {
    const result = await verified((changed) => {
      changed.result[1]++;
    });
    expect(result.code).toBe(1);
    expect(result.out).toMatch(
      /1101\/1101 actions equal; first difference in the result:\n {2}result of player 1/,
    );
    const end = await verified((changed) => {
      changed.game_end_reason = 'bankrupt';
    });
    expect(end.out).toContain('end of the game: ours bank, theirs bankrupt');
  });

  test('a refused action is told with its rule; a trace without a part of a state with its place', async () => {
    const refused = await verified(({ actions }) => {
      const index = actions.findIndex((action: Loose) => action.type === 'buy_train');
      actions[index].price = 1;
    });
    expect(refused.code).toBe(1);
    expect(refused.out).toMatch(
      /first difference at action \d+:\n {2}action \d+ \(buy_train\) is refused: .*\(1830-21\.0g\)/,
    );
    const cut = await verified(({ states }) => {
      delete states[7].corps;
    });
    expect(cut).toMatchObject({ code: 1, err: 'FILE: a part of the state is missing (state 7).' });
    const few = await verified(({ states }) => states.pop());
    expect(few).toMatchObject({ code: 1, err: 'FILE: there are 1101 actions and 1100 states (states).' });
  });

  test('X21 a game that its players ended by hand is equal to there', async () => {
    const ended = await verified((changed) => {
      const last = changed.states[40];
      changed.actions = [
        ...changed.actions.slice(0, 41),
        { type: 'end_game', entity: 1, entity_type: 'player' },
      ];
      changed.states = [...changed.states.slice(0, 41), { ...last, finished: true, i: 41 }];
      changed.game_end_reason = 'manually_ended';
      for (const player of changed.players) changed.result[player] = last.players[player].value;
    });
    expect(ended).toEqual({ code: 0, out: 'FILE: 42/42 actions equal', err: '' });
  });

  test('X21 a record ended by hand keeps its result, whatever we would count', async () => {
    const { states, initial, ...record } = trace();
    const ending = { type: 'end_game', entity: 1, entity_type: 'player' };
    const file = write('byHand.json', {
      ...record,
      actions: [...record.actions.slice(0, 41), ending],
      result: { 1: '$1', 2: '$2' },
    });
    expect(await kursbuch(['verify', file])).toMatchObject({
      code: 0,
      out: `${file}: 42/42 actions replayed, ended by hand with the recorded result`,
    });
  });

  test('a record without states is played to its result', async () => {
    const { states, initial, ...record } = trace();
    const fine = write('fine.json', record);
    expect((await kursbuch(['verify', fine])).out).toBe(`${fine}: 1101/1101 actions replayed, result equal`);
    const wrong = write('wrong.json', { ...record, result: { 1: 0, 2: 0 } });
    const { code, out } = await kursbuch(['verify', wrong]);
    expect([code, out.split('\n').length]).toEqual([1, 3]);
    const open = write('open.json', { ...record, result: {} });
    expect((await kursbuch(['verify', open])).out).toContain('replayed, no result to compare');
  });

  test('one bad file does not hide the others', async () => {
    const nothing = join(folder, 'nothing.json');
    const { code, out, err } = await kursbuch(['verify', nothing, first]);
    expect(code).toBe(1);
    expect(err).toBe(`${nothing}: there is no such file.`);
    expect(out).toContain('1101/1101 actions equal');
    expect((await kursbuch(['verify'])).err).toContain('kursbuch verify needs files');
  });

  test('ten megabytes of a good record are read like any other', async () => {
    const { states, initial, ...record } = trace();
    const chat = { type: 'message', entity: 1, entity_type: 'player', message: 'x'.repeat(900) };
    const file = join(folder, 'long.json.gz');
    writeFileSync(
      file,
      gzipSync(JSON.stringify({ ...record, actions: [...Array(11_000).fill(chat), ...record.actions] })),
    );
    const { code } = await kursbuch(['verify', file]);
    expect(code).toBe(0);
  });
});

describe('kursbuch choices', () => {
  const at = async (file: string, index: number): Promise<Loose> =>
    JSON.parse((await kursbuch(['choices', file, '--at', String(index), '--json'])).out);

  test('tile lays are triples of hex, tile and rotation, as the trace lists them', async () => {
    const { states } = trace();
    const index = states.findIndex((state: Loose) => state.lays?.length > 3);
    const { seats, at: played } = await at(first, index + 1);
    const theirs = states[index].lays.flatMap(([hex, tile, rotations]: Loose) =>
      rotations.map((rotation: number) => [hex, tile, rotation]),
    );
    expect(played).toBe(index + 1);
    expect(seats[0].lays.filter((lay: Loose) => lay.length === 3).sort()).toEqual(theirs.sort());
    expect(seats[0].actions).toContainEqual({ type: 'pass' });
    const { out } = await kursbuch(['choices', first, '--at', String(index + 1)]);
    const [hex, tile, rotation] = theirs[0];
    expect(out).toContain(`  lay ${hex}/${tile}/${rotation}\n`);
  });

  test('the start, the end and records of ours', async () => {
    const start = await at(first, 0);
    expect(start.seats).toHaveLength(1);
    expect(start.seats[0].actions).toContainEqual({ type: 'buyPrivate', private: 'SVN&RR' });
    expect(start.seats[0].ranges[0]).toMatchObject({ field: 'amount', min: 45, max: 1200 });
    const end = await kursbuch(['choices', first]);
    expect([end.code, end.out.split('\n')[1]]).toEqual([0, 'The game is over.']);
    const imported = await importPublicRecord(trace(), eighteenNamed);
    if ('problem' in imported) throw new Error(imported.problem);
    const own = await at(write('own.json', imported.record), 0);
    expect(own.seats).toEqual(start.seats);
  });

  test('wrong numbers and wrong games get one sentence', async () => {
    const far = await kursbuch(['choices', first, '--at', '9999']);
    expect(far).toMatchObject({ code: 1, err: '--at must be a whole number from 0 to 1101, not "9999".' });
    expect((await kursbuch(['choices'])).err).toContain('kursbuch choices needs one file');
    const { states, initial, ...record } = trace();
    const file = write('bad.json', { ...record, actions: [{ ...record.actions[0], price: 1.5 }] });
    const bad = await kursbuch(['choices', file, '--at', '1']);
    expect(bad.code).toBe(1);
    expect(bad.err).toContain('action 0 (bid) is refused');
  });
});
