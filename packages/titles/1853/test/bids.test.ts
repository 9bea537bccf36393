/** Setting up, and the bids: bonds, seats, cities with the shares taken for them (2.1 to 2.5). */
import { describe, expect, test } from 'vitest';
import { chanceFrom, draw, isRefusal } from '../../../table/src/index.ts';
import { CONTRACT_VALUES } from '../facts/map.ts';
import { CONTRACT_SHARES, NOTES_OF_500 } from '../facts/proposed.ts';
import { isValid, passProblem, pickProblem } from '../rules/contract.ts';
import { table, title } from '../rules/index.ts';
import { envelopeOf, ownOf, type Sheet } from '../rules/own.ts';
import {
  AHMADABAD,
  AJMER,
  ALLAHABAD,
  BANGALORE,
  BENARES,
  BOMBAY,
  CALCUTTA,
  CAWNPORE,
  DELHI,
  HYDERABAD,
  JAIPUR,
  LAHORE,
  LUCKNOW,
  MADRAS,
  MULTAN,
  MYSORE,
  NAGPUR,
  PATNA,
  PESHAWAR,
  RAWALPINDI,
  TRICHINOPOLY,
  WALTAIR,
} from './cities.ts';
import {
  afterBids,
  afterBonds,
  type Bid,
  beforeBonds,
  bond,
  buy,
  P1,
  P2,
  P3,
  P4,
  type Play,
  pass,
  table1853,
  withOwn,
  write,
} from './table1853.ts';

const PLAYERS = [3, 4, 5, 6] as const;

/** P1 has this bond and writes these cities one after the other; the others have the smallest bond and keep out of his way. */
const writes = (players: number, amount: number, ...cities: readonly (readonly [string, string])[]): Play =>
  cities.reduce(
    (play, [city, company]) => othersWrite(play.do(P1, write(city, company))),
    othersWrite(afterBonds([amount, ...Array(players - 1).fill(players === 3 ? 80 : 60)])),
  );

const OUT_OF_THE_WAY = ['NWR', 'MSM', 'SIR', 'ECR', 'BNR'];

/** Whoever is not P1 passes when he may, and writes something else when he must. */
function othersWrite(from: Play): Play {
  let play = from;
  for (let guard = 0; guard < 40 && play.top === 'contracts' && play.waiting[0] !== P1; guard++) {
    const [seat = 0] = play.waiting;
    const offered = play.actions(seat);
    const next = offered.find((one) => one.type === 'writeCity' && OUT_OF_THE_WAY.includes(one.company));
    play = play.do(seat, offered.find(({ type }) => type === 'pass') ?? (next as ReturnType<typeof write>));
  }
  return play;
}

describe('setting up', () => {
  test('1853-2.1a Nothing is on sale but shares, and only yellow tiles are in use, until the first stock round is over', () => {
    const play = beforeBonds();
    expect(play.trains('bank').filter((kind) => kind === '2')).toHaveLength(7);
    expect(title.phases[0]).toMatchObject({ name: '2', tiles: ['yellow'] });
    expect(play.papers('offer', 'EIR')).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
    const bank = { type: 'buyTrain', kind: '2', from: 'bank', price: 300 };
    play.refuses(P1, bank, 'bidsFirst', '1853-1n');
    const stock = afterBids(EXAMPLE);
    expect(stock.state.round.kind).toBe('stock');
    expect(isRefusal(table.act(stock.state, stock.waiting[0] as number, bank))).toBe(true);
    expect(stock.kinds(stock.waiting[0] as number)).not.toContain('buyTrain');
    // what lies on the table everybody may count
    const seen = table.view(stock.state, []);
    expect(seen.cash.bank).toBe(stock.cash('bank'));
    expect(seen.tileStock).toEqual(stock.state.tileStock);
    expect(seen.certificates).toEqual(stock.state.certificates);
    expect(seen.trains).toEqual(stock.state.trains);
  });

  test('1853-2.2a Nobody moves money of the bank by hand', () => {
    const play = beforeBonds();
    play.refuses(P1, { type: 'pay', from: 'bank', to: P1, amount: 100 }, 'unknownAction', '1853-0.1');
    play.refuses(P1, { type: 'paid', from: 'bank', to: P1, amount: 100 }, 'unknownAction', '1853-0.1');
  });

  test.each([
    ['1853-2.3a', 3, 730, 12_810],
    ['1853-2.3b', 4, 570, 12_720],
    ['1853-2.3c', 5, 570, 12_150],
    ['1853-2.3d', 6, 510, 11_940],
  ])('%s %i players begin with %i each, the bank with %i', (_id, players, cash, bank) => {
    const play = beforeBonds({ players });
    expect(play.state.players.map((_, seat) => play.cash(seat))).toEqual(Array(players).fill(cash));
    expect(play.cash('bank')).toBe(bank);
    expect(bank + players * cash).toBe(15_000);
  });

  test('1853-2.3e Three to six play', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    for (const players of [0, 1, 2, 7])
      expect(table.setup({ players: names.slice(0, players), seed: 's', options: {} })).toMatchObject({
        reason: 'badPlayers',
        rule: '1853-2.3e',
      });
    for (const players of PLAYERS)
      expect(isRefusal(table.setup({ players: names.slice(0, players), seed: 's', options: {} }))).toBe(
        false,
      );
  });

  test.each([
    [3, [6, 1, 2, 4]],
    [4, [3, 3, 4, 4]],
    [5, [3, 3, 4, 4]],
    [6, [3, 2, 4, 3]],
  ])(
    '1853-2.3f %i players: the notes dealt make up every ten, and nothing between them',
    (players, notes) => {
      let sums = new Set([0]);
      [100, 50, 20, 10].forEach((value, index) => {
        for (let count = 0; count < (notes[index] as number); count++)
          sums = new Set([...sums].flatMap((sum) => [sum, sum + value]));
      });
      const cash = beforeBonds({ players }).cash(P1);
      const tens = Array.from({ length: cash / 10 + 1 }, (_, index) => index * 10);
      expect([...sums].sort((one, other) => one - other)).toEqual(tens);
    },
  );

  test('1853-2.4a The short game is played without the notes of 500', () => {
    const [short, usual] = [beforeBonds({ shortGame: true }), beforeBonds()];
    expect(short.cash('bank')).toBe(12_810 - 500 * NOTES_OF_500);
    expect(short.cash(P1)).toBe(730);
    const { cash: _less, options: _asked, money, ...rest } = short.state;
    const { cash: _more, options: _usual, money: all, ...same } = usual.state;
    expect(rest).toEqual(same);
    expect([money, all]).toEqual([10_000, 15_000]);
  });
});

/** The bids of the rulebook: Helmut, Bernd and Ulrich, as they sit down before the bonds. */
const [HELMUT, BERND, ULRICH] = [P1, P2, P3];
const EXAMPLE: readonly Bid[] = [
  {
    bond: 100,
    cities: [
      [BOMBAY, 'BBCI'],
      [AJMER, 'BBCI'],
      [AHMADABAD, 'BBCI'],
      [JAIPUR, 'BBCI'],
    ],
  },
  {
    bond: 90,
    cities: [
      [LAHORE, 'NWR'],
      [PESHAWAR, 'NWR'],
      [RAWALPINDI, 'NWR'],
      [MULTAN, 'NWR'],
    ],
  },
  {
    bond: 130,
    cities: [
      [CALCUTTA, 'EIR'],
      [PATNA, 'EIR'],
      [DELHI, 'EIR'],
      [JAIPUR, 'BBCI'],
    ],
  },
];

describe('bonds', () => {
  test('1853-2.5.2a All write at once, each once; the others see that he has, not what', () => {
    const begun = beforeBonds();
    expect(begun.waiting).toEqual([P1, P2, P3]);
    const two = begun.do(P3, bond(130)).do(P1, bond(100));
    expect(two.waiting).toEqual([P2]);
    const seen = table.view(two.state, [P2]);
    expect(ownOf(seen).written).toEqual([P1, P3]);
    expect(seen.secrets).toEqual({});
    expect(seen.cash).toEqual(begun.state.cash);
    expect(JSON.stringify(seen)).not.toMatch(/"bond":1[03]0/);
    two.refuses(P1, bond(100), 'bondWritten', '1853-2.5.2a');
    two.refuses(P3, bond(200), 'bondWritten', '1853-2.5.2a');
    // no cities yet
    two.refuses(P2, write(DELHI, 'EIR'), 'bondsFirst', '1853-2.5.2a');
    two.do(P2, bond(90)).refuses(P3, bond(150), 'bondWritten', '1853-2.5.2a');
  });

  test.each([
    [3, 80],
    [4, 60],
    [5, 60],
    [6, 60],
  ])('1853-2.5.2b With %i players the smallest bond is %i', (players, least) => {
    const play = beforeBonds({ players });
    expect(play.accepts(P2, bond(least))).toBe(true);
    play.refuses(P2, bond(least - 10), 'bondTooSmall', '1853-2.5.2b');
    play.refuses(P2, bond(0), 'bondTooSmall', '1853-2.5.2b');
    beforeBonds({ players, wholePoundBonds: true }).refuses(
      P2,
      bond(least - 1),
      'bondTooSmall',
      '1853-2.5.2b',
    );
  });

  test('1853-2.5.2c A bond is a multiple of ten within the purse; whole pounds by an option (R3, D1)', () => {
    const tens = beforeBonds({ players: 4 });
    expect(table.choices(tens.state, P1)).toEqual([
      { type: 'range', action: bond(60), field: 'amount', min: 60, max: 570, step: 10 },
    ]);
    expect(tens.accepts(P1, bond(570))).toBe(true);
    tens.refuses(P1, bond(580), 'bondAboveCash', '1853-2.5.2c');
    tens.refuses(P1, bond(85), 'bondStep', '1853-2.5.2c');
    tens.refuses(P1, bond(85.5), 'malformed', '1853-0.1');
    const pounds = beforeBonds({ players: 4, wholePoundBonds: true });
    expect(table.choices(pounds.state, P1)).toMatchObject([{ min: 60, max: 570, step: 1 }]);
    expect(pounds.accepts(P1, bond(85))).toBe(true);
    pounds.refuses(P1, bond(571), 'bondAboveCash', '1853-2.5.2c');
    pounds.refuses(P1, bond(85.5), 'malformed', '1853-0.1');
  });

  test('1853-2.5.3a 1853-2.5.3c 1853-2.5.3d Ulrich, Helmut, Bernd: seats by the bonds, the elephant to the highest, 600, 630 and 640 to spend', () => {
    const play = afterBonds([100, 90, 130]);
    expect(ownOf(play.state).seating).toEqual([ULRICH, HELMUT, BERND]);
    expect(play.state.priority).toBe(ULRICH);
    expect([ULRICH, HELMUT, BERND].map((seat) => play.cash(seat))).toEqual([600, 630, 640]);
    expect([ULRICH, HELMUT, BERND].map((seat) => play.cash(envelopeOf(seat)))).toEqual([130, 100, 90]);
    // everybody knows the amounts now
    expect(ownOf(table.view(play.state, [])).contracts).toMatchObject({
      [HELMUT]: { bond: 100 },
      [BERND]: { bond: 90 },
      [ULRICH]: { bond: 130 },
    });
    // R74: in this order they sit for the whole game
    const stock = afterBids(EXAMPLE);
    const order: number[] = [];
    for (
      let turn = stock;
      order.length < 4 && turn.top === 'stockTurn';
      turn = turn.do(order.at(-1) as number, buy('EIR')).pass()
    )
      order.push(turn.waiting[0] as number);
    expect(order).toEqual([ULRICH, HELMUT, BERND, ULRICH]);
  });

  test('1853-2.5.3b Equal bonds: the lot decides between them, and only between them', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 24; seed++) {
      const start = table.setup({ players: ['A', 'B', 'C'], seed: `lot ${seed}`, options: {} });
      if (isRefusal(start)) throw new Error(start.reason);
      let state = start;
      for (const [seat, amount] of [90, 100, 100].entries()) {
        const outcome = table.act(state, seat, bond(amount));
        if (isRefusal(outcome)) throw new Error(outcome.reason);
        state = outcome.state;
      }
      const { seating, lots } = ownOf(state);
      orders.add(seating.join());
      expect(lots).toEqual([seating.slice(0, 2)]); // the draw is on record
      expect(state.priority).toBe(seating[0]); // 2.5.3c
    }
    expect([...orders].sort()).toEqual(['1,2,0', '2,1,0']);
  });

  test('1853-2.5.3d The bond is not to be spent', () => {
    const rich: Bid = { ...(EXAMPLE[1] as Bid), bond: 360 };
    const cities: Bid['cities'] = [...rich.cities, [DELHI, 'NWR'], [BOMBAY, 'BBCI']];
    // 730 − 360 = 370, minus four NWR at 92: 2 are left; the fifth and the BBCI's stay unpaid though the envelope holds 360
    const play = afterBids([{ ...rich, cities }, EXAMPLE[0] as Bid, EXAMPLE[2] as Bid]);
    expect(play.cash(P1)).toBe(2);
    expect(play.cash(envelopeOf(P1))).toBe(360);
    expect(ownOf(play.state).unredeemed).toMatchObject({ NWR: { [P1]: 1 }, BBCI: { [P1]: 1 } });
    play.refuses(P1, { type: 'redeemShares', company: 'BBCI', count: 1 }, 'redeemTooExpensive');
    // 95 in the purse, 635 in the envelope: EIR costs 100
    const poor = withOwn(table1853().cash(P1, 95).cash(envelopeOf(P1), 635), { firstGroup: ['EIR', 'SIR'] });
    const turn = poor.par('EIR', 100).par('SIR', 75).stockRound();
    expect(turn.accepts(P1, buy('SIR'))).toBe(true);
    turn.refuses(P1, buy('EIR'), 'shareTooExpensive', '1853-2.5.3d');
    // Where no envelope would help it is the price alone.
    const broke = poor.cash(envelopeOf(P1), 4).shares('pool', 'EIR', 10).stockRound();
    broke.refuses(P1, buy('EIR'), 'shareTooExpensive', '1853-3.1.4a');
    broke.refuses(P1, buy('EIR', 'pool'), 'shareTooExpensive', '1853-3.1.7a');
  });
});

describe('cities and shares', () => {
  test('1853-2.5.4a Calcutta for EIR, Bombay for BBCI, Lahore for NWR, Patna for EIR: the share is seen, the city is not', () => {
    let play = afterBonds([100, 90, 130]);
    const picks = [
      [ULRICH, CALCUTTA, 'EIR'],
      [HELMUT, BOMBAY, 'BBCI'],
      [BERND, LAHORE, 'NWR'],
      [ULRICH, PATNA, 'EIR'],
    ] as const;
    for (const [seat, city, company] of picks) {
      expect(play.waiting).toEqual([seat]);
      play.refuses((seat + 1) % 3, write(city, company), 'notYourTurn', '1853-0.3');
      play = play.do(seat, write(city, company));
      const others = [...play.state.players.keys()].filter((one) => one !== seat);
      const heard = JSON.stringify(table.seen(play.state, play.events, others));
      expect(heard).toContain(company);
      expect(heard).not.toContain(`"${city}"`);
    }
    expect(play.papers(ULRICH, 'EIR')).toEqual([10, 10]);
    expect(play.papers(HELMUT, 'BBCI')).toEqual([10]);
    expect(play.papers(BERND, 'NWR')).toEqual([10]);
    expect(table.view(play.state, [HELMUT]).secrets).toEqual({ [HELMUT]: { bond: 100, cities: [BOMBAY] } });
    expect(ownOf(play.state).contractShares).toMatchObject({ EIR: { [ULRICH]: 2 } });
  });

  test('1853-2.5.4b Whoever passes has completed his contract, and is passed over from then on (R5)', () => {
    const four = writes(3, 90, [JAIPUR, 'BBCI'], [AJMER, 'BBCI'], [AHMADABAD, 'BBCI'], [NAGPUR, 'GIP']);
    expect(four.waiting).toEqual([P1]);
    expect(othersWrite(four.do(P1, pass)).top).toBe('stockTurn');
    // while others still write
    let play = afterBonds([90, 110, 100]);
    for (const [city, company] of [
      [JAIPUR, 'BBCI'],
      [AJMER, 'BBCI'],
      [MYSORE, 'SIR'],
      [NAGPUR, 'GIP'],
    ] as const)
      for (const seat of [P2, P3, P1]) play = play.do(seat, write(city, company));
    expect(play.waiting).toEqual([P2]);
    play = play.do(P2, pass);
    play.refuses(P2, write(HYDERABAD, 'GIP'), 'contractComplete', '1853-2.5.4b');
    play.refuses(P2, pass, 'contractComplete', '1853-2.5.4b');
    play = play.do(P3, write(HYDERABAD, 'GIP'));
    play = play.do(P1, pass);
    expect(play.waiting).toEqual([P3]);
  });

  test('1853-2.5.4c Nobody passes below the fewest cities', () => {
    const two = writes(4, 90, [JAIPUR, 'BBCI'], [AJMER, 'BBCI']);
    expect(two.waiting).toEqual([P1]);
    two.refuses(P1, pass, 'tooFewCities', '1853-2.5.4c');
    const three = two.do(P1, write(AHMADABAD, 'BBCI'));
    expect(othersWrite(three).accepts(P1, pass)).toBe(true);
  });

  test('1853-2.5.4d Nobody passes below the most cities with 40 of the bond left', () => {
    const cheap = [JAIPUR, AJMER, AHMADABAD].map((city) => [city, 'BBCI'] as const);
    const five = [...cheap, [NAGPUR, 'GIP'], [HYDERABAD, 'GIP']] as const;
    // 100 − 60 = 40; 90 − 60 = 30
    writes(4, 100, ...cheap).refuses(P1, pass, 'bondLeft', '1853-2.5.4d');
    expect(writes(4, 90, ...cheap).accepts(P1, pass)).toBe(true);
    // 120: 60 left, 40 left, 20 left
    expect(writes(4, 120, ...cheap).refuses(P1, pass, 'bondLeft', '1853-2.5.4d').params).toEqual({
      left: 60,
    });
    expect(writes(4, 120, ...five.slice(0, 4)).refuses(P1, pass, 'bondLeft').params).toEqual({ left: 40 });
    expect(writes(4, 120, ...five).accepts(P1, pass)).toBe(true);
    // whole pounds: 99 − 60 = 39
    let odd = afterBonds([99, 80, 80, 80], { wholePoundBonds: true });
    for (const [city, company] of cheap) odd = othersWrite(odd).do(P1, write(city, company));
    expect(othersWrite(odd).accepts(P1, pass)).toBe(true);
  });

  test('1853-2.5.4e It goes round until all have passed, and then the first stock round begins at once', () => {
    const four = [
      ...[JAIPUR, AJMER, AHMADABAD].map((city) => [city, 'BBCI'] as const),
      [NAGPUR, 'GIP'],
    ] as const;
    let play = writes(4, 120, ...four);
    // the others have passed after three: he goes on alone
    expect(ownOf(play.state).contracts).toMatchObject({
      [P2]: { count: 3 },
      [P3]: { count: 3 },
      [P4]: { count: 3 },
    });
    expect(play.waiting).toEqual([P1]);
    play = play.do(P1, write(HYDERABAD, 'GIP'));
    expect([play.top, play.waiting]).toEqual(['contracts', [P1]]);
    play = play.do(P1, pass);
    expect([play.top, play.state.round.kind, play.waiting]).toEqual(['stockTurn', 'stock', [P1]]);
    play.refuses(P1, write(MYSORE, 'MSM'), 'bidsOver', '1853-2.5.4e');
    play.refuses(P1, bond(100), 'bidsOver', '1853-2.5.4e');
  });

  test('1853-2.5.4f At the most cities there is nothing left but to pass', () => {
    const four = writes(6, 300, [JAIPUR, 'BBCI'], [AJMER, 'BBCI'], [AHMADABAD, 'BBCI'], [NAGPUR, 'GIP']);
    expect(four.actions(P1)).toEqual([pass]);
    four.refuses(P1, write(HYDERABAD, 'GIP'), 'contractFull', '1853-2.5.4f');
  });

  test('1853-2.5.5a The share must be of a company whose number stands at the city', () => {
    const play = afterBonds([130, 90, 100]);
    const refusal = play.refuses(P1, write(LAHORE, 'EIR'), 'notOfferedByCity', '1853-2.5.5a');
    expect(refusal.params).toEqual({ hex: LAHORE, company: 'EIR' });
    play.refuses(P1, write(DELHI, 'ECR'), 'notOfferedByCity', '1853-2.5.5a');
    expect(play.accepts(P1, write(LAHORE, 'NWR'))).toBe(true);
  });

  const CHEAP = [JAIPUR, AJMER, AHMADABAD, MYSORE, BANGALORE, TRICHINOPOLY, HYDERABAD];
  const SHARE: Readonly<Record<string, string>> = {
    [MYSORE]: 'SIR',
    [BANGALORE]: 'SIR',
    [TRICHINOPOLY]: 'SIR',
    [HYDERABAD]: 'GIP',
  };
  const cheap = (count: number) =>
    CHEAP.slice(0, count).map((city) => [city, SHARE[city] ?? 'BBCI'] as const);

  test.each([
    ['1853-2.5.6a', 3, 4, 6],
    ['1853-2.5.6b', 4, 3, 6],
    ['1853-2.5.6c', 5, 3, 5],
    ['1853-2.5.6d', 6, 3, 4],
  ])('%s %i players: %i to %i cities', (_id, players, least, most) => {
    const enough = least * 20 + 30; // less than 40 left at the fewest
    const before = writes(players, enough, ...cheap(least - 1));
    before.refuses(P1, pass, 'tooFewCities', '1853-2.5.4c');
    expect(writes(players, enough, ...cheap(least)).accepts(P1, pass)).toBe(true);
    const [next] = cheap(most + 1).slice(-1) as [readonly [string, string]];
    const full = writes(players, 200, ...cheap(most));
    full.refuses(P1, write(...next), 'contractFull', '1853-2.5.4f');
    expect(full.actions(P1)).toEqual([pass]);
    expect(
      writes(players, 200, ...cheap(most - 1)).accepts(
        P1,
        write(...(cheap(most).at(-1) as [string, string])),
      ),
    ).toBe(true);
  });

  test('1853-2.5.6e Six players, a bond of 300 for four cities of 20: 220 simply stay pledged', () => {
    const play = writes(6, 300, ...cheap(4)).do(P1, pass);
    expect(play.top).toBe('stockTurn');
    expect(play.cash(envelopeOf(P1))).toBe(300);
  });

  test('1853-2.5.1a 1853-2.5.9f The cities may come to the whole bond, and not to more', () => {
    const three = writes(3, 130, [CALCUTTA, 'EIR'], [PATNA, 'EIR'], [DELHI, 'EIR']);
    const refusal = three.refuses(P1, write(WALTAIR, 'BNR'), 'beyondBond', '1853-2.5.9e'); // 140
    expect(refusal.params).toEqual({ hex: WALTAIR, value: 30, left: 20 });
    // 50 + 20 + 40 + 20 = 130: nothing is left but to pass
    const whole = othersWrite(three.do(P1, write(JAIPUR, 'BBCI')));
    expect(whole.actions(P1)).toEqual([pass]);
    whole.refuses(P1, write(AJMER, 'BBCI'), 'beyondBond', '1853-2.5.9e');
  });

  test('1853-2.5.7a Ulrich has Calcutta and Patna: no third city of the six, but Delhi and Jaipur', () => {
    const two = writes(3, 130, [CALCUTTA, 'EIR'], [PATNA, 'EIR']);
    for (const [city, company] of [
      [BENARES, 'EIR'],
      [LUCKNOW, 'EIR'],
      [CAWNPORE, 'GIP'],
      ['H20', 'GIP'],
    ] as const)
      two.refuses(P1, write(city, company), 'gangesCities', '1853-2.5.7a');
    const four = othersWrite(two.do(P1, write(DELHI, 'EIR'))).do(P1, write(JAIPUR, 'BBCI'));
    expect((four.state.secrets[P1] as Sheet).cities).toEqual([CALCUTTA, PATNA, DELHI, JAIPUR]);
    // two of the five, then Calcutta
    writes(3, 200, [PATNA, 'EIR'], [BENARES, 'EIR']).refuses(
      P1,
      write(CALCUTTA, 'EIR'),
      'gangesCities',
      '1853-2.5.7a',
    );
    expect(writes(3, 200, [PATNA, 'EIR']).accepts(P1, write(BENARES, 'EIR'))).toBe(true);
  });

  test('1853-2.5.7b Of three cities only one may be of the five; Calcutta may come on top', () => {
    const legal = writes(4, 90, [PATNA, 'EIR'], [CALCUTTA, 'EIR'], [NAGPUR, 'GIP']);
    expect(legal.accepts(P1, pass)).toBe(true);
    const third = writes(4, 90, [PATNA, 'EIR'], [BENARES, 'EIR'], [NAGPUR, 'GIP']);
    third.refuses(P1, pass, 'gangesNeedsFourth', '1853-2.5.7b');
    expect(othersWrite(third.do(P1, write(JAIPUR, 'BBCI'))).accepts(P1, pass)).toBe(true);
  });

  test('1853-2.5.7c The second of the five only where the bond reaches for a fourth city (R4)', () => {
    const sixty = writes(4, 60, [PATNA, 'EIR']);
    sixty.refuses(P1, write(BENARES, 'EIR'), 'gangesNeedsFourth', '1853-2.5.7c');
    const eighty = writes(4, 80, [PATNA, 'EIR']);
    expect(eighty.accepts(P1, write(BENARES, 'EIR'))).toBe(true);
    const three = othersWrite(othersWrite(eighty.do(P1, write(BENARES, 'EIR'))).do(P1, write(NAGPUR, 'GIP')));
    three.refuses(P1, pass, 'gangesNeedsFourth', '1853-2.5.7b');
    // the third city may not use up what the fourth needs
    const costly = othersWrite(eighty.do(P1, write(BENARES, 'EIR')));
    costly.refuses(P1, write(DELHI, 'EIR'), 'gangesNeedsFourth', '1853-2.5.7c');
    // with three players the fewest are four: it never matters
    expect(writes(3, 80, [PATNA, 'EIR']).accepts(P1, write(BENARES, 'EIR'))).toBe(true);
  });

  test('1853-2.5.8a Small towns without a name cannot stand in a contract', () => {
    const play = afterBonds([130, 90, 100]);
    for (const { facts } of title.board.hexes.values())
      if (CONTRACT_VALUES[facts.id] === undefined)
        play.refuses(P1, write(facts.id, 'EIR'), 'notInContracts', '1853-2.5.8a');
    play.refuses(P1, write('Z99', 'EIR'), 'unknownHex', '1853-0.1');
    play.refuses(P1, write(CALCUTTA, 'XYZ'), 'noSuchCompany', '1853-0.1');
  });

  test('1853-2.5.9e The fewest cities must stay within reach of the bond', () => {
    const ninety = afterBonds([90, 80, 80]);
    ninety.refuses(P1, write(CALCUTTA, 'EIR'), 'minimumOutOfReach', '1853-2.5.9e'); // 50 + 3·20 = 110
    ninety.refuses(P1, write(DELHI, 'EIR'), 'minimumOutOfReach', '1853-2.5.9e'); // 40 + 60 = 100
    expect(ninety.accepts(P1, write(MADRAS, 'MSM'))).toBe(true); // 30 + 60 = 90
    const enough = afterBonds([110, 80, 80]);
    expect(enough.accepts(P1, write(CALCUTTA, 'EIR'))).toBe(true);
  });

  test('1853-2.5.10a One share a city, and no city twice in a contract; another may write it too', () => {
    const play = writes(3, 130, [CALCUTTA, 'EIR']);
    play.refuses(P1, write(CALCUTTA, 'EIR'), 'cityWrittenAlready', '1853-2.5.10a');
    play.refuses(P1, write(CALCUTTA, 'BNR'), 'cityWrittenAlready', '1853-2.5.10a');
    play.refuses(P1, { ...write(DELHI, 'EIR'), second: 'GIP' }, 'malformed', '1853-0.1');
    const both = afterBonds([130, 120, 90]).do(P1, write(CALCUTTA, 'EIR')).do(P2, write(CALCUTTA, 'EIR'));
    expect(both.waiting).toEqual([P3]);
  });

  test('1853-2.5.10b Delhi: a share of 1, 2, 3 or 5, as Ulrich likes', () => {
    const play = writes(3, 130, [CALCUTTA, 'EIR'], [PATNA, 'EIR']);
    const offered = play
      .actions(P1)
      .flatMap((one) => (one.type === 'writeCity' && one.city === DELHI ? [one.company] : []));
    expect(offered).toEqual(['EIR', 'GIP', 'NWR', 'BBCI']);
    for (const company of offered) expect(play.accepts(P1, write(DELHI, company))).toBe(true);
  });

  test('1853-2.5.10c Eight singles of a company can be taken; then its number offers nothing (R12, R13)', () => {
    // EIR: P1 and P2 two each before P3 … eight together
    let play = afterBonds([140, 130, 120, 110]);
    const picks = [
      [PATNA, BENARES, LUCKNOW, CAWNPORE],
      [BENARES, LUCKNOW, PATNA, 'H20'],
    ];
    for (const round of picks)
      for (const city of round) play = play.do(play.waiting[0] as number, write(city, 'EIR'));
    expect(play.papers('offer', 'EIR')).toEqual([20]);
    const [seat = 0] = play.waiting;
    play.refuses(seat, write(DELHI, 'EIR'), 'shareGone', '1853-2.5.10c');
    // {Patna, Benares} and a third: what the valley forbids comes first, so another seat asks for a city that offers only 1
    const offered = (city: string) =>
      play
        .actions(seat)
        .flatMap((one) => (one.type === 'writeCity' && one.city === city ? [one.company] : []));
    expect(offered(DELHI)).toEqual(['GIP', 'NWR', 'BBCI']);
    expect(play.percent('offer', 'EIR')).toBe(20);
    play.refuses(seat, { type: 'startCompany', company: 'EIR', price: 100 }, 'bidsFirst', '1853-1n');
  });

  test('1853-2.5.10c Calcutta without EIR offers 4 and 8; Patna nothing', () => {
    let play = afterBonds([190, 180, 170, 160, 150]);
    for (const round of [
      [DELHI, DELHI, DELHI, DELHI, DELHI],
      [PATNA, PATNA, PATNA],
    ])
      for (const city of round) play = play.do(play.waiting[0] as number, write(city, 'EIR'));
    const [seat = 0] = play.waiting;
    play.refuses(seat, write(PATNA, 'EIR'), 'shareGone', '1853-2.5.10c');
    const calcutta = play
      .actions(seat)
      .flatMap((one) => (one.type === 'writeCity' && one.city === CALCUTTA ? [one.company] : []));
    expect(calcutta).toEqual(['BNR', 'ECR']);
    expect(play.actions(seat).some((one) => one.type === 'writeCity' && one.city === PATNA)).toBe(false);
  });

  test('1853-2.5.11a The list stays closed: others know the bond and how many cities', () => {
    const play = afterBids(EXAMPLE);
    for (const eye of [[], [HELMUT], [BERND], [HELMUT, BERND]]) {
      const seen = table.view(play.state, eye);
      expect(ownOf(seen).contracts[ULRICH]).toEqual({ bond: 130, count: 4, cities: null, fulfilled: false });
      expect(seen.secrets[ULRICH]).toBeUndefined();
    }
    expect(table.view(play.state, [ULRICH]).secrets[ULRICH]).toEqual({
      bond: 130,
      cities: [CALCUTTA, PATNA, DELHI, JAIPUR],
    });
  });

  /** Every kind of city: its value, whether it is of the five or Calcutta, and how many there are. */
  const KINDS = [
    { value: 50, of: 'Calcutta', count: 1 },
    { value: 40, of: '', count: 2 },
    { value: 30, of: '', count: 2 },
    { value: 20, of: 'five', count: 5 },
    { value: 20, of: '', count: 13 },
  ] as const;
  const FIVE = [CAWNPORE, LUCKNOW, ALLAHABAD, BENARES, PATNA];
  const kindOf = (city: string): number =>
    KINDS.findIndex(
      ({ value, of }) =>
        value === CONTRACT_VALUES[city] &&
        of === (city === CALCUTTA ? 'Calcutta' : FIVE.includes(city) ? 'five' : ''),
    );

  /** Is there a contract by the rules with at least so many of each kind? All of them are tried. */
  function canEnd(bond: number, chosen: readonly number[], limits: readonly [number, number]): boolean {
    const sum = (of: (kind: (typeof KINDS)[number]) => number) =>
      chosen.reduce((total, count, kind) => total + count * of(KINDS[kind] as (typeof KINDS)[number]), 0);
    const [count, value] = [sum(() => 1), sum((kind) => kind.value)];
    const [five, calcutta] = [
      sum(({ of }) => Number(of === 'five')),
      sum(({ of }) => Number(of === 'Calcutta')),
    ];
    if (count > limits[1] || value > bond || five + calcutta > 2) return false;
    const mayPass =
      count >= limits[0] && (count === limits[1] || bond - value < 40) && (count > 3 || five < 2);
    return (
      mayPass ||
      KINDS.some(
        (kind, index) =>
          (chosen[index] as number) < kind.count &&
          canEnd(bond, chosen.with(index, (chosen[index] as number) + 1), limits),
      )
    );
  }

  test('1853-2.5.7c 1853-2.5.9e 1853-2.5.4d A city is offered exactly where some contract by the rules can still come of it (R4, D2)', () => {
    const limits = { 3: [4, 6], 4: [3, 6], 5: [3, 5], 6: [3, 4] } as const;
    let [refused, allowed] = [0, 0];
    for (const players of PLAYERS)
      for (const amount of [players === 3 ? 80 : 60, 90, 100, 120, 150, 200]) {
        const { state } = afterBonds(Array(players).fill(amount));
        for (const written of [
          [],
          [PATNA],
          [CALCUTTA],
          [DELHI, JAIPUR],
          [PATNA, BENARES],
          [CALCUTTA, PATNA],
          [PATNA, BENARES, NAGPUR],
          [DELHI, BOMBAY, MADRAS],
          [JAIPUR, AJMER, NAGPUR, HYDERABAD],
          [DELHI, WALTAIR, JAIPUR, AJMER, NAGPUR],
        ]) {
          const kinds = (cities: readonly string[]) =>
            KINDS.map((_, kind) => cities.filter((city) => kindOf(city) === kind).length);
          if (!canEnd(amount, kinds(written), limits[players])) continue; // nobody comes there
          const sheet = { bond: amount, cities: written };
          for (const city of Object.keys(CONTRACT_VALUES).filter((one) => !written.includes(one))) {
            const due = canEnd(amount, kinds([...written, city]), limits[players]);
            const [company = ''] = CONTRACT_SHARES[city] ?? [];
            const problem = pickProblem(state, sheet, city, company, true);
            expect(problem === undefined, `${players} ${amount} ${written} ${city}`).toBe(due);
            if (due) allowed++;
            else refused++;
          }
          const count = written.length;
          const left = amount - written.reduce((sum, city) => sum + (CONTRACT_VALUES[city] ?? 0), 0);
          const [least, most] = limits[players];
          const five = written.filter((city) => FIVE.includes(city)).length;
          const mayPass = count >= least && (count === most || left < 40) && (count > 3 || five < 2);
          expect(passProblem(state, sheet, true) === undefined, `${players} ${amount} ${written}`).toBe(
            mayPass,
          );
        }
      }
    expect(Math.min(refused, allowed)).toBeGreaterThan(500);
  });

  test('1853-2.5.12a Checked bids are never invalid: whatever chance writes is a contract by the rules (R6)', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    for (const players of PLAYERS)
      for (let seed = 0; seed < 12; seed++) {
        const start = table.setup({ players: names.slice(0, players), seed: `bid ${seed}`, options: {} });
        if (isRefusal(start)) throw new Error(start.reason);
        let bids = start;
        let chance = chanceFrom(`bid ${seed}`);
        while (bids.round.kind === 'bids') {
          const [seat = 0] = table.waiting(bids);
          const [choice] = table.choices(bids, seat);
          const written = table
            .choices(bids, seat)
            .flatMap((one) => (one.type === 'one' ? [one.action] : []));
          let pick: number;
          [pick, chance] = draw(chance, written.length || 20);
          const action = choice?.type === 'range' ? bond(choice.min + pick * choice.step) : written[pick];
          const outcome = table.act(bids, seat, action);
          if (isRefusal(outcome)) throw new Error(outcome.reason);
          bids = outcome.state;
        }
        const { contractShares } = ownOf(bids);
        for (const seat of bids.players.keys()) {
          const taken = Object.fromEntries(
            Object.entries(contractShares).map(([company, bySeat]) => [company, bySeat[seat] ?? 0]),
          );
          expect(isValid(bids, bids.secrets[seat] as Sheet, taken), `${players} ${seed} ${seat}`).toBe(true);
        }
      }
  });

  test('1853-2.7.1a Each player has one share for each city of his contract', () => {
    const play = afterBids(EXAMPLE);
    for (const seat of [HELMUT, BERND, ULRICH]) {
      const shares = [...title.companies.keys()].reduce(
        (sum, company) => sum + play.percent(seat, company) / 10,
        0,
      );
      expect(shares).toBe(ownOf(play.state).contracts[seat]?.count);
      expect(shares).toBe(4);
    }
  });
});
