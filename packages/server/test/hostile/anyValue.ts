/** Values by a schema, good and bad, drawn from a seed: what somebody sends who has read the page of the interface and means ill. */

export class Lot {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to 1, by a generator of 32 bits (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  oneIn(many: number): boolean {
    return this.below(many) === 0;
  }
}

export type Schema = Readonly<Record<string, unknown>>;

/** Texts that have broken programs before. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202eabc',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'.repeat(30),
  'a\u0301'.repeat(300),
  '\ufdfa'.repeat(40),
  "' or 1=1 --",
  '"; drop table people; --',
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(400),
  'x'.repeat(5000),
  '\r\nSet-Cookie: kursbuch=x',
  'http://127.0.0.1:1/',
  'http://[::1]/',
  'https://169.254.169.254/latest',
];

export const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e21,
  -1e308,
  0.1,
  5e-324,
];

/** What stands where it is not expected. */
const odd = (lot: Lot): unknown =>
  lot.of<() => unknown>([
    () => null,
    () => true,
    () => lot.of(NUMBERS),
    () => lot.of(TEXTS),
    () => [],
    () => ({}),
    () => [[[[[]]]]],
    () => Array.from({ length: 300 }, (_, index) => index),
    () => JSON.parse('{"__proto__":{"isOperator":true},"constructor":{"prototype":{"x":1}}}'),
    () => JSON.parse(`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`),
    () => Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`k${index}`, index])),
  ])();

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const schemaIn = (value: unknown): Schema =>
  typeof value === 'object' && value !== null ? (value as Schema) : {};

/** Drawing values: `known` are things that are really there, for texts and for what may be anything. */
export class Drawing {
  readonly lot: Lot;
  readonly #known: (name: string) => readonly unknown[];

  constructor(lot: Lot, known: (name: string) => readonly unknown[]) {
    this.lot = lot;
    this.#known = known;
  }

  /** As the schema asks for it; `name` is that of the field. */
  fitting(schema: Schema, name = '', depth = 0): unknown {
    const { lot } = this;
    if ('const' in schema) return schema.const;
    if (Array.isArray(schema.enum)) return lot.of(schema.enum);
    const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
    if (choices.length > 0) return this.fitting(schemaIn(lot.of(choices)), name, depth);
    switch (schema.type) {
      case 'object':
        return this.#object(schema, depth);
      case 'array': {
        const most = Math.min(Number(schema.maxItems ?? 4), 4);
        const least = Number(schema.minItems ?? 0);
        const length = least + lot.below(Math.max(1, most - least + 1));
        return Array.from({ length }, () => this.fitting(schemaIn(schema.items), name, depth + 1));
      }
      case 'string':
        return this.#text(schema, name);
      case 'integer':
      case 'number': {
        const least = Number(schema.minimum ?? -1000);
        const most = Number(schema.maximum ?? 1000);
        return lot.oneIn(3) ? lot.of([least, most]) : least + lot.below(Math.min(most - least + 1, 12));
      }
      case 'boolean':
        return lot.oneIn(2);
      case 'null':
        return null;
      default: {
        const known = this.#known(name);
        return known.length > 0 && !lot.oneIn(3) ? lot.of(known) : odd(lot);
      }
    }
  }

  /** As the schema asks for it but for one thing. */
  spoiled(schema: Schema): unknown {
    const { lot } = this;
    const value = this.fitting(schema);
    if (lot.oneIn(6) || typeof value !== 'object' || value === null || Array.isArray(value)) return odd(lot);
    const names = Object.keys(value);
    const entries = new Map<string, unknown>(Object.entries(value));
    const name = names.length > 0 ? lot.of(names) : 'more';
    switch (lot.below(4)) {
      case 0:
        entries.delete(name);
        break;
      case 1:
        entries.set(lot.of(['more', '__proto__', 'constructor', 'person', 'seat']), odd(lot));
        break;
      default:
        entries.set(name, odd(lot));
    }
    // With keys of its own also where they are those of a prototype.
    return Object.fromEntries(entries);
  }

  /** This but for one field. */
  spoiltOnce(right: object): object {
    const names = Object.keys(right);
    return names.length === 0 ? { more: odd(this.lot) } : { ...right, [this.lot.of(names)]: odd(this.lot) };
  }

  #object(schema: Schema, depth: number): unknown {
    const { lot } = this;
    const required = listOf(schema.required);
    const entries = Object.entries(schemaIn(schema.properties)).flatMap(([name, form]) =>
      required.includes(name) || (depth < 4 && lot.oneIn(2))
        ? [[name, this.fitting(schemaIn(form), name, depth + 1)] as const]
        : [],
    );
    for (const form of Object.values(schemaIn(schema.patternProperties)))
      if (lot.oneIn(2))
        entries.push([lot.of(TEXTS).slice(0, 20), this.fitting(schemaIn(form), '', depth + 1)]);
    return Object.fromEntries(entries);
  }

  #text(schema: Schema, name: string): string {
    const { lot } = this;
    const known = this.#known(name).filter((one) => typeof one === 'string');
    if (known.length > 0 && !lot.oneIn(4)) return lot.of(known);
    const { pattern } = schema;
    if (typeof pattern === 'string') {
      const [, least, , most = least] = /\{(\d+)(,(\d+))?\}\$?$/.exec(pattern) ?? ['', '8', '', '8'];
      const length = Math.min(Number(most), Math.max(Number(least), 1 + lot.below(Number(most) + 1)));
      return Array.from({ length }, () => LETTERS[lot.below(LETTERS.length)]).join('');
    }
    const text = lot.of(TEXTS);
    const most = Number(schema.maxLength ?? 10_000);
    const least = Number(schema.minLength ?? 0);
    return text.length < least ? 'x'.repeat(least) : text.slice(0, most);
  }
}
