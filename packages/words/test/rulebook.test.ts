import { readFileSync } from 'node:fs';
import { citedRules } from '@kursbuch/table';
import { titles } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { forPlayers, readRules } from '../src/index.ts';

const inventory = (title: string) =>
  readRules(readFileSync(new URL(`../../../docs/rules/${title}.md`, import.meta.url), 'utf8'));

describe('the rules of an inventory', () => {
  test('are its rows with numbers, under their chapters', () => {
    const rules = readRules(
      [
        '# 1830: rule inventory',
        '',
        '## 4.0 Stock rounds',
        '',
        '| id | rule | what a test shows |',
        '|---|---|---|',
        '| 1830-4.0a | One certificate a turn. | refuse |',
        '',
        '## Rulings',
        '',
        '| id | where | RECOMMENDED ruling |',
        '|---|---|---|',
        '| R07 | 10.0 | **60%** of a\\|b. |',
        '| R-36 | 10.0 | Sell first. |',
        '| X01 | 10.0 | No rule. |',
      ].join('\n'),
    );
    expect(rules).toEqual([
      { id: '1830-4.0a', chapter: '4.0 Stock rounds', text: 'One certificate a turn.' },
      { id: '1830-R07', chapter: 'Rulings', text: '60% of a|b.' },
      { id: '1830-R-36', chapter: 'Rulings', text: 'Sell first.' },
    ]);
  });

  test('are told to players without the numbers of rulings', () => {
    expect(forPlayers('Once per round (R61).')).toBe('Once per round.');
    expect(forPlayers('Bought again (R-09, R-39).')).toBe('Bought again.');
    expect(forPlayers('May be its end (R41, 19.0k).')).toBe('May be its end (19.0k).');
    expect(forPlayers('Brings 10% QR (printed "QG", R-07), closes.')).toBe(
      'Brings 10% QR (printed "QG"), closes.',
    );
    expect(forPlayers('It waits there (BR14).')).toBe('It waits there.');
    expect(forPlayers('A gauge change (R-47: three regions).')).toBe('A gauge change (three regions).');
  });

  test('may be numbered by a short form of the title', () => {
    const rules = readRules(
      '# Benelux\n## Goal\n| BEN-GOAL-1 | 250 M. |\n## Rulings\n| BR07 | start | No effect. |',
    );
    expect(rules.map(({ id }) => id)).toEqual(['BEN-GOAL-1', 'BEN-BR07']);
  });

  test('may have two columns and Roman chapters', () => {
    const rules = readRules('# 1848 Australien\n## V. Privatbahnen\n| 1848-V-2 | Keine Züge. |');
    expect(rules).toEqual([{ id: '1848-V-2', chapter: 'V. Privatbahnen', text: 'Keine Züge.' }]);
  });

  test.each(titles)('of $id hold every rule behind a reason, once', async ({ id, load }) => {
    const { game } = await load();
    const ids = inventory(id).map((rule) => rule.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(citedRules(game.rules).filter((rule) => !ids.includes(rule))).toEqual([]);
    expect(inventory(id).filter(({ text, chapter }) => text === '' || chapter === '')).toEqual([]);
  });
});
