/** Der Streifen unter der Leiste: was abgelehnt wurde, und was neben den Regeln schiefging. */
import type { strip as English } from '../../en/screens/strip.ts';

export const strip: typeof English = {
  rule: (id) => `Regel ${id}`,
  ok: 'OK',
  stale: 'Das Spiel ist inzwischen weitergegangen.',
  notSaved: 'Nicht gesichert.',
  notSavedWhy: {
    full: 'Auf dem Gerät ist kein Platz. Das Spiel geht weiter; sichere das Protokoll als Datei.',
    forbidden:
      'Dieser Browser lässt die Seite nichts speichern. Das Spiel geht weiter; sichere das Protokoll als Datei.',
    elsewhere:
      'Dieses Spiel ging in einem anderen Tab weiter. Lade neu, um es zu sehen, oder sichere diesen Stand als Datei.',
  },
  export: 'Als Datei sichern',
  copy: 'In einer Kopie weiterspielen',
  reload: 'Neu laden',
  workerLost: 'Das Spiel steht still.',
  workerLostWhy: 'Was gesichert ist, bleibt. Lade neu, um weiterzuspielen.',
  elsewhere: 'In einem anderen Tab offen.',
  elsewhereWhy: 'Dort wird gespielt; hier siehst du nur zu.',
  elsewhereFree: 'Dort ist Schluss. Lade neu, um hier weiterzuspielen.',
  botStuck: (name) => `${name} weiß nicht weiter.`,
  botStuckWhy: 'Der Tisch ist unverändert. Nimm einen Schritt zurück oder lade neu.',
};
