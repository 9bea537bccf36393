/** Begriffe, erklärt, wo sie stehen, und alle zusammen. */
import type { glossary as English } from '../../en/screens/glossary.ts';

export const glossary: typeof English = {
  title: 'Begriffe',
  open: 'Begriffe erklärt',
  search: 'Einen Begriff suchen',
  found: (count) => `${count} gefunden`,
  nothing: 'Diesen Begriff gibt es hier nicht.',
  here: 'Jetzt auf dem Bildschirm',
  all: 'Alle Begriffe',
  also: (names) => `auch: ${names}`,
  explain: (names) => `Begriffe hier erklären: ${names}`,
};
