/** Die Einführung ins erste Spiel: sechs kurze Schritte am echten Tisch. */
import type { guide as English } from '../en/guide.ts';

export const guide: typeof English = {
  aim: {
    title: 'Wer am reichsten ist, gewinnt',
    text: 'Am Ende zählen nicht die Gesellschaften, sondern dein eigenes Geld und deine Aktien zu ihrem Kurs. Gesellschaften sind dazu da, dich reich zu machen.',
  },
  bar: {
    title: 'Diese Leiste fragt',
    text: 'Sie sagt, wer am Zug ist und was zu entscheiden ist. Ist sie dunkel, entscheidet jetzt jemand an diesem Bildschirm.',
  },
  papers: {
    title: 'Zuerst sechs kleine Bahnen',
    text: 'Das Spiel beginnt mit dem Verkauf der Privatbahnen. Die billigste kannst du sofort kaufen, auf die anderen bieten. Jede zahlt in jeder Betriebsrunde etwas aus.',
  },
  around: {
    title: 'Alles andere liegt gleich daneben',
    text: 'Karte, Kurse, Tabelle, Züge, Plättchen und alle Regeln sind hier. Tippst du etwas an, das nicht erlaubt ist, erfährst du den Grund und die Nummer der Regel.',
  },
  choose: {
    title: 'Wähle etwas',
    text: 'Tippe auf den Preis der billigsten Privatbahn. Noch geschieht nichts: Die Leiste zeigt, was sie kostet und was dir bleibt.',
  },
  confirm: {
    title: 'Der gelbe Knopf führt es aus',
    text: 'Kaufe sie. Zurücknehmen kannst du jederzeit. Mit deinem ersten Kauf ist diese Einführung zu Ende.',
  },
};
