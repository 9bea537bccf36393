/** Of what somebody is told while he is away, and where. */

import type { NoticeKind, Notices } from '@kursbuch/server/wire';
import type { Language } from '@kursbuch/words';
import { ask } from './ask.ts';

export type { Notices, NoticeWay } from '@kursbuch/server/wire';

/** In the order in which they are offered; one that the server has and this list has not does not compile. */
const EVERY_KIND: Readonly<Record<NoticeKind, true>> = {
  turn: true,
  full: true,
  soon: true,
  short: true,
  over: true,
  again: true,
  invited: true,
  undo: true,
  request: true,
  reminder: true,
  evening: true,
  round: true,
  opened: true,
};
export const KINDS = Object.keys(EVERY_KIND) as NoticeKind[];

const PATH = 'me/notices';

export const notices = (): Promise<Notices> => ask('GET', PATH);

export const tellOf = (kinds: readonly NoticeKind[]): Promise<Notices> =>
  ask('PUT', PATH, { table: null, kinds });

/** Hours are those of this device's place. */
export const tellWhen = (hours: Omit<NonNullable<Notices['hours']>, 'zone'>): Promise<Notices> =>
  ask('PUT', `${PATH}/hours`, { ...hours, zone: Intl.DateTimeFormat().resolvedOptions().timeZone });

export const tellByMail = (language: Language): Promise<Notices> =>
  ask('POST', `${PATH}/addresses`, { way: 'mail', language });

export const tellWebhook = (url: string, language: Language): Promise<Notices> =>
  ask('POST', `${PATH}/addresses`, { way: 'webhook', language, url });

export const tellNoMore = (address: string): Promise<Notices> =>
  ask('DELETE', `${PATH}/addresses/${address}`);

/** Browsers do it on secure pages, with the program kept on the device. */
export const hasPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** This browser was asked and does not tell: somebody has said no to it. */
export class NotTold extends Error {}

/** What this browser is known by where it is told already. */
export async function pushedHere(): Promise<string | undefined> {
  const registration = hasPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription())?.endpoint;
}

export async function tellHere(key: string, language: Language): Promise<Notices> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => undefined);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new NotTold();
  return ask('POST', `${PATH}/addresses`, {
    way: 'push',
    language,
    endpoint,
    keys: { p256dh: keys.p256dh, auth: keys.auth },
  });
}
