/** People on the server: pages, those one has played with, seats that are kept, and whom one has blocked. */
import type {
  Blocked,
  Companion,
  FinishedGames,
  Invitation,
  PageFor,
  PersonPage,
} from '@kursbuch/server/wire';
import { signal } from '@preact/signals';
import { ask, someChance } from './ask.ts';
import type { ListedTable, TableInfo } from './wire.ts';

export type {
  Blocked,
  Companion,
  FinishedGame,
  Invitation,
  PageFor,
  PersonPage,
} from '@kursbuch/server/wire';

/** Whom one has blocked; null: nobody has asked yet. */
export const blocked = signal<readonly Blocked[] | null>(null);

export const isBlocked = (id: string | null | undefined): boolean =>
  id != null && (blocked.value ?? []).some((one) => one.id === id);

interface BlockList {
  readonly blocked: readonly Blocked[];
}

export async function lookForBlocked(): Promise<void> {
  blocked.value = (await ask<BlockList>('GET', 'me/blocks')).blocked;
}

export async function setBlocked(id: string, isSo: boolean): Promise<void> {
  blocked.value = (await ask<BlockList>(isSo ? 'PUT' : 'DELETE', `me/blocks/${id}`)).blocked;
}

export const pageOf = (id: string, asStranger: boolean): Promise<PersonPage> =>
  ask<PersonPage>('GET', `people/${encodeURIComponent(id)}${asStranger ? '?as=stranger' : ''}`);

export function gamesOf(
  id: string,
  { asStranger, before, most }: { asStranger: boolean; before?: string | undefined; most: number },
): Promise<FinishedGames> {
  const query = new URLSearchParams({
    most: String(most),
    ...(asStranger && { as: 'stranger' }),
    ...(before !== undefined && { before }),
  });
  return ask<FinishedGames>('GET', `people/${encodeURIComponent(id)}/games?${query}`);
}

export const showPageTo = (page: PageFor): Promise<{ readonly page: PageFor }> =>
  ask('PUT', 'me/page', { page });

export const companions = async (): Promise<readonly Companion[]> =>
  (await ask<{ readonly people: readonly Companion[] }>('GET', 'people')).people;

export const invitations = signal<readonly Invitation[]>([]);

interface InvitationList {
  readonly invitations: readonly Invitation[];
}

/** Where a server of the version before knows none, there are none. */
export async function lookForInvitations(): Promise<void> {
  const found = await ask<InvitationList>('GET', 'me/invitations').catch((): InvitationList | null => null);
  invitations.value = found?.invitations ?? [];
}

export async function decline(id: string): Promise<void> {
  invitations.value = (await ask<InvitationList>('DELETE', `me/invitations/${id}`)).invitations;
}

export const sitDownAt = (table: string): Promise<TableInfo> =>
  ask('POST', `tables/${table}/join`, { contribution: someChance(32) });

export const inviteTo = (table: string, person: string): Promise<TableInfo> =>
  ask('POST', `tables/${table}/invitations`, { person });

/** One's own open tables at which a seat is left for somebody. */
export async function tablesToInviteTo(): Promise<readonly ListedTable[]> {
  const { tables } = await ask<{ readonly tables: readonly ListedTable[] }>('GET', 'tables/mine?status=open');
  return tables.filter(
    ({ seats, size, you, kept = [] }) =>
      seats.length + kept.length < size && seats.some(({ place, owner }) => owner && place === you),
  );
}
