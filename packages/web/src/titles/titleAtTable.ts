/** A title for a game that a worker has opened: what the worker could load may still be missing here. */
import type { TitleOnScreen } from '@kursbuch/screens/game/shown.ts';
import { Failed } from '../host/failed.ts';
import { titleOnScreen } from './index.ts';

export const titleAtTable = (id: string): Promise<TitleOnScreen> =>
  titleOnScreen(id).catch(() => {
    throw new Failed({ kind: 'titleNotLoaded', title: id });
  });
