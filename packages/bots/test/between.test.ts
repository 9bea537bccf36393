/** Players between two others: noise in judgement, never just anything, and the same answer to the same question. */
import type { Action, Bot, TableState } from '@kursbuch/table';
import { stepsOf } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { between } from '../src/between.ts';
import { seemsToPay } from '../src/crayon/misjudging.ts';

const saying = (type: string): Bot<TableState, Action> => ({
  choose: () => ({ type }),
  advise: () => ({ action: { type }, reasons: [{ kind: type }], compared: [] }),
});

describe('between two players', () => {
  const view = {} as TableState;
  const asked = (part: number, seed: string) =>
    between(saying('simple'), saying('better'), part).choose(view, [], seed, stepsOf(1))?.type;

  test('the part it thinks over is drawn by the seed, and the rest is the simpler one’s', () => {
    const answers = Array.from({ length: 1000 }, (_, one) => asked(0.7, `decision ${one}`));
    const better = answers.filter((answer) => answer === 'better').length;
    expect(better).toBeGreaterThan(650);
    expect(better).toBeLessThan(750);
    expect(answers.filter((answer) => answer === 'simple').length).toBe(1000 - better);
    expect(asked(0, 'any')).toBe('simple');
    expect(asked(1, 'any')).toBe('better');
  });

  test('the same question has the same answer, and its reasons are those of whoever thought it over', () => {
    const one = between(saying('simple'), saying('better'), 0.5);
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const action = one.choose(view, [], seed, stepsOf(1));
      expect(one.choose(view, [], seed, stepsOf(1))).toEqual(action);
      expect(one.advise?.(view, [], seed, stepsOf(1))).toMatchObject({
        action,
        reasons: [{ kind: action?.type }],
      });
    }
  });
});

describe('orders that are misjudged', () => {
  const errand = (card: string) => ({ card, order: { good: 'bier', city: 'gent', pays: 10 } });
  const table = { players: ['Anna', 'Orient'] };

  test('seem better or worse by no more than the spread, each seat by its own lights', () => {
    const cards = Array.from({ length: 200 }, (_, one) => `C${one}`);
    const parts = cards.map((card) => seemsToPay(0.5, table, 1, errand(card)));
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0.5);
    expect(Math.max(...parts)).toBeLessThanOrEqual(1.5);
    expect(parts.filter((part) => part > 1).length).toBeGreaterThan(70);
    expect(parts.filter((part) => part < 1).length).toBeGreaterThan(70);
    expect(cards.map((card) => seemsToPay(0.5, table, 0, errand(card)))).not.toEqual(parts);
  });

  test('seem the same for a whole game, and to somebody without noise what they are', () => {
    expect(seemsToPay(0.5, table, 1, errand('C1'))).toBe(seemsToPay(0.5, table, 1, errand('C1')));
    expect(seemsToPay(0, table, 1, errand('C1'))).toBe(1);
  });
});
