/** What runs earn: stops, Graz, customs, and the duty to earn the most. */
import { worthOf } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import {
  inPhase,
  lagAt,
  local,
  major,
  P1,
  P2,
  type Play,
  run,
  type TableBuilder,
  table1854,
} from './table1854.ts';

const ride = (...runs: readonly ReturnType<typeof run>[]) => ({ type: 'runTrains', runs }) as const;
const toRun = (play: Play): Play => play.passUntil('runStep');

function earned(play: Play): number | undefined {
  const event = play.events.find((one) => one.type === 'trainsRun');
  return event?.type === 'trainsRun' ? event.revenue : undefined;
}

const klagenfurt = (phase: string, ...trains: readonly string[]): TableBuilder => {
  const table = inPhase(table1854(), phase).tile('H18', '14', 1).tile('H16', '1', 0);
  major(table, 'KT', P1, { cash: 0, percent: 100 });
  for (const train of trains) table.train('KT', train);
  return table;
};

/** SD from Wien over Mödling to Graz. */
const graz = (...trains: readonly string[]): TableBuilder => {
  const table = inPhase(table1854(), '3').tile('D22', '56', 3).tile('E23', '8', 0).tile('F22', '14', 0);
  major(table, 'SD', P1);
  for (const train of trains) table.train('SD', train);
  return table;
};

test('1854-REV-1 1854-MTN-11 A train earns the sum of its stops and the bonus of Graz (R-05)', () => {
  const way = run('3-0', 'C23:0 D22:0 E23 F22:0');
  expect(earned(toRun(graz('3').private('GK', P1).operating('SD')).do(P1, ride(way)))).toBe(90);
  // not for companies of others, and no more once it is closed
  expect(earned(toRun(graz('3').private('GK', P2).operating('SD')).do(P1, ride(way)))).toBe(80);
  expect(earned(toRun(graz('3').closed('GK').operating('SD')).do(P1, ride(way)))).toBe(80);
  // every route through Graz has it: two trains on separate track
  const two = graz('3', '2').private('GK', P1).station('SD', 'F22').tile('F24', '58', 1);
  const both = ride(way, run('2-0', 'F22:0 F24:0'));
  expect(earned(toRun(two.operating('SD')).do(P1, both))).toBe(90 + 50);
});

test.each([
  ['2', 20],
  ['3', 30],
  ['4', 30],
  ['5', 30],
  ['6', 30],
  ['7', 40],
])('1854-REV-2 In phase %s Laibach is worth %i', (phase, value) => {
  const table = inPhase(table1854(), phase).tile('H18', '14', 1);
  const train = phase === '7' ? '8' : phase === '2' ? '2' : phase;
  major(table, 'KT', P1).train('KT', train);
  const id = table.state.trains.find((one) => one.holder === 'KT')?.id as string;
  expect(earned(toRun(table.operating('KT')).do(P1, ride(run(id, 'H18:0 I19:0'))))).toBe(30 + value);
});

describe('customs', () => {
  /** Innsbruck, Kufstein (a city by now), the customs of D12, Salzburg. */
  const east = (): TableBuilder => {
    const table = inPhase(table1854(), '5').tile('F8', '611', 0).tile('F10', '8', 1).tile('E11', '14', 0);
    return table.tile('D14', '7', 0).tile('E13', '14', 2);
  };

  test('1854-REV-3 1854-REV-4 The customs track costs 10, once a run, and is no stop (R-20)', () => {
    const table = major(east(), 'NT', P1).train('NT', '3');
    const way = run('3-0', 'F8:0 F10 E11:0 D12 D14 E13:0');
    const play = toRun(table.operating('NT'));
    expect(earned(play.do(P1, ride(way)))).toBe(90);
    expect(title.board.hexes.get('D12')?.facts).toMatchObject({ toll: { path: [0, 4], value: -10 } });
    // a 2 with two stops over the sign
    const two = major(inPhase(table1854(), '3').tile('E11', '14', 0).tile('D14', '7', 0), 'SB', P1);
    two.tile('E13', '57', 3).train('SB', '2');
    expect(earned(toRun(two.operating('SB')).do(P1, ride(run('2-0', 'E13:0 D14 D12 E11:0'))))).toBe(40);
  });

  test('1854-REV-3 A run that ends in München pays nothing', () => {
    const table = major(east(), 'SB', P1).train('SB', '3');
    const play = toRun(table.operating('SB'));
    // the best of three: München, Salzburg and, over the customs, Kufstein
    expect(earned(play.do(P1, ride(run('3-0', 'D12:0 E13:0 D14 D12 E11:0'))))).toBe(40 + 30 + 30 - 10);
    const two = major(inPhase(table1854(), '3').tile('E13', '14', 2), 'SB', P1).train('SB', '2');
    expect(earned(toRun(two.operating('SB')).do(P1, ride(run('2-0', 'E13:0 D12:0'))))).toBe(60);
  });

  test('1854-REV-3 No run falls below nothing (R-20)', () => {
    const table = table1854();
    const stop = { hex: 'E13', large: true, own: true, value: 0 };
    const visits = [
      { ...stop, id: 'E13:0' },
      { ...stop, id: 'E11:0', hex: 'E11' },
    ];
    const rules = title.runs.runRules(table.state, 'SB');
    expect(worthOf(rules, { id: '2', kind: '2', range: 2 }, visits, 0, 10)).toMatchObject({ revenue: 0 });
  });
});

describe('the result', () => {
  const best = [run('2-0', 'H18:0 I19:0'), run('3-0', 'H18:0 H16:1 I15:0')] as const;

  test('1854-REV-5 1854-REV-6 Worked example: KT with a 2 and a 3 earns 60 + 70 = 130', () => {
    const play = toRun(klagenfurt('3', '2', '3').operating('KT'));
    const ran = play.do(P1, ride(...best));
    expect(earned(ran)).toBe(130);
    expect(ran.stations('H18')).toEqual(['KT:0']);
    expect(earned(play.run())).toBe(130);
  });

  test('1854-REV-7 The company must earn the most it can (R-34)', () => {
    const play = toRun(klagenfurt('3', '2', '3').operating('KT'));
    const refused = play.refuses(P1, ride(best[1]), 'lessThanBest', '1854-REV-7');
    expect(refused.params).toMatchObject({ revenue: 70, best: 130, more: 60 });
    play.refuses(P1, ride(), 'lessThanBest', '1854-REV-7');
    play.refuses(P1, { type: 'pass' }, 'mustRun', '1854-REV-7');
    // any runs that reach it will do: from the other end, in another order, another way
    const turned = run('3-0', 'I15:0 H16:1 H18:0');
    expect(earned(play.do(P1, ride(turned, best[0])))).toBe(130);
    const three = toRun(klagenfurt('3', '3').operating('KT'));
    for (const way of ['I19:0 H18:0 H16:1', 'H18:0 H16:1 I15:0'])
      expect(earned(three.do(P1, ride(run('3-0', way))))).toBe(70);
  });

  test('1854-REV-8 The bank pays it: to the players, or to the treasury', () => {
    const play = toRun(klagenfurt('3', '2', '3').operating('KT')).do(P1, ride(...best));
    const paid = play.do(P1, { type: 'payOut' });
    expect([play.cash('bank') - paid.cash('bank'), paid.cash(P1) - play.cash(P1)]).toEqual([130, 130]);
    const kept = play.do(P1, { type: 'withhold' });
    expect([play.cash('bank') - kept.cash('bank'), kept.cash('KT') - play.cash('KT')]).toEqual([130, 130]);
  });

  test('1854-REV-9 1854-LOC-12 Of a local railway’s run half goes to its owner, half to its treasury', () => {
    const table = local(inPhase(table1854(), '3').tile('J30', '2', 0), 'L5', P1).train('L5', '2+');
    const play = toRun(table.operating('L5'));
    const ran = play.do(P1, ride(run('2+-0', 'J28:0 J30:1 I29:0')));
    expect(earned(ran)).toBe(50);
    expect(ran.top).toBe('trainStep');
    expect([ran.cash(P1) - play.cash(P1), ran.cash('L5') - play.cash('L5')]).toEqual([25, 25]);
    expect(ran.cell('L5')).toBeUndefined();
  });

  test('1854-REV-10 Local railways and Lokalbahn AGs must earn the most, too', () => {
    const table = local(inPhase(table1854(), '3').tile('J30', '2', 0), 'L5', P1).train('L5', '2+');
    const play = toRun(table.operating('L5'));
    play.refuses(P1, ride(run('2+-0', 'J28:0 J30:1')), 'lessThanBest', '1854-REV-10');
    play.refuses(P1, ride(), 'lessThanBest', '1854-REV-10');
    const lag = inPhase(table1854(), '5').tile('D18', '15', 1).tile('D20', '15', 1).tile('D16', '4', 1);
    lagAt(lag, 'A', [P1, P2], 'D18').train('A', '2');
    const ag = toRun(lag.operating('A'));
    ag.refuses(P1, ride(run('2-0', 'D18:0 D16:0')), 'lessThanBest', '1854-REV-10');
    expect(earned(ag.do(P1, ride(run('2-0', 'D18:0 D20:0'))))).toBe(60);
  });
});
