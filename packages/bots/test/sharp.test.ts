import type { LoadedEighteen } from '@kursbuch/eighteen';
import { isRefusal, stepsOf } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';
import { beforeAll, describe, expect, test } from 'vitest';
import { judgement as own } from '../../titles/1830/player/index.ts';
import { P1, P2, P3, table1830 } from '../../titles/1830/test/table1830.ts';
import { judgement as own1853 } from '../../titles/1853/player/index.ts';
import type { TitleJudgement } from '../src/eighteen/asking.ts';
import { fittedBeginnings } from '../src/eighteen/beginnings.ts';
import { explained, fitted } from '../src/eighteen/fit.ts';
import { aheadOf, TERMS, termsOf } from '../src/eighteen/leaf.ts';
import { eighteenPlayers } from '../src/eighteen/players.ts';
import { imagined, playedOn } from '../src/eighteen/rollout.ts';
import { CARE, LEAST_PASSES, provable, provedBest, provedGain, startingWith } from '../src/eighteen/sharp.ts';
import { steadyTasks } from '../src/eighteen/steady.ts';
import { USUAL } from '../src/eighteen/weights.ts';
import { Dice, guarded, type Mishap, playWholeGame } from '../src/index.ts';
import { loadedTitle } from './answers.ts';

let loaded: LoadedEighteen;
beforeAll(async () => {
  loaded = await loadedTitle('1830');
});

/** Two companies with a run each, and a stock round. */
const stockRound = ({ purse = 400 } = {}) =>
  table1830()
    .phase('3')
    .company('PRR', P1, { cash: 100 })
    .tile('H10', '57', 1)
    .tile('H14', '9', 1)
    .tile('H16', '57', 1)
    .train('PRR', '2')
    .company('NYC', P2, { cash: 400 })
    .shares(P3, 'NYC', 20, { director: false })
    .cash(P1, purse)
    .cash(P2, purse)
    .cash(P3, purse)
    .stockRound();

const playersNamed = async (title: LoadedEighteen) => {
  const all = await eighteenPlayers(title);
  const named = (name: string) => {
    const player = all.find((one) => one.name === name);
    if (!player) throw new Error(`nobody is called ${name}`);
    return player;
  };
  return { steady: named('steady'), sharp: named('sharp'), calm: named('calm') };
};

describe('the fall-back', () => {
  const pay = { type: 'payOut' } as const;
  const keep = { type: 'withhold' } as const;

  test('is left only for a gain that is more than chance', () => {
    expect(provedBest([{ action: pay, gains: [100, 100, 100] }], CARE)).toBe(pay);
    expect(provedBest([{ action: pay, gains: [600, -300, 0] }], CARE)).toBeUndefined();
    expect(provedBest([{ action: pay, gains: [CARE.least, CARE.least, CARE.least] }], CARE)).toBeUndefined();
    // Once or twice proves nothing.
    expect(provedBest([{ action: pay, gains: [900, 900] }], CARE)).toBeUndefined();
  });

  test('is left for the gain that is surest', () => {
    const sure = { action: keep, gains: [150, 160, 140] };
    const unsure = { action: pay, gains: [500, 20, 60] };
    expect(provedBest([unsure, sure], CARE)).toBe(keep);
    expect(provedGain(sure.gains, 1)).toBeGreaterThan(provedGain(unsure.gains, 1));
  });

  test.each([40, 70, 100, 160])(
    'is left in time where a course takes %i steps, however many answers there are',
    (course) => {
      const first = startingWith(CARE.steps, course);
      const spent = (first + 1) * course;
      const kept = Math.min(CARE.kept, provable(CARE.steps - spent, course));
      expect(first).toBeGreaterThan(0);
      expect(kept).toBeGreaterThan(0);
      expect(spent + (LEAST_PASSES - 1) * (kept + 1) * course).toBeLessThanOrEqual(CARE.steps);
    },
  );

  test('is the answer where there is no time', async () => {
    const { sharp, steady } = await playersNamed(loaded);
    const { state } = stockRound();
    const choices = loaded.table.choices(state, P1);
    const usual = steady.sit(P1).choose(state, choices, 'seed', stepsOf(60));
    expect(sharp.sit(P1).choose(state, choices, 'seed', stepsOf(60))).toEqual(usual);
  });
});

describe('a game played on', () => {
  const asking = (state: ReturnType<typeof stockRound>['state'], seat = P1) => {
    const { title, table } = loaded;
    return { title, table, own, state, seat, choices: [], dice: new Dice('x'), budget: stepsOf(9) };
  };
  const on = (rounds: number, steps = 500, judgement: TitleJudgement = own) => {
    const { state } = stockRound({ purse: 50 });
    const budget = stepsOf(steps);
    const end = playedOn({ ...asking(state), own: judgement }, state, {
      rounds,
      budget,
      thumbOf: () => steadyTasks,
    });
    return { state, end };
  };

  test('ends with the rounds asked for', () => {
    const { state, end } = on(2);
    expect([state.round.kind, end?.round.kind, end?.round.number]).toEqual(['stock', 'operating', 2]);
  });

  test('leaves the map as it is, but for whoever has no run yet', () => {
    const { state, end } = on(3);
    const laid = Object.keys(end?.tiles ?? {}).filter((hex) => end?.tiles[hex] !== state.tiles[hex]);
    // The PRR has its line; the NYC begins one at Albany with each of its two turns.
    expect(laid.length).toBeGreaterThan(0);
    expect(laid.length).toBeLessThanOrEqual(2);
    expect(laid.some((hex) => /^[DEF](18|19|20)$/.test(hex))).toBe(true);
    expect(end?.stations.filter(({ company }) => company === 'PRR')).toHaveLength(1);
  });

  test('remembers first tiles for whoever judges alike, and for nobody else', () => {
    const laid = (judgement: TitleJudgement) => on(3, 500, judgement).end?.tiles;
    const usual = laid(own);
    // By these no tile is worth anything.
    const none = laid({ ...own, weights: { ...USUAL, trackNext: 0, nearness: 0, coin: 1000 } });
    expect(none).not.toEqual(usual);
    expect(laid(own)).toEqual(usual);
  });

  test('is given up when the budget is spent', () => {
    expect(on(2, 5).end).toBeUndefined();
  });

  test('makes up purses that are closed, and no money', () => {
    const start = loaded.table.setup({ players: ['A', 'B', 'C'], seed: 'x', options: { closedCash: true } });
    if (isRefusal(start)) throw new Error(start.reason);
    const view = loaded.table.view(start, [P1]);
    expect(view.cash.bank).toBeUndefined();
    const { cash } = imagined(asking(view), 'x');
    expect(Object.values(cash).reduce((sum, one) => sum + one, 0)).toBe(start.money);
  });

  test('makes up sheets of 1853 from what everybody knows', async () => {
    const india = await loadedTitle('1853');
    const start = india.table.setup({ players: ['A', 'B', 'C', 'D'], seed: 'x', options: {} });
    if (isRefusal(start)) throw new Error(start.reason);
    const { calm } = await playersNamed(india);
    const bots = start.players.map((_, seat) => calm.sit(seat));
    const { state } = playWholeGame(india.table, start, bots, { seed: 'x', limit: 30 });
    const view = india.table.view(state, [P1]);
    const { secrets } = imagined(
      { ...asking(view), title: india.title, table: india.table, own: own1853 },
      'x',
    );
    expect(Object.keys(view.secrets)).toEqual(['0']);
    expect(Object.keys(secrets).sort()).toEqual(['0', '1', '2', '3', 'table']);
    expect(secrets[0]).toBe(view.secrets[0]);
    const count = (seat: number) => (secrets[seat] as { cities: readonly string[] }).cities.length;
    const known = (seat: number) => (state.secrets[seat] as { cities: readonly string[] }).cities.length;
    expect([1, 2, 3].map(count)).toEqual([1, 2, 3].map(known));
  });
});

describe('the value at the leaf', () => {
  test('counts the mean of the others while much may happen, and the richest in the end', () => {
    expect(aheadOf([1000, 700, 300, 200], 0, 1e6)).toBeCloseTo(600, 0);
    expect(aheadOf([1000, 700, 300, 200], 0, 100)).toBeCloseTo(300 + 100 * Math.log(3), -1);
  });

  test('has the terms of everybody in money', () => {
    const { title } = loaded;
    const { seats, rounds } = termsOf({ title, own, state: stockRound().state });
    expect(rounds).toBeGreaterThan(3);
    expect(seats[P1]).toMatchObject({ cash: 400, begun: 0, privates: 0 });
    expect(seats[P1]?.runs).toBeGreaterThan(0);
    expect(seats[P2]?.shares).toBeGreaterThan(seats[P3]?.shares ?? 0);
    // The PRR has a train that goes and a tenth of the next one's price.
    expect(seats[P1]?.help).toBeGreaterThan(0);
  });

  test('finds the weights by which games came out', () => {
    const dice = new Dice('weights');
    const samples = Array.from({ length: 300 }, () => {
      const seats = [0, 1, 2, 3].map(() => TERMS.map(() => dice.below(1000)));
      const rounds = dice.below(20);
      const [cash, help] = [TERMS.indexOf('cash'), TERMS.indexOf('help')];
      const end = seats.map((own) => (own[cash] ?? 0) * (1 + rounds / 20) - (own[help] ?? 0) / 2);
      return { rounds, seats, end };
    });
    const weights = fitted(samples);
    const near = (value: number, wanted: number) => expect(Math.abs(value - wanted)).toBeLessThan(0.1);
    near(weights.now.cash, 1);
    near(weights.later.cash, 0.5);
    near(weights.now.help, -0.5);
    near(weights.now.shares, 0);
    expect(explained(samples, weights)).toBeGreaterThan(0.99);
  });
});

describe('openings', () => {
  const SEEDS = Array.from({ length: 8 }, (_, index) => `opening ${index}`);

  test('are weighed by what games came to that began so', () => {
    const dice = new Dice('beginnings');
    const privates = { 'C&A': 900, 'M&H': 300, 'SVN&RR': 0, 'B&O-P': 500 };
    const companies = { NYNH: 600, NYC: 200, 'B&M': -200, PRR: -600 };
    const worth: Readonly<Record<string, number>> = { ...privates, ...companies };
    const games = Array.from({ length: 200 }, () => {
      const had: string[][] = [[], [], [], []];
      for (const one of Object.keys(privates)) dice.one(had).push(one);
      const open = Object.keys(companies);
      // Whoever has the B&O's private leads the B&O.
      for (const own of had) if (!own.includes('B&O-P')) own.push(...open.splice(dice.below(open.length), 1));
      const end = had.map((own) => own.reduce((sum, one) => sum + (worth[one] ?? 0), 5000) + dice.below(300));
      return { had, end };
    });
    const found = fittedBeginnings(loaded.title, own, games);
    for (const [one, value] of Object.entries(privates))
      expect(Math.abs((found.privates?.[one] ?? -1) - value), one).toBeLessThan(60);
    for (const [one, value] of Object.entries(companies))
      expect(Math.abs((found.companies[one] ?? -1) - value), one).toBeLessThan(60);
    expect(found.within).toBeLessThan(60);
  });

  test('differ by seed, and the sale of privates does not stand still', async () => {
    const { sharp } = await playersNamed(loaded);
    const sales = SEEDS.map((seed) => {
      const start = loaded.table.setup({ players: ['A', 'B', 'C', 'D'], seed, options: {} });
      if (isRefusal(start)) throw new Error(start.reason);
      const done: string[] = [];
      let rounds = 0;
      const bots = start.players.map((_, seat) => sharp.sit(seat));
      playWholeGame(loaded.table, start, bots, {
        seed,
        limit: 28,
        // Too few steps for a search: what it draws before that.
        budget: () => stepsOf(60),
        onState(state, _index, { seat, action }) {
          if (state.round.kind === 'privateSale') rounds = state.round.set;
          if (state.round.kind !== 'operating') done.push(JSON.stringify([seat, action]));
        },
      });
      return { begun: done.join(), rounds };
    });
    expect(new Set(sales.map(({ begun }) => begun)).size).toBeGreaterThanOrEqual(4);
    // With everybody's money in bids for the B&O nobody could buy the last one: that took thirteen rounds.
    expect(Math.max(...sales.map(({ rounds }) => rounds))).toBeLessThanOrEqual(3);
  });

  test('take one of the homes that are nearly as good as the best', async () => {
    const { sharp, steady } = await playersNamed(loaded);
    // The best of all is begun: before that there is nothing to draw.
    const { state } = table1830()
      .phase('2')
      .par('NYNH', 82)
      .shares(P2, 'NYNH', 20)
      .cash(P1, 600)
      .cash(P2, 600)
      .cash(P3, 600)
      .stockRound();
    const choices = loaded.table.choices(state, P1);
    const begun = (player: typeof sharp) =>
      new Set(
        SEEDS.map((seed) => {
          const action = player.sit(P1).choose(state, choices, seed, stepsOf(player.steps));
          return action?.type === 'startCompany' ? action.company : '';
        }),
      );
    expect(begun(steady).size).toBe(1);
    expect(begun(sharp).size).toBeGreaterThan(1);
    expect(begun(sharp)).not.toContain('');
  });
});

test('the same question has the same answer, and no more steps are taken than there are', async () => {
  const { sharp } = await playersNamed(loaded);
  const { state } = stockRound();
  const choices = loaded.table.choices(state, P1);
  const asked = (steps: number) => {
    let [left, late] = [steps, 0];
    const budget = {
      spend(taken = 1) {
        left -= taken;
        if (left < 0) late++;
        return left >= 0;
      },
    };
    return { action: sharp.sit(P1).choose(state, choices, 'seed', budget), late };
  };
  for (const steps of [100, 400, 900]) {
    const one = asked(steps);
    expect(asked(steps)).toEqual(one);
    expect(one.late).toBeLessThan(30);
  }
});

test.each(eighteenTitles)(
  '$id: purses closed where they can be, every answer is among the choices',
  async ({ id, options }) => {
    const title = await loadedTitle(id);
    const { sharp, calm } = await playersNamed(title);
    const closed = 'closedCash' in options ? { closedCash: true } : {};
    const start = title.table.setup({ players: ['A', 'B', 'C', 'D'], seed: 'keen', options: closed });
    if (isRefusal(start)) throw new Error(start.reason);
    const mishaps: Mishap[] = [];
    const bots = start.players.map((_, seat) =>
      guarded((seat === 1 ? sharp : calm).sit(seat), {
        waiting: title.table.waiting,
        seat,
        instead: calm.sit(seat),
        report: (mishap) => mishaps.push(mishap),
      }),
    );
    const budget = (seat: number) => stepsOf(seat === 1 ? 150 : calm.steps);
    const { actions } = playWholeGame(title.table, start, bots, { seed: 'keen', limit: 130, budget });
    expect([actions.length, mishaps]).toEqual([130, []]);
  },
);
