/** `kursbuch serve`: the client and the games of those who play together, from this machine. */
import { join } from 'node:path';
import { InputError, readFlags } from '../flags.ts';
import type { Command } from '../terminal.ts';
import { root, upToDate } from './build.ts';

const PORT = 8080;
/** So many ports after it are tried where it is taken and nobody asked for it. */
const FURTHER = 100;

export const serveCommand: Command = async (args, terminal) => {
  const { values, positionals } = readFlags('serve', args, {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    database: { type: 'string' },
    'public-url': { type: 'string' },
    mail: { type: 'string' },
    'mail-from': { type: 'string' },
    'push-contact': { type: 'string' },
    'metrics-token': { type: 'string' },
    memory: { type: 'string' },
    log: { type: 'string' },
  });
  if (positionals.length > 0) throw new InputError('kursbuch serve needs nothing but its flags.');
  // Only whoever serves waits for the server to be loaded.
  const { noticesShown, placeShown, readSettings, readSite, serve, Unusable } = await import(
    '@kursbuch/server'
  );
  try {
    const settings = readSettings(values, process.env, join(root, 'data'));
    const { port } = settings;
    const site = async () => readSite(await upToDate(terminal.err));
    const running = await serve(settings, site, { port: port ?? PORT, further: port === null ? FURTHER : 0 });
    if (port === null && running.port !== PORT)
      terminal.out(`Port ${PORT} is in use, so this is port ${running.port}.`);
    terminal.out(`Kursbuch is at ${running.address}`);
    if (settings.publicUrl) terminal.out(`Others find it at ${settings.publicUrl.href}`);
    terminal.out(`Games of several players are kept ${placeShown(settings.place)}.`);
    terminal.out(noticesShown(settings));
    terminal.out('Ctrl-C ends it.');
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
        process.once(signal, () => void running.close().then(resolve));
    });
    return 0;
  } catch (error) {
    throw error instanceof Unusable ? new InputError(error.message) : error;
  }
};
