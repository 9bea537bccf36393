import { isDeepStrictEqual } from 'node:util';
import { eighteenHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import type { EighteenAction, EighteenState, EighteenTable } from '@kursbuch/eighteen';
import { type Choice, isRefusal } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { distinctLays, type Entry, menuOf } from '../src/eighteen/menu.ts';
import { situation } from '../src/eighteen/situation.ts';
import { speechFor } from '../src/eighteen/speech.ts';

const [first] = eighteenTitles as [(typeof eighteenTitles)[number]];
const PLAYERS = ['Anna', 'Ben', 'Cleo', 'Dora'];
/** How often the same kinds of choice at the same task are looked at in one game: the best runs take their time. */
const LOOKS = 3;

type Lay = Extract<EighteenAction, { type: 'layTile' }>;

/** Can this action be taken from the menu? */
function offers(entries: readonly Entry[], action: EighteenAction): boolean {
  return entries.some((entry) => {
    if (entry.type === 'action') return isDeepStrictEqual(entry.action, action);
    if (entry.type === 'lays') return entry.lays.some((lay) => isDeepStrictEqual(lay, action));
    // One share goes without a number.
    return [1, ...Object.values(action)].some(
      (value) =>
        typeof value === 'number' && entry.allows(value) && isDeepStrictEqual(entry.action(value), action),
    );
  });
}

/** The actions that must be found for a choice: the ends of a range, every one of a list, of turned tiles one. */
function actionsOf(
  title: Parameters<typeof distinctLays>[0],
  choice: Choice<EighteenAction>,
): readonly EighteenAction[] {
  if (choice.type === 'one') return [choice.action];
  if (choice.type === 'range')
    return [choice.min, choice.max].map(
      (value) => ({ ...choice.action, [choice.field]: value }) as EighteenAction,
    );
  const all = choice.list();
  const lays = all.filter((action): action is Lay => action.type === 'layTile');
  // The menu looks for better runs than the first ones found.
  return [
    ...distinctLays(title, lays),
    ...all.filter(({ type }) => type !== 'layTile' && type !== 'runTrains'),
  ];
}

describe('the menu lists every choice', () => {
  const tables = eighteenTitles.flatMap(({ id, load, presets }) =>
    [{}, ...Object.values(presets)].map((options) => ({ id, load, options })),
  );
  test.each(tables)('of random games of $id ($options)', async ({ id, load, options }) => {
    const spoken = [await speechFor('en', id), await speechFor('de', id)];
    const loaded = await load();
    const { table, title } = loaded;
    const habits = await eighteenHabits(loaded);
    const missing: string[] = [];
    const groups = new Set<string>();
    for (let game = 0; game < 3; game++) {
      const seed = `menu ${game}`;
      const looked = new Map<string, number>();
      const start = table.setup({ players: PLAYERS.slice(0, 3 + (game % 2)), seed, options });
      if (isRefusal(start)) throw new Error(start.reason);
      const look = (state: EighteenState) => {
        for (const seat of table.waiting(state)) {
          const choices = table.choices(state, seat);
          const kinds = [
            ...new Set(choices.map((one) => (one.type === 'many' ? one.kind : one.action.type))),
          ];
          const key = [state.agenda.at(-1)?.kind, ...kinds].join(' ');
          const times = looked.get(key) ?? 0;
          if (times >= LOOKS) continue;
          looked.set(key, times + 1);
          for (const one of spoken) {
            const { question, who, means, pass } = situation(one, loaded, state, seat);
            expect([question, who, means, pass]).not.toContain('');
            expect([question, who, means].join(' ')).not.toMatch(/undefined|NaN|null/);
          }
          // The labels of one language in this game, of the other in the next: the best runs take their time.
          const heard = spoken[game % 2] as (typeof spoken)[number];
          const menu = menuOf(heard, loaded, state, seat, 'pass', [seat]);
          const entries = menu.flatMap((group) => group.entries);
          for (const { heading } of menu) groups.add(heading);
          for (const { label } of entries) expect(label).not.toMatch(/undefined|NaN|\[object/);
          for (const choice of choices) {
            for (const action of actionsOf(title, choice))
              if (!offers(entries, action)) missing.push(`${key}: ${JSON.stringify(action)}`);
            const runs = choice.type === 'many' && choice.kind === 'runTrains' && choice.list().length > 0;
            if (runs && !entries.some((one) => one.type === 'action' && one.action.type === 'runTrains'))
              missing.push(`${key}: runs`);
          }
        }
      };
      look(start);
      playWholeGame(table, start, randomPlayer(habits, seed), { seed, onState: look });
    }
    expect(missing).toEqual([]);
    // Everything there is today has a heading that says what it is.
    expect([...groups]).not.toContain('Other');
    expect([...groups]).not.toContain('Anderes');
    expect(groups.size).toBeGreaterThan(8);
  });

  test('even of a kind nobody has heard of', async () => {
    const { table, title } = await first.load();
    const speech = await speechFor('en', first.id);
    const state = table.setup({ players: PLAYERS, seed: 'x', options: {} }) as EighteenState;
    const strange: readonly Choice<EighteenAction>[] = [
      { type: 'one', action: { type: 'juggle', balls: 3 } as unknown as EighteenAction },
      {
        type: 'range',
        action: { type: 'leap' } as unknown as EighteenAction,
        field: 'height',
        min: 1,
        max: 5,
        step: 1,
      },
      { type: 'one', action: { type: 'pass' } },
    ];
    const odd: EighteenTable = { ...table, choices: () => strange };
    const menu = menuOf(speech, { table: odd, title }, state, 0, 'pass', [0]);
    expect(menu.map(({ heading, entries }) => [heading, entries.map(({ label }) => label)])).toEqual([
      ['Other', ['juggle balls 3', 'leap: 1..5']],
      ['', ['pass']],
    ]);
  });
});
