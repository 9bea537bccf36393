/** Why somebody would do what only 1848 asks. */
import type { CompanyId, PrivateId, ReasonKind } from '@kursbuch/eighteen';

interface Judged {
  readonly private: PrivateId;
  readonly price: number;
  readonly worth: number;
}

export type AdviceReason1848 =
  /** It costs more than it is worth. */
  | (ReasonKind<'waitForPrice'> & Judged)
  /** So many cuts, this one among them, make it worth its price; whoever owns no private may not wait for them. */
  | (ReasonKind<'lowerPrice'> & Judged & { readonly cuts: number; readonly mayPass: boolean })
  /** A loan keeps a company out of receivership, or pays for the train it must have. */
  | (ReasonKind<'loanKeepsRunning' | 'loanForTrain'> & { readonly company: CompanyId });
