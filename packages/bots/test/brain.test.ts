/** One brain answers whoever asks: the same question has the same answer, and it is one of the choices. */
import { isOffered, isRefusal, type Seat, stepsOf, type Table, type TableState } from '@kursbuch/table';
import { titles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { ADVISER, type Brain, brainOf, playersOf, playWholeGame } from '../src/index.ts';

const ACTIONS = 80;
/** So many of the questions are asked again. */
const AGAIN = 20;

test.each(titles)(
  '$id: what is advised depends on what the seat sees alone, and can be done as it is said',
  async ({ load }) => {
    const loaded = await load();
    const table = loaded.table as unknown as Table<
      TableState,
      { readonly type: string },
      { readonly type: string }
    >;
    const [brain, another] = await Promise.all([brainOf(loaded), brainOf(loaded)]);
    const player = (await playersOf(loaded)).find(({ name }) => name === ADVISER);
    const start = table.setup({ players: ['A', 'B', 'C'], seed: 'brain', options: {} });
    if (isRefusal(start) || !player) throw new Error('no table');
    const asked: [TableState, Seat][] = [];
    const follow = (brain: Brain, seat: Seat) => ({
      choose(view: TableState) {
        const advice = brain.advise(view, seat);
        if (advice) {
          asked.push([view, seat]);
          expect(isOffered(table.choices(view, seat), advice.action)).toBe(true);
          expect(advice.reasons.length).toBeGreaterThan(0);
        }
        return advice?.action;
      },
    });
    const bots = start.players.map((_, seat) => follow(brain, seat));
    const { actions, trouble } = playWholeGame(table, start, bots, { seed: 'brain', limit: ACTIONS });
    expect([actions.length, trouble]).toEqual([ACTIONS, `no end after ${ACTIONS} actions`]);
    // Asked in another order, by somebody else, with what was seen as it comes over a wire.
    for (const [view, seat] of asked.toReversed().slice(0, AGAIN)) {
      const copy = JSON.parse(JSON.stringify(view)) as TableState;
      const advice = another.advise(copy, seat);
      expect(advice).toEqual(brain.advise(view, seat));
      const chosen = player
        .sit(seat)
        .choose(view, table.choices(view, seat), 'advice', stepsOf(player.steps));
      expect(advice?.action).toEqual(chosen);
    }
  },
);
