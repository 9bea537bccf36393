/** Rätsel in 18xx: was gefragt ist, wie man antwortet, und warum die beste Antwort die beste ist. */
import type { puzzle as English } from '../../../en/screens/eighteen/puzzle.ts';
import { strong as b } from '../../../strong.ts';
import { several, zug } from './figures.ts';

const SMALL = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf'];

const bring = (count: number): string =>
  count === 1 ? 'Eine davon bringt den Fahrten so viel.' : `${count} davon bringen den Fahrten so viel.`;

export const puzzle: typeof English = {
  bestRun: {
    asks: 'Finde die beste Fahrt',
    trains: (count, kind) => `${SMALL[count] ?? count} ${zug(kind)}`,
    headline: (company, trains) => `${company}: ${trains}`,
    how: 'Wähle in der Liste einen Zug und tippe seine Halte der Reihe nach an.',
    soFar: 'deine Fahrten jetzt',
    title: 'Deine Fahrten',
    bestTitle: 'Die besten Fahrten',
    together: 'Zusammen',
    staysHome: 'Noch keine Fahrt',
    notYet: 'Das sind noch keine erlaubten Fahrten. Was nicht stimmt, steht in der Liste.',
    rules: {
      station: (company) => `Jede Fahrt berührt mindestens ${b(`einen Bahnhof der ${company}`)}.`,
      track: (trains) =>
        trains > 1
          ? `Kein Stück Gleis ${b('zweimal')}, auch nicht von einem anderen Zug.`
          : `Kein Stück Gleis ${b('zweimal')} und kein Halt zweimal.`,
      reach: (kind, far) => `${b(zug(kind))}: ${far}.`,
      skips: 'An Halten, die er nicht zählt, darf er vorbeifahren.',
      carries: 'Was einer der Züge befördert, zählt mit.',
    },
    hint: (kind, stop, hasOthers) =>
      hasOthers
        ? `In einer der besten Lösungen fährt der ${zug(kind)} bis ${b(stop)}.`
        : `In der besten Lösung fährt der ${zug(kind)} bis ${b(stop)}.`,
    why: {
      compared: (company, runs) =>
        runs === 1
          ? `Die Züge der ${company} haben nur eine Fahrt.`
          : `Alle ${b(runs)} Fahrten, die die Züge der ${company} machen könnten, wurden verglichen, einzeln und zusammen.`,
      greedy: (worth, less) =>
        `Wer zuerst die teuerste Fahrt nimmt und dann die teuerste, die noch frei ist, kommt auf ${b(worth)}: ${less} weniger.`,
      greedyToo:
        'Wer zuerst die teuerste Fahrt nimmt und dann die teuerste, die noch frei ist, findet sie auch.',
      best: (ways) =>
        ways === 1
          ? `Auf so viel kommt man nur auf ${b('eine Art')}.`
          : `Auf so viel kommt man auf ${b(`${ways} Arten`)}.`,
      next: (worth) => `Die nächstbeste danach bringt ${b(worth)}.`,
    },
  },
  bestTile: {
    asks: 'Finde das beste Teil',
    headline: (company) => `${company}: das Teil, das am meisten bringt`,
    how: 'Tippe ein umrandetes Feld an, wähle ein Teil und drehe es. Dann prüfe.',
    soFar: 'ihre Fahrten ohne Teil',
    title: 'Dein Teil',
    bestTitle: 'Das beste Teil',
    none: 'Noch keines gewählt',
    chosen: (tile, place) => `Teil ${tile} auf ${place}`,
    notYet: 'Wähle zuerst ein Teil auf der Karte.',
    rules: (company, trains) => [
      `${b('Ein Teil')}, jetzt gelegt, wo immer die Regeln es ${company} erlauben.`,
      `Es zählt, was ${company} ${b('gleich danach')} einfahren könnte, Züge: ${trains}.`,
      'Was das Teil kostet, zählt nicht.',
    ],
    hint: (place, hasOthers) =>
      hasOthers ? `Eines der besten liegt auf ${b(place)}.` : `Es liegt auf ${b(place)}.`,
    why: {
      compared: (count) =>
        `Alle ${b(count)} Arten, ein Teil zu legen, wurden versucht und danach jeweils die besten Fahrten gesucht.`,
      best: bring,
    },
  },
  bestStation: {
    asks: 'Finde den besten Bahnhof',
    headline: (company) => `${company}: der Bahnhof, der am meisten bringt`,
    how: 'Tippe eine umrandete Stadt an. Dann prüfe.',
    soFar: 'ihre Fahrten ohne ihn',
    title: 'Dein Bahnhof',
    bestTitle: 'Der beste Bahnhof',
    none: 'Noch keiner gewählt',
    chosen: (place) => `Ein Bahnhof in ${place}`,
    notYet: 'Wähle zuerst einen Platz auf der Karte.',
    rules: (company, trains) => [
      `${b('Ein Bahnhof')}, jetzt gesetzt, wo immer die Regeln es ${company} erlauben.`,
      `Es zählt, was ${company} ${b('gleich danach')} einfahren könnte, Züge: ${trains}.`,
      'Was der Bahnhof kostet, zählt nicht.',
    ],
    hint: (more) => `Er bringt den Fahrten ${b(more)} mehr.`,
    why: {
      compared: (count) =>
        count === 1
          ? 'Für einen Bahnhof gibt es nur einen Platz.'
          : `Alle ${b(count)} Plätze für einen Bahnhof wurden versucht und danach jeweils die besten Fahrten gesucht.`,
      best: (count) =>
        count === 1
          ? 'Einer davon bringt den Fahrten so viel.'
          : `${count} davon bringen den Fahrten so viel.`,
    },
  },
  build: {
    without: (worth) => `Ohne bringen die besten Fahrten ${b(worth)}.`,
    next: (worth) => `Nach der nächstbesten Wahl bringen sie ${b(worth)}.`,
    earns: 'Die Fahrten bringen dann',
  },
  mostBySelling: {
    asks: 'Nimm möglichst viel Geld ein',
    headline: (company) => `Verkaufe Aktien und bleib Direktor der ${company}`,
    how: 'Verkaufe in der Tabelle, in beliebiger Reihenfolge. Leeren macht alles rückgängig.',
    soFar: 'bisher eingenommen',
    title: 'Verkauft',
    bestTitle: 'Die besten Verkäufe',
    none: 'Noch nichts verkauft',
    sale: (company, count) => `${company}, ${several(count, 'Aktie', 'Aktien')}`,
    sell: 'Verkaufen',
    office: (company, isKept) =>
      isKept ? `Du bist Direktor der ${b(company)}.` : `Du bist ${b('nicht mehr')} Direktor der ${company}.`,
    notYet: (company, hasSold) =>
      hasSold
        ? `Du bist nicht mehr Direktor der ${company}: Das ist keine Lösung.`
        : 'Verkaufe zuerst etwas.',
    rules: (company, movesPrices) => [
      movesPrices
        ? `Verkäufe ${b('dieses einen Zuges')}, wie die Regeln sie erlauben; jeder bewegt den Kurs.`
        : `Verkäufe ${b('dieses einen Zuges')}, wie die Regeln sie erlauben; die Kurse bleiben, wie sie sind.`,
      `Am Ende bist du noch ${b(`Direktor der ${company}`)}. Andere Ämter dürfen verloren gehen.`,
      'Gekauft wird nichts.',
    ],
    hint: (companies) => `Die besten Verkäufe sind von ${b(companies)}.`,
    why: {
      compared: (count) =>
        `Jeder Verkauf in jeder Reihenfolge wurde versucht: ${b(count)} verschiedene Enden des Zuges lassen dir das Amt.`,
      best: (count) =>
        count === 1 ? `${b('Eines')} davon bringt so viel ein.` : `${b(count)} davon bringen so viel ein.`,
      next: (worth) => `Das nächstbeste bringt ${b(worth)} ein.`,
      without: (worth) => `Ohne das Amt könnten es ${b(worth)} sein.`,
      anyway: 'Das Amt aufzugeben, brächte nicht mehr ein.',
    },
  },
  outOfTrains: {
    asks: 'Geht es in dieser Runde?',
    headline: (buyer, rival) => `${buyer} kauft: Nimm der ${rival} alle Züge`,
    how: 'Kaufe in der Karte Züge für möglichst wenig Geld, oder sage, dass es nicht geht.',
    soFar: 'bisher ausgegeben',
    title: 'Gekauft',
    bestTitle: 'So kostet es am wenigsten',
    none: 'Noch nichts gekauft',
    noTrain: 'kein Zug',
    rival: (rival, trains) => `${b(rival)}: ${trains}`,
    buyer: (buyer, trains, treasury, count, limit) =>
      `${b(buyer)}: ${trains}; ${b(treasury)} in der Kasse, ${count} von höchstens ${several(limit, 'Zug', 'Zügen')}`,
    bank: (trains) => `Die Bank hat noch ${trains}.`,
    inBank: (count, kind, price) =>
      `${count === 1 ? 'einen' : count > 20 ? 'viele' : (SMALL[count] ?? count)} ${zug(kind)} (${price})`,
    purchase: (kind, from, tradeIn) =>
      [
        zug(kind),
        ...(from === null ? [] : [from === 'pool' ? 'aus dem Pool' : `von ${from}`]),
        ...(tradeIn === null ? [] : [`gegen einen ${zug(tradeIn)}`]),
      ].join(' '),
    buy: (train, price) => `Kaufen: ${train}, ${price}`,
    giveBack: (kind) => `Zurückgeben: ${zug(kind)}`,
    givenBack: (kind) => `${zug(kind)} zurückgegeben`,
    claim: 'Es geht nicht',
    itCan: 'Es geht. Leere und sieh noch einmal hin.',
    notYet: (rival) => `Die ${rival} hat noch einen Zug.`,
    rules: (buyer) => [
      `Nach der ${buyer} handelt ${b('in dieser Runde')} keine Gesellschaft desselben Direktors mehr: Was sie jetzt kauft, entscheidet. Sonst wird nichts für Geld getan.`,
      'Von der Bank oder von Gesellschaften desselben Direktors. Sonst wird niemand um einen Zug gebeten.',
      'Es zählt, was die Züge zusammen kosten, egal wer zahlt.',
    ],
    ends: (kind, by) =>
      by === null
        ? `ihr ${zug(kind)} bleibt bis zum Schluss`
        : `ein ${zug(kind)} durch den ersten ${zug(by)}`,
    hint: (rival, ends) => `So werden die Züge der ${b(rival)} verschrottet: ${ends}.`,
    cannot: (buyer, rival) => `Die ${buyer} kann der ${rival} nicht alle Züge nehmen`,
    no: 'Nein',
    noName: 'es geht nicht',
    why: {
      compared: (count) =>
        `Jeder Kauf in jeder Reihenfolge wurde versucht: Der Zugkauf kann auf ${b(count)} verschiedene Arten enden.`,
      best: (ways) =>
        ways === 1
          ? `${b('Eine')} davon schafft es für so wenig Geld.`
          : `${b(ways)} davon schaffen es für so wenig Geld.`,
      next: (worth) => `Die nächstbilligste kostet ${b(worth)}.`,
      afterwards: (rival, treasury, price) =>
        `Die ${rival} hat noch ${b(treasury)}, und der billigste Zug der Bank kostet dann ${b(price)}.`,
      none: (rival) => `Bei jeder davon hat die ${rival} noch einen Zug.`,
      tooExpensive: (cost, buyer, treasury) =>
        `Mit genug Geld bräuchte es Züge für ${b(cost)}. Die ${buyer} hat ${b(treasury)}.`,
    },
  },
};
