import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp, listen, openStore, type Running, readSite, type Site, type Store } from '../src/index.ts';

const PAGE = '<!doctype html><script>let a = 1;</script><script type="module" src="/assets/a-1.js"></script>';
const SCRIPT = `export const long = '${'kursbuch '.repeat(200)}';`;
const HERE = { host: '127.0.0.1', port: 0 };

let folder = '';
let site: Site;
let store: Store;
let running: Running;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kursbuch-'));
  const files = join(folder, 'site');
  mkdirSync(join(files, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(files, 'index.html'), PAGE);
  writeFileSync(join(files, 'assets', 'a-1.js'), SCRIPT);
  writeFileSync(join(files, 'manifest.webmanifest'), '{}');
  site = readSite(files);
  store = await openStore({ folder: join(folder, 'data') });
  running = await listen(createApp({ store, site }), HERE);
});
afterAll(async () => {
  await running.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(new URL(path, running.address), init);

/** The path exactly as it is: fetch would tidy it up. */
function raw(path: string): Promise<{ status: number; text: string }> {
  const { port } = running;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

describe('a page', () => {
  test('is sent with its type and asked for again every time', async () => {
    const response = await get('/?pace=0');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe(PAGE);
    const tag = response.headers.get('etag') ?? '';
    expect((await get('/index.html', { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  test('may run only its own scripts', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/);
    expect(policy).not.toContain('unsafe');
  });
});

describe('what is packed', () => {
  /** A folder of a site of its own, and what is packed for it now. */
  async function packedIn(own: string): Promise<Buffer | undefined> {
    const again = readSite(own);
    expect([...again.files.keys()].sort()).toEqual(['/', '/assets/a-1.js']);
    return again.files.get('/assets/a-1.js')?.content('br');
  }
  function siteOf(name: string): string {
    const own = join(folder, name);
    mkdirSync(join(own, 'assets'), { recursive: true });
    writeFileSync(join(own, 'index.html'), PAGE);
    writeFileSync(join(own, 'assets', 'a-1.js'), SCRIPT);
    return own;
  }

  test('is kept for the next server, by its content, and is no file of the site', async () => {
    const own = siteOf('again');
    const [first, second] = [await packedIn(own), await packedIn(own)];
    expect(second).toEqual(first);
    const kept = readdirSync(join(own, '.packed'));
    expect(kept).toHaveLength(1);
    const file = join(own, '.packed', kept[0] ?? '');
    // It is taken from there: this is packed otherwise.
    const loosely = brotliCompressSync(SCRIPT, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
    expect(loosely).not.toEqual(first);
    writeFileSync(file, loosely);
    expect(await packedIn(own)).toEqual(loosely);
    // What is cut off, empty or something else is packed again.
    for (const wrong of [loosely.subarray(0, 9), Buffer.alloc(0), brotliCompressSync('something else')]) {
      writeFileSync(file, wrong);
      expect(await packedIn(own)).toEqual(first);
      expect(readFileSync(file)).toEqual(first);
    }
    // Another content is another file.
    writeFileSync(join(own, 'assets', 'a-1.js'), `${SCRIPT} `);
    expect(await packedIn(own)).not.toEqual(first);
  });

  test('is sent all the same where nothing can be kept', async () => {
    const own = siteOf('full');
    writeFileSync(join(own, '.packed'), 'no folder');
    expect(
      brotliDecompressSync((await readSite(own).files.get('/assets/a-1.js')?.content('br')) ?? ''),
    ).toEqual(Buffer.from(SCRIPT));
  });
});

describe('a file with its content in its name', () => {
  test.each(['br', 'gzip'])('is sent packed (%s) and kept for good', async (packing) => {
    const response = await get('/assets/a-1.js', { headers: { 'accept-encoding': packing } });
    expect(response.headers.get('content-encoding')).toBe(packing);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 4);
    expect(await response.text()).toBe(SCRIPT);
  });

  test('is sent plain to who cannot unpack', async () => {
    const headers = { 'accept-encoding': 'identity, br;q=0' };
    const response = await get('/assets/a-1.js', { headers });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(SCRIPT);
  });

  test('has another tag in every packing', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (packing) => {
        const response = await get('/assets/a-1.js', { headers: { 'accept-encoding': packing } });
        return response.headers.get('etag');
      }),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  test.each([
    ['its tag', (tag: string) => tag, 304],
    ['a list with its tag', (tag: string) => `"other", ${tag} ,"a,b"`, 304],
    ['a weak tag', (tag: string) => `W/${tag}`, 304],
    ['a list of weak tags', (tag: string) => `W/"other",W/${tag}`, 304],
    ['any', () => '*', 304],
    ['another tag', () => '"other"', 200],
    ['a part of its tag', (tag: string) => `"${tag.slice(2)}`, 200],
    ['its tag without quotes', (tag: string) => tag.slice(1, -1), 200],
    ['the tag of another packing', (tag: string) => tag.replace('br', 'gzip'), 200],
    ['nothing', () => '', 200],
  ])('a browser that has %s already', async (_, named, status) => {
    const asked = { 'accept-encoding': 'br' };
    const tag = (await get('/assets/a-1.js', { headers: asked })).headers.get('etag') ?? '';
    const again = await get('/assets/a-1.js', { headers: { ...asked, 'if-none-match': named(tag) } });
    expect(again.status).toBe(status);
    expect(again.headers.get('etag')).toBe(tag);
  });

  test('can be asked about without its content', async () => {
    const response = await get('/assets/a-1.js', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('what cannot be had', () => {
  test.each([
    ['/nothing', 404],
    ['/assets', 404],
    ['/../secret.txt', 404],
    ['/assets/../../secret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/..%5csecret.txt', 404],
    ['//secret.txt', 404],
    ['/apis', 404],
    ['/%', 400],
    ['/%c0%ae%c0%ae/secret.txt', 400],
    ['/index.html%00.js', 404],
  ])('%s is answered with %i and one sentence', async (path, status) => {
    const answer = await raw(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/^[A-Z][^.]+\.\n$/);
  });

  test('nothing can be written', async () => {
    const response = await get('/', { method: 'POST', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('listening', () => {
  test('a port in use is said in one sentence', async () => {
    const { port } = running;
    const other = listen(createApp({ store, site }), { ...HERE, port });
    await expect(other).rejects.toThrow(`Port ${port} is in use`);
  });

  test('where nobody asked for a port the next free one is taken', async () => {
    const { port } = running;
    const other = await listen(createApp({ store, site }), { ...HERE, port }, 100);
    try {
      expect(other.port).toBeGreaterThan(port);
      expect(other.address).toBe(`http://localhost:${other.port}/`);
      expect((await fetch(other.address)).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  test('it ends at once, though browsers hold lines that they never used or may use again', async () => {
    const other = await listen(createApp({ store, site }), HERE);
    await (await fetch(other.address)).text();
    const line = connect(other.port, '127.0.0.1');
    await once(line, 'connect');
    const cut = once(line, 'close');
    line.on('error', () => undefined);
    await other.close();
    await cut;
  });

  test('the interface answers on the same port, and nothing of it is kept', async () => {
    const response = await get('/api/health');
    expect(await response.json()).toEqual({ ok: true, games: 0, streams: 0, warm: false });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const nothing = await get('/api/nothing');
    expect(nothing.status).toBe(404);
    expect(await nothing.json()).toMatchObject({ error: 'noRoute' });
  });
});
