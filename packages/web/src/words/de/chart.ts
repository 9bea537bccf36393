/** Schaubilder vom Verlauf eines Spiels. */
import type { chart as English } from '../en/chart.ts';

export const chart: typeof English = {
  asTable: 'Als Tabelle',
  after: 'Nach',
  start: 'Anfang',
  end: 'Ende',
  endOf: (round) => `${round}, Ende`,
  spoken: (title, ends) => `${title} am Ende: ${ends.join(', ')}`,
};
