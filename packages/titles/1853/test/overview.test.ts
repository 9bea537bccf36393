/** What holds at every table of 1853 (chapter 0), and the frame of the game (chapter 1). */
import { describe, expect, test } from 'vitest';
import { conservation, isRefusal } from '../../../table/src/index.ts';
import { DEFAULTS, game, table, title } from '../rules/index.ts';
import { ownOf } from '../rules/own.ts';
import { isLarge } from '../rules/size.ts';
import { CALCUTTA, DELHI, JAIPUR } from './cities.ts';
import {
  afterBids,
  afterBonds,
  bbci,
  beforeBonds,
  bond,
  built,
  buy,
  founded,
  inPhase,
  lay,
  P1,
  P2,
  P3,
  type Play,
  pass,
  place,
  sell,
  table1853,
  train,
  twoTiles,
  withOwn,
  write,
} from './table1853.ts';

const NAMES = ['Anna', 'Ben', 'Cleo'];
const setUp = (options: object, players: readonly string[] = NAMES) =>
  table.setup({ players, seed: 'seed', options });

describe('at this table', () => {
  test('1853-0.1 What has not the form of an action, or names nothing there is, is refused and changes nothing', () => {
    const play = beforeBonds();
    for (const input of [null, 7, 'pass', [], {}, { type: 7 }, { amount: 100 }])
      expect(table.act(play.state, P1, input)).toMatchObject({ rule: '1853-0.1' });
    play.refuses(P1, { type: 'conquer' }, 'unknownAction', '1853-0.1');
    play.refuses(P1, { type: 'writeBond' }, 'malformed', '1853-0.1');
    for (const amount of [85.5, -10, '100', null, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      play.refuses(P1, { type: 'writeBond', amount }, 'malformed', '1853-0.1');
    play.refuses(P1, { ...bond(100), city: DELHI }, 'malformed', '1853-0.1');
    for (const seat of [9, 3, -1, 1.5]) play.refuses(seat, bond(100), 'noSuchSeat', '1853-0.1');

    const writing = afterBonds([130, 100, 90]);
    writing.refuses(P1, write('Z99', 'EIR'), 'unknownHex', '1853-0.1');
    writing.refuses(P1, write(CALCUTTA, 'XYZ'), 'noSuchCompany', '1853-0.1');
    writing.refuses(P1, write('constructor', 'EIR'), 'unknownHex', '1853-0.1');
    writing.refuses(P1, write(CALCUTTA, 'toString'), 'noSuchCompany', '1853-0.1');
    writing.refuses(P1, { type: 'writeCity', city: CALCUTTA }, 'malformed', '1853-0.1');

    const stock = withOwn(table1853().par('EIR', 100), { firstGroup: ['EIR'] }).stockRound({ seat: P1 });
    stock.refuses(P1, buy('XYZ'), 'noSuchCompany', '1853-0.1');
    stock.refuses(P1, sell('XYZ'), 'noSuchCompany', '1853-0.1');
    stock.refuses(P1, { type: 'redeemShares', company: 'EIR', count: -1 }, 'malformed', '1853-0.1');
    const turn = founded(table1853(), 'EIR', P1).operating('EIR');
    turn.refuses(P1, { type: 'layTile', hex: 'Z99', tile: '9', rotation: 0 }, 'unknownHex', '1853-0.1');
    turn.refuses(P1, { type: 'layTile', hex: 'I27', tile: '999', rotation: 0 }, 'unknownTile', '1853-0.1');
    turn.refuses(P1, { type: 'layTile', hex: 'I27', tile: '9', rotation: 6 }, 'badRotation', '1853-0.1');
  });

  test('1853-0.2 Unknown options, senseless values, two of one name: no table', () => {
    expect(setUp({ turbo: true })).toMatchObject({ reason: 'unknownOption', rule: '1853-0.2' });
    for (const options of [
      { bankSize: 12 },
      { bankSize: -1 },
      { bankSize: 15_000.5 },
      { bankSize: 1e9 },
      { bankSize: '15000' },
      { shortGame: 1 },
      { uncheckedBids: 'yes' },
      { bankSize: 5_000, shortGame: true },
    ])
      expect(setUp(options), JSON.stringify(options)).toMatchObject({
        reason: 'badOption',
        rule: 'bankSize' in options ? '1853-1i' : '1853-0.2',
      });
    expect(setUp({}, ['Anna', 'Anna', 'Ben'])).toMatchObject({ reason: 'sameName', rule: '1853-0.2' });
    for (const [option, value] of Object.entries(DEFAULTS))
      expect(isRefusal(setUp({ [option]: value })), option).toBe(false);
  });

  test('1853-0.3 Only who is asked acts, and only with what he is asked for', () => {
    const writing = afterBonds([130, 100, 90]);
    writing.refuses(P2, write(CALCUTTA, 'EIR'), 'notYourTurn', '1853-0.3');
    writing.refuses(P2, pass, 'notYourTurn', '1853-0.3');
    writing.refuses(P1, { type: 'layTile', hex: 'I27', tile: '9', rotation: 0 }, 'bidsFirst', '1853-1n');
    writing.refuses(P1, { type: 'callRound' }, 'bidsFirst', '1853-1n');
    writing.refuses(P1, { type: 'accept' }, 'bidsFirst', '1853-1n');
    const stock = afterBids(BIDS);
    stock.refuses(P2, pass, 'notYourTurn', '1853-0.3');
    stock.refuses(P1, { type: 'layTile', hex: 'I27', tile: '9', rotation: 0 }, 'notNow', '1853-0.3');
    stock.refuses(P1, { type: 'accept' }, 'nothingOffered', '1853-0.3');
    stock.refuses(P1, { type: 'callRound' }, 'elephantMoment', '1853-4.9a');
    stock.refuses(P1, { type: 'pardon', pardons: true }, 'notNow', '1853-0.3');
    stock.refuses(P1, twoTiles('now'), 'notNow', '1853-0.3');
    stock.refuses(P1, { type: 'buyOnCredit', kind: '2' }, 'notNow', '1853-0.3');
    stock.refuses(P1, { type: 'settleCredit', pays: true }, 'notNow', '1853-0.3');
  });

  test('1853-0.3 Whoever can do nothing but pass is passed over, except where that would tell a secret', () => {
    // P1 without money or shares is not asked in the stock round
    const poor = withOwn(table1853().par('EIR', 100), { firstGroup: ['EIR'] }).cash(P1, 0);
    expect(poor.stockRound({ seat: P1 }).waiting).toEqual([P2]);
    // a contract at its most, or its bond used up: its owner is asked all the same
    let play = afterBonds([80, 60, 60, 60, 60, 60]);
    const cities = [
      [JAIPUR, 'BBCI'],
      ['H10', 'BBCI'],
      ['J8', 'BBCI'],
      ['K17', 'GIP'],
    ] as const;
    for (let guard = 0; guard < 60; guard++) {
      const [seat = 0] = play.waiting;
      const count = ownOf(play.state).contracts[P1]?.count ?? 0;
      const next = cities[count];
      if (seat === P1 && !next) break;
      const other = play
        .actions(seat)
        .find((one) => one.type === 'writeCity' && ['SIR', 'NWR', 'ECR', 'MSM'].includes(one.company));
      const passes = play.actions(seat).find(({ type }) => type === 'pass');
      play = play.do(
        seat,
        seat === P1 && next ? write(next[0], next[1]) : (passes ?? (other as ReturnType<typeof write>)),
      );
    }
    expect([play.top, play.waiting, play.actions(P1)]).toEqual(['contracts', [P1], [pass]]);
  });
});

const BIDS = [
  {
    bond: 130,
    cities: [
      [CALCUTTA, 'EIR'],
      ['H24', 'EIR'],
      [DELHI, 'EIR'],
      [JAIPUR, 'BBCI'],
    ],
  },
  {
    bond: 100,
    cities: [
      [DELHI, 'EIR'],
      ['G19', 'EIR'],
      ['G17', 'EIR'],
      ['C11', 'NWR'],
    ],
  },
  {
    bond: 90,
    cities: [
      ['C11', 'NWR'],
      ['B8', 'NWR'],
      ['B10', 'NWR'],
      ['E7', 'NWR'],
    ],
  },
] as const;

describe('the frame of the game', () => {
  test('1853-1h 17,760 less 5·500, 200 and 3·20: there are 15,000, wherever they lie', () => {
    expect(17_760 - (5 * 500 + 200 + 3 * 20)).toBe(15_000);
    const sum = (play: Play) => Object.values(play.state.cash).reduce((one, other) => one + other, 0);
    const bonds = afterBonds([130, 100, 90]);
    const stock = afterBids(BIDS);
    for (const play of [beforeBonds(), beforeBonds({ players: 6 }), bonds, stock, stock.do(P1, buy('NWR'))])
      expect(sum(play)).toBe(15_000);
    expect(bonds.cash('bank') + bonds.cash(P1) + bonds.cash(P2) + bonds.cash(P3) + 320).toBe(15_000);
  });

  test('1853-1i The size of the bank is an option, no less than the players begin with', () => {
    const longer = beforeBonds({ bankSize: 20_000 });
    expect(longer.cash('bank')).toBe(20_000 - 2_190);
    expect(conservation(game, longer.state)(longer.do(P1, bond(100)).state)).toEqual([]);
    expect(isRefusal(setUp({ bankSize: 2_190 }))).toBe(false);
    expect(setUp({ bankSize: 2_189 })).toMatchObject({ reason: 'badOption', params: { option: 'bankSize' } });
    expect(setUp({ bankSize: 2_999 }, ['A', 'B', 'C', 'D', 'E', 'F'])).toMatchObject({ reason: 'badOption' });
  });

  test.each([3, 4, 5, 6])('1853-1j With %i players all eight companies are in the game', (players) => {
    const builder = table1853({ players });
    expect(Object.keys(builder.state.companies)).toEqual([
      'EIR',
      'GIP',
      'NWR',
      'BNR',
      'BBCI',
      'MSM',
      'SIR',
      'ECR',
    ]);
    const all = withOwn(builder, { firstGroup: [...title.companies.keys()] }).stockRound({
      set: 1,
      seat: P1,
    });
    for (const company of title.companies.keys()) expect(all.accepts(P1, buy(company)), company).toBe(true);
  });

  test('1853-1k 1 to 4 are large, 6 to 8 small, 5 as it is decided; no second tile for the MSM', () => {
    const sizes = (size: 'large' | 'small') => {
      const { state } = bbci(table1853(), size);
      return [...title.companies.keys()].filter((company) => isLarge(state, company));
    };
    expect(sizes('small')).toEqual(['EIR', 'GIP', 'NWR', 'BNR']);
    expect(sizes('large')).toEqual(['EIR', 'GIP', 'NWR', 'BNR', 'BBCI']);
    for (const company of sizes('large'))
      expect(title.stations.homes(bbci(table1853(), 'large').state, company)).toHaveLength(2);
    const small = founded(inPhase(table1853(), '3'), 'MSM', P1)
      .operating('MSM')
      .do(P1, lay('Q17', '8', 'R18', 'Q15'));
    expect(isRefusal(table.act(small.state, P1, lay('Q15', '9', 'Q17', 'Q13')))).toBe(true);
    expect(small.kinds(P1)).not.toContain('layTile');
    const large = founded(inPhase(table1853(), '3'), 'EIR', P1)
      .operating('EIR')
      .do(P1, lay('I27', '4', CALCUTTA, 'H26'));
    expect(large.kinds(P1)).toContain('layTile');
  });

  test('1853-1g No more stations than the company has', () => {
    // SIR has four: one at home in Trichinopoly, one to place in Bangalore if the other two are not used
    const network = (used: readonly string[]) => {
      const builder = founded(inPhase(table1853(), '3'), 'SIR', P1);
      built(builder, 'T16', '115', 'S17');
      built(builder, 'S17', '58', 'T16', 'R16');
      built(builder, 'R16', '115', 'S17');
      for (const hex of used) builder.station('SIR', hex, 1);
      return builder.atStep('SIR', 'station');
    };
    expect(network(['R18', 'R14']).accepts(P1, place('R16'))).toBe(true);
    const none = network(['R18', 'R14', DELHI]);
    expect(isRefusal(table.act(none.state, P1, place('R16')))).toBe(true);
    expect(none.kinds(P1)).not.toContain('placeStation');
  });

  test('1853-1l Whoever has more than the director takes two singles’ worth of certificate at once; he alone decides', () => {
    const builder = founded(table1853(), 'EIR', P1, { percent: 30 }).shares(P2, 'EIR', 30, {
      director: false,
    });
    const play = withOwn(builder, { firstGroup: ['EIR'] }).stockRound({ seat: P2 });
    expect([play.director('EIR'), play.papers(P1, 'EIR')]).toEqual([P1, [20, 10]]);
    const four = play.do(P2, buy('EIR'));
    expect(four.director('EIR')).toBe(P2);
    expect([four.papers(P2, 'EIR'), four.papers(P1, 'EIR')]).toEqual([
      [20, 10, 10],
      [10, 10, 10],
    ]);
    const turn = founded(table1853(), 'EIR', P1).operating('EIR');
    for (const seat of [P2, P3]) {
      turn.refuses(seat, lay('I27', '4', CALCUTTA, 'H26'), 'notDirector', '1853-1l');
      turn.refuses(seat, pass, 'notDirector', '1853-1l');
    }
  });

  test('1853-1m What is sold or given back lies in the pool, and can be bought there', () => {
    const builder = founded(table1853(), 'EIR', P1, { percent: 60 });
    const play = withOwn(builder, { firstGroup: ['EIR'] })
      .stockRound({ seat: P1 })
      .do(P1, sell('EIR', 2));
    expect(play.percent('pool', 'EIR')).toBe(20);
    expect(play.do(P1, pass).accepts(P2, buy('EIR', 'pool'))).toBe(true);
    const trains = train(founded(inPhase(table1853(), '3'), 'GIP', P1), 'pool', '2').atStep('GIP', 'run');
    expect(trains.trains('pool')).toEqual(['2']);
    const offers = title.fleet.onSale(title, trains.state, 'GIP');
    expect(offers).toContainEqual({ from: 'pool', kind: '2', price: 300 });
  });

  /** Nobody does more than he must; the elephant calls one more round where it is told to. */
  function trace(calls: boolean, rounds: number): readonly string[] {
    let play = afterBids(BIDS);
    const kinds = ['bids'];
    for (let guard = 0; guard < 400 && kinds.length < rounds; guard++) {
      const { kind, set, number } = table.view(play.state, []).round;
      const name =
        kind === 'operating'
          ? `OR${set}.${number}${ownOf(play.state).extraRound ? ' extra' : ''}`
          : `SR${set}`;
      if (kinds.at(-1) !== name) kinds.push(name);
      const [seat = 0] = play.waiting;
      const idle =
        calls && play.top === 'extraRound'
          ? ['callRound']
          : ['pass', 'chooseTwoTiles', 'runTrains', 'withhold'];
      const action = idle.flatMap((type) => play.actions(seat).filter((one) => one.type === type))[0];
      if (!action) throw new Error(`${play.top} cannot be passed`);
      play = play.do(seat, action);
    }
    return kinds;
  }

  test('1853-1n 1853-1o Bids, then stock and operating rounds in turn; the round and its number are everybody’s to see, an extra one too', () => {
    expect(beforeBonds().state.round.kind).toBe('bids');
    expect(trace(false, 6)).toEqual(['bids', 'SR1', 'OR1.1', 'SR2', 'OR2.1', 'SR3']);
    expect(trace(true, 6)).toEqual(['bids', 'SR1', 'OR1.1', 'OR1.2 extra', 'SR2', 'OR2.1']);
    for (const play of [beforeBonds(), afterBonds([130, 100, 90])]) {
      play.refuses(P1, buy('EIR'), 'bidsFirst', '1853-1n');
      play.refuses(P1, { type: 'placeStation', hex: DELHI, stop: 0 }, 'bidsFirst', '1853-1n');
    }
  });
});
