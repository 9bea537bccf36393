/** Public records of 1848: in, out, and the readings of the site that need a table of their own. */
import type { EighteenState } from '@kursbuch/eighteen';
import { type PublicAction, PublicImport, type PublicRecord } from '@kursbuch/records';
import { replay } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { recordsOf } from '../../../records/test/publicRecords.ts';
import { publicRecords } from '../records/index.ts';
import { PUBLIC_RECORDS, table, title } from '../rules/index.ts';
import { P1, P2, P3, P4, Play, type TableBuilder, table2021, withLoans } from './table1848.ts';

const game = { table, title, publicRecords };
const { names, json, read, imported, exported, statesOf } = recordsOf(game);

/** What our table waits for in each step of the site. */
const TASKS: Readonly<Record<string, string>> = {
  DutchAuction: 'privateSale',
  BuySellParShares: 'stockTurn',
  Track: 'trackStep',
  Token: 'stationStep',
  Route: 'runStep',
  BlockingLoan: 'runStep',
  Dividend: 'revenueStep',
  BuyTrain: 'trainStep',
  TakeLoanBuyCompany: 'privatesStep',
  DiscardTrain: 'discardTrains',
  CashCrisis: 'debt',
  TasmaniaTile: 'tasmania',
};

describe.each(names)('%s', (name) => {
  const record = read(json(name));

  test('becomes a record of ours that plays to the same table', () => {
    const { record: own, state, ended } = imported(record);
    expect(ended).toBe(false);
    expect(replay(table, own).state).toEqual(state);
  });

  test('waits in the same step after every action, without a pass more or less', () => {
    const { states } = json(name) as { states: { step: string | null; entity: string }[] };
    const start = statesOf(record)[0] as EighteenState;
    for (const { index, actions, state } of new PublicImport(
      table,
      title,
      publicRecords,
      record,
      start,
    ).steps()) {
      const { step, entity } = states[index] as { step: string | null; entity: string };
      // The site writes down by itself that Sydney and Adelaide are linked.
      if (step === null || step === 'CheckCOMFormation') continue;
      const task = entity === 'BOE' ? 'institutionTurn' : TASKS[step];
      expect([index, state.agenda.at(-1)?.kind]).toEqual([index, task]);
      const own = actions.filter(({ action }) => action.type !== 'accept').length;
      const automatic = /^(program|destination)_/.test(record.actions[index]?.type ?? '');
      expect([index, own]).toEqual([index, automatic ? 0 : 1]);
    }
  });

  test('goes out and comes back with the same table after every action', () => {
    const file = exported(imported(record).record);
    const back = read(JSON.parse(JSON.stringify(file)));
    expect(back.actions.map(({ type, entity }) => [type, String(entity)])).toEqual(
      record.actions.map(({ type, entity }) => [type, String(entity)]),
    );
    expect(statesOf(back)).toEqual(statesOf({ ...record, names: back.names }));
    const nodes = (actions: readonly PublicAction[]) =>
      actions.flatMap(({ routes }) => (routes as { nodes: string[] }[] | undefined) ?? []);
    const sorted = (actions: readonly PublicAction[]) =>
      nodes(actions).map((route) => [...route.nodes].sort());
    expect(sorted(file.actions)).toEqual(sorted(record.actions));
    if (file.status === 'finished') expect(file.result).toEqual(record.result);
  });
});

// ---------------------------------------------------------------- readings of the site

const loan = { type: 'takeLoan' } as const;
const withhold = { type: 'withhold' } as const;
const sell = (company: string, count: number) => ({ type: 'sellShares', company, count }) as const;
const buyTrain = (kind: string, price: number, from = 'bank') =>
  ({ type: 'buyTrain', from, kind, price }) as const;

/** A table with all readings of the site. */
const site = (more: { players?: number } = {}) => table2021({ ...PUBLIC_RECORDS, ...more });

/** Sydney and Newcastle: the NSW has a route. */
const routed = (builder: TableBuilder) => builder.tile('F17', '57', 0).tile('E18', '57', 0);

describe('the train step', () => {
  const full = (cash: number, ...more: readonly string[]) => {
    const builder = site().phase('5').company('NSW', P1, { cash }).company('VR', P2).train('VR', '5');
    for (const kind of ['3', '4', ...more]) builder.supply(kind, 1).train('NSW', kind);
    return builder.atStep('NSW', 'trains').top;
  };

  test('a full company is asked from 100 on, unless it has The Ghan', () => {
    expect([full(99), full(100), full(199)]).toEqual(['privatesStep', 'trainStep', 'trainStep']);
    expect(full(199, '2E')).toBe('privatesStep');
  });

  test('a full company that may not borrow any more is not asked', () => {
    const top = (loans: number) => {
      const builder = site().phase('4').company('NSW', P1, { cash: 190 }).company('VR', P2).train('VR', '4');
      for (const kind of ['3', '3', '4']) builder.supply(kind, 1).train('NSW', kind);
      return withLoans(builder, { NSW: loans }).atStep('NSW', 'trains').top;
    };
    expect([top(4), top(5) === 'trainStep']).toEqual(['trainStep', false]);
  });

  test('in phase 2 a full company is not asked', () => {
    const builder = site().company('NSW', P1, { cash: 500 });
    for (let train = 0; train < 4; train++) builder.train('NSW', '2');
    expect(builder.atStep('NSW', 'trains').top).not.toBe('trainStep');
  });

  test('a company that is full by what it has just bought is not asked again', () => {
    const builder = site().phase('3').company('NSW', P1, { cash: 600 }).company('VR', P2).train('VR', '3');
    for (let train = 0; train < 3; train++) builder.train('NSW', '3').supply('3', 2);
    const play = builder.atStep('NSW', 'trains').do(P1, buyTrain('3', 200));
    expect([play.cash('NSW'), play.top]).toEqual([400, 'privatesStep']);
  });

  test('with room a company is asked if it has anything and another owns a train, in phase 2 too', () => {
    const top = (cash: number, other: boolean) => {
      const builder = site().company('NSW', P1, { cash }).company('VR', P2).train('NSW', '2');
      return (other ? builder.train('VR', '2') : builder).atStep('NSW', 'trains').top === 'trainStep';
    };
    expect([top(1, true), top(0, true), top(99, false), top(100, false)]).toEqual([true, false, false, true]);
  });

  test('a loan it could take does not help', () => {
    const play = site().phase('3').company('NSW', P1, { cash: 0 }).company('VR', P2).train('NSW', '3');
    expect(play.train('VR', '3').atStep('NSW', 'trains').top).toBe('privatesStep');
  });
});

describe('the end of a turn', () => {
  const end = (loans: number, others: number) =>
    withLoans(site().phase('5').company('NSW', P1).company('VR', P2), { NSW: loans, VR: others })
      .train('NSW', '5')
      .atStep('NSW', 'privates');

  test('is asked for while a loan is possible, also if the one of this turn is taken', () => {
    const play = end(4, 0);
    expect([play.top, play.kinds(P1)]).toEqual(['privatesStep', ['pass', 'takeLoan']]);
    const earlier = end(3, 0).do(P1, loan);
    expect([earlier.top, earlier.kinds(P1)]).toEqual(['privatesStep', ['pass']]);
  });

  test('is not asked for with five loans or without markers', () => {
    expect([end(5, 0).top, end(0, 20).top]).not.toContain('privatesStep');
  });
});

describe('loans', () => {
  test('a company with a train in the first column is not asked, route or not', () => {
    const play = (train: boolean) => {
      const builder = site().phase('3').company('SAR', P1, { par: 80, cell: '3,1' });
      return (train ? builder.train('SAR', '3') : builder).atStep('SAR', 'run');
    };
    expect([play(false).top, play(false).kinds(P1)]).toEqual(['runStep', ['takeLoan']]);
    expect(play(true).state.companies.SAR?.closed).toBe(true);
  });

  test('a purchase with forced loans that begins phase 3 leaves the loan of the turn', () => {
    const play = routed(site().company('NSW', P1, { cash: 150 }))
      .supply('2', 0)
      .atStep('NSW', 'trains');
    expect([play.top, play.kinds(P1)]).toEqual(['trainStep', ['buyTrain']]);
    const bought = play.do(P1, buyTrain('3', 200));
    expect([bought.cash('NSW'), bought.state.companies.NSW?.loans, bought.price('NSW')]).toEqual([50, 1, 70]);
    expect(bought.offers(P1, loan)).toBe(true);
  });
});

describe('debtors', () => {
  /** The SAR of P1 goes under; it has 90 and owes 240, he has 50 and two shares of the VR (90) of P2. */
  const liable = (builder: TableBuilder = site()) =>
    builder
      .company('SAR', P1, { par: 80, cell: '3,1', percent: 40, cash: 0 })
      .shares(P2, 'SAR', 20)
      .shares(P3, 'SAR', 10)
      .cash(P1, 50)
      .company('VR', P2, { par: 90, percent: 30 })
      .shares(P1, 'VR', 20, { director: false });
  const fail = (builder: TableBuilder, others: readonly string[]) =>
    builder.atRevenue('SAR', 90, { others }).do(P1, withhold);

  test('the next company has begun its turn before they sell, and keeps it', () => {
    const builder = liable().company('QR', P4, { par: 90 }).operated('FT', null);
    const debt = fail(builder, ['VR', 'QR']);
    expect([debt.top, debt.waiting, debt.acting]).toEqual(['debt', [P1], 'VR']);
    // The VR falls below the QR, but it is its turn.
    const sold = debt.do(P1, sell('VR', 1));
    expect([sold.price('VR'), sold.price('QR'), sold.acting]).toEqual([80, 90, 'VR']);
    expect([sold.cash(P1), sold.top]).toEqual([-10, 'debt']);
    const free = sold.do(P1, sell('VR', 1));
    expect([free.cash(P1), free.top, free.waiting]).toEqual([70, 'trackStep', [P2]]);
  });

  test('the home station of the next company stands before they sell', () => {
    const builder = liable().par('QR', 70).shares(P4, 'QR', 60);
    const debt = fail(builder, ['QR']);
    expect([debt.top, debt.acting, debt.stations('B19')]).toEqual(['debt', 'QR', ['QR:0']]);
  });

  test('where only the COM is left and may not act, they are asked until it is covered', () => {
    const builder = liable().par('COM', 70).shares(P4, 'COM', 60);
    const debt = fail(builder, ['COM']);
    const sold = debt.do(P1, sell('VR', 1));
    expect([debt.cash(P1), sold.cash(P1), sold.top, sold.state.round.kind]).toEqual([
      -100,
      -10,
      'debt',
      'operating',
    ]);
    expect(sold.do(P1, sell('VR', 1)).state.round.kind).toBe('stock');
  });

  test('where nobody is left they are asked for one sale, also if a company went under in an earlier round', () => {
    const earlier = liable().company('WA', P4, { par: 100 }).outOfGame('WA');
    for (const debt of [fail(liable(), []), fail(earlier, ['WA'])]) {
      const sold = debt.do(P1, sell('VR', 1));
      expect([debt.top, debt.cash(P1), sold.cash(P1), sold.state.round.kind]).toEqual([
        'debt',
        -100,
        -10,
        'stock',
      ]);
    }
  });

  test('one sale after the fifth receivership, then the game ends with the round', () => {
    const builder = liable(site({ players: 6 }));
    for (const company of ['WA', 'FT', 'QR', 'NSW'] as const)
      builder.company(company, P4, { par: 100 }).outOfGame(company);
    const play = fail(builder, []).do(P1, sell('VR', 1));
    expect([play.cash(P1), play.state.result?.cause]).toEqual([-10, 'receiverships']);
  });

  test('one who was found first and cannot sell keeps the others from being asked in this round', () => {
    const builder = (order: 'first' | 'last') =>
      liable()
        .outOfGame('SAR')
        .cash(P1, -50)
        .cash(P3, -20)
        .company('QR', order === 'first' ? P3 : P4, { par: 70, percent: 20 })
        .operating('QR');
    // P3 has nothing he may sell; from P4 on P1 is found first.
    expect([builder('last').pass().top, builder('first').pass().top]).toEqual(['debt', 'trainStep']);
    const paid = builder('last').pass().do(P1, sell('VR', 1));
    expect([paid.cash(P1), paid.cash(P3), paid.top]).toEqual([40, -20, 'trainStep']);
  });

  test('the Tasmania tile waits for them, and for the home of the next company', () => {
    const builder = liable(site().phase('4'))
      .company('WA', P4, { par: 100 })
      .outOfGame('WA')
      .private('P3', P2)
      .par('QR', 70)
      .shares(P4, 'QR', 60);
    const debt = fail(builder, ['QR']);
    expect([debt.state.phase, debt.top]).toEqual(['5', 'debt']);
    const due = debt.do(P1, sell('VR', 1)).do(P1, sell('VR', 1));
    expect([due.top, due.waiting, due.acting, due.stations('B19')]).toEqual([
      'tasmania',
      [P2],
      'QR',
      ['QR:0'],
    ]);
    const lay = due.actions(P2)[0];
    const laid = due.do(P2, lay as NonNullable<typeof lay>);
    expect([laid.top, laid.waiting]).toEqual(['trackStep', [P4]]);
  });
});

test('Surplus trains of an export are given up at the end if the last company goes under too', () => {
  const builder = site()
    .phase('5')
    .company('SAR', P1, { par: 80, cell: '3,1' })
    .company('VR', P2, { par: 90 })
    .company('FT', P3)
    .outOfGame('FT')
    .company('WA', P4)
    .outOfGame('WA');
  for (let train = 0; train < 3; train++) builder.supply('4', 1).train('VR', '4');
  const play = builder.atRevenue('SAR', 100).do(P1, withhold);
  expect([play.top, play.waiting, play.state.round.kind]).toEqual(['discardTrains', [P2], 'operating']);
});

test('P6 stays without income after the first 5 until the CAR has a train', () => {
  const builder = site()
    .phase('4')
    .supply('4', 0)
    .company('VR', P1, { cash: 2000 })
    .company('CAR', P2, { cash: 1000 })
    .private('P6', P2)
    .private('P1', P3);
  const play = builder.atStep('VR', 'trains', { others: ['CAR'] }).do(P1, buyTrain('5', 500));
  expect([play.state.privates.P1?.closed, play.state.privates.P6?.closed]).toEqual([true, false]);
  expect(title.operating.privateIncome(play.state, 'P6')).toBe(0);
  const later = play.passTurn().passUntil('trainStep').do(P2, buyTrain('5', 500));
  expect(later.state.privates.P6?.closed).toBe(true);
});

test('Over the limit one must sell as long as one can, even where it does not help', () => {
  const builder = site({ players: 6 });
  // Twelve certificates are allowed; thirteen that count cannot be sold, since their pools are full.
  for (const company of ['VR', 'NSW', 'QR', 'FT'] as const)
    builder.par(company, 100).shares(P1, company, 40).shares('pool', company, 50);
  const play = builder.par('SAR', 100).shares(P2, 'SAR', 20).shares(P1, 'SAR', 10, { director: false });
  expect(play.stockRound().kinds(P1)).toEqual(['sellShares']);
});

test('A company that goes under while it borrows for another’s train leaves it there', () => {
  const builder = routed(site().phase('4'))
    .company('VR', P2, { cash: 300 })
    .company('NSW', P1, { par: 80, cell: '3,4', cash: 16 })
    .company('QR', P3, { par: 70, cell: '4,3', cash: 1000 });
  const start = withLoans(builder, { NSW: 5 }).atStep('VR', 'trains', { others: ['NSW', 'QR'] });
  const by = (entity: string) => ({ entity, entity_type: 'corporation' });
  const train = { train: '4-1', price: 300, variant: '4' };
  const record: PublicRecord = {
    title: '1848',
    players: [1, 2, 3, 4],
    names: start.state.players,
    optionalRules: [],
    actions: [
      { type: 'buy_train', ...by('VR'), ...train },
      { type: 'pass', ...by('VR') },
      { type: 'pass', ...by('NSW') },
      { type: 'buy_train', ...by('NSW'), ...train },
      { type: 'pass', ...by('QR') },
      { type: 'buy_train', ...by('QR'), ...train },
    ],
    result: null,
  };
  const steps = [...new PublicImport(table, title, publicRecords, record, start.state).steps()];
  expect(steps.map(({ problem }) => problem?.problem)).toEqual(record.actions.map(() => undefined));
  const under = new Play(steps[3]?.state as EighteenState);
  expect([under.state.companies.NSW?.closed, under.trains('VR')]).toEqual([true, ['4']]);
  const after = new Play(steps[5]?.state as EighteenState);
  expect([after.trains('VR'), after.trains('QR'), after.cash('VR')]).toEqual([[], ['4'], 300]);
});
