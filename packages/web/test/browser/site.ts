/** Serves the client for the browser tests, the way `npm start` does. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const kursbuch = fileURLToPath(new URL('../../../cli/bin/kursbuch.mjs', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the client. */
    readonly site: string;
  }
}

/** A port that nobody listens at. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/**
 * A site of its own on a free port, built first where it has to be. It knows its own address, as behind a proxy: then visitors
 * may come from as many addresses as they say, and those of all tests together are not too many for one.
 */
export async function startSite(): Promise<{ readonly address: string; readonly data: string; end(): void }> {
  const data = mkdtempSync(join(tmpdir(), 'kursbuch-'));
  const port = await freePort();
  const settings = ['--port', `${port}`, '--public-url', `http://localhost:${port}`, '--data', data];
  const server = spawn(process.execPath, [kursbuch, 'serve', ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (part) => {
      said += part;
      const found = /http:\/\/[^\s]+/.exec(said)?.[0];
      if (found) resolve(found.replace(/\/$/, ''));
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  server.on('exit', () => rmSync(data, { recursive: true, force: true }));
  return { address, data, end: () => void server.kill() };
}

/** `SITE` names one that is served already. */
export default async function serve(project: TestProject): Promise<() => void> {
  const { SITE } = process.env;
  const { address, end } = SITE ? { address: SITE, end() {} } : await startSite();
  project.provide('site', address);
  return end;
}
