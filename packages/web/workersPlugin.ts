/**
 * Builds workers together with the page. Vite would build each one apart, with its own copy of the engine; this way
 * what they have in common is one file, loaded once.
 */
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const NEW_WORKER =
  /new URL\(\s*'(\.\/\w+\.ts)'\s*,\s*import\.meta\.url\s*\)(?=\s*,\s*\{\s*type: 'module'\s*\})/g;

/** What of the client a worker may load; everything else is made for a page and needs a document. */
const FOR_WORKERS =
  /\/web\/src\/host\/|\/screens\/src\/(host\/|\w+\/cover\/glimpse|eighteen\/foresight\/routesWorker\.ts)/;
const OF_CLIENT = /\/(web\/src|screens\/src|titles\/\w+\/screen)\//;

/** What draws (`groups` in vite.config.ts). */
const DRAWS = /\/preact-[^/]+\.js$/;

export function workersPlugin(): Plugin {
  const workers = new Set<string>();
  return {
    name: 'kursbuch-workers',
    apply: 'build',
    // Before Vite finds them.
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser that runs the program knows it.
          polyfill: false,
          // What comes later comes with all it needs at once, not level by level. That takes a document: workers have none,
          // and what draws is never theirs.
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'html' || files.some((file) => DRAWS.test(file)) ? files : [],
        },
      },
    }),
    transform: {
      filter: { code: 'new Worker(' },
      handler(code, id) {
        return code.replace(NEW_WORKER, (_, path: string) => {
          const worker = this.emitFile({ type: 'chunk', id: join(dirname(id), path) });
          workers.add(worker);
          return `import.meta.ROLLUP_FILE_URL_${worker}`;
        });
      },
    },
    // Sharing has a price: a page's module in a shared file would break the worker, and only there.
    generateBundle(_options, bundle) {
      const seen = new Set<string>();
      const waiting = [...workers].map((worker) => this.getFileName(worker));
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        const chunk = bundle[file];
        if (seen.has(file) || chunk?.type !== 'chunk') continue;
        seen.add(file);
        waiting.push(...chunk.imports);
        const foreign = chunk.moduleIds.find((id) => OF_CLIENT.test(id) && !FOR_WORKERS.test(id));
        if (foreign) this.error(`a worker would load ${foreign}, which is made for pages (in ${file})`);
      }
    },
  };
}
