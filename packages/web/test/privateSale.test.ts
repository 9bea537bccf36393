/** What stands above and in the list while privates are sold: what is for sale, and what may be done about it. */

import type { EighteenAction, EighteenEvent, EighteenState, EighteenTable } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { eighteenNamed } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import type { Branch } from './told/page.ts';
import { allOf, drawn, textOf } from './told/read.ts';
import { screenOf } from './told/screen.ts';

type Chosen = (actions: readonly EighteenAction[], state: EighteenState) => EighteenAction | undefined;

/** The list of a sale after all that `choose` takes, as whoever is asked then sees it, and its head as everybody does. */
async function saleOf(id: string, count: number, choose: Chosen) {
  const loaded = await eighteenNamed(id)?.load();
  if (!loaded) throw new Error(`no title ${id}`);
  const table: EighteenTable = loaded.table;
  const players = ['Anna', 'Ben', 'Chiara', 'David'].slice(0, count);
  let state = table.setup({ players, seed: 'sale', options: {} });
  for (;;) {
    if (isRefusal(state)) throw new Error(state.reason);
    const [seat = 0] = table.waiting(state);
    const choices = table
      .choices(state, seat)
      .flatMap((one) => (one.type === 'many' ? one.list() : one.action));
    const action = choose(choices, state);
    if (!action) break;
    const done = table.act(state, seat, action);
    if (isRefusal(done)) throw new Error(done.reason);
    state = done.state;
  }
  const screen = await screenOf<EighteenState, EighteenAction, EighteenEvent>(id);
  const headOf = (root: Branch): string => textOf(allOf(root, 'header')[0]);
  const heads = new Set<string>();
  for (const seat of state.players.keys()) {
    const { stages, game } = await screen.open(table, state, seat);
    for (const { id: part, Body } of stages) if (part === 'round') heads.add(drawn(Body, {}, headOf));
    game.close();
  }
  const shown = await screen.open(table, state, table.waiting(state)[0] ?? 0);
  const stage = shown.stages.find((one) => one.id === 'round');
  if (!stage) throw new Error('no round');
  const told = drawn(stage.Body, {}, (root) => ({
    heads,
    head: headOf(root),
    names: allOf(root, 'tbody').flatMap((body) => allOf(body, 'b').map(textOf)),
    prices: new Map(
      allOf(root, 'tr').map((row) => {
        const [name, price] = [allOf(row, 'th')[0], allOf(row, 'td')[0]].map((cell) => textOf(cell).trim());
        return [/P\d/.exec(name ?? '')?.[0], price];
      }),
    ),
  }));
  shown.game.close();
  return told;
}

const first =
  (type: EighteenAction['type']): Chosen =>
  (actions) =>
    actions.find((action) => action.type === type);

test('1889-SETUP-5 privates that take no part are not in the list', async () => {
  const { head, names } = await saleOf('1889', 3, () => undefined);
  expect(head).toContain('6 privates for sale');
  expect(names).toContain('South Iyo Railway');
  expect(names).not.toContain('Uno-Takamatsu Ferry');
});

test('of two that are left the other one is bid for, of one nothing more is said', async () => {
  const left = (count: number) =>
    saleOf('1830', 4, (actions, state) =>
      Object.values(state.privates).filter(({ owner }) => owner === 'bank').length > count
        ? first('buyPrivate')(actions, state)
        : undefined,
    );
  expect((await left(3)).head).toContain('The others are bid for');
  expect((await left(2)).head).toContain('The other is bid for');
  expect((await left(1)).head).toContain('It is the last one.');
});

test('1848-IV-6 where no price can be lowered any more nobody is told to', async () => {
  expect((await saleOf('1848', 3, () => undefined)).head).toContain('or make one £5 cheaper');
  const { head, heads } = await saleOf('1848', 3, first('lowerPrice' as EighteenAction['type']));
  expect(head).toContain('Buy any of them.');
  expect([...heads]).toEqual([head]);
  // One that is bought for less has that price in the list from then on.
  const bought = await saleOf('1848', 3, (actions, state) =>
    Object.values(state.privates).some(({ owner }) => owner !== 'bank')
      ? undefined
      : (first('lowerPrice' as EighteenAction['type'])(actions, state) ??
        actions.find((action) => action.type === 'buyPrivate' && action.private === 'P4')),
  );
  expect(bought.prices.get('P4')).toBe('140');
});
