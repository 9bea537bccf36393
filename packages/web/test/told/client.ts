/** The client without a browser: its modules as Vite makes them. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Packages that run as they are written. */
const ENGINE = ['table', 'eighteen', 'crayon', 'bots', 'words'].map((name) => `@kursbuch/${name}`);

export async function openClient() {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    ssr: { external: ENGINE },
  });
  return {
    load: (path: string): Promise<unknown> => server.ssrLoadModule(path),
    close: () => server.close(),
  };
}
