/** What the round being played is about: papers take the middle of the table, otherwise the map has it. */
import type { Game } from './game.ts';

type SurfaceKind = 'papers' | 'map';

/** What the task asked at the moment shown has for the middle of the table. */
export const taskSurface = ({ decisions, shown }: Game) =>
  decisions.tasks[shown.value.agenda.at(-1)?.kind ?? '']?.Surface;

/** What it has beside the middle. */
export const taskBeside = ({ decisions, shown }: Game) =>
  decisions.tasks[shown.value.agenda.at(-1)?.kind ?? '']?.Beside;

export function surfaceKind(game: Game): SurfaceKind {
  if (taskSurface(game)) return 'papers';
  return game.shown.value.round.kind === 'operating' ? 'map' : 'papers';
}
