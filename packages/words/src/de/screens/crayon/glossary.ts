/** Begriffe der Buntstiftspiele, und wie ein solches Spiel endet. */
import type { glossary as English, outcome as EnglishOutcome } from '../../../en/screens/crayon/glossary.ts';
import type { Term } from '../../../glossary.ts';

export const glossary: Readonly<Record<keyof typeof English, Term>> = {
  event: {
    name: 'Ereignis',
    forms: ['Ereignis', 'Ereignisse'],
    means:
      'Eine Karte, die wirkt, sobald sie gezogen wird. Sie trifft Spieler, Züge oder Gleis, sofort oder eine Runde lang, in der Regel in einer Gegend.',
  },
  fee: {
    name: 'Gebühr',
    forms: ['Gebühr', 'Gebühren'],
    means:
      'Was es kostet, auf fremdem Gleis zu fahren: einmal im Zug für jeden, dem es gehört, solange ihr nichts anderes abgemacht habt.',
  },
  goods: {
    name: 'Ware',
    forms: ['Ware', 'Waren'],
    means: 'Was Züge tragen. Jede gibt es in bestimmten Städten, und nur so viele Stück davon sind im Spiel.',
  },
  largeCity: {
    name: 'Großstadt',
    forms: ['Großstadt', 'Großstädte', 'Großstädten'],
    means:
      'Eine Stadt, als Sechseck gezeichnet. Wer das Spiel beendet, hat genug davon in einem eigenen Netz verbunden.',
  },
  milepost: {
    name: 'Marke',
    forms: ['Marke', 'Marken'],
    also: ['Meilenstein'],
    means:
      'Ein Punkt der Karte. Gleis wird von einer zur nächsten gebaut, und ein Zug fährt von einer zur nächsten.',
  },
  network: {
    name: 'Netz',
    forms: ['Netz', 'Streckennetz'],
    means:
      'Dein eigenes Gleis mit der Großstadt, in der es begonnen hat. Was du baust, muss daran anschließen.',
  },
  order: {
    name: 'Auftrag',
    forms: ['Auftrag', 'Aufträge', 'Aufträgen'],
    means:
      'Was eine Stadt will und was sie dafür zahlt. Eine Karte zeigt drei, und nur einer davon kann erfüllt werden.',
  },
  publicOrder: {
    name: 'öffentlicher Auftrag',
    forms: ['öffentlicher Auftrag', 'offene Aufträge'],
    means: 'Eine Karte, die offen für alle liegt. Bezahlt wird, wer zuerst einen ihrer Aufträge erfüllt.',
  },
  segment: {
    name: 'Streckenstück',
    forms: ['Streckenstück', 'Stücke'],
    means:
      'Gleis zwischen zwei benachbarten Marken. Bezahlt wird die, die du erreichst, und mehr, wenn ein Fluss, ein See oder eine Bucht dazwischen liegt.',
  },
};

export const outcome: typeof EnglishOutcome = {
  ends: (sum, cities) =>
    `Es endet, sobald jemand ${sum} hat und ${cities} Großstädte in einem eigenen Netz verbunden sind, in wessen Zug auch immer.`,
  wins: 'Dann gewinnt, wer am reichsten ist, wer auch immer es beendet hat: Nur Geld zählt.',
};
