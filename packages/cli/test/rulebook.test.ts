import { citedRules } from '@kursbuch/table';
import { titles } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { ruleText } from '../src/rulebook.ts';

describe('the text of a rule', () => {
  test('is found by its number', () => {
    expect(ruleText('1830', '1830-6.0c')).toMatch(/^All privates must be sold/);
    expect(ruleText('1830', '1830-99.9z')).toBeUndefined();
    expect(ruleText('1899', '1899-1.0a')).toBeUndefined();
  });

  test.each(titles)(
    'is there for every reason of $id, in English where German has none',
    async ({ id, load }) => {
      const { game } = await load();
      for (const language of ['en', 'de'] as const)
        expect(citedRules(game.rules).filter((rule) => !ruleText(id, rule, language))).toEqual([]);
    },
  );
});
