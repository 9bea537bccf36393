/** How a title of crayon games looks: land and water, and the signs of its goods. */

import type { Geography } from '@kursbuch/crayon/geography';
import type { Citation } from '@kursbuch/table';
import type { Voices } from '@kursbuch/words';
import type { CrayonVoice } from '@kursbuch/words/crayon';
import type { TermRules } from '../../game/shown.ts';
import type { Pictogram } from '../board/pictogram.tsx';

/** The rules of a title by what they are looked for. */
export interface RuleCases {
  /** The rule behind every reason. */
  readonly refused: Readonly<Record<string, Citation>>;
  /** Rules nobody is refused by, by the decision they belong to, or `over`. */
  readonly at: Readonly<Record<string, readonly string[]>>;
}

export interface Look {
  /** As players know the title. */
  readonly name: string;
  /** What it says of its own, in every language. */
  readonly voices: Voices<CrayonVoice>;
  readonly geography: Geography;
  readonly pictograms: Readonly<Record<string, Pictogram>>;
  rules(): Promise<RuleCases>;
  /** Where its rules explain its terms: those it has. */
  termRules(): Promise<TermRules>;
}
