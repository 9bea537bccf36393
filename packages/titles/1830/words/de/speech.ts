/** What only 1830 says, in German. What the privates do: docs/rules/1830.md, chapter 17.0. */
import type { TitleSpeech, WordsFor } from '@kursbuch/words/eighteen';
import type { Vocabulary1830 } from '../vocabulary.ts';

const words: WordsFor<Vocabulary1830> = {
  reasons: {
    noExchange: 'Nur ein Spieler, dem {private} gehört, kann sie tauschen.',
    notExchangeable: '{private} lässt sich nicht gegen einen Anteil tauschen.',
    exchangePrivatesUnsold: 'Getauscht wird erst, wenn alle Privatbahnen verkauft sind.',
    exchangeLimit: 'Über {limit%} der Gesellschaft hinaus wird nicht getauscht.',
  },
  privatePowers: {
    'SVN&RR': 'Kein Sonderrecht, nur der Ertrag.',
    'C&SL':
      'Eine Gesellschaft, der sie gehört, darf auf ihrem Feld (B20) einmal kostenlos und ohne Anschluss ein zusätzliches Plättchen legen.',
    'D&H': (_options, money) =>
      `Eine Gesellschaft, der sie gehört, darf auf ihrem Feld (F16) ohne Anschluss eine Stadt legen, als Plättchen des Spielzugs und für ${money(120)}, und im selben Spielzug dort kostenlos einen Bahnhof setzen.`,
    'M&H':
      'Wer sie in der Hand hat, darf sie gegen einen Anteil von NYC aus dem Anfangsangebot oder dem Bankpool tauschen; damit wird sie geschlossen.',
    'C&A': 'Wer sie zuerst kauft, bekommt einen Anteil von PRR dazu.',
    'B&O-P':
      'Wer sie kauft, bekommt die Direktoraktie von B&O dazu und nennt den Ausgabekurs. Keine Gesellschaft kann sie kaufen, und mit dem ersten Zug von B&O wird sie geschlossen.',
  },
  places: {
    Gulf: 'Golf',
    'Canadian West': 'Kanadischer Westen',
    'Maritime Provinces': 'Seeprovinzen',
    'Deep South': 'Tiefer Süden',
  },
  causes: {},
  payouts: {},
  payments: {},
  events: {},
  actions: {},
  questions: {},
};

export const speech: TitleSpeech = () => words;
