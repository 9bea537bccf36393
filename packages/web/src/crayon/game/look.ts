/** How a title of crayon games looks: land and water, and the signs of its goods. */

import type { CrayonAction, CrayonState } from '@kursbuch/crayon';
import type { Geography } from '@kursbuch/crayon/geography';
import type { Choice, Citation, Seat } from '@kursbuch/table';
import type { Pictogram } from '../board/pictogram.tsx';

/** The rules of a title by what they are looked for. */
export interface RuleCases {
  /** The rule behind every reason. */
  readonly refused: Readonly<Record<string, Citation>>;
  /** Rules nobody is refused by, by the decision they belong to, or `over`. */
  readonly at: Readonly<Record<string, readonly string[]>>;
}

/** What a seat may do, from what it sees. */
export type Choices = (state: CrayonState, seat: Seat) => readonly Choice<CrayonAction>[];

export interface Look {
  /** As players know the title. */
  readonly name: string;
  readonly geography: Geography;
  readonly pictograms: Readonly<Record<string, Pictogram>>;
  choices(): Promise<Choices>;
  rules(): Promise<RuleCases>;
}
