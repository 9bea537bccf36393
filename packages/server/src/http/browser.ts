/** What a browser sends along with a request, and what it has to be careful with. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from '../people/sessions.ts';
import { Trouble } from '../trouble.ts';

const SESSION = 'kursbuch';
const DEVICE = 'kursbuch-device';
/** A cookie of this name comes from this very site over an encrypted line: no other site beside it can have set it. */
const OWN = '__Host-';
/** So many of one name are looked at: a browser keeps no more of one site. */
const MOST = 180;

/**
 * The values of a cookie. Over an encrypted line only what nobody else can have set counts: another site beside this one could
 * make a newcomer somebody whom it knows. Elsewhere a forged one hides none.
 */
function cookiesOf({ headers }: FastifyRequest, name: string, isSecure: boolean): readonly string[] {
  const wanted = isSecure ? OWN + name : name;
  const found = (headers.cookie ?? '').split(';').flatMap((part) => {
    const [called = '', value = ''] = part.split('=', 2).map((one) => one.trim());
    return called === wanted ? [value] : [];
  });
  return [...new Set(found)].slice(0, MOST);
}

/** The tokens that could be the session of this browser. */
export const tokensOf = (request: FastifyRequest, isSecure: boolean): readonly string[] =>
  cookiesOf(request, SESSION, isSecure);

/** By what this browser is recognised as one that somebody logged in with before. */
export const devicesOf = (request: FastifyRequest, isSecure: boolean): readonly string[] =>
  cookiesOf(request, DEVICE, isSecure);

/** Only this browser gets it, no script reads it, and no other site's page sends it with a post. */
function cookie(name: string, value: string | null, isSecure: boolean): string {
  const lasts = value === null ? 0 : SESSION_DAYS * 24 * 60 * 60;
  return [
    `${isSecure ? OWN : ''}${name}=${value ?? ''}`,
    `Path=${isSecure ? '/' : '/api'}`,
    `Max-Age=${lasts}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

export function giveToken(reply: FastifyReply, token: string | null, isSecure: boolean): void {
  reply.header('Set-Cookie', cookie(SESSION, token, isSecure));
  // One from before this server had an encrypted line counts no more, and is not to be sent over others.
  if (isSecure) reply.header('Set-Cookie', cookie(SESSION, null, false));
}

export function giveDevice(reply: FastifyReply, device: string, isSecure: boolean): void {
  reply.header('Set-Cookie', cookie(DEVICE, device, isSecure));
}

/** As browsers write it: nothing else is one. */
const originOf = (text: string): string | null => (URL.canParse(text) ? new URL(text).origin : null);

/** Something is changed only from our own pages, or by a program that is no browser. */
export function refuseOtherSites({ method, headers }: FastifyRequest, publicUrl: URL | null): void {
  if (method === 'GET' || method === 'HEAD') return;
  const { origin, host } = headers;
  const fetched = headers['sec-fetch-site'];
  const isOurs =
    origin === undefined
      ? fetched === undefined || fetched === 'same-origin'
      : origin === publicUrl?.origin || (originOf(origin) === origin && new URL(origin).host === host);
  if (!isOurs) throw new Trouble('otherSite');
}

/** Answers are data: they are not kept, not shown as a page, and of no use to other sites. */
export const CAREFUL: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
