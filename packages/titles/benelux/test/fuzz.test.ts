/** Nobody thought of it: `choices` and `decide` against each other, and anything at all against `decide`. RUNS=… plays more games. */
import type { CrayonAction, CrayonState, TurnTask } from '@kursbuch/crayon';
import { conservation, isOffered, isRefusal, recordOf, replay, type Seat } from '@kursbuch/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionsOf } from '../../../table/test/laws.ts';
import { game, table, title } from '../rules/index.ts';
import { DEFAULTS } from '../rules/options.ts';
import { RULES } from '../rules/ruleIds.ts';
import { type Dice, diceOf, walk } from './walks.ts';

const RUNS = Number(process.env.RUNS ?? 1);
const { board } = title;
const GOODS = [...Object.keys(title.chips), 'gold', '__proto__'];
const CITIES = [...board.cities.map(({ id }) => id), 'paris', 'constructor'];
const CARDS = [...title.orders.keys(), ...title.incidents.keys(), 'C99'];

/** Actions that look right and mostly are not: beside what is offered, or with real names in wrong places. */
function neighbour(state: CrayonState, seat: Seat, dice: Dice): CrayonAction {
  const pick = <T>(items: readonly T[]): T => items[dice(items.length)]!;
  const at = state.trains[seat]?.at ?? 0;
  const near = (from: number): number => {
    const edge = board.edges[pick(board.mileposts[from]?.edges ?? [0])];
    return dice(6) === 0 ? dice(840) : edge ? (edge.a === from ? edge.b : edge.a) : from;
  };
  const way = (length: number, from: number): number[] => {
    const found = [near(from)];
    while (found.length < length) found.push(near(found.at(-1) ?? 0));
    return found;
  };
  const partner = dice(4) - (dice(9) === 0 ? 1 : 0);
  const owned = Object.keys(state.track).map(Number);
  const from = owned.length > 0 && dice(3) > 0 ? (board.edges[pick(owned)]?.a ?? at) : at;
  const kinds: readonly (() => CrayonAction)[] = [
    () => ({ type: 'move', way: way(1 + dice(4), at) }),
    () => {
      const line = [from, ...way(1 + dice(3), from)];
      return { type: 'build', segments: line.slice(1).map((to, index) => [line[index] ?? 0, to]) };
    },
    () => ({
      type: 'load',
      good: pick(GOODS),
      ...(dice(2) === 0 ? {} : { from: pick(['lying', 'supply']) }),
    }),
    () => ({
      type: 'load',
      good: pick(board.mileposts[at]?.city?.goods ?? GOODS),
      from: pick(['lying', 'supply']),
    }),
    () => ({ type: 'unload', good: pick([...(state.trains[seat]?.loads ?? []), ...GOODS]) }),
    () => ({ type: 'deliver', good: pick(GOODS), card: pick(CARDS) }),
    () => ({
      type: 'deliver',
      good: pick(state.trains[seat]?.loads.concat('bier') ?? GOODS),
      card: pick([...state.open, ...CARDS]),
    }),
    () => ({ type: 'giveUpLoad', good: pick(GOODS) }),
    () => ({ type: 'changeTrain', train: pick([...title.trains.keys(), 'D', '']) }),
    () => ({ type: pick(['discardHand', 'endMovement', 'endTurn']) }),
    () => ({ type: 'chooseStart', city: pick(CITIES) }),
    () => ({ type: 'keepOrders', cards: Array.from({ length: 2 + dice(3) }, () => pick(CARDS)) }),
    () => ({
      type: 'proposeRate',
      partner,
      side: pick(['owner', 'user']),
      kind: pick(['perTurn', 'flat']),
      amount: dice(3) === 0 ? dice(300) : dice(14),
      rounds: dice(8) - (dice(9) === 0 ? 2 : 0),
    }),
    () => ({
      type: 'proposeSupply',
      partner,
      side: pick(['carrier', 'receiver']),
      good: pick(GOODS),
      city: pick(CITIES),
    }),
    () => ({
      type: pick(['acceptOffer', 'declineOffer', 'withdrawOffer']),
      offer: dice(2) === 0 ? (state.offers[0]?.id ?? 0) : state.offered - dice(4),
    }),
  ];
  return pick(kinds)();
}

/** States of whole games, each with its options, so many of each. */
function* states(games: number, perGame: number): Generator<readonly [CrayonState, Dice]> {
  const options = [
    {},
    { turnOnlyInCities: true, feeOnCredit: true },
    { fastGame: true, majorOut: 'total' },
    {},
  ] as const;
  for (let one = 0; one < games; one++) {
    const dice = diceOf(`fuzz ${one}`);
    const every = Math.ceil(450 / perGame);
    let [step, taken] = [0, 0];
    // Many in the middle of a game, some at its beginning.
    for (const { state } of walk(2 + (one % 2), `fuzz ${one}`, {
      options: options[one % 4] ?? {},
      steps: 450,
      wild: 6,
    }))
      if (step++ % every === 0 || step < 8) {
        if (taken++ > perGame + 8) break;
        yield [state, dice];
      }
  }
}

describe('whatever is asked for', () => {
  test('decide takes exactly what choices offer, from everybody, both ways', () => {
    for (const [state, dice] of states(4 * RUNS, 40)) {
      const [asked = 0] = table.waiting(state);
      for (const seat of [asked, (asked + 1) % state.players.length]) {
        const choices = table.choices(state, seat);
        const what = (action: CrayonAction) =>
          `seat ${seat}, ${JSON.stringify(action)} in ${JSON.stringify(state.agenda)}`;
        // What is listed is taken. Of long lists some.
        for (const choice of choices) {
          const listed = choice.type === 'many' ? choice.list() : actionsOf([choice]);
          const some =
            listed.length <= 4 ? listed : Array.from({ length: 4 }, () => listed[dice(listed.length)]!);
          for (const action of some) {
            const outcome = table.decide(state, seat, action);
            expect(isRefusal(outcome) && outcome.reason, what(action)).toBe(false);
          }
        }
        for (let tries = 0; tries < 15; tries++) {
          const action = neighbour(state, seat, dice);
          const outcome = table.decide(state, seat, action);
          // Only choices of its kind are asked: long lists of others would be made for nothing.
          const alike = choices.filter(
            (choice) => (choice.type === 'many' ? choice.kind : choice.action.type) === action.type,
          );
          const offered = isOffered(alike, action);
          expect(offered, what(action)).toBe(!isRefusal(outcome));
          if (isRefusal(outcome)) {
            expect(Object.keys(RULES)).toContain(outcome.reason);
            expect(outcome.rule).toMatch(/^BEN-/);
          }
        }
      }
    }
  });

  test('decide answers any JSON with a refusal, never throws, and changes nothing', () => {
    const some = [...states(2, 10)].map(([state]) => state);
    const odd = fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true });
    const types = Object.values(table.game.tasks).flatMap(({ actions }) => Object.keys(actions));
    const fields = [
      'way',
      'segments',
      'good',
      'card',
      'cards',
      'city',
      'train',
      'from',
      'partner',
      'offer',
      'amount',
      'rounds',
      'side',
      'kind',
    ];
    const likely = fc
      .tuple(
        fc.constantFrom(...types),
        fc.dictionary(
          fc.constantFrom(...fields),
          fc.oneof(odd, fc.array(fc.nat(900)), fc.constantFrom(...GOODS, ...CARDS)),
        ),
      )
      .map(([type, rest]) => ({ ...rest, type }));
    fc.assert(
      fc.property(
        fc.constantFrom(...some),
        fc.oneof(odd, likely),
        fc.oneof(fc.nat(3), fc.double(), fc.integer()),
        (state, input, seat) => {
          const before = JSON.stringify(state);
          const outcome = table.decide(state, seat, input);
          if (isRefusal(outcome)) expect(Object.keys(RULES)).toContain(outcome.reason);
          expect(JSON.stringify(state)).toBe(before);
        },
      ),
      { numRuns: 300 * RUNS, seed: 13 },
    );
  });

  test('no set-up throws', () => {
    const odd = fc.anything({ withNullPrototype: true, withBigInt: true });
    const options = fc.dictionary(
      fc.constantFrom(...Object.keys(DEFAULTS), 'turbo', '__proto__'),
      fc.oneof(odd, fc.boolean(), fc.constantFrom('fixed', 'total')),
    );
    fc.assert(
      fc.property(
        fc.record({
          players: fc.oneof(odd, fc.array(fc.string(), { maxLength: 4 })),
          seed: fc.oneof(odd, fc.string()),
          options: fc.oneof(odd, options),
        }),
        (setup) => {
          const outcome = table.setup(setup);
          if (isRefusal(outcome)) expect(Object.keys(RULES)).toContain(outcome.reason);
          else expect(outcome.players.length).toBeGreaterThan(1);
        },
      ),
      { numRuns: 300, seed: 13 },
    );
  });
});

describe('whole games', () => {
  test.each([2, 3])(
    'BEN-MAT-2 BEN-MAT-3 BEN-HAND-1: cards, chips, places and money hold after every action, at %i players',
    (players) => {
      for (let one = 0; one < RUNS; one++) {
        const seed = `whole ${players} ${one}`;
        const actions: { seat: Seat; action: CrayonAction }[] = [];
        let broken: ((state: CrayonState) => readonly string[]) | undefined;
        let last: CrayonState | undefined;
        for (const { state, seat, action } of walk(players, seed, { steps: 500 })) {
          broken ??= conservation(game, state);
          expect(broken(state), JSON.stringify(action)).toEqual([]);
          const outcome = table.act(state, seat, action);
          if (isRefusal(outcome)) throw new Error(outcome.reason);
          // Money moves by payments only: whoever has less has paid it, and the other has it.
          const moved = [...state.purses] as number[];
          const laid = new Map(state.offers.map(({ id, laid }) => [id, laid]));
          for (const event of outcome.events)
            if (event.type === 'paid')
              for (const [purse, sign] of [
                [event.from, -1],
                [event.to, 1],
              ] as const)
                if (typeof purse === 'number')
                  moved[purse] = (moved[purse] ?? 0) + sign * (event.amount ?? 0);
                else if (purse !== 'bank')
                  laid.set(purse.offer, (laid.get(purse.offer) ?? 0) + sign * (event.amount ?? 0));
          expect(outcome.state.purses).toEqual(moved);
          for (const offer of outcome.state.offers) expect(offer.laid).toBe(laid.get(offer.id) ?? 0);
          for (const [id, sum] of laid)
            if (!outcome.state.offers.some((offer) => offer.id === id)) expect(sum, `offer ${id}`).toBe(0);
          // Track is built by segments and lost by floods.
          const gone = outcome.events.flatMap((event) => (event.type === 'segmentsLost' ? event.edges : []));
          for (const [edge, owner] of Object.entries(state.track))
            if (!gone.includes(Number(edge))) expect(outcome.state.track[Number(edge)]).toBe(owner);
          const turn = outcome.state.agenda.find((task): task is TurnTask => task.kind === 'turn');
          if (turn) expect(turn.spent).toBeLessThanOrEqual(20);
          actions.push({ seat, action });
          last = outcome.state;
        }
        // It plays again from its record, through JSON.
        const record = recordOf(
          'benelux',
          { players: ['Anna', 'Ben', 'Chiara'].slice(0, players), seed, options: {} },
          actions,
        );
        let again: CrayonState | undefined;
        const { refusal } = replay(table, JSON.parse(JSON.stringify(record)), {
          onState: (state) => (again = state),
        });
        expect(refusal).toBeUndefined();
        expect(again).toEqual(last);
      }
    },
  );
});
