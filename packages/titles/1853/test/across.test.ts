/** Where rules of different chapters meet: the first stock round from the bids on, offices, credit, contracts and the elephant. */
import { describe, expect, test } from 'vitest';
import { table } from '../rules/index.ts';
import { managerOf } from '../rules/office.ts';
import { ownOf } from '../rules/own.ts';
import { turn } from './shares.ts';
import {
  afterBids,
  type Bid,
  buy,
  contract,
  founded,
  inPhase,
  lay,
  line,
  managed,
  onCredit,
  P1,
  P2,
  P3,
  P4,
  type Play,
  pass,
  redeem,
  sell,
  table1853,
  train,
  twoTiles,
  withOwn,
} from './table1853.ts';

const COMPANIES = ['EIR', 'GIP', 'NWR', 'BNR', 'BBCI', 'MSM', 'SIR', 'ECR'];
/** A table where shares of every company were named in the bids. */
const open = (players = 4) => withOwn(table1853({ players }), { firstGroup: COMPANIES });

/** Four players: the EIR is in operation by the bids; of NWR 4 shares are issued, of BBCI 1, of SIR 3. */
const FOUR: readonly Bid[] = [
  {
    bond: 130,
    cities: [
      ['J28', 'EIR'],
      ['H24', 'EIR'],
      ['F14', 'EIR'],
    ],
  },
  {
    bond: 100,
    cities: [
      ['G19', 'EIR'],
      ['F14', 'EIR'],
      ['G13', 'BBCI'],
    ],
  },
  {
    bond: 90,
    cities: [
      ['C11', 'NWR'],
      ['E7', 'NWR'],
      ['I3', 'NWR'],
      ['B8', 'NWR'],
    ],
  },
  {
    bond: 60,
    cities: [
      ['T16', 'SIR'],
      ['R16', 'SIR'],
      ['R14', 'SIR'],
    ],
  },
];

describe('the first stock round after real bids', () => {
  test('1853-2.8.3b 1853-2.9.1a In operation by the bids: no director, money, station or price before the end of the round', () => {
    const play = afterBids(FOUR);
    expect([P1, P2, P3, P4].map((seat) => play.cash(seat))).toEqual([140, 186, 112, 285]);
    expect([play.state.companies.EIR?.floated, play.state.companies.NWR?.floated]).toEqual([true, false]);
    expect([play.director('EIR'), play.price('EIR'), play.cash('EIR'), play.state.stations]).toEqual([
      null,
      undefined,
      0,
      [],
    ]);
  });

  test('1853-2.8.3d 1853-2.8.3a Contract shares go for par less 5 on the first turn after the threshold, for each holder and company', () => {
    let play = afterBids(FOUR).do(P1, buy('NWR'));
    // the fifth share: NWR is in operation, and whoever bought it cannot sell it
    expect(play.state.companies.NWR?.floated).toBe(true);
    play.refuses(P1, sell('NWR'), 'boughtNow', '1853-3.1.9b');
    play = turn(turn(play, P1), P2, sell('BBCI'));
    expect(play.cash(P2)).toBe(186 + 79);
    expect(play.accepts(P3, sell('NWR', 4))).toBe(true);
    // the pool sells at par
    play = turn(turn(play, P3, buy('BBCI', 'pool')), P4);
    expect(play.cash(P3)).toBe(112 - 84);
    play.refuses(P2, sell('EIR'), 'soldFirstOnly', '1853-2.8.3d');
    play = turn(play, P2);
    play.refuses(P3, sell('NWR'), 'soldFirstOnly', '1853-2.8.3d');
    expect(play.accepts(P3, sell('BBCI'))).toBe(true);
    // P3 bought last; the elephant goes on to his left
    play = turn(play, P3);
    expect([play.top, play.state.priority, play.director('EIR')]).toEqual(['elephant', P4, null]);
  });

  test('1853-2.8.3e Whoever makes the number full sells on his next turn, and no more than came with his contract', () => {
    let play = turn(turn(afterBids(FOUR), P1), P2).do(P3, buy('NWR'));
    play = turn(turn(turn(play, P4, buy('BBCI')), P1), P2);
    play.refuses(P3, sell('NWR', 5), 'onlyContractShares', '1853-2.8.3e');
    play = play.do(P3, sell('NWR', 3));
    expect(play.cash(P3)).toBe(112 - 92 + 3 * 87);
    play.refuses(P3, sell('NWR', 2), 'onlyContractShares', '1853-2.8.3e');
    play = play.do(P3, sell('NWR'));
    play.refuses(P3, sell('NWR'), 'onlyContractShares', '1853-2.8.3c');
    const or = play.passUntil('elephant').pass();
    expect([or.director('NWR'), managerOf(or.state, 'NWR'), or.cash('NWR')]).toEqual([null, P3, 920]);
  });

  test('1853-3.1.11b 1853-2.9.2a The elephant is sold before the companies get their leaders, money and stations (R10)', () => {
    const end = turn(afterBids(FOUR), P1, buy('NWR')).passUntil('elephant');
    expect(end.state.priority).toBe(P2);
    end.refuses(P1, { type: 'offerElephant', to: P2, price: 0 }, 'elephantDecides', '1853-3.1.11b');
    end.refuses(P2, { type: 'offerElephant', to: P2, price: 0 }, 'noSuchBuyer', '1853-3.1.11b');
    end.refuses(P2, { type: 'offerElephant', to: P1, price: 49 }, 'buyerLacksMoney', '1853-3.1.11b');
    const again = end.do(P2, { type: 'offerElephant', to: P1, price: 48 }).do(P1, { type: 'decline' });
    expect([again.waiting, again.director('EIR')]).toEqual([[P2], null]);
    const or = again.do(P2, { type: 'offerElephant', to: P1, price: 40 }).do(P1, { type: 'accept' });
    expect([or.state.priority, or.cash(P1), or.cash(P2)]).toEqual([P1, 8, 186 + 40]);
    expect([or.director('EIR'), or.papers(P1, 'EIR'), or.papers('offer', 'EIR')]).toEqual([
      P1,
      [20, 10],
      [10, 10, 10, 10, 10],
    ]);
    expect([or.director('NWR'), or.price('NWR'), ownOf(or.state).bbci]).toEqual([P3, 92, 'small']);
    expect([ownOf(or.state).smallTrains, or.trains('bank').filter((kind) => kind === '2').length]).toEqual([
      false,
      6,
    ]);
  });

  test('1853-2.9.2b 1853-2.9.2c Of equals the longest holder directs; without two shares he manages; without any the elephant', () => {
    const equal = turn(turn(afterBids(FOUR), P1), P2, buy('EIR'))
      .passUntil('elephant')
      .pass();
    expect([equal.director('EIR'), equal.percent(P2, 'EIR')]).toEqual([P1, 30]);
    const single = turn(turn(afterBids(FOUR), P1, sell('EIR', 2)), P2, sell('EIR'));
    const managing = single.passUntil('elephant').pass();
    expect([managing.director('EIR'), managerOf(managing.state, 'EIR')]).toEqual([null, P1]);
    expect([managing.papers('offer', 'EIR'), managing.cash('EIR')]).toEqual([[20, 10, 10, 10], 1000]);
    const none = turn(turn(afterBids(FOUR), P1, sell('EIR', 3)), P2, sell('EIR', 2));
    const elephant = none.passUntil('elephant').pass();
    expect([elephant.acting, managerOf(elephant.state, 'EIR')]).toEqual(['EIR', elephant.state.priority]);
  });

  test('1853-2.8.3g 1853-2.7.3e Redeemed and sold in one turn; what stays unredeemed counts for the office, and the BBCI is large', () => {
    const bids: readonly Bid[] = [
      {
        bond: 400,
        cities: [
          ['J28', 'EIR'],
          ['F14', 'EIR'],
          ['G19', 'EIR'],
          ['G13', 'BBCI'],
        ],
      },
      {
        bond: 100,
        cities: [
          ['H24', 'EIR'],
          ['K17', 'GIP'],
          ['M9', 'GIP'],
        ],
      },
      {
        bond: 80,
        cities: [
          ['H10', 'BBCI'],
          ['M9', 'BBCI'],
          ['J8', 'BBCI'],
        ],
      },
      ...[70, 65, 60].map(
        (bond): Bid => ({
          bond,
          cities: [
            ['T16', 'SIR'],
            ['R16', 'MSM'],
            ['R14', 'MSM'],
          ],
        }),
      ),
    ];
    const play = afterBids(bids, { wholePoundBonds: true });
    expect([play.cash(P1), ownOf(play.state).unredeemed]).toEqual([10, { EIR: { 0: 2 }, BBCI: { 0: 1 } }]);
    play.refuses(P1, sell('EIR', 2), 'unredeemed', '1853-2.8.3f');
    play.refuses(P1, buy('BBCI'), 'redeemFirst', '1853-2.7.4a');
    play.refuses(P1, redeem('BBCI'), 'redeemTooExpensive', '1853-2.7.4b');
    const sold = play
      .do(P1, sell('EIR'))
      .do(P1, redeem('EIR'))
      .do(P1, sell('EIR'))
      .do(P1, redeem('BBCI'))
      .do(P1, sell('BBCI'));
    expect([sold.cash(P1), sold.percent(P1, 'EIR')]).toEqual([10 + 95 - 100 + 95 - 84 + 79, 10]);
    const or = sold.passUntil('elephant').pass();
    expect([or.director('EIR'), managerOf(or.state, 'EIR')]).toEqual([null, P1]);
    expect([or.director('BBCI'), ownOf(or.state).bbci, or.stations('M9')]).toEqual([P3, 'large', ['BBCI:0']]);
    expect(ownOf(or.state).contracts[P3]?.cities).toBe(null);
    // unsold, the unredeemed ones make him director, and stay unredeemed behind the double (R16)
    const kept = play.passUntil('elephant').pass();
    expect([kept.papers(P1, 'EIR'), ownOf(kept.state).unredeemed.EIR?.[P1]]).toEqual([[20, 10], 2]);
  });
});

describe('offices, credit and the elephant', () => {
  test('1853-1l Only its leader answers for a company, also where nothing else goes on before', () => {
    const or = founded(open(), 'EIR', P1, { twoTiles: null }).operating('EIR');
    or.refuses(P2, twoTiles('now'), 'notDirector', '1853-1l');
    or.refuses(P1, lay('I27', '58', 'J28', 'I25'), 'twoTilesFirst', '1853-4.1.3a');
    const builder = onCredit(train(managed(open(), 'GIP', P1, { cash: 100 }), 'GIP', '2'), 'GIP', 300);
    const takeover = builder.cash(P1, 700).stockRound({ seat: P1 }).do(P1, buy('GIP', 'pool'));
    expect([takeover.director('GIP'), takeover.top]).toEqual([P1, 'takeover']);
    takeover.refuses(P2, { type: 'settleCredit', pays: true }, 'notDirector', '1853-1l');
    takeover.refuses(P1, pass, 'creditSettledFirst', '1853-4.8.10a');
    const paid = takeover.do(P1, { type: 'settleCredit', pays: true });
    expect([paid.cash(P1), paid.cash('GIP'), paid.trains('GIP')]).toEqual([700 - 96 - 200, 0, ['2']]);
    const back = takeover.do(P1, { type: 'settleCredit', pays: false });
    expect([back.cash('GIP'), back.trains('GIP'), back.trains('pool')]).toEqual([100, [], ['2']]);
  });

  test('1853-4.8.6a Trains are given back by the leader of the company whose turn it is to do so', () => {
    const builder = inPhase(open(), '4').supply('4', 0);
    founded(builder, 'EIR', P1, { cash: 50 });
    founded(builder, 'GIP', P2, { cash: 5000 });
    for (const kind of ['4', '4', '3M']) train(builder, 'EIR', kind);
    const play = builder
      .atStep('GIP', 'trains')
      .do(P2, { type: 'buyTrain', from: 'bank', kind: '5', price: 830 });
    const give = (company: string) => ({ type: 'discardTrain', company, kind: '4' }) as const;
    play.refuses(P2, give('EIR'), 'notDirector', '1853-1l');
    play.refuses(P2, give('GIP'), 'withinTrainLimit', '1853-4.8.7a');
    expect(play.do(P1, give('EIR')).trains('pool')).toEqual(['4']);
  });

  test('1853-3.4.3a 1853-4.10.4a A 4 on credit begins phase 4, and the debt for a scrapped 2 lapses (R27)', () => {
    const builder = inPhase(open(), '3').supply('3', 0);
    managed(builder, 'GIP', P1, { cash: 100 });
    managed(builder, 'NWR', P2, { cash: 100 });
    onCredit(train(builder, 'NWR', '2'), 'NWR', 300);
    const play = builder.atStep('GIP', 'trains', { others: ['NWR'] });
    expect(play.accepts(P1, { type: 'buyOnCredit', kind: '2M' })).toBe(true);
    const bought = play.do(P1, { type: 'buyOnCredit', kind: '4' });
    expect([bought.state.phase, bought.trains('NWR'), bought.cash('GIP')]).toEqual(['4', [], 100]);
    expect(Object.entries(ownOf(bought.state).credit).map(([one, { debt }]) => [one, debt])).toEqual([
      ['GIP', 620],
    ]);
  });

  test('1853-3.4.1c 1853-4.9b Nobody holds a share: the new elephant manages after the stock round, and calls one round more', () => {
    const builder = managed(open(3), 'SIR', P1, { cash: 100 });
    const papers = (builder.state.certificates.SIR ?? []).map((one) => ({ ...one, holder: 'pool' as const }));
    builder.set({ certificates: { ...builder.state.certificates, SIR: papers } });
    withOwn(builder, { since: {}, formerDirector: {} });
    let play: Play = builder.priority(P1).stockRound({ seat: P1 });
    play = turn(play, P1, buy('GIP'));
    expect(managerOf(play.state, 'SIR')).toBe(P1);
    play = play.passUntil('elephant').pass();
    expect([play.acting, play.waiting]).toEqual(['SIR', [P2]]);
    play = play.passTurn();
    play.refuses(P1, { type: 'callRound' }, 'elephantDecides', '1853-4.9b');
    play = play.do(P2, { type: 'callRound' }).passTurn();
    // ten shares in the pool: a step down in either round
    expect([play.state.round.kind, play.waiting, play.price('SIR')]).toEqual(['stock', [P2], 64]);
  });
});

test("1853-2.5a 1853-4.3.2b Another's first tile fulfils two contracts: paid in the order of the seats, before his second tile", () => {
  const builder = contract(open(3), P1, 100, ['J28', 'H24', 'H22']);
  contract(contract(builder, P2, 90, ['J28', 'H24', 'H22']), P3, 80, ['C11', 'H24', 'H22']);
  withOwn(builder, { seating: [P2, P1, P3] });
  founded(builder, 'EIR', P3, { twoTiles: 'now' });
  const play = line(builder, 'I27 58 J28 I25', 'H24 6 I25 H22', 'H22 6 H24 I21').operating('EIR');
  const laid = play.do(P3, lay('I25', '8', 'I27', 'H24'));
  const purses = (one: Play) => [P1, P2, P3, 'bank'].map((purse) => one.cash(purse));
  const [first = 0, second = 0, third = 0, bank = 0] = purses(play);
  expect(purses(laid)).toEqual([first + 100, second + 90, third, bank]);
  const back = laid.events.flatMap((one) => (one.type === 'paid' && one.why === 'bondBack' ? [one.to] : []));
  expect([back, laid.top]).toEqual([[P2, P1], 'trackStep']);
  expect(ownOf(laid.state).contracts[P3]).toMatchObject({ fulfilled: false, cities: null });
});

test('1853-4.8.9a Two controllers agree on a price: after a refusal any other price may be offered in the same turn, not the same (R55)', () => {
  const builder = train(founded(founded(open(3), 'GIP', P1), 'NWR', P2), 'NWR', '2');
  const ask = (price: number) => ({ type: 'buyTrain', from: 'NWR', kind: '2', price }) as const;
  const declined = builder
    .atStep('GIP', 'trains', { others: ['NWR'] })
    .do(P1, ask(100))
    .do(P2, { type: 'decline' });
  declined.refuses(P1, ask(100), 'declinedAlready', '1853-4.8.9a');
  for (const price of [99, 101]) {
    const agreed = declined.do(P1, ask(price)).do(P2, { type: 'accept' });
    expect([agreed.cash('GIP'), agreed.cash('NWR'), agreed.trains('GIP')]).toEqual([
      1000 - price,
      1000 + price,
      ['2'],
    ]);
  }
  // less is declined too: neither is asked for again, and what is offered leaves them out
  const twice = declined.do(P1, ask(40)).do(P2, { type: 'decline' });
  for (const price of [40, 100]) twice.refuses(P1, ask(price), 'declinedAlready', '1853-4.8.9a');
  const range = ({ state }: Play) => table.choices(state, P1).find(({ type }) => type === 'range');
  expect(range(twice)).toMatchObject({ min: 10, except: [100, 40] });
  const least = declined.do(P1, ask(10)).do(P2, { type: 'decline' });
  expect(range(least)).toMatchObject({ min: 11, except: [100] });
});
