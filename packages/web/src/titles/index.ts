/** Titles as the screen shows them, loaded when they are played. */

import type { TitleOnScreen } from '../eighteen/game/look.ts';
import { cover as cover1830 } from './1830/cover.ts';
import { cover as cover1848 } from './1848/cover.ts';
import type { Cover } from './cover.ts';

const LOADERS: Readonly<Record<string, () => Promise<{ onScreen: TitleOnScreen }>>> = {
  '1830': () => import('./1830/index.ts'),
  '1848': () => import('./1848/index.ts'),
};

const COVERS: Readonly<Record<string, Cover>> = { '1830': cover1830, '1848': cover1848 };

/** The title somebody begins with who has never played: it has a guide. */
export const FIRST_TITLE = '1830';

export const isShown = (id: string): boolean => id in LOADERS;

export const coverOf = (id: string): Cover | undefined => COVERS[id];

export async function titleOnScreen(id: string): Promise<TitleOnScreen> {
  const load = LOADERS[id];
  if (!load) throw new Error(`no such title: ${id}`);
  return (await load()).onScreen;
}
