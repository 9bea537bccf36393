/** The laws of views (see the table's `laws.ts`) over whole random games of every title. */
import { isRefusal, type Seat, type Setup } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionsOf, lawsOf } from '../../table/test/laws.ts';
import { Dice, eighteenHabits, playWholeGame, randomPlayer } from '../src/index.ts';

const PLAYERS = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'];

/** The usual game, and everything hidden that can be. */
const tables = eighteenTitles.flatMap((entry) => [
  { id: entry.id, name: 'as usual', options: {} },
  ...('closedCash' in entry.options ? [{ id: entry.id, name: 'closed', options: { closedCash: true } }] : []),
]);

/** A game, whole or so many actions of it, every step with the state before it. */
async function stepsOf(id: string, seed: string, players: number, options: Setup['options'], limit?: number) {
  const entry = eighteenTitles.find((one) => one.id === id) as (typeof eighteenTitles)[number];
  const loaded = await entry.load();
  const { table } = loaded;
  const start = table.setup({ players: PLAYERS.slice(0, players), seed, options });
  if (isRefusal(start)) throw new Error(start.reason);
  const states = [start];
  const { actions, state } = playWholeGame(table, start, randomPlayer(await eighteenHabits(loaded), seed), {
    seed,
    ...(limit === undefined ? {} : { limit }),
    onState: (after) => states.push(after),
  });
  return { table, states, actions, end: state };
}

/** Tables of any size with any of the presets, purses closed or open, and so many actions. */
const beginnings = (entry: (typeof eighteenTitles)[number]) =>
  fc.record({
    preset: fc.constantFrom({}, ...Object.values(entry.presets)),
    closed: 'closedCash' in entry.options ? fc.boolean() : fc.constant(false),
    players: fc.integer(entry.players),
    seed: fc.string({ minLength: 1, maxLength: 6 }),
    length: fc.integer({ min: 60, max: 150 }),
  });

test.each(eighteenTitles)('$id: any table keeps the laws of views while a game begins', async (entry) => {
  await fc.assert(
    fc.asyncProperty(beginnings(entry), async ({ preset, closed, players, seed, length }) => {
      const options = closed ? { ...preset, closedCash: true } : preset;
      const { table, states, actions, end } = await stepsOf(entry.id, seed, players, options, length);
      const laws = lawsOf(table, 'bankBroke');
      for (const [index, { seat, action }] of actions.entries()) {
        const state = states[index] as typeof end;
        const outcome = table.act(state, seat, action);
        if (isRefusal(outcome)) throw new Error(outcome.reason);
        laws.seen(state, outcome.events);
        laws.answers(state, seat, action);
      }
      laws.narrows(end);
      expect(end.result !== null || actions.length === length).toBe(true);
    }),
    { numRuns: 8 },
  );
});

describe.each(tables)('$id, $name', ({ id, options }) => {
  test('what three players and a spectator see keeps equal to their views', async () => {
    const { table, states, actions, end } = await stepsOf(id, 'seen', 3, options);
    const laws = lawsOf(table);
    for (const [index, { seat, action }] of actions.entries()) {
      const state = states[index] as typeof end;
      const outcome = table.act(state, seat, action);
      if (isRefusal(outcome)) throw new Error(outcome.reason);
      laws.seen(state, outcome.events);
      if (index % 50 === 0) laws.narrows(state);
    }
    expect(end.result).not.toBeNull();
    laws.narrows(end);
  });

  test('offers, refusals and rehearsals follow from what a seat sees', async () => {
    const { table, states, actions } = await stepsOf(id, 'offers', 4, options);
    // A bank that is out of sight counts as not broken, and the rehearsal is open.
    const laws = lawsOf(table, 'bankBroke');
    const dice = new Dice('which');
    let open = 0;
    for (const [index, entry] of actions.entries()) {
      const state = states[index] as (typeof states)[number];
      laws.answers(state, entry.seat, entry.action);
      const rehearsed = table.rehearse(table.view(state, [entry.seat]), entry.seat, entry.action);
      if (!isRefusal(rehearsed) && rehearsed.open) open++;
      if (index % 3 > 0) continue;
      // What somebody else may do now, or might have done a little earlier or later, is mostly refused.
      const then = states[Math.min(states.length - 1, index + dice.below(30))] as typeof state;
      const seats: Seat[] = PLAYERS.slice(0, 4).map((_, seat) => seat);
      const other = [...actionsOf(table.choices(then, dice.one(table.waiting(then).concat(0)) as Seat))];
      for (const seat of seats) {
        laws.offers(state, seat);
        for (let tries = 0; tries < 3 && other.length > 0; tries++)
          laws.answers(state, seat, dice.one(other));
      }
    }
    // With closed cash or closed sheets some consequences are another's secret; otherwise none is.
    expect(open > 0).toBe('closedCash' in options || table.game.sealed !== undefined);
  });
});
