/** Verlauf und Zeitleiste. */
import type { log as English } from '../../en/screens/log.ts';

export const log: typeof English = {
  title: 'Verlauf',
  empty: 'Noch ist nichts geschehen.',
  nothingFound: 'Dazu gibt es noch keine Zeile.',
  filter: 'Zeilen zeigen über',
  everything: 'Alles',
  players: 'Spieler',
  earlier: (lines: number) => (lines === 1 ? '1 frühere Zeile' : `${lines} frühere Zeilen`),
  redrawn: 'Der Zufall wurde neu gezogen: Niemand weiß, was er bringt.',
  after: 'Nach diesem Augenblick',
  since: {
    title: 'Seit deinem letzten Zug',
    titleOf: (name) => `Seit dem letzten Zug von ${name}`,
    look: 'Diesen Augenblick ansehen',
    isNow: 'So steht es jetzt',
    more: (count) => `und ${count} weitere im Verlauf`,
  },
  time: {
    label: 'Augenblick des Spiels',
    past: 'Vergangenheit',
    beginning: 'Der Anfang',
    step: (step: number, of: number) => `Schritt ${step} von ${of}.`,
    onlyLook: (step: string) => `${step} Nur zum Ansehen.`,
    stepBack: 'Einen Schritt zurück',
    stepOn: 'Einen Schritt weiter',
    roundBack: 'Eine Runde zurück',
    roundOn: 'Eine Runde weiter',
    playOn: 'Ab hier weiterspielen',
    playOnHint: 'Öffnet einen neuen Tisch mit dieser Stellung. Dieses Spiel bleibt, wie es ist.',
    toNow: 'Zum aktuellen Stand',
    escape: 'Esc',
  },
};
