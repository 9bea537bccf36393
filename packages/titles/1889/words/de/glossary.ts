/** Begriffe, die nur 1889 hat oder anders nennt. */
import type { Term } from '@kursbuch/words';
import type { glossary as English } from '../en/glossary.ts';

export const glossary: Readonly<Record<keyof typeof English, Term>> = {
  port: {
    name: 'Hafen',
    forms: ['Hafen', 'Hafens'],
    means:
      'Ein eigenes Plättchen. Der Spieler, dem die Fähre gehört, darf es einmal in einem von vier Orten legen, kostenlos und ohne Anschluss.',
  },
  stockRound: {
    name: 'Aktienrunde',
    forms: ['Aktienrunde', 'Aktienrunden'],
    means: 'Die Spieler kaufen und verkaufen reihum Aktien, jeder mit eigenem Geld.',
  },
};
