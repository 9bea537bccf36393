/** The words about computer players: loaded when there is something to say about them. */
import { vocabulary } from './index.ts';

export const computersUi = vocabulary(async (to) =>
  to === 'de' ? (await import('./de/computers.ts')).computers : (await import('./en/computers.ts')).computers,
);
