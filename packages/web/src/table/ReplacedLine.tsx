/** A computer player was replaced for one decision: who, and why. */
import type { Shown } from '@kursbuch/screens/game/shown.ts';
import type { Replaced } from '@kursbuch/screens/host/gameHost.ts';
import { computersUi } from '@kursbuch/screens/words/computers.ts';

export function ReplacedLine({ shown, replaced }: { readonly shown: Shown; readonly replaced: Replaced }) {
  const text = computersUi().replaced;
  const { name } = shown.game.sitter(replaced.seat);
  const isSlow = replaced.why === 'hung' || replaced.why === 'overran';
  return <p>{isSlow ? text.slow(name) : text.broken(name)}</p>;
}
