/**
 * The screens of the titles, each found in the folder of its title and loaded when it is needed: a word or a picture beside
 * the table, the table itself.
 */
import type { TitleAside, TitleOnScreen } from '@kursbuch/screens/game/shown.ts';
import { byTitle } from './byTitle.ts';

const screens = byTitle(
  import.meta.glob<{ onScreen(): Promise<TitleOnScreen> }>('../../../titles/*/screen/index.ts'),
);
const asides = byTitle(
  import.meta.glob<{ aside(): Promise<TitleAside> }>('../../../titles/*/screen/aside.ts'),
);

export const isShown = (id: string): boolean => screens.has(id) && asides.has(id);

function loaderOf<T>(loaders: ReadonlyMap<string, T>, id: string): T {
  const loader = loaders.get(id);
  if (!loader) throw new Error(`no such title: ${id}`);
  return loader;
}

/** A title with its family, to sit down at a table. */
export const titleOnScreen = async (id: string): Promise<TitleOnScreen> =>
  (await loaderOf(screens, id)()).onScreen();

/** What a page beside the table shows and says of games of a title. */
export const titleAside = async (id: string): Promise<TitleAside> => (await loaderOf(asides, id)()).aside();
