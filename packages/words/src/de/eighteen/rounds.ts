/** The names of rounds: a list of saved games tells them before any game is loaded. */
import type { RoundWords } from '../../eighteen/types.ts';

export const rounds: RoundWords = {
  roundName({ kind, set, number }) {
    if (kind === 'bids') return 'Gebote';
    if (kind === 'privateSale') return `Verkauf der Privatbahnen (Aktienrunde ${set})`;
    return kind === 'stock' ? `Aktienrunde ${set}` : `Betriebsrunde ${set}.${number}`;
  },
  roundShort({ kind, set, number }) {
    if (kind === 'bids') return 'Gebote';
    if (kind === 'privateSale') return 'Verkauf';
    // A game may have a company AR.
    return kind === 'operating' ? `BR ${set}.${number}` : `Aktien ${set}`;
  },
};
