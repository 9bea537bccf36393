/** Daueranweisungen: wie sie heißen, was sie bedeuten, und warum sie zu Ende sind. */
import type { standing as en } from '../../en/eighteen/standing.ts';

const UNTIL = {
  stockRound: 'bis zur nächsten Aktienrunde',
  phase: 'bis zur nächsten Phase',
} as const;

export const standing: typeof en = {
  passOn: 'Passen, bis …',
  notAgain: 'Nicht mehr fragen …',
  forSeat: (name) => `${name}:`,

  passConcerned: 'Passen, bis sich bei deinen Aktien etwas ändert',
  passConcernedWhy:
    'Endet, wenn jemand Aktien einer Gesellschaft kauft oder verkauft, von der du welche hast, wenn ihr Kurs fällt oder ihr Direktor wechselt, und wenn eine Gesellschaft gegründet wird; nicht, wenn nur das Erstkaufrecht wandert.',
  passRound: 'Passen bis zum Ende dieser Aktienrunde',
  passRoundWhy: 'Was auch immer die anderen tun.',
  skip: (until) => `Nicht mehr fragen ${UNTIL[until]}`,
  skipWhy: (whose, matters) =>
    `${whose === 'all' ? 'Alle deine Gesellschaften: ' : whose ? `${whose}: ` : ''}${matters}.`,
  decline: (until) => `Ablehnen, und weiter ablehnen ${UNTIL[until]}`,
  declineWhy: (one, price, isSeller) => `${one} für ${price} oder ${isSeller ? 'weniger' : 'mehr'}.`,

  passesConcerned: (name) =>
    name
      ? `${name} passt, bis sich bei den Aktien etwas ändert`
      : 'Du passt, bis sich bei deinen Aktien etwas ändert',
  passesRound: (name) => `${name ? `${name} passt` : 'Du passt'} bis zum Ende der Aktienrunde`,
  times: (count) => (count === 1 ? 'bisher einmal' : `bisher ${count}-mal`),
  notAsked: (who, until, matters) =>
    `${who ? `${who} wird` : ''} ${who ? 'nicht' : 'Nicht'} gefragt ${UNTIL[until]}: ${matters}`.trim(),
  declines: (name, until, one, price, isSeller) =>
    `${name ? `${name} lehnt` : 'Du lehnst'} ${UNTIL[until]} ab: ${one} für ${price} oder ${isSeller ? 'weniger' : 'mehr'}`,
  stopPassing: 'Nicht mehr passen',
  askAgain: 'Wieder fragen',

  over: (name, isPass, why) =>
    `${name ? `${name} wird` : 'Du wirst'} wieder ${isPass ? '' : 'danach '}gefragt: ${why}`,
  endings: {
    sharesBought: (company, by) => `${by} hat ${company} gekauft.`,
    sharesSold: (company, by) => `${by} hat ${company} verkauft.`,
    directorChanged: (company) => `${company} hat einen anderen Direktor.`,
    priceFell: (company) => `der Kurs von ${company} ist gefallen.`,
    companyStarted: (company, by) => `${by} hat ${company} gegründet.`,
    phaseBegan: (phase) => `Phase ${phase} hat begonnen.`,
    undone: 'ein Schritt wurde zurückgenommen.',
  },
  ok: 'OK',
};
