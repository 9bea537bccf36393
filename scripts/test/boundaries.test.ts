import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breaches, clientBreaches, conceptsAllowed, terminalBreaches, valueCircles } from '../boundaries.mjs';

const table = 'packages/table/src/agenda.ts';
const eighteen = 'packages/eighteen/src/map.ts';
const title = 'packages/titles/1830/rules/map.ts';
const screen = 'packages/titles/1830/screen/index.ts';
const entry = 'packages/titles/1830/index.ts';
const list = 'packages/titles/index.ts';
const words = 'packages/words/src/en/events.ts';
const bot = 'packages/bots/src/greedy.ts';
const bin = 'packages/cli/bin/kursbuch.mjs';

describe('boundaries', () => {
  it.each([
    [eighteen, "import type { Seat } from '@kursbuch/table';"],
    [title, "import { hex } from '@kursbuch/eighteen/hex';\nimport { tiles } from './tiles.ts';"],
    [list, "import { entry } from './1830/index.ts';"],
    [
      entry,
      "import { eighteenEntry } from '../src/entry.ts';\nconst rules = () => import('./rules/index.ts');",
    ],
    [
      screen,
      "import { eighteen } from '@kursbuch/screens/eighteen';\nimport { words } from '../words/index.ts';",
    ],
    [screen, "import { signal } from '@preact/signals';\nimport './marks.css';"],
    ['packages/screens/src/eighteen/family.tsx', "import { h } from 'preact';"],
    [words, "import { evolve } from '@kursbuch/eighteen';"],
    [
      'packages/titles/1830/words/en/index.ts',
      "import { capital } from '@kursbuch/words';\nimport { title } from '../../rules/title.ts';",
    ],
    [title, "const rules = { by: 'from', cases: { pool: 'a' } };"],
    ['packages/words/src/languages.ts', "export { de } from './de/index.ts';"],
    ['packages/words/src/dictionary.ts', "type Home = typeof import('./en/web/home.ts');"],
    ['packages/words/src/de/web/home.ts', "import type { home as English } from '../../en/web/home.ts';"],
    ['packages/titles/1830/words/de/advice.ts', "import { number } from '@kursbuch/words/de/numbers.ts';"],
    ['packages/titles/1830/words/index.ts', "export { words as de } from './de/index.ts';"],
    ['packages/web/src/when.ts', "const time = new Intl.Segmenter('en'); // language === 'de'"],
    ['packages/web/test/when.test.ts', "const is = language === 'de';"],
    ['packages/words/test/log.test.ts', "import { titles } from '@kursbuch/titles';"],
    [bin, "import { wordsFor } from '@kursbuch/words';"],
    ['packages/web/src/log.ts', "import { wordsFor } from '@kursbuch/words';"],
    ['packages/web/src/online/wire.ts', "import type * as wire from '@kursbuch/server/wire';"],
    ['packages/web/src/online/wire.ts', "export type {\n  TableInfo,\n} from '@kursbuch/server/wire';"],
    ['packages/titles/1830/player/index.ts', "import { best } from '@kursbuch/bots/eighteen/judging';"],
    ['packages/bots/test/calm.test.ts', "import { titles } from '@kursbuch/titles';"],
    [bin, "import { spawn } from 'node:child_process';\nawait import('../src/main.ts');"],
    [bin, "import { projectNode } from '../../../scripts/install.mjs';"],
    [table, 'const constraint = 18300; // as in rule 3.2'],
    [eighteen, '/* 2.1 */ const train = "2";'],
    [eighteen, "const gauge = 'metre'; // a tunnel is the title's"],
    ['packages/eighteen/src/evolve.ts', "const event = { type: 'loanTaken' };"],
    ['packages/eighteen/test/answers.test.ts', 'const mail = 1;'],
    ['packages/titles/1854/rules/tunnel.ts', 'const tunnels = {};'],
    ['packages/table/test/agenda.test.ts', "import { it } from 'vitest'; const train = 1830;"],
  ])('lets %s say %s', (file, text) => {
    expect(breaches(file, text)).toEqual([]);
  });

  it.each([
    ['packages/web/src/online/wire.ts', "import { TableInfo } from '@kursbuch/server/wire';"],
    ['packages/web/src/online/wire.ts', "import type { Hall } from '@kursbuch/server';"],
    ['packages/web/src/when.ts', "const is = language === 'de' ? 1 : 2;"],
    ['packages/web/src/when.ts', "const is = 'en' !== language;"],
    ['packages/server/src/letters.ts', "switch (language) { case 'de': break; }"],
    ['packages/screens/src/cover.ts', "const about = { en: 'India', de: 'Indien' };"],
    ['packages/screens/src/cover.ts', 'const about = texts.de;'],
    ['packages/server/src/schema.ts', "type Language = 'de' | 'en';"],
    ['packages/titles/1853/screen/cover.ts', "const about = { 'de': 'Indien' };"],
    ['packages/cli/src/speech.ts', "import { terminal } from '@kursbuch/words/de/terminal/index.ts';"],
    ['packages/words/src/eighteen/tell.ts', "import { names } from '../en/eighteen/names.ts';"],
    ['packages/words/src/de/frame.ts', "import { frame } from '../en/frame.ts';"],
    ['packages/titles/1853/screen/words.ts', "import { own } from '../words/en/screen.ts';"],
    [table, "import { hex } from '@kursbuch/eighteen';"],
    [table, "export * from '../../eighteen/src/hex.ts';"],
    [table, "import 'node:fs';"],
    [table, "const fs = await import('fs');"],
    [table, "import pad from 'left-pad';"],
    [table, "import { projectNode } from '../../../scripts/install.mjs';"],
    [eighteen, "import { title } from '@kursbuch/titles/1830';"],
    [eighteen, "import { seat } from '../../table/src/seat.ts';"],
    [eighteen, "import { wordsFor } from '@kursbuch/words';"],
    [words, "import { bot } from '@kursbuch/bots';"],
    ['packages/words/test/log.test.ts', "import { main } from '@kursbuch/cli';"],
    [words, "import { readFileSync } from 'node:fs';"],
    [title, "import { wordsFor } from '@kursbuch/words';"],
    [words, "import type { Action1848 } from '@kursbuch/titles/1848';"],
    [title, "import { words } from '../words/index.ts';"],
    [title, "import { judgement } from '../player/index.ts';"],
    [title, "import { onScreen } from '../screen/index.ts';"],
    [title, "import { signal } from '@preact/signals';"],
    [title, "import { eighteen } from '@kursbuch/screens/eighteen';"],
    [screen, "import { Game } from '@kursbuch/screens/eighteen/game/game.ts';"],
    [screen, "import { player } from '../player/index.ts';"],
    ['packages/titles/1830/facts/map.ts', "import { title } from '../rules/title.ts';"],
    ['packages/titles/1830/bits/map.ts', "import { title } from '../rules/title.ts';"],
    ['packages/screens/src/game/game.ts', "import { titles } from '@kursbuch/titles';"],
    [bot, "import { titles } from '@kursbuch/titles';"],
    [title, "import { map } from '../../1848/rules/map.ts';"],
    [title, "import { map } from '@kursbuch/titles/1848';"],
    [title, "import { titles } from '../../index.ts';"],
    [title, "import { titles } from '@kursbuch/titles';"],
    [title, "import { bot } from '@kursbuch/bots';"],
    [bot, "import type { Room } from '@kursbuch/server';"],
    ['packages/table/test/agenda.test.ts', "import { title } from '@kursbuch/titles/1830';"],
    [table, "const name = '1830';"],
    [eighteen, 'const is1853 = true;'],
    [eighteen, '/* 1848-2.1 */ const train = "2";'],
    [words, "const sign = { '1830': '$' };"],
    ['packages/web/src/home.tsx', '// as in 1854'],
    [eighteen, 'const BENELUX = 1;'],
    [eighteen, 'const tunnels = {};'],
    [eighteen, "const event = { type: 'elephantSold' };"],
    [eighteen, 'const receiverships = 0;'],
    [eighteen, 'interface MailRun {}'],
    [eighteen, 'const loans = 1;'],
    ['packages/words/src/en/eighteen/questions.ts', "const open = offered.has('takeLoan');"],
    ['packages/screens/src/eighteen/panels/Stock.tsx', 'const hasLoans = true;'],
    ['packages/cli/src/eighteen/menu.ts', "const group = 'elephant';"],
    ['packages/bots/src/eighteen/calm.ts', "const digs = offered(asking, 'buildTunnel');"],
    [table, 'const buyTrains = 1;'],
    [table, 'type Company = string;'],
    [table, 'const companies = [];'],
    [table, 'const TILES = [];'],
    [table, '// the next station'],
  ])('stops %s from saying %s', (file, text) => {
    expect(breaches(file, text)).not.toEqual([]);
  });

  it('makes an exception for a concept of single titles only where it is named', () => {
    for (const [word, places] of Object.entries(conceptsAllowed))
      for (const place of places.filter((one) => one.endsWith('.ts')))
        expect(readFileSync(new URL(`../../${place}`, import.meta.url), 'utf8'), place).toMatch(
          new RegExp(word, 'i'),
        );
  });
});

describe('folders of the client', () => {
  const client = (files: Readonly<Record<string, string>>) =>
    clientBreaches(new Map(Object.entries(files).map(([path, text]) => [`packages/${path}`, text] as const)));

  it('lets a family know the frame, and the host load a family', () => {
    const found = client({
      'screens/src/eighteen/bar/Bar.tsx': "import type { Game } from '../../game/game.ts';",
      'web/src/host/families.ts': "const host = () => import('./eighteen/hosted.ts');",
      'web/src/host/eighteen/hosted.ts':
        "import { glimpseOf } from '@kursbuch/screens/eighteen/cover/glimpseOf.ts';",
      'web/src/app.tsx': "const page = () => import('./table/Page.tsx');",
      'web/src/table/Page.tsx':
        "import { load } from '../titles/index.ts';\nimport { Log } from './Log.tsx';",
    });
    expect(found).toEqual([]);
  });

  it.each([
    ["import { Bar } from '@kursbuch/screens/eighteen/bar/Bar.tsx';"],
    ["import { evolve } from '@kursbuch/eighteen';"],
    ["import { wordsFor } from '@kursbuch/words/eighteen';"],
    ["const reader = await import('../host/eighteen/publicFile.ts');"],
    ["const kit = await import('@kursbuch/eighteen');"],
  ])('does not let the frame say %s', (text) => {
    expect(client({ 'web/src/table/Table.tsx': text })).toHaveLength(1);
  });

  it('does not let the frame of the screens know a family', () => {
    const text = "import { Bar } from '../eighteen/bar/Bar.tsx';";
    expect(client({ 'screens/src/parts/Part.tsx': text })).toHaveLength(1);
  });

  it('tells a circle of folders once', () => {
    const found = client({
      'screens/src/eighteen/bar/Bar.tsx': "import { Chip } from '../surfaces/Chip.tsx';",
      'screens/src/eighteen/surfaces/Chip.tsx':
        "import '../parts/chip.css';\nimport type { Act } from '../acts/acts.ts';",
      'screens/src/eighteen/acts/acts.ts': "export { Bar } from '../bar/Bar.tsx';",
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('eighteen/bar → packages/screens/src/eighteen/surfaces');
  });
});

describe('files', () => {
  const circles = (acts: string) =>
    valueCircles(
      new Map([
        ['packages/server/src/store/games.ts', "import { tell } from '../tables/acts.ts';"],
        ['packages/server/src/tables/acts.ts', acts],
      ]),
    );

  it('may not need each other in a circle', () => {
    expect(circles("import { type Game, gameOf } from '../store/games.ts';")).toEqual([
      expect.stringContaining('a circle of files: packages/server/src/store/games.ts → '),
    ]);
  });

  it.each([
    "import type { Game } from '../store/games.ts';",
    "export type * from '../store/games.ts';",
    "const later = () => import('../store/games.ts');",
  ])('may say %s', (text) => {
    expect(circles(text)).toEqual([]);
  });
});

describe('the terminal', () => {
  const terminal = (files: Readonly<Record<string, string>>) =>
    terminalBreaches(
      new Map(Object.entries(files).map(([path, text]) => [`packages/cli/src/${path}`, text] as const)),
    );

  it('lets a family know the frame and its packages, and families.ts load it', () => {
    const found = terminal({
      'eighteen/hosted.ts':
        "import { evolve } from '@kursbuch/eighteen';\nimport type { Hosted } from '../families.ts';",
      'families.ts': "const { eighteenHosted } = await import('./eighteen/hosted.ts');",
      'gameFile.ts': "import { readRecord } from '@kursbuch/titles/record';",
      'play/session.ts': "import { Room } from '@kursbuch/table';",
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['gameFile.ts', "import type { EighteenState } from '@kursbuch/eighteen';"],
    ['speech.ts', "import { type Words, wordsFor } from '@kursbuch/words/eighteen';"],
    ['verify.ts', "import { verifyTrace } from '@kursbuch/records';"],
    ['simulation.ts', "const kit = await import('@kursbuch/eighteen');"],
    ['main.ts', "import { routesCommand } from './eighteen/routesCommand.ts';"],
    ['play/player.ts', "const { menuOf } = await import('../eighteen/menu.ts');"],
    ['families.ts', "import { eighteenHosted } from './eighteen/hosted.ts';"],
  ])('does not let %s say %s', (file, text) => {
    expect(terminal({ [file]: text })).toHaveLength(1);
  });
});
