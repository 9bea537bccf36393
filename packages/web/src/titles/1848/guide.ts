/** What the guide knows of 1848 alone: cheaper privates, gauges, loans, the Bank of England, Tasmania. */
import { linkReady } from '@kursbuch/titles/1848';
import type { TitleGuide } from '../../eighteen/game/titleGuide.ts';
import { words } from '../../eighteen/words/index.ts';

const en = {
  sale: (cut: string) => ({
    title: 'Small railways first',
    text: `A private pays its owner in every operating round, some bring a share or a power. Buy any of them, or make one ${cut} cheaper; whoever owns one may pass. What is not spent here starts companies in the stock round.`,
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
  start: 'COM cannot operate before Sydney and Adelaide are linked.',
};

const de: typeof en = {
  sale: (cut) => ({
    title: 'Zuerst die kleinen Bahnen',
    text: `Eine Privatbahn zahlt ihrem Besitzer in jeder Betriebsrunde etwas aus, manche bringt einen Anteil oder ein Sonderrecht. Kaufe eine beliebige oder verbillige eine um ${cut}; passen darf, wer eine besitzt. Was du hier nicht ausgibst, gründet in der Aktienrunde Gesellschaften.`,
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
  start: 'COM fährt nicht, bevor Sydney und Adelaide verbunden sind.',
};

const say = () => (words().language === 'de' ? de : en);

export const guide: TitleGuide = {
  decisions: ['privateSale'],
  tasks: {
    privateSale: ({ title }) => say().sale(words().money(title, title.priceCut)),
    institutionTurn: () => say().bank,
    debt: () => say().debt,
    tasmania: () => say().tasmania,
  },
  besides(lesson, { title, now }) {
    const { track, train, start } = say();
    return { track, train, ...(!linkReady(title, now.value) && { start }) }[lesson] ?? null;
  },
};
