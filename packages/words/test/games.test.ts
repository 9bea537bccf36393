/** Whole random games, told in both languages side by side. */
import { eighteenHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import type { EighteenState } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';
import { eighteenTitles } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { offeredIn, type Words, wordsFor } from '../src/eighteen/index.ts';
import { languages } from '../src/index.ts';

const [english, german] = (await Promise.all(
  languages.map((language) =>
    wordsFor(
      language,
      eighteenTitles.map(({ id }) => id),
    ),
  ),
)) as [Words, Words];
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'];

/** The action with one of its fields as it was in another of its kind, or out of this world. */
function bent(action: object, other: object | undefined, turn: number): object {
  const fields = Object.keys(action).filter((field) => field !== 'type');
  const field = fields[turn % Math.max(1, fields.length)];
  if (field === undefined) return action;
  const value = (action as Record<string, unknown>)[field];
  const strange = typeof value === 'number' ? value + (turn % 7) - 3 : 'H12';
  return { ...action, [field]: (other as Record<string, unknown> | undefined)?.[field] ?? strange };
}

const tables = eighteenTitles.flatMap(({ id, players: { min, max }, load, presets }) =>
  [{}, ...Object.values(presets)].flatMap((options, variant) =>
    [min, max].map((count) => ({ id, count, load, options, variant })),
  ),
);

describe('a random game', () => {
  test.each(tables)('of $id with $count players is told without a gap ($options)', async (setting) => {
    const { count, load, options, variant } = setting;
    const { table, title } = await load();
    const setup = { players: NAMES.slice(0, count), seed: `words ${count} ${variant}`, options };
    const places = [...title.board.hexes.values()].map(({ facts }) => facts.name ?? '');
    const said: Record<'log' | 'refusals' | 'questions' | 'actions', Set<string>> = {
      log: new Set(),
      refusals: new Set(),
      questions: new Set(),
      actions: new Set(),
    };
    const wrong = new Set<string>();
    const say = (where: keyof typeof said, one: string, other: string): void => {
      said[where].add(one).add(other);
      if (one === other) wrong.add(`the same in both: ${one}`);
      if (/undefined|NaN|\[object|[{}]|\bscrap\b/.test(`${one} ${other}`))
        wrong.add(`a gap: ${one} / ${other}`);
      // No English in German, but for the names on the map and quoted codes.
      let bare = other.replace(/„.*?“/g, '');
      for (const name of places) if (name !== '') bare = bare.replaceAll(name, '');
      if (/\b(?:the|of|from|for|and|or|to|with|train|share|tile|pool|offer|offering|bank)\b/.test(bare))
        wrong.add(`English: ${other}`);
    };
    const nothing = { reason: 'nothing', rule: '', params: {} };
    const noReason = [english, german].map((words) => words.refusal(title, null, nothing));

    const tried = new Map<string, EighteenAction[]>();
    let before = table.setup(setup) as EighteenState;
    const ask = (state: EighteenState): void => {
      const task = state.agenda.at(-1);
      if (!task) return;
      for (const seat of table.waiting(state)) {
        const offered = offeredIn(table.choices(state, seat));
        const [one, other] = [english, german].map((words) =>
          words.question(title, state, task, seat, offered),
        ) as [string, string];
        say('questions', one, other);
        if (one === '' || other === '') wrong.add(`no question: ${task.kind}`);
      }
    };
    ask(before);
    const game = playWholeGame(table, before, randomPlayer(eighteenHabits(title), setup.seed), {
      seed: setup.seed,
      onState(state, index, { seat, action }) {
        const outcome = table.act(before, seat, action);
        if (isRefusal(outcome)) throw new Error(outcome.reason);
        const taken = action as EighteenAction;
        const [one, other] = [english, german].map((words) =>
          words.tell(title, before, outcome.events, seat),
        ) as [ReturnType<Words['tell']>, ReturnType<Words['tell']>];
        expect(one.length).toBe(other.length);
        for (const [at, line] of one.entries()) {
          const { text, ...rest } = other[at] as (typeof one)[number];
          expect(rest).toEqual({ ...line, text: undefined });
          if (line.heading !== 'turn') say('log', line.text, text);
          for (const company of line.companies) expect(title.companies.has(company)).toBe(true);
          for (const who of line.seats) expect(setup.players[who]).toBeDefined();
        }
        if (!one.some(({ heading }) => heading === undefined))
          say(
            'log',
            english.actionLine(title, before, seat, taken).text,
            german.actionLine(title, before, seat, taken).text,
          );
        say('actions', english.describe(title, before, taken), german.describe(title, before, taken));
        ask(state);

        // What was right once is mostly wrong now, and what was never right more so.
        const alike = tried.get(taken.type) ?? [];
        tried.set(taken.type, [...alike, taken]);
        const kinds = [...tried.values()];
        const kind = kinds[index % kinds.length] as EighteenAction[];
        const old = kind[(index * 7919) % kind.length] as EighteenAction;
        const ideas = [old, bent(old, kind[0], index), bent(taken, alike[0], index + 1)];
        for (const idea of ideas)
          for (const anybody of [seat, (seat + 1) % count, ...table.waiting(state)]) {
            const refusal = table.decide(state, anybody, idea);
            if (!isRefusal(refusal)) continue;
            const why = [english, german].map((words) => words.refusal(title, state, refusal));
            say('refusals', ...(why as [string, string]));
            if (why.some((text) => noReason.includes(text)))
              wrong.add(`no sentence: ${refusal.reason} ${JSON.stringify(refusal.params)}`);
          }
        before = state;
      },
    });
    expect(game.trouble).toBeUndefined();
    expect([...wrong]).toEqual([]);
    expect(said.log.size).toBeGreaterThan(200);
    expect(said.questions.size).toBeGreaterThan(15);
    expect(said.refusals.size).toBeGreaterThan(50);
    expect(said.actions.size).toBeGreaterThan(100);
    for (const line of said.log)
      if (!/^(?:Stock|Operating|Sale|Aktien|Betriebs|Verkauf)/.test(line)) expect(line).toMatch(/\.$/);
  });
});
