/** Why somebody would do what only 1848 asks. */
import type { CompanyId, PrivateId, ReasonKind } from '@kursbuch/eighteen';

export type AdviceReason1848 =
  /** It costs more than it is worth. */
  | (ReasonKind<'lowerPrice' | 'waitForPrice'> & {
      readonly private: PrivateId;
      readonly price: number;
      readonly worth: number;
    })
  /** A loan keeps a company out of receivership, or pays for the train it must have. */
  | (ReasonKind<'loanKeepsRunning' | 'loanForTrain'> & { readonly company: CompanyId });
