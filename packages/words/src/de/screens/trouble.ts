/** Was neben den Regeln schiefgeht: Spiele, die sich nicht öffnen lassen. */
import type { trouble as English } from '../../en/screens/trouble.ts';

export const trouble: typeof English = {
  cannotOpen: {
    noSuchGame: {
      head: 'Dieses Spiel ist nicht hier',
      text: 'Es wurde gelöscht, oder es liegt auf einem anderen Gerät oder in einem anderen Browser.',
    },
    noSuchTitle: {
      head: 'Dieses Spiel ist hier nicht bekannt',
      text: (title) => `Für „${title}“ gibt es in dieser Fassung keine Regeln. Das Spiel bleibt, wie es ist.`,
    },
    titleNotLoaded: {
      head: 'Die Regeln ließen sich nicht laden',
      text: 'Prüfe die Verbindung und versuche es noch einmal. Das Spiel ist sicher.',
    },
    notLoaded: {
      head: 'Die Seite ließ sich nicht laden',
      text: 'Prüfe die Verbindung und versuche es noch einmal. Deine Spiele sind sicher.',
    },
    unreadable: {
      head: 'Das gesicherte Spiel ist nicht lesbar',
      text: 'Es bleibt, wie es ist. Sichere es als Datei, um es zu behalten.',
    },
    newerVersion: {
      head: 'Dieses Spiel stammt aus einer neueren Fassung',
      text: 'Lade die Seite neu, um das neueste Kursbuch zu bekommen, und öffne das Spiel dann noch einmal.',
    },
    setupRefused: {
      head: 'Der Tisch lässt sich nicht aufbauen',
      text: 'Die Regeln lehnen seine Spieler oder Optionen ab. Das gesicherte Spiel bleibt, wie es ist.',
    },
    refused: {
      head: (move) => `Schritt ${move} ist nicht erlaubt`,
      text: 'So, wie es gesichert ist, lässt sich das Spiel nicht öffnen. Ab dem Schritt davor kannst du in einer Kopie weiterspielen; das gesicherte Spiel bleibt, wie es ist.',
    },
    storage: {
      head: 'Die Spiele dieses Geräts sind nicht lesbar',
      text: 'Der Browser lässt die Seite nicht lesen, was sie gespeichert hat. Versuche es noch einmal oder verlasse das private Fenster.',
    },
    broken: {
      head: 'Das Spiel ließ sich nicht öffnen',
      text: 'Im Programm ist etwas schiefgegangen. Das gesicherte Spiel bleibt, wie es ist.',
    },
  },
  why: (sentence) => `Die Regeln sagen: ${sentence}`,
  detail: (problem) => `Genauer, auf Englisch: ${problem}`,
  tryAgain: 'Noch einmal versuchen',
  home: 'Alle Spiele',
  exportRaw: 'Als Datei sichern',
  copyBefore: 'In einer Kopie weiterspielen',
  copyOf: (move) => `Kopie bis Schritt ${move}`,
  copyFailed: 'Die Kopie ließ sich nicht anlegen.',
};
