/** Benelux at the terminal. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crayonHabits, playWholeGame, randomPlayer } from '@kursbuch/bots';
import { isRefusal } from '@kursbuch/table';
import { crayonTitles, crayonVoices } from '@kursbuch/titles';
import { wordsFor } from '@kursbuch/words/crayon';
import { crayon as german } from '@kursbuch/words/de/terminal/crayon.ts';
import { terminal as everyGame } from '@kursbuch/words/de/terminal/index.ts';
import { describe, expect, test } from 'vitest';
import { P1, P2, position } from '../../titles/benelux/test/tableBenelux.ts';
import { menuOf } from '../src/crayon/menu.ts';
import { crayonSpeech } from '../src/crayon/speech.ts';
import { scoresText } from '../src/crayon/tableText.ts';
import { CLEARED, kursbuch } from './script.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const alone = ['play', 'benelux', '--players', 'Anna,random', '--seed', 'a', '--option', 'drawSeats=false'];
const both = ['play', 'benelux', '--players', 'Anna,Ben', '--seed', 'a', '--option', 'drawSeats=false'];

test('at the end the winner stands first, and of equals whom the rules name', async () => {
  const { state } = position({});
  const over = { ...state, result: { cause: 'goal', scores: [250, 250, 90], winners: [P2] } };
  const speech = crayonSpeech(await wordsFor('en', crayonVoices('benelux')));
  const names = state.players;
  expect(plain(scoresText(speech, over))).toBe(
    `1. ${names[P2]}  250 M\n2. ${names[P1]}  250 M\n3. ${names[2]}  90 M`,
  );
});

describe('one person', () => {
  test('keeps orders, starts, draws a line, and looks at the table', async () => {
    const { out } = await kursbuch(alone, [
      '1',
      'start Brussels',
      'draw Antwerp',
      'network',
      'goods',
      'table',
      'end',
    ]);
    const text = plain(out);
    expect(text).toContain('Which three orders do you keep?');
    expect(text).toContain('Anna starts in Brussels.');
    expect(text).toMatch(/Anna draws \d+ segments? from Brussels to Antwerp for \d+ M\./);
    expect(text).toMatch(/Anna: Brussels, Antwerp/);
    expect(text).toMatch(/^Coffee +2\/2 +Bremen/m);
    expect(text).toMatch(/^Random +\? +A /m);
    expect(text).toContain('goal 250 M and 4 large cities');
  });

  test('is told why not, with the rule', async () => {
    const { out } = await kursbuch(alone, [
      '1',
      'start Utrecht',
      'start Brussels',
      'run Ghent',
      'load beer',
      'draw Atlantis',
    ]);
    expect(out).toContain('Utrecht is no large city: a network begins in one of those. (BEN-START-5)');
    expect(out).toContain('In the first round nobody moves: it is for building. (BEN-TURN-4)');
    expect(out).toContain('There is no city "Atlantis" on the board.');
  });

  test('plays in German', async () => {
    const { out } = await kursbuch(
      [...alone, '--lang', 'de'],
      ['1', 'beginnen Brüssel', 'zeichnen Antwerpen', 'netz'],
    );
    const text = plain(out);
    expect(text).toMatch(/Anna zeichnet \d+ Stücke von Brüssel nach Antwerpen für \d+ Mio\./);
    expect(text).toContain('Die billigste Strecke nach');
  });

  test('ends a turn in German, and does not leave the game with it', async () => {
    const { out } = await kursbuch([...alone, '--lang', 'de'], ['1', 'beginnen Brüssel', 'fertig', 'tisch']);
    expect(plain(out)).toContain('Runde 2');
    // no word of the game is one of those that every game has
    const own = [...Object.keys(german.typed.verbs), ...Object.keys(german.typed.looks)];
    expect(own.filter((word) => Object.hasOwn(everyGame.typed, word))).toEqual([]);
  });
});

test('two people hand the screen over before anybody sees a hand, and cover it after a turn', async () => {
  const { out } = await kursbuch(both, [
    '',
    '1',
    'start Brussels',
    '',
    '1',
    'start Bremen',
    '',
    'end',
    '',
    'orders',
  ]);
  const pages = out.split(CLEARED);
  expect(pages.length).toBeGreaterThan(3);
  // What stands on the screen while one person looks at it names nobody else's hand.
  const asked = pages.map((page) => [...page.matchAll(/^(Anna|Ben) {2}\d+/gm)].map(([, name]) => name));
  for (const names of asked) expect(new Set(names).size).toBeLessThan(2);
});

test('a game is saved, played again and listed', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'benelux-')), 'game.json');
  await kursbuch(alone, ['1', 'start Brussels', 'draw Ghent', 'end', `save ${file}`]);
  expect(JSON.parse(readFileSync(file, 'utf8')).title).toBe('benelux');
  const replayed = await kursbuch(['replay', file]);
  expect(replayed.code).toBe(0);
  expect(plain(replayed.out)).toMatch(/^Anna +\d+ +A +in Brussels/m);
  const choices = await kursbuch(['choices', file, '--json']);
  const { seats } = JSON.parse(choices.out);
  expect(seats[0].actions.map(({ type }: { type: string }) => type)).toContain('endTurn');
});

test('random games keep in order', async () => {
  const { code, out } = await kursbuch(['simulate', 'benelux', '--players', '2', '--games', '1', '--check']);
  expect(out).toContain('broken invariants: 0');
  expect(code).toBe(0);
});

describe('the list of choices', () => {
  const toRoundTwo = ['1', 'start Brussels', 'draw Antwerp', 'end'];

  test('BEN-LOAD-1: has every good that can be loaded, and where it lies', async () => {
    const { out } = await kursbuch(alone, [...toRoundTwo, 'load chocolate', 'leave chocolate']);
    const pages = plain(out).split('Anna>');
    const ofRoundTwo = pages.find((page) => page.includes('Round 2 ·')) ?? '';
    expect(ofRoundTwo).toMatch(/^ +\d+ {2}load beer$/m);
    expect(ofRoundTwo).toMatch(/^ +\d+ {2}load chocolate$/m);
    expect(pages.at(-2)).toMatch(/^ +\d+ {2}load the chocolate lying here$/m);
    expect(pages.at(-2)).toMatch(/^ +\d+ {2}load chocolate from the supply$/m);
  });

  test('everything that can be listed is there', async () => {
    const [entry] = crayonTitles;
    if (!entry) throw new Error('no crayon game');
    const loaded = await entry.load();
    const speech = crayonSpeech(await wordsFor('en', crayonVoices('benelux')));
    const { table, title } = loaded;
    const start = table.setup({ players: ['Anna', 'Ben'], seed: 'menu', options: {} });
    if (isRefusal(start)) throw new Error(start.reason);
    const loads = new Set<string>();
    playWholeGame(table, start, randomPlayer(crayonHabits(title), 'menu'), {
      seed: 'menu',
      limit: 300,
      onState(state, index) {
        if (index % 5 > 0) return;
        for (const seat of [0, 1]) {
          const listed = menuOf(speech, loaded, state, seat)
            .flatMap(({ entries }) => entries)
            .map((one) => (one.type === 'action' ? JSON.stringify(one.action) : ''));
          const whole = table.choices(state, seat).flatMap((choice) => {
            if (choice.type !== 'many') return [choice.action];
            return choice.isWhole ? choice.list() : [];
          });
          for (const action of whole) {
            expect(listed).toContain(JSON.stringify(action));
            if (action.type === 'load') loads.add(action.good);
          }
        }
      },
    });
    expect(loads.size).toBeGreaterThan(0);
  });

  test('BEN-FEE-10: warns of a way after which the train would wait on others’ track', async () => {
    const [entry] = crayonTitles;
    if (!entry) throw new Error('no crayon game');
    const loaded = await entry.load();
    const speech = crayonSpeech(await wordsFor('en', crayonVoices('benelux')));
    const label = (cash: number): string | undefined => {
      const { state } = position({ track: [[P2, 593, 565, 537, 509]], at: [593], cash: [cash] });
      const entries = menuOf(speech, loaded, state, P1).flatMap((group) => group.entries);
      return entries.find((one) => one.label.startsWith('run to Antwerp'))?.label;
    };
    expect(plain(label(7) ?? '')).toBe(
      'run to Antwerp, 3 steps, 4 M for others’ track; it would wait there, without the fee to go on',
    );
    expect(plain(label(8) ?? '')).toBe('run to Antwerp, 3 steps, 4 M for others’ track');
  });
});

describe('agreements', () => {
  const ready = ['', '1', 'start Brussels', '', '1', 'start Bremen', ''];

  test('BEN-FEE-7 BEN-FEE-8: a rate, a sum and a promise are offered in words, and answered', async () => {
    const { out } = await kursbuch(both, [
      ...ready,
      'draw Antwerp',
      'end',
      '',
      'draw Wilhelmshaven',
      'end',
      '',
      'rate Ben 2 3',
      'rate Ben 5 3',
      'rate Ben 6 3 once',
      'grant Ben 1 2',
      'promise Ben natural gas Wilhelmshaven',
      'rate Chiara 2 3',
      'promise Ben gold Ghent',
      'end',
      '',
      'accept 3',
    ]);
    const text = plain(out);
    expect(text).toMatch(/^ *Anna offers Ben: .*3 rounds.*2 M a turn/m);
    expect(text).toMatch(/^ *Anna offers Ben: .*6 M/m);
    expect(text).toMatch(/^ *Anna offers Ben: .*2 rounds.*1 M a turn/m);
    expect(text).toContain('No more than 4 M can be agreed here. (BEN-FEE-7)');
    expect(text).toMatch(/Whose track, for how much a turn/);
    expect(text).toContain('Name the player, the good you bring and the city');
    expect(text).toContain('Agreed: Anna will bring natural gas to Wilhelmshaven for Ben.');
  });
});
