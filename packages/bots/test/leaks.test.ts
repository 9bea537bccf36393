/**
 * The leak property of 1853 over random states of bids and of whole games: views and what is seen keep the laws, and what others get
 * does not depend on what somebody keeps to himself. A few states a number of players here; before a release
 *   LEAK_STATES=10000 npx vitest run --project engine packages/bots/test/leaks.test.ts
 * And computer players of every strength do the same whatever others keep to themselves.
 */
import type { EighteenState, LoadedEighteen } from '@kursbuch/eighteen';
import { type Eye, isRefusal, type Seat, type Setup, sameData, stepsOf } from '@kursbuch/table';
import { CONTRACT_VALUES, ownOf, table, title } from '@kursbuch/titles/1853';
import { describe, expect, test } from 'vitest';
import { actionsOf, eyesOf, lawsOf, spelledOut } from '../../table/test/laws.ts';
import { type EighteenPlayer, eighteenPlayers } from '../src/eighteen/players.ts';
import { Dice, eighteenHabits, playWholeGame, randomPlayer } from '../src/index.ts';
import { loadedTitle } from './answers.ts';

const STATES = Number(process.env.LEAK_STATES ?? 60);
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'];
const CITIES = Object.keys(CONTRACT_VALUES);
type State = Parameters<typeof table.act>[0];
type Action = ReturnType<typeof table.choices>[number] extends infer C
  ? C extends { readonly type: 'one'; readonly action: infer A }
    ? A
    : never
  : never;
type Sheet = { readonly bond: number; readonly cities: readonly string[] };

interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly action: Action;
}

/** Moments of random games: the bids whole, and every so many of what follows in games that are played so far. */
async function* moments(players: number, count: number): AsyncGenerator<Moment> {
  const habits = await eighteenHabits({ title });
  const dice = new Dice(`leaks ${players}`);
  for (let game = 0, told = 0; told < count; game++) {
    const seed = `leak ${players} ${game}`;
    // every second game throws its bids away, so that cities, bonds and votes come often
    const options = { uncheckedBids: game % 4 === 3 };
    const start = table.setup({ players: NAMES.slice(0, players), seed, options });
    if (isRefusal(start)) throw new Error(start.reason);
    const states = [start];
    const { actions } = playWholeGame(table, start, randomPlayer(habits, seed), {
      seed,
      limit: game % 2 === 0 ? 40 : 120 + dice.below(500),
      onState: (state) => states.push(state),
    });
    for (const [index, { seat, action }] of actions.entries()) {
      const state = states[index] as State;
      if (told < count && (state.round.kind === 'bids' || dice.below(8) === 0)) {
        told++;
        yield { state, seat, action: action as Action };
      }
    }
  }
}

/** What an eye gets after an action: its view, what it hears, what its seats are offered, whom the game waits for. */
function got(state: State, seat: Seat, action: unknown, eye: Eye) {
  const outcome = table.act(state, seat, action);
  if (isRefusal(outcome)) return outcome;
  const after = table.view(outcome.state, eye);
  return {
    before: table.view(state, eye),
    heard: table.seen(state, outcome.events, eye),
    after,
    waiting: table.waiting(after),
    offered: eye.map((one) => spelledOut(table.choices(after, one))),
  };
}

/** As text for a spectator and for one other, as data for all: what is equal as text is equal as data, not the other way round. */
function sameFor(
  eyes: readonly Eye[],
  one: (eye: Eye) => unknown,
  other: (eye: Eye) => unknown,
  what: string,
): void {
  for (const [index, eye] of eyes.entries()) {
    const [a, b] = [one(eye), other(eye)];
    if (index < 2) expect(JSON.stringify(a) === JSON.stringify(b), `${what}, seen by [${eye}]`).toBe(true);
    else expect(sameData(a, b), `${what}, seen by [${eye}]`).toBe(true);
  }
}

/** The others learn nothing of what is told by public rule here: a contract fulfilled, the size of the BBCI, the end. */
const publicOf = (state: State): unknown => [
  Object.values(ownOf(state).contracts).map(({ cities }) => cities),
  ownOf(state).bbci,
  state.result,
];

describe.each([3, 4, 5, 6])('%i players', (players) => {
  test(
    '1853-2.5.11a 1853-2.5.2a What others get tells nothing of bonds, cities and votes',
    async () => {
      const laws = lawsOf(table, 'bankBroke');
      const dice = new Dice(`which ${players}`);
      const counts = { states: 0, cities: 0, bonds: 0, swapped: 0 };
      for await (const { state, seat, action } of moments(players, STATES)) {
        counts.states++;
        const outcome = table.act(state, seat, action);
        if (isRefusal(outcome)) throw new Error(outcome.reason);
        laws.seen(state, outcome.events);
        laws.narrows(state);
        laws.answers(state, seat, action);
        laws.offers(state, dice.below(players));
        const all = eyesOf(state);

        // (1) another city for the same company, another bond, while they are closed
        const without = (one: Seat) => all.filter((eye) => !eye.includes(one));
        const like = actionsOf(table.choices(state, seat)).filter((one) =>
          action.type === 'writeCity'
            ? one.type === 'writeCity' && one.company === action.company && one.city !== action.city
            : action.type === 'writeBond' && one.type === 'writeBond' && one.amount !== action.amount,
        );
        const isRevealed = action.type === 'writeBond' && table.waiting(state).length === 1;
        if (like.length > 0 && !isRevealed) {
          counts[action.type === 'writeCity' ? 'cities' : 'bonds']++;
          const other = dice.one(like);
          const what = `${JSON.stringify(action)} or ${JSON.stringify(other)}`;
          sameFor(
            without(seat),
            (eye) => got(state, seat, action, eye),
            (eye) => got(state, seat, other, eye),
            what,
          );
        }

        // (6) the same moment, with other cities on somebody's sheet
        const owner = dice.below(players);
        const sheet = state.secrets[owner] as Sheet | null | undefined;
        if (!sheet?.cities?.length || owner === seat) continue;
        const cities = [...sheet.cities.keys()].map(() => dice.one(CITIES));
        const swapped = { ...state, secrets: { ...state.secrets, [owner]: { ...sheet, cities } } };
        const again = table.act(swapped, seat, action);
        if (isRefusal(again)) throw new Error(`${again.reason}: another's sheet has a word in it`);
        if (!sameData(publicOf(outcome.state), publicOf(again.state))) continue;
        counts.swapped++;
        sameFor(
          without(owner),
          (eye) => got(state, seat, action, eye),
          (eye) => got(swapped, seat, action, eye),
          `seat ${owner} with ${cities}: ${JSON.stringify(action)}`,
        );
        // what is refused to others, and why
        const tried = dice.one(actionsOf(table.choices(state, owner)).concat(action));
        for (const one of state.players.keys())
          if (one !== owner && one !== seat)
            expect(table.act(swapped, one, tried)).toEqual(table.act(state, one, tried));
      }
      expect(counts.states).toBe(STATES);
      for (const count of [counts.cities, counts.bonds, counts.swapped]) expect(count).toBeGreaterThan(0);
      if (process.env.LEAK_STATES) console.log(`${players} players:`, JSON.stringify(counts));
    },
    STATES * 1000,
  );
});

describe('computer players', () => {
  /** Moments of a random game at which somebody is asked, every so many of them. */
  async function askedMoments(
    one: LoadedEighteen,
    options: Setup['options'],
    every: number,
  ): Promise<readonly Told[]> {
    const start = one.table.setup({ players: NAMES.slice(0, 4), seed: 'asked', options });
    if (isRefusal(start)) throw new Error(start.reason);
    const states: EighteenState[] = [start];
    playWholeGame(one.table, start, randomPlayer(await eighteenHabits(one), 'asked'), {
      seed: 'asked',
      limit: 360,
      onState: (state) => states.push(state),
    });
    return states.flatMap((state, index) => {
      const [seat] = one.table.waiting(state);
      return seat === undefined || state.result || index % every > 0 ? [] : [{ state, seat }];
    });
  }

  interface Told {
    readonly state: EighteenState;
    readonly seat: Seat;
  }

  /** What a player does in a seat of a table, by what is seen from there. */
  const answered = ({ table }: LoadedEighteen, player: EighteenPlayer, { state, seat }: Told) => {
    const view = table.view(state, [seat]);
    return player.sit(seat).choose(view, table.choices(view, seat), 'leak', stepsOf(200));
  };

  /**
   * The same in both tables, which differ in what only the owner knows; even if the same players have decided for the owner
   * just before, who knows it: nothing that they remember may tell.
   */
  function expectBlind(one: LoadedEighteen, player: EighteenPlayer, told: Told, other: Told, owner: Seat) {
    const both = [told, other].map((which) => {
      answered(one, player, { state: which.state, seat: owner });
      return answered(one, player, which);
    });
    expect(both[1], `${player.name} in seat ${told.seat}`).toEqual(both[0]);
  }

  test.each(['calm', 'steady', 'sharp'])(
    '%s answers the same whatever others have written down in 1853',
    async (name) => {
      const one = await loadedTitle('1853');
      const player = await playerNamed(one, name);
      const dice = new Dice('sheets');
      let count = 0;
      for (const told of await askedMoments(one, {}, 24)) {
        const owner = [0, 1, 2, 3].find(
          (seat) => seat !== told.seat && sheetOf(told.state, seat)?.cities.length,
        );
        const sheet = owner === undefined ? undefined : sheetOf(told.state, owner);
        if (owner === undefined || !sheet) continue;
        const cities = sheet.cities.map(() => dice.one(CITIES));
        const secrets = { ...told.state.secrets, [owner]: { ...sheet, cities } };
        expectBlind(one, player, told, { ...told, state: { ...told.state, secrets } }, owner);
        count++;
      }
      expect(count).toBeGreaterThan(5);
    },
  );

  test.each(['calm', 'steady', 'sharp'])(
    '%s answers the same whatever is in closed purses of 1830',
    async (name) => {
      const one = await loadedTitle('1830');
      const player = await playerNamed(one, name);
      let count = 0;
      for (const told of await askedMoments(one, { closedCash: true, drawSeats: false }, 24)) {
        const [owner = 0, other = 0] = [0, 1, 2, 3].filter((seat) => seat !== told.seat);
        const { cash } = told.state;
        const moved = Math.floor((cash[owner] ?? 0) / 2);
        const swapped = { ...cash, [owner]: (cash[owner] ?? 0) - moved, [other]: (cash[other] ?? 0) + moved };
        if (moved > 0) count++;
        expectBlind(one, player, told, { ...told, state: { ...told.state, cash: swapped } }, owner);
      }
      expect(count).toBeGreaterThan(5);
    },
  );
});

const sheetOf = (state: EighteenState, seat: Seat) => state.secrets[seat] as Sheet | null | undefined;

async function playerNamed(one: LoadedEighteen, name: string): Promise<EighteenPlayer> {
  const player = (await eighteenPlayers(one)).find((found) => found.name === name);
  if (!player) throw new Error(`nobody is called ${name}`);
  return player;
}
