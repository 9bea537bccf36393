/** Answers browsers with the files of a site. Plain HTTP, reading only. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InputError } from '../flags.ts';
import type { Packing, Site, SiteFile } from './site.ts';

export interface Place {
  readonly host: string;
  readonly port: number;
}

export interface Running {
  readonly address: string;
  readonly port: number;
  readonly server: Server;
  close(): Promise<void>;
}

const WHY_NOT: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use; choose another with --port, for example --port ${port < 65_535 ? port + 1 : 8080}.`,
  EACCES: ({ port }) => `Port ${port} may not be used here; choose one above 1023 with --port.`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine has no address ${host}; leave --host out for this machine alone.`,
  ENOTFOUND: ({ host }) => `There is no host "${host}".`,
};

/** Listens from then on: there, or where that port is taken at one of the `further` ports after it. Throws an InputError if it cannot. */
export function startServer(site: Site, place: Place, further = 0): Promise<Running> {
  const server = createServer((request, response) => {
    answer(site, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else say(response, 500, 'Something went wrong here; try again.');
    });
  });
  return new Promise((resolve, reject) => {
    let { port } = place;
    const last = Math.min(port + further, 65_535);
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port < last) {
        server.listen(++port, place.host);
        return;
      }
      const sentence = WHY_NOT[error.code ?? '']?.(place);
      reject(sentence ? new InputError(sentence) : error);
    });
    server.once('listening', () => {
      const found = server.address() as AddressInfo;
      resolve({
        server,
        address: addressOf(found),
        port: found.port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
    server.listen(port, place.host);
  });
}

/** Where a browser on this machine finds it. */
function addressOf({ port, family, address }: AddressInfo): string {
  const here = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(address);
  return `http://${here ? 'localhost' : family === 'IPv6' ? `[${address}]` : address}:${port}/`;
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

function packingFor(accepted: string | string[] | undefined): Packing {
  const words = String(accepted ?? '')
    .split(',')
    .filter((word) => !/;\s*q=0(\.0*)?\s*$/.test(word))
    .map((word) => word.split(';')[0]?.trim());
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
