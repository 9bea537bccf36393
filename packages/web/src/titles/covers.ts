/** The covers of the titles: what pages beside the table show at once. A table does without them. */
import type { Cover } from '@kursbuch/screens/game/shown.ts';
import { byTitle } from './byTitle.ts';
import { isShown } from './index.ts';

const covers = byTitle(
  import.meta.glob<{ readonly cover: Cover }>('../../../titles/*/screen/cover.ts', { eager: true }),
);

/** May a new table of it be set up? */
export const isOffered = (id: string): boolean => isShown(id) && covers.has(id);

export const coverOf = (id: string): Cover | undefined => covers.get(id)?.cover;
