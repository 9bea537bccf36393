/** What a manager may do and may not, and his train on credit (3.4.2 to 3.4.6, 4.8.10). */
import { describe, expect, test } from 'vitest';
import { creditOf } from '../rules/credit.ts';
import { table } from '../rules/index.ts';
import { managerOf } from '../rules/office.ts';
import { buy, holds, priced, sell, turn } from './shares.ts';
import {
  built,
  founded,
  inPhase,
  lay,
  onCredit,
  P1,
  P2,
  P3,
  type Play,
  pass,
  place,
  run,
  type TableBuilder,
  table1853,
  train,
  trainId,
  withOwn,
} from './table1853.ts';

const credit = (kind: string) => ({ type: 'buyOnCredit', kind }) as const;
const buyTrain = (kind: string, price: number, from = 'bank') =>
  ({ type: 'buyTrain', from, kind, price }) as const;
const settle = (pays: boolean) => ({ type: 'settleCredit', pays }) as const;

/** A company that P1 manages with one share, its double in the bank, so many singles in the pool. */
function managed(
  builder: TableBuilder,
  company: string,
  { cash = 100, pool = 0, ...how }: Parameters<typeof founded>[3] & { pool?: number } = {},
): TableBuilder {
  founded(builder, company, P1, { ...how, percent: 20, cash });
  let singles = 0;
  const papers = (builder.state.certificates[company] ?? []).map((one) => {
    if (one.director) return { ...one, holder: 'offer' as const };
    const place = singles++;
    return { ...one, holder: place === 0 ? P1 : place <= pool ? ('pool' as const) : ('offer' as const) };
  });
  return builder.set({ certificates: { ...builder.state.certificates, [company]: papers } });
}

/** Trichinopoly 20, a town 10 and Madras 30, joined. */
const line = (builder: TableBuilder): TableBuilder =>
  built(built(builder, 'T16', '115', 'S17'), 'S17', '4', 'T16', 'R18');

/** The whole line for 60, and mail for 50. */
const wholeLine = (play: Play) => {
  const two = trainId(play, 'SIR', '2');
  return { type: 'runTrains', runs: [run(two, 'T16:0 S17:0 R18:1')], mail: two } as const;
};

const owed = ({ state }: Play, company = 'SIR') => creditOf(state, company)?.debt;

describe('3.4.2 a manager', () => {
  const running = (pool: number): Play => {
    const builder = priced(line(managed(table1853(), 'SIR', { pool })), 'SIR', 80);
    return train(builder, 'SIR', '2').atStep('SIR', 'run');
  };

  test('1853-3.4.2a He decides like a director, but pays no dividend and is not asked', () => {
    const play = running(2);
    expect([play.director('SIR'), managerOf(play.state, 'SIR'), play.waiting]).toEqual([null, P1, [P1]]);
    play.refuses(P1, { type: 'payOut' }, 'managerKeeps', '1853-3.4.2a');
    play.refuses(P2, wholeLine(play), 'notDirector', '1853-1l');
    const earned = play.do(P1, wholeLine(play));
    expect(earned.cash(P1)).toBe(play.cash(P1));
    if (earned.acting === 'SIR') earned.refuses(P1, { type: 'payOut' }, 'managerKeeps', '1853-3.4.2a');
    expect(earned.events.some((event) => event.type === 'paid' && event.why === 'dividend')).toBe(false);
  });

  test('1853-3.4.2b Run and mail go to the treasury; the price falls if shares lie in the pool, else it stays', () => {
    const play = running(2);
    const earned = play.do(P1, wholeLine(play));
    expect([earned.cash('SIR'), earned.price('SIR')]).toEqual([210, 75]);
    const empty = running(0);
    const same = empty.do(P1, wholeLine(empty));
    expect([same.cash('SIR'), same.price('SIR')]).toEqual([210, 80]);
  });

  test('1853-3.4.2a He lays track and places stations as a director does', () => {
    const track = managed(table1853(), 'SIR').atStep('SIR', 'track');
    expect(track.do(P1, lay('T16', '115', 'S17')).state.tiles.T16?.tile).toBe('115');
    const builder = line(managed(table1853(), 'SIR'));
    expect(builder.atStep('SIR', 'station').do(P1, place('R18', 1)).cash('SIR')).toBe(60);
  });
});

describe('3.4.3 and 3.4.4 a train on credit', () => {
  const trainless = (cash = 100): TableBuilder => managed(table1853(), 'SIR', { cash });

  test('1853-3.4.3a A new train for a company without one that cannot pay it; the full price is owed (R27)', () => {
    const play = trainless().atStep('SIR', 'trains', { set: 1 });
    expect(play.actions(P1)).toEqual([credit('2'), pass]);
    const bought = play.do(P1, credit('2'));
    expect([bought.trains('SIR'), bought.cash('SIR'), owed(bought), bought.cash(P1)]).toEqual([
      ['2'],
      100,
      300,
      play.cash(P1),
    ]);
  });

  test('1853-3.4.3a Never for a director', () => {
    const play = founded(table1853(), 'SIR', P1, { cash: 100 }).atStep('SIR', 'trains');
    play.refuses(P1, credit('2'), 'noManager', '1853-3.4.3a');
    expect(play.kinds(P1)).toEqual(['buyTrain', 'pass']);
  });

  test('1853-3.4.3a Not with a train, not for a price the treasury can pay, not for a train that was given back', () => {
    train(trainless(), 'SIR', '2')
      .inTrainStep('SIR')
      .refuses(P1, credit('2'), 'creditHasTrain', '1853-3.4.3a');
    const rich = trainless(300).atStep('SIR', 'trains', { set: 1 });
    rich.refuses(P1, credit('2'), 'creditAffordable', '1853-3.4.3a');
    expect(rich.actions(P1)).toEqual([buyTrain('2', 300), pass]);
    expect(trainless(299).atStep('SIR', 'trains').accepts(P1, credit('2'))).toBe(true);
    const pooled = train(inPhase(trainless(), '4'), 'pool', '3').atStep('SIR', 'trains');
    pooled.refuses(P1, credit('3'), 'creditOnlyNew', '1853-3.4.3a');
    pooled.refuses(P1, credit('9'), 'creditOnlyNew', '1853-3.4.3a');
    pooled.refuses(P2, credit('4'), 'notDirector', '1853-1l');
  });

  test('1853-3.4.3a What counts is the train asked for, or with the option every new one (R27)', () => {
    // 300 pay a 2M for 250, not a 3 for 440
    const phase3 = (options = {}): Play =>
      inPhase(managed(table1853(options), 'SIR', { cash: 300 }), '3').atStep('SIR', 'trains');
    expect(phase3().accepts(P1, credit('3'))).toBe(true);
    phase3().refuses(P1, credit('2M'), 'creditAffordable', '1853-3.4.3a');
    const strict = phase3({ creditIfNoneAffordable: true });
    strict.refuses(P1, credit('3'), 'creditAffordable', '1853-3.4.3a');
    expect(strict.actions(P1)).toEqual([buyTrain('2M', 250), pass]);
  });

  test('1853-3.4.3b Only one such train', () => {
    const bought = onCredit(train(trainless(), 'SIR', '2'), 'SIR', 300).inTrainStep('SIR');
    bought.refuses(P1, credit('2'), 'creditTwice', '1853-3.4.3b');
    // nothing is left to decide: the step ends with the purchase
    expect(trainless().atStep('SIR', 'trains').do(P1, credit('2')).acting).not.toBe('SIR');
  });

  test('1853-3.4.3c Everybody sees that it is not paid for (R67)', () => {
    const { state } = trainless().atStep('SIR', 'trains').do(P1, credit('2'));
    const { train: card, debt } = creditOf(table.view(state, []), 'SIR') ?? {};
    expect([table.view(state, []).trains.find(({ id }) => id === card)?.holder, debt]).toEqual(['SIR', 300]);
    expect(table.view(state, [P3]).cash).toEqual(state.cash);
  });

  test('1853-3.4.4a He chooses the gauge where both are possible', () => {
    const kinds = (play: Play) =>
      play.actions(P1).map((action) => ('kind' in action ? action.kind : action.type));
    const large = managed(table1853(), 'EIR');
    expect(kinds(inPhase(large, '3').atStep('EIR', 'trains'))).toEqual(['3', '2M', 'pass']);
    expect(kinds(managed(table1853(), 'EIR').atStep('EIR', 'trains'))).toEqual(['2', 'pass']);
    // a small one in phase 2: as a 2, or as a 1M
    const small = withOwn(trainless(), { smallTrains: true }).atStep('SIR', 'trains');
    expect(kinds(small)).toEqual(['2', '1M', 'pass']);
    const metre = small.do(P1, credit('1M'));
    expect([metre.trains('SIR'), owed(metre)]).toEqual([['1M'], 180]);
    managed(table1853(), 'EIR')
      .atStep('EIR', 'trains')
      .refuses(P1, credit('2M'), 'creditOnlyNew', '1853-3.4.3a');
  });

  test('1853-3.4.4b He need not buy', () => {
    const play = trainless().atStep('SIR', 'trains').do(P1, pass);
    expect([play.trains('SIR'), owed(play), play.acting]).toEqual([[], undefined, undefined]);
  });

  test('1853-3.4.3a He adds no money of his own (R28)', () => {
    const play = trainless(250).atStep('SIR', 'trains');
    play.refuses(P1, buyTrain('2', 300), 'treasuryShort', '1853-4.8.8a');
    expect(play.cash(P1)).toBeGreaterThan(50);
  });

  test('1853-4.10.1a A first train on credit begins its phase (R27)', () => {
    const builder = trainless().supply('2', 0);
    const play = builder.atStep('SIR', 'trains').do(P1, credit('3'));
    expect([play.state.phase, owed(play)]).toEqual(['3', 440]);
  });
});

describe('3.4.5 and 3.4.6 while it is owed for', () => {
  const indebted = (cash = 100): TableBuilder =>
    onCredit(train(managed(table1853(), 'SIR', { cash }), 'SIR', '2'), 'SIR', 300);

  test('1853-3.4.5a It is not sold to another company before it is paid for', () => {
    const other = (builder: TableBuilder): Play => founded(builder, 'ECR', P2).atStep('ECR', 'trains');
    other(indebted()).refuses(P2, buyTrain('2', 50, 'SIR'), 'creditUnpaid', '1853-3.4.5a');
    const paid = other(train(managed(table1853(), 'SIR'), 'SIR', '2')).do(P2, buyTrain('2', 50, 'SIR'));
    expect(paid.do(P1, { type: 'accept' }).trains('ECR')).toEqual(['2']);
  });

  test('1853-3.4.6a No hill, no station, no other train is paid before; track that costs nothing is laid', () => {
    const home = built(indebted(), 'T16', '6', 'T14', 'S17');
    const track = home.atStep('SIR', 'track');
    track.refuses(P1, lay('T14', '58', 'T16', 'S13'), 'creditFirst', '1853-3.4.6a');
    expect(track.do(P1, lay('S17', '4', 'T16', 'R18')).cash('SIR')).toBe(100);
    const station = built(home, 'S17', '4', 'T16', 'R18').atStep('SIR', 'station');
    station.refuses(P1, place('R18', 1), 'creditFirst', '1853-3.4.6a');
    const trains = withOwn(founded(train(indebted(200), 'ECR', '2'), 'ECR', P1), { smallTrains: true });
    trains.inTrainStep('SIR').refuses(P1, buyTrain('1M', 180), 'creditFirst', '1853-3.4.6a');
    trains.inTrainStep('SIR').refuses(P1, buyTrain('2', 10, 'ECR'), 'creditFirst', '1853-3.4.6a');
  });

  test('1853-3.4.6a The fee for a second tile is not paid either', () => {
    const first = (builder: TableBuilder): Play =>
      builder.atStep('NWR', 'track').do(P1, lay('C11', '6', 'C13', 'D10'));
    const second = lay('E13', '4', 'F14', 'D12');
    const nwr = () => train(managed(table1853(), 'NWR', { twoTiles: 'now' }), 'NWR', '2');
    expect(first(nwr()).do(P1, second).cash('NWR')).toBeLessThan(100);
    // nothing that it may pay: the step is over with the first tile
    const indebtedNwr = first(onCredit(nwr(), 'NWR', 300));
    expect([indebtedNwr.cash('NWR'), indebtedNwr.kinds(P1).includes('layTile')]).toEqual([100, false]);
    expect(indebtedNwr.accepts(P1, second)).toBe(false);
  });

  test('1853-3.4.6b It runs before it is paid, and is paid as soon as the treasury can', () => {
    const play = line(indebted(200)).atStep('SIR', 'run');
    const paid = play.do(P1, wholeLine(play));
    expect([paid.cash('SIR'), owed(paid), paid.trains('SIR')]).toEqual([10, undefined, ['2']]);
    const short = line(indebted(189)).atStep('SIR', 'run');
    const still = short.do(P1, wholeLine(short));
    expect([still.cash('SIR'), owed(still)]).toEqual([299, 300]);
  });

  test('1853-3.4.6b A premium pays it too (R27)', () => {
    const nwr = managed(table1853(), 'NWR').station('NWR', 'E7');
    const track = built(built(built(nwr, 'E7', '115', 'D6'), 'D6', '58', 'E7', 'D4'), 'D4', '9', 'D6', 'D2');
    const play = onCredit(train(track, 'NWR', '2'), 'NWR', 300)
      .atStep('NWR', 'track')
      .do(P1, lay('D2', '3', 'D4', 'E3'));
    // 100 and the premium of 200
    expect([play.cash('NWR'), owed(play, 'NWR')]).toEqual([0, undefined]);
  });

  test('1853-3.4.6b If the train is scrapped the debt goes with it (R27, R59)', () => {
    const builder = founded(indebted().supply('2', 0).supply('3', 0), 'ECR', P2, { cash: 620 });
    const play = builder.set({ phase: '3' }).atStep('ECR', 'trains').do(P2, buyTrain('4', 620));
    expect([play.state.phase, play.trains('SIR'), owed(play), play.cash('SIR')]).toEqual([
      '4',
      [],
      undefined,
      100,
    ]);
  });
});

describe('4.8.10 a director takes over', () => {
  /** P1 manages, P2 has one share as well; a 2 is owed for. */
  const shared = (cash: number): TableBuilder => {
    const builder = managed(table1853(), 'SIR', { cash: 100, pool: 2 });
    return onCredit(train(holds(builder, P2, 'SIR', 10), 'SIR', '2'), 'SIR', 300).cash(P2, cash);
  };

  test('1853-4.8.10a He pays at that moment, what the treasury lacks out of his own purse', () => {
    const play = shared(500).stockRound({ seat: P2 }).do(P2, buy('SIR'));
    expect([play.director('SIR'), play.top, play.waiting]).toEqual([P2, 'takeover', [P2]]);
    expect(play.actions(P2)).toEqual([settle(true), settle(false)]);
    play.refuses(P2, pass, 'creditSettledFirst', '1853-4.8.10a');
    play.refuses(P2, sell('SIR'), 'creditSettledFirst', '1853-4.8.10a');
    play.refuses(P1, settle(true), 'notDirector', '1853-1l');
    const paid = play.do(P2, settle(true));
    expect([paid.cash(P2), paid.cash('SIR'), paid.trains('SIR'), owed(paid)]).toEqual([
      500 - 75 - 200,
      0,
      ['2'],
      undefined,
    ]);
    // the stock round goes on: this purchase counts
    const over = turn(paid, P2).passUntil('elephant');
    expect(over.state.priority).toBe(P3);
  });

  test('1853-4.8.10a Or he gives the train back: nothing is owed any more, and it is on sale again', () => {
    const back = shared(500).stockRound({ seat: P2 }).do(P2, buy('SIR')).do(P2, settle(false));
    expect([back.cash(P2), back.cash('SIR'), back.trains('SIR'), back.trains('pool'), owed(back)]).toEqual([
      425,
      100,
      [],
      ['2'],
      undefined,
    ]);
  });

  test('1853-4.8.10a If his money is short he can only give it back', () => {
    const play = shared(275 - 1)
      .stockRound({ seat: P2 })
      .do(P2, buy('SIR'));
    play.refuses(P2, settle(true), 'directorLacks', '1853-4.8.10a');
    expect(play.actions(P2)).toEqual([settle(false)]);
    expect(shared(275).stockRound({ seat: P2 }).do(P2, buy('SIR')).accepts(P2, settle(true))).toBe(true);
  });

  test('1853-4.8.10a The manager himself takes it over with a second share', () => {
    const play = shared(0).cash(P1, 500).stockRound({ seat: P1 }).do(P1, buy('SIR', 'pool'));
    expect([play.director('SIR'), play.top, play.waiting]).toEqual([P1, 'takeover', [P1]]);
  });
});

test('1853-3.4.3a 1853-4.8.1a Nobody buys on credit before the train step, and a director never', () => {
  const managers = trainlessTurn(10);
  managers.refuses(P1, credit('2'), 'stepOver', '1853-4.8.1a');
  trainlessTurn(60).refuses(P1, credit('2'), 'noManager', '1853-3.4.3a');
});

/** The SIR lays track: P1 leads it with so many percent. */
const trainlessTurn = (percent: number): Play =>
  percent < 20
    ? managed(table1853(), 'SIR').operating('SIR')
    : founded(table1853(), 'SIR', P1).operating('SIR');
