/**
 * Builds workers together with the page. Vite would build each one apart, with its own copy of the engine; this way
 * what they have in common is one file, loaded once.
 */
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const NEW_WORKER =
  /new URL\(\s*'(\.\/\w+\.ts)'\s*,\s*import\.meta\.url\s*\)(?=\s*,\s*\{\s*type: 'module'\s*\})/g;

export function workersPlugin(): Plugin {
  return {
    name: 'kursbuch-workers',
    apply: 'build',
    // Before Vite finds them.
    enforce: 'pre',
    config: () => ({
      build: {
        // What is loaded later is not loaded ahead: that would need a document, and workers have none.
        modulePreload: {
          resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
        },
      },
    }),
    transform: {
      filter: { code: 'new Worker(' },
      handler(code, id) {
        return code.replace(NEW_WORKER, (_, path: string) => {
          const worker = this.emitFile({ type: 'chunk', id: join(dirname(id), path) });
          return `import.meta.ROLLUP_FILE_URL_${worker}`;
        });
      },
    },
  };
}
