/** Why somebody would do what only 1854 asks. */
import type { CompanyId, PrivateId, ReasonKind } from '@kursbuch/eighteen';

export type AdviceReason1854 =
  /** An option becomes a whole paper, or half a paper is enough to float a company. */
  | (ReasonKind<'settlesOption' | 'optionFloats'> & { readonly company: CompanyId })
  | (ReasonKind<'mergesOwn' | 'mergesGladly'> & { readonly one: PrivateId; readonly other: PrivateId })
  | { readonly kind: 'mergesNot' }
  | { readonly kind: 'lagHome' }
  /** A contract for this price that brings so much at the start of every turn. */
  | {
      readonly kind: 'mailPays';
      readonly company: CompanyId;
      readonly price: number;
      readonly income: number;
    }
  /** A first run would cost so much, ground and a new train, and its treasury holds less. */
  | {
      readonly kind: 'localWaits';
      readonly company: CompanyId;
      readonly cost: number;
      readonly treasury: number;
    }
  | (ReasonKind<'noMail' | 'noTunnel'> & { readonly company: CompanyId });
