/** `kursbuch serve`: the client for browsers, from this machine. */
import { InputError, readFlags, wholeNumber } from '../flags.ts';
import type { Command } from '../terminal.ts';
import { upToDate } from './build.ts';
import { startServer } from './server.ts';
import { readSite, type Site } from './site.ts';

const PORT = 8080;
/** So many ports after it are tried where it is taken and nobody asked for it. */
const FURTHER = 100;
/** This machine alone; others are let in by --host 0.0.0.0. */
const HOST = '127.0.0.1';

export const serveCommand: Command = async (args, terminal) => {
  const { values, positionals } = readFlags('serve', args, {
    port: { type: 'string' },
    host: { type: 'string' },
  });
  if (positionals.length > 0) throw new InputError('kursbuch serve needs nothing but its flags.');
  const port = wholeNumber('port', values.port, { max: 65_535, otherwise: PORT });
  const site = readSite(await upToDate(terminal.err));
  const further = values.port === undefined ? FURTHER : 0;
  const running = await startServer(site, { host: values.host ?? HOST, port }, further);
  // Port 0 asks for any.
  if (port !== 0 && running.port !== port)
    terminal.out(`Port ${port} is in use, so this is port ${running.port}.`);
  terminal.out(`Kursbuch is at ${running.address}`);
  terminal.out('Ctrl-C ends it.');
  void packAhead(site);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => void running.close().then(resolve));
  });
  return 0;
};

/** Whoever comes first need not wait for the packing. */
async function packAhead({ files }: Site): Promise<void> {
  for (const file of files.values()) if (file.packable) await file.content('br');
}
