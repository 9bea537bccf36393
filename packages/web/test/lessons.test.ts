/** Every lesson of every title, held against the engine. */
import { globSync, readFileSync } from 'node:fs';
import { titles } from '@kursbuch/titles';
import type { Lesson, Step } from '@kursbuch/titles/src/lessons/lesson.ts';
import { readRules } from '@kursbuch/words';
import { describe, expect, test } from 'vitest';
import { faultsIn, spokenOf } from './lessons.ts';

const taught = titles.filter((entry) => entry.lessons);

function rulesOf(title: string): ReadonlySet<string> {
  const [file] = globSync(`docs/rules/${title}.md`);
  return new Set(readRules(readFileSync(file ?? '', 'utf8')).map(({ id }) => id));
}

async function termsOf(title: string): Promise<ReadonlySet<string>> {
  const { termRules } = await import(`../../titles/${title}/screen/termRules.ts`);
  return new Set(Object.keys(termRules));
}

describe.each(taught.map((entry) => [entry.id, entry] as const))('lessons of %s', async (id, entry) => {
  const own = await entry.lessons?.();
  const lessons = own?.lessons ?? [];
  const rules = rulesOf(id);
  const terms = await termsOf(id);

  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: its positions are legal, every answer plays, the right one is proved, and all of it is said',
    async (_, lesson) => {
      if (!own) throw new Error('no lessons');
      expect(await faultsIn(entry, lesson, own, await spokenOf(entry), rules, terms)).toEqual([]);
    },
  );

  test('no two have one name, and no two teach one term', () => {
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
    const taughtTerms = lessons.flatMap((lesson) => lesson.terms ?? []);
    expect(new Set(taughtTerms).size).toBe(taughtTerms.length);
  });

  test('a wrong answer that is called right is found, and so is an answer that does not play', async () => {
    const [lesson] = lessons;
    if (!lesson || !own) throw new Error('no lessons');
    const { steps } = await lesson.load();
    const planted = (change: (step: Step) => Step): Lesson => ({
      ...lesson,
      load: async () => ({ steps: steps.map(change) }),
    });
    const spoken = await spokenOf(entry);
    const wrong = planted((step) => ({
      ...step,
      right: step.answers.find((answer) => answer.id !== step.right)?.id ?? '',
    }));
    const faults = await faultsIn(entry, wrong, own, spoken, rules, terms);
    for (const { id: step } of steps)
      expect(faults).toContainEqual(expect.stringMatching(`${step}: .*leads .* by -?\\d+, not by`));
    const illegal = planted((step) => ({
      ...step,
      answers: step.answers.map((answer) => ({ ...answer, does: [{ type: 'nothing' }] })),
    }));
    expect(await faultsIn(entry, illegal, own, spoken, rules, terms)).toContainEqual(
      expect.stringContaining('is refused'),
    );
  });
});
