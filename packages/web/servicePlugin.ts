/** Writes the service worker of a build: the list of its files, and a word for what is in them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = new URL('./src/offline/serviceWorker.js', import.meta.url);
const NAME = 'service.js';

/** `leaveOut`: files that are fetched when they are needed, if at all. */
export function servicePlugin({ leaveOut }: { leaveOut: RegExp }): Plugin {
  return {
    name: 'kursbuch-service',
    apply: 'build',
    // On disk, not in the bundle: the files of the public folder belong to the list as well.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir) writeFileSync(join(dir, NAME), serviceFor(dir, leaveOut));
      },
    },
  };
}

export function serviceFor(dir: string, leaveOut: RegExp): string {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replaceAll('\\', '/'))
    .filter((file) => file !== `/${NAME}` && !file.endsWith('.map') && !leaveOut.test(file))
    .sort();
  // Names alone would not do: the page and other files keep theirs.
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(dir, file)));
  const addresses = files.map((file) => (file === '/index.html' ? '/' : file));
  return readFileSync(SOURCE, 'utf8')
    .replace('__VERSION__', hash.digest('hex').slice(0, 16))
    .replace('__FILES__', JSON.stringify(addresses).replaceAll("'", "\\'"));
}
