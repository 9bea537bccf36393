/** Answers browsers with the files of a site, reading only. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Packing, Site, SiteFile } from './site.ts';

export function answerWithFiles(site: Site, request: IncomingMessage, response: ServerResponse): void {
  answer(site, request, response).catch(() => {
    if (response.headersSent) response.destroy();
    else say(response, 500, 'Something went wrong here; try again.');
  });
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Content-Security-Policy', site.policy);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return say(response, 405, 'Files can only be read here.');
  }
  const path = pathOf(request.url ?? '');
  if (path === undefined) return say(response, 400, 'This address makes no sense.');
  // Files are known by name: what was not in the folder cannot be asked for.
  const file = site.files.get(path === '/index.html' ? '/' : path);
  if (!file) return say(response, 404, 'There is nothing at this address.');
  return send(file, request, response);
}

/** The path of an address, or undefined if it is none. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
}

async function send(file: SiteFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { type, immutable, packable } = file;
  const packing = packable ? packingFor(request.headers['accept-encoding']) : 'plain';
  const tag = file.tag(packing);
  response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('ETag', tag);
  if (packable) response.setHeader('Vary', 'Accept-Encoding');
  if (hasAlready(request.headers['if-none-match'], tag)) {
    response.writeHead(304).end();
    return;
  }
  const content = await file.content(packing);
  if (packing !== 'plain') response.setHeader('Content-Encoding', packing);
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': content.length });
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** Does a browser that names these tags (a list, weak ones too, or * for any) have the content of this one? */
function hasAlready(named: string | undefined, tag: string): boolean {
  if (named === undefined) return false;
  return named.trim() === '*' || Array.from(named.matchAll(/"[^"]*"/g), ([one]) => one).includes(tag);
}

/** The best packing that a browser can undo, which names those it can. */
export function packingFor(accepted: string | string[] | undefined): Packing {
  const words = String(accepted ?? '')
    .split(',')
    .filter((word) => !/;\s*q=0(\.0*)?\s*$/.test(word))
    .map((word) => word.split(';')[0]?.trim() ?? '');
  return words.includes('br') ? 'br' : words.includes('gzip') ? 'gzip' : 'plain';
}

function say(response: ServerResponse, status: number, sentence: string): void {
  const text = `${sentence}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}
