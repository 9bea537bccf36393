/** Chapter VIII, gauge changes: where they are and what they cost a train. */
import { expect, test } from 'vitest';
import { type Options, PUBLIC_RECORDS, title } from '../rules/index.ts';
import { P1, type Play, run, type TableBuilder, table1848, table2021 } from './table1848.ts';

/** A run of NSW's only train. */
const ride = (play: Play, way: string) => {
  const train = play.state.trains.find(({ holder }) => holder === 'NSW');
  return { type: 'runTrains', runs: [run(train?.id ?? '', way)] } as const;
};
const earned = (play: Play, way: string): number | undefined => {
  const event = play.do(P1, ride(play, way)).events.find(({ type }) => type === 'trainsRun');
  return event?.type === 'trainsRun' ? event.revenue : undefined;
};

/**
 * Southport (Queensland) – D19 – Newcastle – Sydney – Wollongong (New South Wales) – H15 (Victoria) – Canberra (New South Wales):
 * one border between Southport and Newcastle, two between Wollongong and Canberra.
 */
const coast = (table: TableBuilder) =>
  table
    .company('NSW', P1)
    .tile('C20', '57', 0)
    .tile('D19', '9', 0)
    .tile('E18', '57', 0)
    .tile('F17', '57', 0)
    .tile('G16', '15', 0)
    .tile('H15', '7', 2)
    .tile('G14', '6', 3);
const SOUTHPORT_NEWCASTLE = 'C20:0 D19 E18:0';
const WOLLONGONG_CANBERRA = 'G16:0 H15 G14:0';

/** NSW has stations in Newcastle and Wollongong too, and this one train. */
const running = (kind: string, phase = '3', table = table1848()) => {
  const given = coast(table.phase(phase)).station('NSW', 'E18').station('NSW', 'G16');
  return (kind.endsWith('+') ? given.turnedTrain('NSW', kind) : given.train('NSW', kind)).atStep(
    'NSW',
    'run',
  );
};

test('1848-VIII-44 Where track joins across a border between two areas there is a gauge change', () => {
  const areas = new Set<string>();
  for (const { facts, neighbours } of title.board.hexes.values())
    neighbours.forEach((next, edge) => {
      if (!next?.facts.gaugeArea || !facts.gaugeArea) return;
      areas.add(facts.gaugeArea);
      const border = facts.gaugeArea !== next.facts.gaugeArea;
      expect([facts.id, edge, facts.gaugeBorders?.includes(edge) ?? false]).toEqual([facts.id, edge, border]);
    });
  expect(areas).toEqual(new Set(['west', 'queensland', 'newSouthWales', 'victoria']));
  // a 2 has no range left for it between Southport and Newcastle
  const joined = running('2', '2');
  joined.refuses(P1, ride(joined, SOUTHPORT_NEWCASTLE), 'tooManyGauges', '1848-VIII-45');
  // track that comes to the border from one side only is none
  const open = table1848()
    .company('NSW', P1)
    .tile('F17', '57', 0)
    .tile('G16', '57', 0)
    .train('NSW', '2')
    .atStep('NSW', 'run');
  expect(earned(open, 'F17:0 G16:0')).toBe(40);
});

test('1848-VIII-45 A gauge change uses range like a large city of value 0', () => {
  for (const table of [table1848(), table2021()]) {
    const play = running('3', '3', table);
    expect(earned(play, SOUTHPORT_NEWCASTLE)).toBe(20 + 20);
    play.refuses(P1, ride(play, 'C20:0 D19 E18:0 F17:0'), 'tooManyGauges', '1848-VIII-45');
  }
  const four = running('4', '4');
  expect(earned(four, 'C20:0 D19 E18:0 F17:0')).toBe(60);
  four.refuses(P1, ride(four, 'C20:0 D19 E18:0 F17:0 G16:0'), 'tooManyGauges', '1848-VIII-45');
  // two changes use two
  expect(earned(four, WOLLONGONG_CANBERRA)).toBe(30 + 20);
});

test('1848-VIII-46 A plus train crosses exactly one gauge change in addition to its range', () => {
  const two = running('2+', '2');
  expect(earned(two, SOUTHPORT_NEWCASTLE)).toBe(40);
  two.refuses(P1, ride(two, WOLLONGONG_CANBERRA), 'tooManyGauges', '1848-VIII-45');
  const three = running('3+');
  expect(earned(three, WOLLONGONG_CANBERRA)).toBe(50);
  three.refuses(P1, ride(three, 'F17:0 G16:0 H15 G14:0'), 'tooManyGauges', '1848-VIII-45');
  // the change it may cross is no city
  two.refuses(P1, ride(two, 'E18:0 F17:0 G16:0'), 'tooLong', '1848-XI-4');
});

test('1848-VIII-44 R-47 Three gauges: between the west and Queensland there is no change, with the option and in 2021 there is', () => {
  const borders = (options: Partial<Options>) => {
    const board = title.runs.runBoard(table1848(options).state);
    return [...board.hexes.values()].flatMap(({ facts }) =>
      (facts.gaugeBorders ?? []).map((edge) => `${facts.id} ${edge}`),
    );
  };
  const [three, four] = [borders({}), borders({ fourGauges: true })];
  // B7–B9, B7–C8, C6–C8, C8–D7, each seen from both sides
  expect(four.filter((border) => !three.includes(border)).sort()).toEqual(
    ['B7 4', 'B7 5', 'B9 1', 'C6 4', 'C8 0', 'C8 1', 'C8 2', 'D7 3'].sort(),
  );
  expect(three.every((border) => four.includes(border))).toBe(true);
  expect([borders({ edition: '2021' }), borders(PUBLIC_RECORDS)]).toEqual([four, four]);
});

test('1848-VIII-44 R-47 A run from the west into Queensland needs no range for the border', () => {
  const across = (options: Partial<Options>) => {
    const table = table1848(options).company('NSW', P1).tile('B7', '8', 2).tile('B17', '235', 1);
    for (const hex of ['B9', 'B11', 'B13', 'B15']) table.tile(hex, '9', 1);
    return table.station('NSW', 'B17').train('NSW', '2').atStep('NSW', 'run');
  };
  const way = 'A6:0 B7 B9 B11 B13 B15 B17:0';
  expect(earned(across({}), way)).toBe(10 + 30);
  const four = across({ fourGauges: true });
  four.refuses(P1, ride(four, way), 'tooManyGauges', '1848-VIII-45');
});
