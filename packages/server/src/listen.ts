/** Listening at an address, and saying in one sentence why not. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { App } from './http/routes.ts';
import { Unusable } from './store/unusable.ts';

export interface Address {
  readonly host: string;
  readonly port: number;
}

export interface Running {
  readonly address: string;
  readonly port: number;
  readonly server: Server;
  close(): Promise<void>;
}

const WHY_NOT: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use; choose another with --port, for example --port ${port < 65_535 ? port + 1 : 8080}.`,
  EACCES: ({ port }) => `Port ${port} may not be used here; choose one above 1023 with --port.`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine has no address ${host}; leave --host out for this machine alone.`,
  ENOTFOUND: ({ host }) => `There is no host "${host}".`,
};

/** Listens from then on: there, or where that port is taken at one of the `further` ports after it. Throws `Unusable` if it cannot. */
export async function listen(app: App, { host, port }: Address, further = 0): Promise<Running> {
  await app.ready();
  const { server } = app;
  const found = await listening(server, { host, port }, further).catch(async (error) => {
    await app.close();
    throw error;
  });
  return {
    server,
    address: addressOf(found),
    port: found.port,
    async close() {
      // Nobody new is let in; open requests are answered; then all lines are cut: a browser holds some that it never used.
      const closed = once(server, 'close');
      server.close();
      await app.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function listening(server: Server, { host, port }: Address, further: number): Promise<AddressInfo> {
  return new Promise<AddressInfo>((resolve, reject) => {
    let trying = port;
    const last = Math.min(port + further, 65_535);
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && trying < last) {
        server.listen(++trying, host);
        return;
      }
      const sentence = WHY_NOT[error.code ?? '']?.({ host, port });
      reject(sentence ? new Unusable(sentence) : error);
    });
    server.once('listening', () => resolve(server.address() as AddressInfo));
    server.listen(trying, host);
  });
}

/** Where a browser on this machine finds it. */
function addressOf({ port, family, address }: AddressInfo): string {
  const here = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(address);
  return `http://${here ? 'localhost' : family === 'IPv6' ? `[${address}]` : address}:${port}/`;
}
