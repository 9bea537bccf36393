import { expect, test } from 'vitest';
import { Dice } from '../src/dice.ts';
import { anyStrides, climbed, strode, surenessOf } from '../src/eighteen/climbing.ts';
import { USUAL, WEIGHT_NAMES, weightsOf } from '../src/eighteen/weights.ts';

/** Games in which more of one thing and less of another wins, beside much chance. */
const games = Array.from({ length: 300 }, (_, game) => {
  const dice = new Dice(`climb ${game}`);
  const strides = anyStrides(dice);
  const chance = (dice.below(2001) - 1000) / 10_000;
  return { strides, gain: 0.03 * strides.keeping - 0.02 * strides.office + chance };
});

test('strides that went with winning are found among all the others', () => {
  const sureness = surenessOf(games);
  expect(sureness.keeping).toBeGreaterThan(4);
  expect(sureness.office).toBeLessThan(-3);
  const others = WEIGHT_NAMES.filter((name) => name !== 'keeping' && name !== 'office');
  for (const name of others) expect(Math.abs(sureness[name]), name).toBeLessThan(4);
});

test('the weights go where it was better, and no farther than a stride and a half', () => {
  const found = climbed(USUAL, games);
  expect(found.keeping).toBeCloseTo(USUAL.keeping * Math.exp(0.3 * 1.5));
  expect(found.office).toBeLessThan(USUAL.office);
  expect(climbed(found, games).keeping).toBeGreaterThan(found.keeping);
});

test('a stride up and the same stride down lead back', () => {
  const strides = anyStrides(new Dice('there and back'));
  const back = strode(strode(USUAL, strides), strides, -1);
  for (const name of WEIGHT_NAMES) expect(back[name], name).toBeCloseTo(USUAL[name]);
  expect(strode(USUAL, strides)).not.toEqual(USUAL);
});

test('games that all come out alike move nothing', () => {
  const alike = games.map(({ strides }) => ({ strides, gain: 0.1 }));
  const found = climbed(USUAL, alike);
  for (const name of WEIGHT_NAMES) expect(found[name], name).toBeCloseTo(USUAL[name]);
});

test('whoever has no weights of its own judges by the usual ones', () => {
  expect(weightsOf({})).toBe(USUAL);
  const weights = { ...USUAL, office: 2 };
  expect(weightsOf({ weights })).toBe(weights);
});
