/**
 * That something is new at one's tables, heard as it happens. One line for all lobbies of a browser, because a browser has
 * few: the page that holds it tells the others. Where the server has none, lists are asked for again and again.
 */
import { pause, pauseAfter } from '../online/ask.ts';

const NAME = 'kursbuch lobby';
/** The server gives a sign of life every two seconds; a line that is silent for so long is dead. */
const SILENCE = 10_000;
/** No address names more tables. */
export const MOST_HEARD = 30;

/** Told by the one that holds the line, until it is ended. */
export function hearNews(tables: readonly string[], hear: () => void): () => void {
  const end = new AbortController();
  if (tables.length === 0) return () => {};
  const listen = (tell: () => void) => keepReading(tables, tell, end.signal);
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (!locks || typeof BroadcastChannel === 'undefined') void listen(hear);
  else {
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = hear;
    end.signal.addEventListener('abort', () => channel.close());
    const told = () => {
      hear();
      if (!end.signal.aborted) channel.postMessage('news');
    };
    // Whoever waits for the line in vain has ended.
    locks.request(NAME, { signal: end.signal }, () => listen(told)).catch(() => {});
  }
  return () => end.abort();
}

async function keepReading(tables: readonly string[], tell: () => void, signal: AbortSignal): Promise<void> {
  for (let tries = 0; !signal.aborted; tries++) {
    const begun = Date.now();
    if (!(await read(tables, tell, signal))) return;
    if (Date.now() - begun > SILENCE) tries = 0;
    await pause(pauseAfter(tries), signal);
    // Something may have been missed.
    if (!signal.aborted) tell();
  }
}

/** Until the line ends; false: the server has none. */
async function read(tables: readonly string[], tell: () => void, signal: AbortSignal): Promise<boolean> {
  const silent = new AbortController();
  let watch: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(watch);
    watch = setTimeout(() => silent.abort(), SILENCE);
  };
  alive();
  try {
    const response = await fetch(`/api/lobby/stream?tables=${tables.join()}`, {
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (response.status === 404 || response.status === 400) return false;
    const reader = response.ok && response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const part = reader ? await reader.read() : undefined;
      if (!part || part.done) return true;
      alive();
      if (part.value.includes('event: news')) tell();
    }
  } catch {
    return true;
  } finally {
    clearTimeout(watch);
  }
}
