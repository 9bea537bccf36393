/** The preparation (SETUP), and the options a table may choose. */
import { certificatesOf, newKinds, percentOf } from '@kursbuch/eighteen';
import { isRefusal, type Setup } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { DEFAULTS, table, title } from '../rules/index.ts';
import { isLag, isLocal, isMajor } from '../rules/kinds.ts';
import { ownOf } from '../rules/own.ts';
import { local, P1, P2, P3, P4, P5, P6, Play, table1854 } from './table1854.ts';

const NAMES = ['Anton', 'Berta', 'Cäsar', 'Dora', 'Emil', 'Fanny'];
const MAJORS = ['KE', 'FJ', 'SD', 'KR', 'KT', 'SB', 'NT', 'VB'];

const buy = (kind: string, price: number, from = 'bank') =>
  ({ type: 'buyTrain', from, kind, price }) as const;

const setUp = (players: number, options: Setup['options'] = {}, seed = 'seed') => {
  const state = table.setup({ players: NAMES.slice(0, players), seed, options });
  if (isRefusal(state)) throw new Error(state.reason);
  return new Play(state);
};

describe('at this table', () => {
  test('1854-0.1 An action must have the form of one and name things that exist', () => {
    const sale = table1854().privateSale();
    for (const [action, reason] of [
      [null, 'malformed'],
      ['pass', 'malformed'],
      [[], 'malformed'],
      [{}, 'unknownAction'],
      [{ type: 'fly' }, 'unknownAction'],
      [{ type: 'constructor' }, 'unknownAction'],
      [{ type: 'buyPrivate' }, 'malformed'],
      [{ type: 'withdrawBid', private: 3 }, 'malformed'],
      [{ type: 'bid', private: 'MT', amount: 55.5 }, 'malformed'],
      [{ type: 'bid', private: 'MT', amount: -60 }, 'malformed'],
      [{ type: 'bid', private: 'MT', amount: '60' }, 'malformed'],
      [{ type: 'buyPrivate', private: 'XYZ' }, 'noSuchPrivate'],
      [{ type: 'bid', private: 'XYZ', amount: 60 }, 'noSuchPrivate'],
    ] as const)
      sale.refuses(P1, action, reason, '1854-0.1');
    for (const seat of [9, -1, 0.5]) sale.refuses(seat, { type: 'pass' }, 'noSuchSeat', '1854-0.1');
    const stock = table1854().stockRound();
    for (const action of [
      { type: 'buyShare', company: 'XYZ', from: 'offer' },
      { type: 'buyOption', company: 'XYZ', from: 'offer' },
      { type: 'startCompany', company: 'XYZ', price: 82 },
    ])
      stock.refuses(P1, action, 'noSuchCompany', '1854-0.1');
    stock.refuses(P1, { type: 'buyOption', company: 'KE', from: 'bank' }, 'malformed', '1854-0.1');
    const track = table1854().company('KE', P1, { par: 82 }).operating('KE');
    track.refuses(P1, { type: 'layTile', hex: 'Z99', tile: '9', rotation: 0 }, 'unknownHex', '1854-0.1');
    track.refuses(P1, { type: 'layTile', hex: 'D24', tile: '999', rotation: 0 }, 'unknownTile', '1854-0.1');
    for (const [from, to] of [
      [2, 2],
      [2, 7],
    ])
      track.refuses(P1, { type: 'buildTunnel', hex: 'E23', from, to }, 'badSides', '1854-0.1');
    const mail = table1854().company('KE', P1, { par: 82 }).atStep('KE', 'mail');
    mail.refuses(P1, { type: 'buyMail', size: 'huge' }, 'malformed', '1854-0.1');
  });

  test('1854-0.3 Only who is asked acts, and only with what he is asked for', () => {
    const sale = table1854().privateSale();
    sale.refuses(P2, { type: 'pass' }, 'notYourTurn', '1854-0.3');
    sale.refuses(P1, { type: 'accept' }, 'notInPrivateSale', '1854-AUCTION-2');
    const stock = table1854().stockRound();
    stock.refuses(P1, { type: 'layTile', hex: 'D24', tile: '4', rotation: 0 }, 'notNow', '1854-0.3');
    stock.refuses(P1, { type: 'withdrawBid', private: 'MT' }, 'saleOver', '1854-AUCTION-23');
    stock.refuses(P1, { type: 'accept' }, 'nothingOffered', '1854-0.3');
    // LOC 6 without money can lay nothing, place nothing and buy nothing: nobody is asked.
    const idle = local(table1854(), 'L6', P1, 0).endOfStockRound();
    expect(idle.state.round).toMatchObject({ kind: 'stock', set: 3 });
  });

  test('1854-0.4 A game in which nobody can do anything any more ends', () => {
    const poor = (cash: number) => {
      const builder = table1854();
      for (const seat of [P1, P2, P3, P4]) builder.cash(seat, 0);
      return builder.cash(P3, cash).stockRound();
    };
    expect(poor(267).state.result).toMatchObject({ cause: 'standstill' });
    // Money for one director's certificate at 67
    const play = poor(268);
    expect([play.state.result, play.waiting]).toEqual([null, [P3]]);
  });
});

describe('players and money', () => {
  test('1854-SETUP-1 Three to six players', () => {
    for (const count of [3, 4, 5, 6]) expect(setUp(count).state.players).toHaveLength(count);
    for (const names of [NAMES.slice(0, 2), [...NAMES, 'Gustav'], []])
      expect(table.setup({ players: names, seed: 's', options: {} })).toMatchObject({
        reason: 'badPlayers',
        rule: '1854-SETUP-1',
        params: { players: names.length, fewest: 3, most: 6 },
      });
    expect(table.setup({ players: ['A', 'A', 'B'], seed: 's', options: {} })).toMatchObject({
      reason: 'sameName',
      rule: '1854-0.2',
    });
  });

  test.each([
    [3, 860, 7420],
    [4, 650, 7400],
    [5, 525, 7375],
    [6, 450, 7300],
  ])(
    '1854-SETUP-2 1854-SETUP-3 1854-SETUP-4 %i players have %i each, which the bank of 10,000 pays: %i are left',
    (count, cash, bank) => {
      const play = setUp(count);
      for (let seat = 0; seat < count; seat++) expect(play.cash(seat)).toBe(cash);
      expect(play.cash('bank')).toBe(bank);
      expect(Object.values(play.state.cash).reduce((sum, amount) => sum + amount, 0)).toBe(10_000);
      for (const company of title.companies.keys()) expect(play.cash(company)).toBe(0);
    },
  );

  test('1854-SETUP-12 Seats are drawn by lot; whoever draws the 1 starts and holds the priority', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { state, waiting } = setUp(3, {}, `s${seed}`);
      expect([...state.players].sort()).toEqual(NAMES.slice(0, 3));
      expect([state.priority, waiting]).toEqual([0, [0]]);
      orders.add(state.players.join());
    }
    expect(orders.size).toBe(6);
    expect(setUp(5, {}, 'x').state.players).toEqual(setUp(5, {}, 'x').state.players);
    // The option: as listed.
    expect(setUp(5, { drawSeats: false }, 'x').state.players).toEqual(NAMES.slice(0, 5));
    expect([DEFAULTS.drawSeats, setUp(4).state.options.drawSeats]).toEqual([true, true]);
  });
});

describe('trains and tiles', () => {
  test('1854-SETUP-5 At the start 2 and 1+ trains are on sale, and nothing else', () => {
    const play = table1854().company('KT', P1, { par: 77, cash: 5000 }).atStep('KT', 'trains');
    expect([play.state.phase, [...newKinds(title, play.state)].sort()]).toEqual(['1', ['1+', '2']]);
    expect(play.actions(P1).filter((one) => one.type === 'buyTrain')).toEqual([
      buy('2', 100),
      buy('1+', 100),
    ]);
    for (const [kind, price] of [
      ['3', 200],
      ['4', 320],
      ['8Ox', 1200],
    ] as const)
      play.refuses(P1, buy(kind, price), 'notOnSaleYet', '1854-TRAIN-7');
    play.refuses(P1, buy('2+', 120), 'plusNotYet', '1854-PHASE-5');
    play.refuses(P1, buy('3+', 160), 'plusNotYet', '1854-PHASE-5');
  });

  test('1854-SETUP-6 The others lie in two piles, each in rising order', () => {
    const rich = () => table1854().company('KT', P1, { par: 77, cash: 5000 }).set({ phase: '3' });
    const first = rich().supply('2', 0).train('KE', '3').supply('1+', 1);
    const play = first.atStep('KT', 'trains');
    expect([...newKinds(title, play.state)].sort()).toEqual(['1+', '3']);
    play.refuses(P1, buy('2+', 120), 'notOnSaleYet', '1854-TRAIN-7');
    play.refuses(P1, buy('4', 320), 'notOnSaleYet', '1854-TRAIN-7');
    // The last 1+ uncovers the 2+; the 3s are as many as before
    const next = play.do(P1, buy('1+', 100));
    expect([...newKinds(title, next.state)].sort()).toEqual(['2+', '3']);
    next.refuses(P1, buy('3+', 160), 'notOnSaleYet', '1854-PHASE-6');
    expect(next.trains('bank').filter((kind) => kind === '3')).toHaveLength(4);
    expect(next.accepts(P1, buy('2+', 120))).toBe(true);
  });

  test('the 8 and the 8Ox are two sides of one card: both can be bought', () => {
    const builder = table1854().company('KT', P1, { par: 77, cash: 5000 }).set({ phase: '6' });
    for (const kind of ['2', '1+', '3', '2+', '3+', '4', '5', '6']) builder.supply(kind, 0);
    const play = builder.atStep('KT', 'trains');
    expect(play.actions(P1).filter((one) => one.type === 'buyTrain')).toEqual([
      buy('8', 900),
      buy('8Ox', 1200),
    ]);
    const bought = play.do(P1, buy('8Ox', 1200));
    expect([bought.trains('KT'), bought.state.phase]).toEqual([['8Ox'], '7']);
  });

  test('1854-SETUP-7 Before phase 3 only yellow tiles are laid', () => {
    const play = table1854().company('KT', P1, { par: 77 }).tile('H18', '57', 0).atStep('KT', 'track');
    const colours = new Set(
      play
        .actions(P1)
        .flatMap((one) => (one.type === 'layTile' ? [title.board.tiles.get(one.tile)?.[0]?.color] : [])),
    );
    expect([...colours]).toEqual(['yellow']);
    play.refuses(P1, { type: 'layTile', hex: 'H18', tile: '14', rotation: 0 }, 'colourNotYet', '1854-UPG-3');
  });
});

describe('companies and papers', () => {
  test('1854-SETUP-8 Each large company has one paper of 40 % and three of 20 %', () => {
    const { state } = setUp(4);
    expect([...title.companies.keys()].filter(isMajor)).toEqual(MAJORS);
    for (const company of MAJORS)
      expect(
        certificatesOf(state, company).map(({ percent, director, holder }) => [percent, director, holder]),
      ).toEqual([
        [40, true, 'offer'],
        [20, false, 'offer'],
        [20, false, 'offer'],
        [20, false, 'offer'],
      ]);
    // One of VB and one of SD leave with their privates: nobody can buy any before the auction is over.
    const sold = table1854().private('AF', P1).private('MT', P1).private('GK', P1);
    for (const local of ['L1', 'L2', 'L3', 'L4', 'L5', 'L6']) sold.private(local, P2);
    const sale = sold.privateSale(P3);
    sale.refuses(P3, { type: 'startCompany', company: 'VB', price: 67 }, 'privatesUnsold', '1854-BUY-11');
    const out = sale
      .do(P3, { type: 'buyPrivate', private: 'AB' })
      .do(P4, { type: 'buyPrivate', private: 'SM' });
    expect([out.papers('offer', 'VB'), out.papers('offer', 'SD')]).toEqual([
      [40, 20, 20],
      [40, 20, 20],
    ]);
    expect([out.papers(P3, 'VB'), out.papers(P4, 'SD')]).toEqual([[20], [20]]);
  });

  test("1854-SETUP-9 The director's certificate is the first one to be had", () => {
    const play = table1854().stockRound({ set: 1 });
    for (const company of MAJORS)
      play.refuses(P1, { type: 'buyShare', company, from: 'offer' }, 'directorFirst', '1854-SETUP-9');
    play.refuses(P1, { type: 'buyOption', company: 'KT', from: 'offer' }, 'directorFirst', '1854-SETUP-9');
    const started = play.do(P1, { type: 'startCompany', company: 'KT', price: 77 });
    expect([started.papers(P1, 'KT'), started.director('KT')]).toEqual([[40], P1]);
    expect(started.accepts(P2, { type: 'buyShare', company: 'KT', from: 'offer' })).toBe(true);
  });

  test('1854-SETUP-10 The five papers of 10 % are not to be had before the split', () => {
    const play = table1854().par('KT', 77).shares(P1, 'KT', 60).floated('KT').stockRound({ seat: P2 });
    expect(play.papers('KT', 'KT')).toEqual([]);
    play.refuses(P2, { type: 'buyShare', company: 'KT', from: 'treasury' }, 'notSplitYet', '1854-SETUP-10');
    expect(play.papers('offer', 'KT')).toEqual([20, 20]);
    expect(play.do(P2, { type: 'buyShare', company: 'KT', from: 'offer' }).papers(P2, 'KT')).toEqual([20]);
  });

  test('1854-SETUP-11 Eleven privates lie in a row, from Außerfern to Semmering', () => {
    const { state, onOffer } = setUp(3);
    expect(Object.keys(state.privates)).toHaveLength(11);
    expect([...title.privates.values()].map(({ sym, name }) => `${sym} ${name}`)).toEqual([
      'AF Außerfernbahn',
      'MT Murthalbahn',
      'GK Graz-Köflacher Bahn',
      'L1 Mariazellerbahn',
      'L2 Kernhofer Bahn',
      'L3 Ybbstalbahn',
      'L4 Steyrtalbahn',
      'L5 Pyhrnbahn',
      'L6 Salzkammergutbahn',
      'AB Arlbergbahn',
      'SM Semmeringbahn',
    ]);
    expect(onOffer).toEqual(['AF', 20]);
  });

  test('1854-SETUP-13 Two option markers for each player: one open option, and everybody may have his', () => {
    const builder = table1854({ players: 6 });
    for (const company of ['KE', 'FJ']) builder.par(company, 82).shares(P1, company, 40);
    let play = builder.stockRound({ seat: P1 });
    expect(ownOf(play.state).options).toEqual({});
    for (const seat of [P1, P2, P3, P4, P5, P6])
      play = play.do(seat, { type: 'buyOption', company: seat < 3 ? 'KE' : 'FJ', from: 'offer' });
    expect(Object.keys(ownOf(play.state).options)).toEqual(['0', '1', '2', '3', '4', '5']);
    play.refuses(P1, { type: 'buyOption', company: 'KE', from: 'pool' }, 'markersOut', '1854-OPT-1');
  });

  test('1854-SETUP-14 Six small and six large mail contracts', () => {
    const six = { KE: 'small', FJ: 'small', KR: 'small', SD: 'small', SB: 'small', NT: 'small' } as const;
    const builder = (mail: Record<string, 'small' | 'large'>) => {
      const made = table1854().company('KT', P1, { par: 77, cash: 500 });
      return made
        .set({ own: { ...ownOf(made.state), mail } })
        .train('KT', '2')
        .atStep('KT', 'mail');
    };
    const { NT: _one, ...five } = six;
    expect(builder(five).accepts(P1, { type: 'buyMail', size: 'small' })).toBe(true);
    const none = builder(six);
    none.refuses(P1, { type: 'buyMail', size: 'small' }, 'mailSoldOut', '1854-SETUP-14');
    expect(none.offers(P1, { type: 'buyMail', size: 'large' })).toBe(true);
    const large = builder(Object.fromEntries(Object.keys(six).map((one) => [one, 'large'])));
    large.refuses(P1, { type: 'buyMail', size: 'large' }, 'mailSoldOut', '1854-SETUP-14');
    expect(large.offers(P1, { type: 'buyMail', size: 'small' })).toBe(true);
  });

  test('1854-SETUP-15 Seventeen companies can operate: eight large ones, six local railways, three Lokalbahn AGs', () => {
    const all = [...title.companies.keys()];
    expect(all).toHaveLength(17);
    expect([isMajor, isLocal, isLag].map((kind) => all.filter(kind).length)).toEqual([8, 6, 3]);
    const { state } = setUp(4);
    expect(all.map((company) => state.companies[company]?.floated)).toEqual(all.map(() => false));
    for (const company of all.filter(isLocal)) expect(percentOf(state, company, 'offer')).toBe(0);
  });
});

describe('options', () => {
  test('1854-0.2 only known ones with sensible values', () => {
    const refused = (options: Setup['options']) =>
      table.setup({ players: NAMES.slice(0, 4), seed: 's', options });
    expect(refused({ turbo: true })).toMatchObject({ reason: 'unknownOption', rule: '1854-0.2' });
    for (const name of Object.keys(DEFAULTS))
      expect(refused({ [name]: 'yes' })).toMatchObject({ reason: 'badOption', rule: '1854-0.2' });
  });

  test('R-27 plusTrainsAtOnce: 2+ trains beside the 1+ from phase 3 on, and the 3+ still after them', () => {
    const kinds = (plusTrainsAtOnce: boolean, phase: string, left: Record<string, number> = {}) => {
      const builder = table1854({ plusTrainsAtOnce }).company('KT', P1, { par: 77 }).set({ phase });
      if (phase === '3') builder.supply('2', 0).train('KE', '3');
      for (const [kind, number] of Object.entries(left)) builder.supply(kind, number);
      const play = builder.atStep('KT', 'trains');
      expect(play.accepts(P1, buy('2+', 120))).toBe(newKinds(title, play.state).includes('2+'));
      return [...newKinds(title, play.state)].sort();
    };
    expect(kinds(false, '3')).toEqual(['1+', '3']);
    expect(kinds(true, '3')).toEqual(['1+', '2+', '3']);
    expect(kinds(true, '2')).toEqual(['1+', '2']);
    expect(kinds(true, '3', { '1+': 0 })).toEqual(['2+', '3']);
    expect(kinds(true, '3', { '2+': 0 })).toEqual(['1+', '3', '3+']);
    expect(kinds(false, '3', { '1+': 0, '2+': 0 })).toEqual(['3', '3+']);
  });

  test('R-10 tableTrains: as many trains as the table of the rulebook says', () => {
    const count = (tableTrains: boolean) => {
      const { state } = table1854({ tableTrains });
      return ['2', '3', '4', '5', '6', '1+', '2+', '3+'].map(
        (kind) => state.trains.filter((train) => train.kind === kind).length,
      );
    };
    expect(count(false)).toEqual([6, 5, 4, 3, 2, 6, 4, 3]);
    expect(count(true)).toEqual([6, 5, 6, 4, 4, 6, 4, 3]);
  });

  test('R-03 poolLimit: half of a company in the pool at most, or any number', () => {
    const sale = (poolLimit: boolean) =>
      table1854({ poolLimit })
        .par('KT', 77)
        .shares('pool', 'KT', 40)
        .shares(P1, 'KT', 40, { director: true })
        .shares(P2, 'KT', 20)
        .floated('KT')
        .stockRound({ seat: P2 });
    const sell = { type: 'sellShares', company: 'KT', count: 1 } as const;
    const [open, bounded] = [sale(false), sale(true)];
    expect(open.kinds(P2)).toContain('sellShares');
    expect(bounded.kinds(P2)).not.toContain('sellShares');
    bounded.refuses(P2, sell, 'poolLimit', '1854-SELL-8');
    expect(open.do(P2, sell).percent('pool', 'KT')).toBe(60);
  });

  test('R-09 idleKeepsPrice: a company that earns nothing falls one to the left, or stays', () => {
    const idle = (idleKeepsPrice: boolean) =>
      table1854({ idleKeepsPrice })
        .company('KE', P1, { par: 82, cash: 100 })
        .operating('KE')
        .passUntil('trainStep')
        .price('KE');
    expect([idle(false), idle(true)]).toEqual([79, 82]);
  });

  test('R-23 endsAtTopPrice: play goes on at 300, or the game ends', () => {
    const paid = (endsAtTopPrice: boolean) => {
      const builder = table1854({ endsAtTopPrice })
        .par('KE', 93, '0,17')
        .shares(P1, 'KE', 40)
        .floated('KE')
        .operated('KE');
      builder.set({ own: { ...ownOf(builder.state), split: ['KE'] } });
      const play = builder.atRevenue('KE', 100).do(P1, { type: 'payOut' });
      expect(play.price('KE')).toBe(300);
      return play;
    };
    const [on, over] = [paid(false), paid(true)].map((play) => {
      let now = play;
      for (let guard = 0; guard < 20 && !now.state.result && now.state.round.kind === 'operating'; guard++)
        now = now.pass();
      return now;
    });
    expect(on?.state.result).toBeNull();
    expect(over?.state.result).not.toBeNull();
  });

  test('R-31 privatesCount: privates are worth nothing at the end, or what is printed on them', () => {
    const worth = (privatesCount: boolean) => {
      const state = table1854({ privatesCount }).private('SM', P1).private('L2', P1).state;
      return ['SM', 'L2'].map((one) => title.ending.privateWorth(state, one));
    };
    expect([worth(false), worth(true)]).toEqual([
      [0, 0],
      [190, 150],
    ]);
  });
});
