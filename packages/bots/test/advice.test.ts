import type { EighteenAction, EighteenAdvice, EighteenAdviceReason, EighteenState } from '@kursbuch/eighteen';
import { isOffered, isRefusal, type Seat, stepsOf } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';
import { beforeAll, describe, expect, test } from 'vitest';
import { judgement as own } from '../../titles/1830/player/index.ts';
import { P1, P2, type TableBuilder, table1830 } from '../../titles/1830/test/table1830.ts';
import { table1848, withLoans } from '../../titles/1848/test/table1848.ts';
import { table1889 } from '../../titles/1889/test/table1889.ts';
import { Dice } from '../src/dice.ts';
import { mannered } from '../src/eighteen/player.ts';
import { eighteenPlayers } from '../src/eighteen/players.ts';
import { figuresFor, homeReasons } from '../src/eighteen/reasons.ts';
import { guarded, type Mishap, playWholeGame } from '../src/index.ts';
import { adviseOf, loadedTitle } from './answers.ts';

let steady: Awaited<ReturnType<typeof adviseOf>>;
let title: Awaited<ReturnType<typeof loadedTitle>>['title'];
beforeAll(async () => {
  ({ title } = await loadedTitle('1830'));
  steady = await adviseOf('1830', 'steady');
});

/** The PRR's straight line: Pittsburgh (20), Altoona (10) with its station, Lancaster (20). */
const prr = (builder: TableBuilder = table1830(), cash = 1000) =>
  builder.company('PRR', P1, { cash }).tile('H10', '57', 1).tile('H14', '9', 1).tile('H16', '57', 1);

const kinds = (advice: EighteenAdvice | undefined) => advice?.reasons.map(({ kind }) => kind);
const reason = <K extends EighteenAdviceReason['kind']>(advice: EighteenAdvice | undefined, kind: K) =>
  advice?.reasons.find((one) => one.kind === kind);

describe('privates', () => {
  test('one is worth more than it costs, or the money is for a company', () => {
    expect(steady(table1830().cash(P1, 425).privateSale(), P1)).toMatchObject({
      action: { type: 'buyPrivate', private: 'SVN&RR' },
      reasons: [
        { kind: 'privateWorth', private: 'SVN&RR', price: 20 },
        { kind: 'privateSells', private: 'SVN&RR', most: 40, phase: '3' },
      ],
    });
    expect(steady(table1830().cash(P1, 400).privateSale(), P1)).toMatchObject({
      action: { type: 'pass' },
      reasons: [{ kind: 'keepMoney', amount: 402, cash: 400, private: 'SVN&RR', price: 20 }],
    });
  });

  test('1848-IV-4: how often one still has to be made cheaper is counted down', async () => {
    const advise = await adviseOf('1848', 'steady');
    const lower = { type: 'lowerPrice', private: 'P4' } as const;
    const first = table1848({ players: 3 }).cash(P1, 0).privateSale();
    const later = first.do(P1, lower).do(P2, lower).do(2, lower);
    expect([first, later].map((play) => reason(advise(play, P1), 'lowerPrice'))).toMatchObject([
      { private: 'P4', price: 170, worth: 140, cuts: 6, mayPass: false },
      { private: 'P4', price: 155, worth: 140, cuts: 3, mayPass: false },
    ]);
  });

  test('one\u2019s own company pays for it', () => {
    const table = prr(table1830().phase('3')).train('PRR', '3').private('C&A', P1);
    expect(kinds(steady(table.atStep('PRR', 'track'), P1))).toEqual(['privateToCompany', 'standsBetter']);
  });
});

describe('a tile that needs no connection', () => {
  test('1848-V-21 nobody is told that his track leads on from where it does not come to', async () => {
    const advise = await adviseOf('1848', 'steady');
    let play = table1848()
      .phase('3')
      .company('SAR', P1, { cash: 500 })
      .private('P3', 'SAR')
      .atStep('SAR', 'track');
    let advice = advise(play, P1);
    while (advice?.action.type === 'layTile' && advice.action.tile !== '241') {
      play = play.do(P1, advice.action);
      advice = advise(play, P1);
    }
    expect(advice?.action).toMatchObject({ type: 'layTile', tile: '241' });
    expect(kinds(advice)).toEqual(['laidAhead']);
  });
});

describe('a train that must be bought on loans', () => {
  /** NSW has a route, no train and five loans; its marker stands in the second row. */
  const needy = (treasury: number, column: number) =>
    withLoans(
      table1848()
        .phase('5')
        .supply('2E', 0)
        .tile('E18', '57', 0)
        .tile('F17', '57', 0)
        .company('NSW', P1, { cash: treasury, cell: `1,${column}` }),
      { NSW: 5 },
    ).atStep('NSW', 'trains');

  test('1848-IX-35 its director pays nothing', async () => {
    const advise = await adviseOf('1848', 'steady');
    expect(reason(advise(needy(450, 15), P1), 'mustOwnTrain')).toMatchObject({ price: 500, help: 0 });
  });

  test('1848-IX-34 where a loan ruins the company no train is told of', async () => {
    const advise = await adviseOf('1848', 'steady');
    expect(advise(needy(250, 7), P1)).toMatchObject({
      action: { type: 'buyTrain' },
      reasons: [{ kind: 'fallsWithPurchase', company: 'NSW' }],
    });
  });
});

describe('shares', () => {
  test('a company one can float alone, and what waits at its home', () => {
    const bare = steady(table1830().cash(P1, 470).stockRound(), P1);
    expect(bare?.reasons).toMatchObject([{ kind: 'floatsAlone', par: 76, cost: 456 }, { kind: 'runWaits' }]);
    const at = ({ state }: Pick<TableBuilder, 'state'>) => homeReasons({ title, state }, 'PRR');
    expect(at(table1830())).toEqual([{ kind: 'goodHome', company: 'PRR' }]);
    const built = table1830().tile('H10', '57', 1).tile('H14', '9', 1).tile('H16', '57', 1);
    expect(at(built)).toEqual([{ kind: 'runWaits', company: 'PRR', revenue: 30 }]);
  });

  test('a company that floats with a few more papers', () => {
    const table = prr().train('PRR', '3').par('NYC', 67).shares(P1, 'NYC', 40).cash(P1, 500);
    expect(steady(table.stockRound(), P1)?.reasons).toEqual([
      { kind: 'floatsSoon', company: 'NYC', papers: 2, cost: 134 },
    ]);
  });

  test('a share that brings most for its price, with what the others would bring', () => {
    const table = table1830()
      .phase('5')
      .company('PRR', P1, { cash: 0, percent: 20 })
      .tile('H10', '57', 1)
      .tile('H14', '9', 1)
      .tile('H16', '57', 1)
      .train('PRR', '5')
      .company('NYC', P2, { cash: 0 });
    const advice = steady(table.cash(P1, 300).stockRound(), P1);
    expect(advice).toMatchObject({
      action: { type: 'buyShare', company: 'PRR' },
      reasons: [{ kind: 'shareBrings', company: 'PRR', price: 100 }, { kind: 'ownCompany' }],
      unit: 'coin',
    });
    const worths = advice?.compared.map(({ worth }) => worth) ?? [];
    expect(advice?.compared[0]?.action).toEqual(advice?.action);
    expect(worths.length).toBeGreaterThan(1);
    expect(worths).toEqual(worths.toSorted((one, other) => other - one));
  });

  test('nothing is worth its price', () => {
    const table = table1830().phase('4').supply('4', 0).company('NYC', P2, { cash: 0, cell: '0,12' });
    expect(steady(table.cash(P1, 300).stockRound(), P1)).toMatchObject({
      action: { type: 'pass' },
      reasons: [{ kind: 'noShare' }],
    });
  });

  test('a share that makes room for no other is sold because it brings less than its price', () => {
    // All the certificates one may hold, and nothing on sale that one could pay and hold.
    let table = table1830().phase('5');
    for (const company of ['PRR', 'NYC', 'B&O']) table = table.company(company, P1, { cash: 0, percent: 60 });
    table = table.par('CPR', 100, '0,18').shares(P2, 'CPR', 50);
    table = table.shares(P1, 'CPR', 10, { director: false }).cash(P1, 0);
    const advice = steady(table.stockRound(), P1);
    expect(advice).toMatchObject({ action: { type: 'sellShares', company: 'CPR', count: 1 } });
    expect(kinds(advice)).toEqual(['crash']);
  });

  test('a share sells for more than it will bring', () => {
    const table = table1830()
      .phase('4')
      .supply('4', 0)
      .company('NYC', P2, { cash: 0, cell: '0,12' })
      .shares(P1, 'NYC', 30, { director: false })
      .cash(P1, 30);
    const crash = reason(steady(table.stockRound(), P1), 'crash');
    expect(crash).toMatchObject({ company: 'NYC' });
    if (crash?.kind === 'crash') expect(crash.brings).toBeLessThan(crash.price);
  });
});

describe('the map', () => {
  test('a run that grows at once comes first, then what the next train adds', () => {
    const table = table1830().company('PRR', P1).tile('H10', '57', 1).tile('H14', '9', 1).train('PRR', '2');
    const advice = steady(table.atStep('PRR', 'track'), P1);
    expect(advice?.action.type).toBe('layTile');
    expect(kinds(advice)?.[0]).toMatch(/runGrows|nextRunGrows/);
    expect(advice?.unit).toBe('round');
  });

  test('a run is said to grow at once only where the trains there are run farther, by what they then earn', () => {
    // Pittsburgh (20) and Altoona (10) are joined; track leads on to Lancaster (20).
    const joined = table1830().phase('3').company('PRR', P1).tile('H10', '57', 1).tile('H14', '9', 1);
    const onward = { type: 'layTile', hex: 'H16' } as const;
    const long = steady(joined.train('PRR', '3').atStep('PRR', 'track'), P1);
    expect(long?.action).toMatchObject(onward);
    expect(reason(long, 'runGrows')).toEqual({ kind: 'runGrows', company: 'PRR', from: 30, to: 50 });
    // A train of two stops earns 30 with it and without it: only the next one would earn more.
    const two = table1830().phase('3').company('PRR', P1).tile('H10', '57', 1).tile('H14', '9', 1);
    const short = steady(two.train('PRR', '2').atStep('PRR', 'track'), P1);
    expect(short?.action).toMatchObject(onward);
    expect(reason(short, 'runGrows')).toBeUndefined();
    expect(reason(short, 'nextRunGrows')).toMatchObject({ company: 'PRR', train: '3', from: 30, to: 60 });
    const none = table1830().phase('3').company('PRR', P1).tile('H10', '57', 1).tile('H14', '9', 1);
    expect(reason(steady(none.atStep('PRR', 'track'), P1), 'runGrows')).toBeUndefined();
  });

  test('a train that is on sale already is told of where it would earn as much as the next', async () => {
    const advise = await adviseOf('1889', 'steady');
    const advice = advise(table1889().company('KO', P1).operating('KO'), P1);
    expect(advice?.action.type).toBe('layTile');
    expect(reason(advice, 'nextRunGrows')).toMatchObject({ company: 'KO', train: '2', from: 0 });
  });

  test('a station that brings nothing is none', () => {
    const table = prr().train('PRR', '2').train('PRR', '3');
    expect(steady(table.atStep('PRR', 'station'), P1)).toMatchObject({
      action: { type: 'pass' },
      reasons: [{ kind: 'noStation' }],
    });
  });

  test('the best runs', () => {
    const advice = steady(prr().train('PRR', '2').atStep('PRR', 'run'), P1);
    expect(advice?.reasons).toEqual([{ kind: 'bestRuns', company: 'PRR', revenue: 30 }]);
  });
});

describe('trains and revenue', () => {
  test('trains of a kind are nearly out and a company needs so much for the next', () => {
    const table = prr(table1830().phase('3'), 120).train('PRR', '2').supply('3', 1);
    const kept = steady(table.cash('PRR', 280).supply('3', 0).atStep('PRR', 'run').run(), P1);
    expect(kept).toMatchObject({ action: { type: 'withhold' } });
    expect(kinds(kept)).toEqual(['keepForTrain', 'trainsGo']);
    expect(reason(kept, 'keepForTrain')).toMatchObject({ train: '4', price: 300, treasury: 280 });
    const bought = prr(table1830().phase('3'), 200).supply('3', 1);
    expect(reason(steady(bought.atStep('PRR', 'trains'), P1), 'trainRush')).toMatchObject({
      company: 'PRR',
      sold: '3',
      next: '4',
      price: 300,
      lacks: 100,
    });
  });

  test('of a further train it is not said that those there are go, where it goes with them, nor that the next can be paid', () => {
    const table = prr(table1830(), 840).train('PRR', '2');
    const advice = steady(table.atStep('PRR', 'trains'), P1);
    expect(advice?.action).toMatchObject({ type: 'buyTrain', kind: '2' });
    expect(kinds(advice)).not.toContain('trainsGo');
    expect(kinds(advice)).not.toContain('trainRush');
    expect(kinds(advice)?.length).toBeGreaterThan(0);
  });

  test('paying moves the price', () => {
    const advice = steady(prr().train('PRR', '2').atStep('PRR', 'run').run(), P1);
    expect(advice).toMatchObject({
      action: { type: 'payOut' },
      reasons: [{ kind: 'payOut', company: 'PRR', yours: 18, from: 100, to: 112 }],
    });
  });

  test('a train earns its price, scraps those of others, and one stands better', () => {
    const table = prr(table1830().phase('3').supply('3', 0), 400).train('PRR', '2');
    const advice = steady(table.company('NYC', P2).train('NYC', '2').atStep('PRR', 'trains'), P1);
    expect(advice?.action).toMatchObject({ type: 'buyTrain', kind: '4' });
    expect(reason(advice, 'scrapsOthers')).toEqual({ kind: 'scrapsOthers', train: '4', companies: ['NYC'] });
    expect(kinds(advice)?.at(-1)).toBe('standsBetter');
  });

  test('the train that is missed least', () => {
    const table = prr(table1830().phase('4')).train('PRR', '3').train('PRR', '3').train('PRR', '3');
    const advice = steady(table.train('PRR', '4').atStep('PRR', 'trains'), P1);
    expect(kinds(advice)).toEqual(['trainMissedLeast']);
  });

  test('a director who must help sells what he misses least', () => {
    const table = prr(table1830().company('NYC', P2, { cash: 0 }))
      .shares(P1, 'NYC', 20)
      .cash('PRR', 0)
      .cash(P1, 0);
    expect(kinds(steady(table.atStep('PRR', 'trains'), P1))).toEqual(['leastMissed']);
  });
});

/** Few, so that the games are short. */
const STEPS = 100;

test.each(eighteenTitles)(
  '$id: what is advised is what would be chosen, and something speaks for it',
  async ({ id }) => {
    const loaded = await loadedTitle(id);
    const player = (await eighteenPlayers(loaded)).find(({ name }) => name === 'steady');
    const start = loaded.table.setup({ players: ['A', 'B', 'C', 'D'], seed: 'advice', options: {} });
    if (isRefusal(start) || !player) throw new Error('no table');
    const mute: string[] = [];
    const bots = start.players.map((_, seat) => {
      const bot = player.sit(seat);
      return {
        choose(...[view, choices, seed]: Parameters<typeof bot.choose>) {
          const chosen = bot.choose(view, choices, seed, stepsOf(STEPS));
          const advice = bot.advise?.(view, choices, seed, stepsOf(STEPS));
          expect(advice?.action).toEqual(chosen);
          const [best, ...others] = advice?.compared ?? [];
          if (best) {
            expect(best.action).toEqual(chosen);
            expect(best.worth).toBeGreaterThanOrEqual(
              Math.max(best.worth, ...others.map(({ worth }) => worth)) - 8,
            );
          }
          const task = view.agenda.at(-1)?.kind ?? '';
          const isOpen = choices.length > 1 || choices[0]?.type !== 'one';
          if (chosen && isOpen && kinds(advice)?.[0] === 'anyOfThem') mute.push(`${task} ${chosen.type}`);
          return chosen;
        },
      };
    });
    const { actions } = playWholeGame(loaded.table, start, bots, { seed: 'advice', limit: 130 });
    expect([actions.length, [...new Set(mute)]]).toEqual([130, []]);
  },
);

test('an adviser that fails gives no advice and is reported', async () => {
  const loaded = await loadedTitle('1830');
  const { state } = table1830().cash(P1, 470).stockRound();
  const fails = () => {
    throw new Error('lost');
  };
  const bot = mannered(loaded, {}, { tasks: { stockTurn: fails }, beside: fails }, P1);
  const mishaps: Mishap[] = [];
  const { waiting, choices } = loaded.table;
  const guard = guarded(bot, { waiting, seat: P1, instead: bot, report: (one) => mishaps.push(one) });
  expect(guard.advise?.(state, choices(state, P1), 'seed', stepsOf(10))).toBeUndefined();
  expect(mishaps).toMatchObject([{ kind: 'threw', seat: P1 }]);
});

describe('what a search has found is told with its figures', () => {
  /** Of an action that is offered here. */
  async function figures(
    { state }: { readonly state: EighteenState },
    action: EighteenAction,
    seat: Seat = P1,
  ): Promise<readonly EighteenAdviceReason[]> {
    const { table } = await loadedTitle('1830');
    const choices = table.choices(state, seat);
    expect(isOffered(choices, action)).toBe(true);
    const dice = new Dice('figures');
    const budget = stepsOf(100);
    return figuresFor({ title, table, state, seat, choices, dice, budget, own }, action);
  }

  test('a share, and one that is sold for more than it will bring', async () => {
    const play = prr(table1830().phase('5').cash(P1, 500), 0)
      .train('PRR', '5')
      .company('NYC', P2, { par: 100, cash: 0 })
      .shares(P1, 'NYC', 20, { director: false })
      .operated('NYC')
      .stockRound({ seat: P1 });
    expect(await figures(play, { type: 'buyShare', company: 'NYC', from: 'offer' })).toMatchObject([
      { kind: 'shareBrings', company: 'NYC', price: 100 },
    ]);
    expect(await figures(play, { type: 'sellShares', company: 'NYC', count: 1 })).toMatchObject([
      { kind: 'crash', company: 'NYC', price: 100 },
    ]);
  });

  test('a train, and a run that is paid or kept', async () => {
    const trains = prr(table1830()).atStep('PRR', 'trains');
    expect(await figures(trains, { type: 'buyTrain', from: 'bank', kind: '2', price: 80 })).toMatchObject([
      { kind: 'firstTrain' },
      { kind: 'trainEarns', train: '2', more: 30 },
    ]);
    const ran = prr(table1830().phase('3'), 100).train('PRR', '3').atRevenue('PRR', 50);
    expect(await figures(ran, { type: 'payOut' })).toMatchObject([{ kind: 'payOut', company: 'PRR' }]);
    // Its 3 goes, but in many rounds: that is no reason.
    expect(await figures(ran, { type: 'withhold' })).toMatchObject([
      { kind: 'keepForTrain', company: 'PRR', train: '3', price: 180, treasury: 100 },
    ]);
  });
});
