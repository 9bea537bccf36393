/** A terminal for tests: lines to be typed, and everything that was said. */
import { main } from '../src/main.ts';
import type { Terminal } from '../src/terminal.ts';

export interface Spoken {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Stands where everything before it has gone from the screen. */
export const CLEARED = '\f';

/** Run a command line with these lines on standard input. */
export async function kursbuch(args: readonly string[], lines: readonly string[] = []): Promise<Spoken> {
  const out: string[] = [];
  const err: string[] = [];
  const left = [...lines];
  const terminal: Terminal = {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    async ask(prompt) {
      const line = left.shift() ?? null;
      out.push(`${prompt}${line ?? ''}`);
      return line;
    },
    clear: () => void out.push(CLEARED),
    interactive: false,
    colour: false,
    close: () => undefined,
  };
  const code = await main(args, terminal);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
