/** The titles, each loaded when it is needed: a word or a picture beside the table, the table itself. */
import type { TitleAside, TitleOnScreen } from '../game/shown.ts';

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
  '1853': {
    onScreen: async () => (await import('./1853/index.ts')).onScreen(),
    aside: async () => (await import('./1853/aside.ts')).aside(),
  },
  '1854': {
    onScreen: async () => (await import('./1854/index.ts')).onScreen(),
    aside: async () => (await import('./1854/aside.ts')).aside(),
  },
  benelux: {
    onScreen: async () => (await import('./benelux/index.ts')).onScreen(),
    aside: async () => (await import('./benelux/aside.ts')).aside(),
  },
};

/** The title somebody begins with who has never played: it has a guide. */
export const FIRST_TITLE = '1830';

export const isShown = (id: string): boolean => id in LOADERS;

const loadersOf = (id: string): Loaders => {
  const loaders = LOADERS[id];
  if (!loaders) throw new Error(`no such title: ${id}`);
  return loaders;
};

/** A title with its family, to sit down at a table. */
export const titleOnScreen = async (id: string): Promise<TitleOnScreen> => loadersOf(id).onScreen();

/** What a page beside the table shows and says of games of a title. */
export const titleAside = async (id: string): Promise<TitleAside> => loadersOf(id).aside();
