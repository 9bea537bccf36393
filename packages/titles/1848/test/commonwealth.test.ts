/** Chapter VI: the Commonwealth Railways, its two homes and the line between them. */
import { expect, test } from 'vitest';
import { guide as german } from '../words/de/guide.ts';
import { guide as english } from '../words/en/guide.ts';
import { P1, P2, P3, P4, type Play, run, type TableBuilder, table1848, table2021 } from './table1848.ts';

const buy = (company: string, from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
const station = (hex: string) => ({ type: 'placeStation', hex, stop: 0 }) as const;

/** Adelaide – Dubbo – Sydney, all yellow. */
const LINE: readonly (readonly [hex: string, tile: string, rotation: number])[] = [
  ['G6', '57', 0],
  ['F7', '8', 4],
  ['F9', '9', 1],
  ['F11', '8', 1],
  ['E12', '8', 4],
  ['E14', '57', 1],
  ['E16', '8', 5],
  ['F17', '5', 1],
];
const last = { type: 'layTile', hex: 'E16', tile: '8', rotation: 5 } as const;

/** The line, without these hexes. */
function line(table: TableBuilder, ...without: readonly string[]): TableBuilder {
  for (const [hex, tile, rotation] of LINE) if (!without.includes(hex)) table.tile(hex, tile, rotation);
  return table;
}

/** The COM of P1 has sold 60% at par 100 and waits: no station, no capital yet. */
function waiting(table: TableBuilder): TableBuilder {
  const { companies } = table.par('COM', 100).shares(P1, 'COM', 60).state;
  const com = companies.COM as (typeof companies)[string];
  return table.set({ companies: { ...companies, COM: { ...com, capitalised: false } } });
}

/** A company with a station in Dubbo, its home built, that can lay the last tile of the line. */
const builder = (table: TableBuilder, company: 'QR' | 'VR', cell: string) =>
  table
    .company(company, P2, { cell })
    .station(company, 'E14')
    .train(company, '3')
    .tile(company === 'QR' ? 'B19' : 'H11', '57', 1);

/** The stations of the COM, those beside a city in brackets. */
const homes = ({ state }: Play) =>
  state.stations
    .filter((one) => one.company === 'COM')
    .map((one) => (one.edge ? `(${one.hex})` : one.hex))
    .sort();

test('1848-VI-23 Its director names a par of 70 to 100; its shares are traded though it cannot act', () => {
  const play = table1848().stockRound({ set: 2 });
  for (const price of [60, 110])
    play.refuses(P1, { type: 'startCompany', company: 'COM', price }, 'badPar', '1848-VI-16');
  for (const price of [70, 80, 90, 100])
    expect(play.offers(P1, { type: 'startCompany', company: 'COM', price })).toBe(true);
  const after = play.do(P1, { type: 'startCompany', company: 'COM', price: 90 });
  expect([after.cash(P1), after.price('COM')]).toEqual([450, 90]);
  const bought = after.do(P2, buy('COM'));
  expect([bought.cash(P2), bought.percent(P2, 'COM')]).toEqual([540, 10]);
});

test('1848-VI-24 It acts only with 60% sold and a line from Sydney to Adelaide', () => {
  const idle = waiting(line(table1848(), 'E16')).endOfStockRound();
  expect([idle.acting, idle.state.round.kind]).toEqual([undefined, 'stock']);
  const linked = waiting(line(table1848())).endOfStockRound();
  expect([linked.acting, linked.waiting]).toEqual(['COM', [P1]]);
  const half = line(table1848()).par('COM', 100).shares(P1, 'COM', 50).endOfStockRound();
  expect([half.acting, half.state.round.kind]).toEqual([undefined, 'stock']);
});

test('1848-VI-25 Stations of others do not break the line', () => {
  const play = waiting(line(table1848()))
    .company('VR', P2, { par: 70 })
    .station('VR', 'E14')
    .endOfStockRound();
  expect(play.stations('E14')).toEqual(['VR:0']);
  expect(play.acting).toBe('COM');
});

test('1848-VI-26 From the first 6 on it needs no line', () => {
  expect(waiting(table1848().phase('5')).endOfStockRound().acting).toBeUndefined();
  const play = waiting(table1848().phase('6')).endOfStockRound();
  expect([play.acting, homes(play)]).toEqual(['COM', ['(F17)', '(G6)']]);
});

test('1848-VI-24 1848-VI-26 The guide names both: the line, and the first 6', () => {
  expect(english.start).toMatch(/Sydney and Adelaide .*6-train/);
  expect(german.start).toMatch(/Sydney und Adelaide .*6er-Zug/);
});

test('1848-VI-27 A line that is ready before its place in the order lets it act in the same round', () => {
  const table = builder(waiting(line(table1848().phase('3'), 'E16')), 'QR', '4,8');
  const play = table.operating(['COM', 'QR']);
  expect([play.price('COM'), play.price('QR'), play.acting]).toEqual([100, 120, 'QR']);
  const next = play.do(P2, last).passTurn();
  expect([next.acting, next.state.round.number]).toEqual(['COM', 1]);
});

test('1848-VI-28 If a cheaper company completes it, it acts in the next round', () => {
  const table = builder(waiting(line(table1848().phase('3'), 'E16')), 'VR', '3,5');
  const play = table.operating(['COM', 'VR'], { of: 2 });
  expect([play.price('COM'), play.price('VR'), play.acting]).toEqual([100, 80, 'VR']);
  const next = play.do(P2, last).passTurn();
  expect([next.acting, next.state.round.number]).toEqual(['COM', 2]);
});

test('1848-VI-29 Its capital comes with the last condition', () => {
  const half = (table: TableBuilder) => table.par('COM', 100).shares(P1, 'COM', 50);
  const floats = (table: TableBuilder) => half(table).stockRound({ seat: P2 }).do(P2, buy('COM'));
  // 60% sold, no line
  const sold = floats(line(table1848(), 'E16'));
  expect([sold.state.companies.COM?.floated, sold.cash('COM')]).toEqual([true, 0]);
  // the line with the 60%
  expect(floats(line(table1848())).cash('COM')).toBe(1000);
  // the line later
  const play = builder(waiting(line(table1848().phase('3'), 'E16')), 'VR', '3,5').operating(['COM', 'VR']);
  expect(play.cash('COM')).toBe(0);
  const linked = play.do(P2, last);
  expect([linked.cash('COM'), linked.cash('bank')]).toEqual([1000, play.cash('bank') + 50 - 1000]);
  // the first 6
  const trains = waiting(table1848().phase('5').supply('5', 0)).company('VR', P2).atStep('VR', 'trains');
  const six = trains.do(P2, { type: 'buyTrain', from: 'bank', kind: '6', price: 600 });
  expect([trains.cash('COM'), six.cash('COM')]).toEqual([0, 1000]);
});

test('1848-VI-29 (2021) Its capital comes with the 60%', () => {
  const play = line(table2021(), 'E16').par('COM', 90).shares(P1, 'COM', 50).stockRound({ seat: P2 });
  expect(play.do(P2, buy('COM')).cash('COM')).toBe(900);
});

/** The line, the NSW in Sydney and the SAR in Adelaide: both cities are full. */
const bothFull = () =>
  waiting(line(table1848().phase('3')))
    .company('NSW', P2, { par: 70 })
    .company('SAR', P3, { par: 70 });

test('1848-VI-30 Where no circle is free its station lies at the edge, of the tile or of the unbuilt hex', () => {
  const full = bothFull().endOfStockRound();
  expect([full.acting, homes(full)]).toEqual(['COM', ['(F17)', '(G6)']]);
  const one = waiting(line(table1848()))
    .company('NSW', P2, { par: 70 })
    .company('SAR', P3, { par: 70 })
    .tile('G6', '236', 0)
    .endOfStockRound();
  expect(homes(one)).toEqual(['(F17)', 'G6']);
  const unbuilt = waiting(table1848().phase('6')).company('NSW', P2, { par: 70 }).endOfStockRound();
  expect([unbuilt.state.tiles.F17, homes(unbuilt)]).toEqual([undefined, ['(F17)', '(G6)']]);
});

test('1848-VI-31 When a circle becomes free the station moves in at once', () => {
  const play = bothFull()
    .company('QR', P4, { par: 70 })
    .station('QR', 'E14')
    .tile('B19', '57', 1)
    .train('COM', '3')
    .train('NSW', '3')
    .train('SAR', '3')
    .endOfStockRound();
  const turn = play.passTurn();
  expect([turn.acting, homes(turn)]).toEqual(['NSW', ['(F17)', '(G6)']]);
  const green = turn.do(P2, { type: 'layTile', hex: 'F17', tile: '238', rotation: 0 });
  expect([homes(green), green.stations('F17')]).toEqual([
    ['(G6)', 'F17'],
    ['NSW:0', 'COM:0'],
  ]);
  // both circles are taken now
  const queensland = green.passTurn().passTurn();
  expect(queensland.acting).toBe('QR');
  queensland.refuses(P4, station('F17'), 'cityFull', '1848-VIII-51');
});

/** Without a line: the COM beside Sydney, which the NSW fills; tracks to Dubbo and to Orange & Bathurst. */
const beside = () =>
  table1848()
    .phase('6')
    .company('NSW', P2, { par: 70 })
    .company('COM', P1)
    .set({
      stations: [
        { company: 'NSW', hex: 'F17', stop: 0 },
        { company: 'COM', hex: 'F17', stop: 0, edge: true },
        { company: 'COM', hex: 'G6', stop: 0, edge: true },
      ],
    })
    .tile('F17', '5', 1)
    .tile('E16', '8', 5)
    .tile('E14', '57', 1)
    .train('COM', '3');

test('1848-VI-32 A station at the edge is one like any other', () => {
  // It may be built from …
  const track = beside().operating('COM');
  expect(track.rotations(P1, 'F15', '235')).toEqual([4]);
  // … is the one station of the company in that city …
  const places = beside().atStep('COM', 'station');
  places.refuses(P1, station('F17'), 'stationThere', '1848-VIII-49');
  expect(places.offers(P1, station('E14'))).toBe(true);
  // … and opens a route and the way through the full city.
  const through = run('3-0', 'F15:0 F17:0 E16 E14:0');
  const trains = beside().tile('F15', '235', 4).atStep('COM', 'run');
  expect(trains.state.trains.find((train) => train.holder === 'COM')?.id).toBe('3-0');
  const ran = trains.do(P1, { type: 'runTrains', runs: [through] });
  expect(ran.state.agenda.at(-1)).toMatchObject({ kind: 'revenueStep', revenue: 30 + 20 + 20 });
  // Others do not get through.
  const foreign = beside().tile('F15', '235', 4).company('QR', P3).station('QR', 'E14').train('QR', '3');
  foreign
    .atStep('QR', 'run')
    .refuses(P3, { type: 'runTrains', runs: [{ ...through, train: '3-1' }] }, 'closedCity');
});

test('1848-VI-33 Both home stations are free, and one more may be bought in the same turn', () => {
  const play = waiting(line(table1848().phase('3')).tile('F17', '238', 0).tile('G6', '236', 0))
    .cash('COM', 1000)
    .tile('G16', '57', 0)
    .operating('COM');
  expect([homes(play), play.cash('COM')]).toEqual([['F17', 'G6'], 1000]);
  const places = play.passUntil('stationStep');
  expect([places.offers(P1, station('E14')), places.offers(P1, station('G16'))]).toEqual([true, true]);
  const third = places.do(P1, station('E14'));
  expect([homes(third), third.cash('COM')]).toEqual([['E14', 'F17', 'G6'], 900]);
  third.refuses(P1, station('G16'), 'placedAlready');
  expect(third.kinds(P1)).not.toContain('placeStation');
});

test('1848-VI-34 Its further stations cost 100 each', () => {
  const table = (cash: number) =>
    line(table1848().phase('3').company('COM', P1, { cash }))
      .station('COM', 'F17')
      .atStep('COM', 'station');
  table(40).refuses(P1, station('E14'), 'stationTooExpensive', '1848-VIII-60');
  expect(table(40).offers(P1, station('E14'))).toBe(false);
  expect(table(100).do(P1, station('E14')).cash('COM')).toBe(0);
  const fourth = line(table1848().phase('3').company('COM', P1, { cash: 250 }))
    .station('COM', 'F17')
    .station('COM', 'H11')
    .atStep('COM', 'station')
    .do(P1, station('E14'));
  expect(fourth.cash('COM')).toBe(150);
  const six = line(table1848().phase('3').company('COM', P1))
    .station('COM', 'F17')
    .station('COM', 'H11')
    .station('COM', 'H9')
    .station('COM', 'E18')
    .atStep('COM', 'station');
  six.refuses(P1, station('E14'), 'noStationLeft', '1848-VIII-48');
});
