/** Die Regeln neben dem Tisch. */
import type { rules as English } from '../../en/screens/rules.ts';

export const rules: typeof English = {
  title: (title: string) => `Regeln von ${title}`,
  which: 'Regeln oder Begriffe',
  search: 'Wörter oder eine Nummer',
  found: (count: number) => `${count} gefunden`,
  nothing: 'Keine Regel enthält alle diese Wörter.',
  also: 'Auch gefunden',
  sameChapter: 'Im selben Kapitel',
  all: 'Alle Regeln',
  now: 'Zu dem, was gerade ansteht',
  here: 'Hier:',
  unknown: (id: string) => `Eine Regel ${id} steht nicht in der Liste.`,
  close: 'Regeln schließen',
};
