import type { Run } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { expect, test } from 'vitest';
import { P1, type Play, run, type TableBuilder, table1830 } from './table1830.ts';

/** What trains earn on these ways, or why they may not run. */
function earns(play: Play, ...runs: Run[]): number | string {
  const outcome = play.try(P1, { type: 'runTrains', runs });
  if (isRefusal(outcome)) return `${outcome.reason} (${outcome.rule})`;
  return outcome.events.find((event) => event.type === 'trainsRun')?.revenue ?? 'nothing';
}

/** The PRR's straight line: Pittsburgh (20), Altoona (10) with its station, Lancaster (20). */
const prr = () =>
  table1830().company('PRR', P1).tile('H10', '57', 1).tile('H14', '9', 1).tile('H16', '57', 1);

/** The B&O between Lancaster (40), Baltimore (60) with its station, Washington (20) and the Deep South (30). */
const bando = () =>
  table1830().company('B&O', P1).tile('I15', '61', 0).tile('J14', '57', 0).tile('H16', '63', 0);

const atRun = (builder: TableBuilder, company: string, ...trains: string[]) => {
  for (const kind of trains) builder.train(company, kind);
  return builder.atStep(company, 'run');
};

test('1830-20.1a A route joins at least two cities; small ones and red areas count', () => {
  const play = atRun(prr(), 'PRR', '2');
  expect(earns(play, run('2-0', 'H12:0'))).toBe('tooShort (1830-20.1a)');
  expect(earns(play, run('2-0', 'H12:0 H10:0'))).toBe(30);
  const town = atRun(table1830().company('C&O', P1).tile('G7', '56', 0), 'C&O', '2');
  expect(earns(town, run('2-0', 'F6:0 G7:0'))).toBe(40);
  const red = atRun(bando().station('B&O', 'J14'), 'B&O', '2');
  expect(earns(red, run('2-0', 'J14:0 K13:0'))).toBe(50);
});

test('1830-20.1b A route is continuous', () => {
  const gap = atRun(table1830().company('PRR', P1).tile('H10', '57', 1).tile('H16', '57', 1), 'PRR', '3');
  expect(earns(gap, run('3-0', 'H12:0 H14 H16:0'))).toBe('broken (1830-20.1b)');
  expect(earns(gap, run('3-0', 'H10:0 H12:0 H16:0'))).toBe('broken (1830-20.1b)');
  expect(earns(gap, { train: '3-0', stops: ['H10:0', 'H12:0'], legs: [] })).toBe('broken (1830-20.1b)');
  expect(earns(gap, run('3-0', 'H10:0 H12:0'))).toBe(30);
  const turned = atRun(table1830().company('PRR', P1).tile('H10', '57', 0), 'PRR', '2');
  expect(turned.top).not.toBe('runStep');
});

/** A switch at H14: from Altoona to Lancaster or to Baltimore. */
const atSwitch = () =>
  atRun(
    table1830()
      .company('PRR', P1)
      .tile('H14', '23', 1)
      .tile('H16', '57', 1)
      .tile('I15', '53', 0)
      .station('PRR', 'H16'),
    'PRR',
    '3',
  );

test('1830-20.1c A route does not reverse at a switch', () => {
  expect(earns(atSwitch(), run('3-0', 'H16:0 H14 I15:0'))).toBe('reversesAtSwitch (1830-20.1c)');
  expect(earns(atSwitch(), run('3-0', 'H12:0 H14 I15:0'))).toBe(60);
  expect(earns(atSwitch(), run('3-0', 'H12:0 H14 H16:0'))).toBe(30);
});

test('1830-20.1d A route does not change track at a crossing', () => {
  const play = atRun(
    table1830()
      .company('PRR', P1)
      .tile('H14', '20', 0)
      .tile('H16', '57', 1)
      .tile('G15', '9', 0)
      .tile('F16', '57', 0),
    'PRR',
    '3',
  );
  expect(earns(play, run('3-0', 'H12:0 H14 G15 F16:0'))).toBe('changesTrackAtCrossing (1830-20.1d)');
  expect(earns(play, run('3-0', 'H12:0 H14 H16:0'))).toBe(30);
});

test('1830-20.1e A route uses no piece of track twice', () => {
  expect(earns(atSwitch(), run('3-0', 'H16:0 H14 H12:0 H14 I15:0'))).toBe('trackTwice (1830-20.1e)');
});

test('1830-20.1f A route that enters a city leaves it by any other track', () => {
  const play = atRun(
    bando()
      .tile('H14', '9', 1)
      .tile('G15', '8', 3)
      .tile('F16', '57', 0)
      .tile('G17', '55', 0)
      .tile('H18', '59', 1)
      .tile('I17', '8', 2),
    'B&O',
    '3',
  );
  const beyond = { 1: 'H14 H12:0', 2: 'G15 F16:0', 3: 'G17:0', 4: 'H18:0', 5: 'I17 I19:0' };
  const revenues = Object.values(beyond).map((way) => earns(play, run('3-0', `I15:0 H16:0 ${way}`)));
  expect(revenues).toEqual([110, 120, 110, 140, 110]);
});

/** C&O in Lansing, with Chicago behind one hex and Toledo on its other side. */
const chicago = () => table1830().company('C&O', P1).station('C&O', 'D2').tile('F4', '57', 1);

test('1830-20.1g A red area begins or ends a route, it is never in the middle', () => {
  const play = atRun(chicago().tile('E3', '8', 0), 'C&O', '3');
  expect(earns(play, run('3-0', 'D2:0 E3 F2:0 F4:0'))).toBe('offboardInside (1830-20.1g)');
  expect(earns(play, run('3-0', 'D2:0 E3 F2:0'))).toBe(60);
  expect(earns(play, run('3-0', 'F2:0 E3 D2:0'))).toBe(60);
});

test('1830-20.1h No city is used twice by a route', () => {
  const play = atRun(
    bando().tile('G15', '8', 3).tile('F16', '14', 2).tile('G17', '56', 0).station('B&O', 'H16'),
    'B&O',
    '4',
  );
  expect(earns(play, run('4-0', 'H16:0 G15 F16:0 G17:0 H16:0'))).toBe('stopTwice (1830-20.1h)');
  expect(earns(play, run('4-0', 'H16:0 G15 F16:0 G17:0'))).toBe(80);
  const there = atRun(prr(), 'PRR', '3');
  expect(earns(there, run('3-0', 'H12:0 H10:0 H12:0'))).toBe('stopTwice (1830-20.1h)');
});

test('1830-20.1i Both circles of New York may be in one route if track outside joins them', () => {
  const play = atRun(
    table1830()
      .par('NYNH', 100)
      .shares(P1, 'NYNH', 60)
      .operated('NYNH', 1)
      .tile('G19', '54', 0)
      .tile('G17', '2', 2)
      .tile('F18', '7', 5),
    'NYNH',
    '3',
  );
  expect(earns(play, run('3-0', 'G19:0 G17:1 F18 G19:1'))).toBe(130);
  expect(earns(play, run('3-0', 'G19:0 G19:1'))).toBe('broken (1830-20.1b)');
});

test('1830-20.1j Routes of several trains share no track', () => {
  const play = atRun(prr(), 'PRR', '2', '2', '3');
  const short = (train: string) => run(train, 'H12:0 H10:0');
  expect(earns(play, short('2-0'), short('2-1'))).toBe('sharedTrack (1830-20.1j)');
  expect(earns(play, short('2-0'), run('3-0', 'H10:0 H12:0 H14 H16:0'))).toBe('sharedTrack (1830-20.1j)');
  expect(earns(play, short('2-0'))).toBe(30);
});

test('1830-20.1k Routes may meet or cross in a city, and each counts it', () => {
  const meet = atRun(prr(), 'PRR', '2', '2');
  expect(earns(meet, run('2-0', 'H10:0 H12:0'), run('2-1', 'H12:0 H14 H16:0'))).toBe(60);
  const cross = atRun(
    bando().tile('H14', '9', 1).tile('G17', '55', 0).tile('H18', '59', 1).station('B&O', 'H16'),
    'B&O',
    '3',
    '3',
  );
  expect(earns(cross, run('3-0', 'I15:0 H16:0 G17:0'), run('3-1', 'H12:0 H14 H16:0 H18:0'))).toBe(200);
});

test('1830-20.1l Every route contains a city with an own station', () => {
  const play = atRun(prr().tile('J14', '57', 0), 'PRR', '2', '2');
  expect(earns(play, run('2-0', 'I15:0 J14:0'))).toBe('noOwnStation (1830-20.1l)');
  expect(earns(play, run('2-0', 'H12:0 H10:0'), run('2-1', 'I15:0 J14:0'))).toBe('noOwnStation (1830-20.1l)');
  expect(earns(atRun(prr().station('B&O', 'H16'), 'PRR', '2'), run('2-0', 'H12:0 H14 H16:0'))).toBe(30);
});

test('1830-20.1m The number on the train is the most cities it visits; small ones and red areas count', () => {
  expect(earns(atRun(prr(), 'PRR', '2'), run('2-0', 'H10:0 H12:0 H14 H16:0'))).toBe('tooLong (1830-20.1m)');
  const five = atRun(bando().tile('H18', '64', 1).tile('G19', '62', 0), 'B&O', '5');
  expect(earns(five, run('5-0', 'J14:0 I15:0 H16:0 H18:0 G19:0'))).toBe(250);
  expect(earns(five, run('5-0', 'K13:0 J14:0 I15:0 H16:0 H18:0 G19:0'))).toBe('tooLong (1830-20.1m)');
  const red = atRun(chicago().tile('E3', '8', 0), 'C&O', '2');
  expect(earns(red, run('2-0', 'D2:0 E3 F2:0'))).toBe(60);
  const town = () => chicago().tile('D4', '3', 0).tile('E3', '9', 0);
  const way = 'D2:0 D4:0 E3 F2:0';
  expect(earns(atRun(town(), 'C&O', '2'), run('2-0', way))).toBe('tooLong (1830-20.1m)');
  expect(earns(atRun(town(), 'C&O', '3'), run('3-0', way))).toBe(70);
});

test('1830-20.1n A train cannot pass a city without stopping', () => {
  const play = atRun(bando(), 'B&O', '2', '3');
  expect(earns(play, run('2-0', 'I15:0 J14 K13:0'))).toBe('skipsStop (1830-20.1n)');
  expect(earns(play, run('3-0', 'I15:0 J14:0 K13:0'))).toBe(110);
});

test('1830-20.1o A train may run a shorter route', () => {
  expect(earns(atRun(prr(), 'PRR', '4'), run('4-0', 'H12:0 H10:0'))).toBe(30);
});

/** From the Deep South by both circles of New York to Boston. */
const EAST_COAST = 'K13:0 J14:0 I15:0 H16:0 H18:0 G19:0 G17:1 F18 G19:1 F20:1 F22:0 F24:0 E23:0';

test('1830-20.1p A diesel has no length limit', () => {
  const coast = (kind: string) =>
    atRun(
      bando()
        .phase('D')
        .tile('H18', '64', 1)
        .tile('G19', '62', 0)
        .tile('G17', '2', 2)
        .tile('F18', '7', 5)
        .tile('F20', '1', 0)
        .tile('F22', '57', 1),
      'B&O',
      kind,
    );
  const diesel = run('D-0', EAST_COAST);
  expect(diesel.stops).toHaveLength(12);
  expect(earns(coast('D'), diesel)).toBe(40 + 20 + 60 + 40 + 50 + 80 + 10 + 80 + 10 + 20 + 10 + 30);
  expect(earns(coast('6'), { ...diesel, train: '6-0' })).toBe('tooLong (1830-20.1m)');
});

test('1830-20.1q Trains cannot be coupled', () => {
  const play = atRun(bando().tile('H18', '59', 1), 'B&O', '2', '2');
  const whole = 'J14:0 I15:0 H16:0 H18:0';
  expect(earns(play, run('2-0', whole))).toBe('tooLong (1830-20.1m)');
  expect(earns(play, run('2-0+2-1', whole))).toBe('noSuchTrain (1830-20.1r)');
  expect(earns(play, run('2-0', 'J14:0 I15:0'), run('2-1', 'H16:0 H18:0'))).toBe('noOwnStation (1830-20.1l)');
});

test('1830-20.1r Each train runs one route at most', () => {
  const play = atRun(prr(), 'PRR', '2');
  expect(earns(play, run('2-0', 'H10:0 H12:0'), run('2-0', 'H12:0 H14 H16:0'))).toBe(
    'trainTwice (1830-20.1r)',
  );
  expect(earns(play, run('2-5', 'H10:0 H12:0'))).toBe('noSuchTrain (1830-20.1r)');
});

test("1830-20.1s Altoona's bypass does not count Altoona, the way through the city does", () => {
  const play = (kind: string) => atRun(prr().station('PRR', 'H10'), 'PRR', kind);
  expect(earns(play('2'), run('2-0', 'H10:0 H12 H14 H16:0'))).toBe(40);
  expect(earns(play('2'), run('2-0', 'H10:0 H12:0 H14 H16:0'))).toBe('tooLong (1830-20.1m)');
  expect(earns(play('3'), run('3-0', 'H10:0 H12:0 H14 H16:0'))).toBe(50);
  // Altoona's station does not make it an own route either.
  expect(earns(atRun(prr(), 'PRR', '2'), run('2-0', 'H10:0 H12 H14 H16:0'))).toBe(
    'noOwnStation (1830-20.1l)',
  );
});
