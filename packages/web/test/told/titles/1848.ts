/** What is told in 1848 alone: loans, and the panel of the Bank of England. */
import {
  LAST_LOANS,
  LAST_RECEIVERSHIPS,
  LOAN,
  loansLeft,
  loansOut,
  receiverships,
} from '@kursbuch/titles/1848';
import type { OwnTruth } from '../eighteen/told.ts';
import { figuresIn } from '../figures.ts';
import { piecesIn } from '../read.ts';

export const truth: OwnTruth = {
  claims: [
    {
      what: 'loans are to be had',
      says: { en: /may take a loan: it is/, de: /kann eine Gesellschaft eine Anleihe aufnehmen: Sie/ },
      so: ({ state }) => state.phase !== '2',
    },
    {
      what: 'a tile a turn is all',
      says: { en: /may lay a tile(?!.*two yellow)/, de: /darf \S+ ein Plättchen(?!.*zwei gelbe)/ },
      so: ({ state }) => state.phase === '2',
    },
  ],
  figures: (_before, after) => [loansLeft(after)],
  parts: {
    round(root, { may, witness }) {
      for (const { text } of piecesIn(root)) {
        if (!/cheaper\.|verbillige/.test(text)) continue;
        witness.saw();
        if (!may('lowerPrice')) witness.lie(text, 'no price can be lowered');
      }
    },
    bank(root, { state, language, witness }) {
      const left = loansLeft(state);
      const out = loansOut(state);
      const closed = receiverships(state);
      for (const { text } of piecesIn(root)) {
        const figures = figuresIn(language, text);
        const told = (what: string, so: readonly number[]): void => {
          witness.saw();
          // None is said in a word.
          if (so.some((figure) => figure !== 0 && !figures.includes(figure)))
            witness.lie(text, `${what}: ${so.join(', ')}`);
        };
        if (/^\d+ (?:of|von) \d+, /.test(text)) told('loans left', [left, left + out, left * LOAN]);
        if (/16 (?:end|beenden)/.test(text)) told('loans out', [out, LAST_LOANS]);
        if (/so far|bisher/.test(text)) told('in receivership', [closed, LAST_RECEIVERSHIPS]);
      }
    },
  },
};
