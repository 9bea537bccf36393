/** Figures as they stand in a sentence. */
import { type Language, languages } from '@kursbuch/words';

interface Signs {
  readonly figure: RegExp;
  /** Between thousands, or of a currency. */
  readonly spare: RegExp;
  readonly point: string;
}

/** How a language writes its figures. */
const SIGNS = new Map<Language, Signs>(languages.map((language) => [language, signsOf(language)]));

function signsOf(language: Language): Signs {
  const parts = new Intl.NumberFormat(language).formatToParts(12345.6);
  const signOf = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  const [group, point] = [`[${signOf('group')}]`, signOf('decimal')];
  return {
    figure: new RegExp(
      `(?:−[$£]?)?\\d{1,3}(?:${group}\\d{3})+(?!\\d)|(?:−[$£]?)?\\d+(?:[${point}]\\d+)?`,
      'g',
    ),
    spare: new RegExp(`[$£]|${group}`, 'g'),
    point,
  };
}

/** All of them, in their order. */
export function figuresIn(language: Language, sentence: string): readonly number[] {
  const { figure, spare, point } = SIGNS.get(language) as Signs;
  return [...sentence.matchAll(figure)].map(([found]) =>
    Number(found.replace('−', '-').replace(spare, '').replace(point, '.')),
  );
}

/** The sentence without these names: what they have of figures is no figure. The longest go first. */
export function without(sentence: string, names: Iterable<string>): string {
  let rest = sentence;
  for (const name of [...names].sort((one, other) => other.length - one.length))
    if (name !== '' && rest.includes(name)) rest = rest.replace(wordOf(name), '·');
  return rest;
}

/** Does the sentence say this name, as a word of its own? */
export const names = (sentence: string, name: string): boolean => sentence.search(wordOf(name)) >= 0;

const known = new Map<string, RegExp>();
const wordOf = (name: string): RegExp => {
  let pattern = known.get(name);
  if (!pattern) {
    const plain = name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
    pattern = new RegExp(`(?<![\\p{L}\\d&.])${plain}(?![\\p{L}\\d&]|-\\p{Lu})`, 'gu');
    known.set(name, pattern);
  }
  return pattern;
};

/** Every number in plain data, however deep. */
export function numbersIn(data: unknown, found: Set<number> = new Set()): Set<number> {
  if (typeof data === 'number') found.add(data).add(Math.abs(data));
  else if (typeof data === 'string') for (const [digits] of data.matchAll(/\d+/g)) found.add(Number(digits));
  else if (typeof data === 'object' && data !== null)
    for (const value of Object.values(data)) numbersIn(value, found);
  return found;
}
