/** Sending letters through a mail server (SMTP, RFC 5321), encrypted, one connection a letter. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { connect as connectEncrypted } from 'node:tls';
import { domainToASCII } from 'node:url';
import type { Letter, Mail } from './mail.ts';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the first byte; otherwise as soon as the server offers it. */
  readonly isEncrypted: boolean;
  readonly user: string | null;
  readonly password: string;
  /** Who the letters are from. */
  readonly from: string;
}

/** The mail server said no. */
export class MailRefused extends Error {
  /** It would say the same another time. */
  readonly isForGood: boolean;

  constructor(code: number, text: string) {
    super(`the mail server said ${code} ${text}`);
    this.isForGood = code >= 500;
  }
}

const PATIENCE = 20_000;

/** A password goes in the clear only where it does not leave this machine. */
const isHere = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host);

export class Smtp implements Mail {
  readonly #server: MailServer;
  /** So long a letter may take. */
  readonly #patience: number;

  constructor(server: MailServer, patience = PATIENCE) {
    this.#server = server;
    this.#patience = patience;
  }

  async send(letter: Letter): Promise<void> {
    const { host, user, password, from } = this.#server;
    const to = addressed(letter.to);
    const dialogue = new Dialogue(await this.#connected());
    const end = setTimeout(() => dialogue.cut(new Error('the mail server does not answer')), this.#patience);
    try {
      await dialogue.answer(220);
      let offers = await dialogue.hello();
      if (!this.#server.isEncrypted && offers.has('STARTTLS')) {
        await dialogue.say('STARTTLS', 220);
        await dialogue.encrypt(host);
        offers = await dialogue.hello();
      }
      if (user !== null) {
        if (!dialogue.isEncrypted && !isHere(host))
          throw new Error('the mail server offers no encryption for the password');
        await logIn(dialogue, user, password, offers.get('AUTH') ?? '');
      }
      const isForeign = /[^\x20-\x7e]/.test(to);
      if (isForeign && !offers.has('SMTPUTF8')) throw new MailRefused(553, 'it cannot write this address');
      await dialogue.say(`MAIL FROM:<${from}>${isForeign ? ' SMTPUTF8' : ''}`, 250);
      await dialogue.say(`RCPT TO:<${to}>`, 250);
      await dialogue.say('DATA', 354);
      await dialogue.say(`${written(letter, to, from)}\r\n.`, 250);
      // It has the letter: whatever comes now does not matter.
      await dialogue.say('QUIT', 221).catch(() => undefined);
    } finally {
      clearTimeout(end);
      dialogue.cut();
    }
  }

  #connected(): Promise<Socket> {
    const { host, port, isEncrypted } = this.#server;
    return new Promise((resolve, reject) => {
      const socket = isEncrypted
        ? connectEncrypted({ host, port, servername: host }, () => resolve(socket))
        : connect({ host, port }, () => resolve(socket));
      socket.setTimeout(this.#patience, () => socket.destroy(new Error('the mail server does not answer')));
      socket.once('error', reject);
    });
  }
}

async function logIn(dialogue: Dialogue, user: string, password: string, ways: string): Promise<void> {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  if (/\bPLAIN\b/i.test(ways) || !/\bLOGIN\b/i.test(ways)) {
    await dialogue.say(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, 235);
    return;
  }
  await dialogue.say('AUTH LOGIN', 334);
  await dialogue.say(base64(user), 334);
  await dialogue.say(base64(password), 235);
}

/** One line after the other, and what is answered to each. */
class Dialogue {
  #socket: Socket;
  #rest = '';
  #lines: string[] = [];
  #waiting: { resolve(line: string): void; reject(error: Error): void } | undefined;
  #error: Error | undefined;
  isEncrypted: boolean;

  constructor(socket: Socket) {
    this.#socket = socket;
    this.isEncrypted = 'encrypted' in socket;
    this.#listen(socket);
  }

  async say(text: string, expected: number): Promise<readonly string[]> {
    this.#socket.write(`${text}\r\n`);
    return this.answer(expected);
  }

  async answer(expected: number): Promise<readonly string[]> {
    const lines: string[] = [];
    for (;;) {
      const line = await this.#next();
      const [, code = '', more, text = ''] = /^(\d{3})([ -]?)(.*)$/.exec(line) ?? [];
      lines.push(text);
      if (more === '-') continue;
      // Who gets it may be forwarded to; that is still yes.
      if (Number(code) === expected || (expected === 250 && code === '251')) return lines;
      throw new MailRefused(Number(code), text.slice(0, 200));
    }
  }

  /** What the server offers, each with its words. */
  async hello(): Promise<ReadonlyMap<string, string>> {
    const [, ...offers] = await this.say(`EHLO ${domainToASCII(hostname()) || 'localhost'}`, 250);
    return new Map(
      offers.map((offer) => {
        const [word = '', ...rest] = offer.split(' ');
        return [word.toUpperCase(), rest.join(' ')];
      }),
    );
  }

  encrypt(host: string): Promise<void> {
    const plain = this.#socket;
    plain.removeAllListeners('data');
    // What came before the line is encrypted was said by nobody knows whom.
    this.#rest = '';
    this.#lines = [];
    return new Promise((resolve, reject) => {
      const socket = connectEncrypted({ socket: plain, servername: host }, () => {
        this.isEncrypted = true;
        resolve();
      });
      socket.once('error', reject);
      // A server that says nothing is given up.
      socket.once('close', () => reject(new Error('the mail server has hung up')));
      this.#socket = socket;
      this.#listen(socket);
    });
  }

  cut(error?: Error): void {
    if (error) this.#failed(error);
    this.#socket.destroy();
  }

  #listen(socket: Socket): void {
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      const lines = (this.#rest + text).split('\r\n');
      this.#rest = lines.pop() ?? '';
      this.#lines.push(...lines);
      this.#give();
    });
    socket.on('error', (error) => this.#failed(error));
    socket.on('close', () => this.#failed(new Error('the mail server has hung up')));
  }

  #failed(error: Error): void {
    this.#error ??= error;
    this.#waiting?.reject(this.#error);
    this.#waiting = undefined;
  }

  #next(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#give();
    });
  }

  #give(): void {
    if (!this.#waiting) return;
    const line = this.#lines.shift();
    if (line !== undefined) this.#waiting.resolve(line);
    else if (this.#error) this.#waiting.reject(this.#error);
    else return;
    this.#waiting = undefined;
  }
}

/** An address as it is said to a mail server; throws where it could be anything else. */
function addressed(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1));
  if (at < 1 || domain === '' || /[\p{C}\s<>]/u.test(address))
    throw new MailRefused(553, 'that is no address');
  return `${address.slice(0, at)}@${domain}`;
}

/** Words of a header in signs that every mail server passes on: this many bytes at once. */
const MOST_BYTES = 42;

function headerText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words: string[] = [];
  let word = '';
  for (const sign of text) {
    if (Buffer.byteLength(word + sign) > MOST_BYTES) {
      words.push(word);
      word = '';
    }
    word += sign;
  }
  return [...words, word].map((one) => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ');
}

function written({ subject, text }: Letter, to: string, from: string): string {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const body = Buffer.from(text.replace(/\r?\n/g, '\r\n')).toString('base64');
  return [
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `From: Kursbuch <${from}>`,
    `To: <${to}>`,
    `Subject: ${headerText(subject.replace(/[\r\n]+/g, ' '))}`,
    `Message-ID: <${randomBytes(16).toString('hex')}@${domain}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    'Auto-Submitted: auto-generated',
    '',
    ...(body.match(/.{1,76}/g) ?? []),
  ].join('\r\n');
}
