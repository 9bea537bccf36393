/** What the guide knows of 1854 alone: the auction, options, splits, local railways and their mergers, mail. */
import { LAG_PAR } from '@kursbuch/titles/1854';
import type { TitleGuide } from '../../eighteen/game/titleGuide.ts';
import { words } from '../../eighteen/words/index.ts';

const en = {
  sale: {
    title: 'Mountain and local railways',
    text: `Eleven papers in a row: buy the first, or bid on a later one, at least 5 more than its price. Mountain railways pay a little every operating round and help to build; a local railway operates for itself, and half of what it earns is yours. A bid that is outbid may be withdrawn.`,
  },
  mergers: {
    title: 'Two become one',
    text: 'Two local railways may become a Lokalbahn AG on the map of Austria. Choose a pair to see what it brings; if the other is not yours, its owner has to agree. With the first 6 all must.',
  },
  consent: (price: string) => ({
    title: 'Somebody asks you',
    text: `Each owner gets half of the new company, worth ${price}; the one of the lower number directs it. You may decline.`,
  }),
  letter: { title: 'A letter', text: 'A, B and C are alike: choose one.' },
  mail: {
    title: 'Mail',
    text: 'A contract pays its company at the start of every turn, more in later phases. It costs once, and a company has one at most.',
  },
  home: {
    title: 'A new home',
    text: 'A Lokalbahn AG begins anew in Austria: in Steyr or in Sankt Pölten.',
  },
  start:
    'The first paper is 40 percent, the others 20; 50 float a company. If 20 are too dear, an option takes them for half: the rest is due in the next stock round.',
  float:
    'An option is enough: half of the price now, the rest in the next stock round; until then you buy nothing else.',
  dividend:
    'Where the price crosses the red line the shares split: every paper is halved, and the bank pays for what is gone.',
  train: 'Local railways run only plus trains, all others only regular ones.',
  track: 'Mountains cost dear; a tunnel passes under them. Local railways build on the regional map.',
};

const de: typeof en = {
  sale: {
    title: 'Bergbahnen und Lokalbahnen',
    text: `Elf Papiere in einer Reihe: Kaufe das erste oder biete auf ein späteres, mindestens 5 über dem Preis. Bergbahnen zahlen in jeder Betriebsrunde ein wenig und helfen beim Bauen; eine Lokalbahn fährt selbst, und die Hälfte ihrer Einnahme gehört dir. Ein überbotenes Gebot kannst du zurücknehmen.`,
  },
  mergers: {
    title: 'Aus zweien wird eine',
    text: 'Zwei Lokalbahnen können eine Lokalbahn AG auf dem Plan von Österreich werden. Wähle ein Paar, um zu sehen, was es bringt; gehört dir die andere nicht, muss ihr Besitzer zustimmen. Mit dem ersten 6er müssen alle.',
  },
  consent: (price) => ({
    title: 'Du wirst gefragt',
    text: `Jeder Besitzer bekommt die Hälfte der neuen Gesellschaft im Wert von ${price}; die Direktion hat der mit der kleineren Nummer. Du darfst ablehnen.`,
  }),
  letter: { title: 'Ein Buchstabe', text: 'A, B und C sind gleich: Wähle einen.' },
  mail: {
    title: 'Post',
    text: 'Ein Vertrag zahlt seiner Gesellschaft zu Beginn jedes Spielzugs, in späteren Phasen mehr. Er kostet ein Mal, und mehr als einen hat keine.',
  },
  home: {
    title: 'Eine neue Heimat',
    text: 'Eine Lokalbahn AG beginnt in Österreich von vorn: in Steyr oder in Sankt Pölten.',
  },
  start:
    'Das erste Papier sind 40 Prozent, die anderen 20; mit 50 geht eine Gesellschaft in Betrieb. Sind 20 zu teuer, nimmt eine Option sie für die Hälfte: Der Rest ist in der nächsten Aktienrunde fällig.',
  float:
    'Eine Option genügt: die Hälfte des Preises jetzt, der Rest in der nächsten Aktienrunde; bis dahin kaufst du nichts anderes.',
  dividend:
    'Überschreitet der Kurs die rote Linie, werden die Aktien geteilt: Jedes Papier wird halbiert, und die Bank zahlt, was fehlt.',
  train: 'Lokalbahnen fahren nur Plus-Züge, alle anderen nur gewöhnliche.',
  track: 'Berge sind teuer; ein Tunnel führt unter ihnen durch. Lokalbahnen bauen auf dem Regionalplan.',
};

const say = () => (words().language === 'de' ? de : en);

export const guide: TitleGuide = {
  decisions: ['privateSale'],
  tasks: {
    privateSale: () => say().sale,
    mergers: () => say().mergers,
    mergerConsent: ({ title }) => say().consent(words().money(title, LAG_PAR)),
    lagLetter: () => say().letter,
    mailStep: () => say().mail,
    lagHome: () => say().home,
  },
  besides(lesson) {
    const { start, float, dividend, train, track } = say();
    return { start, float, dividend, train, track }[lesson] ?? null;
  },
};
