/** What simulations hold after every action, and what they count: each breach is found, each seldom thing is told. */
import type { EighteenState } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { counted } from '../rules/counted.ts';
import { invariants } from '../rules/invariants.ts';
import { type Own, ownOf } from '../rules/own.ts';
import {
  founded,
  inPhase,
  managed,
  onCredit,
  P1,
  P2,
  type Play,
  type TableBuilder,
  table1853,
  train,
  withOwn,
} from './table1853.ts';

const ready = (phase: '2' | '3' | '4' | '5' = '3'): TableBuilder =>
  inPhase(withOwn(table1853(), { bbci: 'small', smallTrains: true }), phase);

/** A company of player 1 in the train step. */
const acting = (builder: TableBuilder, company = 'SIR'): EighteenState =>
  founded(builder, company, P1, { cash: 100 }).inTrainStep(company).state;

const own = (state: EighteenState, change: Partial<Own>): EighteenState => ({
  ...state,
  own: { ...ownOf(state), ...change },
});

describe('invariants of 1853', () => {
  test('a table in order has none to tell', () => {
    expect(invariants(acting(ready()))).toEqual([]);
    expect(invariants(acting(ready(), 'GIP'))).toEqual([]);
  });

  const sir = () => acting(ready());
  const owing = (debt: number, cash: number) =>
    onCredit(train(managed(ready(), 'SIR', P1, { cash }), 'SIR', '3'), 'SIR', debt).inTrainStep('SIR').state;

  test.each<[string, () => EighteenState, string]>([
    ['seats', () => own(sir(), { seating: [P1, P1, P2] }), 'somebody has no seat, or two'],
    ['bonds', () => ({ ...sir(), cash: { ...sir().cash, 'bond:0': 10 } }), 'the envelope does not hold'],
    ['unredeemed shares', () => own(sir(), { unredeemed: { SIR: { [P2]: 1 } } }), 'than are unredeemed'],
    ['holders', () => own(sir(), { since: {} }), 'it is not noted since when who holds it'],
    ['homes', () => ({ ...sir(), stations: [] }), 'SIR is not at home in T16'],
    [
      'circles of others',
      () => ({ ...sir(), stations: [...sir().stations, { company: 'SIR', hex: 'N22', stop: 0 }] }),
      'its circle in N22 is taken',
    ],
    ['two tiles', () => own(sir(), { twoTiles: { SIR: 'now' } }), 'is small and has chosen'],
    ['trains of other phases', () => acting(train(ready('4'), 'SIR', '2')), 'SIR has a 2 in phase 4'],
    ['a 1M of a large company', () => acting(train(ready('2'), 'GIP', '1M'), 'GIP'), 'is large and has a 1M'],
    [
      'the limit',
      () => acting(['4', '4', '4M'].reduce((table, kind) => train(table, 'SIR', kind), ready('5'))),
      'SIR has too many trains',
    ],
    ['tokens', () => own(sir(), { enginesUsed: ['SIR', 'SIR'] }), 'an engine token was used twice'],
    ['tokens of the large', () => own(sir(), { enginesUsed: ['EIR'] }), 'EIR had no engine token'],
    ['debts', () => owing(430, 0), 'owes another sum than the price'],
    ['debts that could be paid', () => owing(440, 440), 'could pay what it owes'],
    [
      'debts of directors',
      () => own(owing(440, 0), { credit: { GIP: { train: '3-0', debt: 440 } } }),
      'GIP owes',
    ],
    ['spare 2s', () => acting(ready('2').supply('2', 8)), '1 spare 2s lie out'],
    ['old trains of the bank', () => acting(ready('4').supply('2', 1)), 'the bank has a 2 in phase 4'],
    ['greys', () => acting(ready('5').tile('G17', '109', 0).tile('G19', '109', 0)), 'is grey beside another'],
    ['premiums', () => own(sir(), { premium: 40 }), 'a premium was not paid'],
    ['the BBCI', () => own(sir(), { bbci: 'open' }), 'neither large nor small'],
  ])('finds %s out of order', (_what, broken, sentence) => {
    expect(invariants(broken()).join('; ')).toContain(sentence);
  });
});

describe('what simulations count of 1853', () => {
  const names = ({ state, events }: Play) =>
    events.flatMap((event) => counted(event as Parameters<typeof counted>[0], state) ?? []);

  test('1853-3.2.2a A company founded without a director', () => {
    // each of five has one share; the sixth by a fifth makes it six
    const table = withOwn(table1853({ players: 6 }), { bbci: 'small', firstGroup: ['SIR'] }).par('SIR', 75);
    for (const seat of [0, 1, 2, 3, 4]) table.shares(seat, 'SIR', 10);
    const play = table
      .cash(5, 300)
      .stockRound({ seat: 5 })
      .do(5, { type: 'buyShare', company: 'SIR', from: 'offer' });
    expect(names(play)).toContain('managers by founding');
  });

  test('credit trains, engine tokens and spare 2s', () => {
    const table = managed(ready('2').supply('2', 0), 'SIR', P1, { cash: 100 });
    const play = table.atStep('SIR', 'trains').do(P1, { type: 'buyOnCredit', kind: '2M' });
    expect(names(play).sort()).toEqual(['credit trains', 'engine tokens']);
    const spare = founded(ready('2').supply('2', 0), 'SIR', P1, { cash: 400 });
    const bought = spare
      .atStep('SIR', 'trains', { set: 1, number: 1 })
      .do(P1, { type: 'buyTrain', from: 'bank', kind: '1M', price: 180 });
    expect(names(bought)).toEqual(['spare 2s']);
  });

  test('extra rounds, managers by sale, contracts and a large BBCI', () => {
    const table = founded(ready('2'), 'SIR', P1, { percent: 20 });
    const sold = withOwn(table, { foundedIn: { SIR: 1 } })
      .stockRound({ seat: P1, set: 3 })
      .do(P1, { type: 'sellShares', company: 'SIR', count: 2 });
    expect(names(sold)).toEqual(['managers by sale']);
    const over = founded(ready('2'), 'SIR', P1, { cash: 0 }).cash(P1, 0).operating('SIR').passTurn();
    expect(over.top).toBe('extraRound');
    expect(names(over.do(over.waiting[0] as number, { type: 'callRound' }))).toContain(
      'extra operating rounds',
    );
    const { state } = over;
    const large = { type: 'ownChanged', change: { bbci: 'large' } } as const;
    expect(counted(large, state)).toBe('large BBCIs');
    const back = { type: 'paid', from: 'bond:0', to: P1, amount: 100, why: 'bondBack' } as const;
    expect(counted(back, state)).toBe('contracts fulfilled');
  });
});
