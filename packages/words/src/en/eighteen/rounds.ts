/** The names of rounds: a list of saved games tells them before any game is loaded. */
import type { RoundWords } from '../../eighteen/types.ts';

export const rounds: RoundWords = {
  roundName({ kind, set, number }) {
    if (kind === 'bids') return 'Bids';
    if (kind === 'privateSale') return `Sale of the privates (stock round ${set})`;
    return kind === 'stock' ? `Stock round ${set}` : `Operating round ${set}.${number}`;
  },
  roundShort({ kind, set, number }) {
    if (kind === 'bids') return 'Bids';
    if (kind === 'privateSale') return 'Sale';
    // A game may have a company SR.
    return kind === 'operating' ? `OR ${set}.${number}` : `Stock ${set}`;
  },
};
