import { describe, expect, it } from 'vitest';
import { breaches, clientBreaches, terminalBreaches } from '../boundaries.mjs';

const table = 'packages/table/src/agenda.ts';
const eighteen = 'packages/eighteen/src/map.ts';
const title = 'packages/titles/1830/map.ts';
const registry = 'packages/titles/src/index.ts';
const words = 'packages/words/src/en/events.ts';
const bot = 'packages/bots/src/greedy.ts';
const bin = 'packages/cli/bin/kursbuch.mjs';

describe('boundaries', () => {
  it.each([
    [eighteen, "import type { Seat } from '@kursbuch/table';"],
    [title, "import { hex } from '@kursbuch/eighteen/hex';\nimport { tiles } from './tiles.ts';"],
    [registry, "import { title } from '../1830/index.ts';"],
    [words, "import { evolve } from '@kursbuch/eighteen';\nconst sign = { '1830': '$' };"],
    [
      'packages/titles/1830/words/en/index.ts',
      "import { capital } from '@kursbuch/words';\nimport { title } from '../../title.ts';",
    ],
    [title, "const rules = { by: 'from', cases: { pool: 'a' } };"],
    [words, "const german = await import('./de/index.ts');"],
    ['packages/words/test/log.test.ts', "import { titles } from '@kursbuch/titles';"],
    [bin, "import { wordsFor } from '@kursbuch/words';"],
    ['packages/web/src/log.ts', "import { wordsFor } from '@kursbuch/words';"],
    ['packages/titles/1830/player/index.ts', "import { best } from '@kursbuch/bots/eighteen/judging';"],
    ['packages/bots/test/calm.test.ts', "import { titles } from '@kursbuch/titles';"],
    [bin, "import { spawn } from 'node:child_process';\nawait import('../src/main.ts');"],
    [bin, "import { projectNode } from '../../../scripts/install.mjs';"],
    [table, 'const constraint = 18300; // as in 1830-3.2'],
    [eighteen, '/* 1848-2.1 */ const train = "2";'],
    ['packages/table/test/agenda.test.ts', "import { it } from 'vitest'; const train = 1830;"],
  ])('lets %s say %s', (file, text) => {
    expect(breaches(file, text)).toEqual([]);
  });

  it.each([
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
    [title, "import { words } from './words/index.ts';"],
    [title, "import { judgement } from './player/index.ts';"],
    [bot, "import { titles } from '@kursbuch/titles';"],
    [title, "import { map } from '../1848/map.ts';"],
    [title, "import { map } from '@kursbuch/titles/1848';"],
    [title, "import { titles } from '../src/index.ts';"],
    [title, "import { titles } from '@kursbuch/titles';"],
    [title, "import { bot } from '@kursbuch/bots';"],
    [bot, "import type { Room } from '@kursbuch/server';"],
    ['packages/table/test/agenda.test.ts', "import { title } from '@kursbuch/titles/1830';"],
    [table, "const name = '1830';"],
    [eighteen, 'const is1853 = true;'],
    [eighteen, 'const BENELUX = 1;'],
    [table, 'const buyTrains = 1;'],
    [table, 'type Company = string;'],
    [table, 'const companies = [];'],
    [table, 'const TILES = [];'],
    [table, '// the next station'],
  ])('stops %s from saying %s', (file, text) => {
    expect(breaches(file, text)).not.toEqual([]);
  });
});

describe('folders of the client', () => {
  const client = (files: Readonly<Record<string, string>>) =>
    clientBreaches(
      new Map(Object.entries(files).map(([path, text]) => [`packages/web/src/${path}`, text] as const)),
    );

  it('lets a family know the frame, and the frame its loader', () => {
    const found = client({
      'eighteen/bar/Bar.tsx': "import type { Game } from '../../game/game.ts';",
      'titles/index.ts': "const load = () => import('../eighteen/family.ts');",
      'host/families.ts': "const host = () => import('../eighteen/host/hosted.ts');",
      'app.tsx': "const page = () => import('./table/Page.tsx');",
      'table/Page.tsx': "import { load } from '../titles/index.ts';\nimport { Log } from './Log.tsx';",
    });
    expect(found).toEqual([]);
  });

  it.each([
    ["import { Bar } from '../eighteen/bar/Bar.tsx';"],
    ["import { marks } from '../titles/1830/marks.ts';"],
    ["import { evolve } from '@kursbuch/eighteen';"],
    ["import { wordsFor } from '@kursbuch/words/eighteen';"],
    ["const reader = await import('../eighteen/host/publicFile.ts');"],
    ["const kit = await import('@kursbuch/eighteen');"],
  ])('does not let the frame say %s', (text) => {
    expect(client({ 'table/Table.tsx': text })).toHaveLength(1);
  });

  it('tells a circle of folders once', () => {
    const found = client({
      'eighteen/bar/Bar.tsx': "import { Chip } from '../surfaces/Chip.tsx';",
      'eighteen/surfaces/Chip.tsx':
        "import '../parts/chip.css';\nimport type { Act } from '../acts/acts.ts';",
      'eighteen/acts/acts.ts': "export { Bar } from '../bar/Bar.tsx';",
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('eighteen/bar → eighteen/surfaces');
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
