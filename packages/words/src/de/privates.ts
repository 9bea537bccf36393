/** What the privates do, in German. Facts from docs/rules: 1830 chapter 17.0, 1848 chapter V. */
import type { Catalogue } from '../catalogue.ts';

export const privatePowers: Catalogue<string>['privatePowers'] = {
  '1830': {
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
  '1848': {
    P1: 'Kein Sonderrecht, nur der Ertrag.',
    P2: (_options, money) =>
      `Ab dem ersten 3er-Zug baut eine Gesellschaft, der sie oder deren Direktor sie gehört, einmal ${money(40)} billiger auf einem Wüstenfeld. Das Recht bleibt, auch wenn die Privatbahnen geschlossen werden.`,
    P3: ({ edition }) =>
      `Ab dem ersten 3er-Zug darf eine Gesellschaft, der sie ${edition === '2021' ? '' : 'oder deren Direktor sie '}gehört, zusätzlich das Tasmanien-Plättchen legen, kostenlos und ohne Anschluss. Spätestens mit dem ersten 5er-Zug wird es gelegt.`,
    P4: (_options, money) =>
      `Eine Gesellschaft, der sie oder deren Direktor sie gehört, kauft einen 2E-Zug ${money(100)} billiger. Das Recht bleibt, auch wenn die Privatbahnen geschlossen werden.`,
    P5: 'Wer sie kauft, bekommt einen Anteil von QR dazu. Keine Gesellschaft kann sie kaufen.',
    P6: (_options, money) =>
      `Wer sie kauft, bekommt die Direktoraktie von CAR mit Ausgabekurs ${money(100)} dazu. Keine Gesellschaft kann sie kaufen, und mit dem ersten Zug von CAR wird sie geschlossen.`,
  },
};
