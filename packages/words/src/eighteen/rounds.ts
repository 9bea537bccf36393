/** The names of rounds, in every language: a list of saved games tells them before any game is loaded. */
import type { RoundState } from '@kursbuch/eighteen';
import type { Language } from '../languages.ts';

export interface RoundWords {
  /** "Stock round 5", "Operating round 5.2". */
  roundName(round: RoundState): string;
  /** "SR 5", "OR 5.2". */
  roundShort(round: RoundState): string;
}

export const rounds: Readonly<Record<Language, RoundWords>> = {
  en: {
    roundName({ kind, set, number }) {
      if (kind === 'bids') return 'Bids';
      if (kind === 'privateSale') return `Sale of the privates (stock round ${set})`;
      return kind === 'stock' ? `Stock round ${set}` : `Operating round ${set}.${number}`;
    },
    roundShort({ kind, set, number }) {
      if (kind === 'bids') return 'Bids';
      if (kind === 'privateSale') return 'Sale';
      return kind === 'operating' ? `OR ${set}.${number}` : `SR ${set}`;
    },
  },
  de: {
    roundName({ kind, set, number }) {
      if (kind === 'bids') return 'Gebote';
      if (kind === 'privateSale') return `Verkauf der Privatbahnen (Aktienrunde ${set})`;
      return kind === 'stock' ? `Aktienrunde ${set}` : `Betriebsrunde ${set}.${number}`;
    },
    roundShort({ kind, set, number }) {
      if (kind === 'bids') return 'Gebote';
      if (kind === 'privateSale') return 'Verkauf';
      return kind === 'operating' ? `BR ${set}.${number}` : `AR ${set}`;
    },
  },
};
