import { describe, expect, it } from 'vitest';
import { unusedExports } from '../exports.mjs';

const one = 'packages/table/src/one.ts';
const other = 'packages/table/src/other.ts';

describe('exports', () => {
  it('are said in another file', () => {
    const files = new Map([
      [one, 'export const used = 1;\nexport const left = 2;\n'],
      [other, "import { used } from './one.ts';\n// left is only told of\n"],
    ]);
    expect(unusedExports(files)).toEqual([`${one} exports 'left': no other file says it`]);
  });
});
