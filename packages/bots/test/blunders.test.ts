/** What a person would laugh at is not done, whatever the seed. */
import type { EighteenAction, EighteenState } from '@kursbuch/eighteen';
import { isRefusal, type Seat, stepsOf } from '@kursbuch/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { judgement as own } from '../../titles/1830/player/index.ts';
import { P1, P2, P3, P4, type TableBuilder, table1830 } from '../../titles/1830/test/table1830.ts';
import { table1848 } from '../../titles/1848/test/table1848.ts';
import { built as built1853, founded, table1853 } from '../../titles/1853/test/table1853.ts';
import { table1854 } from '../../titles/1854/test/table1854.ts';
import { paperWorth } from '../src/eighteen/forecast.ts';
import { eighteenPlayers } from '../src/eighteen/players.ts';
import { playWholeGame } from '../src/index.ts';
import { answering, loadedTitle } from './answers.ts';

const SEEDS = Array.from({ length: 20 }, (_, index) => `blunder ${index}`);

type Answer = Awaited<ReturnType<typeof answering>>;
const players: Partial<Record<'steady' | 'sharp', Answer>> = {};
let title: Awaited<ReturnType<typeof loadedTitle>>['title'];
beforeAll(async () => {
  players.steady = await answering('1830', 'steady');
  players.sharp = await answering('1830', 'sharp');
  ({ title } = await loadedTitle('1830'));
});

/** Every answer of these seeds, each once. */
function answersOf(name: 'steady' | 'sharp', play: { readonly state: EighteenState }, seat: Seat) {
  const answers = SEEDS.map((seed) => players[name]?.(play, seat, seed));
  return [...new Map(answers.map((one) => [JSON.stringify(one), one])).values()];
}

const isOf =
  (type: EighteenAction['type'], more: object = {}) =>
  (action: EighteenAction | undefined): boolean =>
    action?.type === type && Object.entries(more).every(([name, value]) => action[name as never] === value);

/** The PRR's straight line: Pittsburgh (20), Altoona (10) with its station, Lancaster (20). */
const prr = (builder: TableBuilder, cash: number) =>
  builder.company('PRR', P1, { cash }).tile('H10', '57', 1).tile('H14', '9', 1).tile('H16', '57', 1);

describe.each(['steady', 'sharp'] as const)('%s', (name) => {
  test('does not sell a company that has floated and waits for its capital', () => {
    const begun = table1830()
      .phase('3')
      .company('PRR', P2, { cash: 300 })
      .train('PRR', '3')
      .par('NYC', 100)
      .shares(P1, 'NYC', 60)
      .cash(P1, 90)
      .cash(P2, 40)
      .cash(P3, 40);
    const { state } = begun;
    const { NYC: nyc } = state.companies;
    const companies = { ...state.companies, NYC: { ...nyc, capitalised: false } as NonNullable<typeof nyc> };
    const waiting = begun.set({ companies }).stockRound({ seat: P1 });
    expect(paperWorth({ title, state: waiting.state, own }, 'NYC')).toBeGreaterThan(100);
    expect(answersOf(name, waiting, P1).filter(isOf('sellShares', { company: 'NYC' }))).toEqual([]);
  });

  test.each([
    ['a 6', 1, 200],
    ['a diesel', 0, 300],
  ])(
    'sells papers for %s where two sisters would take the only train from each other and never run',
    (_, sixes, cash) => {
      const play = prr(table1830().phase('D').supply('6', sixes), 10)
        .train('PRR', '6')
        .tile('E19', '57', 1)
        .tile('E21', '57', 1)
        .company('NYC', P1, { cash })
        .company('B&O', P2, { par: 100 })
        .train('B&O', '5')
        .shares(P1, 'B&O', 40, { director: false })
        .cash(P1, 250)
        .atStep('NYC', 'trains', { others: ['PRR'] });
      expect(answersOf(name, play, P1).map((one) => one?.type)).toEqual(['sellShares']);
    },
  );

  test('pays a sister no more than the least for a train it must have', () => {
    const play = prr(table1830().phase('6'), 400)
      .supply('6', 0)
      .company('NYC', P1, { cash: 300 })
      .train('NYC', '4')
      .train('NYC', '4')
      .company('B&O', P2)
      .train('B&O', '5')
      .atStep('PRR', 'trains');
    expect(answersOf(name, play, P1)).toEqual([{ type: 'buyTrain', from: 'NYC', kind: '4', price: 1 }]);
  });

  test('buys no third train for one route', () => {
    const play = prr(table1830().phase('4'), 420)
      .train('PRR', '3')
      .train('PRR', '3')
      .company('NYC', P2)
      .train('NYC', '4')
      .atStep('PRR', 'trains');
    expect(answersOf(name, play, P1).filter(isOf('buyTrain'))).toEqual([]);
  });

  test('hands no train to a sister that has no run for it', () => {
    const play = prr(table1830().phase('4'), 100)
      .train('PRR', '3')
      .train('PRR', '3')
      .company('NYC', P1, { cash: 200 })
      .company('B&O', P2)
      .train('B&O', '4')
      .atStep('NYC', 'trains');
    expect(answersOf(name, play, P1)).toEqual([{ type: 'pass' }]);
  });

  test('strips no sister of a train she has yet to run with', () => {
    const play = prr(table1830().phase('4'), 100)
      .train('PRR', '3')
      .train('PRR', '4')
      .tile('E21', '57', 1)
      .tile('E19', '57', 1)
      .company('NYC', P1, { cash: 200 })
      .company('B&O', P2)
      .train('B&O', '4')
      .atStep('NYC', 'trains', { others: ['PRR'] });
    expect(answersOf(name, play, P1).filter(isOf('buyTrain', { from: 'PRR' }))).toEqual([]);
  });

  test.each([120, 300])('sells no paper bought in the same turn, with %i in the purse', (cash) => {
    const play = prr(table1830().phase('3').cash(P1, cash).cash(P2, 200).cash(P3, 100), 100)
      .train('PRR', '3')
      .company('NYC', P2, { cash: 400 })
      .train('NYC', '3')
      .company('B&O', P3, { cash: 300 })
      .train('B&O', '3')
      .stockRound({ seat: P1 })
      .do(P1, { type: 'buyShare', company: 'NYC', from: 'offer' });
    expect(answersOf(name, play, P1).filter(isOf('sellShares', { company: 'NYC' }))).toEqual([]);
  });

  test('with room for one paper takes the one that brings most, not most for a coin', () => {
    const built = table1830({ players: 4 }).phase('5');
    for (const company of ['NYC', 'C&O', 'NYNH'])
      built.company(company, P2, { par: 67, cash: 500 }).shares(P1, company, 40, { director: false });
    const play = built
      .company('PRR', P3, { cash: 0 })
      .tile('H10', '57', 1)
      .tile('H14', '9', 1)
      .tile('H16', '57', 1)
      .train('PRR', '6')
      .train('PRR', '5')
      .shares(P1, 'PRR', 30, { director: false })
      .company('B&O', P2, { par: 67, cash: 0 })
      .station('B&O', 'H10')
      .train('B&O', '6')
      .cash(P1, 250)
      .stockRound({ seat: P1 });
    expect(answersOf(name, play, P1)).toEqual([{ type: 'buyShare', company: 'PRR', from: 'offer' }]);
  });

  test('sells for a better paper the one by which least is lost, not the one that grows least', () => {
    let built = table1830({ players: 4 })
      .phase('5')
      .company('NYC', P2, { par: 100, cash: 900 })
      .company('C&O', P2, { par: 100, cash: 900 })
      .company('B&O', P2, { par: 100 })
      .train('B&O', '5')
      .company('NYNH', P3, { par: 100, cash: 900 })
      .company('Erie', P3, { par: 67, cash: 800 })
      .company('CPR', P4, { par: 67, cash: 800 });
    for (const company of ['NYC', 'C&O', 'B&O', 'Erie'])
      built = built.shares(P1, company, 30, { director: false });
    for (const company of ['NYNH', 'CPR']) built = built.shares(P1, company, 20, { director: false });
    const best = built
      .company('PRR', P3, { par: 100, cash: 0 })
      .tile('H10', '57', 1)
      .tile('H14', '9', 1)
      .tile('H16', '57', 1)
      .train('PRR', '6')
      .train('PRR', '5');
    const play = best.cash(P1, 600).stockRound({ seat: P1 });
    const { state } = play;
    const worth = (company: string) => paperWorth({ title, state, own }, company) ?? 0;
    // A paper of the NYC grows least for its price, but one of the CPR or the Erie will have brought less beyond it.
    expect(worth('NYC') / 100).toBeLessThan(worth('CPR') / 67);
    expect(worth('NYC') - 100).toBeGreaterThan(worth('CPR') - 67);
    const sold = answersOf(name, play, P1).flatMap((one) =>
      one?.type === 'sellShares' ? [one.company] : [],
    );
    expect(sold).not.toEqual([]);
    expect(sold.filter((company) => company !== 'CPR' && company !== 'Erie')).toEqual([]);
  });

  /** The PRR runs through Lancaster to Baltimore, where the B&O is at home and may come to Lancaster too. */
  const throughLancaster = (train: string, cash: number) =>
    table1830()
      .phase('5')
      .company('PRR', P1, { cash })
      .tile('H10', '57', 1)
      .tile('H14', '9', 1)
      .tile('H16', '5', 0)
      .train('PRR', train)
      .company('B&O', P2, { cash: 200 })
      .tile('I15', '53', 1)
      .train('B&O', '5')
      .atStep('PRR', 'station');

  test('keeps the city open through which its best run goes, with money no train needs', () => {
    expect(answersOf(name, throughLancaster('5', 100), P1)).toEqual([
      { type: 'placeStation', hex: 'H16', stop: 0 },
    ]);
  });

  test('keeps the money for a train where its own will go', () => {
    expect(answersOf(name, throughLancaster('4', 400), P1)).toEqual([{ type: 'pass' }]);
  });

  test('finishes the company it began before it buys into others', () => {
    const play = table1830({ players: 4 })
      .private('C&A', P1)
      .private('B&O-P', P2)
      .private('M&H', P3)
      .private('D&H', P4)
      .shares(P1, 'PRR', 10, { director: false })
      .par('NYC', 67)
      .shares(P1, 'NYC', 20)
      .cash(P1, 281)
      .par('B&O', 82)
      .shares(P2, 'B&O', 20)
      .cash(P2, 375)
      .par('C&O', 71)
      .shares(P3, 'C&O', 20)
      .cash(P3, 303)
      .par('NYNH', 82)
      .shares(P4, 'NYNH', 20)
      .cash(P4, 361)
      .stockRound({ seat: P1, set: 1 });
    expect(answersOf(name, play, P1)).toEqual([{ type: 'buyShare', company: 'NYC', from: 'offer' }]);
  });

  /** 650 in the purse, and nothing of the companies that run is to be had. */
  const purse = () =>
    table1830()
      .phase('3')
      .company('B&O', P2, { cash: 300 })
      .shares(P3, 'B&O', 40, { director: false })
      .train('B&O', '3')
      .cash(P1, 650)
      .cash(P2, 40)
      .cash(P3, 40);

  test('leaves no purse of 650 lying while companies wait', () => {
    const answers = answersOf(name, purse().stockRound({ seat: P1 }), P1);
    expect(answers.map((one) => one?.type)).toEqual(answers.map(() => 'startCompany'));
  });

  test('leaves it not lying either while a company of its own waits for its capital', () => {
    const begun = purse().par('NYC', 100).shares(P1, 'NYC', 60).shares(P2, 'NYC', 40, { director: false });
    const { NYC: nyc } = begun.state.companies;
    const NYC = { ...nyc, floated: true, capitalised: false } as NonNullable<typeof nyc>;
    const play = begun.set({ companies: { ...begun.state.companies, NYC } }).stockRound({ seat: P1 });
    const answers = answersOf(name, play, P1);
    expect(answers.map((one) => one?.type)).toEqual(answers.map(() => 'startCompany'));
  });

  test('leaves it not lying where all companies have begun', () => {
    let built = purse();
    for (const company of ['NYC', 'C&O', 'NYNH', 'Erie', 'CPR', 'B&M', 'PRR'])
      built = built.company(company, P2, { cash: 300 });
    const answers = answersOf(name, built.stockRound({ seat: P1 }), P1);
    expect(answers.map((one) => one?.type)).toEqual(answers.map(() => 'buyShare'));
  });

  test('bids no more than a tenth over its price for a private', () => {
    const bid = (amount: number) => ({ type: 'bid', private: 'B&O-P', amount }) as const;
    const buy = (one: string) => ({ type: 'buyPrivate', private: one }) as const;
    const auction = table1830({ players: 4 })
      .privateSale()
      .do(P1, bid(225))
      .do(P2, bid(230))
      .do(P3, buy('SVN&RR'))
      .do(P4, buy('C&SL'))
      .do(P1, buy('D&H'))
      .do(P2, buy('M&H'))
      .do(P3, buy('C&A'))
      .do(P1, bid(240));
    // The next bid would be 245 for what costs 220.
    expect(auction.waiting).toEqual([P2]);
    expect(answersOf(name, auction, P2)).toEqual([{ type: 'pass' }]);
  });
});

describe.each(['steady', 'sharp'] as const)('%s', (name) => {
  const everyAnswer = async (id: string, play: { readonly state: EighteenState }, seat: Seat) => {
    const answer = await answering(id, name);
    return [...new Set(SEEDS.map((seed) => JSON.stringify(answer(play, seat, seed))))];
  };

  /** The SIR of 1853 with one line and two trains on it. */
  const sir = (cash: number) =>
    built1853(
      built1853(founded(table1853(), 'SIR', P1, { cash }), 'T16', '115', 'S17'),
      'S17',
      '4',
      'T16',
      'R18',
    )
      .train('SIR', '2')
      .train('SIR', '2');

  test('buys no third train for one route in 1853, however much money lies idle', async () => {
    const play = sir(900).atStep('SIR', 'trains');
    expect(await everyAnswer('1853', play, P1)).toEqual(['{"type":"pass"}']);
  });

  test('buys no third train for one route in 1853 with the last money of the company either', async () => {
    const both = founded(sir(320), 'GIP', P2, { cash: 220 });
    const play = both.train('GIP', '2').train('GIP', '2').atStep('SIR', 'trains');
    // It would have no money for the next one: that makes nobody buy fewer. Trains of the other gauge have routes of their own.
    const third = '{"type":"buyTrain","from":"bank","kind":"2","price":300}';
    expect(await everyAnswer('1853', play, P1)).not.toContain(third);
  });

  test('lays track in 1853 where its train runs, not around a home where none does', async () => {
    const play = built1853(founded(table1853(), 'GIP', P1, { cash: 500 }), 'N10', '4', 'M9', 'O11')
      .train('GIP', '3')
      .atStep('GIP', 'track');
    const answers = (await everyAnswer('1853', play, P1)).map((one) => JSON.parse(one).hex);
    // H20 is Jubbulpore, its other home.
    expect(answers).not.toContain('H20');
    expect(answers).toContain('O11');
  });

  test('bids no 255 in 1854 for a private that costs 190', async () => {
    const bid = (amount: number) => ({ type: 'bid', private: 'SM', amount }) as const;
    let play = table1854({ players: 4 }).privateSale().do(P1, bid(245)).do(P2, bid(250));
    while (play.top === 'privateSale')
      play = play.do(play.waiting[0] as Seat, {
        type: 'buyPrivate',
        private: (play.onOffer as readonly [string, number])[0],
      });
    expect([play.top, play.waiting]).toEqual(['bidding', [P1]]);
    expect(await everyAnswer('1854', play, P1)).toEqual(['{"type":"pass"}']);
  });
});

test.each([
  ['steady', 4],
  ['steady', 5],
  ['calm', 5],
  ['sharp', 4],
  ['sharp', 5],
] as const)(
  '%s does not let the sale of privates stand still among %i after a first bid',
  async (name, count) => {
    const { table } = await loadedTitle('1830');
    const [player] = (await eighteenPlayers(await loadedTitle('1830'))).filter((one) => one.name === name);
    if (!player) throw new Error(`nobody is called ${name}`);
    const start = table1830({ players: count })
      .privateSale()
      .do(P1, { type: 'bid', private: 'B&O-P', amount: 225 });
    const seats = start.state.players.map((_, seat) => player.sit(seat));
    let rounds = 0;
    playWholeGame(table, start.state, seats, {
      seed: 'still',
      limit: 30,
      // Privates are not searched: a few steps are enough.
      budget: () => stepsOf(60),
      onState(state) {
        if (state.round.kind === 'privateSale') rounds = state.round.set;
      },
    });
    // Everybody kept his money for a company, and nobody bought: fifteen rounds and more.
    expect(rounds).toBeLessThanOrEqual(3);
  },
);

test.each(['calm', 'steady', 'sharp'] as const)(
  '%s does not let the sale of privates stand still either where small railways run between its rounds',
  async (name) => {
    const { table } = await loadedTitle('1854');
    const player = (await eighteenPlayers(await loadedTitle('1854'))).find((one) => one.name === name);
    const rounds = SEEDS.slice(0, 5).map((seed) => {
      const start = table.setup({ players: ['A', 'B', 'C', 'D'], seed, options: {} });
      if (isRefusal(start) || !player) throw new Error('no table');
      const seats = start.players.map((_, seat) => player.sit(seat));
      let sets = 0;
      playWholeGame(table, start, seats, {
        seed,
        limit: 60,
        budget: () => stepsOf(60),
        onState({ round }) {
          if (round.kind === 'privateSale') sets = round.set;
        },
      });
      return sets;
    });
    // With five hundred in each purse nobody bought for five or six rounds.
    expect(Math.max(...rounds)).toBeLessThanOrEqual(3);
  },
);

test('trains that run nowhere keep no company from the stop that the next train reaches', async () => {
  const answer = await answering('1848', 'steady');
  // Its trains cannot cross the border of gauges east of Adelaide; one that can would run to Ballarat at once.
  const play = table1848()
    .company('SAR', P1, { cash: 700 })
    .train('SAR', '2')
    .train('SAR', '2')
    .tile('G6', '6', 2)
    .tile('G8', '9', 1)
    .atStep('SAR', 'track');
  const laid = SEEDS.map((seed) => answer(play, P1, seed));
  expect(laid.map((one) => one?.type === 'layTile' && one.hex)).toEqual(SEEDS.map(() => 'G10'));
});

test.each(['calm', 'steady', 'sharp'] as const)(
  '%s lets no company of 1848 be ruined while a sister can spare a train',
  async (name) => {
    const answer = await answering('1848', name);
    // No loans bring the SAR a 6, and the train to Alice Springs is not the one it must have.
    const play = table1848()
      .phase('6')
      .supply('5', 0)
      .company('SAR', P1, { cash: 220 })
      .tile('G6', '6', 2)
      .tile('F5', '6', 3)
      // The WA would run for more with both its trains than the SAR with one of them.
      .tile('D3', '56', 5)
      .tile('E4', '14', 1)
      .tile('E2', '15', 2)
      .company('WA', P1, { cash: 100 })
      .train('WA', '4')
      .train('WA', '4')
      .atStep('SAR', 'trains');
    const answers = SEEDS.map((seed) => answer(play, P1, seed));
    expect([...new Set(answers.map((one) => JSON.stringify(one)))]).toEqual([
      '{"type":"buyTrain","from":"WA","kind":"4","price":1}',
    ]);
  },
);

test.each(['calm', 'steady', 'sharp'] as const)(
  '%s spends no last money of a company of 1848 that is lost on a train that does not save it',
  async (name) => {
    const answer = await answering('1848', name);
    const play = table1848()
      .phase('6')
      .supply('5', 0)
      .company('SAR', P1, { cash: 220 })
      .tile('G6', '6', 2)
      .tile('F5', '15', 2)
      .atStep('SAR', 'trains');
    const kinds = SEEDS.map((seed) => answer(play, P1, seed)).map(
      (one) => one?.type === 'buyTrain' && one.kind,
    );
    expect(kinds).not.toContain('2E');
  },
);

test('in a whole game of steady players trains seldom go to sisters for the least price', async () => {
  const { table } = await loadedTitle('1830');
  const [steady] = (await eighteenPlayers(await loadedTitle('1830'))).filter((one) => one.name === 'steady');
  const start = table.setup({ players: ['A', 'B', 'C', 'D'], seed: 'd-3', options: {} });
  if (isRefusal(start) || !steady) throw new Error('no table');
  let before: EighteenState = start;
  let handed = 0;
  const seats = start.players.map((_, seat) => steady.sit(seat));
  const { trouble } = playWholeGame(table, start, seats, {
    seed: 'd-3',
    budget: () => stepsOf(steady.steps),
    onState(state, _index, { action }) {
      const { type, from, price } = action as Partial<Extract<EighteenAction, { type: 'buyTrain' }>>;
      if (type === 'buyTrain' && title.companies.has(from ?? '') && price === 1) handed++;
      before = state;
    },
  });
  expect([trouble, before.result?.cause]).toEqual([undefined, 'bank']);
  // Before last trains stayed where they were it was 42.
  expect(handed).toBeLessThanOrEqual(8);
});
