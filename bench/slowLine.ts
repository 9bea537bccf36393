/** A slow line before a site: so many bits a second for all connections together, so many milliseconds there and back. */
import { connect, createServer, type Socket } from 'node:net';

interface SlowLine {
  readonly address: string;
  /** Off while something is made ready. */
  isSlow: boolean;
  end(): void;
}

export async function slowLine(
  site: string,
  { bits, roundTrip }: { readonly bits: number; readonly roundTrip: number },
): Promise<SlowLine> {
  const { hostname, port } = new URL(site);
  /** When the last byte that is on its way down has passed. */
  let free = 0;
  const later = (milliseconds: number, then: () => void) => {
    if (milliseconds > 0) setTimeout(then, milliseconds);
    else then();
  };
  const write = (to: Socket, part: Buffer) => {
    if (!to.destroyed) to.write(part);
  };
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port) });
    // The greeting of a new connection costs a way there and back too.
    const greeted = performance.now() + (line.isSlow ? roundTrip : 0);
    near.on('data', (part) => {
      const wait = line.isSlow ? Math.max(0, greeted - performance.now()) + roundTrip / 2 : 0;
      later(wait, () => write(far, part));
    });
    far.on('data', (part) => {
      if (!line.isSlow) return write(near, part);
      free = Math.max(free, performance.now()) + (part.length * 8000) / bits;
      return later(free - performance.now() + roundTrip / 2, () => write(near, part));
    });
    const over = () => {
      const wait = line.isSlow ? Math.max(0, free - performance.now()) + roundTrip : 0;
      later(wait, () => {
        near.destroy();
        far.destroy();
      });
    };
    for (const socket of [near, far]) socket.on('close', over).on('error', over);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const own = server.address();
  const line: SlowLine = {
    address: `http://localhost:${typeof own === 'object' ? own?.port : ''}`,
    isSlow: true,
    end: () => void server.close(),
  };
  return line;
}
