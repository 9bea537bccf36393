/** The end: a bank that cannot pay in full, bankruptcy, and what everybody is worth. */
import { scores } from '@kursbuch/eighteen';
import { placesOf } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { game, title } from '../rules/index.ts';
import {
  directorOnly,
  gain,
  lag,
  locals,
  major,
  optioned,
  P1,
  P2,
  P3,
  type Play,
  pass,
  phaseTable,
  sell,
  splitPapers,
  stockRound,
  table1854,
} from './table1854.ts';

const payOut = { type: 'payOut' } as const;
/** KE, all of it with player 1, has earned so much in an operating round; the bank holds so much. */
const earning = (bank: number, revenue: number, how: { number?: number; of?: number } = {}) =>
  major(table1854(), 'KE', P1, { percent: 100, cash: 500 }).bank(bank).atRevenue('KE', revenue, how);

/** All rounds up to the end, with as little done as may be; the operating rounds that were played on the way. */
function toTheEnd(from: Play): { over: Play; rounds: readonly string[] } {
  const rounds: string[] = [];
  let play = from;
  for (let guard = 0; guard < 200 && play.state.result === null; guard++) {
    const { kind, set, number } = play.state.round;
    const name = kind === 'operating' ? `${set}.${number}` : kind;
    if (rounds.at(-1) !== name) rounds.push(name);
    const seat = play.waiting[0] as number;
    const idle = play.actions(seat).find(({ type }) => ['pass', 'runTrains', 'withhold'].includes(type));
    if (!idle) throw new Error(play.top);
    play = play.do(seat, idle);
  }
  return { over: play, rounds };
}

describe('the bank', () => {
  test('1854-END-1 1854-END-4 The first payment it cannot make in full brings the end, and is made all the same (R-62)', () => {
    const play = earning(50, 120);
    const paid = play.do(P1, payOut);
    expect([gain(play, paid, P1), paid.cash('bank'), paid.state.bankBroken]).toEqual([120, -70, true]);
    const exact = earning(120, 120).do(P1, payOut);
    expect([exact.cash('bank'), exact.state.bankBroken]).toEqual([0, false]);
    const next = major(table1854(), 'KE', P1, { percent: 100 }).bank(0).atRevenue('KE', 10).do(P1, payOut);
    expect([next.cash('bank'), next.state.bankBroken]).toEqual([-10, true]);
    const noted = earning(20, 300, { number: 1, of: 2 });
    const after = noted.do(P1, payOut);
    expect([gain(noted, after, P1), after.cash('bank'), after.state.result]).toEqual([300, -280, null]);
  });

  test('1854-END-2 The operating rounds up to the next stock round are still played', () => {
    const { over, rounds } = toTheEnd(earning(50, 120, { number: 1, of: 3 }).do(P1, payOut));
    expect([over.state.result?.cause, rounds]).toEqual(['bank', ['2.1', '2.2', '2.3']]);
    expect(over.waiting).toEqual([]);
    over.refuses(P1, pass, 'gameOver', '1854-END-2');
  });

  test('1854-END-3 If it happens in a stock round, all those of the next set are', () => {
    const table = major(phaseTable('3'), 'KE', P1, { percent: 60, cash: 0 }).bank(50);
    const play = stockRound(table, { seat: P1 });
    const sold = play.do(P1, sell('KE'));
    expect([gain(play, sold, P1), sold.state.bankBroken, sold.state.result]).toEqual([164, true, null]);
    const { over, rounds } = toTheEnd(sold);
    expect([over.state.result?.cause, rounds]).toEqual(['bank', ['stock', '2.1', '2.2']]);
  });

  test('1854-END-2 1854-LAG-32 Mergers at the end of the last round come before the count', () => {
    const table = locals(phaseTable('6'), [P1, P2]);
    major(table, 'KE', P3, { percent: 100, cash: 0 }).bank(50);
    const last = table.atRevenue('KE', 120, { number: 3, of: 3 });
    const over = last.do(P3, payOut);
    let play: Play = over;
    for (let guard = 0; guard < 20 && play.top !== 'lagLetter'; guard++) play = play.pass();
    const ended = play.do(P1, { type: 'chooseLetter', company: 'A' });
    expect(ended.state.result?.cause).toBe('bank');
    expect(ended.state.result?.scores[P1]).toBe(ended.cash(P1) + 67);
    expect(ended.state.result?.scores[P2]).toBe(ended.cash(P2) + 67);
    // in phase 5 owners are asked, and need not
    const free = locals(phaseTable('5'), [P1, P2]);
    major(free, 'KE', P3, { percent: 100, cash: 0 }).bank(50);
    let asked: Play = free.atRevenue('KE', 120, { number: 3, of: 3 }).do(P3, payOut);
    for (let guard = 0; guard < 20 && asked.top !== 'mergers'; guard++) asked = asked.pass();
    expect(asked.waiting).toEqual([P1, P2]);
    expect(asked.pass(2).state.result?.cause).toBe('bank');
  });

  test('1854-END-11 No price ends the game (R-23)', () => {
    const table = splitPapers(major(table1854(), 'KE', P1, { cell: '0,17' }), 'KE', P1, [[P1, 4]]);
    const play = table.atRevenue('KE', 100).do(P1, payOut);
    expect([play.price('KE'), play.state.result, play.state.bankBroken]).toEqual([300, null, false]);
    const { rounds, over } = toTheEnd(
      splitPapers(major(table1854({ endsAtTopPrice: true }), 'KE', P1, { cell: '0,17' }), 'KE', P1, [[P1, 4]])
        .atRevenue('KE', 100)
        .do(P1, payOut),
    );
    expect([rounds, over.state.result?.cause]).toEqual([['2.1'], 'price']);
  });
});

describe('the count', () => {
  test('1854-END-6 Cash and the present value of shares; privates count nothing (R-31)', () => {
    const table = splitPapers(major(table1854(), 'KT', P2, { cell: '1,6' }), 'KT', P2, [[P1, 2]]).cash(
      P1,
      300,
    );
    table.private('MT', P1).private('L1', P1);
    const { state } = table.atStep('KT', 'trains');
    expect(scores(title, state)[P1]).toBe(300 + 2 * 104);
    const counted = { ...state, options: { ...state.options, privatesCount: true } };
    expect(scores(title, counted)[P1]).toBe(508 + 50 + 150);
  });

  test('1854-END-7 A paper of 20 percent counts twice the price, an option once, a half of a Lokalbahn AG once', () => {
    const table = major(phaseTable('5'), 'KT', P2).shares(P1, 'KT', 20).cash(P1, 0);
    optioned(table, P1, 'KT');
    lag(table, 'A', [P1, P2]);
    expect(scores(title, table.state)[P1]).toBe(164 + 82 + 67);
    expect(scores(title, table.state)[P2]).toBe((table.state.cash[P2] ?? 0) + 6 * 82 + 67);
  });

  test('1854-END-12 A company that has not started counts its par (R-65)', () => {
    const table = directorOnly(table1854(), 'KT', P1, 87).cash(P1, 100);
    expect(scores(title, table.state)[P1]).toBe(100 + 4 * 87);
    // what came with a private counts nothing while nobody has named a par
    table.shares(P1, 'SD', 20);
    expect(scores(title, table.state)[P1]).toBe(100 + 4 * 87);
    // and by the table's option none of it does
    const none = { ...table.state, options: { ...table.state.options, unstartedCountNothing: true } };
    expect(scores(title, none)[P1]).toBe(100);
    // with a price it is the price
    expect(scores(title, table.par('KT', 87, '1,6').state)[P1]).toBe(100 + 4 * 104);
  });

  test('1854-END-8 The richest wins; equals share their place', () => {
    const table = major(table1854({ players: 3 }), 'KE', P1, { percent: 40, cash: 0 });
    table
      .cash(P1, 3200 - 4 * 82)
      .cash(P2, 3150)
      .cash(P3, 2900);
    expect(placesOf({ scores: scores(title, table.state) })).toEqual([1, 2, 3]);
    expect(placesOf({ scores: [3200, 3200, 2900] })).toEqual([1, 1, 3]);
  });
});

test('1854-END-9 1854-END-10 Money, papers, options, trains, mail, tunnels and stations: what does not fit together is told', () => {
  const table = optioned(major(phaseTable('5'), 'KE', P1), P2, 'KE');
  const { state } = table;
  expect(game.invariants(state)).toEqual([]);
  const told = (change: Partial<typeof state>) => game.invariants({ ...state, ...change });
  const own = (change: object) => told({ own: { ...state.own, ...change } });
  const papers = state.certificates.KE ?? [];
  expect(told({ money: 9999 })).toContain('there are 9999 in all');
  expect(told({ cash: { ...state.cash, KE: 1 } }).join()).toContain('in all purses');
  expect(told({ certificates: { ...state.certificates, KE: papers.slice(1) } }).join()).toContain(
    'KE has papers',
  );
  expect(own({ options: {} }).join()).toContain('KE: the bank holds');
  expect(own({ mail: { L1: 'small' } })).toEqual(['L1 has a mail contract']);
  const give = (kind: string, holder: string) =>
    told({ trains: state.trains.map((one) => (one.id === `${kind}-0` ? { ...one, holder } : one)) });
  expect(give('5', 'A')).toEqual(['A has a 5 in phase 5']);
  expect(give('2', 'KE')).toEqual(['a scrapped 2 is with KE']);
  expect(give('1+', 'pool')).toEqual(['a scrapped 1+ is with pool']);
  expect(told({ addedTrack: { C17: [[0, 3]] } })).toEqual(['C17: a tunnel under a city']);
  expect(
    told({
      addedTrack: {
        G7: [
          [0, 3],
          [1, 4],
        ],
      },
    }),
  ).toEqual(['G7: tunnels cross']);
  const stands = (company: string, hex: string) =>
    told({ stations: [...state.stations, { company, hex, stop: 0 }] });
  expect(stands('KE', 'J38').join()).toContain('KE has a station on J38');
  expect(stands('KE', 'C23').join()).toContain('KE has two stations on C23');
  expect(stands('SB', 'D18').join()).toContain('SB stands on D18 before all Lokalbahn AGs have acted');
});
