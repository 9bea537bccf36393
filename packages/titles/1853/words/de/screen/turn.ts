/** What only 1853 says of a company's turn, its runs, its prices and the elephant, in German. */
import { strong as b } from '@kursbuch/words';
import type { turn as English } from '../../en/screen/turn.ts';

/** „ein 5er“, „ein 3M“. */
const zug = (kind: string): string => (/^\d+$/.test(kind) ? `${kind}er` : kind);

export const turn: typeof English = {
  twoTiles: 'zwei Plättchen jetzt oder später?',
  twoTilesTitle: 'Zwei gelbe Plättchen in einem Spielzug',
  twoTilesNote: 'Einmal gewählt, für das ganze Spiel.',
  later: 'Ab Phase 3, kostenlos',
  laterText: 'Bis dahin ein Plättchen je Spielzug.',
  now: (fee) => `Sofort, ${fee} für jedes zweite Plättchen`,
  nowText: (fee) => `Jedes zweite Plättchen kostet ${fee} neben seinem Feld, auch in späteren Phasen.`,
  chooseLater: 'Ab Phase 3',
  chooseNow: 'Sofort',
  laterDraft: 'Zwei Plättchen je Spielzug ab Phase 3, kostenlos.',
  nowDraft: (fee) => `Sofort zwei Plättchen je Spielzug, ${b(fee)} für jedes zweite.`,
  layFor: (cost, fee) => `Legen für ${cost}, davon Gebühr ${fee}`,
  fee: (fee) => `Darin ist die Gebühr von ${b(fee)} für ein zweites Plättchen.`,
  premium: (sum) => `Prämie von ${b(sum)} nach dem letzten Plättchen.`,
  gauges: { standard: 'Standardspur', metre: 'Meterspur', dual: 'Doppelspur' },

  runsAndMail: 'Fahrten und Post',
  ends: (one, other) => `Enden ${one} + ${other}`,
  mail: (sum) => `Post ${sum}`,
  carries: (kind, sum) => `Der ${zug(kind)} fährt die Post: ${sum}`,
  mustRun: (places) => `In diesem Spielzug müssen sie über ${places} fahren.`,
  runFor: (sum, mail) => `Fahren für ${sum}, Post ${mail}`,
  runDraft: (sum, kind, mail) =>
    `Fahrten ${b(sum)}. Post mit dem ${zug(kind)}: ${b(mail)} in die Kasse, was auch immer danach entschieden wird.`,
  runManaged: (sum, kind, mail) =>
    `Fahrten ${b(sum)}, Post mit dem ${zug(kind)} ${b(mail)}: alles in die Kasse.`,
  longer: (sum) => `Höhere Dividende: ${sum}`,

  steps: 'Dividende vom 2-, 3-, 4-, 5fachen des Kurses: so viele Schritte; eine kleinere einen Schritt.',
  withheld: 'Ohne Dividende ein Schritt zurück, wenn Aktien im Pool liegen.',
  last: 'Wer 400 erreicht, beendet das Spiel.',
  free: 'Bis 40 zählen Papiere für kein Limit.',
  par: 'Ausgabekurs',

  credit: 'Auf Kredit',
  creditNote: 'Für eine Gesellschaft ohne Zug unter einem Betriebsleiter; alles Geld zahlt ihn zuerst ab',
  onCredit: (kind, price) => `${zug(kind)}, ${price} schulden`,
  creditDraft: (kind, price) =>
    `Ein ${b(zug(kind))} auf Kredit: ${b(price)} Schulden, und vorher wird nichts anderes bezahlt.`,
  buyOnCredit: (kind) => `${zug(kind)} auf Kredit nehmen`,
  debt: 'Schulden',
  engine: 'Lokmarke',
  engineReady: 'ungenutzt: ein Zug der Meterspur vor seiner Phase',
  engineUsed: 'verbraucht',
  withEngine: 'mit der Lokmarke, vor seiner Phase',
  twoTilesRow: 'Zwei Plättchen',
  twoForFee: (fee) => `sofort, ${fee} für das zweite`,
  takeover: 'den Kredit begleichen',
  takeoverTitle: (company, kind, debt) => `${company} schuldet ${debt} für ihren ${zug(kind)}`,
  takeoverNote: 'Der neue Direktor zahlt sofort, oder der Zug geht in den Pool.',
  pay: (debt, help) => (help ? `${debt} zahlen, davon ${help} von dir` : `${debt} zahlen`),
  giveBack: 'Den Zug zurückgeben',
  payDraft: (debt) => `Der Zug auf Kredit wird bezahlt: ${b(debt)}.`,
  giveBackDraft: 'Der Zug geht in den Pool, und nichts wird mehr geschuldet.',
  leads: (name) => `${name} leitet sie als Betriebsleiter: keine Dividende.`,
  stacks: { broad: 'Standardspur', metre: (kind) => `Meterspur, daneben: ${kind}` },

  elephant: 'den Elefanten behalten oder verkaufen',
  elephantLine: 'Wer ihn hat, beginnt die nächste Aktienrunde und darf eine weitere Betriebsrunde ausrufen.',
  elephantTitle: 'Den Elefanten anbieten',
  offerTo: (name) => `${name} anbieten`,
  offerDraft: (name, price) => `Der Elefant wird ${b(name)} für ${b(price)} angeboten.`,
  offer: (price) => `Für ${price} anbieten`,
  keep: 'Behalten',
  priceFor: (name) => `Preis für ${name}`,
  answerElephant: 'den Elefanten kaufen?',
  extraRound: 'eine weitere Betriebsrunde ausrufen?',
  extraLine: 'Der Elefant kann vor der nächsten Aktienrunde eine Betriebsrunde hinzufügen.',
  callRound: 'Weitere Runde ausrufen',
  callDraft: 'Eine weitere Betriebsrunde vor der Aktienrunde.',
  noRound: 'Keine weitere Runde',
};
