/** What the guide knows of 1848 alone: cheaper privates, gauges, loans, the Bank of England, Tasmania. */
import type { TitleGuide } from '../../eighteen/game/titleGuide.ts';
import { reserve } from '../../eighteen/guide/advice.ts';
import { words } from '../../eighteen/words/index.ts';
import { advice } from './advice.ts';

const en = {
  sale: (cut: string, keep: string) => ({
    title: 'Small railways first',
    text: `A private pays its owner in every operating round, some bring a share or a power. Buy any of them, or make one ${cut} cheaper; whoever owns one may pass. Keep about ${keep}: with that you can float a company.`,
  }),
  bank: {
    title: 'The Bank of England pays',
    text: 'It is no railway: its shares earn with every loan that companies take, and with the stations of companies in receivership.',
  },
  debt: {
    title: 'A debt',
    text: 'You owe for a company that failed. Sell shares until it is paid.',
  },
  tasmania: {
    title: 'The Tasmania tile',
    text: 'It is laid once in the game, on one of the pale hexes of Tasmania, and makes a city there.',
  },
  track: 'Between two gauges track joins, but a train counts the change like a city.',
  train: 'If the treasury is short, a company may take a loan: it is never repaid, and the price falls.',
  start: 'COM waits for the link of Sydney and Adelaide: begin with another.',
};

const de: typeof en = {
  sale: (cut, keep) => ({
    title: 'Zuerst die kleinen Bahnen',
    text: `Eine Privatbahn zahlt ihrem Besitzer in jeder Betriebsrunde etwas aus, manche bringt einen Anteil oder ein Sonderrecht. Kaufe eine beliebige oder verbillige eine um ${cut}; passen darf, wer eine besitzt. Behalte etwa ${keep}: Damit bringst du eine Gesellschaft in Betrieb.`,
  }),
  bank: {
    title: 'Die Bank von England zahlt',
    text: 'Sie ist keine Eisenbahn: Ihre Anteile verdienen an jeder Anleihe der Gesellschaften und an den Bahnhöfen von Gesellschaften unter Verwaltung.',
  },
  debt: {
    title: 'Eine Schuld',
    text: 'Du haftest für eine gescheiterte Gesellschaft. Verkaufe Anteile, bis bezahlt ist.',
  },
  tasmania: {
    title: 'Das Tasmanien-Plättchen',
    text: 'Es wird einmal im Spiel auf eines der blassen Felder Tasmaniens gelegt; dort entsteht eine Stadt.',
  },
  track: 'Zwischen zwei Spurweiten schließt Gleis an, aber ein Zug zählt den Wechsel wie eine Stadt.',
  train:
    'Ist die Kasse knapp, kann eine Gesellschaft eine Anleihe aufnehmen: Sie wird nie zurückgezahlt, und der Kurs fällt.',
  start: 'COM wartet auf die Verbindung von Sydney und Adelaide: Beginne mit einer anderen.',
};

const say = () => (words().language === 'de' ? de : en);

export const guide: TitleGuide = {
  advice,
  tasks: {
    privateSale: ({ title, now }, seat) =>
      say().sale(
        words().money(title, title.priceCut),
        words().money(title, reserve({ title, state: now.value, seat })),
      ),
    institutionTurn: () => say().bank,
    debt: () => say().debt,
    tasmania: () => say().tasmania,
  },
  besides(lesson) {
    const { track, train, start } = say();
    return { track, train, start }[lesson] ?? null;
  },
};
