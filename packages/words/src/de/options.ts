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
  saleGoesOn: {
    name: 'Verkauf geht weiter',
    text: 'Passen beim Verkauf der Privatbahnen alle, bleibt es die erste Runde und geht reihum weiter.',
  },
  capitalAtFloat: {
    name: 'Kapital sofort',
    text: 'Eine Gesellschaft bekommt ihr Kapital, sobald genug verkauft ist, nicht erst in der nächsten Betriebsrunde.',
  },
  unlimitedDiesels: { name: 'Unbegrenzt Diesel', text: 'Diesel gehen nie aus.' },
  buyAboveLimit: {
    name: 'Kauf über dem Limit',
    text: 'Wo ein Zug in Zahlung gegeben werden könnte, kauft eine Gesellschaft auch am Zuglimit jeden Zug und gibt einen ab.',
  },
  exchangeAnyTime: {
    name: 'Tausch jederzeit',
    text: 'Eine Privatbahn wird in jedem Augenblick gegen einen Anteil getauscht, nicht nur zwischen zwei Spielzügen.',
  },
  exchangeBeyondLimit: {
    name: 'Tausch über 60\u00a0%',
    text: 'Der Tausch geht über 60\u00a0% hinaus, wo die Kurstabelle die Grenze aufhebt.',
  },
  shareComesAgain: {
    name: 'Anteil kommt wieder',
    text: 'Eine Privatbahn, zu der ein Anteil gehört, bringt ihn beim Verkauf unter Spielern noch einmal.',
  },
  privateDealIsPurchase: {
    name: 'Privatbahn als Kauf',
    text: 'Eine Privatbahn von jemand anderem zu kaufen ist der Kauf des Spielzugs.',
  },
  sellWhileAble: {
    name: 'Verkaufen, solange es geht',
    text: 'Wer über einer Grenze liegt, verkauft, solange etwas zu verkaufen ist, ob es hilft oder nicht.',
  },
  privatesAnyTime: {
    name: 'Privatbahnen jederzeit',
    text: 'Privatbahnen werden auch gekauft und genutzt, bevor ein Zug abgegeben oder eine Heimat gewählt ist.',
  },
  freeRun: {
    name: 'Fahren freiwillig',
    text: 'Eine Gesellschaft mit Zug und Strecke darf auf die Fahrt verzichten.',
  },
  helpToForeignTrains: {
    name: 'Hilfe für fremde Züge',
    text: 'Für den Zug einer anderen Gesellschaft darf der Direktor immer Geld dazulegen.',
  },
  raisedMoneyIsSpent: {
    name: 'Erlös wird verbraucht',
    text: 'Nach einem Notverkauf muss der Zug einer anderen Gesellschaft auch den letzten verkauften Anteil kosten.',
  },
  bankBreaksBelowZero: {
    name: 'Bank erst unter null',
    text: 'Die Bank ist erst unter null gesprengt, nicht bei null.',
  },
  severalBrownFromOffer: {
    name: 'Braune Anteile auch neu',
    text: 'Mehrere braune Anteile in einem Spielzug dürfen auch aus dem Anfangsangebot kommen.',
  },
  gulfIsTwoPlaces: {
    name: 'Golf zählt zweimal',
    text: 'Die zwei Felder am Golf sind zwei Orte, die eine Strecke verbinden darf.',
  },
  askWhenIdle: { name: 'Immer fragen', text: 'Du wirst auch gefragt, wo nur noch Passen übrig ist.' },
  edition: { name: 'Ausgabe', text: 'Die gedruckten Regeln von 2007 oder die der Ausgabe von 2021.' },
  debtorsMustSell: {
    name: 'Schulden zuerst',
    text: 'Wer in der Aktienrunde Schulden hat, muss zuerst verkaufen, aber nie so, dass eine Direktion wechselt.',
  },
  fourGauges: {
    name: 'Vier Spurweiten',
    text: 'Der Westen und Queensland haben verschiedene Spuren, es gibt also vier statt der drei von 2007; 2021 ist das immer so.',
  },
  anySeller: {
    name: 'Privatbahnen von allen',
    text: 'Eine Gesellschaft darf Privatbahnen von allen kaufen, nicht nur von ihrem Direktor.',
  },
};

export const optionValues: Catalogue<string>['optionValues'] = {
  edition: { '2007': 'Regeln von 2007', '2021': 'Regeln von 2021' },
};
