import { isRefusal, stepsOf } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';
import { beforeAll, describe, expect, test } from 'vitest';
import { judgement as own } from '../../titles/1830/player/index.ts';
import { P1, P2, P3, type TableBuilder, table1830 } from '../../titles/1830/test/table1830.ts';
import { lossOf } from '../src/eighteen/fleet.ts';
import {
  comingKinds,
  forecast,
  paperWorth,
  potential,
  priceAtEnd,
  prospectOf,
  roundsLeft,
  standing,
  trainRate,
} from '../src/eighteen/forecast.ts';
import { firstRun } from '../src/eighteen/homes.ts';
import { hasRoomFor } from '../src/eighteen/papers.ts';
import { eighteenPlayers } from '../src/eighteen/players.ts';
import { saving, withFirst } from '../src/eighteen/saving.ts';
import { lostRun } from '../src/eighteen/steadyTurn.ts';
import { guarded, type Mishap, playWholeGame } from '../src/index.ts';
import { answering, loadedTitle } from './answers.ts';

let steady: Awaited<ReturnType<typeof answering>>;
let title: Awaited<ReturnType<typeof loadedTitle>>['title'];
beforeAll(async () => {
  steady = await answering('1830', 'steady');
  ({ title } = await loadedTitle('1830'));
});

const outlook = ({ state }: Pick<TableBuilder, 'state'>) => ({ title, state, own });

/** The PRR's straight line: Pittsburgh (20), Altoona (10) with its station, Lancaster (20). */
const prr = (builder: TableBuilder = table1830(), cash = 1000) =>
  builder.company('PRR', P1, { cash }).tile('H10', '57', 1).tile('H14', '9', 1).tile('H16', '57', 1);

describe('how long the game goes on', () => {
  test('the less the bank has and the more companies earn, the shorter', () => {
    const usual = roundsLeft(outlook(prr().train('PRR', '2')));
    expect(roundsLeft(outlook(prr().bank(3000).train('PRR', '2')))).toBeLessThan(usual);
    const rich = outlook(prr(table1830().phase('5')).train('PRR', '5').company('NYC', P2).train('NYC', '5'));
    expect(roundsLeft(rich)).toBeLessThanOrEqual(usual);
  });
});

describe('the train rush', () => {
  test('companies with money buy more trains than those without', () => {
    expect(trainRate(outlook(prr()))).toBeGreaterThan(trainRate(outlook(prr(table1830(), 0))));
  });

  test('a kind comes the sooner the fewer trains are before it', () => {
    const soon = comingKinds(outlook(prr().supply('2', 1)));
    const late = comingKinds(outlook(prr()));
    const when = (kinds: typeof soon, kind: string) => kinds.find((one) => one.kind === kind)?.rounds ?? 0;
    expect(when(soon, '3')).toBeLessThan(when(late, '3'));
    expect(when(late, '3')).toBeLessThan(when(late, '4'));
    expect(when(late, '6')).toBeLessThan(when(late, 'D'));
    expect(comingKinds(outlook(prr(table1830().phase('3')))).map(({ kind }) => kind)).not.toContain('3');
  });

  test('a company whose only train goes has its director pay for the next, unless it has the money', () => {
    const soon = [{ kind: '4', rounds: 2 }] as const;
    const help = (cash: number, kind: string) =>
      prospectOf(outlook(prr(table1830().phase('3'), cash).train('PRR', kind)), 'PRR', 8, soon).help;
    expect([help(100, '2'), help(500, '2'), help(100, '3')]).toEqual([200, 0, 0]);
  });

  test('what the first of a kind scraps is gone', () => {
    const { state } = prr(table1830().phase('3')).train('PRR', '2').company('NYC', P2).train('NYC', '3');
    const after = withFirst(title, state, 'NYC', '4');
    const kinds = (company: string) =>
      after.trains.filter(({ holder }) => holder === company).map(({ kind }) => kind);
    expect([kinds('PRR'), kinds('NYC'), after.phase]).toEqual([[], ['3', '4'], '4']);
  });
});

describe('a company to the end', () => {
  test('pays as long as its trains run', () => {
    const pays = (coming: Parameters<typeof prospectOf>[3]) =>
      prospectOf(outlook(prr(table1830().phase('3'), 0).train('PRR', '2')), 'PRR', 10, coming);
    const [kept, lost] = [pays([]), pays([{ kind: '4', rounds: 3 }])];
    expect(kept).toMatchObject({ paying: 10, silent: 0, help: 0 });
    expect(lost.help).toBe(300);
  });

  test('grows towards what its trains could earn', () => {
    expect(potential(outlook(prr()), ['3'])).toBeGreaterThan(potential(outlook(prr()), ['2']));
    const short = prospectOf(outlook(prr(table1830(), 0).train('PRR', '4')), 'PRR', 2, []);
    const long = prospectOf(outlook(prr(table1830(), 0).train('PRR', '4')), 'PRR', 10, []);
    expect(long.pays / 10).toBeGreaterThan(short.pays / 2);
  });

  test('its price goes right with dividends and left without', () => {
    const at = outlook(prr().train('PRR', '2'));
    const end = (paying: number, silent: number) =>
      priceAtEnd(at, 'PRR', { pays: paying * 50, paying, silent, help: 0 });
    expect([end(0, 0), end(2, 0), end(0, 2)]).toEqual([100, 126, 82]);
  });

  test('its price rises with every stock round in which it is sold out', () => {
    const table = prr(table1830().company('NYC', P2))
      .shares(P2, 'PRR', 40, { director: false })
      .train('PRR', '2');
    const sold = priceAtEnd(outlook(table), 'PRR', { pays: 50, paying: 1, silent: 0, help: 0 });
    expect(sold).toBe(112);
    const below = prr(table1830()).par('PRR', 76).shares(P2, 'PRR', 40, { director: false });
    const risen = priceAtEnd(outlook(below), 'PRR', { pays: 50, paying: 2, silent: 0, help: 0 });
    expect(risen).toBe(112);
  });
});

describe('what everybody will be worth', () => {
  test('is money, shares with their dividends, privates, less what directors must add', () => {
    const base = forecast(outlook(prr(table1830(), 0).train('PRR', '2')));
    const richer = forecast(outlook(prr(table1830(), 0).train('PRR', '2').cash(P2, 700)));
    expect((richer[P2] ?? 0) - (base[P2] ?? 0)).toBeGreaterThan(90);
    expect(base[P1]).toBeGreaterThan(600 + 600);
    const owner = forecast(outlook(prr(table1830(), 0).train('PRR', '2').private('C&A', P3)));
    expect(owner[P3]).toBeGreaterThan((base[P3] ?? 0) + 25);
  });

  test('counts what the others will have against one', () => {
    const at = outlook(prr(table1830(), 0).train('PRR', '2'));
    const worse = outlook(prr(table1830(), 0).train('PRR', '2').cash(P2, 900));
    expect(standing(worse, P1)).toBeLessThan(standing(at, P1));
  });
});

describe('decisions', () => {
  test('a home with track that leads somewhere is seen', () => {
    const bare = table1830().state;
    const built = table1830().tile('H10', '57', 1).tile('H14', '9', 1).tile('H16', '57', 1).state;
    expect([firstRun(title, bare, 'PRR'), firstRun(title, built, 'PRR')]).toEqual([0, 30]);
  });

  test('a private goes to one\u2019s own company for all it may pay', () => {
    const table = prr(table1830().phase('3')).train('PRR', '3').private('C&A', P1);
    expect(steady(table.atStep('PRR', 'track'), P1)).toEqual({
      type: 'requestPrivate',
      private: 'C&A',
      price: 320,
    });
    const poor = prr(table1830().phase('3'), 150).train('PRR', '3').private('C&A', P1);
    expect(steady(poor.atStep('PRR', 'track'), P1)?.type).not.toBe('requestPrivate');
  });

  test('a train that will last is bought before the one that goes leaves the company empty', () => {
    const table = prr(table1830().phase('3').supply('3', 0), 400).train('PRR', '2').supply('4', 2);
    expect(steady(table.atStep('PRR', 'trains'), P1)).toMatchObject({ type: 'buyTrain', kind: '4' });
  });

  test('a share is judged by what it will have brought, not by the run of today', () => {
    const table = (kind: string) =>
      table1830()
        .phase('3')
        .company('PRR', P2, { cash: 0 })
        .tile('H10', '57', 1)
        .tile('H14', '9', 1)
        .tile('H16', '57', 1)
        .train('PRR', kind)
        .supply('3', 0);
    const worth = (kind: string, rounds: number) => paperWorth(outlook(table(kind)), 'PRR', rounds, []) ?? 0;
    // What it runs today it will run again, and with a train for more stops more of them.
    expect(worth('2', 8)).toBeGreaterThan(worth('2', 2) + 6 * 3);
    expect(worth('4', 8)).toBeGreaterThan(worth('2', 8));
    expect(worth('4', 0)).toBe(worth('2', 0));
  });

  test('shares are sold before the crash, and kept where none comes', () => {
    const table = (cash: number) =>
      table1830()
        .phase('4')
        .supply('4', 0)
        .company('NYC', P2, { cash, cell: '0,12' })
        .shares(P1, 'NYC', 30, { director: false })
        .cash(P1, 30);
    expect(steady(table(0).stockRound(), P1)).toEqual({ type: 'sellShares', company: 'NYC', count: 3 });
    const sound = prr(table1830().phase('5')).train('PRR', '5').company('NYC', P2).shares(P2, 'PRR', 10);
    expect(steady(sound.cash(P2, 0).stockRound({ seat: P2 }), P2)?.type).not.toBe('sellShares');
  });

  test('a run is kept for a train that hurts the others more than it costs', () => {
    const table = (rivals: string) => {
      const built = prr(table1830().phase('5').supply('5', 0), 600).train('PRR', '5');
      for (const company of ['NYC', 'C&O', 'NYNH', 'B&M'])
        built.company(company, P2, { cash: 0, percent: 20 }).train(company, rivals);
      return built.atStep('PRR', 'run').run();
    };
    expect(saving({ ...outlook(table('3')), seat: P1 }, 'PRR', 50)).toBeGreaterThan(
      saving({ ...outlook(table('4')), seat: P1 }, 'PRR', 50) + 100,
    );
  });

  /** Fourteen papers of the sixteen that each of four players may hold. */
  const full = () =>
    prr(table1830({ players: 4 }).phase('5'))
      .train('PRR', '5')
      .company('NYC', P2, { cash: 500 })
      .company('C&O', P2, { cash: 500 })
      .company('NYNH', P2, { cash: 500 })
      .shares(P1, 'NYC', 40, { director: false })
      .shares(P1, 'C&O', 40, { director: false })
      .shares(P1, 'NYNH', 10, { director: false });

  test('a company is begun only where all its papers may be held', () => {
    const { state } = full();
    const room = (table: { readonly state: typeof state }) =>
      hasRoomFor({ title, state: table.state, seat: P1 }, 'CPR');
    expect([room(full()), room(prr())]).toEqual([false, true]);
  });

  test('with the money for a company and no room for it the paper that brings least goes', () => {
    const play = full().cash(P1, 900).stockRound();
    expect(steady(play, P1)).toMatchObject({ type: 'sellShares', count: 1 });
  });

  test('without room a paper that brings little goes for one that brings much', () => {
    const table = (kind: string) => {
      const built = table1830({ players: 4 }).phase('5');
      for (const company of ['NYC', 'C&O', 'NYNH', 'B&M'])
        built.company(company, P2, { cash: 500 }).shares(P1, company, 40, { director: false });
      return built
        .company('PRR', P2, { cash: 0 })
        .tile('H10', '57', 1)
        .tile('H14', '9', 1)
        .tile('H16', '57', 1)
        .train('PRR', kind)
        .cash(P1, 200);
    };
    expect(steady(table('6').stockRound(), P1)).toMatchObject({ type: 'sellShares', count: 1 });
    const soldOut = table('6').shares(P3, 'PRR', 40, { director: false });
    expect(steady(soldOut.stockRound(), P1)).toEqual({ type: 'pass' });
  });
});

describe('never left with an empty company by surprise', () => {
  const run = (cash: number) =>
    steady(prr(table1830().phase('3').supply('3', 0), cash).train('PRR', '2').atStep('PRR', 'run').run(), P1)
      ?.type;

  test('the run that brings the next train is kept before the only one goes', () => {
    expect(run(280)).toBe('withhold');
  });

  test('a run that does not bring it, or is not needed for it, is paid', () => {
    expect([run(20), run(400)]).toEqual(['payOut', 'payOut']);
  });

  test('what a director will have to add when the train goes is counted from the start', () => {
    const worth = (cash: number) =>
      forecast(outlook(prr(table1830().phase('3').supply('3', 0), cash).train('PRR', '2')));
    expect(worth(0)[P1]).toBeLessThan((worth(299)[P1] ?? 0) - 200);
  });
});

describe('trains among companies of one player', () => {
  /** Two companies on one line: Pittsburgh, Altoona, Lancaster. */
  const sisters = (builder = table1830().phase('3'), cash = 1000) =>
    prr(builder).company('NYC', P1, { cash }).station('NYC', 'H12');

  test('a train is worth to its company what it would earn less without it', () => {
    const { state } = sisters().train('PRR', '2').train('PRR', '3');
    expect(lossOf(title, state, { from: 'PRR', kind: '3' })).toBe(30);
    expect(lossOf(title, state, { from: 'PRR', kind: '2' })).toBe(10);
  });

  test('one that has yet to run in this round loses the run with the train', () => {
    const lost = (others: readonly string[]) => {
      const { state } = sisters().train('PRR', '2').atStep('NYC', 'trains', { others });
      return lostRun({ title, state, seat: P1 }, { from: 'PRR', kind: '2' });
    };
    // 60 percent of a run of 30, and six shares that go left to 90 instead of right to 112.
    expect([lost(['PRR']), lost([])]).toEqual([18 + 6 * 22, 0]);
  });

  test('none goes to and fro between two that would earn the same with it', async () => {
    const play = sisters().train('PRR', '2').train('PRR', '3').train('NYC', '2').atStep('NYC', 'trains');
    const calm = await answering('1830', 'calm');
    expect(calm(play, P1)).toMatchObject({ type: 'buyTrain', from: 'PRR' });
    expect(steady(play, P1)).not.toMatchObject({ from: 'PRR' });
  });

  test('a company that must buy does not leave another one empty for it', () => {
    const play = sisters(table1830().phase('5').supply('5', 2)).train('PRR', '5').atStep('NYC', 'trains');
    expect(steady(play, P1)).toMatchObject({ type: 'buyTrain', from: 'bank', kind: '5' });
  });
});

test.each(eighteenTitles)(
  '$id: at the fullest table, purses closed where they can be, every answer is among the choices',
  async ({ id, players, options }) => {
    const loaded = await loadedTitle(id);
    const [, calm, planner] = await eighteenPlayers(loaded);
    const names = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, players.max);
    const closed = 'closedCash' in options ? { closedCash: true } : {};
    const start = loaded.table.setup({ players: names, seed: 'full', options: closed });
    if (isRefusal(start) || !calm || !planner) throw new Error('no table');
    const mishaps: Mishap[] = [];
    const bots = start.players.map((_, seat) =>
      guarded((seat % 3 === 0 ? planner : calm).sit(seat), {
        waiting: loaded.table.waiting,
        seat,
        instead: calm.sit(seat),
        report: (mishap) => mishaps.push(mishap),
      }),
    );
    const budget = () => stepsOf(planner.steps);
    const { actions } = playWholeGame(loaded.table, start, bots, { seed: 'full', limit: 180, budget });
    expect([actions.length, mishaps]).toEqual([180, []]);
  },
);

test('a paper that may be bought again in the same round is not sold and bought in a circle', async () => {
  const loaded = await loadedTitle('1848');
  const [, calm, planner] = await eighteenPlayers(loaded);
  const names = ['calm 1', 'calm 2', 'steady 3', 'calm 4'];
  const start = loaded.table.setup({ players: names, seed: '1-2', options: {} });
  if (isRefusal(start) || !calm || !planner) throw new Error('no table');
  const sitter = (name: string) => (name.startsWith('steady') ? planner : calm);
  const bots = start.players.map((name, seat) => sitter(name).sit(seat));
  const budget = (seat: number) => stepsOf(sitter(start.players[seat] ?? '').steps);
  const { trouble } = playWholeGame(loaded.table, start, bots, { seed: '1-2', limit: 2000, budget });
  expect(trouble).toBeUndefined();
});
