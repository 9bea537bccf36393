/** Wer führt, und was das Spiel entscheidet. */
import type { race as English } from '../../en/screens/race.ts';

export const race: typeof English = {
  title: 'Wer führt',
  titleOver: 'Wer gewonnen hat',
  now: (counted) => `${counted}, wie die Regeln jetzt zählen würden.`,
  past: (counted) => `${counted}, wie die Regeln in diesem Moment gezählt hätten.`,
  over: (counted) => `${counted} am Ende.`,
  hidden: 'verdeckt',
  unknown: 'Manches davon ist für dich verdeckt; deshalb lässt sich nicht sagen, wer führt.',
  ends: 'Wie es endet',
  wins: 'Wer gewinnt',
};
