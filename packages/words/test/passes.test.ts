/** What is told of a pass: nobody who has bought a train in this turn "buys no train". */
import { eighteenHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import type { EighteenEvent, EighteenState } from '@kursbuch/eighteen';
import { isRefusal, type TableEvent } from '@kursbuch/table';
import { type EighteenAction, eighteenTitles } from '@kursbuch/titles';
import { describe, expect, test } from 'vitest';
import { table, title } from '../../titles/1830/index.ts';
import { table1830 } from '../../titles/1830/test/table1830.ts';
import { wordsFor } from '../src/eighteen/index.ts';
import { newsOf } from '../src/index.ts';

const ids = eighteenTitles.map(({ id }) => id);
const [english, german] = [await wordsFor('en', ids), await wordsFor('de', ids)];

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

/** What a company has done since its turn began, and what a pass may then not be told as. */
const DEEDS: Readonly<Record<string, RegExp>> = {
  tileLaid: /lays no track|legt kein Gleis/,
  tunnelBuilt: /lays no track|legt kein Gleis/,
  stationPlaced: /places no station|setzt keinen Bahnhof/,
  bought: /buys no train|kauft keinen Zug/,
};

const deedOf = (event: EighteenEvent | TableEvent): string =>
  event.type === 'trainMoved' ? event.why : event.type;

describe('in whole games', () => {
  test.each(eighteenTitles)('of $id no pass denies what was done before it', async ({ load, players }) => {
    const { table, title } = await load();
    const setup = {
      players: ['Anna', 'Ben', 'Cleo', 'Dora'].slice(0, players.max),
      seed: 'passes',
      options: {},
    };
    let before = table.setup(setup) as EighteenState;
    let done = new Set<string>();
    const wrong: string[] = [];
    let further = 0;
    playWholeGame(table, before, randomPlayer(eighteenHabits(title), setup.seed), {
      seed: setup.seed,
      onState(state, _index, { seat, action }) {
        const outcome = table.act(before, seat, action);
        if (isRefusal(outcome)) throw new Error(outcome.reason);
        for (const words of [english, german]) {
          const told = newsOf(words.tell(title, before, outcome.events, seat), () =>
            words.actionLine(title, before, seat, action as EighteenAction),
          );
          const [line] = told;
          if (action.type === 'pass' && line && !line.heading) {
            if (/further|weiter/.test(line.text)) further++;
            for (const deed of done) if (DEEDS[deed]?.test(line.text)) wrong.push(`${deed}: ${line.text}`);
          }
        }
        for (const event of outcome.events) {
          if (event.type === 'turnBegan') done = new Set();
          done.add(deedOf(event as EighteenEvent));
        }
        before = state as EighteenState;
      },
    });
    expect(wrong).toEqual([]);
    expect(further).toBeGreaterThan(0);
  });
});
