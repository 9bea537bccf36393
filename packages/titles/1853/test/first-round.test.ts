/** What the bids bring: shares and their payment, the first stock round with its exceptions, its end (2.6 to 2.9, Table 3). */
import { describe, expect, test } from 'vitest';
import { COMPANIES, PARS } from '../facts/companies.ts';
import { contractSharesToSell, title } from '../rules/index.ts';
import { managerOf } from '../rules/office.ts';
import { countOf, ownOf, withCount } from '../rules/own.ts';
import { isLarge } from '../rules/size.ts';
import {
  AHMADABAD,
  AJMER,
  BOMBAY,
  CALCUTTA,
  DELHI,
  JAIPUR,
  LAHORE,
  MULTAN,
  NAGPUR,
  PATNA,
  PESHAWAR,
} from './cities.ts';
import {
  afterBids,
  type Bid,
  bbci,
  buy,
  founded,
  lay,
  P1,
  P2,
  P3,
  P4,
  P5,
  P6,
  type Play,
  pass,
  redeem,
  sell,
  type TableBuilder,
  table1853,
  unredeemed,
  withOwn,
} from './table1853.ts';

/** Bonds and the shares taken for them; where nobody checks the sheets any company goes with any city. */
const taken = (...bids: readonly (readonly [bond: number, ...shares: readonly string[]])[]): Play =>
  afterBids(
    bids.map(([bond, ...shares]) => ({
      bond,
      cities: shares.map((company) => [CALCUTTA, company] as const),
    })),
    { uncheckedBids: true },
  );

const times = (count: number, company: string): readonly string[] => Array(count).fill(company);
const unpaid = ({ state }: Play, seat: number, company: string): number =>
  countOf(ownOf(state).unredeemed, company, seat);
const isFloated = ({ state }: Play, company: string) => state.companies[company]?.floated ?? false;

/** All pass until the first stock round is over, and the elephant is kept. */
function toTheEnd(from: Play): Play {
  let play = from;
  for (let guard = 0; guard < 30 && play.top === 'stockTurn'; guard++) play = play.pass();
  expect(play.top).toBe('elephant');
  return play.pass();
}

describe('the size of the BBCI', () => {
  const helmut: Bid = {
    bond: 100,
    cities: [
      [JAIPUR, 'BBCI'],
      [AHMADABAD, 'BBCI'],
      [NAGPUR, 'GIP'],
      [MULTAN, 'NWR'],
    ],
  };
  const bernd: Bid = {
    bond: 90,
    cities: [
      [LAHORE, 'NWR'],
      [PESHAWAR, 'NWR'],
      [MULTAN, 'NWR'],
      [NAGPUR, 'GIP'],
    ],
  };
  const ulrich = (...cities: Bid['cities']): Bid => ({ bond: 130, cities });
  const BOTH = ulrich([AJMER, 'BBCI'], [BOMBAY, 'BBCI'], [JAIPUR, 'BBCI'], [PATNA, 'EIR']);
  const ended = (...bids: readonly Bid[]): Play => toTheEnd(afterBids(bids).do(P1, buy('BBCI')));

  test('1853-2.6.1a It is open until the end of the first stock round, and never changes after it', () => {
    const stock = afterBids([BOTH, helmut, bernd]);
    expect(ownOf(stock.state).bbci).toBe('open');
    const large = toTheEnd(stock.do(P1, buy('BBCI')));
    expect([ownOf(large.state).bbci, isLarge(large.state, 'BBCI')]).toEqual(['large', true]);
    // another director without these cities: it stays large
    const later = founded(bbci(table1853(), 'large'), 'BBCI', P1, { percent: 30 }).shares(P2, 'BBCI', 20, {
      director: false,
    });
    const sold = withOwn(later, { firstGroup: ['BBCI'] })
      .stockRound({ set: 2 })
      .do(P1, sell('BBCI', 2));
    expect([sold.director('BBCI'), ownOf(sold.state).bbci]).toEqual([P2, 'large']);
  });

  test('1853-2.6.2a 1853-2.6.2b Ajmer and Bombay in its director’s contract: large, at home in Ajmer and north Bombay, both free', () => {
    const play = ended(BOTH, helmut, bernd);
    expect(play.director('BBCI')).toBe(P1);
    expect(ownOf(play.state).bbci).toBe('large');
    const homes = play.state.stations
      .filter(({ company }) => company === 'BBCI')
      .map(({ hex, stop }) => `${hex}:${stop}`);
    expect(homes).toEqual(['H10:0', 'M9:0']);
    expect(play.cash('BBCI')).toBe(840);
    // nothing else of the contract is shown
    expect(ownOf(play.state).contracts[P1]).toMatchObject({ cities: null, fulfilled: false });
  });

  test('1853-2.6.2c Then the hex of Ajmer costs it 70', () => {
    const turn = (size: 'large' | 'small') =>
      founded(bbci(table1853(), size), 'BBCI', P1, { cash: 500 }).operating('BBCI');
    const ajmer = lay(AJMER, '6', 'H8', 'G11');
    const large = turn('large').do(P1, ajmer);
    expect(500 - large.cash('BBCI')).toBe(70);
    const small = turn('small').do(P1, ajmer);
    expect(500 - small.cash('BBCI')).toBe(140);
  });

  test('1853-2.6.3a In all other cases it is small, and north Bombay is nobody’s', () => {
    const one = ended(
      ulrich([AJMER, 'BBCI'], [AHMADABAD, 'BBCI'], [JAIPUR, 'BBCI'], [CALCUTTA, 'EIR']),
      helmut,
      bernd,
    );
    const neither = ended(
      ulrich([DELHI, 'BBCI'], [AHMADABAD, 'BBCI'], [JAIPUR, 'BBCI'], [CALCUTTA, 'EIR']),
      helmut,
      bernd,
    );
    const anothers = ended(
      ulrich([DELHI, 'BBCI'], [AHMADABAD, 'BBCI'], [JAIPUR, 'BBCI'], [PATNA, 'EIR']),
      {
        bond: 100,
        cities: [
          [AJMER, 'BBCI'],
          [BOMBAY, 'BBCI'],
          [NAGPUR, 'GIP'],
          [MULTAN, 'NWR'],
        ],
      },
      bernd,
    );
    for (const play of [one, neither, anothers]) {
      expect(play.director('BBCI')).toBe(P1);
      expect(ownOf(play.state).bbci).toBe('small');
      expect(play.state.stations.filter(({ company }) => company === 'BBCI').map(({ hex }) => hex)).toEqual([
        'H10',
      ]);
      expect(title.stations.homes(play.state, 'BBCI').map(({ hex }) => hex)).toEqual(['H10']);
    }
    // a manager, though he has both
    const managed = afterBids([
      {
        bond: 80,
        cities: [
          [AJMER, 'BBCI'],
          [BOMBAY, 'GIP'],
          [LAHORE, 'NWR'],
        ],
      },
      ...Array.from(
        { length: 3 },
        (): Bid => ({
          bond: 60,
          cities: [
            [JAIPUR, 'BBCI'],
            [LAHORE, 'NWR'],
            [NAGPUR, 'BNR'],
          ],
        }),
      ),
      ...Array.from(
        { length: 2 },
        (): Bid => ({
          bond: 60,
          cities: [
            [PATNA, 'EIR'],
            [LAHORE, 'NWR'],
            [NAGPUR, 'GIP'],
          ],
        }),
      ),
    ]);
    const led = toTheEnd(managed);
    expect([led.director('BBCI'), managerOf(led.state, 'BBCI'), ownOf(led.state).bbci]).toEqual([
      null,
      P1,
      'small',
    ]);
    // not in operation: small for good (R9)
    const idle = toTheEnd(afterBids([BOTH, helmut, bernd]));
    expect([isFloated(idle, 'BBCI'), ownOf(idle.state).bbci]).toEqual([false, 'small']);
  });
});

describe('paying for the shares', () => {
  test('1853-2.7.2a Ulrich’s three EIR and one BBCI: 600 − 300 − 84 = 216, to the bank', () => {
    const play = taken(
      [130, 'EIR', 'EIR', 'EIR', 'BBCI'],
      [100, ...times(4, 'NWR')],
      [90, ...times(4, 'GIP')],
    );
    expect(play.cash(P1)).toBe(216);
    expect(play.cash('bank')).toBe(15_000 - 3 * 730 + 384 + 4 * 92 + 4 * 96);
    expect(ownOf(play.state).unredeemed).toEqual({});
  });

  test('1853-2.7.3a Two paid, the third kept as unredeemed, 50 left', () => {
    const play = taken(
      [320, 'EIR', 'NWR', 'EIR'],
      [60, ...times(3, 'GIP')],
      [60, ...times(3, 'GIP')],
      [60, ...times(3, 'BNR')],
    );
    expect(play.cash(P1)).toBe(50);
    expect([unpaid(play, P1, 'EIR'), unpaid(play, P1, 'NWR')]).toEqual([0, 1]);
    expect([play.percent(P1, 'EIR'), play.percent(P1, 'NWR')]).toEqual([20, 10]);
  });

  test('1853-2.7.3b In the order of the numbers: with 70 left the MSM of 80 is unpaid, and so is the ECR of 70 (R14)', () => {
    const pars = COMPANIES.map(({ sym }) => PARS[sym] as number);
    expect(pars).toEqual([100, 96, 92, 88, 84, 80, 75, 70]);
    const play = taken(
      [400, 'ECR', 'MSM', 'EIR'],
      [60, ...times(3, 'GIP')],
      [60, ...times(3, 'GIP')],
      [60, ...times(3, 'BNR')],
    );
    expect(play.cash(P1)).toBe(70);
    expect(ownOf(play.state).unredeemed).toEqual({ MSM: { [P1]: 1 }, ECR: { [P1]: 1 } });
    // nobody is asked which
    expect(play.top).toBe('stockTurn');
    play.refuses(P1, { type: 'pass', skip: 'MSM' }, 'malformed', '1853-0.1');
  });

  test('1853-2.7.3c They earn no dividend: 40 for the two of three, 20 stay with the bank', () => {
    const builder = founded(table1853(), 'EIR', P1, { percent: 30 }).train('EIR', '2');
    const before = unredeemed(builder, P1, 'EIR', 1).atRevenue('EIR', 200);
    const after = before.do(P1, { type: 'payOut' });
    expect(after.cash(P1) - before.cash(P1)).toBe(40);
    expect(before.cash('bank') - after.cash('bank')).toBe(40);
  });

  test('1853-2.7.3d 1853-2.7.5a They count as issued: five of EIR in the bids, and it is in operation, without director or money (R11)', () => {
    const play = taken(
      [500, ...times(3, 'EIR')],
      [60, 'EIR', 'EIR', 'GIP'],
      [60, ...times(3, 'GIP')],
      [60, ...times(3, 'NWR')],
    );
    expect(unpaid(play, P1, 'EIR')).toBe(3);
    expect(isFloated(play, 'EIR')).toBe(true);
    expect(play.state.companies.EIR).toMatchObject({ floated: true, capitalised: false });
    expect([play.director('EIR'), play.cash('EIR'), play.state.stations]).toEqual([null, 0, []]);
    const four = taken(
      [500, ...times(3, 'EIR')],
      [60, 'EIR', 'GIP', 'GIP'],
      [60, ...times(3, 'GIP')],
      [60, ...times(3, 'NWR')],
    );
    expect(isFloated(four, 'EIR')).toBe(false);
    const five = taken(
      [60, 'EIR', 'EIR', 'GIP'],
      [60, 'EIR', 'EIR', 'GIP'],
      [60, 'EIR', 'NWR', 'NWR'],
      [60, ...times(3, 'NWR')],
      [60, ...times(3, 'BNR')],
    );
    expect([isFloated(five, 'EIR'), five.director('EIR')]).toEqual([true, null]);
  });

  test('1853-2.7.3e They count for the director: three unredeemed to two paid; the counter stays (R16)', () => {
    const play = toTheEnd(
      taken(
        [500, ...times(3, 'EIR')],
        [60, 'EIR', 'EIR', 'GIP'],
        [60, ...times(3, 'GIP')],
        [60, ...times(3, 'NWR')],
      ),
    );
    expect(play.director('EIR')).toBe(P1);
    expect(play.papers(P1, 'EIR')).toEqual([20, 10]);
    expect(unpaid(play, P1, 'EIR')).toBe(3);
  });

  test('1853-2.7.3f They are held papers: both limits count them', () => {
    const six = (change: (builder: TableBuilder) => TableBuilder) =>
      change(
        withOwn(table1853({ players: 6 }).par('SIR', 75).par('EIR', 100), {
          firstGroup: ['SIR', 'EIR'],
        }).cash(P1, 500),
      ).stockRound({ set: 1, seat: P1 });
    const four = six((builder) =>
      unredeemed(builder.shares(P1, 'SIR', 40, { director: false }), P1, 'SIR', 2),
    );
    const redeemed = four.do(P1, redeem('SIR', 2));
    redeemed.refuses(P1, buy('SIR'), 'holdingLimit', '1853-T3a');
    expect(redeemed.accepts(P1, buy('EIR'))).toBe(true);
    // eleven certificates, one of them unredeemed: the limit of six players
    const full = ['SIR', 'GIP', 'NWR', 'BNR', 'MSM'].reduce(
      (builder, company) =>
        builder.par(company, PARS[company] as number).shares(P1, company, 20, { director: false }),
      table1853({ players: 6 }).par('EIR', 100),
    );
    full.shares(P1, 'EIR', 10, { director: false }).cash(P1, 500);
    const eleven = withOwn(unredeemed(full, P1, 'SIR', 1), { firstGroup: ['SIR', 'EIR'] }).stockRound({
      set: 1,
      seat: P1,
    });
    eleven.do(P1, redeem('SIR')).refuses(P1, buy('EIR'), 'certificateLimit', '1853-T3b');
  });

  /** P1 has an EIR that is unredeemed and one that is not, 300 of money; SIR is there to buy. */
  const owing = (how: { set?: number } = {}, count = 1): Play => {
    const builder = table1853({ players: 4 })
      .par('EIR', 100)
      .par('SIR', 75)
      .shares(P1, 'EIR', 10 * (count + 1), { director: false });
    builder.cash(P1, 300);
    withOwn(builder, { firstGroup: ['EIR', 'SIR'], contractShares: { EIR: { [P1]: count + 1 } } });
    return unredeemed(builder, P1, 'EIR', count).stockRound({ set: 2, seat: P1, ...how });
  };

  test('1853-2.7.4a All are redeemed before another share is bought', () => {
    const play = owing();
    play.refuses(P1, buy('SIR'), 'redeemFirst', '1853-2.7.4a');
    expect(play.do(P1, redeem('EIR')).do(P1, buy('SIR')).percent(P1, 'SIR')).toBe(10);
    const two = owing({}, 2).do(P1, redeem('EIR'));
    two.refuses(P1, buy('SIR'), 'redeemFirst', '1853-2.7.4a');
    expect(two.do(P1, redeem('EIR')).accepts(P1, buy('SIR'))).toBe(true);
  });

  test('1853-2.7.4b Redeeming costs par in a stock round, and is no purchase', () => {
    const play = owing({}, 2);
    expect(play.actions(P1)).toEqual(expect.arrayContaining([redeem('EIR', 1), redeem('EIR', 2)]));
    const redeemed = play.do(P1, redeem('EIR', 2));
    expect(redeemed.cash(P1)).toBe(100);
    // redeem two, buy one, sell one, in one turn
    const bought = redeemed.do(P1, buy('SIR'));
    expect(bought.waiting).toEqual([P1]);
    expect(bought.do(P1, sell('EIR')).percent('pool', 'EIR')).toBe(10);
    play.refuses(P1, redeem('EIR', 3), 'nothingToRedeem', '1853-2.7.4b');
    play.refuses(P1, redeem('EIR', 0), 'nothingToRedeem', '1853-2.7.4b');
    play.refuses(P1, redeem('SIR'), 'nothingToRedeem', '1853-2.7.4b');
    play.refuses(P1, redeem('XYZ'), 'noSuchCompany', '1853-0.1');
    play.refuses(P2, redeem('EIR'), 'notYourTurn', '1853-0.3');
    const poor = unredeemed(
      withOwn(table1853().par('EIR', 100).shares(P1, 'EIR', 20, { director: false }), {
        firstGroup: ['EIR'],
      }),
      P1,
      'EIR',
      1,
    );
    poor
      .cash(P1, 99)
      .stockRound({ seat: P1 })
      .refuses(P1, redeem('EIR'), 'redeemTooExpensive', '1853-2.7.4b');
    // not in an operating round
    const builder = unredeemed(founded(table1853(), 'EIR', P1), P1, 'EIR', 1);
    builder.operating('EIR').refuses(P1, redeem('EIR'), 'notInStockRound', '1853-2.7.4b');
  });

  test('1853-2.7.4c Redeeming does not keep the round alive, and gives nobody the elephant (R15)', () => {
    const builder = table1853().par('EIR', 100).par('SIR', 75);
    for (const seat of [P1, P2, P3]) {
      builder.shares(seat, 'EIR', 10, { director: false });
      unredeemed(builder, seat, 'EIR', seat === P1 ? 0 : 1);
    }
    withOwn(builder, { firstGroup: ['EIR', 'SIR'] });
    const bought = builder.priority(P1).stockRound({ seat: P1 }).do(P1, buy('SIR')).pass();
    const redeemed = bought.do(P2, redeem('EIR')).pass().do(P3, redeem('EIR')).pass();
    expect(redeemed.waiting).toEqual([P1]);
    const over = redeemed.pass();
    // left of P1, who bought; not of P3, who redeemed
    expect([over.top, over.state.priority]).toEqual(['elephant', P2]);
    // all in a row only redeem: it ends, and the elephant stays
    const all = table1853().par('EIR', 100);
    for (const seat of [P1, P2, P3])
      unredeemed(all.shares(seat, 'EIR', 10, { director: false }), seat, 'EIR', 1);
    let play = withOwn(all, { firstGroup: ['EIR'] })
      .priority(P2)
      .stockRound({ seat: P2 });
    for (const seat of [P2, P3, P1]) play = play.do(seat, redeem('EIR')).do(seat, pass);
    expect([play.top, play.state.priority]).toEqual(['elephant', P2]);
  });

  test('1853-2.7.4d Unredeemed shares are not sold', () => {
    const play = owing();
    play.refuses(P1, sell('EIR', 2), 'unredeemed', '1853-2.7.4d');
    const sold = play.do(P1, sell('EIR'));
    expect([sold.percent(P1, 'EIR'), unpaid(sold, P1, 'EIR')]).toEqual([10, 1]);
    sold.refuses(P1, sell('EIR'), 'unredeemed', '1853-2.7.4d');
  });

  test('1853-2.7.6a What nobody took in the bids is put aside', () => {
    const play = taken([130, ...times(4, 'EIR')], [100, ...times(4, 'NWR')], [90, ...times(4, 'BBCI')]);
    expect(ownOf(play.state).firstGroup).toEqual(['EIR', 'NWR', 'BBCI']);
    for (const company of ['GIP', 'BNR', 'MSM', 'SIR', 'ECR'])
      play.refuses(P1, buy(company), 'notOffered', '1853-2.7.6a');
    for (const company of ['EIR', 'NWR', 'BBCI']) expect(play.accepts(P1, buy(company))).toBe(true);
  });
});

describe('the first stock round', () => {
  test('1853-2.8.1a It begins at once with the holder of the elephant', () => {
    const play = taken([100, ...times(4, 'NWR')], [90, ...times(4, 'GIP')], [130, ...times(4, 'EIR')]);
    expect([play.state.round.kind, play.state.priority, play.waiting]).toEqual(['stock', P3, [P3]]);
    expect(play.kinds(P3)).toEqual(['buyShare', 'pass', 'sellShares']);
  });

  test('1853-2.8.1b What was sold is bought back in the next stock round at the earliest', () => {
    const play = taken([130, ...times(4, 'BBCI')], [100, ...times(4, 'NWR')], [90, ...times(4, 'GIP')]);
    const sold = play.do(P1, sell('BBCI'));
    sold.refuses(P1, buy('BBCI'), 'soldThisRound', '1853-3.1.9a');
    sold.refuses(P1, buy('BBCI', 'pool'), 'soldThisRound', '1853-3.1.9a');
    // nor on a later turn of it
    let later = sold.do(P1, pass).do(P2, buy('NWR'));
    while (later.waiting[0] !== P1) later = later.pass();
    later.refuses(P1, buy('BBCI', 'pool'), 'soldThisRound', '1853-3.1.9a');
  });

  test('1853-2.8.2a Otherwise it is a stock round as any: one purchase a turn, and it ends after a circuit without one', () => {
    const play = taken([130, ...times(4, 'BBCI')], [100, ...times(4, 'NWR')], [90, ...times(4, 'GIP')]);
    const bought = play.do(P1, buy('NWR'));
    bought.refuses(P1, buy('GIP'), 'boughtAlready', '1853-3.0a');
    bought.refuses(P1, sell('NWR'), 'boughtNow', '1853-3.1.9b');
    const round = bought.do(P1, pass).do(P2, pass).do(P3, pass);
    expect([round.top, round.waiting]).toEqual(['stockTurn', [P1]]);
    const over = round.pass();
    expect([over.top, over.state.priority]).toEqual(['elephant', P2]);
  });

  test('1853-2.8.3a A sale brings par − 5; in the second without a price the par', () => {
    const play = taken([130, ...times(4, 'MSM')], [100, ...times(4, 'NWR')], [90, ...times(4, 'GIP')]);
    const sold = play.do(P1, sell('MSM'));
    expect(sold.cash(P1) - play.cash(P1)).toBe(75);
    expect(sold.percent('pool', 'MSM')).toBe(10);
    expect(play.do(P1, sell('MSM', 2)).cash(P1) - play.cash(P1)).toBe(150);
    const second = withOwn(table1853().shares(P1, 'MSM', 20, { director: false }), { firstGroup: ['MSM'] });
    const later = second.stockRound({ set: 2, seat: P1 });
    expect(later.do(P1, sell('MSM')).cash(P1) - later.cash(P1)).toBe(80);
    // R18: bought out of the pool it costs par all the same
    const buyer = sold.do(P1, pass);
    expect(buyer.cash(P2) - buyer.do(P2, buy('MSM', 'pool')).cash(P2)).toBe(80);
  });

  /** Four players; P1 has two of the EIR from his contract, two of P2 make four. */
  const four = (): Play =>
    taken(
      [130, 'EIR', 'EIR', 'NWR'],
      [100, 'EIR', 'EIR', 'NWR'],
      [90, ...times(3, 'GIP')],
      [80, ...times(3, 'GIP')],
    );

  test('1853-2.8.3b A company goes into operation with the share that makes the number full', () => {
    const play = four();
    expect([isFloated(play, 'EIR'), isFloated(play, 'GIP')]).toEqual([false, true]);
    const bought = play.do(P1, buy('NWR')).pass().do(P2, buy('NWR')).pass().do(P3, buy('EIR'));
    expect(isFloated(bought, 'EIR')).toBe(true);
    expect(bought.events).toContainEqual(expect.objectContaining({ type: 'floated', company: 'EIR' }));
    expect([bought.director('EIR'), bought.cash('EIR')]).toEqual([null, 0]);
  });

  test('1853-2.8.3c Then its shares are sold no more in this round', () => {
    // P3 has bought the fifth; on his next turn he wants to be rid of it
    const play = four().do(P1, buy('NWR')).pass().do(P2, pass).do(P3, buy('EIR'));
    play.refuses(P3, sell('EIR'), 'boughtNow', '1853-3.1.9b');
    const next = play.do(P3, pass).do(P4, pass).do(P1, pass).do(P2, pass);
    expect(next.waiting).toEqual([P3]);
    next.refuses(P3, sell('EIR'), 'onlyContractShares', '1853-2.8.3c');
    // before it was in operation it could be sold
    const before = four().do(P1, pass).do(P2, sell('EIR', 2));
    expect(before.percent('pool', 'EIR')).toBe(20);
  });

  test('1853-2.8.3d Contract shares of it are sold at the first opportunity after it, or not (R17)', () => {
    const play = four();
    // GIP is in operation since the bids: P3's first turn is the opportunity
    const turn = play.do(P1, pass).do(P2, pass);
    const sold = turn.do(P3, sell('GIP', 3));
    expect(sold.cash(P3) - turn.cash(P3)).toBe(3 * 91);
    const bought = turn.do(P3, buy('EIR')).do(P3, pass);
    const again = bought.do(P4, pass).do(P1, pass).do(P2, pass);
    expect(again.waiting).toEqual([P3]);
    again.refuses(P3, sell('GIP'), 'soldFirstOnly', '1853-2.8.3d');
    // EIR came into operation with P3's purchase: P1 and P2 have had their first opportunity since
    const first = bought.do(P4, pass);
    expect(first.accepts(P1, sell('EIR', 2))).toBe(true);
    expect(first.do(P1, pass).accepts(P2, sell('EIR', 2))).toBe(true);
    // P4's contract shares of GIP: his first turn too
    expect(bought.accepts(P4, sell('GIP', 3))).toBe(true);
  });

  test('1853-2.8.3e As many as came with the contract, not more', () => {
    const bought = four().do(P1, buy('EIR')); // the fifth: two of the contract and one
    const next = bought.do(P1, pass).do(P2, buy('NWR')).do(P2, pass).do(P3, pass).do(P4, pass);
    expect(next.waiting).toEqual([P1]);
    next.refuses(P1, sell('EIR', 3), 'onlyContractShares', '1853-2.8.3e');
    const two = next.do(P1, sell('EIR', 2));
    expect(two.percent(P1, 'EIR')).toBe(10);
    two.refuses(P1, sell('EIR'), 'onlyContractShares', '1853-2.8.3c');
    const one = next.do(P1, sell('EIR'));
    expect(one.accepts(P1, sell('EIR'))).toBe(true); // in the same turn the other
  });

  test('1853-2.8.3e Of contract and bought shares alike the bought ones count as sold before it works (R17)', () => {
    // two of the contract and one bought: three of five are issued
    const three = (sold: number): Play => {
      const builder = table1853({ players: 4 }).par('EIR', 100).shares(P1, 'EIR', 30, { director: false });
      for (const seat of [P1, P2, P3, P4]) builder.cash(seat, 500);
      const own = { firstGroup: ['EIR'], contractShares: withCount({}, 'EIR', P1, 2) };
      const round = withOwn(builder, own)
        .stockRound({ set: 1, seat: P1 })
        .do(P1, sell('EIR', sold))
        .do(P1, pass);
      const five = round.do(P2, buy('EIR')).do(P3, buy('EIR')).do(P4, pass);
      expect([isFloated(five, 'EIR'), five.waiting]).toEqual([true, [P1]]);
      return five;
    };
    // the bought one is gone: both of the contract may follow, in this turn or not at all
    const toSell = ({ state }: Play) => contractSharesToSell(state, 'EIR', P1);
    expect([toSell(three(1)), toSell(three(2)), toSell(three(1).do(P1, sell('EIR')))]).toEqual([2, 1, 1]);
    expect(toSell(three(1).do(P1, pass))).toBe(0);
    const { state } = three(1);
    const [unfloated, second] = [
      { ...state, companies: { ...state.companies, EIR: { ...state.companies.EIR!, floated: false } } },
      { ...state, round: { ...state.round, set: 2 } },
    ];
    for (const one of [unfloated, second]) expect(contractSharesToSell(one, 'EIR', P1)).toBe(0);
    expect(three(1).do(P1, sell('EIR', 2)).percent(P1, 'EIR')).toBe(0);
    // the bought one and one of the contract: the other may follow
    expect(three(2).do(P1, sell('EIR')).percent(P1, 'EIR')).toBe(0);
  });

  test('1853-2.8.3f Unredeemed shares are not sold in it either', () => {
    const play = taken(
      [500, ...times(3, 'EIR')],
      [60, 'EIR', 'EIR', 'GIP'],
      [60, ...times(3, 'GIP')],
      [60, ...times(3, 'NWR')],
    );
    expect(play.percent(P1, 'EIR')).toBe(30);
    // nothing to sell, to buy or to redeem with 70: he is passed over
    expect(play.waiting).not.toEqual([P1]);
    const paid = taken(
      [330, ...times(3, 'EIR')],
      [60, 'EIR', 'EIR', 'GIP'],
      [60, ...times(3, 'GIP')],
      [60, ...times(3, 'NWR')],
    );
    expect(unpaid(paid, P1, 'EIR')).toBe(1);
    paid.refuses(P1, sell('EIR', 3), 'unredeemed', '1853-2.8.3f');
    expect(paid.accepts(P1, sell('EIR', 2))).toBe(true);
  });

  test('1853-2.8.3g Redeemed at the first opportunity it may be sold in the same turn, not on a later one', () => {
    // 570 − 310 = 260: EIR and one BBCI are paid, the second is not; BBCI is in operation
    const play = taken(
      [310, 'EIR', 'BBCI', 'BBCI'],
      [90, ...times(3, 'BBCI')],
      [80, ...times(3, 'GIP')],
      [70, ...times(3, 'GIP')],
    );
    expect([play.cash(P1), unpaid(play, P1, 'BBCI'), isFloated(play, 'BBCI')]).toEqual([76, 1, true]);
    const sold = play.do(P1, sell('EIR')); // 95: now he can
    const redeemed = sold.do(P1, redeem('BBCI'));
    expect(sold.cash(P1) - redeemed.cash(P1)).toBe(84);
    const both = redeemed.do(P1, sell('BBCI', 2));
    expect(both.cash(P1) - redeemed.cash(P1)).toBe(2 * 79);
    // a turn later
    let late = redeemed.do(P1, pass).do(P2, buy('BBCI'));
    while (late.waiting[0] !== P1) late = late.pass();
    late.refuses(P1, sell('BBCI'), 'soldFirstOnly', '1853-2.8.3d');
  });

  const supply = (play: Play) => {
    const bank = play.trains('bank');
    const count = (kind: string) => bank.filter((one) => one === kind).length;
    return { 2: count('2'), '2M': count('2M'), '3M': count('3M'), '1M': ownOf(play.state).smallTrains };
  };

  test('1853-2.8.4a With a small company in operation there are one 2, one 2M and one 3M more, and 1Ms', () => {
    const none = toTheEnd(
      taken([90, ...times(4, 'EIR')], [80, 'EIR', 'EIR', 'GIP', 'GIP'], [80, ...times(4, 'NWR')]),
    );
    expect(supply(none)).toEqual({ 2: 6, '2M': 2, '3M': 3, '1M': false });
    const small = toTheEnd(
      taken([90, ...times(4, 'SIR')], [80, 'SIR', 'SIR', 'GIP', 'GIP'], [80, ...times(4, 'NWR')]),
    );
    expect(supply(small)).toEqual({ 2: 7, '2M': 3, '3M': 4, '1M': true });
    // the same card is a 2 for 300 or a 1M for 180, for small companies only
    const offers = title.fleet.onSale(title, small.state, 'SIR').map(({ kind, price }) => [kind, price]);
    expect(offers).toEqual([
      ['2', 300],
      ['1M', 180],
    ]);
    expect(title.fleet.onSale(title, small.state, 'EIR').map(({ kind }) => kind)).toEqual(['2']);
    expect(title.fleet.onSale(title, none.state, 'SIR').map(({ kind }) => kind)).toEqual(['2']);
  });

  test('1853-2.8.4b A small BBCI in operation counts as one of them; a large one does not (R9)', () => {
    const shares = [
      [90, ...times(4, 'BBCI')],
      [80, 'BBCI', 'BBCI', 'EIR', 'EIR'],
      [80, ...times(4, 'EIR')],
    ] as const;
    const small = toTheEnd(taken(...shares));
    expect([ownOf(small.state).bbci, supply(small)['1M']]).toEqual(['small', true]);
    const sheets = taken(...shares);
    const both = { bond: 90, cities: [AJMER, BOMBAY, JAIPUR, AHMADABAD] };
    const secrets = { ...sheets.state.secrets, [P1]: both };
    const large = toTheEnd(
      table1853({ uncheckedBids: true })
        .set({ ...sheets.state, secrets })
        .stockRound({ set: 1, seat: P1 }),
    );
    expect([ownOf(large.state).bbci, supply(large)['1M']]).toEqual(['large', false]);
  });
});

describe('the first directors', () => {
  test('1853-2.9.1a 1853-2.9.2a At the end of the round, not before: whoever has most swaps two for the certificate', () => {
    const play = taken(
      [90, ...times(4, 'EIR')],
      [85 - 5, 'EIR', 'EIR', 'EIR', 'NWR'],
      [80, 'EIR', 'NWR', 'NWR', 'NWR'],
    );
    expect([play.percent(P1, 'EIR'), play.director('EIR')]).toEqual([40, null]);
    expect(play.papers(P1, 'EIR')).toEqual([10, 10, 10, 10]);
    expect(play.papers('offer', 'EIR')).toEqual([20]);
    play.refuses(P1, { type: 'startCompany', company: 'EIR', price: 100 }, 'notForSale', '1853-2.9.1a');
    const over = toTheEnd(play);
    expect(over.director('EIR')).toBe(P1);
    expect(over.papers(P1, 'EIR')).toEqual([20, 10, 10]);
    expect(over.papers(P2, 'EIR')).toEqual([10, 10, 10]);
    expect(over.papers('offer', 'EIR')).toEqual([10, 10]); // back to the stack
    expect([over.cash('EIR'), over.price('EIR')]).toEqual([1000, 100]);
    // NWR has four issued: no director, no money
    expect([isFloated(over, 'NWR'), over.director('NWR'), over.cash('NWR')]).toEqual([false, null, 0]);
    expect([over.state.round.kind, over.acting]).toEqual(['operating', 'EIR']);
  });

  test('1853-2.9.2b Equal: whoever has held shares of it longest, by the bids (R24)', () => {
    // P1 sits first and takes his first EIR in the second round of the bids, P2 in the first
    const later = taken(
      [100, 'NWR', 'EIR', 'EIR', 'EIR'],
      [90, 'EIR', 'EIR', 'EIR', 'NWR'],
      [80, ...times(4, 'NWR')],
    );
    expect(toTheEnd(later).director('EIR')).toBe(P2);
    const first = taken(
      [100, 'EIR', 'EIR', 'EIR', 'NWR'],
      [90, 'NWR', 'EIR', 'EIR', 'EIR'],
      [80, ...times(4, 'NWR')],
    );
    expect(toTheEnd(first).director('EIR')).toBe(P1);
    // sold all of them and bought again later: his time begins anew
    const { since } = ownOf(first.state);
    expect((since.EIR?.[P1] ?? 0) < (since.EIR?.[P2] ?? 0)).toBe(true);
    const sold = taken(
      [100, 'BNR', 'NWR', 'NWR', 'NWR'],
      [90, 'BNR', 'EIR', 'EIR', 'EIR'],
      [80, ...times(4, 'NWR')],
    ).do(P1, sell('BNR'));
    expect(ownOf(sold.state).since.BNR).toEqual({ [P2]: expect.any(Number) });
  });

  test('1853-2.9.2c Nobody has two: a manager leads it', () => {
    const play = toTheEnd(
      taken(
        [60, 'SIR', 'EIR', 'EIR'],
        [60, 'SIR', 'EIR', 'GIP'],
        [60, 'SIR', 'GIP', 'GIP'],
        [60, 'SIR', 'NWR', 'NWR'],
        [60, 'NWR', 'GIP', 'GIP'],
        [60, 'NWR', 'BNR', 'BNR'],
      ),
    );
    expect([play.director('SIR'), play.cash('SIR')]).toEqual([null, 750]);
    const first = ownOf(play.state).seating.find((seat) => seat < 4);
    expect(managerOf(play.state, 'SIR')).toBe(first);
    expect(play.papers('offer', 'SIR')).toEqual([20, 10, 10, 10, 10]);
    expect([P5, P6]).not.toContain(first);
  });
});

describe('Table 3', () => {
  test.each([
    [3, 6],
    [4, 6],
    [5, 5],
    [6, 4],
  ])('1853-T3a %i players: %i shares of one company', (players, most) => {
    const held = (count: number) =>
      withOwn(
        table1853({ players })
          .par('SIR', 75)
          .shares(P1, 'SIR', 10 * count, { director: false })
          .cash(P1, 500),
        {
          firstGroup: ['SIR'],
        },
      ).stockRound({ seat: P1 });
    held(most).refuses(P1, buy('SIR'), 'holdingLimit', '1853-T3a');
    expect(held(most - 1).accepts(P1, buy('SIR'))).toBe(true);
  });

  test.each([
    [3, 21],
    [4, 16],
    [5, 13],
    [6, 11],
  ])('1853-T3b %i players: %i certificates', (players, most) => {
    const held = (count: number) => {
      const builder = table1853({ players }).par('SIR', 75);
      let left = count;
      for (const company of ['EIR', 'GIP', 'NWR', 'BNR', 'BBCI', 'MSM']) {
        const now = Math.min(left, players === 6 ? 3 : 4);
        left -= now;
        if (now > 0)
          builder.par(company, PARS[company] as number).shares(P1, company, 10 * now, { director: false });
      }
      return withOwn(builder.cash(P1, 500), { firstGroup: ['SIR'] }).stockRound({ seat: P1 });
    };
    held(most).refuses(P1, buy('SIR'), 'certificateLimit', '1853-T3b');
    expect(held(most - 1).accepts(P1, buy('SIR'))).toBe(true);
  });

  test.each([
    [3, 6],
    [4, 5],
    [5, 5],
    [6, 4],
  ])('1853-T3c %i players: %i issued set a company to work', (players, needed) => {
    const issued = (count: number) =>
      withOwn(
        table1853({ players })
          .par('SIR', 75)
          .shares('pool', 'SIR', 10 * (count - 1)),
        { firstGroup: ['SIR'] },
      )
        .stockRound({ set: 1, seat: P1 })
        .do(P1, buy('SIR'));
    expect(isFloated(issued(needed - 1), 'SIR')).toBe(false);
    expect(isFloated(issued(needed), 'SIR')).toBe(true);
  });
});
