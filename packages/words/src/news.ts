/** What is told of a step. */
import type { Line } from './types.ts';

/** Some steps leave no event to tell: then the action itself is the news, where it is any. */
export function newsOf<L extends Pick<Line, 'heading'>>(
  told: readonly L[],
  actionLine: () => L | null,
): readonly L[] {
  if (told.some(({ heading }) => heading === undefined)) return told;
  const own = actionLine();
  return own ? [own, ...told] : told;
}
