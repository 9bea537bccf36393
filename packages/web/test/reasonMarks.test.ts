/** Where the reasons of a hint are on the map, in both families. */
import type { EighteenState } from '@kursbuch/eighteen';
import { reasonPlaces as crayonPlaces } from '@kursbuch/screens/crayon/guide/reasonPlaces.ts';
import { reasonPlaces } from '@kursbuch/screens/eighteen/guide/reasonPlaces.ts';
import { marksOf } from '@kursbuch/screens/parts/map/reasonMarks.ts';
import { isRefusal } from '@kursbuch/table';
import { table, title } from '@kursbuch/titles/1830';
import { expect, test } from 'vitest';

const start = table.setup({ players: ['Anna', 'Ben', 'Chiara'], seed: 'marks', options: {} });
if (isRefusal(start)) throw new Error(start.reason);
const at: { title: typeof title; state: EighteenState } = { title, state: start };

test('a reason of 18xx is where something is built, where it says, or at the home of a company', () => {
  const lay = { type: 'layTile', hex: 'F22', tile: '57', rotation: 1 } as const;
  expect(reasonPlaces(at, lay, { kind: 'runGrows', company: 'B&M', from: 0, to: 50 })).toEqual(['F22']);
  expect(reasonPlaces(at, lay, { kind: 'stopsNearer', company: 'B&M', hex: 'E23' })).toEqual(['E23']);
  const pass = { type: 'pass' } as const;
  expect(reasonPlaces(at, pass, { kind: 'goodHome', company: 'PRR' })).toEqual(['H12']);
  // Money has no place, and what is built nowhere has none either.
  expect(
    reasonPlaces(at, pass, { kind: 'keepMoney', amount: 90, cash: 100, private: 'C&SL', price: 40 }),
  ).toEqual([]);
  expect(reasonPlaces(at, pass, { kind: 'ground', cost: 80 })).toEqual([]);
});

test('a reason of a crayon game is in the cities it names', () => {
  const orders = [
    { good: 'bier', city: 'essen', pays: 9 },
    { good: 'wein', city: 'bremen', pays: 33 },
  ];
  expect(crayonPlaces({ kind: 'plan', orders, pays: 42, cost: 0, turns: 3 })).toEqual(['essen', 'bremen']);
  expect(crayonPlaces({ kind: 'poorHand', rate: null })).toEqual([]);
});

test('a place has one mark with the numbers of all reasons that speak of it', () => {
  expect(marksOf([['F22'], [], ['F22', 'H12', 'H12']])).toEqual([
    { place: 'F22', numbers: [1, 3] },
    { place: 'H12', numbers: [3] },
  ]);
});
