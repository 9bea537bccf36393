/** What is told of a pass: nobody who has bought a train in this turn "buys no train". Whole games: `web/test/told`. */
import type { EighteenAction, EighteenState } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { eighteenTitles, eighteenVoices } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { table, title } from '../../titles/1830/rules/index.ts';
import { table1830 } from '../../titles/1830/test/table1830.ts';
import { adviceFor, adviceInWords } from '../src/eighteen/advice/index.ts';
import { wordsFor } from '../src/eighteen/index.ts';

const ids = eighteenTitles.map(({ id }) => id);
const [english, german] = [
  await wordsFor('en', eighteenVoices(...ids)),
  await wordsFor('de', eighteenVoices(...ids)),
];

const after = (state: EighteenState, action: EighteenAction): EighteenState => {
  const outcome = table.act(state, 0, action);
  if (isRefusal(outcome)) throw new Error(`${outcome.reason} ${JSON.stringify(outcome.params)}`);
  return outcome.state as EighteenState;
};
const passed = (state: EighteenState): readonly string[] =>
  [english, german].map((words) => words.actionLine(title, state, 0, { type: 'pass' }).text);
const choice = (state: EighteenState): readonly string[] =>
  [english, german].map((words) => words.passName(state.agenda.at(-1) ?? '', state));

test('who has bought a train buys no further one', () => {
  const before = table1830({ players: 3 }).company('PRR', 0).atStep('PRR', 'trains').state;
  expect(passed(before)).toEqual(['PRR buys no train.', 'PRR kauft keinen Zug.']);
  const bought = after(before, { type: 'buyTrain', from: 'bank', kind: '2', price: 80 });
  expect(passed(bought)).toEqual(['PRR buys no further train.', 'PRR kauft keinen weiteren Zug.']);
  expect(choice(bought)).toEqual(['buy no further train', 'keinen weiteren Zug kaufen']);
});

test('a hint to pass says what is left undone, as the button of the bar does', async () => {
  const state = table1830({ players: 3 }).company('PRR', 0).atStep('PRR', 'trains').state;
  const advised = { action: { type: 'pass' }, reasons: [], compared: [] } as const;
  const told = await Promise.all(
    [english, german].map(
      async (words) =>
        adviceInWords(
          { text: await adviceFor(words.language, eighteenVoices('1830')), words, title, state },
          advised,
        ).action,
    ),
  );
  expect(told).toEqual(['buy no train', 'keinen Zug kaufen']);
});

test('who has laid the extra tile of a private lays no further track', () => {
  const before = table1830({ players: 3 })
    .company('PRR', 0)
    .private('C&SL', 'PRR')
    .atStep('PRR', 'track').state;
  expect(passed(before)).toEqual(['PRR lays no track.', 'PRR legt kein Gleis.']);
  const lay = { type: 'layTile', hex: 'B20', tile: '3', rotation: 0, power: 'C&SL' } as const;
  const laid = after(before, lay);
  expect(passed(laid)).toEqual(['PRR lays no further track.', 'PRR legt kein weiteres Gleis.']);
});

test('a company with a home station places no further one', () => {
  const state = table1830({ players: 3 })
    .company('PRR', 0)
    .tile('H10', '57', 1)
    .atStep('PRR', 'station').state;
  expect(state.agenda.at(-1)?.kind).toBe('stationStep');
  expect(passed(state)).toEqual(['PRR places no further station.', 'PRR setzt keinen weiteren Bahnhof.']);
  expect(choice(state)).toEqual(['place no station', 'keinen Bahnhof setzen']);
});
