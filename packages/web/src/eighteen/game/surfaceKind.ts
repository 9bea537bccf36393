/** What the round being played is about: papers take the middle of the table, otherwise the map has it. */
import type { Game } from './game.ts';

type SurfaceKind = 'papers' | 'map';

export function surfaceKind(game: Game): SurfaceKind {
  return game.shown.value.round.kind === 'operating' ? 'map' : 'papers';
}
