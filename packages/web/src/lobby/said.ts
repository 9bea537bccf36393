/** Why the server did not do something, in a sentence. */
import { wordOf } from '../online/ask.ts';
import { NotTold } from '../online/notices.ts';
import { NoKey } from '../online/passkeys.ts';
import { onlineUi } from '../words/online.ts';

export const sentenceFor = (word: string): string => {
  const { words } = onlineUi();
  return words[word] ?? words.broken ?? '';
};

export const saidOf = (thrown: unknown): string =>
  sentenceFor(thrown instanceof NoKey ? 'noKey' : thrown instanceof NotTold ? 'notTold' : wordOf(thrown));
