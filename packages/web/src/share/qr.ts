/**
 * A text as a square of dark and light modules that a camera reads: a QR code (ISO/IEC 18004) of bytes, with correction M,
 * which a seventh of it may be dirty. Up to version 10: longer links than ours.
 */

/** True: dark. Rows from the top, modules from the left; without the light edge that belongs around it. */
export type Modules = readonly (readonly boolean[])[];

/** The light edge around it, in modules: without it nothing is read. */
export const QUIET = 4;

interface Version {
  /** Codewords of correction in each block, and how many codewords of data each block has. */
  readonly correction: number;
  readonly blocks: readonly number[];
  /** Rows and columns of the small squares. */
  readonly aligned: readonly number[];
}

const times = (count: number, data: number): readonly number[] => Array(count).fill(data);

/** From version 1 on. */
const VERSIONS: readonly Version[] = [
  { correction: 10, blocks: times(1, 16), aligned: [] },
  { correction: 16, blocks: times(1, 28), aligned: [6, 18] },
  { correction: 26, blocks: times(1, 44), aligned: [6, 22] },
  { correction: 18, blocks: times(2, 32), aligned: [6, 26] },
  { correction: 24, blocks: times(2, 43), aligned: [6, 30] },
  { correction: 16, blocks: times(4, 27), aligned: [6, 34] },
  { correction: 18, blocks: times(4, 31), aligned: [6, 22, 38] },
  { correction: 22, blocks: [...times(2, 38), ...times(2, 39)], aligned: [6, 24, 42] },
  { correction: 22, blocks: [...times(3, 36), ...times(2, 37)], aligned: [6, 26, 46] },
  { correction: 26, blocks: [...times(4, 43), 44], aligned: [6, 28, 50] },
];

/** Null: it is too long. */
export function qrOf(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(
    ({ blocks }, at) => headOf(at + 1) + bytes.length * 8 <= dataIn(blocks) * 8,
  );
  const version = VERSIONS[index];
  if (!version) return null;
  const words = interleaved(dataWords(bytes, index + 1, dataIn(version.blocks)), version);
  const plain = new Square(index + 1, version.aligned);
  plain.fill(words);
  const masked = MASKS.map((_, mask) => plain.masked(mask));
  return masked.reduce((best, one) => (penaltyOf(one) < penaltyOf(best) ? one : best));
}

const dataIn = (blocks: readonly number[]): number => blocks.reduce((sum, one) => sum + one, 0);

/** The bits that say that bytes follow, and how many. */
const headOf = (version: number): number => 4 + (version < 10 ? 8 : 16);

/** The bytes with their head, filled up to all there is room for. */
function dataWords(bytes: Uint8Array, version: number, room: number): readonly number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, headOf(version) - 4);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let even = true; bits.length < room * 8; even = !even) put(even ? 0xec : 0x11, 8);
  return Array.from({ length: room }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
}

// ---------------------------------------------------------------- correction

/** Powers of two in the field of 256 with the polynomial 0x11d, and back. */
const POWERS = new Uint8Array(255);
const LOGS = new Uint8Array(256);
for (let at = 0, value = 1; at < 255; at++) {
  POWERS[at] = value;
  LOGS[value] = at;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

const product = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : (POWERS[((LOGS[one] ?? 0) + (LOGS[other] ?? 0)) % 255] ?? 0);

/** The words of Reed and Solomon that belong to these. */
export function correctionOf(data: readonly number[], count: number): readonly number[] {
  // The product of (x - 2^0) ... (x - 2^(count-1)), without its leading one.
  let generator = [1];
  for (let at = 0; at < count; at++) {
    const next = [...generator, 0];
    for (const [power, factor] of generator.entries())
      next[power + 1] = (next[power + 1] ?? 0) ^ product(factor, POWERS[at] ?? 0);
    generator = next;
  }
  const rest: number[] = Array(count).fill(0);
  for (const word of data) {
    const lead = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let at = 0; at < count; at++) rest[at] = (rest[at] ?? 0) ^ product(generator[at + 1] ?? 0, lead);
  }
  return rest;
}

/** Blocks word by word in turns, first the data of all, then the correction of all. */
function interleaved(words: readonly number[], { blocks, correction }: Version): readonly number[] {
  let from = 0;
  const data = blocks.map((length) => {
    from += length;
    return words.slice(from - length, from);
  });
  const inTurns = (lists: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
      lists.flatMap((list) => list[at] ?? []),
    ).flat();
  return [...inTurns(data), ...inTurns(data.map((block) => correctionOf(block, correction)))];
}

// ---------------------------------------------------------------- the square

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** What is left of the value behind which so many zeros stand, divided by the polynomial. */
function checkOf(value: number, polynomial: number, zeros: number): number {
  let rest = value << zeros;
  for (let at = 31; at >= zeros; at--) if ((rest >>> at) & 1) rest ^= polynomial << (at - zeros);
  return rest;
}

/** Correction (M is 0) and mask in fifteen bits. */
export const formatBits = (mask: number): number => ((mask << 10) | checkOf(mask, 0x537, 10)) ^ 0x5412;

export const versionBits = (version: number): number => (version << 12) | checkOf(version, 0x1f25, 12);

class Square {
  readonly #size: number;
  readonly #dark: boolean[][];
  /** What is drawn the same whatever the text is. */
  readonly #fixed: boolean[][];

  constructor(version: number, aligned: readonly number[]) {
    this.#size = 17 + 4 * version;
    const none = () => Array.from({ length: this.#size }, () => Array<boolean>(this.#size).fill(false));
    this.#dark = none();
    this.#fixed = none();
    const last = this.#size - 1;
    for (let at = 0; at < this.#size; at++) {
      this.#fix(6, at, at % 2 === 0);
      this.#fix(at, 6, at % 2 === 0);
    }
    for (const [row, column] of [
      [3, 3],
      [3, last - 3],
      [last - 3, 3],
    ] as const)
      this.#rings(row, column, 4, [0, 1, 3]);
    for (const row of aligned)
      for (const column of aligned) {
        const isFinder = row === 6 ? column === 6 || column === last - 6 : column === 6 && row === last - 6;
        if (!isFinder) this.#rings(row, column, 2, [0, 2]);
      }
    this.#format(0);
    if (version >= 7)
      for (let bit = 0; bit < 18; bit++) {
        const isDark = ((versionBits(version) >> bit) & 1) === 1;
        const [far, near] = [this.#size - 11 + (bit % 3), Math.floor(bit / 3)];
        this.#fix(far, near, isDark);
        this.#fix(near, far, isDark);
      }
  }

  #fix(row: number, column: number, isDark: boolean): void {
    const [rows, fixed] = [this.#dark[row], this.#fixed[row]];
    if (!rows || !fixed || column < 0 || column >= this.#size) return;
    rows[column] = isDark;
    fixed[column] = true;
  }

  /** Squares around a middle, dark at these distances from it. */
  #rings(row: number, column: number, reach: number, dark: readonly number[]): void {
    for (let down = -reach; down <= reach; down++)
      for (let right = -reach; right <= reach; right++)
        this.#fix(row + down, column + right, dark.includes(Math.max(Math.abs(down), Math.abs(right))));
  }

  /** Which mask it has, beside two of the large squares; and the module that is always dark. */
  #format(mask: number): void {
    const last = this.#size - 1;
    const bits = formatBits(mask);
    for (let bit = 0; bit < 15; bit++) {
      const isDark = ((bits >> bit) & 1) === 1;
      const [row, column] = bit < 8 ? [bit < 6 ? bit : bit + 1, 8] : [8, bit === 8 ? 7 : 14 - bit];
      this.#fix(row, column, isDark);
      if (bit < 8) this.#fix(8, last - bit, isDark);
      else this.#fix(last - 14 + bit, 8, isDark);
    }
    this.#fix(last - 7, 8, true);
  }

  /** Bit by bit in columns of two, up and down from the right; what is left over stays light. */
  fill(words: readonly number[]): void {
    let bit = 0;
    let up = true;
    for (let right = this.#size - 1; right > 0; right -= 2) {
      if (right === 6) right--;
      for (let step = 0; step < this.#size; step++) {
        const row = up ? this.#size - 1 - step : step;
        for (const column of [right, right - 1]) {
          const line = this.#dark[row];
          if (!line || this.#fixed[row]?.[column]) continue;
          line[column] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          bit++;
        }
      }
      up = !up;
    }
  }

  masked(mask: number): Modules {
    const isMasked = MASKS[mask] as (row: number, column: number) => boolean;
    this.#format(mask);
    return this.#dark.map((line, row) =>
      line.map((isDark, column) => (this.#fixed[row]?.[column] ? isDark : isDark !== isMasked(row, column))),
    );
  }
}

/** How hard it is to read: long runs, blocks, what looks like a large square, and too much of one colour. */
function penaltyOf(modules: Modules): number {
  const columns = modules.map((_, at) => modules.map((row) => row[at] ?? false));
  const lines = [...modules, ...columns];
  let penalty = 0;
  for (const line of lines) {
    const text = line.map((isDark) => (isDark ? '#' : '.')).join('');
    for (const [run] of text.matchAll(/#{5,}|\.{5,}/g)) penalty += run.length - 2;
    for (const form of ['#.###.#....', '....#.###.#'])
      for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) penalty += 40;
  }
  for (let row = 1; row < modules.length; row++)
    for (let column = 1; column < modules.length; column++) {
      const isDark = modules[row]?.[column];
      const isBlock =
        modules[row - 1]?.[column] === isDark &&
        modules[row]?.[column - 1] === isDark &&
        modules[row - 1]?.[column - 1] === isDark;
      if (isBlock) penalty += 3;
    }
  const dark = modules.flat().filter(Boolean).length / modules.length ** 2;
  return penalty + 10 * Math.floor(Math.abs(dark * 20 - 10));
}
