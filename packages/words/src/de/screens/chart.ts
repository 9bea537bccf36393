/** Schaubilder vom Verlauf eines Spiels. */
import type { chart as English } from '../../en/screens/chart.ts';

export const chart: typeof English = {
  asTable: 'Als Tabelle',
  after: 'Nach',
  start: 'Anfang',
  end: 'Ende',
  now: 'jetzt',
  endOf: (round) => `${round}, Ende`,
  nowOf: (round) => `${round}, jetzt`,
  spokenNow: (title, ends) => `${title} jetzt: ${ends.join(', ')}`,
  spoken: (title, ends) => `${title} am Ende: ${ends.join(', ')}`,
};
