/** Looking for rules by words or by number. */
import type { RuleText } from '@kursbuch/words';

/** Letters without accents, one for one, so that places in the text stay where they are. */
export const folded = (text: string): string =>
  [...text].map((letter) => (letter.normalize('NFD')[0] ?? letter).toLowerCase()).join('');

export const termsOf = (query: string): readonly string[] => folded(query).split(/\s+/).filter(Boolean);

/** All words for what a term means: itself, and those of every group of `others` with a word that begins so. */
export const meant = (term: string, others: readonly (readonly string[])[]): readonly string[] => {
  const groups = others.map((group) => group.map(folded)).filter((group) => fits(group, term));
  return [...new Set([term, ...groups.flat()])];
};

/** Few letters begin too many words. */
const fits = (group: readonly string[], term: string): boolean =>
  group.some((word) => word === term || (term.length > 3 && word.startsWith(term)));

/** "TITLE-10.0a" without its title. */
const numberOf = (id: string): string => folded(id.slice(id.indexOf('-') + 1));

/** How well a rule fits: its number itself, a number that begins so, or all words; 0 for not at all. */
function fit(
  { id, chapter, text }: RuleText,
  terms: readonly string[],
  others: readonly (readonly string[])[],
): number {
  const [first] = terms;
  if (first === undefined) return 1;
  if (terms.length === 1) {
    if (folded(id) === first || numberOf(id) === first) return 3;
    if (/\d/.test(first) && (folded(id).startsWith(first) || numberOf(id).startsWith(first))) return 2;
  }
  const all = `${folded(text)} ${folded(chapter)} ${folded(id)}`;
  return terms.every((term) => meant(term, others).some((word) => all.includes(word))) ? 1 : 0;
}

/** The rules that fit, the best first, else in the order of the book. Without a query: all. */
export function searchRules<R extends RuleText>(
  rules: readonly R[],
  query: string,
  others: readonly (readonly string[])[] = [],
): readonly R[] {
  const terms = termsOf(query);
  return rules
    .map((rule, index) => ({ rule, index, fit: fit(rule, terms, others) }))
    .filter((found) => found.fit > 0)
    .sort((one, other) => other.fit - one.fit || one.index - other.index)
    .map(({ rule }) => rule);
}

/** A text in pieces, those that were looked for marked. */
export function marked(text: string, terms: readonly string[]): readonly { text: string; hit: boolean }[] {
  const plain = folded(text);
  const letters = [...text];
  const hits = new Array<boolean>(letters.length).fill(false);
  for (const term of terms) {
    const size = [...term].length;
    for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + 1)) {
      const from = [...plain.slice(0, at)].length;
      hits.fill(true, from, from + size);
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, index) => {
    const hit = hits[index] ?? false;
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}
