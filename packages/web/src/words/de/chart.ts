/** Schaubilder vom Verlauf eines Spiels. */
import type { chart as English } from '../en/chart.ts';

export const chart: typeof English = {
  asTable: 'Als Tabelle',
  after: 'Nach',
  start: 'Anfang',
  end: 'Ende',
};
