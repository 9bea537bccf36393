/** The terms a title has, of all its family and itself could explain. */
import type { Glossary } from '@kursbuch/words';
import { words } from '../words/index.ts';
import type { KnownTerm, TermRules } from './shown.ts';

/** Those whose rules are named, by the alphabet. */
export const termsOf = (glossary: Glossary, rules: TermRules): readonly KnownTerm[] =>
  Object.entries(glossary)
    .flatMap(([id, term]) => {
      const said = rules[id];
      return said ? [{ id, ...term, rules: said }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name, words().language));
