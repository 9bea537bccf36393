/** A folder of files for browsers: read once, packed once for all servers that use it, and never anything beside it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Already packed, or too small to gain anything. */
const PACKED = new Set(['.png', '.woff2']);
const SMALL = 512;

export type Packing = 'br' | 'gzip' | 'plain';

export interface SiteFile {
  readonly type: string;
  /** A word for the content as it is sent: packed otherwise it is another one. */
  tag(packing: Packing): string;
  /** The name holds a word for the content: it never changes. */
  readonly immutable: boolean;
  readonly packable: boolean;
  content(packing: Packing): Promise<Buffer>;
}

export interface Site {
  /** By address: "/", "/icon.svg". */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** What pages may load and run. */
  readonly policy: string;
}

const pack = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
  plain: async (bytes: Buffer) => bytes,
};

/** What is packed is kept here, by its content: whoever starts a server again need not pack it again. */
const KEPT = '.packed';

export function readSite(folder: string): Site {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (name.startsWith(`${KEPT}/`)) continue;
    files.set(
      name === 'index.html' ? '/' : `/${name}`,
      siteFile(name, readFileSync(path), join(folder, KEPT)),
    );
  }
  return { files, policy: policyFor(readFileSync(join(folder, 'index.html'), 'utf8')) };
}

function siteFile(name: string, bytes: Buffer, kept: string): SiteFile {
  const ending = extname(name);
  const ready = new Map<Packing, Promise<Buffer>>();
  const word = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return {
    type: TYPES[ending] ?? 'application/octet-stream',
    tag: (packing) => `"${word}-${packing}"`,
    immutable: name.startsWith('assets/'),
    packable: bytes.length > SMALL && !PACKED.has(ending),
    content(packing) {
      const made =
        ready.get(packing) ??
        (packing === 'br' ? packedOnce(bytes, join(kept, `${word}.br`)) : pack[packing](bytes));
      ready.set(packing, made);
      return made;
    },
  };
}

/**
 * From the folder, or packed and put there. What lies there counts only if it is this content: a machine that lost its power
 * leaves anything. A folder nobody may write to keeps nothing.
 */
async function packedOnce(bytes: Buffer, file: string): Promise<Buffer> {
  const there = await readFile(file).catch(() => undefined);
  const meant = there && (await promisify(brotliDecompress)(there).catch(() => undefined));
  if (there && meant?.equals(bytes)) return there;
  const packed = await pack.br(bytes);
  const half = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(half, packed))
    .then(() => rename(half, file))
    .catch(() => rm(half, { force: true }))
    .catch(() => undefined);
  return packed;
}

/** The first to come need not wait for the packing. It stops when nobody will come any more. */
export async function packAhead({ files }: Site, ended: AbortSignal): Promise<void> {
  for (const file of files.values()) if (file.packable && !ended.aborted) await file.content('br');
}

/** Everything from here, nothing from elsewhere; scripts inside the page only as they stand in it. */
function policyFor(page: string): string {
  const inside = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inside].join(' '),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
