/** Nobody learns a hand, a purse or the deck: the laws of views on random games. */
import { type Chance, chanceFrom, draw, isRefusal } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { actionsOf, lawsOf } from '../../../table/test/laws.ts';
import { table } from '../index.ts';

const laws = lawsOf(table);
const GAMES = Number(process.env.RUNS ?? 2);
const STEPS = 150;

describe('BEN-START-8: what is hidden stays hidden', () => {
  for (const players of [2, 3])
    test(`every eye keeps up with what it sees, at ${players} players`, () => {
      for (let game = 0; game < GAMES; game++) {
        let chance: Chance = chanceFrom(`laws ${players} ${game}`);
        const below = (count: number): number => {
          let value: number;
          [value, chance] = draw(chance, count);
          return value;
        };
        const start = table.setup({
          players: ['Anna', 'Ben', 'Chiara'].slice(0, players),
          seed: `laws ${game}`,
          options: {},
        });
        if (isRefusal(start)) throw new Error(start.reason);
        let state = start;
        for (let step = 0; step < STEPS && !state.result; step++) {
          const waiting = table.waiting(state);
          const seat = waiting[below(waiting.length)] ?? 0;
          for (const one of state.players.keys()) laws.offers(state, one);
          laws.narrows(state);
          const actions = actionsOf(table.choices(state, seat));
          const action = actions[below(actions.length)];
          if (!action) continue;
          laws.answers(state, seat, action);
          const outcome = table.act(state, seat, action);
          if (isRefusal(outcome)) throw new Error(`${JSON.stringify(action)}: ${outcome.reason}`);
          laws.seen(state, outcome.events);
          state = outcome.state;
        }
        expect(state.round).toBeGreaterThan(0);
      }
    });
});
