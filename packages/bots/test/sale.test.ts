/** How players behave while privates are sold, where games against themselves have said what privates come to. */
import { describe, expect, test } from 'vitest';
import { judgement as own } from '../../titles/1889/player/index.ts';
import { title } from '../../titles/1889/rules/index.ts';
import { P1, P2, P3, P4, type Play, table1889 } from '../../titles/1889/test/table1889.ts';
import { privateBrings } from '../src/eighteen/forecast.ts';
import { adviseOf, answering } from './answers.ts';

const SEEDS = Array.from({ length: 10 }, (_, index) => `sale ${index}`);
const buy = (one: string) => ({ type: 'buyPrivate', private: one }) as const;
const bid = (one: string, amount: number) => ({ type: 'bid', private: one, amount }) as const;

describe('sharp in 1889', () => {
  test('bids for what comes to most, and steady buys what is on sale', async () => {
    const start = table1889().privateSale();
    const [sharp, steady] = [await answering('1889', 'sharp'), await answering('1889', 'steady')];
    for (const seed of SEEDS) {
      expect(['SIR', 'DR']).toContain(Reflect.get(sharp(start, P1, seed) ?? {}, 'private'));
      expect(steady(start, P1, seed)).toEqual(buy('TR-P'));
    }
  });

  /** The South Iyo Railway is fought for; the last bid was so much. */
  const foughtFor = (amount: number): Play =>
    table1889()
      .privateSale(P1)
      .do(P1, bid('SIR', 85))
      .do(P2, bid('SIR', amount))
      .do(P3, buy('TR-P'))
      .do(P4, buy('MF'))
      .do(P1, { type: 'pass' })
      .do(P2, buy('ER'))
      .do(P3, buy('SMR'))
      .do(P4, buy('DR'));

  test('goes on in an auction beyond a tenth over the price, with enough left for a company', async () => {
    const [sharp, steady] = [await answering('1889', 'sharp'), await answering('1889', 'steady')];
    const fought = foughtFor(90);
    expect([fought.top, fought.waiting]).toEqual(['bidding', [P1]]);
    expect(steady(fought, P1)).toEqual({ type: 'pass' });
    for (const seed of SEEDS) expect(sharp(fought, P1, seed)).toEqual(bid('SIR', 95));
    // Five shares at 65 float a company: 420 leave 95 beside them.
    expect(sharp(foughtFor(95), P1)).toEqual({ type: 'pass' });
  });

  test('says in an auction what it takes the private for', async () => {
    const sharp = await adviseOf('1889', 'sharp');
    const sir = { private: 'SIR' };
    const [wants] = sharp(foughtFor(90), P1)?.reasons ?? [];
    expect(wants).toEqual({ kind: 'privateWorth', ...sir, price: 95, worth: 490 });
    const [gives] = sharp(foughtFor(95), P1)?.reasons ?? [];
    expect(gives).toEqual({ kind: 'bidTooHigh', ...sir, price: 100, most: 95 });
  });
});

test('1889: the ferry of Uno stays when all others close, and pays and counts to the end', () => {
  const { state } = table1889().privateSale();
  const brings = (one: string, closingIn: number) =>
    privateBrings({ title, state, own }, one, 10, [{ kind: '5', rounds: closingIn }]);
  expect(brings('UTF', 4)).toBe(30 * 4 + 50 * 6 + 150);
  expect(brings('DR', 4)).toBe(15 * 4);
  // Nothing closes before the end.
  expect([brings('UTF', 12), brings('DR', 12)]).toEqual([30 * 10 + 150, 15 * 10 + 60]);
});
