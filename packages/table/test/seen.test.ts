import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFrom, draw, isRefusal, type Seat, type TableEvent } from '../src/index.ts';
import { actionsOf, lawsOf } from './laws.ts';
import { newGame, type PebbleAction, type PebbleEvent, type PebbleState, table } from './pebbles.ts';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];
const OPEN = { cards: true, bids: true };

interface Played {
  readonly states: readonly PebbleState[];
  readonly steps: readonly {
    readonly seat: Seat;
    readonly action: PebbleAction;
    readonly events: readonly (PebbleEvent | TableEvent)[];
  }[];
}

/** So many legal actions of anybody, picked by a seed. */
function played(players: number, options: Record<string, boolean>, seed: string, length: number): Played {
  let chance = chanceFrom(`${seed} picks`);
  let state = newGame(9, NAMES.slice(0, players), options, seed);
  const states = [state];
  const steps: Played['steps'][number][] = [];
  while (!state.result && steps.length < length) {
    const all = NAMES.flatMap((_, seat) =>
      actionsOf(table.choices(state, seat)).map((action) => ({ seat, action })),
    );
    let pick: number;
    [pick, chance] = draw(chance, all.length);
    const { seat, action } = all[pick] as (typeof all)[number];
    const outcome = table.act(state, seat, action);
    if (isRefusal(outcome)) throw new Error(outcome.reason);
    steps.push({ seat, action, events: outcome.events });
    state = outcome.state;
    states.push(state);
  }
  return { states, steps };
}

const games = fc
  .tuple(
    fc.integer({ min: 2, max: 4 }),
    fc.record({ cards: fc.boolean(), bids: fc.boolean(), closed: fc.boolean() }),
    fc.string({ minLength: 1, maxLength: 6 }),
    fc.integer({ min: 1, max: 30 }),
  )
  .map(([players, options, seed, length]) => played(players, options, seed, length));

const laws = lawsOf(table);

describe('a small game with a hidden card and a sealed bid', () => {
  test('evolving what an eye sees of the events keeps equal to its view', () => {
    const types = new Set<string>();
    fc.assert(
      fc.property(games, ({ states, steps }) => {
        steps.forEach(({ events }, index) => {
          laws.seen(states[index] as PebbleState, events);
          for (const event of events) types.add(event.type);
        });
        laws.narrows(states.at(-1) as PebbleState);
      }),
      { numRuns: 150 },
    );
    // The games did have secrets, and came to their ends.
    for (const type of ['drew', 'showed', 'guessed', 'whispered', 'unsealed', 'taskUpdated', 'gameEnded'])
      expect(types).toContain(type);
  });

  test('what a seat is offered and why it is refused follows from what it sees', () => {
    const likely: readonly PebbleAction[] = [
      { type: 'take', count: 4 },
      { type: 'seal', amount: 9 },
      { type: 'guess', whom: 0, card: 3 },
      { type: 'guess', whom: 1, card: 12 },
      { type: 'show' },
      { type: 'whisper', whom: 0 },
      { type: 'draw' },
      { type: 'confirm' },
    ];
    fc.assert(
      fc.property(games, ({ states }) => {
        for (const state of states)
          for (const seat of state.players.keys()) {
            laws.offers(state, seat);
            for (const action of [...likely, ...actionsOf(table.choices(state, seat))])
              laws.answers(state, seat, action);
          }
      }),
      { numRuns: 60 },
    );
  });
});

const act = (state: PebbleState, seat: Seat, action: PebbleAction) => {
  const outcome = table.act(state, seat, action);
  if (isRefusal(outcome)) throw new Error(outcome.reason);
  return outcome;
};
const told = (state: PebbleState, seat: Seat, action: PebbleAction, eye: readonly Seat[]) =>
  table.seen(state, act(state, seat, action).events, eye);

describe('what is told', () => {
  test('a drawn card is told to who draws it; of chance nobody hears', () => {
    const state = newGame(7, NAMES.slice(0, 3), { cards: true });
    const [own] = told(state, 1, { type: 'draw' }, [1]);
    expect(own).toMatchObject({ type: 'drew', seat: 1, card: expect.any(Number) });
    for (const eye of [[], [0], [2], [0, 2]])
      expect(told(state, 1, { type: 'draw' }, eye)).toEqual([{ type: 'drew', seat: 1, card: null }]);
    const { card } = own as { card: number };
    expect(table.view(act(state, 1, { type: 'draw' }).state, [1]).secrets[1]).toMatchObject({ card });
  });

  test('a sealed bid is told to nobody else until all are opened, in the table’s own events too', () => {
    let state = newGame(7, NAMES.slice(0, 3), OPEN);
    const bids = (eye: readonly Seat[], amount: number) =>
      JSON.stringify(told(state, 0, { type: 'seal', amount }, eye));
    expect(bids([1], 2)).toBe(bids([1], 5));
    expect(bids([], 2)).toBe(bids([], 5));
    expect(bids([0], 2)).not.toBe(bids([0], 5));
    state = act(act(state, 0, { type: 'seal', amount: 2 }).state, 1, { type: 'seal', amount: 1 }).state;
    expect(table.view(state, [1]).agenda.at(-1)).toMatchObject({ bids: ['sealed', 1, null] });
    expect(table.waiting(table.view(state, []))).toEqual([2]);
    expect(told(state, 2, { type: 'seal', amount: 0 }, [])).toContainEqual({
      type: 'unsealed',
      bids: [2, 1, 0],
    });
  });

  test('the end lays everything open', () => {
    const state = newGame(1, NAMES.slice(0, 2), { cards: true });
    const [, ...rest] = told(state, 0, { type: 'take', count: 1 }, []);
    expect(rest.at(-1)).toMatchObject({ type: 'gameEnded', shown: { secrets: state.secrets } });
  });
});

describe('a rehearsal', () => {
  const rehearse = (state: PebbleState, seat: Seat, action: PebbleAction) =>
    table.rehearse(table.view(state, [seat]), seat, action);

  test('tells everything that follows from what the seat knows', () => {
    expect(rehearse(newGame(), 0, { type: 'take', count: 2 })).toEqual({
      events: table.decide(newGame(), 0, { type: 'take', count: 2 }),
      open: false,
    });
  });

  test('stops where chance would speak', () => {
    const state = newGame(7, ['Anna', 'Ben'], { cards: true });
    expect(rehearse(state, 0, { type: 'draw' })).toEqual({ events: [], open: true });
  });

  test('stops where another’s secret would speak, and not before', () => {
    const drawn = act(newGame(7, ['Anna', 'Ben'], { cards: true }), 1, { type: 'draw' }).state;
    expect(rehearse(drawn, 0, { type: 'guess', whom: 1, card: 3 })).toEqual({ events: [], open: true });
    expect(rehearse(drawn, 1, { type: 'show' })).toMatchObject({
      events: [{ type: 'showed' }],
      open: false,
    });
    const sealed = act(newGame(7, ['Anna', 'Ben'], { bids: true }), 0, { type: 'seal', amount: 2 }).state;
    expect(rehearse(sealed, 1, { type: 'seal', amount: 4 })).toEqual({
      events: [{ type: 'taskUpdated', index: 1, task: { kind: 'sealing', bids: ['sealed', 4] } }],
      open: true,
    });
  });

  test('is refused as the action itself would be', () => {
    expect(rehearse(newGame(), 1, { type: 'take', count: 2 })).toMatchObject({ reason: 'notYourTurn' });
  });
});
