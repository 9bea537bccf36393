/** Chapter XI: what a route is, and what it earns. */
import type { Run } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { expect, test } from 'vitest';
import { P1, P2, P3, type Play, run, type TableBuilder, table1848, table2021 } from './table1848.ts';

/** What trains earn on these ways, or why they may not run. */
function earns(play: Play, ...runs: Run[]): number | string {
  const outcome = play.try(P1, { type: 'runTrains', runs });
  if (isRefusal(outcome)) return `${outcome.reason} (${outcome.rule})`;
  return outcome.events.find((event) => event.type === 'trainsRun')?.revenue ?? 'nothing';
}

const atRun = (builder: TableBuilder, company: string, ...trains: string[]): Play => {
  for (const kind of trains) {
    if (kind.endsWith('+')) builder.turnedTrain(company, kind);
    else builder.train(company, kind);
  }
  return builder.atStep(company, 'run');
};

/** The NSW on a straight line: Wollongong, Sydney with its station, Newcastle, 20 each. */
const nsw = (builder = table1848()) =>
  builder.company('NSW', P1).tile('G16', '57', 0).tile('F17', '57', 0).tile('E18', '57', 0);

/** The QR in Brisbane (40), with Cairns north-west of it and Southport (30) behind a town. */
const qr = (builder = table1848().phase('3')) =>
  builder.company('QR', P1).tile('B19', '238', 0).tile('C18', '2', 2).tile('C20', '15', 0);

/** Melbourne between Geelong and Tasmania. */
const vr = (builder = table1848().phase('3')) =>
  builder
    .company('VR', P1)
    .tile('H11', '5', 0)
    .tile('H9', '5', 3)
    .tile('G10', '235', 0)
    .tile('I10', '241', 1);

test('1848-XI-1 A route joins at least two stations, large or small', () => {
  const town = atRun(table1848().company('VR', P1).tile('H11', '6', 1).tile('G12', '1', 0), 'VR', '2');
  expect(earns(town, run('2-0', 'H11:0 G12:1'))).toBe(30);
  expect(earns(town, run('2-0', 'H11:0'))).toBe('tooShort (1848-XI-1)');
  expect(earns(town, { train: '2-0', stops: [], legs: [] })).toBe('tooShort (1848-XI-1)');
});

test('1848-XI-2 One station and a change of gauge are no route', () => {
  // Adelaide, and track over the border into G8 that leads nowhere
  const sar = () => table1848().company('SAR', P1).tile('G6', '6', 2).tile('G8', '9', 1);
  const beyond = atRun(sar().station('SAR', 'F17').tile('F17', '57', 0).tile('E18', '57', 0), 'SAR', '2');
  expect(earns(beyond, run('2-0', 'G6:0 G8'))).toBe('tooShort (1848-XI-1)');
  expect(earns(beyond, run('2-0', 'F17:0 E18:0'))).toBe(40);
  // no route, no duty: the train step lets it go without a train
  const none = sar().atStep('SAR', 'trains');
  expect(none.kinds(P1)).toContain('pass');
  expect(none.pass().acting).not.toBe('SAR');
  const route = sar().tile('G10', '235', 1).atStep('SAR', 'trains');
  route.refuses(P1, { type: 'pass' }, 'mustOwnTrain', '1848-IX-1');
  // with a train it stays at home and falls
  expect(sar().train('SAR', '2').atStep('SAR', 'run').price('SAR')).toBe(90);
});

test('1848-XI-3 Each route contains an own marker', () => {
  const play = atRun(nsw().tile('H11', '6', 1).tile('G12', '1', 0).station('VR', 'H11'), 'NSW', '2', '2');
  expect(earns(play, run('2-0', 'H11:0 G12:1'))).toBe('noOwnStation (1848-XI-3)');
  expect(earns(play, run('2-0', 'F17:0 E18:0'), run('2-1', 'H11:0 G12:1'))).toBe('noOwnStation (1848-XI-3)');
  expect(earns(play, run('2-0', 'F17:0 E18:0'))).toBe(40);
});

test('1848-XI-4 Large stations use the range, small towns do not', () => {
  const tasmania = 'G10:0 H9:0 H11:0 I10:0';
  expect(earns(atRun(vr(), 'VR', '3'), run('3-0', tasmania))).toBe('tooLong (1848-XI-4)');
  expect(earns(atRun(vr(), 'VR', '4'), run('4-0', tasmania))).toBe(30 + 20 + 20 + 50);
  // Whyalla, both towns of D3, Port Augusta, Port Pirie: three cities
  const car = table1848()
    .company('CAR', P1)
    .tile('E2', '6', 3)
    .tile('D3', '1', 2)
    .tile('C2', '7', 4)
    .tile('C4', '7', 0)
    .tile('E4', '57', 2)
    .tile('F5', '6', 2);
  const way = 'E2:0 D3:1 C2 C4 D3:0 E4:0 F5:0';
  const play = atRun(car, 'CAR', '2', '3');
  expect(earns(play, run('3-0', way))).toBe(20 + 10 + 10 + 20 + 20);
  expect(earns(play, run('2-0', way))).toBe('tooLong (1848-XI-4)');
});

test('1848-XI-5 Nothing on the way is skipped', () => {
  const play = atRun(nsw().station('NSW', 'E18'), 'NSW', '2', '3');
  expect(earns(play, run('2-0', 'G16:0 F17 E18:0'))).toBe('skipsStop (1848-XI-5)');
  expect(earns(play, run('2-0', 'G16:0 F17:0 E18:0'))).toBe('tooLong (1848-XI-4)');
  expect(earns(play, run('3-0', 'G16:0 F17:0 E18:0'))).toBe(60);
});

test('1848-XI-6 Both cities of one hex may be in a route if they lie on separate track', () => {
  const orange = () =>
    table1848()
      .phase('3')
      .company('NSW', P1)
      .tile('F15', '59', 3)
      .tile('G16', '5', 2)
      .tile('F17', '6', 0)
      .tile('E16', '7', 5);
  const way = 'F15:1 G16:0 F17:0 E16 F15:0';
  expect(earns(atRun(orange(), 'NSW', '4'), run('4-0', way))).toBe(40 + 20 + 20 + 40);
  expect(earns(atRun(orange(), 'NSW', '3'), run('3-0', way))).toBe('tooLong (1848-XI-4)');
});

/** From one hex of Alice Springs by Port Augusta to the other. */
const ALICE = 'A4:0 B3 C4 D5 E4:0 E6 D7 C6 B7 A6:0';
const alice = (builder: TableBuilder) =>
  builder
    .company('CAR', P1)
    .tile('B3', '8', 3)
    .tile('C4', '9', 2)
    .tile('D5', '8', 0)
    .tile('E4', '5', 3)
    .tile('E6', '8', 1)
    .tile('D7', '8', 0)
    .tile('C6', '8', 3)
    .tile('B7', '8', 0);

test('1848-XI-7 A red location appears once in a route; Alice Springs is one location', () => {
  const play = atRun(alice(table1848().phase('3')), 'CAR', '3');
  expect(earns(play, run('3-0', ALICE))).toBe('placeTwice (1848-XI-7)');
  expect(earns(play, run('3-0', 'A4:0 B3 C4 D5 E4:0'))).toBe(40);
  expect(earns(play, run('3-0', 'E4:0 E6 D7 C6 B7 A6:0'))).toBe(40);
});

test('1848-XI-7 (2021) The two hexes of Alice Springs are stops of their own', () => {
  const play = atRun(alice(table2021().phase('3')), 'CAR', '3');
  expect(earns(play, run('3-0', ALICE))).toBe(60);
});

test('1848-XI-8 A city appears once in a route', () => {
  const loop = table1848().company('NSW', P1).tile('F17', '5', 2).tile('E18', '5', 0).tile('E16', '7', 4);
  const play = atRun(loop, 'NSW', '3');
  expect(earns(play, run('3-0', 'F17:0 E18:0 E16 F17:0'))).toBe('stopTwice (1848-XI-8)');
  expect(earns(play, run('3-0', 'F17:0 E18:0 F17:0'))).toBe('stopTwice (1848-XI-8)');
  expect(earns(play, run('3-0', 'F17:0 E18:0'))).toBe(40);
});

/** Sydney, Wollongong, over the border to Melbourne (of the VR) and Geelong. */
const coast = (melbourne: readonly [string, number], builder = table1848().phase('3')) =>
  builder
    .company('NSW', P1)
    .tile('F17', '57', 0)
    .tile('G16', '57', 0)
    .tile('H15', '8', 1)
    .tile('H13', '9', 1)
    .tile('H11', ...melbourne)
    .tile('H9', '6', 2)
    .station('VR', 'H11');
const TO_MELBOURNE = 'F17:0 G16:0 H15 H13 H11:0';

test('1848-XI-9 A route begins or ends in a city full of foreign markers, and does not go on', () => {
  const full = atRun(coast(['57', 1]), 'NSW', '5');
  expect(earns(full, run('5-0', TO_MELBOURNE))).toBe(60);
  expect(earns(full, run('5-0', `${TO_MELBOURNE} H9:0`))).toBe('closedCity (1848-XI-9)');
  const green = atRun(coast(['236', 1]).station('SAR', 'H11'), 'NSW', '5');
  expect(earns(green, run('5-0', TO_MELBOURNE))).toBe(80);
  expect(earns(green, run('5-0', `${TO_MELBOURNE} H9:0`))).toBe('closedCity (1848-XI-9)');
});

test('1848-XI-10 A city with a free circle may be passed', () => {
  const free = atRun(coast(['236', 1]), 'NSW', '5');
  expect(earns(free, run('5-0', `${TO_MELBOURNE} H9:0`))).toBe(100);
  const own = atRun(coast(['236', 1]).station('NSW', 'H11'), 'NSW', '5');
  expect(earns(own, run('5-0', `${TO_MELBOURNE} H9:0`))).toBe(100);
});

/** A green junction north of Sydney: from there to Dubbo or to Newcastle. */
const junction = () =>
  table1848()
    .phase('3')
    .company('NSW', P1)
    .tile('F17', '6', 0)
    .tile('E16', '31', 5)
    .tile('E14', '57', 1)
    .tile('E18', '6', 1)
    .tile('G16', '57', 0);

test('1848-XI-11 No piece of track twice in one route', () => {
  const play = atRun(junction(), 'NSW', '3');
  expect(earns(play, run('3-0', 'E14:0 E16 F17:0 E16 E18:0'))).toBe('trackTwice (1848-XI-11)');
  expect(earns(play, run('3-0', 'E14:0 E16 F17:0 G16:0'))).toBe(60);
});

test('1848-XI-12 A train leaves a city by any other track of it', () => {
  // Sydney with exits 0, 1 and 3: Wollongong, Bathurst, Newcastle
  const green = () =>
    table1848()
      .phase('3')
      .company('NSW', P1)
      .tile('F17', '236', 0)
      .tile('G16', '57', 0)
      .tile('F15', '235', 4)
      .tile('E18', '57', 0);
  const play = atRun(green(), 'NSW', '3');
  expect(earns(play, run('3-0', 'G16:0 F17:0 F15:0'))).toBe(20 + 40 + 30);
  expect(earns(play, run('3-0', 'G16:0 F17:0 E18:0'))).toBe(20 + 40 + 20);
  expect(earns(play, run('3-0', 'F15:0 F17:0 E18:0'))).toBe(30 + 40 + 20);
  expect(earns(play, run('3-0', 'G16:0 F17:0 G16:0'))).toBe('stopTwice (1848-XI-8)');
  // by the track it came on, to another city
  expect(earns(atRun(junction(), 'NSW', '3'), run('3-0', 'E18:0 E16 F17:0 E16 E14:0'))).toBe(
    'trackTwice (1848-XI-11)',
  );
});

test('1848-XI-13 Several trains use separate track and may meet in cities', () => {
  const play = atRun(nsw(), 'NSW', '2', '2', '3');
  expect(earns(play, run('2-0', 'G16:0 F17:0'), run('2-1', 'F17:0 E18:0'))).toBe(80);
  expect(earns(play, run('2-0', 'F17:0 E18:0'), run('2-1', 'E18:0 F17:0'))).toBe('sharedTrack (1848-XI-13)');
  expect(earns(play, run('2-0', 'F17:0 E18:0'), run('3-0', 'G16:0 F17:0 E18:0'))).toBe(
    'sharedTrack (1848-XI-13)',
  );
});

test('1848-XI-14 Where tracks merge on a junction tile only one train runs', () => {
  const play = atRun(junction(), 'NSW', '2', '2');
  const dubbo = run('2-0', 'F17:0 E16 E14:0');
  expect(earns(play, dubbo, run('2-1', 'F17:0 E16 E18:0'))).toBe('sharedTrack (1848-XI-13)');
  expect(earns(play, dubbo, run('2-1', 'F17:0 G16:0'))).toBe(80);
  const stations = atRun(junction().station('NSW', 'E14'), 'NSW', '2');
  expect(earns(stations, run('2-0', 'E14:0 E16 E18:0'))).toBe('reversesAtSwitch (1848-XI-14)');
});

test('1848-XI-15 Red and blue locations end a route', () => {
  const play = atRun(qr().tile('B17', '235', 3), 'QR', '3');
  expect(earns(play, run('3-0', 'B19:0 A18:0 B17:0'))).toBe('offboardInside (1848-XI-15)');
  expect(earns(play, run('3-0', 'B19:0 A18:0'))).toBe(60);
  // Tasmania between Geelong and Melbourne
  const tasmania = atRun(vr().tile('H9', '6', 3), 'VR', '3', '4');
  expect(earns(tasmania, run('3-0', 'H9:0 I10:0 H11:0'))).toBe('offboardInside (1848-XI-15)');
  expect(earns(tasmania, run('4-0', 'G10:0 H9:0 I10:0 H11:0'))).toBe('offboardInside (1848-XI-15)');
  expect(earns(tasmania, run('3-0', 'I10:0 H11:0'))).toBe(70);
});

test('1848-XI-15 (2021) The western home ends a route too', () => {
  const perth = table2021().phase('3').company('WA', P1).tile('E2', '6', 2).tile('D3', '1', 0);
  const play = atRun(perth, 'WA', '3');
  expect(earns(play, run('3-0', 'E2:0 D1:0 D3:0'))).toBe('offboardInside (1848-XI-15)');
  expect(earns(play, run('3-0', 'E2:0 D1:0'))).toBe(60);
});

/** Cairns, Brisbane, Southport and the harbour in yellow. */
const harbour = () => table1848().company('QR', P1).tile('B19', '57', 2).tile('C20', '5', 2);

test('1848-XI-16 The two small harbours use no range', () => {
  const play = atRun(harbour(), 'QR', '2', '3');
  expect(earns(play, run('2-0', 'B21:0 C20:0 B19:0'))).toBe(50);
  expect(earns(play, run('2-0', 'B21:0 C20:0 B19:0 A18:0'))).toBe('tooLong (1848-XI-4)');
  expect(earns(play, run('3-0', 'B21:0 C20:0 B19:0 A18:0'))).toBe(60);
  const lincoln = table1848().company('CAR', P1).tile('E4', '57', 1).tile('E2', '5', 4);
  expect(earns(atRun(lincoln, 'CAR', '2'), run('2-0', 'F3:0 E2:0 E4:0'))).toBe(50);
});

test('1848-XI-17 Tasmania uses range', () => {
  const play = atRun(vr(), 'VR', '2', '3');
  expect(earns(play, run('2-0', 'I10:0 H11:0 H9:0'))).toBe('tooLong (1848-XI-4)');
  expect(earns(play, run('2-0', 'I10:0 H11:0'))).toBe(70);
  expect(earns(play, run('3-0', 'I10:0 H11:0 H9:0'))).toBe(90);
});

test('1848-XI-18 City to harbour is a route', () => {
  const play = atRun(harbour().station('QR', 'C20'), 'QR', '2');
  expect(earns(play, run('2-0', 'C20:0 B21:0'))).toBe(30);
});

test('1848-XI-19 1848-XI-20 A train earns all it visits, a company what its trains earn', () => {
  const play = atRun(qr(), 'QR', '2', '3');
  const south = run('2-0', 'B19:0 C18:1 C20:0');
  expect(earns(play, south)).toBe(40 + 10 + 30);
  expect(earns(play, run('3-0', 'A18:0 B19:0'))).toBe(60);
  expect(earns(play, south, run('3-0', 'A18:0 B19:0'))).toBe(140);
  expect(earns(play, south, { ...south, train: '2-0' })).toBe('trainTwice (1848-XI-20)');
  expect(earns(play, { ...south, train: '4-0' })).toBe('noSuchTrain (1848-XI-20)');
});

test('1848-XI-19 No bonus for K cities (2021: 50 for two of them)', () => {
  expect(earns(atRun(coast(['57', 1]), 'NSW', '5'), run('5-0', TO_MELBOURNE))).toBe(60);
  const late = atRun(coast(['57', 1], table2021().phase('3')), 'NSW', '5');
  expect(earns(late, run('5-0', TO_MELBOURNE))).toBe(110);
});

test('1848-XI-21 The bank pays the result', () => {
  const play = qr().shares(P2, 'QR', 30).shares('pool', 'QR', 10).atRevenue('QR', 140);
  const change = (after: Play) =>
    (['bank', 'QR', P1, P2] as const).map((holder) => after.cash(holder) - play.cash(holder));
  expect(change(play.do(P1, { type: 'withhold' }))).toEqual([-140, 140, 0, 0]);
  // the pool's share stays in the bank
  expect(change(play.do(P1, { type: 'payOut' }))).toEqual([-126, 0, 84, 42]);
});

test('1848-XI-22 All is paid out or all is kept', () => {
  const play = qr().shares(P2, 'QR', 40).atRevenue('QR', 230);
  expect(play.kinds(P1).filter((kind) => kind !== 'takeLoan')).toEqual(['payOut', 'withhold']);
  play.refuses(P1, { type: 'payOut', amount: 100 }, 'malformed', '1848-0-1');
  play.refuses(P1, { type: 'payHalf' }, 'unknownAction', '1848-0-1');
  play.refuses(P1, { type: 'pass' }, 'revenueFirst', '1848-XI-22');
  expect(play.do(P1, { type: 'withhold' }).cash(P2)).toBe(play.cash(P2));
});

test('1848-XI-23 A player is paid his percentage of the result', () => {
  const play = qr().shares(P2, 'QR', 30).shares(P3, 'QR', 10).atRevenue('QR', 230);
  const paid = play.do(P1, { type: 'payOut' });
  expect([P1, P2, P3].map((seat) => paid.cash(seat) - play.cash(seat))).toEqual([138, 69, 23]);
});

test.each([
  ['2', 10, 10, 10, 20],
  ['3', 20, 20, 10, 40],
  ['4', 20, 20, 10, 40],
  ['5', 40, 30, 20, 60],
  ['6', 40, 30, 20, 60],
  ['8', 60, 40, 20, 80],
])(
  '1848-XI-24 Phase %s: Alice Springs %i, Cairns %i, harbours %i, the western home %i',
  (phase, ...values) => {
    const [north, cairns, port, west] = values;
    const at = () => table1848().phase(phase);
    const train = '5';
    const way = (stops: string) => run(`${train}-0`, stops);
    expect(earns(atRun(alice(at()), 'CAR', train), way('A4:0 B3 C4 D5 E4:0'))).toBe(20 + (north as number));
    const brisbane = (builder: TableBuilder) =>
      builder.company('QR', P1).tile('B19', '57', 2).tile('C20', '5', 2);
    expect(earns(atRun(brisbane(at()), 'QR', train), way('A18:0 B19:0'))).toBe(20 + (cairns as number));
    expect(earns(atRun(brisbane(at()), 'QR', train), way('B19:0 C20:0 B21:0'))).toBe(40 + (port as number));
    const wa = at().company('WA', P1).tile('E2', '6', 2);
    expect(earns(atRun(wa, 'WA', train), way('D1:0 E2:0'))).toBe(20 + (west as number));
  },
);

test('1848-XI-25 The best route need not be run', () => {
  const play = atRun(nsw(), 'NSW', '3');
  expect(earns(play, run('3-0', 'G16:0 F17:0 E18:0'))).toBe(60);
  expect(earns(play, run('3-0', 'F17:0 E18:0'))).toBe(40);
  // running nothing counts as no earnings
  const home = play.do(P1, { type: 'runTrains', runs: [] });
  expect([home.top === 'revenueStep', home.price('NSW')]).toEqual([false, 90]);
});
