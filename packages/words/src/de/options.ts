/** The options of a table, in German. */
import type { Catalogue } from '../catalogue.ts';

export const options: Catalogue<string>['options'] = {
  drawSeats: {
    name: 'Plätze auslosen',
    text: 'Die Plätze werden ausgelost; sonst sitzen alle wie aufgeführt.',
  },
  bank: { name: 'Bank', text: 'Alles Geld im Spiel, auch das Startgeld der Spieler.' },
  noDiesels: { name: 'Ohne Diesel', text: 'Es gibt keine Diesel, und die 4er-Züge bleiben bis zum Schluss.' },
  thirdSix: { name: 'Dritter 6er-Zug', text: 'Es gibt einen 6er-Zug mehr.' },
  closedCash: { name: 'Verdecktes Geld', text: 'Niemand sieht, wie viel Geld die anderen haben.' },
  ownerNamesHome: {
    name: 'Heimat selbst wählen',
    text: 'Eine offene Heimat bestimmt die Gesellschaft selbst, nicht die, die das Plättchen legt.',
  },
  severalBrownFromOffer: {
    name: 'Braune Anteile auch neu',
    text: 'Mehrere braune Anteile in einem Spielzug dürfen auch aus dem Anfangsangebot kommen.',
  },
  reading: { name: 'Lesart', text: 'Nach dem Regelheft oder überall so, wie 18xx.games davon abweicht.' },
  edition: { name: 'Ausgabe', text: 'Die gedruckten Regeln von 2007 oder die der Ausgabe von 2021.' },
  debtorsMustSell: {
    name: 'Schulden zuerst',
    text: 'Wer in der Aktienrunde Schulden hat, muss zuerst verkaufen, aber nie so, dass eine Direktion wechselt.',
  },
  fourGauges: {
    name: 'Vier Spurweiten',
    text: 'Der Westen und Queensland haben verschiedene Spuren, es gibt also vier statt der drei von 2007; 2021 ist das immer so.',
  },
};

export const optionValues: Catalogue<string>['optionValues'] = {
  edition: { '2007': 'Regeln von 2007', '2021': 'Regeln von 2021' },
  reading: { printed: 'Nach dem Regelheft', public: 'Wie auf 18xx.games' },
};
