/** What a command talks to: the terminal, a pipe, or a test. */
import { createInterface } from 'node:readline';

export interface Terminal {
  /** Write a line (or several). */
  out(text: string): void;
  /** Write a line about something that went wrong. */
  err(text: string): void;
  /** Show the prompt and wait for a line; null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  /** Leave nothing of what was shown and typed in sight: somebody else takes the seat in front of it. */
  clear(): void;
  /** Somebody sits in front of it. */
  readonly interactive: boolean;
  readonly colour: boolean;
  /** Stop reading. */
  close(): void;
}

/** A command: its arguments without its name, and where it speaks. Gives the exit code. */
export type Command = (args: readonly string[], terminal: Terminal) => Promise<number>;

/** The screen, what has scrolled off it, and back to its first line. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** Lines that arrive before somebody asks wait for him; the asker waits for lines. */
class Lines {
  readonly #waiting: string[] = [];
  #asker: ((line: string | null) => void) | undefined;
  #ended = false;

  push(line: string): void {
    if (!this.#asker) this.#waiting.push(line);
    else this.#answer(line);
  }

  end(): void {
    this.#ended = true;
    if (this.#asker) this.#answer(null);
  }

  next(): Promise<string | null> {
    const line = this.#waiting.shift();
    if (line !== undefined || this.#ended) return Promise.resolve(line ?? null);
    return new Promise((resolve) => {
      this.#asker = resolve;
    });
  }

  #answer(line: string | null): void {
    const asker = this.#asker;
    this.#asker = undefined;
    asker?.(line);
  }
}

/** The terminal of this process. It reads only when somebody asks. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  const interactive = stdin.isTTY === true && stdout.isTTY === true;
  let reader: { readonly lines: Lines; readonly port: ReturnType<typeof createInterface> } | undefined;
  let ended = false;
  // Whoever reads us may stop listening (kursbuch … | head): that is no error.
  stdout.on('error', () => process.exit(0));

  function open() {
    const lines = new Lines();
    const port = createInterface({ input: stdin, output: stdout, terminal: interactive });
    port.on('line', (line) => lines.push(line));
    port.on('SIGINT', () => port.close());
    port.on('close', () => {
      // A person can go on after Ctrl-D; a pipe is empty for good, but for the lines that wait.
      if (interactive) reader = undefined;
      else ended = true;
      lines.end();
    });
    return { lines, port };
  }

  return {
    out: (text) => void stdout.write(`${text}\n`),
    err: (text) => void stderr.write(`${text}\n`),
    async ask(prompt) {
      reader ??= open();
      const { lines, port } = reader;
      if (ended) stdout.write(prompt);
      else {
        port.setPrompt(prompt);
        port.prompt();
      }
      const line = await lines.next();
      if (!interactive || line === null) stdout.write('\n');
      return line;
    },
    clear() {
      if (!interactive) return;
      // The lines typed before are gone with their reader: an arrow key would bring them back.
      reader?.port.close();
      stdout.write(CLEAR);
    },
    interactive,
    colour: stdout.isTTY === true && env.NO_COLOR === undefined,
    close: () => reader?.port.close(),
  };
}
