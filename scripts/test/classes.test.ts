import { describe, expect, it } from 'vitest';
import { classBreaches, selectorsOf } from '../classes.mjs';

const of = (sheets: Record<string, string>): readonly string[] =>
  classBreaches(
    new Map(Object.entries(sheets).map(([file, text]) => [`packages/screens/src/${file}.css`, `${text}\n`])),
  );

describe('classes', () => {
  it.each<[string, Record<string, string>]>([
    ['a name with one home', { 'log/log': '.log { color: red; } .log p { margin: 0; }' }],
    [
      'a word of all pages, fitted inside a name of its own',
      { 'styles/ui': '.btn { color: red; }', 'film/film': '.film { margin: 0; .btn { margin: 0; } }' },
    ],
    [
      'a part, fitted inside a name of its own',
      { 'parts/bar/bar': '.bar { color: red; }', 'film/film': ':where(.film) { .bar { margin: 0; } }' },
    ],
    [
      'what is only said of something',
      { 'log/log': '.log li.now { margin: 0; }', 'end/end': '.end.now, .end i.now { margin: 0; }' },
    ],
    [
      'what something is not, or has inside',
      { 'log/log': '.log:has(> .end):not(.end) { margin: 0; }', 'end/end': '.end { margin: 0; }' },
    ],
    [
      'its own name inside that of another',
      { 'table/table': '.table { margin: 0; }', 'log/log': '.table .log { margin: 0; }' },
    ],
  ])('lets be %s', (_, sheets) => {
    expect(of(sheets)).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    [
      'a name that two sheets style',
      {
        'advice/hint': '.hint { color: red; }',
        'panels/panels': '.panel { margin: 0; .hint { margin: 0; } }',
      },
    ],
    [
      'a name that two sheets style inside their own',
      {
        'log/log': '.log { margin: 0; .more { margin: 0; } }',
        'end/end': '.end { margin: 0; .more { margin: 0; } }',
      },
    ],
    [
      'a word of all pages, changed for everybody',
      { 'styles/ui': '.btn { color: red; }', 'film/film': '.film { margin: 0; } .btn { margin: 0; }' },
    ],
    [
      'a part, changed inside what is not its own',
      {
        'parts/bar/bar': '.bar { color: red; }',
        'table/table': '.table { margin: 0; }',
        'film/film': '.table .bar { margin: 0; }',
      },
    ],
    ['an element, changed for everybody', { 'log/log': '@media (width > 1px) { p { margin: 0; } }' }],
    [
      'a name that stands alone here and is said of something there',
      { 'log/log': '.log { margin: 0; .now { margin: 0; } }', 'end/end': '.end.now { margin: 0; }' },
    ],
  ])('finds %s', (_, sheets) => {
    expect(of(sheets)).not.toEqual([]);
  });

  it('knows what is nested in what', () => {
    const text =
      '/* .no */ .a { margin: 0; &.b, > .c { top: 0; } @media x { .d & { left: 0 } } } @keyframes k { from { top: 0; } } :where(.e, .f) { p { top: 0; } }';
    expect(selectorsOf(text)).toEqual(['.a', '.a.b', '.a > .c', '.d .a', ':where(.e, .f) p']);
  });
});
