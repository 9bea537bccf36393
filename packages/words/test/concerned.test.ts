/** A line of the log is about everybody and every company it names: whoever looks for a name finds it. */

import type { CrayonState } from '@kursbuch/crayon';
import { isRefusal, type Refusal, type TableState } from '@kursbuch/table';
import { crayonVoices, eighteenVoices } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { title as title1830 } from '../../titles/1830/rules/index.ts';
import { table1830 } from '../../titles/1830/test/table1830.ts';
import { table as table48, title as title1848 } from '../../titles/1848/rules/index.ts';
import { table as table53, title as title1853 } from '../../titles/1853/rules/index.ts';
import { table as table54, title as title1854 } from '../../titles/1854/rules/index.ts';
import { title as benelux, table as tableBenelux } from '../../titles/benelux/rules/index.ts';
import { wordsFor as crayonWords } from '../src/crayon/index.ts';
import { wordsFor } from '../src/eighteen/index.ts';

const english = await wordsFor('en', eighteenVoices('1830', '1848', '1853', '1854'));
const german = await wordsFor('de', eighteenVoices('1830', '1848', '1853', '1854'));
const players = ['Anna', 'Ben', 'Chiara'];
const setup = { players, seed: 'concerned', options: { drawSeats: false } };

function startOf<S extends TableState>(state: S | Refusal): S {
  if (isRefusal(state)) throw new Error(state.reason);
  return state;
}

describe('a line is about whom it names', () => {
  test('who lowers the price of a private', () => {
    const state = startOf(table48.setup(setup));
    const outcome = table48.act(state, 0, { type: 'lowerPrice', private: 'P3' });
    if (isRefusal(outcome)) throw new Error(outcome.reason);
    const [line] = english.tell(title1848, state, outcome.events, 0);
    expect(line?.text).toMatch(/^Anna lowers/);
    expect(line?.seats).toEqual([0]);
  });

  test('whoever has written a bond, when all are opened', () => {
    let state = startOf(table53.setup({ players, seed: 'concerned', options: {} }));
    let told: readonly { readonly text: string; readonly seats: readonly number[] }[] = [];
    for (const seat of [0, 1, 2]) {
      const outcome = table53.act(state, seat, { type: 'writeBond', amount: 100 });
      if (isRefusal(outcome)) throw new Error(outcome.reason);
      told = english.tell(title1853, state, outcome.events, seat);
      state = outcome.state;
    }
    const bonds = told.find(({ text }) => text.startsWith('The bonds'));
    expect(bonds?.seats.toSorted()).toEqual([0, 1, 2]);
  });

  test('local railways whose merger somebody proposes', () => {
    const state = startOf(table54.setup(setup));
    const line = english.actionLine(title1854, state, 0, { type: 'proposeMerger', one: 'L3', other: 'L4' });
    expect(line.companies).toEqual(['L3', 'L4']);
  });

  test('both sides of an offer that is declined', async () => {
    const words = await crayonWords('en', crayonVoices('benelux'));
    const empty = startOf(tableBenelux.setup(setup));
    const terms = { type: 'supply', carrier: 1, good: 'kaffee', city: 'gent' } as const;
    const state: CrayonState = { ...empty, offers: [{ id: 0, from: 1, to: 0, terms, laid: 0 }] };
    const [line] = words.tell(benelux, state, [{ type: 'offerGone', id: 0, how: 'declined' }]);
    expect(line?.seats.toSorted()).toEqual([0, 1]);
  });
});

test('a company that is sold out where both prices are the same does not rise', () => {
  const { state } = table1830({ players: 3 }).par('NYC', 67).stockRound();
  const { cell } = state.markers.NYC ?? { cell: '' };
  const moved = { type: 'markerMoved', company: 'NYC', cell, why: 'soldOut' } as const;
  const texts = [english, german].map((words) => words.tell(title1830, state, [moved])[0]?.text);
  expect(texts).toEqual([
    'NYC is sold out: its marker moves up, and its price stays $67.',
    'NYC ist ausverkauft: Der Kursmarker rückt auf, der Kurs bleibt bei 67\u00a0$.',
  ]);
});
