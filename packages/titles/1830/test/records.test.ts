/** Public records of 1830: in, out, and the readings of the site that need a table of their own. */
import { type EighteenState, ordinaryOf } from '@kursbuch/eighteen';
import {
  exportPublic,
  type ImportProblem,
  importPublic,
  type PublicAction,
  type PublicFile,
  PublicImport,
  type PublicRecord,
  readPublicRecord,
} from '@kursbuch/records';
import { type RecordedAction, recordOf, replay, type Setup } from '@kursbuch/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordsOf } from '../../../records/test/publicRecords.ts';
import { publicRecords } from '../records/index.ts';
import { type Options, PUBLIC_RECORDS, table, title } from '../rules/index.ts';
import { P1, P2, P3, Play, type TableBuilder, table1830 } from './table1830.ts';

const game = { table, title, publicRecords };
const { names, json, read, imported, exported, statesOf } = recordsOf(game);

describe.each(names)('%s', (name) => {
  const record = read(json(name));

  test('becomes a record of ours that plays to the same table', () => {
    const { record: own, state, ended } = imported(record);
    expect(ended).toBe(false);
    expect(replay(table, own).state).toEqual(state);
    expect(replay(table, JSON.parse(JSON.stringify(own))).state).toEqual(state);
  });

  test('goes out and comes back with the same table after every action', () => {
    const file = exported(imported(record).record);
    const back = read(JSON.parse(JSON.stringify(file)));
    expect(back.actions).toHaveLength(record.actions.length);
    expect(statesOf(back)).toEqual(statesOf({ ...record, names: back.names }));
    expect(file.result).toEqual(record.result);
    expect(file.actions.map(({ id }) => id)).toEqual(file.actions.map((_, index) => index + 1));
  });

  test('goes out in the site’s own words', () => {
    const file = exported(imported(record).record);
    // Cards and copies of one kind are alike; which one is named does not matter.
    const alike = (value: unknown) => String(value).replace(/-\d+$/, '');
    const plain = ({ id, auto, parent, slot, tokener, ...action }: PublicAction) => ({
      ...action,
      ...(action.tile === undefined ? {} : { tile: alike(action.tile) }),
      ...(action.train === undefined ? {} : { train: alike(action.train) }),
      ...(action.exchange === undefined ? {} : { exchange: alike(action.exchange) }),
      ...(action.city === undefined ? {} : { city: String(action.city).split('-').at(-1) }),
      ...(Array.isArray(action.routes)
        ? { routes: action.routes.map((route) => ({ ...route, train: alike(route.train) })) }
        : {}),
    });
    expect(file.actions.map(plain)).toEqual(record.actions.map(plain));
  });

  test('X08 names the very shares that our table would take', () => {
    const states = statesOf(record);
    for (const [index, action] of record.actions.entries()) {
      if (action.type !== 'sell_shares' && action.type !== 'buy_shares') continue;
      const before = states[index] as EighteenState;
      const ids = (action.shares as string[]).map((id) => id.replace('ERIE', 'Erie'));
      const company = (ids[0] as string).split('_')[0] as string;
      const ordinary = ids.filter((id) => !id.endsWith('_0'));
      const seat = record.players.indexOf(action.entity);
      const holders = action.type === 'sell_shares' ? [seat] : (['offer', 'pool'] as const);
      const oldest = holders.map((holder) =>
        ordinaryOf(before, company, holder)
          .slice(0, ordinary.length)
          .map(({ id }) => id),
      );
      expect(oldest).toContainEqual(ordinary);
    }
  });
});

// ---------------------------------------------------------------- what is wrong with a record

const [short] = names.map((name) => json(name)) as [{ actions: PublicAction[]; players: number[] }];

/** The problem of a game with one of its actions changed. */
function problemOf(change: (actions: PublicAction[]) => unknown): ImportProblem {
  const actions = [...short.actions];
  change(actions);
  const record = readPublicRecord({ ...short, actions });
  const result = 'problem' in record ? record : importPublic(game, record);
  if (!('problem' in result)) throw new Error('nothing is wrong');
  return result;
}

const indexOf = (type: string, wanted: (action: PublicAction) => boolean = () => true): number =>
  short.actions.findIndex((action) => action.type === type && wanted(action));

const changed = (type: string, change: object, wanted?: (action: PublicAction) => boolean) => {
  const index = indexOf(type, wanted);
  const { problem, at } = problemOf((actions) => {
    actions[index] = { ...actions[index], ...change } as PublicAction;
  });
  return { problem, isThere: at === `action ${index} (${(change as { type?: string }).type ?? type})` };
};

const byPlayer = ({ entity_type: kind }: PublicAction) => kind === 'player';
const byCompany = ({ entity_type: kind }: PublicAction) => kind === 'corporation';
const withRoutes = ({ routes }: PublicAction) => (routes as unknown[]).length > 0;

describe('an import', () => {
  test.each([
    ['pass', { type: 'dance' }, 'the action type "dance" is unknown', byPlayer],
    ['pass', { entity: 99 }, 'nobody acts for "99"', byPlayer],
    ['pass', { entity: 'XYZ', entity_type: 'corporation' }, 'nobody acts for "XYZ"', byPlayer],
    ['bid', { company: 'QQ' }, 'there is no private "QQ"'],
    ['bid', { price: 46.5 }, 'refused: malformed (1830-0.1)'],
    ['bid', { price: -5 }, 'refused: malformed (1830-0.1)'],
    ['bid', { price: 100_000 }, 'refused: bidTooHigh (1830-7.2d)'],
    ['par', { share_price: '82,0,0' }, 'the par of 82 is not at 0,0 of the market'],
    ['par', { share_price: '83,2,6' }, 'refused: badPar (1830-8.1b)'],
    ['par', { corporation: '__proto__' }, 'there is no company "__proto__"'],
    ['buy_shares', { shares: [] }, 'it names no shares of one company'],
    ['buy_shares', { shares: ['B&O_1', 'PRR_2'] }, 'it names no shares of one company'],
    ['sell_shares', { percent: 15 }, 'refused: malformed (1830-0.1)'],
    ['lay_tile', { hex: 'Z99' }, 'refused: unknownHex (1830-0.1)', byCompany],
    ['lay_tile', { rotation: 6 }, 'refused: badRotation (1830-0.1)', byCompany],
    ['buy_train', { price: 1 }, 'refused: facePrice (1830-21.0g)'],
    ['run_routes', { routes: {} }, 'routes must be a list'],
    ['run_routes', { routes: [{ train: '9-0', connections: [] }] }, 'B&M has no train "9-0"', withRoutes],
    ['run_routes', { routes: [null] }, 'a route names no train', withRoutes],
    ['dividend', { kind: 'half' }, 'there is no dividend "half"'],
  ] as const)('says what is wrong with a %s of %j', (type, change, problem, wanted?) => {
    expect(changed(type, change, wanted)).toEqual({ problem, isThere: true });
  });

  test('computes revenue and prices itself and complains where the record claims something else', () => {
    const run = indexOf('run_routes', withRoutes);
    const routes = short.actions[run]?.routes as { revenue: number }[];
    const [first, ...rest] = routes;
    const more = [{ ...first, revenue: (first?.revenue ?? 0) + 10 }, ...rest];
    const { problem } = changed('run_routes', { routes: more }, withRoutes);
    expect(problem).toMatch(/^it claims a revenue of \d+, and the runs bring \d+$/);
    const onOffer = ({ company }: PublicAction) => company === 'SV';
    expect(changed('bid', { price: 21 }, onOffer).problem).toMatch(
      /^it pays 21 for SVN&RR, which costs \d+$/,
    );
  });

  test('names the place in the file, not among the actions that are left', () => {
    const chat = { type: 'message', entity: 1, entity_type: 'player', message: 'x' } as PublicAction;
    const strange = { type: 'dance', entity: 1, entity_type: 'player' } as PublicAction;
    expect(problemOf((actions) => actions.unshift(chat, chat, strange)).at).toBe('action 2 (dance)');
  });

  test('refuses optional rules and numbers of players it does not know', () => {
    const optional = { ...short, settings: { optional_rules: ['wabash'] } };
    expect(importPublic(game, read(optional))).toEqual({
      problem: 'the optional rule "wabash" is unknown',
      at: 'settings',
    });
    const crowd = importPublic(game, read({ ...short, players: [1, 2, 3, 4, 5, 6, 7] }));
    expect(crowd).toMatchObject({ problem: 'refused: badPlayers (1830-2.0b)', at: 'players' });
  });

  test('X21 stops where the players end the game by hand', () => {
    const ending = { type: 'end_game', entity: 1, entity_type: 'player' };
    const ended = imported(read({ ...short, actions: [...short.actions.slice(0, 40), ending] }));
    const cut = imported(read({ ...short, actions: short.actions.slice(0, 40) }));
    expect([ended.ended, cut.ended]).toEqual([true, false]);
    expect(ended.state).toEqual(cut.state);
  });

  test('X21 a game ended by hand keeps its recorded result, whether an action tells of the end or the file', () => {
    const ending = { type: 'end_game', entity: 1, entity_type: 'player' };
    const actions = short.actions.slice(0, 40);
    const result = { 1: '$521', 2: 300 };
    const told = imported(read({ ...short, actions: [...actions, ending], result }));
    const said = imported(read({ ...short, actions, result, game_end_reason: 'manually_ended' }));
    for (const one of [told, said])
      expect([one.ended, one.recordedScores, one.state.result]).toEqual([true, [521, 300], null]);
    const open = imported(read({ ...short, actions, result: {} }));
    expect([open.ended, open.recordedScores]).toEqual([false, null]);
    expect(imported(read({ ...short, actions: [...actions, ending], result: {} })).recordedScores).toBeNull();
  });

  test('older records: players by name, nothing written as null, sales without a percentage', () => {
    const names: Record<string, string> = { 1: 'Anna', 2: 'Ben' };
    const named = (action: PublicAction): PublicAction => ({
      ...action,
      entity: (action.entity_type === 'player' && names[String(action.entity)]) || action.entity,
    });
    const older = (action: PublicAction) => {
      const { percent, ...rest } = named(action);
      // half of a director's certificate needs its percentage
      const shares = (action.shares ?? []) as readonly string[];
      const whole = action.type === 'sell_shares' && !shares.some((id) => id.endsWith('_0'));
      const nulls = { exchange: null, auto_actions: null, slot: null, ...(whole ? { percent: null } : {}) };
      return { ...nulls, ...rest, ...(whole || percent === undefined ? {} : { percent }) };
    };
    const whole = imported(read(short));
    const players = [{ name: 'Anna' }, { name: 'Ben' }];
    const actions = (short.actions as PublicAction[]).map(older);
    const back = imported(read({ ...short, players, actions, result: null }));
    expect(back.record.actions).toEqual(whole.record.actions);
    // ids and names side by side: actions may use either
    const both = Object.entries(names).map(([id, name]) => ({ id: Number(id), name }));
    const mixed = imported(
      read({ ...short, players: both, result: null, actions: (short.actions as PublicAction[]).map(named) }),
    );
    expect(mixed.record.actions).toEqual(whole.record.actions);
  });

  test('never throws, whatever stands in an action', () => {
    const values = fc.oneof(
      fc.constantFrom(null, '', '-', '57-0-0', 'PRR_0', '67,5,6', 0, -1, 1.5, [], [[]], [{}], {}, true),
      fc.constantFrom('__proto__', 'constructor', 'PRR', 'BO', 'H12', [['H12']], ['PRR_1']),
    );
    const fields = fc.constantFrom(
      ...['type', 'entity', 'entity_type', 'company', 'price', 'corporation', 'share_price', 'shares'],
      ...[
        'percent',
        'hex',
        'tile',
        'rotation',
        'city',
        'routes',
        'kind',
        'train',
        'exchange',
        'auto_actions',
      ],
    );
    const start = 150;
    fc.assert(
      fc.property(fc.nat(start - 1), fields, values, (index, field, value) => {
        const actions = short.actions.slice(0, start);
        actions[index] = { ...actions[index], [field]: value } as PublicAction;
        const record = readPublicRecord({ ...short, actions });
        if (!('problem' in record)) importPublic(game, record);
      }),
      { numRuns: 300 },
    );
  });
});

describe('an export', () => {
  const setup = (options: Setup['options']) => ({ players: ['Anna', 'Ben'], seed: 's', options });
  const own = (options: Setup['options'], actions: readonly RecordedAction[] = []) =>
    exportPublic(game, recordOf('1830', setup(options), actions));

  test('refuses a game with an option the site does not know, by its name', () => {
    const problem = (options: Setup['options']) => (own(options) as ImportProblem).problem;
    expect(problem({})).toBe('18xx.games knows no game with reading=printed');
    const reading = { ...PUBLIC_RECORDS } as Setup['options'];
    expect(problem({ ...reading, noDiesels: true })).toContain('noDiesels');
    expect(problem({ ...reading, bank: 9000 })).toContain('bank');
    expect(problem({ ...reading, noDiesels: true })).toContain('noDiesels');
  });

  test('writes the optional rules, and seats as they were drawn', () => {
    const reading = { ...PUBLIC_RECORDS, drawSeats: true, thirdSix: true } as Setup['options'];
    const file = own(reading) as PublicFile;
    const drawn = table.setup(setup(reading)) as EighteenState;
    expect(file.settings.optional_rules).toEqual(['optional_6_train']);
    expect(file.players).toEqual(drawn.players.map((name, seat) => ({ id: seat + 1, name })));
    expect(file).toMatchObject({ title: '1830', status: 'active', round: 'Auction Round', acting: [1] });
  });

  test('refuses an action our rules refuse, with its rule', () => {
    const bad = { seat: 0, action: { type: 'bid', private: 'D&H', amount: 70 } };
    expect(own(PUBLIC_RECORDS as Setup['options'], [bad])).toMatchObject({
      problem: 'refused: bidBelowPrice (1830-7.2a)',
      at: 'action 0 (bid)',
    });
  });
});

// ---------------------------------------------------------------- readings of the site

/** A table with all readings of the site. */
const site = (more: { players?: number } = {}) => table1830({ ...PUBLIC_RECORDS, ...more });

test('X08 1830-17.0w Another PRR share in the pool is not the one that came with C&A', () => {
  const deal = (first: number | 'pool', second: number | 'pool') => {
    const builder = site().par('PRR', 100).shares(first, 'PRR', 10).shares(second, 'PRR', 10);
    return builder
      .private('C&A', P1)
      .stockRound({ seat: P2 })
      .do(P2, { type: 'requestPrivate', private: 'C&A', price: 160 })
      .percent(P2, 'PRR');
  };
  expect([deal('pool', P3), deal(P3, 'pool')]).toEqual([10, 0]);
});

test('X08 1830-13.0j Half of a director’s certificate: the pool gives its oldest share as change', () => {
  const play = site()
    .par('NYC', 100)
    .shares('pool', 'NYC', 10)
    .shares(P1, 'NYC', 30)
    .shares(P2, 'NYC', 30, { director: false })
    .stockRound()
    .do(P1, { type: 'sellShares', company: 'NYC', count: 2 });
  const held = (holder: number | 'pool') => ordinaryOf(play.state, 'NYC', holder).map(({ id }) => id);
  expect([play.director('NYC'), held(P1), held('pool'), held(P2)]).toEqual([
    P2,
    ['NYC_1'],
    ['NYC_2', 'NYC_3', 'NYC_4'],
    ['NYC_5'],
  ]);
});

test('X09 1830-23.1j After a private from another player several brown shares may still be bought', () => {
  const play = site()
    .par('NYC', 100, '7,0')
    .shares(P3, 'NYC', 20)
    .shares('pool', 'NYC', 20)
    .par('B&M', 100)
    .shares(P3, 'B&M', 20)
    .private('D&H', P1)
    .stockRound({ seat: P2 })
    .do(P2, { type: 'requestPrivate', private: 'D&H', price: 70 });
  expect(play.offers(P2, { type: 'buyShare', company: 'NYC', from: 'pool' })).toBe(true);
  play.refuses(P2, { type: 'buyShare', company: 'B&M', from: 'offer' }, 'boughtAlready');
  const after = play.do(P2, { type: 'buyShare', company: 'NYC', from: 'pool', count: 2 });
  expect(after.percent(P2, 'NYC')).toBe(20);
});

test('X20 1830-10.0f R10 Over a limit one must sell as long as one can, even where it does not help', () => {
  const play = (asPublic: boolean) => {
    const builder = table1830({ players: 6, reading: asPublic ? 'public' : 'printed' });
    // Eleven certificates are allowed; twelve that count cannot be sold, since their pools are full.
    for (const company of ['PRR', 'CPR', 'C&O', 'B&M'] as const)
      builder.par(company, 100).shares(P1, company, 40).shares('pool', company, 50);
    return builder.par('NYC', 100, '0,0').shares(P2, 'NYC', 20).shares(P1, 'NYC', 10).stockRound();
  };
  expect(play(false).kinds(P1)).toContain('pass');
  expect(play(true).kinds(P1)).toEqual(['sellShares']);
  play(true).refuses(P1, { type: 'pass' }, 'mustSell', '1830-10.0f');
});

test('X22 1830-24.0g R43 After a forced sale another company’s train must use up the last share sold', () => {
  const play = (asPublic: boolean) =>
    table1830({ reading: asPublic ? 'public' : 'printed' })
      .phase('5')
      .company('PRR', P1, { percent: 20, cash: 100 })
      .tile('H10', '57', 1)
      .cash(P1, 150)
      .par('NYC', 100)
      .shares(P1, 'NYC', 30)
      .company('C&O', P2)
      .train('C&O', '4')
      .atStep('PRR', 'trains')
      .do(P1, { type: 'sellShares', company: 'NYC', count: 1 });
  const price = (least: number) => ({ type: 'buyTrain', from: 'C&O', kind: '4', price: least }) as const;
  expect(play(false).offers(P1, price(1))).toBe(true);
  // 100 and 250 are there now; 250 were there before the share at 100.
  play(true).refuses(P1, price(250), 'saleNotNeeded', '1830-24.0g');
  const range = table.choices(play(true).state, P1).find((choice) => choice.type === 'range');
  expect(range).toMatchObject({ min: 251, max: 300 });
  expect(play(true).do(P1, price(251)).top).toBe('consent');
});

test('X25 1830-24.0e With nothing but the certificate of a director the site takes it for one paper of two shares', () => {
  const saleable = (asPublic: boolean, purse: number) =>
    table1830({ reading: asPublic ? 'public' : 'printed' })
      .company('PRR', P1, { percent: 20, cash: 0 })
      .tile('H10', '57', 1)
      .cash(P1, purse)
      .par('NYC', 100)
      .shares(P1, 'NYC', 20)
      .shares(P2, 'NYC', 20)
      .par('C&O', 76)
      .shares(P1, 'C&O', 20, { director: false })
      .shares(P2, 'C&O', 20)
      .atStep('PRR', 'trains')
      .actions(P1)
      .flatMap((action) => (action.type === 'sellShares' ? [`${action.company} ${action.count}`] : []));
  // 60 are missing: one share would do
  expect(saleable(false, 20)).toEqual(['NYC 1', 'C&O 1']);
  expect(saleable(true, 20)).toEqual(['NYC 1', 'NYC 2', 'C&O 1']);
  // nothing is missing, and half of the paper still less than its price too much
  expect([saleable(false, 80), saleable(true, 80), saleable(true, 179)]).toEqual([[], ['NYC 1'], ['NYC 1']]);
  expect(saleable(true, 180)).toEqual([]);
});

test('X26 1830-24.0a Erie, laying its own home, stands on the first circle until it names the other', () => {
  const named = (asPublic: boolean, stop: number) => {
    const builder = table1830({ reading: asPublic ? 'public' : 'printed' })
      .phase('3')
      .par('Erie', 100)
      .shares(P1, 'Erie', 60)
      .operated('Erie', null)
      .cash('Erie', 1000)
      // a town below the first circle, nothing beside the second
      .tile('F10', '58', 3);
    return builder
      .operating('Erie')
      .do(P1, { type: 'layTile', hex: 'E11', tile: '59', rotation: 0 })
      .do(P1, { type: 'chooseHome', hex: 'E11', stop });
  };
  const must = (play: Play) => [play.top, play.kinds(P1).includes('pass')];
  expect(must(named(true, 1))).toEqual(['trainStep', false]);
  expect(must(named(false, 1))).toEqual(['trainStep', true]);
  expect([must(named(false, 0)), must(named(true, 0))]).toEqual([must(named(true, 1)), must(named(true, 1))]);
});

test('X26 X10 An empty run that only the site asks for leaves our train step open', () => {
  const play = table1830({ ...PUBLIC_RECORDS })
    .phase('3')
    .company('PRR', P1, { cash: 500 })
    .train('PRR', '3')
    .operating('PRR');
  const by = { entity: 'PRR', entity_type: 'corporation' };
  const record: PublicRecord = {
    title: '1830',
    players: [1, 2, 3, 4],
    names: play.state.players,
    optionalRules: [],
    actions: [
      { type: 'pass', ...by },
      { type: 'run_routes', ...by, routes: [], extra_revenue: 0 },
      { type: 'buy_train', ...by, train: '3-1', price: 180, variant: '3' },
    ],
    result: null,
  };
  const steps = [...new PublicImport(table, title, publicRecords, record, play.state).steps()];
  expect(steps.map(({ problem }) => problem)).toEqual([undefined, undefined, undefined]);
  expect(new Play(steps.at(-1)?.state as EighteenState).trains('PRR')).toEqual(['3', '3']);
});

test('X23 1830-19.1a 1830-21.0r Privates are bought and used before a home is named or a train is given back', () => {
  const erie = (asPublic: boolean) =>
    table1830({ reading: asPublic ? 'public' : 'printed' })
      .phase('3')
      .par('Erie', 100)
      .shares(P1, 'Erie', 60)
      .cash('Erie', 500)
      .tile('E11', '59', 0)
      .private('D&H', P1)
      .operating('Erie');
  const purchase = { type: 'requestPrivate', private: 'D&H', price: 70 } as const;
  expect(erie(false).top).toBe('chooseHome');
  erie(false).refuses(P1, purchase, 'homeFirst');
  expect(erie(false).kinds(P1)).toEqual(['chooseHome']);
  expect(erie(true).kinds(P1)).toEqual(['chooseHome', 'requestPrivate']);
  const after = erie(true).do(P1, purchase);
  expect([after.top, after.owner('D&H')]).toEqual(['chooseHome', 'Erie']);
  after.refuses(P1, { type: 'pass' }, 'homeFirst');

  const crowded = (asPublic: boolean) =>
    table1830({ reading: asPublic ? 'public' : 'printed' })
      .phase('4')
      .supply('4', 4)
      .company('PRR', P1, { cash: 2000 })
      .tile('H10', '57', 1)
      .train('PRR', '3')
      .train('PRR', '3')
      .train('PRR', '3')
      .private('C&SL', 'PRR')
      .private('M&H', P2)
      .set({ phase: '3' })
      .atStep('PRR', 'trains')
      .do(P1, { type: 'buyTrain', from: 'bank', kind: '4', price: 300 });
  const tile = { type: 'layTile', hex: 'B20', tile: '58', rotation: 0, power: 'C&SL' } as const;
  const swap = { type: 'exchangePrivate', private: 'M&H', from: 'offer' } as const;
  expect(crowded(false).top).toBe('discardTrains');
  crowded(false).refuses(P1, tile, 'discardFirst');
  crowded(false).refuses(P2, swap, 'discardFirst');
  const laid = crowded(true).do(P1, tile);
  expect([laid.top, laid.state.tiles.B20]).toEqual(['discardTrains', { tile: '58', rotation: 0 }]);
  laid.refuses(P1, { type: 'layTile', hex: 'H8', tile: '8', rotation: 0 }, 'stepOver');
  laid.refuses(P1, { type: 'pass' }, 'discardFirst');
});

test('R33 1830-19.1e The site asks whoever lays the tile where Erie’s home stands', () => {
  const play = site()
    .phase('3')
    .par('Erie', 90)
    .shares(P2, 'Erie', 60)
    .operated('Erie', null)
    .company('PRR', P1)
    .station('PRR', 'D14')
    .tile('D12', '8', 4)
    .operating('PRR');
  const actor = { entity: 'PRR', entity_type: 'corporation' };
  const record: PublicRecord = {
    title: '1830',
    players: [1, 2, 3, 4],
    names: play.state.players,
    optionalRules: [],
    actions: [
      { type: 'lay_tile', ...actor, hex: 'E11', tile: '59-0', rotation: 3 },
      { type: 'place_token', ...actor, city: '59-0-1', slot: 0, tokener: 'ERIE' },
    ],
    result: null,
  };
  const [laid, named] = [...new PublicImport(table, title, publicRecords, record, play.state).steps()];
  expect(table.waiting(laid?.state as EighteenState)).toEqual([P1]);
  expect(named?.problem).toBeUndefined();
  expect(new Play(named?.state as EighteenState).stations('E11')).toEqual(['Erie:1']);
  // A record in which Erie was asked is played so.
  const [tile, token] = record.actions as [PublicAction, PublicAction];
  const asked = publicRecords.optionsFor({ ...record, actions: [tile, { ...token, entity: 'ERIE' }] });
  expect([publicRecords.optionsFor(record), asked]).toMatchObject([PUBLIC_RECORDS, { ownerNamesHome: true }]);
});

test('1830-17.0j With C&SL unused the site asks at the end of the turn, even if the hex is taken', () => {
  const turn = (asPublic: boolean) =>
    table1830({ reading: asPublic ? 'public' : 'printed' })
      .phase('5')
      .company('PRR', P1, { cash: 0 })
      .tile('B20', '58', 0)
      .private('C&SL', 'PRR')
      .atStep('PRR', 'privates');
  expect([turn(true).top, turn(true).kinds(P1)]).toEqual(['privatesStep', ['pass']]);
  expect(turn(false).top).not.toBe('privatesStep');
});

/** The PRR of P1 has a route and no train. */
const needy = (builder: TableBuilder, treasury: number, purse: number) =>
  builder
    .company('PRR', P1, { percent: 20, cash: treasury })
    .shares(P2, 'PRR', 10)
    .tile('H10', '57', 1)
    .cash(P1, purse);

/** A public record with one action left: the bankruptcy of P1, on this table. */
function importBankruptcy(play: Play) {
  const record: PublicRecord = {
    title: '1830',
    players: [11, 12, 13, 14],
    names: ['P1', 'P2', 'P3', 'P4'],
    optionalRules: [],
    actions: [
      { type: 'bankrupt', entity: 11, entity_type: 'player' },
      { type: 'pass', entity: 12, entity_type: 'player' },
    ],
    result: { 11: 0, 12: 700, 13: 600, 14: 600 },
  };
  return [...new PublicImport(table, title, publicRecords, record, play.state).steps()];
}

test('X14 1830-24.0n A recorded bankruptcy counts if our check holds too; otherwise the table has ended the game', () => {
  const [real] = importBankruptcy(needy(table1830(PUBLIC_RECORDS), 0, 79).atStep('PRR', 'trains'));
  expect(real).toMatchObject({ index: 0, state: { bankrupt: P1, result: { cause: 'bankruptcy' } } });
  const rich = needy(table1830(PUBLIC_RECORDS), 0, 80).atStep('PRR', 'trains');
  const early = needy(table1830(PUBLIC_RECORDS), 0, 79).atStep('PRR', 'track');
  for (const play of [rich, early]) {
    const steps = importBankruptcy(play);
    expect(steps).toEqual([{ index: 0, actions: [], state: play.state, ended: true }]);
  }
});

test('X18 1830-26.0b The optional rule of a record brings one more 6', () => {
  const sixes = (optionalRules: readonly string[]) =>
    table1830(publicRecords.optionsFor({ optionalRules }) as Partial<Options>).state.trains.filter(
      (train) => train.kind === '6',
    ).length;
  expect([sixes([]), sixes(['optional_6_train'])]).toEqual([2, 3]);
});
