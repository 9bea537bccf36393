/** Files that are no records, or broken ones: what is wrong with them is said in both languages, whatever it is. */
import { globSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { EighteenState } from '@kursbuch/eighteen';
import { RECORD_VERSION } from '@kursbuch/table';
import { eighteenNamed, eighteenVoices } from '@kursbuch/titles';
import { frameWords } from '@kursbuch/words';
import { problemInGerman } from '@kursbuch/words/de/recordProblems.ts';
import { type Words, wordsFor } from '@kursbuch/words/eighteen';
import { describe, expect, test } from 'vitest';
import { readRecordFile } from '../src/host/recordFile.ts';

const root = new URL('../../../', import.meta.url);
const game = (path: string) => JSON.parse(gunzipSync(readFileSync(new URL(path, root))).toString());
/** Without the states that lie beside the actions in it. */
const {
  title: named,
  players,
  actions: played,
} = game('packages/titles/1830/test/games/1830-random-2p-s5005.json.gz');
const public1830 = { title: named, players, actions: played, settings: { optional_rules: [] }, result: null };

const frames = await Promise.all([frameWords('en'), frameWords('de')]);
const words: readonly Words[] = await Promise.all([
  wordsFor('en', eighteenVoices('1830')),
  wordsFor('de', eighteenVoices('1830')),
]);
const loaded = await eighteenNamed('1830')?.load();
if (!loaded) throw new Error('1830');
const { title } = loaded;

/** All that the page says of a file that is not fine: in English, and in German. */
async function said(content: string): Promise<readonly [string, string] | null> {
  const found = await readRecordFile(new Blob([content]));
  const told = (one: { problem: string; at: string }) =>
    frames.map((frame) => `${frame.recordProblem(one.problem)} (${frame.recordPlace(one.at)})`);
  const pair = (texts: readonly string[]) => [texts[0] ?? '', texts[1] ?? ''] as const;
  if ('kind' in found) {
    if (found.kind === 'noRecord') return pair(told(found));
    if (found.kind === 'noTable') return pair(words.map((one) => one.refusal(title, null, found.refusal)));
    return null;
  }
  if (!found.stop) return null;
  const { stop, state } = found;
  if (!stop.refusal) return pair(told(stop));
  const { refusal } = stop;
  return pair(words.map((one) => one.refusal(title, state as EighteenState, refusal)));
}

const STRANGE: readonly unknown[] = [undefined, null, {}, [[1]], '', 'x', -1, 1.5, 1e99, true, 'toString'];
/** The value at a path replaced; `undefined` takes it out. */
function bent(input: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const copy = Array.isArray(input) ? [...input] : { ...(input as object) };
  const into = copy as Record<string | number, unknown>;
  into[first] = bent(into[first], rest, value);
  return copy;
}

/** The first action of every type, and where each of its fields is. */
const pathsIn = (actions: readonly Record<string, unknown>[]): readonly (string | number)[][] => {
  const firsts = new Map<string, number>();
  actions.forEach((action, at) => {
    const type = String(action.type ?? (action.action as { type?: unknown } | undefined)?.type);
    if (!firsts.has(type)) firsts.set(type, at);
  });
  return [...firsts.values()].flatMap((at) => [
    ['actions', at],
    ...Object.keys(actions[at] ?? {})
      .filter((field) => !['id', 'user', 'created_at'].includes(field))
      .map((field) => ['actions', at, field]),
  ]);
};

async function expectSentences(
  input: { actions: unknown },
  paths: readonly (readonly (string | number)[])[],
) {
  const wrong = new Set<string>();
  let told = 0;
  for (const path of paths)
    for (const value of STRANGE) {
      // What comes after the broken one does not matter.
      const at = path[0] === 'actions' && typeof path[1] === 'number' ? path[1] + 1 : 3;
      const cut = { ...input, actions: (input.actions as readonly unknown[]).slice(0, at) };
      const texts = await said(JSON.stringify(bent(cut, path, value)) ?? '');
      if (!texts) continue;
      told++;
      const [english, german] = texts;
      if (/NaN|undefined|\[object|null|Infinity/.test(`${english} ${german}`))
        wrong.add(`${path.join('.')}: ${english} / ${german}`);
      if (english === german || /\b(?:the|of|must be|needs|makes|there is)\b/.test(german))
        wrong.add(`${path.join('.')} in German: ${german}`);
    }
  expect([...wrong]).toEqual([]);
  return told;
}

describe('whatever is broken in a file', () => {
  test('of the public site is told in English and in German, without a gap', async () => {
    // An action of every type, done by a player after a few of the game: what is wrong with its form is seen at once.
    const firsts = new Map<string, object>();
    for (const one of public1830.actions) if (!firsts.has(one.type)) firsts.set(one.type, one);
    const [entity] = public1830.players;
    const early = [...firsts.values()].map((one) => ({ ...one, entity, entity_type: 'player' }));
    const paths = [
      ...Object.keys(public1830).map((field) => [field]),
      ['players', 0],
      ['players', 0, 'id'],
      ['settings', 'optional_rules'],
    ];
    let told = await expectSentences(public1830, paths);
    for (const one of early) {
      const actions = [...public1830.actions.slice(0, 2), one];
      told += await expectSentences({ ...public1830, actions }, pathsIn(actions));
    }
    expect(told).toBeGreaterThan(300);
  });

  test('of ours is told in English and in German, without a gap', async () => {
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
    const inAction = Object.keys(own.actions[0]?.action ?? {}).map((field) => [
      'actions',
      0,
      'action',
      field,
    ]);
    const paths = [
      ...Object.keys(own).map((field) => [field]),
      ['players', 0],
      ['options', 'drawSeats'],
      ['options', 'bank'],
      ...pathsIn(own.actions),
      ...inAction,
    ];
    expect(await expectSentences(own, paths)).toBeGreaterThan(60);
  });
});

test('every sentence of the readers has a German one', () => {
  const readers = [
    'packages/table/src/record.ts',
    'packages/eighteen/src/reading.ts',
    ...globSync('packages/records/src/*.ts', { cwd: root.pathname }),
  ];
  const sentences = readers.flatMap((file) => {
    const source = readFileSync(new URL(file, root), 'utf8');
    const problems = [...source.matchAll(/(?:problem: |wrong\()(['`])((?:(?!\1).)+)\1/g)];
    const returned = /import|export\.ts$/.test(file)
      ? [...source.matchAll(/(?:return|[?:]) (['`])((?:(?!\1).)* (?:(?!\1).)* (?:(?!\1).)*)\1/g)]
      : [];
    return [...problems, ...returned].map(([, , text = '']) => text.replace(/\$\{[^}]*\}+/g, 'X'));
  });
  const spoken = sentences.filter((text) => /[a-z]{2,} [a-z]{2,}/.test(text) && !text.includes('${'));
  expect(spoken.length).toBeGreaterThan(40);
  expect(spoken.filter((text) => problemInGerman(text) === text)).toEqual([]);
});
