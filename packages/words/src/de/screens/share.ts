import type { share as english } from '../../en/screens/share.ts';

export const share: typeof english = {
  share: 'Teilen',
  title: (what) => `${what} teilen`,
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  notCopied: 'Aus dem Feld kopieren',
  send: 'Weitergeben',
  code: 'Ein Code aus Quadraten mit dem Link',
  codeText: 'Richte eine Kamera darauf, und der Link öffnet sich dort.',
  close: 'Schließen',
  watch: 'Wer den Link öffnet, sieht zu, ohne Konto.',
  over: 'Wer den Link öffnet, sieht Ergebnis, Kurven und jeden Zug, ohne Konto.',
};
