/** The titles, each loaded when it is needed: its cover at once, a word or a picture beside the table, the table itself. */
import type { Cover, TitleAside, TitleOnScreen } from '../game/shown.ts';
import { cover as cover1830 } from './1830/cover.ts';
import { cover as cover1848 } from './1848/cover.ts';
import { cover as cover1854 } from './1854/cover.ts';

interface Loaders {
  readonly onScreen: () => Promise<TitleOnScreen>;
  readonly aside: () => Promise<TitleAside>;
}

const LOADERS: Readonly<Record<string, Loaders>> = {
  '1830': {
    onScreen: async () => (await import('./1830/index.ts')).onScreen(),
    aside: async () => (await import('./1830/aside.ts')).aside(),
  },
  '1848': {
    onScreen: async () => (await import('./1848/index.ts')).onScreen(),
    aside: async () => (await import('./1848/aside.ts')).aside(),
  },
  '1854': {
    onScreen: async () => (await import('./1854/index.ts')).onScreen(),
    aside: async () => (await import('./1854/aside.ts')).aside(),
  },
};

const COVERS: Readonly<Record<string, Cover>> = {
  '1830': cover1830,
  '1848': cover1848,
  '1854': cover1854,
};

/** The title somebody begins with who has never played: it has a guide. */
export const FIRST_TITLE = '1830';

export const isShown = (id: string): boolean => id in LOADERS;

/** May a new table of it be set up? */
export const isOffered = (id: string): boolean => isShown(id) && !COVERS[id]?.isUnfinished;

export const coverOf = (id: string): Cover | undefined => COVERS[id];

const loadersOf = (id: string): Loaders => {
  const loaders = LOADERS[id];
  if (!loaders) throw new Error(`no such title: ${id}`);
  return loaders;
};

/** A title with its family, to sit down at a table. */
export const titleOnScreen = async (id: string): Promise<TitleOnScreen> => loadersOf(id).onScreen();

/** What a page beside the table shows and says of games of a title. */
export const titleAside = async (id: string): Promise<TitleAside> => loadersOf(id).aside();
