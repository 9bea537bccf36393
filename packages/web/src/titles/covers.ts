/** The covers of the titles: what pages beside the table show at once. A table does without them. */
import type { Cover } from '../game/shown.ts';
import { cover as cover1830 } from './1830/cover.ts';
import { cover as cover1848 } from './1848/cover.ts';
import { cover as cover1853 } from './1853/cover.ts';
import { cover as cover1854 } from './1854/cover.ts';
import { cover as coverBenelux } from './benelux/cover.ts';
import { isShown } from './index.ts';

const COVERS: Readonly<Record<string, Cover>> = {
  '1830': cover1830,
  '1848': cover1848,
  '1853': cover1853,
  '1854': cover1854,
  benelux: coverBenelux,
};

/** May a new table of it be set up? */
export const isOffered = (id: string): boolean => isShown(id) && id in COVERS;

export const coverOf = (id: string): Cover | undefined => COVERS[id];
