/** Why a player did something, told to somebody else: its reasons, and none of its secrets. */
import { type CrayonState, type CrayonTitle, known, type LoadedCrayon } from '@kursbuch/crayon';
import {
  type Action,
  type Advice,
  isRefusal,
  type LoadedTitle,
  type Seat,
  seedFrom,
  stepsOf,
  type Table,
  type TableState,
} from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { explained, type PlayerName, playersOf, playWholeGame } from '../src/index.ts';

interface Told {
  readonly before: TableState;
  readonly seat: Seat;
  readonly action: Action;
  readonly advice: Advice | undefined;
}

/** The first actions of a game of players of one strength, each explained to whoever sits one seat further on. */
async function told(id: string, name: PlayerName, limit: number): Promise<readonly Told[]> {
  const loaded = (await titleNamed(id)?.load()) as LoadedTitle;
  const table = loaded.table as unknown as Table<TableState, Action, never>;
  const players = await playersOf(loaded);
  const player = players.find((one) => one.name === name);
  const seed = 'why';
  const start = table.setup({ players: ['A', 'B', 'C'], seed, options: {} });
  if (isRefusal(start) || !player) throw new Error('no table');
  const all: Told[] = [];
  let before: TableState = start;
  playWholeGame(
    table,
    start,
    start.players.map((_, seat) => player.sit(seat)),
    {
      seed,
      limit,
      budget: () => stepsOf(player.steps),
      onState(state, index, { seat, action }) {
        const view = table.view(before, [(seat + 1) % before.players.length]);
        const chance = seedFrom(`${seed} bot ${seat} ${index}`);
        const advice = explained(players, table, { player: name, seat, view, seed: chance, action });
        all.push({ before, seat, action, advice });
        before = state;
      },
    },
  );
  return all;
}

describe('why a player did it', () => {
  test.each(['lively', 'steady'] as const)(
    'is told of every action of %s where nothing is hidden, and is about that action',
    async (name) => {
      for (const { action, advice } of await told('1830', name, 90)) {
        expect(advice?.action).toEqual(action);
        expect(advice?.reasons.length).toBeGreaterThan(0);
      }
    },
  );

  test('speaks of no order that only the player holds, but of those it delivers and of its trains', async () => {
    const loaded = (await titleNamed('benelux')?.load()) as LoadedCrayon;
    const { title } = loaded;
    const all = await told('benelux', 'steady', 120);
    for (const { before, seat, action, advice } of all) {
      const spoken = JSON.stringify(advice ?? {});
      for (const order of held(title, before as CrayonState, seat, action))
        expect(spoken).not.toContain(JSON.stringify(order));
    }
    const kinds = all.flatMap(({ advice }) => advice?.reasons.map(({ kind }) => kind) ?? []);
    expect(kinds).toContain('paidNow');
    expect(kinds).toContain('betterTrain');
  });

  /** The orders on the cards of a hand, but the card that is served. */
  function held(title: CrayonTitle, state: CrayonState, seat: Seat, action: Action) {
    const { cards = [] } = (state.secrets[seat] ?? {}) as { readonly cards?: readonly string[] };
    const served = action.type === 'deliver' ? (action as { readonly card?: string }).card : undefined;
    return cards.filter((card) => card !== served).flatMap((card) => known(title.orders, card).orders);
  }
});
