/** The families of games this client plays, as far as a host has to know them. Each is loaded with the first of its titles. */

import type { Glimpse } from '@kursbuch/screens/host/glimpse.ts';
import type { Action, GameEvent, Seat, Table, TableState } from '@kursbuch/table';
import { type TitleEntry, titleNamed } from '@kursbuch/titles';
import { Failed } from './failed.ts';
import type { Opponents } from './opponents.ts';

/** What a host needs of a family to play one of its titles. */
export interface Hosted<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> {
  readonly table: Table<S, A, E>;
  /** Its computer players, loaded when one of them is asked. */
  opponents(): Promise<Opponents>;
  /** A game at a glance, from what anybody may see of it. */
  glimpse(view: S, waiting: readonly Seat[]): Glimpse;
}

/** Reads a public record, played by our rules as far as it goes; one family has them. */
export const loadPublicReader = async () => (await import('./eighteen/publicFile.ts')).readPublic;

/** What a title and its family bring, loaded together. */
async function hostedBy(entry: TitleEntry): Promise<Hosted> {
  switch (entry.family) {
    case 'eighteen': {
      const [loaded, { hosted }] = await Promise.all([entry.load(), import('./eighteen/hosted.ts')]);
      return hosted(loaded);
    }
    case 'crayon': {
      const [loaded, { hosted }] = await Promise.all([entry.load(), import('./crayon/hosted.ts')]);
      return hosted(loaded);
    }
  }
}

/** A title ready to be hosted. */
export async function loadTitle(id: string): Promise<Hosted> {
  const entry = titleNamed(id);
  if (!entry) throw new Failed({ kind: 'noSuchTitle', title: id });
  try {
    return await hostedBy(entry);
  } catch {
    throw new Failed({ kind: 'titleNotLoaded', title: id });
  }
}
