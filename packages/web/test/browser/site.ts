/** Serves the client for the browser tests, the way `npm start` does. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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

/** A site of its own on a free port, built first where it has to be. */
export async function startSite(): Promise<{ readonly address: string; end(): void }> {
  const data = mkdtempSync(join(tmpdir(), 'kursbuch-'));
  const server = spawn(process.execPath, [kursbuch, 'serve', '--port', '0', '--data', data], {
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
  return { address, end: () => void server.kill() };
}

/** `SITE` names one that is served already. */
export default async function serve(project: TestProject): Promise<() => void> {
  const { SITE } = process.env;
  const { address, end } = SITE ? { address: SITE, end() {} } : await startSite();
  project.provide('site', address);
  return end;
}
