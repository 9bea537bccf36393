import { globSync, readFileSync } from 'node:fs';
import { eighteenHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import type { EighteenState } from '@kursbuch/eighteen';
import { isRefusal, type Refusal } from '@kursbuch/table';
import { titles } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { describe as inWords } from '../src/actionWords.ts';
import { OPTIONS } from '../src/options.ts';
import { TASKS } from '../src/play/situation.ts';
import { REASONS, whyNot } from '../src/refusals.ts';
import { ruleText } from '../src/rulebook.ts';
import { EVENTS, tell } from '../src/sentences.ts';

const root = new URL('../../../', import.meta.url);
const sources = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('test'))
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .join('\n');
const unused = (word: string): boolean => /undefined|NaN|\[object|\?/.test(word);

describe('there is a sentence', () => {
  test.each(titles)('for every reason and every option of $id', async ({ options, load }) => {
    const { title } = await load();
    expect(Object.keys(title.rules).filter((reason) => !(reason in REASONS))).toEqual([]);
    expect(Object.keys(options).filter((option) => !(option in OPTIONS))).toEqual([]);
  });

  test('for every reason the kit states', () => {
    const text = sources('packages/{table,eighteen,titles}/**/*.ts');
    const reasons = [...text.matchAll(/\breason: '(\w+)'/g)].map(([, reason]) => reason as string);
    expect(reasons.length).toBeGreaterThan(100);
    expect([...new Set(reasons)].filter((reason) => !(reason in REASONS))).toEqual([]);
  });

  test('for every event', () => {
    const kit = /export type EighteenEvent =([\s\S]*?);\n\n/.exec(sources('packages/eighteen/src/types.ts'));
    const table = /export type TableEvent =([\s\S]*?);\n\n/.exec(sources('packages/table/src/types.ts'));
    const types = [...`${kit?.[1]}${table?.[1]}`.matchAll(/\btype: '(\w+)'/g)].map(
      ([, type]) => type as string,
    );
    expect(types.length).toBeGreaterThan(30);
    expect(types.filter((type) => !(type in EVENTS))).toEqual([]);
  });

  test.each(titles)('for every task of $id that asks somebody', async ({ load }) => {
    const { game } = await load();
    const asking = Object.entries(game.tasks).filter(([, task]) => task.actions.length > 0);
    const silent = ['game', 'companyTurn'];
    expect(asking.map(([kind]) => kind).filter((kind) => !(kind in TASKS) && !silent.includes(kind))).toEqual(
      [],
    );
  });

  test.each(titles)('of our own for every rule behind a reason of $id', async ({ id, load }) => {
    const { title } = await load();
    const missing = Object.values(title.rules).filter((rule) => !ruleText(id, rule));
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('in whole random games', () => {
  const tables = titles.flatMap(({ id, players: { min, max }, load, presets }) =>
    [{}, ...Object.values(presets)].flatMap((options, index) =>
      [min, max].map((count) => ({ id, count, load, options, index })),
    ),
  );
  test.each(tables)(
    'of $id with $count players every event and every refusal is told without a gap ($options)',
    async ({ count, load, options, index: variant }) => {
      const { table, title } = await load();
      const players = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'].slice(0, count);
      const setup = { players, seed: `words ${count} ${variant}`, options };
      let before = table.setup(setup) as EighteenState;
      const lines = new Set<string>();
      const tried: unknown[] = [];
      playWholeGame(table, before, randomPlayer(table, eighteenHabits(title), setup.seed), {
        seed: setup.seed,
        onState(state, index, { seat, action }) {
          const outcome = table.act(before, seat, action);
          if (isRefusal(outcome)) throw new Error(outcome.reason);
          for (const line of tell(title, before, outcome.events, seat)) lines.add(line.text);
          lines.add(inWords(title, before, action as Parameters<typeof inWords>[2]));
          // What was right once is mostly wrong now: the refusals must have their words too.
          tried.push(action);
          const old = tried[(index * 7919) % tried.length];
          for (const anybody of [seat, (seat + 1) % count]) {
            const refusal = table.decide(state, anybody, old);
            if (isRefusal(refusal)) lines.add(whyNot(refusal, players));
          }
          before = state;
        },
      });
      expect(lines.size).toBeGreaterThan(200);
      expect([...lines].filter(unused)).toEqual([]);
      // Words in the code for what was paid are no words for players.
      expect([...lines].filter((line) => /\([a-z]+\)\.$|\bscrap\b [a-z]/.test(line))).toEqual([]);
    },
  );
});

test('a refusal is one sentence with its rule', () => {
  const refusal: Refusal = { reason: 'notYourTurn', rule: '1830-4.0e', params: { seat: 0, waiting: [1, 2] } };
  expect(whyNot(refusal, ['Anna', 'Ben', 'Cleo'])).toBe('It is the turn of Ben and Cleo. (1830-4.0e)');
});
