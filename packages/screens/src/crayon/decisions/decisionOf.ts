/** What kind of thing is decided, by the agenda alone. */
import type { TurnTask } from '@kursbuch/crayon';

/** The decision that is asked for: the kinds by which rules and topics are found. */
export type Decision = 'outset' | 'moving' | 'building' | 'loss' | 'offer' | 'none';

export function decisionOf({ agenda }: { readonly agenda: readonly { readonly kind: string }[] }): Decision {
  const top = agenda.at(-1);
  if (top?.kind === 'outset' || top?.kind === 'loss') return top.kind;
  return top?.kind === 'turn' ? (top as TurnTask).part : 'none';
}
