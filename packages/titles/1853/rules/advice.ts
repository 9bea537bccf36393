/** Why somebody would do what only 1853 asks. */
import type { CompanyId, HexId, ReasonKind, TrainKind } from '@kursbuch/eighteen';

export type AdviceReason1853 =
  | (ReasonKind<'lowBond' | 'firstChoice'> & { readonly bond: number })
  /** A city near the others of the contract (so many), and so many shares of this company. */
  | {
      readonly kind: 'contractCity';
      readonly city: HexId;
      readonly company: CompanyId;
      readonly shares: number;
      readonly others: number;
    }
  | { readonly kind: 'contractLongEnough'; readonly cities: number }
  | { readonly kind: 'noCityLeft' }
  | { readonly kind: 'redeemShares'; readonly company: CompanyId; readonly count: number }
  /** One holds most of a company that waits for its float. */
  | { readonly kind: 'setToWork'; readonly company: CompanyId; readonly percent: number }
  | { readonly kind: 'elephantDeclined'; readonly price: number }
  /** It costs nothing, and begins the next stock round. */
  | ReasonKind<'elephantKept'>
  /** What one more round brings, and what it brings each of the others. */
  | (ReasonKind<'extraRound' | 'noExtraRound'> & { readonly yours: number; readonly others: number })
  | { readonly kind: 'settleCredit'; readonly company: CompanyId; readonly pays: boolean }
  | ReasonKind<'twoTilesLater' | 'pardons'>
  | { readonly kind: 'onCredit'; readonly company: CompanyId; readonly train: TrainKind };
