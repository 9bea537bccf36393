import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languagesIn, voicesIn } from '../languages.mjs';

const list = readFileSync('packages/words/src/languages.ts', 'utf8');

describe('languages', () => {
  it('are those of the list, and each title has all of them', () => {
    const all = languagesIn(list);
    expect(all.length).toBe(globSync('packages/words/src/*/frame.ts').length);
    for (const file of globSync('packages/titles/*/words/index.ts'))
      expect(readFileSync(file, 'utf8'), file).toBe(voicesIn(all));
  });

  it('come to every title by a line in the list', () => {
    const all = languagesIn(`${list}export { fr } from './fr/index.ts';\n`);
    expect(all).toEqual([...languagesIn(list), 'fr']);
    expect(voicesIn(all)).toContain("import { words as fr } from './fr/index.ts';");
    expect(voicesIn(all)).toMatch(/= \{ de, en, fr \};\n$/);
  });
});
