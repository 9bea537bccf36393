/**
 * Nobody thought of it: random games and random input against what must always hold, whatever the title.
 *
 *   const { games, staysWhole } = fuzzOf({ game, table, title, players: [2, 6], options });
 *   test('money, papers and tiles stay together', () => staysWhole(150));
 */
import {
  type Action,
  chanceFrom,
  citedRules,
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
import { expect } from 'vitest';
import type { EighteenState, KitGame, KitTable, Title } from '../src/index.ts';

/** So many cases in an ordinary run, which are always the same ones; `RUNS` in the environment tries so many new ones. */
export const times = (usual: number): number => Number(process.env.RUNS ?? usual);

export interface FuzzedTitle<A extends Action> {
  readonly game: KitGame<A>;
  readonly table: KitTable<A>;
  readonly title: Title;
  /** Fewest and most players. */
  readonly players: readonly [number, number];
  readonly options: fc.Arbitrary<Setup['options']>;
  /** Names and values of options for set-ups that mostly make no sense. */
  readonly optionNames: readonly string[];
  /** Actions of its own that look right and mostly are not. */
  readonly ownActions?: fc.Arbitrary<unknown>;
  /** What the title wants to hold after every action, beside the kit's invariants: a sentence for every breach. */
  standing?(state: EighteenState): readonly string[];
}

export interface Played {
  readonly setup: Setup;
  readonly states: readonly EighteenState[];
  readonly actions: readonly RecordedAction[];
}

export function fuzzOf<A extends Action>({
  game,
  table,
  title,
  players,
  options,
  optionNames,
  ownActions,
  standing,
}: FuzzedTitle<A>) {
  const setups: fc.Arbitrary<Setup> = fc.record({
    players: fc
      .integer({ min: players[0], max: players[1] })
      .map((count) => Array.from({ length: count }, (_, seat) => `P${seat + 1}`)),
    seed: fc.string({ maxLength: 8 }),
    options,
  });

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
      let action: A | undefined;
      for (let tries = 0; !action && tries < 40; tries++) {
        const choice = choices[pick(choices.length)];
        if (!choice) throw new Error(`seat ${seat} is asked and has no choice`);
        if (choice.type === 'one')
          action = choice.action.type === 'pass' && tries < 3 ? undefined : choice.action;
        else if (choice.type === 'range') {
          const { min, max, step, except = [] } = choice;
          const wanted = min + step * pick(Math.floor((max - min) / step) + 1);
          action = { ...choice.action, [choice.field]: except.includes(wanted) ? min : wanted } as A;
        } else {
          const list = choice.list();
          action = list[pick(Math.max(1, list.length))];
        }
      }
      if (!action) throw new Error('no choice can be made');
      const outcome = table.act(state, seat, action);
      if (isRefusal(outcome))
        throw new Error(`offered and refused: ${JSON.stringify(action)} ${outcome.reason}`);
      state = outcome.state;
      expect([...broken(state), ...(standing?.(state) ?? [])]).toEqual([]);
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
  const tiles = fc.constantFrom(...Object.keys(title.tileCounts), '999');
  const source = fc.oneof(fc.constantFrom('offer', 'pool', 'bank'), companies);
  const prices = fc.constantFrom(1, ...[...title.trains.values()].map((train) => train.price));
  const number = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.integer({ min: 0, max: 1200 }), fc.double());
  const likely = fc.oneof<fc.Arbitrary<unknown>[]>(
    ...(ownActions ? [ownActions, ownActions, ownActions] : []),
    fc.record({ type: fc.constantFrom('buyPrivate', 'lowerPrice'), private: privates }),
    fc.record({ type: fc.constant('bid'), private: privates, amount: number }),
    fc.record({
      type: fc.constantFrom(
        'pass',
        'accept',
        'decline',
        'payOut',
        'withhold',
        'declareBankruptcy',
        'takeLoan',
      ),
    }),
    fc.record({
      type: fc.constantFrom('setPar', 'startCompany'),
      company: companies,
      price: fc.constantFrom(...title.market.par.keys(), 84),
    }),
    fc.record({ type: fc.constant('buyShare'), company: companies, from: source }),
    fc.record({ type: fc.constant('buyShare'), company: companies, from: source, count: number }),
    fc.record({ type: fc.constant('sellShares'), company: companies, count: number }),
    fc.record({ type: fc.constant('exchangePrivate'), private: privates, from: source }),
    fc.record({ type: fc.constant('offerPrivate'), private: privates, to: number, price: number }),
    fc.record({ type: fc.constant('requestPrivate'), private: privates, price: number }),
    fc.record({ type: fc.constant('layTile'), hex: hexes, tile: tiles, rotation: number }),
    fc.record({ type: fc.constant('layTile'), hex: hexes, tile: tiles, rotation: number, power: privates }),
    fc.record({ type: fc.constantFrom('placeStation', 'chooseHome'), hex: hexes, stop: number }),
    fc.record({ type: fc.constant('placeStation'), hex: hexes, stop: number, power: privates }),
    fc.record({ type: fc.constant('buyTrain'), from: source, kind: kinds, price: prices }),
    fc.record(
      {
        type: fc.constant('buyTrain'),
        from: fc.constant('bank'),
        kind: kinds,
        price: prices,
        tradeIn: kinds,
        power: privates,
      },
      { requiredKeys: ['type', 'from', 'kind', 'price'] },
    ),
    fc.record({ type: fc.constant('discardTrain'), company: companies, kind: kinds }),
    fc.record(
      {
        type: fc.constant('runTrains'),
        runs: fc.array(
          fc.record({ train: fc.string(), stops: fc.array(fc.string()), legs: fc.array(fc.array(hexes)) }),
          { maxLength: 3 },
        ),
        mail: fc.string(),
      },
      { requiredKeys: ['type', 'runs'] },
    ),
  );

  return {
    games,

    /** Any sequence of legal choices keeps all components together, and somebody is always asked. */
    staysWhole(numRuns: number): void {
      fc.assert(
        fc.property(games, ({ states }) => states.length > 0),
        { numRuns: times(numRuns) },
      );
    },

    /** A game replays to the same states from its record, through JSON. */
    replays(numRuns: number): void {
      fc.assert(
        fc.property(games, ({ setup, states, actions }) => {
          const record = JSON.parse(JSON.stringify(recordOf(title.id, setup, actions)));
          const again: EighteenState[] = [];
          expect(replay(table, record, { onState: (state) => again.push(state) }).refusal).toBeUndefined();
          expect(again).toEqual(states);
        }),
        { numRuns: times(numRuns) },
      );
    },

    /** Evolving the events of `decide` gives the state of `act`. */
    evolves(numRuns: number): void {
      fc.assert(
        fc.property(games, fc.nat(), ({ states, actions }, at) => {
          if (actions.length === 0) return;
          const index = at % actions.length;
          const { seat, action } = actions[index] as RecordedAction;
          const events = table.decide(states[index] as EighteenState, seat, action);
          if (isRefusal(events)) throw new Error(events.reason);
          expect(events.reduce(table.evolve, states[index] as EighteenState)).toEqual(states[index + 1]);
        }),
        { numRuns: times(numRuns) },
      );
    },

    /** Nobody waits without a choice, nor is asked who can do nothing but pass, but by the tasks named. */
    asksForSomething(numRuns: number, exceptBy: readonly string[] = []): void {
      fc.assert(
        fc.property(games, ({ states }) => {
          for (const state of states) {
            const asking = state.agenda.at(-1)?.kind ?? '';
            for (const seat of table.waiting(state)) {
              const choices = table.choices(state, seat);
              expect(choices.length, `${asking} offers nothing`).toBeGreaterThan(0);
              const real = choices.some((choice) => {
                if (choice.type === 'many') return choice.list().length > 0;
                return choice.type === 'range' || choice.action.type !== 'pass';
              });
              expect(real || exceptBy.includes(asking), `${asking} asks for nothing`).toBe(true);
            }
          }
        }),
        { numRuns: times(numRuns) },
      );
    },

    /** `decide` answers any JSON, with a refusal whose reason has a rule of its own, and never throws. */
    answersAnything(numRuns: number): void {
      fc.assert(
        fc.property(
          games,
          fc.oneof(fc.jsonValue(), fc.object(), likely),
          fc.oneof(fc.integer(), fc.double(), fc.integer({ min: 0, max: players[1] - 1 })),
          ({ states }, input, seat) => {
            const outcome = table.decide(states.at(-1) as EighteenState, seat, input);
            if (!isRefusal(outcome)) return;
            expect(Object.keys(table.game.rules)).toContain(outcome.reason);
            expect(citedRules(table.game.rules)).toContain(outcome.rule);
          },
        ),
        { numRuns: times(numRuns) },
      );
    },

    /** `decide` takes exactly what `choices` offer, from everybody, and refuses all else with a rule of its own. */
    takesWhatItOffers(numRuns: number): void {
      fc.assert(
        fc.property(games, fc.array(likely, { minLength: 20, maxLength: 60 }), ({ states }, inputs) => {
          for (const state of states.slice(-3))
            for (const input of inputs)
              for (let seat = 0; seat < state.players.length; seat++) {
                const before = state;
                const outcome = table.decide(state, seat, input);
                const offered = isOffered(table.choices(state, seat), input as A);
                if (!isRefusal(outcome) !== offered)
                  throw new Error(
                    `seat ${seat}, ${JSON.stringify(input)}: offered ${offered}, decided ${JSON.stringify(outcome).slice(0, 200)}`,
                  );
                if (isRefusal(outcome)) expect(Object.keys(table.game.rules)).toContain(outcome.reason);
                expect(state).toBe(before);
              }
        }),
        { numRuns: times(numRuns) },
      );
    },

    /** Every set-up is a table, or is refused with a rule of its own; none throws. */
    setsUpAnything(): void {
      const odd = fc.anything({ withSparseArray: true, withNullPrototype: true, withBigInt: true });
      const orOdd = <T>(usual: fc.Arbitrary<T>) =>
        fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: odd });
      const likely = fc.record(
        {
          players: orOdd(fc.array(orOdd(fc.string()), { maxLength: 8 })),
          seed: orOdd(fc.string()),
          options: orOdd(
            fc.dictionary(
              fc.oneof(fc.string(), fc.constantFrom('__proto__', 'toString', ...optionNames)),
              orOdd(fc.oneof(fc.boolean(), fc.double(), fc.string())),
            ),
          ),
        },
        { requiredKeys: [] },
      );
      const setUp = (input: unknown): void => {
        const outcome = table.setup(input);
        if (!isRefusal(outcome)) {
          expect(outcome.players).not.toContain('');
          return;
        }
        expect(Object.keys(table.game.rules)).toContain(outcome.reason);
        expect(citedRules(table.game.rules)).toContain(outcome.rule);
      };
      fc.assert(fc.property(fc.oneof(likely, odd), setUp), { numRuns: 1000 });
      const hole = Object.assign([], { 1: 'A' });
      const values = [undefined, null, 1, 'x', true, [], {}, [null], [1, 2], [[], {}], { x: null }, hole];
      for (const name of ['players', 'seed', 'options'])
        for (const value of values)
          setUp({ players: ['A', 'B', 'C'], seed: 's', options: {}, [name]: value });
    },
  };
}
