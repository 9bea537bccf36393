import { priceOf } from '@kursbuch/eighteen';
import { courseOf } from '@kursbuch/screens/eighteen/end/course.ts';
import { momentsOf } from '@kursbuch/screens/eighteen/end/moments.ts';
import { companyFigures, playerFigures } from '@kursbuch/screens/eighteen/panels/figures.ts';
import { revenueHistory, revenuesOf } from '@kursbuch/screens/eighteen/panels/revenueHistory.ts';
import { roundAt, roundStarts, roundsToCome } from '@kursbuch/screens/eighteen/rounds.ts';
import { apart, cutTo, linesOf, namedAt, scaleTo } from '@kursbuch/screens/end/chart.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PlayedGame, playedGame } from './playedGame.ts';

describe.each(['1830', '1848'])('a whole game of %s', (id) => {
  let game: PlayedGame;
  beforeAll(async () => {
    game = await playedGame(id, 'panels');
  });

  test('ends with the worth and the prices of the result', () => {
    const course = courseOf(game);
    const last = course.at(-1);
    expect(last?.isLast).toBe(true);
    expect(last?.worth).toEqual(game.end.result?.scores);
    for (const [company, price] of last?.prices ?? [])
      expect(price).toBe(priceOf(game.title.market, game.end, company));
    expect(course[0]?.worth).toEqual(game.start.players.map((_, seat) => game.start.cash[seat]));
  });

  test('shows no round to come that does not come', () => {
    const begun = game.steps.flatMap(({ events }, step) =>
      events.flatMap((event) => (event.type === 'roundBegan' ? [{ step, round: event.round }] : [])),
    );
    game.steps.forEach((_, step) => {
      const state = game.stateAt(step);
      const coming = begun.filter((one) => one.step >= step).map(({ round }) => round);
      const told = roundsToCome(game.title, state);
      // What ends the game may still happen; once it has, the set is played to its end.
      expect(told.slice(0, coming.length)).toEqual(coming.slice(0, told.length));
      const last = roundsToCome(game.title, { ...state, bankBroken: true });
      expect(last.filter(({ kind }) => kind !== 'operating')).toEqual([]);
    });
    expect(roundsToCome(game.title, game.end)).toEqual([]);
  });

  test('has a point of its course after every round', () => {
    const begun = game.steps.flatMap(({ events }) => events.filter(({ type }) => type === 'roundBegan'));
    expect(courseOf(game)).toHaveLength(begun.length + 2);
  });

  test('opens every key moment in the round it is told of', () => {
    const moments = momentsOf(game);
    for (const { round, at } of moments) expect(game.stateAt(at).round).toEqual(round);
    expect(moments.length).toBeGreaterThan(3);
  });

  test('has in its history what every company ran for, and what became of it', () => {
    const { rounds, closed } = revenueHistory(game.steps);
    let run = 0;
    let withheld = 0;
    for (const { events } of game.steps)
      for (const event of events) {
        if (event.type === 'trainsRun') run += event.revenue;
        if (event.type === 'paid' && event.why === 'withheld') withheld += event.amount;
      }
    const earned = rounds.flatMap((round) => [...round.earned.values()]);
    const sum = (use: string | null) =>
      earned.filter((one) => one.use === use).reduce((all, { revenue }) => all + revenue, 0);
    expect(run).toBeGreaterThan(0);
    expect(sum('paid') + sum('withheld') + sum(null)).toBe(run);
    expect(sum('withheld')).toBe(withheld);
    for (const [company, { closed: gone }] of Object.entries(game.end.companies))
      expect([company, closed.has(company)]).toEqual([company, gone]);
    const [first] = rounds;
    for (const company of first?.earned.keys() ?? [])
      expect(revenuesOf({ rounds, closed }, company).at(-1)?.round).toEqual(first?.round);
  });

  test('shows no revenue of a later moment at an earlier one', () => {
    const half = Math.floor(game.steps.length / 2);
    const { rounds } = revenueHistory(game.steps.slice(0, half));
    const all = revenueHistory(game.steps).rounds;
    expect(rounds.length).toBeLessThan(all.length);
    expect(rounds.slice(0, -1)).toEqual(all.slice(0, rounds.length - 1));
  });

  test('remembers the first train of every kind once', () => {
    const kinds = momentsOf(game).flatMap((moment) => (moment.kind === 'firstTrain' ? [moment.train] : []));
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds[0]?.startsWith('2')).toBe(true);
  });

  test('has figures that add up at every moment', () => {
    const { players } = game.start;
    for (let count = 0; count <= game.steps.length; count += 37) {
      const state = game.stateAt(count);
      for (const row of companyFigures(game.title, state)) {
        if (row.standing === 'closed') continue;
        const held = row.holdings.reduce((sum, percent) => sum + percent, 0);
        expect([row.company, held + row.offer + row.pool]).toEqual([row.company, 100]);
        expect(row.stationsLeft).toBeGreaterThanOrEqual(0);
      }
      const figures = playerFigures(game.title, state);
      expect(figures.filter(({ priority }) => priority)).toHaveLength(1);
      expect(figures).toHaveLength(players.length);
    }
  });

  test('knows the round of every moment', () => {
    const starts = roundStarts(game.start.round, game.steps);
    for (let count = 0; count <= game.steps.length; count += 11)
      expect(roundAt(starts, count)?.round).toEqual(game.stateAt(count).round);
  });
});

describe('charts', () => {
  test('have scales in round steps that hold the greatest value', () => {
    expect(scaleTo([0, 6542], 6)).toEqual({ step: 2000, min: 0, max: 8000 });
    expect(scaleTo([350, 20], 6)).toEqual({ step: 100, min: 0, max: 400 });
    expect(scaleTo([], 6).max).toBeGreaterThan(0);
    // Nothing earned yet: whole lines all the same.
    expect(linesOf(scaleTo([0, 0], 6))).toEqual([0, 1]);
    expect(linesOf(scaleTo([0, 3], 6))).toEqual([0, 1, 2, 3]);
  });

  test('go below nothing where somebody is in debt', () => {
    const scale = scaleTo([-157, 5898], 6);
    expect(scale).toEqual({ step: 2000, min: -157, max: 6000 });
    expect(linesOf(scale)).toEqual([0, 2000, 4000, 6000]);
    expect(linesOf({ ...scale, min: -2100 })).toEqual([-2000, 0, 2000, 4000, 6000]);
  });

  test('cut long names, wide letters sooner', () => {
    expect(cutTo('Chiara', 78)).toBe('Chiara');
    expect(cutTo('Ünal Öztürk', 88)).toBe('Ünal Öztürk');
    expect(cutTo('Maximiliane-Henriett', 78)).toBe('Maximili…');
    expect(cutTo('WWWWWWWWWWWWWWWWWWWW', 78)).toBe('WWWWW…');
  });

  test('push labels apart and keep their order', () => {
    expect(apart([100, 105, 40], 20, 300)).toEqual([100, 120, 40]);
    expect(apart([290, 295], 20, 300)).toEqual([280, 300]);
    expect(apart([], 20, 300)).toEqual([]);
  });
});

test('names at the axis that have no room beside each other are left out, and the last never', () => {
  // As in a game of 1854 of twelve sets: each name is 41 pixels wide.
  const at = (...places: readonly [number, string][]) => namedAt(places.map(([at, name]) => ({ at, name })));
  expect(
    at([824, 'Stock 8'], [890, 'Stock 10'], [930, 'Stock 11'], [984, 'Stock 12'], [1024, 'end']),
  ).toEqual([true, true, false, true, true]);
  expect(at([600, 'start'], [640, 'SR 2'], [660, 'end'])).toEqual([true, false, true]);
});
