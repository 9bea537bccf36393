/** What a browser sends along with a request, and what it is told to be careful with. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from '../people/sessions.ts';
import { Trouble } from '../trouble.ts';

const COOKIE = 'kursbuch';

/** The token in the cookie, if there is one. */
export function tokenOf({ headers }: FastifyRequest): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.split('=', 2);
    if (name?.trim() === COOKIE) return value?.trim();
  }
  return undefined;
}

/** Only this browser gets the token, no script reads it, and no other site's page sends it with a post. */
export function giveToken(reply: FastifyReply, token: string | null, isSecure: boolean): void {
  const lasts = token === null ? 0 : SESSION_DAYS * 24 * 60 * 60;
  const attributes = [
    'Path=/api',
    `Max-Age=${lasts}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  reply.header('Set-Cookie', [`${COOKIE}=${token ?? ''}`, ...attributes].join('; '));
}

/** Something is changed only from our own pages, or by a program that is no browser. */
export function refuseOtherSites({ method, headers }: FastifyRequest, publicUrl: URL | null): void {
  if (method === 'GET' || method === 'HEAD') return;
  const { origin, host } = headers;
  const fetched = headers['sec-fetch-site'];
  const isOurs =
    origin === undefined
      ? fetched === undefined || fetched === 'same-origin'
      : origin === publicUrl?.origin || (URL.canParse(origin) && new URL(origin).host === host);
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
