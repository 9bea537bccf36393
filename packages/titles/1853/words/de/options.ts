/** What is said of 1853 and its options before it is played, in German. */

import type { About, OptionWords } from '@kursbuch/words';
import type { Options } from '../../rules/index.ts';

export const options: Readonly<Record<keyof Options, OptionWords>> = {
  bankSize: { name: 'Geld', text: 'Alles Geld des Spiels: Weniger macht es kürzer, mehr länger.' },
  shortGame: {
    name: 'Kurzes Spiel',
    text: 'Die 500er-Noten bleiben in der Schachtel: für eine erste Partie.',
  },
  wholePoundBonds: {
    name: 'Anleihen in Pfund',
    text: 'Eine Anleihe ist eine beliebige ganze Zahl von Pfund; sonst ein Vielfaches von zehn.',
  },
  uncheckedBids: {
    name: 'Ungeprüfte Kontrakte',
    text: 'Niemand prüft, was aufgeschrieben wird: Wer einen ungültigen Kontrakt zeigt, über den urteilen die anderen.',
  },
  threeTrainsAtTheEnd: {
    name: 'Drei Züge in Phase 5',
    text: 'Wie es das Bild des Spielplans zeigt; die Tabelle der Regel sagt zwei.',
  },
  creditIfNoneAffordable: {
    name: 'Kredit nur im Notfall',
    text: 'Ein Betriebsleiter bekommt nur Kredit, wenn die Gesellschaft keinen neuen Zug im Angebot bezahlen kann.',
  },
  manyStations: {
    name: 'Beliebig viele Bahnhöfe',
    text: 'Eine Gesellschaft setzt in einem Spielzug so viele Bahnhöfe, wie sie bezahlen kann.',
  },
  helpForBankOnly: {
    name: 'Hilfe nur bei der Bank',
    text: 'Direktoren zahlen nur bei Zügen der Bank dazu, nicht bei denen anderer Gesellschaften.',
  },
  roundAfterBreak: {
    name: 'Eine Runde nach dem Ende',
    text: 'Geht der Bank in einer Aktienrunde das Geld aus, folgt noch eine Betriebsrunde.',
  },
  unredeemedCount: {
    name: 'Uneingelöstes zählt',
    text: 'Nie bezahlte Aktien zählen am Ende ihren Kurs; sonst nichts.',
  },
};

/** Where it is set, what it is like, how long it takes. */
export const about: About = {
  place: 'Indien',
  text: 'Zwei Spuren, Post, Geheimkontrakte.',
  hours: '5–7\u00a0h',
};
