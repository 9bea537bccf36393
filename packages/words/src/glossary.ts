/** Words of art, explained in a sentence or two where somebody meets them. */
import type { Setup } from '@kursbuch/table';

export interface Term {
  /** As it stands in a list. */
  readonly name: string;
  /** How it stands in what the program says, in small or large letters; none: only players say it. */
  readonly forms: readonly string[];
  /** What it is called elsewhere. */
  readonly also?: readonly string[];
  readonly means: string;
}

/** Terms by a name that is the same in every language. */
export type Glossary = Readonly<Record<string, Term>>;

/** How a game comes to its end and who has won then, a sentence or two each; options of the table may change it. */
export interface EndText {
  ends(options: Setup['options']): string;
  wins(options: Setup['options']): string;
}
