/** Runs: what a route is, which trains run where, the Orient Express. */

import { checkRuns, trainDuty } from '@kursbuch/eighteen';
import { isObjection } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { city, printedBoard, town } from '../../../eighteen/test/routes-plain.ts';
import { title } from '../rules/index.ts';
import { RULES } from '../rules/ruleIds.ts';
import {
  dug,
  inPhase,
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

/** What the trains of the last action earned. */
function earned(play: Play): number | undefined {
  const event = play.events.find((one) => one.type === 'trainsRun');
  return event?.type === 'trainsRun' ? event.revenue : undefined;
}

/** KT in Klagenfurt (green), Villach beside it, Laibach and Venedig at the ends: the rulebook’s example. */
const klagenfurt = (...trains: readonly string[]): TableBuilder => {
  const table = inPhase(table1854(), trains.includes('4') ? '4' : '3')
    .tile('H18', '14', 1)
    .tile('H16', '1', 0);
  major(table, 'KT', P1);
  for (const train of trains) table.train('KT', train);
  return table;
};

/** KE in Wien with a line over C21 and C19 to Linz (a yellow tile, unless told) and Ried. */
const danube = (train: string, tile = '57', phase = '5'): TableBuilder => {
  const table = inPhase(table1854(), phase).tile('C21', '55', 0).tile('C19', '4', 1).tile('C15', '4', 1);
  return major(table.tile('C17', tile, tile === '57' ? 1 : 0), 'KE', P1).train('KE', train);
};

describe('a route', () => {
  test('1854-RUN-1 has two stops at least, joined by track', () => {
    const play = toRun(klagenfurt('3').operating('KT'));
    play.refuses(P1, ride({ train: '3-0', stops: ['H18:0'], legs: [] }), 'tooShort', '1854-RUN-1');
    play.refuses(P1, ride(run('3-0', 'H18:0 H16:0')), 'broken', '1854-RUN-1');
    play.refuses(P1, ride(run('3-0', 'H18:0 H20 G21:0')), 'noSuchStop', '1854-0.1');
    play.refuses(P1, ride({ train: '3-0', stops: ['H18:0', 'I15:0'], legs: [['H18', 'I15']] }), 'broken');
  });

  test('1854-RUN-2 has an own station anywhere on it', () => {
    const play = toRun(klagenfurt('3').operating('KT'));
    expect(earned(play.do(P1, ride(run('3-0', 'I19:0 H18:0 H16:1'))))).toBe(70);
    expect(earned(play.do(P1, ride(run('3-0', 'H18:0 H16:1 I15:0'))))).toBe(70);
    play.refuses(P1, ride(run('3-0', 'H16:1 I15:0')), 'noOwnStation', '1854-RUN-2');
  });

  test('1854-RUN-3 1854-STATION-4 may end in a city full of others, and not pass it', () => {
    const full = (train: string) => toRun(major(danube(train), 'KR', P2).operating('KE'));
    expect(earned(full('5').do(P1, ride(run('5-0', 'C23:1 C21:1 C19:0 C17:0'))))).toBe(80);
    full('5').refuses(P1, ride(run('5-0', 'C23:1 C21:1 C19:0 C17:0 C15:0')), 'closedCity', '1854-RUN-3');
    // with an own station among them it passes
    const own = major(danube('5', '14'), 'KR', P2).station('KE', 'C17');
    expect(earned(toRun(own.operating('KE')).do(P1, ride(run('5-0', 'C23:1 C21:1 C19:0 C17:0 C15:0'))))).toBe(
      100,
    );
  });

  test('1854-RUN-4 passes a city with a free circle', () => {
    const open = toRun(major(danube('5', '14'), 'KR', P2).operating('KE'));
    expect(earned(open.do(P1, ride(run('5-0', 'C23:1 C21:1 C19:0 C17:0 C15:0'))))).toBe(100);
  });

  test('1854-RUN-9 has no city twice, not even Wien, and no red location twice', () => {
    // two stations of Wien, joined by a loop over B24 and C25
    const table = inPhase(table1854(), '3').tile('C23', '433', 0).tile('B24', '7', 5).tile('C25', '7', 1);
    major(table, 'KE', P1).train('KE', '3').tile('C21', '55', 0);
    const play = toRun(table.operating('KE'));
    play.refuses(P1, ride(run('3-0', 'C23:3 B24 C25 C23:4')), 'placeTwice', '1854-RUN-9');
    play.refuses(P1, ride(run('3-0', 'C23:1 C21:1 C23:1')), 'stopTwice', '1854-RUN-9');
    // Budapest lies on two hexes
    const east = danube('5').tile('D26', '3', 4);
    toRun(east.operating('KE')).refuses(
      P1,
      ride(run('5-0', 'D28:0 D26:0 E27:0')),
      'placeTwice',
      '1854-RUN-9',
    );
  });

  test('1854-RUN-10 ends in a red location', () => {
    // Innsbruck – G9 – Brenner – a tunnel under G11 – Lienz
    const table = inPhase(table1854(), '3').tile('F8', '57', 2).tile('G9', '9', 2);
    dug(major(table, 'NT', P1), { G11: [[0, 5]] }).train('NT', '3');
    const play = toRun(table.operating('NT'));
    play.refuses(P1, ride(run('3-0', 'F8:0 G9 H10:0 G11 H12:0')), 'offboardInside', '1854-RUN-10');
    expect(earned(play.do(P1, ride(run('3-0', 'F8:0 G9 H10:0'))))).toBe(60);
  });

  test('1854-RUN-13 has no track twice; separate tracks of a tile are two', () => {
    // Linz – Wels – Steyr (one of its tracks) – Ybbs – Sankt Pölten – Steyr (the other one)
    const table = inPhase(table1854(), '6').tile('C17', '57', 0).tile('D16', '3', 3).tile('D18', '1', 0);
    table.tile('C19', '3', 5).tile('D20', '2', 0);
    major(table, 'KR', P1).train('KR', '6');
    const play = toRun(table.operating('KR'));
    expect(earned(play.do(P1, ride(run('6-0', 'C17:0 D16:0 D18:0 C19:0 D20:1 D18:1'))))).toBe(70);
    // a stem by which one would leave a city and come back to a town beside it
    const board = printedBoard({
      A2: {
        stops: [city(10), town(10)],
        paths: [
          [4, 's0'],
          [4, 's1'],
        ],
      },
      A4: { stops: [city(20)], paths: [[1, 's0']] },
    });
    const map = { tiles: {}, stations: [{ company: 'KR', hex: 'A4', stop: 0 }] };
    const trains = [{ id: '6-0', kind: '6', range: 6 }];
    const rules = title.runs.runRules(table.state, 'KR');
    expect(checkRuns(board, map, 'KR', trains, [run('6-0', 'A2:0 A4:0 A2:1')], rules)).toMatchObject({
      reason: 'trackTwice',
    });
    expect(RULES.trackTwice).toBe('1854-RUN-13');
  });

  test('1854-RUN-14 leaves a station by any other track', () => {
    // Klagenfurt as 14 turned by one: sides 1, 2, 4 and 5
    const table = klagenfurt('3').tile('H20', '8', 1).tile('G21', '9', 0);
    const state = table.state;
    const rules = title.runs.runRules(state, 'KT');
    const trains = [{ id: '3-0', kind: '3', range: 3 }];
    const ways = ['I19:0 H18:0 H16:1', 'H16:1 H18:0 I19:0', 'I15:0 H16:1 H18:0'];
    for (const way of ways) {
      const checked = checkRuns(title.board, state, 'KT', trains, [run('3-0', way)], rules);
      expect(isObjection(checked) ? checked.reason : checked.revenue).toBe(70);
    }
  });
});

describe('trains', () => {
  test('1854-RUN-5 Regular trains: the number is the most stops of any size', () => {
    const play = toRun(klagenfurt('3').operating('KT'));
    expect(earned(play.do(P1, ride(run('3-0', 'H18:0 H16:1 I15:0'))))).toBe(70);
    play.refuses(P1, ride(run('3-0', 'I19:0 H18:0 H16:1 I15:0')), 'tooLong', '1854-RUN-5');
    const four = toRun(klagenfurt('4').operating('KT'));
    expect(earned(four.do(P1, ride(run('4-0', 'I19:0 H18:0 H16:1 I15:0'))))).toBe(100);
  });

  test('1854-RUN-6 Plus trains count large stops only, red areas among them (R-61)', () => {
    // Hieflau – L36 – M37: a city and two towns
    const towns = local(table1854().tile('L36', '3', 5), 'L3', P1).train('L3', '1+');
    expect(earned(toRun(towns.operating('L3')).do(P1, ride(run('1+-0', 'M35:0 L36:0 M37:0'))))).toBe(30);
    // Kirchdorf – J30 – the red area in the north-west
    const red = (train: string) =>
      toRun(
        local(inPhase(table1854(), '3').tile('J30', '2', 0), 'L5', P1)
          .train('L5', train)
          .operating('L5'),
      );
    const way = 'J28:0 J30:1 I29:0';
    red('1+').refuses(P1, ride(run('1+-0', way)), 'tooManyLarge', '1854-RUN-6');
    expect(earned(red('1+').do(P1, ride(run('1+-0', 'J28:0 J30:1'))))).toBe(30);
    expect(earned(red('2+').do(P1, ride(run('2+-0', way))))).toBe(50);
  });

  test('1854-RUN-6 A 1+ between two cities has no run, and nobody is asked for one', () => {
    const table = local(table1854().tile('J32', '57', 1).tile('J34', '57', 1), 'L4', P1).train('L4', '1+');
    const play = table.operating('L4').passUntil('trainStep');
    expect(play.cash('L4')).toBe(150);
    const two = local(inPhase(table1854(), '3').tile('J32', '57', 1).tile('J34', '57', 1), 'L4', P1);
    expect(toRun(two.train('L4', '2+').operating('L4')).top).toBe('runStep');
  });

  test('1854-RUN-7 Every stop on the way is visited and counted', () => {
    const play = toRun(danube('3', '57', '3').operating('KE'));
    play.refuses(P1, ride(run('3-0', 'C23:1 C21 C19:0 C17:0')), 'skipsStop', '1854-RUN-7');
    play.refuses(P1, ride(run('3-0', 'C23:1 C21:1 C19 C17:0')), 'skipsStop', '1854-RUN-7');
    expect(earned(play.do(P1, ride(run('3-0', 'C23:1 C21:1 C19:0'))))).toBe(60);
  });

  test('1854-RUN-15 Several trains need separate track and may meet in stations', () => {
    const play = toRun(klagenfurt('2', '3').operating('KT'));
    const both = ride(run('2-0', 'H18:0 I19:0'), run('3-0', 'H18:0 H16:1 I15:0'));
    expect(earned(play.do(P1, both))).toBe(130);
    const shared = ride(run('2-0', 'H18:0 H16:1'), run('3-0', 'H18:0 H16:1 I15:0'));
    play.refuses(P1, shared, 'sharedTrack', '1854-RUN-15');
    const twice = ride(run('2-0', 'H18:0 I19:0'), run('2-0', 'H18:0 H16:1'));
    play.refuses(P1, twice, 'trainTwice', '1854-RUN-15');
    play.refuses(P1, ride(run('4-0', 'H18:0 I19:0')), 'noSuchTrain', '1854-RUN-15');
  });

  test('1854-RUN-16 A junction serves one train a turn', () => {
    // Innsbruck to F10, whose switch leads to the Brenner (under G11) and to Kufstein (under F12)
    const table = inPhase(table1854(), '3').tile('F8', '57', 1).tile('F10', '23', 1).tile('E11', '56', 2);
    dug(major(table, 'NT', P1), { G11: [[0, 2]], F12: [[1, 2]] })
      .train('NT', '2')
      .train('NT', '3');
    const play = toRun(table.operating('NT'));
    const brenner = run('2-0', 'F8:0 F10 G11 H10:0');
    const kufstein = run('3-0', 'F8:0 F10 F12 E11:1');
    expect(earned(play.do(P1, ride(brenner)))).toBe(60);
    // either alone is a route
    play.refuses(P1, ride(kufstein), 'lessThanBest', '1854-REV-7');
    play.refuses(P1, ride(brenner, kufstein), 'sharedTrack', '1854-RUN-15');
  });

  test('1854-RUN-17 1854-LOC-5 1854-MAJOR-8 1854-TRAIN-17 Local railways run plus trains on the extra map, the others never', () => {
    const region = () => local(inPhase(table1854(), '3').tile('L36', '3', 5), 'L3', P1).train('L3', '2');
    const play = toRun(region().train('L3', '1+').operating('L3'));
    play.refuses(P1, ride(run('2-0', 'M35:0 L36:0')), 'cannotUseTrain', '1854-RUN-17');
    play.refuses(P1, ride(run('1+-0', 'C23:0 D22:0')), 'broken');
    const austria = toRun(region().train('L3', '1+').tile('H18', '14', 1).operating('L3'));
    austria.refuses(P1, ride(run('1+-0', 'H18:0 I19:0')), 'noOwnStation', '1854-RUN-2');
    // with regular trains only it has nothing to run
    expect(region().operating('L3').passUntil('trainStep').cash('L3')).toBe(150);
    const large = toRun(klagenfurt('3', '2+').operating('KT'));
    large.refuses(P1, ride(run('2+-0', 'H18:0 I19:0')), 'cannotUseTrain', '1854-MAJOR-8');
    const only = inPhase(table1854(), '3').tile('H18', '14', 1);
    const plus = major(only, 'KT', P1).train('KT', '2+').operating('KT').passUntil('trainStep');
    expect(plus.price('KT')).toBe(79);
  });
});

describe('the Orient Express', () => {
  /** KE’s line from Wien to Innsbruck: nine stops, 40 for Wien, 20 for each of three cities, 10 for each of five towns. */
  const express = (train: '8' | '8Ox'): TableBuilder => {
    const table = danube('6', '57', '7').tile('D14', '8', 0).tile('E13', '6', 1).tile('E11', '55', 0);
    table.tile('E9', '8', 4).tile('F8', '57', 0).supply('6', 0);
    table.set({
      trains: table.state.trains.map((one) => (one.holder === 'KE' ? { ...one, holder: 'scrap' } : one)),
    });
    return train === '8' ? table.train('KE', '8') : table.turnedTrain('KE', '8Ox');
  };
  const stops = 'C23:1 C21:1 C19:0 C17:0 C15:0 C13:0 D14 E13:0 E11:1 E9 F8:0';

  test('1854-RUN-8 leaves stops out: the best eight of a longer way, an own station among them', () => {
    const table = express('8Ox');
    const id = table.state.trains.find((one) => one.holder === 'KE')?.id as string;
    const play = toRun(table.operating('KE'));
    expect(earned(play.do(P1, ride(run(id, stops))))).toBe(140);
    play.refuses(P1, ride(run(id, stops.slice('C23:1 '.length))), 'noOwnStation', '1854-RUN-2');
    // no other train may do so
    const plain = express('8');
    const eight = plain.state.trains.find((one) => one.holder === 'KE')?.id as string;
    toRun(plain.operating('KE')).refuses(P1, ride(run(eight, stops)), 'tooLong', '1854-RUN-5');
    // a city full of others stops it too
    const barred = toRun(major(express('8Ox'), 'KR', P2).operating('KE'));
    barred.refuses(P1, ride(run(id, stops)), 'closedCity', '1854-RUN-3');
  });

  /** VB in Bregenz beside Zürich. */
  const bregenz = (train: '8' | '8Ox') => {
    const table = major(inPhase(table1854(), '7').tile('E3', '57', 1), 'VB', P1);
    if (train === '8') table.train('VB', '8');
    else table.turnedTrain('VB', '8Ox');
    const id = table.state.trains.find((one) => one.holder === 'VB')?.id as string;
    return { play: toRun(table.operating('VB')), id };
  };

  test('1854-RUN-11 1854-RUN-12 runs from Paris and Konstantinopel, and no other train does', () => {
    const { play, id } = bregenz('8Ox');
    expect(earned(play.do(P1, ride(run(id, 'D0:0 E1:0 E3:0'))))).toBe(90 + 50 + 20);
    const other = bregenz('8');
    const way = run(other.id, 'D0:0 E1:0 E3:0');
    other.play.refuses(P1, ride(way), 'notForThisTrain', '1854-RUN-12');
    expect(earned(other.play.do(P1, ride(run(other.id, 'E3:0 E1:0'))))).toBe(70);
    // through either hex of Budapest
    const east = (rotation: number, tile: string) => {
      const table = inPhase(table1854(), '7')
        .tile('C23', '433', 0)
        .tile('C25', '8', 5)
        .tile('D26', tile, rotation);
      major(table, 'NT', P1).turnedTrain('NT', '8Ox').station('NT', 'C23', 4);
      return { play: table, id: table.state.trains.find((one) => one.holder === 'NT')?.id as string };
    };
    // C25: from Wien in the west to D26 in the south-east
    for (const [tile, rotation, line] of [
      ['4', 2, 'C23:4 C25 D26:0 E27:0 F28:0'],
      ['58', 2, 'C23:4 C25 D26:0 D28:0 E27 F28:0'],
    ] as const) {
      const { play: table, id: train } = east(rotation, tile);
      const one = toRun(table.operating('NT'));
      expect(earned(one.do(P1, ride(run(train, line))))).toBe(50 + 10 + 60 + 90);
    }
  });
});

describe('a usable route', () => {
  test('1854-RUN-9 1854-TRAIN-1 Two stations of Wien alone are none: no run is asked for, and no train is due', () => {
    const wien = () => {
      const table = inPhase(table1854(), '3').tile('C23', '433', 0).tile('B24', '7', 5).tile('C25', '7', 1);
      table.par('KE', 82).shares(P1, 'KE', 60).floated('KE').operated('KE', 3).cash('KE', 500);
      return table;
    };
    const table = wien();
    expect(title.runs.hasRoute(table.state, 'KE')).toBe(false);
    expect(trainDuty(title, table.state, 'KE')).toBe(false);
    // with a train too there is nothing to run: the step is left out
    const play = wien().train('KE', '3').operating('KE').passUntil('trainStep');
    expect([play.price('KE'), play.accepts(P1, { type: 'pass' })]).toEqual([79, true]);
  });

  test('1854-RUN-1 1854-TRAIN-1 A town beside the station is one', () => {
    const table = inPhase(table1854(), '3').tile('C21', '55', 0);
    major(table, 'KE', P1);
    expect(title.runs.hasRoute(table.state, 'KE')).toBe(true);
    expect(trainDuty(title, table.state, 'KE')).toBe(true);
  });
});
