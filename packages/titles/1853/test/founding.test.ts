/** Companies that are in operation in the first stock round and are founded at its end (2.7.5, 2.8.3, 2.9, R10, R11, R17, R66). */
import { expect, test } from 'vitest';
import { managerOf } from '../rules/office.ts';
import { ownOf, withCount } from '../rules/own.ts';
import { buy, holds, sell, turn } from './shares.ts';
import {
  afterBids,
  founded,
  inPhase,
  OWN_COMPANIES,
  P1,
  P2,
  P3,
  P4,
  P5,
  P6,
  type Play,
  type TableBuilder,
  table1853,
  withOwn,
} from './table1853.ts';

test('1853-3.1.3a 1853-2.7.6a Of what group a company is says the share that was taken, not the city (R66)', () => {
  const play = afterBids(OWN_COMPANIES);
  // Calcutta offers BNR and ECR too, Delhi the GIP: nobody took one
  expect(ownOf(play.state).firstGroup).toEqual(['EIR', 'NWR', 'BBCI', 'SIR']);
  for (const company of ['GIP', 'BNR', 'MSM', 'ECR'])
    play.refuses(P1, buy(company), 'notOffered', '1853-2.7.6a');
  for (const company of ['EIR', 'NWR', 'BBCI', 'SIR']) expect(play.accepts(P1, buy(company))).toBe(true);
});

test('1853-2.8.3b 1853-2.9.1a In operation in the first round: no director, no money, no stations, no price before its end (R11)', () => {
  let play = turn(turn(afterBids(OWN_COMPANIES), P1), P2, buy('NWR'));
  play = turn(turn(turn(play, P3), P1), P2, buy('NWR'));
  expect(play.state.companies.NWR?.floated).toBe(true);
  expect([play.director('NWR'), play.cash('NWR'), play.price('NWR'), play.stations('C11')]).toEqual([
    null,
    0,
    undefined,
    [],
  ]);
  const end = play.passUntil('elephant');
  // the elephant first (R10)
  expect([end.director('NWR'), end.cash('NWR'), end.state.priority]).toEqual([null, 0, P3]);
  const after = end.pass();
  expect([after.director('NWR'), after.cash('NWR'), after.price('NWR')]).toEqual([P2, 920, 92]);
  expect([after.stations('C11'), after.papers(P2, 'NWR')]).toEqual([['NWR:0'], [20, 10, 10, 10, 10]]);
  // four of ten EIR shares are issued: it does not begin
  expect([after.state.companies.EIR?.floated, after.acting]).toEqual([false, 'NWR']);
});

/** Six players in the first stock round: P2 has four shares of the NWR by contract; it is in operation since the bids. */
const six = (): TableBuilder => {
  const builder = holds(table1853({ players: 6 }), P2, 'NWR', 40);
  const { companies } = builder.state;
  const nwr = { ...(companies.NWR as (typeof companies)[string]), floated: true };
  builder.set({ companies: { ...companies, NWR: nwr } });
  return withOwn(builder, {
    firstGroup: ['GIP', 'NWR'],
    contractShares: withCount({}, 'NWR', P2, 4),
  });
};

test('1853-3.4.1c 1853-2.9.2c The elephant finds its holder before the managers are named (R10)', () => {
  // P2 sells all four at his first opportunity; P3 buys last
  let play = turn(turn(six().stockRound({ seat: P1, set: 1 }), P1), P2, sell('NWR', 4));
  expect(play.percent('pool', 'NWR')).toBe(40);
  play = turn(play, P3, buy('GIP')).passUntil('elephant');
  expect([play.state.priority, managerOf(play.state, 'NWR')]).toEqual([P4, null]);
  const sold = play.do(P4, { type: 'offerElephant', to: P6, price: 10 }).do(P6, { type: 'accept' });
  expect([sold.director('NWR'), managerOf(sold.state, 'NWR'), sold.cash('NWR')]).toEqual([null, P6, 920]);
  expect([sold.acting, sold.waiting]).toEqual(['NWR', [P6]]);
});

test('1853-2.8.3d The first opportunity is the first own turn that begins after the company went into operation (R17)', () => {
  const start = six().stockRound({ seat: P1, set: 1 });
  const second = turn(turn(start, P1), P2, buy('GIP'));
  let later: Play = second;
  for (const seat of [P3, P4, P5, P6, P1]) later = turn(later, seat);
  expect(later.waiting).toEqual([P2]);
  later.refuses(P2, sell('NWR'), 'soldFirstOnly', '1853-2.8.3d');
  // P1 has three contract shares of the GIP; his purchase of the fourth sets it to work: he sells on his next turn, not in this one
  const builder = withOwn(holds(holds(six(), P1, 'GIP', 30), P1, 'SIR', 10), {
    contractShares: { NWR: { [P2]: 4 }, GIP: { [P1]: 3 } },
  });
  let play = builder.stockRound({ seat: P1, set: 1 }).do(P1, buy('GIP'));
  expect(play.state.companies.GIP?.floated).toBe(true);
  play.refuses(P1, sell('GIP'), 'boughtNow', '1853-3.1.9b');
  play = turn(play, P1);
  for (const seat of [P2, P3, P4, P5, P6]) play = turn(play, seat);
  expect(play.waiting).toEqual([P1]);
  play.refuses(P1, sell('GIP', 4), 'onlyContractShares', '1853-2.8.3e');
  expect(play.do(P1, sell('GIP', 3)).percent('pool', 'GIP')).toBe(30);
});

test('1853-4.2.9a 1853-4.2.12b The stations of Bombay become one: all of its tokens stand there (R70)', () => {
  const builder = withOwn(inPhase(table1853(), '4'), { bbci: 'large' });
  founded(founded(builder, 'GIP', P1), 'BBCI', P2);
  expect(builder.operating('GIP').stations('M9')).toEqual(['GIP:1', 'BBCI:0']);
  const play = builder.operating('GIP');
  const [rotation = 0] = play.rotations(P1, 'M9', '105');
  const joined = play.do(P1, { type: 'layTile', hex: 'M9', tile: '105', rotation });
  expect(joined.stations('M9')).toEqual(['GIP:0', 'BBCI:0']);
});

test('1853-4.4.7a The circle of Madras that is kept for the MSM stays kept in the joined station (R70)', () => {
  const builder = founded(inPhase(table1853(), '4'), 'SIR', P1);
  builder.tile('R18', '105', 0).station('ECR', 'R18').station('GIP', 'R18');
  // three circles: ECR, GIP, and the one of the MSM
  const play = builder.tile('S17', '4', 0).atStep('SIR', 'station');
  play.refuses(P1, { type: 'placeStation', hex: 'R18', stop: 0 }, 'homeKept', '1853-4.4.7a');
});
