/** Routes and revenue. */
import { bestRuns, type KitAction, networkOf, type Run, runTrainsOf, valueIn } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, run, type TableBuilder, table1889 } from './table1889.ts';

const runs = (...list: readonly Run[]): KitAction => ({ type: 'runTrains', runs: list });
const earned = (builder: TableBuilder, company: string, ...list: readonly Run[]): number => {
  const play = builder.atStep(company, 'run').do(P1, runs(...list));
  return (play.state.agenda.at(-1) as unknown as { revenue: number }).revenue;
};

describe('routes', () => {
  const sanuki = (...trains: readonly string[]) =>
    trains.reduce(
      (built, kind) => built.train('SR', kind),
      table1889().company('SR', P1).tile('I2', '5', 3).tile('H3', '9', 1),
    );

  test('1889-RUN-1 At least two stops, one with an own station, no track twice', () => {
    const built = () =>
      table1889()
        .company('KO', P1)
        .tile('J5', '58', 2)
        .tile('I4', '438', 3)
        .train('KO', '2')
        .train('KO', '2');
    const play = built().atStep('KO', 'run');
    play.refuses(P1, runs(run('2-0', 'K4:0')), 'tooShort', '1889-RUN-1');
    play.refuses(P1, runs(run('2-0', 'J5:0 I4:0')), 'noOwnStation', '1889-RUN-1');
    play.refuses(P1, runs(run('2-0', 'K4:0 J5:0'), run('2-1', 'K4:0 J5:0')), 'sharedTrack', '1889-RUN-1');
    play.refuses(P1, runs(), 'mustRun', '1889-RUN-1');
    const free = table1889({ reading: 'public' })
      .company('KO', P1)
      .tile('J5', '58', 2)
      .train('KO', '2')
      .atStep('KO', 'run');
    expect(free.accepts(P1, runs())).toBe(true);
  });

  test('1889-TRACK-22 A city full of stations of others ends a run; a record that tells runs through it is believed', () => {
    const line = (runsAsTold: boolean) =>
      table1889({ runsAsTold })
        .phase('3')
        .company('SR', P1)
        .company('IR', P2, { par: 65 })
        .tile('I2', '57', 0)
        .tile('I4', '438', 3)
        .tile('J5', '58', 2)
        .station('IR', 'I4')
        .train('SR', '3')
        .atStep('SR', 'run');
    const through = runs(run('3-0', 'I2:0 I4:0 J5:0'));
    line(false).refuses(P1, through, 'closedCity', '1889-TRACK-22');
    expect(line(false).accepts(P1, through)).toBe(false);
    expect(line(true).accepts(P1, through)).toBe(true);
    const ran = line(true).do(P1, through);
    expect((ran.state.agenda.at(-1) as unknown as { revenue: number }).revenue).toBe(70);
    // Everything else about it is looked at all the same.
    line(true).refuses(P1, runs(run('3-0', 'I4:0 J5:0')), 'noOwnStation', '1889-RUN-1');
    expect(line(true).accepts(P1, runs(run('3-0', 'I2:0 I4:0 J5:0 K4:0')))).toBe(false);
    line(true).refuses(P1, runs(), 'mustRun', '1889-RUN-1');
  });

  test('1889-RUN-2 No hex has two cities; each red hex is a place of its own', () => {
    for (const { facts } of title.board.hexes.values()) expect(facts.stops.length).toBeLessThan(2);
    for (const faces of title.board.tiles.values()) {
      const [face] = faces;
      if (face && Object.keys(title.tileCounts).some((tile) => title.board.tiles.get(tile) === faces))
        expect(face.stops.length).toBeLessThan(2);
    }
    // J1 to L7 through Takamatsu in one route
    const line = table1889().company('KO', P1).tile('J3', '8', 3).tile('K6', '8', 3).train('KO', '3');
    const through = line.atStep('KO', 'run');
    expect(through.accepts(P1, runs(run('3-0', 'J1:0 J3 K4:0 K6 L7:0')))).toBe(true);
  });

  test('1889-RUN-3 Every stop counts against the number of the train', () => {
    const line = (kind: string) =>
      table1889()
        .phase('3')
        .company('UR', P1)
        .tile('B5', '9', 0)
        .train('UR', kind)
        .station('UR', 'C4')
        .atStep('UR', 'run');
    const long = (train: string) => runs(run(train, 'C4:0 B3:0 B5 B7:0'));
    line('2').refuses(P1, long('2-0'), 'tooLong', '1889-RUN-3');
    expect(line('3').accepts(P1, long('3-0'))).toBe(true);
    expect(
      table1889()
        .company('SR', P1)
        .tile('I2', '5', 3)
        .train('SR', '2')
        .atStep('SR', 'run')
        .accepts(P1, runs(run('2-0', 'I2:0 J1:0'))),
    ).toBe(true);
  });

  test('1889-RUN-4 J7 has track and no stop', () => {
    expect(title.board.hexes.get('J7')?.printed.stops).toEqual([]);
    expect(title.board.hexes.get('J7')?.printed.paths).toEqual([{ a: 1, b: 5 }]);
  });

  test('1889-RUN-5 Red values before and after the first 5', () => {
    const [early, late] = ['4', '5'].map((phase) => table1889().phase(phase).state);
    const value = (state: typeof early, hex: string) =>
      valueIn(
        title.board.hexes.get(hex)?.facts.stops[0]?.revenue ?? 0,
        title.runs.runRules(state as never, 'SR').colour,
      );
    expect(['F1', 'J1', 'L7'].map((hex) => value(early, hex))).toEqual([30, 20, 20]);
    expect(['F1', 'J1', 'L7'].map((hex) => value(late, hex))).toEqual([60, 40, 40]);
    const route = run('3-0', 'I2:0 J1:0');
    const with3 = (phase: string) =>
      table1889().phase(phase).company('SR', P1).tile('I2', '5', 3).train('SR', '3');
    expect([earned(with3('4'), 'SR', route), earned(with3('5'), 'SR', route)]).toEqual([40, 60]);
  });

  test('1889-RUN-6 A diesel counts 100, 80, 80 there, another train of the same turn 60, 40, 40', () => {
    const built = table1889()
      .phase('D')
      .company('IR', P1)
      .tile('E2', '5', 4)
      .tile('F3', '57', 2)
      .train('IR', 'D')
      .train('IR', '5');
    const red = (hex: string, kind: string) =>
      valueIn(title.board.hexes.get(hex)?.facts.stops[0]?.revenue ?? 0, 'brown', kind);
    expect(['F1', 'J1', 'L7'].map((hex) => red(hex, 'D'))).toEqual([100, 80, 80]);
    expect(['F1', 'J1', 'L7'].map((hex) => red(hex, '5'))).toEqual([60, 40, 40]);
    const both = earned(built, 'IR', run('D-0', 'E2:0 F1:0'), run('5-0', 'E2:0 F3:0'));
    expect(both).toBe(20 + 100 + 20 + 20);
    const single = table1889().phase('D').company('IR', P1).tile('E2', '5', 4).train('IR', '5');
    expect(earned(single, 'IR', run('5-0', 'E2:0 F1:0'))).toBe(80);
    // the search knows it too
    const { state } = built;
    const rules = title.runs.runRules(state, 'IR');
    const found = bestRuns(
      networkOf(title.board, state, rules),
      'IR',
      runTrainsOf(title, state, 'IR'),
      rules,
    );
    expect([found.revenue, found.optimal]).toEqual([160, true]);
  });

  test('1889-RUN-7 Printed values and those of tiles', () => {
    const printed = (hex: string) => title.board.hexes.get(hex)?.facts.stops[0]?.revenue;
    expect(['B7', 'C4', 'K4', 'F9', 'B3', 'G14'].map(printed)).toEqual([40, 20, 30, 30, 20, 20]);
    const tile = (number: string) => title.board.tiles.get(number)?.[0]?.stops[0]?.revenue;
    expect(['438', '439', '492', '440', '466', '465', '448', '611', '437'].map(tile)).toEqual([
      40, 60, 80, 40, 60, 60, 40, 40, 30,
    ]);
    const slots = (number: string) => title.board.tiles.get(number)?.[0]?.stops[0]?.slots;
    expect(['438', '439', '492', '440', '466', '465'].map(slots)).toEqual([1, 2, 3, 2, 2, 3]);
    const exits = (hex: string) =>
      title.board.hexes.get(hex)?.printed.paths.flatMap(({ a, b }) => [a, b].filter((end) => end < 6));
    expect(['B3', 'B7', 'G14', 'F1', 'J1', 'L7'].map(exits)).toEqual([
      [0, 5],
      [1, 3, 5],
      [3, 4],
      [0, 1],
      [0, 1],
      [1, 2],
    ]);
  });

  test('1889-RUN-8 Paid out by shares, the pool’s to the treasury, the offering’s to nobody; or kept', () => {
    const play = table1889()
      .par('AR', 100)
      .shares(P1, 'AR', 50)
      .shares('pool', 'AR', 20)
      .floated('AR')
      .operated('AR')
      .cash('AR', 0)
      .atRevenue('AR', 140);
    const paid = play.do(P1, { type: 'payOut' });
    expect([paid.cash(P1) - play.cash(P1), paid.cash('AR'), play.cash('bank') - paid.cash('bank')]).toEqual([
      70, 28, 98,
    ]);
    expect(play.do(P1, { type: 'withhold' }).cash('AR')).toBe(140);
    expect(play.kinds(P1)).toEqual(['payOut', 'withhold']);
  });

  test('1889-RUN-9 Every value is a multiple of ten, so nothing is ever rounded', () => {
    const values = [
      ...[...title.board.hexes.values()].flatMap(({ facts }) => facts.stops),
      ...Object.keys(title.tileCounts).flatMap((tile) => title.board.tiles.get(tile)?.[0]?.stops ?? []),
    ].flatMap(({ revenue }) =>
      typeof revenue === 'number'
        ? [revenue]
        : [
            ...Object.values(revenue).filter((one) => typeof one === 'number'),
            ...Object.values(revenue.byTrain ?? {}),
          ],
    );
    expect(values.filter((value) => Number(value) % 10 !== 0)).toEqual([]);
    expect(sanuki('2').state.trains.some(({ holder }) => holder === 'SR')).toBe(true);
  });
});

test('1889-TOKEN-6 A train of another company passes the city whose circle is kept', () => {
  const play = table1889()
    .company('SR', P1)
    .company('KO', P2, { par: 65 })
    .tile('E2', '5', 4)
    .tile('F3', '6', 2)
    .station('SR', 'F3')
    .train('SR', '3')
    .atStep('SR', 'run');
  expect(play.accepts(P1, runs(run('3-0', 'F3:0 E2:0 F1:0')))).toBe(true);
});
