/** Der Rahmen des Tisches: Kopf, Reiter, Menü, Übergabe. */
import type { table as English } from '../en/table.ts';

export const table: typeof English = {
  home: 'Alle Spiele',
  rounds: 'Runden',
  language: 'Sprache',
  appearance: 'Aussehen',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  menu: 'Menü',
  close: 'Schließen',
  exportRecord: 'Protokoll als Datei sichern',
  copyGame: 'In einer Kopie weiterspielen',
  guide: 'Einführung ins erste Spiel',
  undo: 'Zurücknehmen',
  redo: 'Wiederholen',
  keys: 'Tastatur',
  keyList: [
    ['Enter', 'Gewähltes ausführen'],
    ['Esc', 'Auswahl abbrechen, zum aktuellen Stand'],
    ['U / Umschalt+U', 'zurücknehmen / wiederholen'],
    ['Strg+Z / Strg+Umschalt+Z', 'dasselbe'],
  ],
  /** After those of the game itself. */
  keyListEnd: [
    ['1 bis 9', 'Ansicht neben der Karte wechseln'],
    [', und .', 'einen Schritt zurück und weiter'],
  ],
  tabs: 'Teile des Tisches',
  stage: 'Mitte des Tisches',
  views: {
    rules: 'Regeln',
    log: 'Verlauf',
    result: 'Ergebnis',
    more: 'Mehr',
  },
  openBar: 'Entscheidung öffnen',
  foldBar: 'Entscheidung einklappen',
  moreBelow: 'Unten geht es weiter',
  standing: 'Daueranweisungen',
  history: 'Zeitleiste',
  passTo: (name) => `Weiter an ${name}`,
  handOver: (name) => `Manches an diesem Tisch ist nur für ${name} bestimmt. Alle anderen sehen jetzt weg.`,
  iAm: (name) => `Ich bin ${name}, aufdecken`,
  copyName: (name, step) => `${name}, ab Schritt ${step}`,
  copied: 'Eine Kopie ist angelegt. Das Spiel selbst bleibt, wie es ist.',
  opening: 'Der Tisch wird aufgebaut.',
};
