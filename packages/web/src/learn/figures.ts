/** The figures of a lesson as they are told, read off the table; they stand out in every sentence. */
import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { words } from '@kursbuch/screens/words/index.ts';
import type { TableState } from '@kursbuch/table';
import type { Figure, Step } from '@kursbuch/titles/src/lessons/lesson.ts';
import { type Figures, strong } from '@kursbuch/words';

function told(shown: Shown, { unit }: Figure, value: number | string): string {
  if (typeof value === 'string') return value;
  switch (unit) {
    case 'money':
      return shown.money(value);
    case 'percent':
      return words().percent(value);
    default:
      return words().number(value);
  }
}

export const figuresAt = (shown: Shown, { figures }: Step, state: TableState): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, strong(told(shown, figure, figure.of(state)))]),
  );
