/** Phases: what the first train of a kind changes, at once and later (4.10, Tables 5 and 6). */
import { describe, expect, test } from 'vitest';
import { TRAINS_IN_USE } from '../facts/trains.ts';
import { title } from '../rules/index.ts';
import {
  bbci,
  built,
  founded,
  inPhase,
  P1,
  P2,
  type Play,
  pass,
  type TableBuilder,
  table1853,
  train,
  withOwn,
} from './table1853.ts';

const buyTrain = (kind: string, price: number, from = 'bank') =>
  ({ type: 'buyTrain', from, kind, price }) as const;
const COSTS: Readonly<Record<string, number>> = {
  2: 300,
  3: 440,
  4: 620,
  5: 830,
  6: 1050,
  '1M': 180,
  '2M': 250,
  '3M': 430,
  '4M': 590,
} as const;
const bought = (play: Play, kind: string): Play => play.do(P1, buyTrain(kind, COSTS[kind] as number));

/** P1 directs the SIR with much money; there are 1Ms. */
const sir = (): TableBuilder =>
  withOwn(bbci(founded(table1853(), 'SIR', P1, { cash: 6000 }), 'small'), { smallTrains: true });

/** The bank has sold all trains before this kind; none of it. */
const before = (builder: TableBuilder, kind: '3' | '4' | '5'): TableBuilder => {
  const phase = String(Number(kind) - 1) as '2' | '3' | '4';
  return inPhase(builder, phase).supply(phase, 0);
};

const onSale = (play: Play): readonly string[] =>
  play
    .actions(P1)
    .flatMap((action) => (action.type === 'buyTrain' ? [`${action.kind} ${action.price}`] : []));

const sale = (play: Play): readonly string[] => onSale(play).map((one) => one.split(' ')[0] as string);

/** The kinds of all trains that are neither out of the game nor still face down. */
const inUse = ({ state }: Play): readonly string[] => [
  ...new Set(
    state.trains.filter(({ holder }) => holder !== 'scrap' && holder !== 'bank').map(({ kind }) => kind),
  ),
];

describe('Table 5', () => {
  test('1853-T5a 1853-T5b The prices of the trains', () => {
    expect(Object.fromEntries([...title.trains.values()].map(({ name, price }) => [name, price]))).toEqual(
      COSTS,
    );
    const price = (play: Play) => onSale(play);
    expect(price(sir().atStep('SIR', 'trains', { set: 1 }))).toEqual(['2 300', '1M 180']);
    expect(price(inPhase(sir(), '3').supply('2', 0).atStep('SIR', 'trains'))).toEqual(['3 440', '2M 250']);
    expect(price(inPhase(sir(), '4').atStep('SIR', 'trains'))).toEqual(['4 620', '2M 250', '3M 430']);
    expect(price(inPhase(sir(), '5').atStep('SIR', 'trains'))).toEqual([
      '5 830',
      '6 1050',
      '3M 430',
      '4M 590',
    ]);
    const step = sir().atStep('SIR', 'trains');
    step.refuses(P1, buyTrain('2', 299), 'facePrice', '1853-4.8.2a');
    expect(bought(step, '2').cash('SIR')).toBe(5700);
  });
});

describe('4.10 phases', () => {
  test('1853-4.10.2a The game begins in phase 2: yellow tiles, 2s, and 1Ms if a small company works (R75)', () => {
    const play = sir().atStep('SIR', 'trains', { set: 1 });
    expect([play.state.phase, onSale(play)]).toEqual(['2', ['2 300', '1M 180']]);
    const none = founded(table1853(), 'SIR', P1, { cash: 600 }).atStep('SIR', 'trains', { set: 1 });
    expect(onSale(none)).toEqual(['2 300']);
    const track = built(sir(), 'T16', '6', 'T14', 'S17').atStep('SIR', 'track');
    track.refuses(
      P1,
      { type: 'layTile', hex: 'T16', tile: '12', rotation: 0 },
      'colourNotYet',
      '1853-4.2.1b',
    );
  });

  test('1853-4.10.3a Phase 3 with the first 3: green tiles, 2Ms; nothing is scrapped', () => {
    const builder = train(train(before(sir(), '3'), 'SIR', '2'), 'SIR', '2').cash(P1, 0);
    const play = bought(builder.atStep('SIR', 'trains', { set: 1 }), '3');
    expect([play.state.phase, play.trains('SIR')]).toEqual(['3', ['2', '2', '3']]);
    expect(onSale(play)).toEqual(['3 440', '2M 250']);
    expect(title.phases.find(({ name }) => name === '3')?.tiles).toEqual(['yellow', 'green']);
  });

  test('1853-4.10.4a Phase 4 with the first 4: 2s and 1Ms are scrapped, given back and unsold ones too (R59)', () => {
    const builder = sir();
    train(builder, 'SIR', '1M');
    founded(builder, 'ECR', P2);
    builder.set({ phase: '3' }).supply('3', 0);
    train(train(builder, 'ECR', '2'), 'pool', '2').supply('2', 0);
    const step = builder.atStep('SIR', 'trains');
    const play = bought(step, '4');
    expect([play.state.phase, play.trains('SIR'), play.trains('ECR'), play.trains('pool')]).toEqual([
      '4',
      ['4'],
      [],
      [],
    ]);
    expect([play.cash('ECR'), play.cash('SIR')]).toEqual([step.cash('ECR'), 6000 - 620]);
    expect(onSale(play)).toEqual(['4 620', '2M 250', '3M 430']);
    expect(title.phases.find(({ name }) => name === '4')?.tiles).toEqual(['yellow', 'green', 'brown']);
  });

  test('1853-4.10.5a Phase 5 with the first 5: 3s and 2Ms are scrapped, 4Ms and 6s come', () => {
    const builder = before(train(train(sir(), 'SIR', '2M'), 'SIR', '3'), '5');
    const step = train(builder, 'pool', '3').atStep('SIR', 'trains');
    expect(onSale(step)).toEqual(['5 830', '2M 250', '3M 430', '3 440']);
    const play = bought(step, '5');
    expect([play.state.phase, play.trains('SIR'), play.trains('pool')]).toEqual(['5', ['5'], []]);
    expect(onSale(play)).toEqual(['5 830', '6 1050', '3M 430', '4M 590']);
    expect(play.trains('bank')).not.toContain('2M');
    expect(title.phases.find(({ name }) => name === '5')?.tiles).toEqual([
      'yellow',
      'green',
      'brown',
      'gray',
    ]);
  });

  test('1853-4.10.5b The first 6 changes nothing', () => {
    const builder = train(inPhase(sir(), '5'), 'SIR', '4');
    const play = bought(builder.atStep('SIR', 'trains'), '6');
    expect([play.state.phase, play.trains('SIR')]).toEqual(['5', ['4', '6']]);
    expect(play.events.some(({ type }) => type === 'phaseBegan')).toBe(false);
  });

  test('1853-4.8.11a 1853-4.10.1a Metre trains begin no phase', () => {
    for (const [phase, kind] of [
      ['3', '2M'],
      ['4', '3M'],
      ['5', '4M'],
    ] as const)
      expect(bought(inPhase(sir(), phase).atStep('SIR', 'trains'), kind).state.phase).toBe(phase);
  });

  test('1853-4.10.1a Colours, trains and limit change at once: the next company of the same round lays green', () => {
    const builder = built(
      founded(table1853(), 'GIP', P1, { cash: 500 }).supply('2', 0),
      'T16',
      '6',
      'T14',
      'S17',
    );
    const at = founded(builder, 'SIR', P2);
    const play = at.atStep('GIP', 'trains', { others: ['SIR'] });
    const after = bought(play, '3').do(P1, pass);
    expect([after.acting, after.state.phase]).toEqual(['SIR', '3']);
    expect(after.rotations(P2, 'T16', '12').length).toBeGreaterThan(0);
    const without = play.do(P1, pass);
    expect([without.acting, without.rotations(P2, 'T16', '12')]).toEqual(['SIR', []]);
  });

  test('1853-4.10.1b The number of operating rounds changes after the next stock round only (R22)', () => {
    const builder = founded(table1853(), 'GIP', P1).supply('2', 0);
    let play = bought(builder.atStep('GIP', 'trains', { number: 1, of: 1 }), '3').do(P1, pass);
    expect([play.state.phase, play.top]).toEqual(['3', 'extraRound']);
    play = play.pass();
    expect([play.state.round.kind, play.state.round.set]).toEqual(['stock', 3]);
    play = play.passUntil('elephant').pass();
    expect([play.state.round.number, play.state.round.of]).toEqual([1, 2]);
  });

  test('1853-4.10.1b A new phase in the round the elephant called changes nothing in that series either (R22)', () => {
    const builder = withOwn(founded(table1853(), 'GIP', P1, { cash: 450 }).supply('2', 0).cash(P1, 0), {
      extraRound: true,
    });
    const play = bought(builder.atStep('GIP', 'trains', { number: 2, of: 2 }), '3');
    expect([play.state.round.kind, play.state.round.set]).toEqual(['stock', 3]);
  });
});

describe('Table 6', () => {
  test.each([
    ['2', 4],
    ['3', 4],
    ['4', 3],
    ['5', 2],
  ] as const)('1853-T6a In phase %s a company owns %i trains at most', (phase, limit) => {
    const kind = phase === '2' ? '2' : phase;
    const builder = inPhase(sir(), phase);
    for (let count = 1; count < limit; count++)
      train(builder, 'SIR', phase === '5' ? '4' : phase === '4' ? '3M' : '2M');
    const play = bought(builder.atStep('SIR', 'trains', { set: 1 }), kind);
    expect(play.trains('SIR').length).toBe(limit);
    const full = train(builder, 'SIR', kind).inTrainStep('SIR');
    full.refuses(P1, buyTrain(kind, COSTS[kind] as number), 'trainLimit', '1853-4.8.5a');
  });

  test('1853-T6a With the option of the board’s picture phase 5 allows three (R1)', () => {
    const three = (threeTrainsAtTheEnd: boolean): TableBuilder => {
      const builder = founded(table1853({ threeTrainsAtTheEnd }), 'SIR', P1, { cash: 6000 });
      return train(train(inPhase(builder, '5'), 'SIR', '4'), 'SIR', '4');
    };
    expect(bought(three(true).atStep('SIR', 'trains'), '5').trains('SIR').length).toBe(3);
    three(false).inTrainStep('SIR').refuses(P1, buyTrain('5', 830), 'trainLimit', '1853-4.8.5a');
  });

  test('1853-T6a Who is above the new limit gives back at once, companies in the order of their numbers (R60)', () => {
    const builder = inPhase(table1853(), '4').supply('4', 0);
    founded(builder, 'ECR', P1, { cash: 900 });
    founded(builder, 'EIR', P2);
    founded(builder, 'MSM', P1);
    for (const company of ['EIR', 'MSM'])
      train(train(train(builder, company, '3M'), company, '4'), company, company === 'EIR' ? '3M' : '4');
    const play = bought(builder.atStep('ECR', 'trains'), '5');
    expect([play.top, play.waiting]).toEqual(['discardTrains', [P2]]);
    const discard = (company: string, kind: string) => ({ type: 'discardTrain', company, kind }) as const;
    expect(play.actions(P2)).toEqual([discard('EIR', '4'), discard('EIR', '3M')]);
    play.refuses(P1, discard('MSM', '4'), 'discardFirst', '1853-4.8.6a');
    play.refuses(2, discard('MSM', '4'), 'notDirector', '1853-1l');
    const next = play.do(P2, discard('EIR', '4'));
    expect(next.waiting).toEqual([P1]);
    const done = next.do(P1, discard('MSM', '4'));
    // they are on sale at once, beside the new ones
    expect([done.top === 'discardTrains', done.trains('pool')]).toEqual([false, ['4', '4']]);
  });

  test.each<[string, readonly (readonly [string, string])[]]>([
    [
      '3',
      [
        ['ECR', '2'],
        ['SIR', '1M'],
        ['pool', '2'],
      ],
    ],
    [
      '4',
      [
        ['ECR', '2'],
        ['ECR', '3'],
        ['SIR', '1M'],
        ['SIR', '2M'],
        ['pool', '2'],
      ],
    ],
    [
      '5',
      [
        ['ECR', '3'],
        ['ECR', '4'],
        ['SIR', '2M'],
        ['pool', '3'],
        ['pool', '2M'],
      ],
    ],
  ])(
    '1853-T6c After the first %s only the trains of its phase are in anybody’s hands or on offer',
    (kind, held) => {
      const builder = founded(sir(), 'ECR', P2);
      for (const [holder, one] of held) train(builder, holder, one);
      for (const sold of ['2', '3', '4']) if (sold < kind) builder.supply(sold, 0);
      const step = builder.set({ phase: String(Number(kind) - 1) }).atStep('SIR', 'trains');
      const play = bought(step, kind);
      const allowed = TRAINS_IN_USE[play.state.phase] ?? [];
      const isForeign = (one: string) => !allowed.includes(one);
      expect([inUse(play).filter(isForeign), sale(play).filter(isForeign)]).toEqual([[], []]);
      // and nothing of the phase is lost
      expect([...inUse(play)].sort()).toEqual(
        [...new Set([...inUse(step), kind])].filter((one) => !isForeign(one)).sort(),
      );
    },
  );
});
