/** Nobody thought of it: random games and random input against what must always hold. */
import type { EighteenAction, EighteenState } from '@kursbuch/eighteen';
import {
  chanceFrom,
  conservation,
  draw,
  isOffered,
  isRefusal,
  type RecordedAction,
  recordOf,
  replay,
  type Seat,
  type Setup,
} from '@kursbuch/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game, PUBLIC_RECORDS, table, title } from '../index.ts';

const names = (players: number) => Array.from({ length: players }, (_, seat) => `P${seat + 1}`);

/** Options of a table: the rulebook, the public engine's readings, and mixtures. */
const options = fc.oneof(
  fc.constant<Setup['options']>({}),
  fc.constant<Setup['options']>(PUBLIC_RECORDS as Setup['options']),
  fc.record<Record<string, boolean>>({
    closedCash: fc.boolean(),
    noDiesels: fc.boolean(),
    thirdSix: fc.boolean(),
    exchangeAnyTime: fc.boolean(),
    privateDealIsPurchase: fc.boolean(),
    capitalAtFloat: fc.boolean(),
    ownerNamesHome: fc.boolean(),
    freeRun: fc.boolean(),
    buyAboveLimit: fc.boolean(),
    severalBrownFromOffer: fc.boolean(),
  }),
);

const setups: fc.Arbitrary<Setup> = fc.record({
  players: fc.integer({ min: 2, max: 6 }).map(names),
  seed: fc.string({ maxLength: 8 }),
  options,
});

interface Played {
  readonly setup: Setup;
  readonly states: readonly EighteenState[];
  readonly actions: readonly RecordedAction[];
}

/** Play so many legal choices, picked by a seed; a pass is picked less often, so that things happen. */
function play(setup: Setup, seed: string, length: number): Played {
  let chance = chanceFrom(seed);
  const pick = (below: number): number => {
    const [value, next] = draw(chance, below);
    chance = next;
    return value;
  };
  const start = table.setup(setup);
  if (isRefusal(start)) throw new Error(start.reason);
  const states: EighteenState[] = [start];
  const actions: RecordedAction[] = [];
  const broken = conservation(game, start);
  for (let state: EighteenState = start; !state.result && actions.length < length; ) {
    const seats = table.waiting(state);
    expect(seats.length, 'somebody is asked').toBeGreaterThan(0);
    const seat = seats[pick(seats.length)] as Seat;
    const choices = table.choices(state, seat);
    let action: EighteenAction | undefined;
    for (let tries = 0; !action && tries < 40; tries++) {
      const choice = choices[pick(choices.length)];
      if (!choice) throw new Error(`seat ${seat} is asked and has no choice`);
      if (choice.type === 'one')
        action = choice.action.type === 'pass' && tries < 3 ? undefined : choice.action;
      else if (choice.type === 'range')
        action = {
          ...choice.action,
          [choice.field]: choice.min + pick(choice.max - choice.min + 1),
        } as EighteenAction;
      else {
        const list = choice.list();
        action = list[pick(Math.max(1, list.length))];
      }
    }
    if (!action) throw new Error('no choice can be made');
    const outcome = table.act(state, seat, action);
    if (isRefusal(outcome))
      throw new Error(`offered and refused: ${JSON.stringify(action)} ${outcome.reason}`);
    state = outcome.state;
    expect(broken(state)).toEqual([]);
    states.push(state);
    actions.push({ seat, action });
  }
  return { setup, states, actions };
}

const games = fc
  .tuple(setups, fc.string({ minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 400 }))
  .map(([setup, seed, length]) => play(setup, seed, length));

/** Actions that look right and mostly are not: real names in the wrong places, numbers around the limits. */
const companies = fc.constantFrom(...title.companies.keys(), 'XYZ', 'bank', '__proto__');
const privates = fc.constantFrom(...title.privates.keys(), 'none', 'constructor');
const kinds = fc.constantFrom(...title.trains.keys(), '7');
const hexes = fc.constantFrom(...title.board.hexes.keys(), 'Z99');
const source = fc.constantFrom('offer', 'pool', 'bank', 'PRR', 'NYC');
const number = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.integer({ min: 0, max: 1200 }), fc.double());
const likely = fc.oneof(
  fc.record({ type: fc.constant('buyPrivate'), private: privates }),
  fc.record({ type: fc.constant('bid'), private: privates, amount: number }),
  fc.record({
    type: fc.constantFrom('pass', 'accept', 'decline', 'payOut', 'withhold', 'declareBankruptcy'),
  }),
  fc.record({
    type: fc.constantFrom('setPar', 'startCompany'),
    company: companies,
    price: fc.constantFrom(67, 71, 76, 82, 84, 90, 100),
  }),
  fc.record({ type: fc.constant('buyShare'), company: companies, from: source }),
  fc.record({ type: fc.constant('buyShare'), company: companies, from: source, count: number }),
  fc.record({ type: fc.constant('sellShares'), company: companies, count: number }),
  fc.record({ type: fc.constant('exchangePrivate'), private: privates, from: source }),
  fc.record({ type: fc.constant('offerPrivate'), private: privates, to: number, price: number }),
  fc.record({ type: fc.constant('requestPrivate'), private: privates, price: number }),
  fc.record({
    type: fc.constant('layTile'),
    hex: hexes,
    tile: fc.constantFrom('7', '8', '9', '57', '58', '59', '14', '23'),
    rotation: number,
  }),
  fc.record({
    type: fc.constant('layTile'),
    hex: hexes,
    tile: fc.constantFrom('57', '3'),
    rotation: number,
    power: privates,
  }),
  fc.record({ type: fc.constantFrom('placeStation', 'chooseHome'), hex: hexes, stop: number }),
  fc.record({ type: fc.constant('placeStation'), hex: hexes, stop: number, power: privates }),
  fc.record({
    type: fc.constant('buyTrain'),
    from: source,
    kind: kinds,
    price: fc.constantFrom(1, 80, 180, 300, 450, 630, 800, 1100),
  }),
  fc.record({ type: fc.constant('discardTrain'), company: companies, kind: kinds }),
  fc.record({
    type: fc.constant('runTrains'),
    runs: fc.array(
      fc.record({ train: fc.string(), stops: fc.array(fc.string()), legs: fc.array(fc.array(hexes)) }),
      { maxLength: 3 },
    ),
  }),
);

describe('any sequence of legal choices', () => {
  test('1830-2.0c 1830-8.0a 1830-18.0aa keeps money, papers, tiles, trains and stations together, and somebody is always asked', () => {
    fc.assert(
      fc.property(games, ({ states }) => states.length > 0),
      { numRuns: 150 },
    );
  });

  test('replays to the same states from its record, through JSON', () => {
    fc.assert(
      fc.property(games, ({ setup, states, actions }) => {
        const record = JSON.parse(JSON.stringify(recordOf('1830', setup, actions)));
        const again: EighteenState[] = [];
        expect(replay(table, record, { onState: (state) => again.push(state) }).refusal).toBeUndefined();
        expect(again).toEqual(states);
      }),
      { numRuns: 40 },
    );
  });

  test('evolving the events of decide gives the state of act', () => {
    fc.assert(
      fc.property(games, fc.nat(), ({ states, actions }, at) => {
        if (actions.length === 0) return;
        const index = at % actions.length;
        const { seat, action } = actions[index] as RecordedAction;
        const events = table.decide(states[index] as EighteenState, seat, action);
        if (isRefusal(events)) throw new Error(events.reason);
        expect(events.reduce(table.evolve, states[index] as EighteenState)).toEqual(states[index + 1]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('1830-0.1 whatever is asked for', () => {
  test('1830-0.1 decide answers any JSON with a refusal that has a rule, and never throws', () => {
    fc.assert(
      fc.property(
        games,
        fc.oneof(fc.jsonValue(), fc.object(), likely),
        fc.oneof(fc.integer(), fc.double()),
        ({ states }, input, seat) => {
          const state = states.at(-1) as EighteenState;
          const outcome = table.decide(state, seat, input);
          if (isRefusal(outcome)) expect(outcome.rule).toMatch(/^1830-\d+\.\d/);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('1830-0.1 decide takes exactly what choices offer, from everybody', () => {
    fc.assert(
      fc.property(games, fc.array(likely, { minLength: 20, maxLength: 60 }), ({ states }, inputs) => {
        for (const state of states.slice(-3))
          for (const input of inputs)
            for (let seat = 0; seat < state.players.length; seat++) {
              const before = state;
              const outcome = table.decide(state, seat, input);
              const offered = isOffered(table.choices(state, seat), input as EighteenAction);
              if (!isRefusal(outcome) !== offered)
                throw new Error(
                  `seat ${seat}, ${JSON.stringify(input)}: offered ${offered}, decided ${JSON.stringify(outcome).slice(0, 200)}`,
                );
              expect(state).toBe(before);
            }
      }),
      { numRuns: 60 },
    );
  });

  test('1830-2.0a 1830-2.0b 1830-0.2 no set-up throws', () => {
    const anything = fc.record({
      players: fc.array(fc.string(), { maxLength: 8 }),
      seed: fc.string(),
      options: fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom('bank', 'noDiesels')),
        fc.oneof(fc.boolean(), fc.double(), fc.string()),
      ),
    });
    fc.assert(fc.property(anything, (setup) => typeof table.setup(setup) === 'object'));
  });
});

describe('1830-11.0i view', () => {
  test('1830-11.0i with closed cash a view does not depend on what others have in their purses', () => {
    fc.assert(
      fc.property(games, fc.nat(5), fc.integer({ min: 1, max: 500 }), ({ states }, viewer, amount) => {
        const last = states.at(-1) as EighteenState;
        const closed = { ...last, options: { ...last.options, closedCash: true }, result: null };
        const seat = viewer % closed.players.length;
        const other = (seat + 1) % closed.players.length;
        const cash = {
          ...closed.cash,
          [other]: (closed.cash[other] ?? 0) + amount,
          PRR: amount,
          bank: -amount,
        };
        const moved = { ...closed, cash, secrets: { ...closed.secrets, table: 'another' } };
        expect(table.view(moved, seat)).toEqual(table.view(closed, seat));
        expect(table.view(closed, seat).cash[seat]).toBe(closed.cash[seat]);
        expect(JSON.stringify(table.view(closed, null))).not.toContain('chance');
      }),
      { numRuns: 60 },
    );
  });
});
