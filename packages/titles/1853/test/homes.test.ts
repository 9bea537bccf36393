/** Table 1: where the companies begin, and in which order they act. */
import { describe, expect, test } from 'vitest';
import { PARS } from '../facts/companies.ts';
import { bbci, founded, P1, type Play, table1853, withOwn } from './table1853.ts';

/** The company is founded with the purchase of its sixth share. */
function started(company: string, before = withOwn(table1853(), { bbci: 'small' })): Play {
  before.shares(P1, company, 50, { director: true });
  return before.cash(P1, 200).stockRound({ seat: P1 }).do(P1, { type: 'buyShare', company, from: 'offer' });
}

const homes = ({ state }: Play, company: string) =>
  state.stations.filter((one) => one.company === company).map(({ hex, stop }) => `${hex}:${stop}`);

describe('Table 1', () => {
  test.each<[string, string, readonly string[], string]>([
    ['1853-T1a', 'EIR', ['J28:0', 'H24:0'], 'Calcutta and Patna'],
    ['1853-T1b', 'GIP', ['H20:0', 'M9:1'], 'Allahabad and Bombay'],
    ['1853-T1c', 'NWR', ['F14:0', 'C11:0'], 'Delhi and Lahore'],
    ['1853-T1d', 'BNR', ['J28:2', 'K17:0'], 'Calcutta and Nagpur'],
    ['1853-T1f', 'MSM', ['R18:0'], 'Madras'],
    ['1853-T1f', 'SIR', ['T16:0'], 'Trichinopoly'],
    ['1853-T1f', 'ECR', ['N22:0'], 'Waltair'],
  ])('%s The %s begins with stations in %s, free of charge: %s', (_id, company, places, _names) => {
    const play = started(company);
    expect(homes(play, company)).toEqual(places);
    expect(play.cash(company)).toBe(10 * (PARS[company] ?? 0));
  });

  test('1853-T1d EIR and BNR stand in separate stations of Calcutta', () => {
    const play = started('BNR', founded(table1853(), 'EIR', P1));
    expect(play.stations('J28')).toEqual(['EIR:0', 'BNR:2']);
  });

  test('1853-T1e The BBCI begins in Ajmer, and in north Bombay only if it is large', () => {
    expect(homes(started('BBCI', bbci(table1853(), 'small')), 'BBCI')).toEqual(['H10:0']);
    expect(homes(started('BBCI', bbci(table1853(), 'large')), 'BBCI')).toEqual(['H10:0', 'M9:0']);
  });

  test('1853-T1g Companies act in the order of their numbers, whatever their prices', () => {
    const order = ['EIR', 'GIP', 'NWR', 'BNR', 'BBCI', 'MSM', 'SIR', 'ECR'];
    let builder = table1853({ players: 6 });
    for (const [index, company] of [...order].reverse().entries())
      builder = founded(builder, company, index % 6, { percent: 40 });
    // The price says nothing: the SIR is worth more than any other.
    builder.par('SIR', 75, '0,30');
    let play = builder.operating([...order].reverse());
    const acted: string[] = [];
    for (let turn = 0; turn < order.length; turn++) {
      acted.push(play.acting ?? '');
      play = play.passTurn();
    }
    expect(acted).toEqual(order);
  });
});
