/** A mail server for tests: it takes letters and shows them. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface Taken {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface TestMailServer {
  readonly port: number;
  readonly taken: Taken[];
  /** Everything that was said to it. */
  readonly said: string[];
  /** What it answers to a line, if not the usual. */
  answers: (line: string) => string | undefined;
  close(): Promise<void>;
}

const decoded = (text: string): string =>
  text.replace(/=\?UTF-8\?B\?([^?]*)\?=\s*/g, (_, word) => Buffer.from(word, 'base64').toString());

export async function openMailServer(): Promise<TestMailServer> {
  const sockets = new Set<Socket>();
  const taken: Taken[] = [];
  const said: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    let rest = '';
    let letter: string[] | undefined;
    let from = '';
    let to = '';
    socket.on('error', () => undefined);
    socket.write('220 test ready\r\n');
    socket.on('data', (part) => {
      const lines = (rest + part).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (letter && line !== '.') {
          letter.push(line);
          continue;
        }
        if (letter) {
          const empty = letter.indexOf('');
          const head = letter.slice(0, empty).join('\n').replaceAll('\n ', ' ');
          const subject = decoded(/^Subject: (.*)$/m.exec(head)?.[1] ?? '');
          const text = Buffer.from(letter.slice(empty + 1).join(''), 'base64').toString();
          taken.push({ from, to, subject, text });
          letter = undefined;
          socket.write('250 taken\r\n');
          continue;
        }
        said.push(line);
        const own = opened.answers(line);
        if (own !== undefined) {
          socket.write(own);
          continue;
        }
        if (line.startsWith('EHLO')) socket.write('250-test\r\n250-AUTH PLAIN LOGIN\r\n250 8BITMIME\r\n');
        else if (line.startsWith('AUTH PLAIN')) socket.write('235 come in\r\n');
        else if (line.startsWith('MAIL FROM:')) {
          from = line.slice(10);
          socket.write('250 ok\r\n');
        } else if (line.startsWith('RCPT TO:')) {
          to = line.slice(8);
          socket.write('250 ok\r\n');
        } else if (line === 'DATA') {
          letter = [];
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('500 what\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const opened: TestMailServer = {
    port: typeof address === 'object' && address ? address.port : 0,
    taken,
    said,
    answers: () => undefined,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return opened;
}
