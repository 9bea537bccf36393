/** What a person would laugh at is not done, whatever the seed. */
import type { EighteenAction, EighteenState } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { judgement as own } from '../../titles/1830/player/index.ts';
import { P1, P2, P3, type TableBuilder, table1830 } from '../../titles/1830/test/table1830.ts';
import { paperWorth } from '../src/eighteen/forecast.ts';
import { answering, loadedTitle } from './answers.ts';

const SEEDS = Array.from({ length: 20 }, (_, index) => `blunder ${index}`);

type Answer = Awaited<ReturnType<typeof answering>>;
const players: Partial<Record<'steady' | 'sharp', Answer>> = {};
let title: Awaited<ReturnType<typeof loadedTitle>>['title'];
beforeAll(async () => {
  players.steady = await answering('1830', 'steady');
  players.sharp = await answering('1830', 'sharp');
  ({ title } = await loadedTitle('1830'));
});

/** Every answer of these seeds, each once. */
function answersOf(name: 'steady' | 'sharp', play: { readonly state: EighteenState }, seat: Seat) {
  const answers = SEEDS.map((seed) => players[name]?.(play, seat, seed));
  return [...new Map(answers.map((one) => [JSON.stringify(one), one])).values()];
}

const isOf =
  (type: EighteenAction['type'], more: object = {}) =>
  (action: EighteenAction | undefined): boolean =>
    action?.type === type && Object.entries(more).every(([name, value]) => action[name as never] === value);

/** The PRR's straight line: Pittsburgh (20), Altoona (10) with its station, Lancaster (20). */
const prr = (builder: TableBuilder, cash: number) =>
  builder.company('PRR', P1, { cash }).tile('H10', '57', 1).tile('H14', '9', 1).tile('H16', '57', 1);

describe.each(['steady', 'sharp'] as const)('%s', (name) => {
  test('does not sell a company that has floated and waits for its capital', () => {
    const begun = table1830()
      .phase('3')
      .company('PRR', P2, { cash: 300 })
      .train('PRR', '3')
      .par('NYC', 100)
      .shares(P1, 'NYC', 60)
      .cash(P1, 90)
      .cash(P2, 40)
      .cash(P3, 40);
    const { state } = begun;
    const { NYC: nyc } = state.companies;
    const companies = { ...state.companies, NYC: { ...nyc, capitalised: false } as NonNullable<typeof nyc> };
    const waiting = begun.set({ companies }).stockRound({ seat: P1 });
    expect(paperWorth({ title, state: waiting.state, own }, 'NYC')).toBeGreaterThan(100);
    expect(answersOf(name, waiting, P1).filter(isOf('sellShares', { company: 'NYC' }))).toEqual([]);
  });

  test('does not take the last train of a sister that has yet to run, with the money for another', () => {
    const play = prr(table1830().phase('3'), 100)
      .train('PRR', '3')
      .company('NYC', P1, { cash: 670 })
      .tile('E21', '57', 1)
      .company('B&O', P2)
      .train('B&O', '3')
      .atStep('NYC', 'trains', { others: ['PRR'] });
    expect(answersOf(name, play, P1).filter(isOf('buyTrain', { from: 'PRR' }))).toEqual([]);
  });

  test('sells papers for a train where two sisters would take the only one from each other and never run', () => {
    const play = prr(table1830().phase('D'), 10)
      .train('PRR', '6')
      .tile('E21', '57', 1)
      .company('NYC', P1, { cash: 600 })
      .company('B&O', P2, { par: 100 })
      .train('B&O', '5')
      .shares(P1, 'B&O', 40, { director: false })
      .cash(P1, 250)
      .atStep('NYC', 'trains', { others: ['PRR'] });
    expect(answersOf(name, play, P1).filter(isOf('buyTrain', { from: 'PRR' }))).toEqual([]);
  });

  test('pays a sister no more than the least for a train that goes with the next kind', () => {
    const play = prr(table1830().phase('5'), 900)
      .train('PRR', '4')
      .supply('5', 0)
      .supply('6', 1)
      .company('NYC', P1, { cash: 300 })
      .train('NYC', '4')
      .train('NYC', '4')
      .company('B&O', P2)
      .train('B&O', '5')
      .atStep('PRR', 'trains');
    const dear = answersOf(name, play, P1).filter(
      (one) => one?.type === 'buyTrain' && one.from === 'NYC' && one.price > 1,
    );
    expect(dear).toEqual([]);
  });

  test('bids no more than a tenth over its price for a private, and keeps enough for a company', () => {
    const sale = table1830({ players: 4 }).privateSale();
    const bid = (amount: number) => sale.do(P1, { type: 'bid', private: 'B&O-P', amount });
    const play = bid(240);
    for (const answer of answersOf(name, play, play.waiting[0] ?? P1))
      if (answer?.type === 'bid') {
        const face = title.privates.get(answer.private)?.price ?? 0;
        expect(answer.amount).toBeLessThanOrEqual(1.1 * face);
      }
  });
});
