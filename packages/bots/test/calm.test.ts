import { isRefusal, stepsOf } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';
import { beforeAll, describe, expect, test } from 'vitest';
import { P1, P2, type TableBuilder, table1830 } from '../../titles/1830/test/table1830.ts';
import { homeWorth } from '../src/eighteen/homes.ts';
import { eighteenPlayers } from '../src/eighteen/players.ts';
import { revenue, revenueWith } from '../src/eighteen/revenue.ts';
import { layWorth, mapWorth, nearness, withTile } from '../src/eighteen/track.ts';
import { playWholeGame } from '../src/index.ts';
import { answering, loadedTitle } from './answers.ts';

let calm: Awaited<ReturnType<typeof answering>>;
let title: Awaited<ReturnType<typeof loadedTitle>>['title'];
beforeAll(async () => {
  calm = await answering('1830', 'calm');
  ({ title } = await loadedTitle('1830'));
});

/** The PRR's straight line: Pittsburgh (20), Altoona (10) with its station, Lancaster (20). */
const prr = (builder: TableBuilder = table1830()) =>
  builder.company('PRR', P1).tile('H10', '57', 1).tile('H14', '9', 1).tile('H16', '57', 1);

describe('terms', () => {
  test('what the trains of a company earn, or would', () => {
    const { state } = prr().train('PRR', '2');
    expect(revenue(title, state, 'PRR')).toBe(30);
    expect(revenueWith(title, state, 'PRR', ['3'])).toBe(50);
    expect(revenueWith(title, state, 'PRR', [])).toBe(0);
  });

  test('stops that are not reached count the more the nearer they are', () => {
    const far = table1830().company('PRR', P1).state;
    const near = table1830().company('PRR', P1).tile('H14', '9', 1).state;
    expect(nearness(title, near, 'PRR')).toBeGreaterThan(nearness(title, far, 'PRR'));
    const reached = table1830().company('PRR', P1).tile('H14', '9', 1).tile('H16', '57', 1).state;
    expect(nearness(title, reached, 'PRR')).not.toBe(nearness(title, near, 'PRR'));
  });

  test('a tile is worth the run it brings, less what the ground costs', () => {
    const { state } = table1830()
      .company('PRR', P1)
      .tile('H14', '9', 1)
      .train('PRR', '2')
      .atStep('PRR', 'track');
    const reaches = { type: 'layTile', hex: 'H16', tile: '57', rotation: 1 } as const;
    const elsewhere = { type: 'layTile', hex: 'H10', tile: '57', rotation: 0 } as const;
    expect(layWorth(title, state, 'PRR', reaches)).toBeGreaterThan(30);
    expect(layWorth(title, state, 'PRR', elsewhere)).toBeLessThan(5);
    const hill = { type: 'layTile', hex: 'F16', tile: '57', rotation: 0 } as const;
    const gain = mapWorth(title, withTile(title, state, hill), 'PRR') - mapWorth(title, state, 'PRR');
    expect(layWorth(title, state, 'PRR', hill)).toBeLessThan(gain);
  });

  test('a home among cities is better than one behind mountains', () => {
    const { state } = table1830();
    expect(homeWorth(title, state, 'NYNH')).toBeGreaterThan(homeWorth(title, state, 'CPR'));
  });
});

describe('privates', () => {
  test('are bought while the money for a company is left', () => {
    expect(calm(table1830().cash(P1, 425).privateSale(), P1)).toEqual({
      type: 'buyPrivate',
      private: 'SVN&RR',
    });
    expect(calm(table1830().cash(P1, 400).privateSale(), P1)).toEqual({ type: 'pass' });
    // With this one comes a company: less is needed to float it.
    const last = (cash: number) => {
      const table = table1830().cash(P1, cash);
      for (const one of ['SVN&RR', 'C&SL', 'D&H', 'M&H', 'C&A']) table.private(one, P2);
      return calm(table.privateSale(), P1);
    };
    expect([last(500)?.type, last(480)?.type]).toEqual(['buyPrivate', 'pass']);
  });
});

describe('the stock round', () => {
  test('a company that is begun is finished first', () => {
    const table = prr().train('PRR', '3').par('NYC', 67).shares(P1, 'NYC', 40).cash(P1, 500);
    expect(calm(table.stockRound(), P1)).toEqual({ type: 'buyShare', company: 'NYC', from: 'offer' });
  });

  test('only a company that one can float alone is begun, at the highest par for that', () => {
    expect(calm(table1830().cash(P1, 470).stockRound(), P1)).toMatchObject({
      type: 'startCompany',
      price: 76,
    });
    expect(calm(table1830().cash(P1, 400).stockRound(), P1)).toEqual({ type: 'pass' });
  });

  test('of shares the one that promises most for its price, and none that promises nothing', () => {
    const table = () =>
      table1830()
        .company('NYC', P2, { cash: 0 })
        .company('PRR', P2, { cash: 200 })
        .tile('H10', '57', 1)
        .tile('H14', '9', 1)
        .tile('H16', '57', 1)
        .cash(P1, 150);
    expect(calm(table().train('PRR', '3').stockRound(), P1)).toMatchObject({ company: 'PRR' });
    expect(calm(table().cash('PRR', 0).stockRound(), P1)).toEqual({ type: 'pass' });
  });

  test('shares of a company without a train or the money for one are sold', () => {
    const table = table1830().company('NYC', P2, { cash: 10 }).shares(P1, 'NYC', 20).cash(P1, 100);
    expect(calm(table.stockRound(), P1)).toEqual({ type: 'sellShares', company: 'NYC', count: 2 });
  });
});

describe('the operating round', () => {
  test('a station is bought where it pays', () => {
    const table = prr().train('PRR', '2').train('PRR', '3');
    expect(calm(table.atStep('PRR', 'station'), P1)).toEqual({ type: 'pass' });
  });

  test('what is earned is paid, unless all trains are soon gone and it brings the next', () => {
    const run = (table: TableBuilder) => table.atStep('PRR', 'run').run();
    expect(calm(run(prr().train('PRR', '2')), P1)).toEqual({ type: 'payOut' });
    const doomed = prr(table1830().phase('3')).train('PRR', '2').supply('3', 0).cash('PRR', 280);
    expect(calm(run(doomed), P1)).toEqual({ type: 'withhold' });
    const rich = prr(table1830().phase('3')).train('PRR', '2').supply('3', 0).cash('PRR', 400);
    expect(calm(run(rich), P1)).toEqual({ type: 'payOut' });
  });

  test('a train is bought that earns its price, and no other', () => {
    const bare = prr().atStep('PRR', 'trains');
    expect(calm(bare, P1)).toMatchObject({ type: 'buyTrain', kind: '2' });
    const served = prr().train('PRR', '2').train('PRR', '2').atStep('PRR', 'trains');
    expect(calm(served, P1)).toEqual({ type: 'pass' });
  });

  test('the train that is missed least is given back', () => {
    const table = prr(table1830().phase('4')).train('PRR', '3').train('PRR', '3').train('PRR', '3');
    const play = table.train('PRR', '4').atStep('PRR', 'trains');
    expect(play.top).toBe('discardTrains');
    expect(calm(play, P1)).toEqual({ type: 'discardTrain', company: 'PRR', kind: '3' });
  });

  test('a director who must help sells what he misses least', () => {
    const table = prr(table1830().company('NYC', P2, { cash: 0 }))
      .shares(P1, 'NYC', 20)
      .cash('PRR', 0)
      .cash(P1, 0);
    expect(calm(table.atStep('PRR', 'trains'), P1)).toMatchObject({ type: 'sellShares', company: 'NYC' });
  });
});

test.each(eighteenTitles)(
  'four of $id play the same lively game twice, and never lack an answer',
  async ({ id }) => {
    const loaded = await loadedTitle(id);
    const player = (await eighteenPlayers(loaded)).find(({ name }) => name === 'calm');
    const played = () => {
      const start = loaded.table.setup({ players: ['A', 'B', 'C', 'D'], seed: 'calm', options: {} });
      if (isRefusal(start) || !player) throw new Error('no table');
      const bots = start.players.map((_, seat) => player.sit(seat));
      const budget = () => stepsOf(player.steps);
      return playWholeGame(loaded.table, start, bots, { seed: 'calm', limit: 200, budget });
    };
    const [one, other] = [played(), played()];
    expect(other.actions).toEqual(one.actions);
    expect(one.trouble).toBe('no end after 200 actions');
    const done = new Set(one.actions.map(({ action }) => action.type));
    for (const type of ['layTile', 'runTrains', 'buyTrain', 'buyShare'] as const)
      expect(done).toContain(type);
  },
);
