/** What players know of 1853 alone. */
import { isRefusal } from '@kursbuch/table';
import { beforeAll, expect, test } from 'vitest';
import { table1830 } from '../../titles/1830/test/table1830.ts';
import { built, managed, P1, table1853 } from '../../titles/1853/test/table1853.ts';
import { layWorth } from '../src/eighteen/track.ts';
import { usualBut } from '../src/eighteen/weights.ts';
import { answering, loadedTitle } from './answers.ts';

let calm: Awaited<ReturnType<typeof answering>>;
let loaded: Awaited<ReturnType<typeof loadedTitle>>;
beforeAll(async () => {
  calm = await answering('1853', 'calm');
  loaded = await loadedTitle('1853');
});

/** Four Calm from the beginning, until somebody is asked something of this kind. */
function until(isThere: (kind: string, round: string) => boolean) {
  const { table } = loaded;
  const start = table.setup({ players: ['A', 'B', 'C', 'D'], seed: 'india', options: {} });
  if (isRefusal(start)) throw new Error(start.reason);
  let state = start;
  for (let step = 0; step < 400; step++) {
    if (isThere(state.agenda.at(-1)?.kind ?? '', state.round.kind)) return state;
    const [seat = 0] = table.waiting(state);
    const outcome = table.act(state, seat, calm({ state }, seat));
    if (isRefusal(outcome)) throw new Error(outcome.reason);
    state = outcome.state;
  }
  throw new Error('it never comes');
}

test('everybody sets a company of his own to work in the first stock round', () => {
  const state = until((_kind, round) => round === 'operating');
  const working = Object.values(state.companies).filter(({ floated }) => floated);
  expect(working.length).toBeGreaterThanOrEqual(3);
});

test('the smallest bond will do, and the elephant is not for sale', () => {
  const state = until((kind) => kind === 'bonds');
  expect(calm({ state }, 0)).toEqual({ type: 'writeBond', amount: 60 });
  const elephant = until((kind) => kind === 'elephant');
  expect(calm({ state: elephant }, elephant.priority)).toEqual({ type: 'pass' });
});

test('somebody who plans pledges a little more to choose first, and takes the best company for it', async () => {
  const steady = await answering('1853', 'steady');
  const state = until((kind) => kind === 'bonds');
  expect(steady({ state }, 0)).toEqual({ type: 'writeBond', amount: 80 });
  const first = until((kind) => kind === 'contracts');
  const choice = { type: 'writeCity', company: 'NWR' };
  expect(steady({ state: first }, first.priority)).toMatchObject(choice);
  expect(calm({ state: first }, first.priority)).toMatchObject({ type: 'writeCity' });
});

test('a manager takes a train on credit that earns something, and none that does not', async () => {
  const steady = await answering('1853', 'steady');
  const table = () => managed(table1853(), 'SIR', P1, { cash: 0 });
  const line = built(built(table(), 'T16', '115', 'S17'), 'S17', '4', 'T16', 'R18');
  expect(steady(line.atStep('SIR', 'trains'), P1)).toMatchObject({ type: 'buyOnCredit' });
  expect(steady(table().atStep('SIR', 'trains'), P1)?.type).not.toBe('buyOnCredit');
});

test('a coin in a treasury may count less than usual', async () => {
  const { title } = await loadedTitle('1830');
  const { state } = table1830().company('PRR', 0).atStep('PRR', 'track');
  const hill = { type: 'layTile', hex: 'F16', tile: '57', rotation: 0 } as const;
  expect(layWorth(title, state, 'PRR', hill, usualBut({ coin: 0.02 }))).toBeGreaterThan(
    layWorth(title, state, 'PRR', hill),
  );
});
