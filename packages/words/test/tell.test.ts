/** What is told together, and whom it concerns. */

import type { EighteenAction, EighteenState } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { eighteenVoices } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { table, title } from '../../titles/1830/rules/index.ts';
import { table1830 } from '../../titles/1830/test/table1830.ts';
import { wordsFor } from '../src/eighteen/index.ts';

const english = await wordsFor('en', eighteenVoices('1830'));
const german = await wordsFor('de', eighteenVoices('1830'));

function told(words: typeof english, state: EighteenState, seat: number, action: EighteenAction) {
  const outcome = table.act(state, seat, action);
  if (isRefusal(outcome)) throw new Error(outcome.reason);
  return words.tell(title, state, outcome.events, seat);
}

const stock = table1830({ players: 3 }).par('NYC', 67).shares(0, 'NYC', 40).stockRound().state;
const running = table1830({ players: 3 })
  .company('PRR', 0)
  .tile('H10', '57', 1)
  .train('PRR', '2')
  .atStep('PRR', 'run').state;

describe('the log', () => {
  test('tells shares sold at once in one sentence, with what they brought', () => {
    const sale = { type: 'sellShares', company: 'NYC', count: 2 } as const;
    const [first] = told(english, stock, 0, sale);
    expect(first?.text).toMatch(/^\S+ sells 20% of NYC for \$134\.$/);
    expect(first).toMatchObject({ companies: ['NYC'], seats: [0] });
    expect(told(german, stock, 0, sale)[0]?.text).toMatch(
      /^\S+ verkauft 20\u00a0% von NYC für 134\u00a0\$\.$/,
    );
  });

  test('tells a par after the purchase that named it', () => {
    const start = { type: 'startCompany', company: 'PRR', price: 67 } as const;
    expect(told(english, stock, 0, start).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^\S+ buys the director's certificate of PRR for \$134\.$/),
      'PRR starts at a par of $67.',
    ]);
    expect(told(german, stock, 0, start).map(({ event }) => event)).toEqual(['certificateMoved', 'parSet']);
  });

  test('tells a paper that is turned into others, with who has each', () => {
    const into = [
      { id: 'NYC_0', percent: 10, director: true, holder: 0 },
      { id: 'NYC_0.1', percent: 10, director: false, holder: 'offer' },
    ] as const;
    const turned = { type: 'certificateTurned', company: 'NYC', certificate: 'NYC_0', into } as const;
    expect(english.tell(title, stock, [turned])).toEqual([
      {
        text: 'A 20% certificate of NYC becomes 10% (P1) and 10% (the initial offering).',
        event: 'certificateTurned',
        companies: ['NYC'],
        seats: [0],
      },
    ]);
    expect(german.tell(title, stock, [turned])[0]?.text).toBe(
      'Ein Papier über 20\u00a0% von NYC wird zu 10\u00a0% (P1) und 10\u00a0% (das Anfangsangebot).',
    );
  });

  test('tells a dividend in one sentence, of the company and to all who get it', () => {
    const runs = [{ train: '2-0', stops: ['H12:0', 'H10:0'], legs: [['H12', 'H10']] }];
    const run = table.act(running, 0, { type: 'runTrains', runs });
    if (isRefusal(run)) throw new Error(run.reason);
    const lines = told(english, run.state, 0, { type: 'payOut' });
    const dividend = lines.find(({ text }) => text.startsWith('Dividend'));
    expect(dividend?.text).toMatch(/^Dividend of PRR: .*\$\d+\.$/);
    expect(dividend?.companies).toEqual(['PRR']);
    expect(dividend?.seats).toContain(0);
  });

  test('names the director of a company that acts', () => {
    const runs = [{ train: '2-0', stops: ['H12:0', 'H10:0'], legs: [['H12', 'H10']] }];
    const [line] = told(english, running, 0, { type: 'runTrains', runs });
    expect(line).toEqual({
      text: 'PRR runs for $30 (2: Altoona – Pittsburgh).',
      event: 'trainsRun',
      companies: ['PRR'],
      seats: [0],
    });
    expect(told(german, running, 0, { type: 'runTrains', runs })[0]?.text).toBe(
      'PRR fährt 30\u00a0$ ein (2: Altoona – Pittsburgh).',
    );
  });

  test('tells a step that was passed over by the action itself', () => {
    const track = table1830({ players: 3 }).company('PRR', 0).atStep('PRR', 'track').state;
    const line = english.actionLine(title, track, 0, { type: 'pass' });
    expect(line).toEqual({ text: 'PRR lays no track.', companies: ['PRR'], seats: [0] });
    expect(german.actionLine(title, track, 0, { type: 'pass' }).text).toBe('PRR legt kein Gleis.');
    const other = english.actionLine(title, track, 0, { type: 'declareBankruptcy' });
    expect(other.text).toMatch(/^\S+ for PRR: declare bankruptcy\.$/);
  });
});

test('a stock turn is passed when nothing was done in it, and ended otherwise', () => {
  const task = { kind: 'stockTurn', seat: 0, bought: null, traded: false };
  expect(english.passName(task)).toBe('pass');
  expect(english.passName({ ...task, traded: true } as typeof task)).toBe('end the turn');
  expect(german.passName({ ...task, traded: true } as typeof task)).toBe('Spielzug beenden');
});

test('a private of whoever decides for the company is bought, and only somebody else is asked for his', () => {
  const at = (owner: number) =>
    table1830({ players: 3 }).company('PRR', 0).phase('3').private('D&H', owner).atStep('PRR', 'track').state;
  const said = (owner: number) =>
    [english, german].map((words) =>
      words
        .describe(title, at(owner), { type: 'requestPrivate', private: 'D&H', price: 70 })
        .replaceAll('\u00a0', ' '),
    );
  expect(said(0)).toEqual(['buy D&H for $70', 'D&H für 70 $ kaufen']);
  expect(said(1)).toEqual(['ask for D&H, paying $70', 'für D&H 70 $ anbieten']);
});
