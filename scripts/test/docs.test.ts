import { describe, expect, it } from 'vitest';
import { blocksOf, docBreaches } from '../docs.mjs';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

const of = (pages: Record<string, string>): readonly string[] =>
  docBreaches(new Map(Object.entries(pages)), [...Object.keys(pages), 'docs', 'packages/table/src/room.ts']);

describe('pages', () => {
  it.each([
    ['a paragraph', words(110)],
    ['two paragraphs', `${words(80)}\n\n${words(80)}`],
    ['items of a list', `- ${words(80)}\n- ${words(80)}`],
    ['numbered items', `1. ${words(80)}\n2. ${words(80)}`],
    ['cells of a table', `| ${words(80)} | ${words(80)} |`],
    ['a heading before its text', `## ${words(80)}\n${words(80)}`],
    ['code', `\`\`\`\n${words(200)}\n\`\`\``],
    ['a mark between words', `${words(110)} | - …`],
  ])('let %s be', (_, text) => {
    expect(of({ 'README.md': text })).toEqual([]);
  });

  it.each([
    ['paragraph', words(111)],
    ['paragraph of many lines', `${words(60)}\n${words(60)}`],
    ['item of a list', `- ${words(60)}\n  ${words(60)}`],
    ['cell', `| a | ${words(111)} |`],
  ])('refuse a long %s', (_, text) => {
    expect(of({ 'README.md': `# Head\n\n${text}\n` })).toEqual([
      expect.stringMatching(/^README\.md:3: \d+ words in one piece, 110 at most$/),
    ]);
  });

  it('count words of a paragraph that goes on after code as two', () => {
    expect(blocksOf('one\n```\ntwo\n```\nthree').map((block) => block.words)).toEqual(['one', 'three']);
  });

  const page = '# The engine\n\n## One idea: decide, evolve\n\n## Twice\n\n## Twice\n';

  it.each([
    '[page](docs/page.md)',
    '[folder](docs)',
    '[heading](docs/page.md#one-idea-decide-evolve)',
    '[second of two](docs/page.md#twice-1)',
    '[here](#head)',
    '[elsewhere](https://example.org/nothing)',
    '`[no link](nowhere.md)`',
  ])('let the link %s be', (link) => {
    expect(of({ 'README.md': `# Head\n\n${link}`, 'docs/page.md': page })).toEqual([]);
  });

  it.each([
    ['[page](docs/other.md)', 'leads to no file'],
    ['![picture](docs/other.png)', 'leads to no file'],
    ['[heading](docs/page.md#two-ideas)', 'leads to no heading'],
    ['[here](#tail)', 'leads to no heading'],
  ])('refuse the link %s', (link, wrong) => {
    expect(of({ 'README.md': `# Head\n\n${link}`, 'docs/page.md': page })).toEqual([
      expect.stringContaining(wrong),
    ]);
  });

  it.each([
    '`packages/table/src/room.ts`',
    '`src/room.ts`',
    '`room.ts`',
    '`titles/<title>/room.md`',
    '`Room.open`',
  ])('let the name %s be', (name) => {
    expect(of({ 'README.md': name })).toEqual([]);
  });

  it.each(['`packages/room.ts`', '`table/room.ts`', '`hall.ts`', '`hall/`', '`oom.ts`'])(
    'refuse the name %s',
    (name) => {
      expect(of({ 'README.md': name })).toEqual([expect.stringContaining('there is no ')]);
    },
  );

  it('follow links from the folder of their page', () => {
    expect(
      of({ 'docs/a/one.md': '[up](../two.md) [home](../../README.md)', 'docs/two.md': '', 'README.md': '' }),
    ).toEqual([]);
  });
});
