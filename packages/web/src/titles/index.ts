/** Titles as the screen shows them, loaded when they are played. */
import type { TitleOnScreen } from './look.ts';

const LOADERS: Readonly<Record<string, () => Promise<{ onScreen: TitleOnScreen }>>> = {
  '1830': () => import('./1830/index.ts'),
  '1848': () => import('./1848/index.ts'),
};

export const isShown = (id: string): boolean => id in LOADERS;

export async function titleOnScreen(id: string): Promise<TitleOnScreen> {
  const load = LOADERS[id];
  if (!load) throw new Error(`no such title: ${id}`);
  return (await load()).onScreen;
}
