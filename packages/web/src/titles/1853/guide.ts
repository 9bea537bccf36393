/** What the guide knows of 1853 alone: bonds and contracts, shares that come with them, the elephant, gauges and mail. */
import type { TitleGuide } from '../../eighteen/game/titleGuide.ts';
import { words } from '../../eighteen/words/index.ts';
import { unredeemedOf } from './bids.ts';

const en = {
  bonds: {
    title: 'A bond in secret',
    text: 'All write one at once. It is the sum of your contract: every city in it costs 20 to 50. The money comes back when track joins all of them; what is not in the bond buys shares. The highest bond sits first and has the elephant.',
  },
  contracts: {
    title: 'Cities in secret, shares in the open',
    text: 'Write cities that lie close together: track of any company joins them. With each you take a share that one of its numbers offers, to be paid after the bids. Shares of few companies bring them into operation soon.',
  },
  elephant: {
    title: 'The elephant',
    text: 'Whoever has it begins the next stock round and may call for one more operating round. Keep it, or sell it to somebody who wants it more.',
  },
  elephantOffer: {
    title: 'Somebody sells the elephant',
    text: 'It lets you begin the next stock round. You may decline.',
  },
  extraRound: {
    title: 'One more operating round?',
    text: 'The elephant may call for it before the stock round. Good for whoever earns much and needs no train.',
  },
  takeover: {
    title: 'A train on credit',
    text: 'The company you lead now owes the bank for its train. Pay it, or give the train back.',
  },
  twoTiles: {
    title: 'Two tiles a turn',
    text: 'At once, for a fee each time, or from phase 3 on for nothing.',
  },
  pardon: {
    title: 'A contract against the rules',
    text: 'Whoever wrote it has to sell unless somebody pardons.',
  },
  redeem: {
    title: 'Shares to redeem',
    text: 'Some shares of your contract are not paid for. Until they are you buy nothing else, and cannot sell them.',
  },
  join: 'With enough shares issued a company is founded; who holds most of them leads it.',
  track:
    'Every company may build both gauges, each along its own; a train needs its own gauge all the way. The cities of your contract are marked on the map for you alone.',
  run: 'Trains run on their own gauge. One run may carry mail: both its ends pay once more, into the treasury.',
  dividend: 'Any dividend lifts the price one step; one of twice the price two, and so on.',
  train:
    'A train needs track of its gauge. Small companies buy trains of metre gauge at once, large ones from phase 3 on.',
};

const de: typeof en = {
  bonds: {
    title: 'Eine Anleihe, verdeckt',
    text: 'Alle schreiben zugleich. Sie ist die Summe deines Kontrakts: Jede Stadt darin kostet 20 bis 50. Das Geld kommt zurück, wenn Gleise alle verbinden; was nicht in der Anleihe steckt, kauft Aktien. Die höchste Anleihe sitzt zuerst und hat den Elefanten.',
  },
  contracts: {
    title: 'Städte verdeckt, Aktien offen',
    text: 'Schreibe Städte, die nahe beieinander liegen: Gleise jeder Gesellschaft verbinden sie. Zu jeder nimmst du eine Aktie, die eine ihrer Nummern anbietet; bezahlt wird nach den Geboten. Aktien weniger Gesellschaften bringen diese bald in Betrieb.',
  },
  elephant: {
    title: 'Der Elefant',
    text: 'Wer ihn hat, beginnt die nächste Aktienrunde und darf eine weitere Betriebsrunde ausrufen. Behalte ihn, oder verkaufe ihn jemandem, der ihn lieber hat.',
  },
  elephantOffer: {
    title: 'Jemand verkauft den Elefanten',
    text: 'Mit ihm beginnst du die nächste Aktienrunde. Du darfst ablehnen.',
  },
  extraRound: {
    title: 'Noch eine Betriebsrunde?',
    text: 'Der Elefant darf sie vor der Aktienrunde ausrufen. Gut für alle, die viel einnehmen und keinen Zug brauchen.',
  },
  takeover: {
    title: 'Ein Zug auf Kredit',
    text: 'Die Gesellschaft, die du jetzt leitest, schuldet der Bank ihren Zug. Bezahle ihn, oder gib ihn zurück.',
  },
  twoTiles: {
    title: 'Zwei Plättchen je Spielzug',
    text: 'Sofort und jedes Mal gegen Gebühr, oder ab Phase 3 umsonst.',
  },
  pardon: {
    title: 'Ein Kontrakt gegen die Regeln',
    text: 'Wer ihn geschrieben hat, muss verkaufen, wenn niemand verzeiht.',
  },
  redeem: {
    title: 'Aktien einlösen',
    text: 'Einige Aktien deines Kontrakts sind nicht bezahlt. Vorher kaufst du nichts anderes, und verkaufen kannst du sie nicht.',
  },
  join: 'Sind genug Aktien ausgegeben, wird eine Gesellschaft gegründet; wer die meisten hat, leitet sie.',
  track:
    'Jede Gesellschaft darf beide Spuren bauen, jede an ihresgleichen; ein Zug braucht überall die eigene. Die Städte deines Kontrakts sind nur für dich auf der Karte markiert.',
  run: 'Züge fahren auf ihrer Spur. Eine Fahrt kann Post mitnehmen: Ihre beiden Enden zahlen noch einmal, in die Kasse.',
  dividend:
    'Jede Dividende hebt den Kurs um einen Schritt, eine vom Doppelten des Kurses um zwei, und so weiter.',
  train:
    'Ein Zug braucht Gleise seiner Spur. Kleine Gesellschaften kaufen Züge der Meterspur sofort, große ab Phase 3.',
};

const say = () => (words().language === 'de' ? de : en);

export const guide: TitleGuide = {
  decisions: ['bonds', 'contracts'],
  tasks: {
    bonds: () => say().bonds,
    contracts: () => say().contracts,
    stockTurn: (game, seat) => (unredeemedOf(game, seat).length > 0 ? say().redeem : null),
    elephant: () => say().elephant,
    elephantOffer: () => say().elephantOffer,
    extraRound: () => say().extraRound,
    takeover: () => say().takeover,
    twoTiles: () => say().twoTiles,
    pardon: () => say().pardon,
  },
  besides(lesson) {
    const { join, track, run, dividend, train } = say();
    return { join, track, run, dividend, train }[lesson] ?? null;
  },
};
