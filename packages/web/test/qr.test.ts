/** The squares that cameras read: known vectors, and every code read back by a reader that shares nothing with the writer. */
import { describe, expect, test } from 'vitest';
import { correctionOf, formatBits, type Modules, qrOf, versionBits } from '../src/share/qr.ts';

const bitsOf = (value: number, length: number): string => value.toString(2).padStart(length, '0');

describe('as the standard has them', () => {
  test('the words of correction', () => {
    // The example of "HELLO WORLD", version 1, correction M.
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test('what says which mask it has, and which version it is', () => {
    expect(bitsOf(formatBits(0), 15)).toBe('101010000010010');
    expect(bitsOf(formatBits(5), 15)).toBe('100000011001110');
    expect(bitsOf(formatBits(7), 15)).toBe('100101010100000');
    expect(bitsOf(versionBits(7), 18)).toBe('000111110010010100');
    expect(bitsOf(versionBits(10), 18)).toBe('001010010011010011');
  });
});

/** Codewords of a block of data and of correction, by version: written down once more, from the other table of the standard. */
const TOTALS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const CORRECTIONS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const MIDDLES = ['', '18', '22', '26', '30', '34', '22 38', '24 42', '26 46', '28 50'];

/** The field of 256, by repeated addition and doubling alone. */
function times(one: number, other: number): number {
  let [sum, part] = [0, one];
  for (let bits = other; bits > 0; bits >>= 1) {
    if (bits & 1) sum ^= part;
    part = part & 128 ? (part << 1) ^ 0x11d : part << 1;
  }
  return sum;
}

/** What a code says; throws where it is none. */
function read(modules: Modules): { readonly text: string; readonly version: number } {
  const size = modules.length;
  const version = (size - 17) / 4;
  const at = (row: number, column: number): 0 | 1 => (modules[row]?.[column] ? 1 : 0);
  // Where nothing of the text stands.
  const middles = [6, ...(MIDDLES[version - 1] ?? '').split(' ').filter(Boolean).map(Number)];
  const isApart = (row: number, column: number): boolean => {
    if (row === 6 || column === 6) return true;
    if ((row < 9 && (column < 9 || column > size - 9)) || (row > size - 9 && column < 9)) return true;
    if (version >= 7 && ((row < 6 && column > size - 12) || (column < 6 && row > size - 12))) return true;
    if (version === 1) return false;
    return middles.some((y) =>
      middles.some((x) => {
        const isCorner = (y === 6 && (x === 6 || x === size - 7)) || (x === 6 && y === size - 7);
        return !isCorner && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
      }),
    );
  };
  // The three large squares, and the dashed lines between them.
  const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    for (let row = 0; row < 7; row++)
      expect(Array.from({ length: 7 }, (_, column) => at(top + row, left + column)).join('')).toBe(
        FINDER[row],
      );
  for (let place = 8; place < size - 8; place++) {
    expect(at(6, place)).toBe(1 - (place % 2));
    expect(at(place, 6)).toBe(1 - (place % 2));
  }
  // Both copies of the format say the same.
  const column = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => at(row, 8));
  const row = [7, 5, 4, 3, 2, 1, 0].map((place) => at(8, place));
  const first = [...column, ...row].reverse().join('');
  const second = [
    ...Array.from({ length: 8 }, (_, place) => at(8, size - 1 - place)),
    ...Array.from({ length: 7 }, (_, place) => at(size - 7 + place, 8)),
  ]
    .reverse()
    .join('');
  expect(second).toBe(first);
  expect(at(size - 8, 8)).toBe(1);
  const format = Number.parseInt(first, 2) ^ 0b101010000010010;
  expect(format >> 13).toBe(0);
  const mask = (format >> 10) & 7;
  const turned = (y: number, x: number): boolean =>
    [
      (y + x) % 2,
      y % 2,
      x % 3,
      (y + x) % 3,
      ((y >> 1) + Math.trunc(x / 3)) % 2,
      ((y * x) & 1) + ((y * x) % 3),
      (((y * x) & 1) + ((y * x) % 3)) & 1,
      (((y + x) & 1) + ((y * x) % 3)) & 1,
    ][mask] === 0;
  let bits = '';
  for (let pair = 0; pair < (size - 1) / 2; pair++) {
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0);
    for (let step = 0; step < size; step++) {
      const y = pair % 2 === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isApart(y, x)) bits += turned(y, x) ? 1 - at(y, x) : at(y, x);
    }
  }
  const [total, blocks, correction] = [TOTALS, BLOCKS, CORRECTIONS].map((list) => list[version - 1] ?? 0) as [
    number,
    number,
    number,
  ];
  expect(bits.length - total * 8).toBeGreaterThanOrEqual(0);
  expect(bits.length - total * 8).toBeLessThan(8);
  const words = Array.from({ length: total }, (_, word) =>
    Number.parseInt(bits.slice(word * 8, word * 8 + 8), 2),
  );
  const shorter = Math.floor((total - blocks * correction) / blocks);
  const longer = (total - blocks * correction) % blocks;
  const lists: number[][] = Array.from({ length: blocks }, () => []);
  let next = 0;
  for (let word = 0; word <= shorter; word++)
    for (let block = 0; block < blocks; block++)
      if (word < shorter || block >= blocks - longer) lists[block]?.push(words[next++] ?? 0);
  const data = lists.flatMap((list) => [...list]);
  for (let word = 0; word < correction; word++) for (const list of lists) list.push(words[next++] ?? 0);
  // A word of Reed and Solomon is zero at every power of two.
  for (const list of lists)
    for (let power = 0, root = 1; power < correction; power++, root = times(root, 2))
      expect(list.reduce((value, word) => times(value, root) ^ word, 0)).toBe(0);
  const stream = data.map((word) => bitsOf(word, 8)).join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const head = version < 10 ? 8 : 16;
  const length = Number.parseInt(stream.slice(4, 4 + head), 2);
  const bytes = Uint8Array.from({ length }, (_, byte) =>
    Number.parseInt(stream.slice(4 + head + byte * 8, 12 + head + byte * 8), 2),
  );
  return { text: new TextDecoder().decode(bytes), version };
}

test('every length from nothing to the longest is read again', () => {
  const versions = new Set<number>();
  for (let length = 0; length <= 213; length++) {
    const text = Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * 7 + length) % 90))).join(
      '',
    );
    const code = qrOf(text);
    expect(code).not.toBeNull();
    const got = read(code ?? []);
    expect(got.text).toBe(text);
    versions.add(got.version);
  }
  expect([...versions].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('the link of a table, and letters of any language', () => {
  for (const text of [
    'https://play.example.org/#/t/h2Zt3mXb0wq-9_Kd1aYc',
    'Grüße aus Köln 🚂',
    'a'.repeat(100),
  ])
    expect(read(qrOf(text) ?? []).text).toBe(text);
});

test('what is too long for any of them is none', () => {
  expect(qrOf('x'.repeat(214))).toBeNull();
});
