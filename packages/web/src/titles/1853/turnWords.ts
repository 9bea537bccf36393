/** What only 1853 says of a company's turn, its runs, its prices and the elephant, in the language spoken now. */
import { words } from '../../eighteen/words/index.ts';
import { strong as b } from '../../parts/strong.tsx';

const en = {
  // two tiles
  twoTiles: 'two tiles now or later?',
  twoTilesTitle: 'Two yellow tiles in a turn',
  twoTilesNote: 'Chosen once, for the whole game.',
  later: 'From phase 3 on, free',
  laterText: 'Until then one tile a turn.',
  now: (fee: string) => `At once, ${fee} for each second tile`,
  nowText: (fee: string) => `Every second tile costs ${fee} beside its hex, in later phases too.`,
  chooseLater: 'From phase 3',
  chooseNow: 'At once',
  laterDraft: 'Two tiles a turn from phase 3 on, free of charge.',
  nowDraft: (fee: string) => `Two tiles a turn at once, ${b(fee)} for each second one.`,
  layFor: (cost: string, fee: string) => `Lay for ${cost}, fee ${fee} included`,
  fee: (fee: string) => `The fee of ${b(fee)} for a second tile is in it.`,
  premium: (sum: string) => `Premium of ${b(sum)} after the last tile.`,
  gauges: { standard: 'standard gauge', metre: 'metre gauge', dual: 'dual gauge' },

  // runs and mail
  runsAndMail: 'Runs and mail',
  ends: (one: string, other: string) => `ends ${one} + ${other}`,
  mail: (sum: string) => `mail ${sum}`,
  carries: (kind: string, sum: string) => `The ${kind} carries the mail: ${sum}`,
  mustRun: (places: string) => `This turn they must run over ${places}.`,
  runFor: (sum: string, mail: string) => `Run for ${sum}, mail ${mail}`,
  runDraft: (sum: string, kind: string, mail: string) =>
    `Runs ${b(sum)}. Mail on the ${kind}: ${b(mail)} for the treasury, whatever you decide next.`,
  runManaged: (sum: string, kind: string, mail: string) =>
    `Runs ${b(sum)}, mail on the ${kind} ${b(mail)}: all of it for the treasury.`,
  longer: (sum: string) => `Higher dividend: ${sum}`,

  // prices
  steps: 'A dividend of 2, 3, 4, 5 times the price: as many steps; a smaller one a single step.',
  withheld: 'Without a dividend one step back, if shares lie in the pool.',
  last: 'Whoever reaches 400 ends the game.',
  free: 'Up to 40 certificates count for no limit.',
  par: 'issue price',

  // trains
  credit: 'On credit',
  creditNote: 'A manager’s company without a train; all income pays it off first',
  onCredit: (kind: string, price: string) => `${kind}, owe ${price}`,
  creditDraft: (kind: string, price: string) =>
    `A ${b(kind)} on credit: ${b(price)} are owed, and nothing else is paid before.`,
  buyOnCredit: (kind: string) => `Take the ${kind} on credit`,
  debt: 'Debt',
  takeover: 'settle the credit',
  takeoverTitle: (company: string, kind: string, debt: string) => `${company} owes ${debt} for its ${kind}`,
  takeoverNote: 'The new director pays at once, or the train goes to the pool.',
  pay: (debt: string, help: string | null) => (help ? `Pay ${debt}, ${help} of yours` : `Pay ${debt}`),
  giveBack: 'Give the train back',
  payDraft: (debt: string) => `The train on credit is paid: ${b(debt)}.`,
  giveBackDraft: 'The train goes to the pool, and nothing is owed any more.',
  manager: 'M',
  isManager: 'manager: decides, but pays no dividend',
  leads: (name: string) => `${name} leads it as its manager: no dividend is paid.`,
  stacks: { broad: 'Standard gauge', metre: (kind: string) => `Metre gauge, beside them: ${kind}` },

  // the elephant
  elephant: 'keep the elephant, or sell it',
  elephantLine: 'Whoever has it begins the next stock round and may call one more operating round.',
  elephantTitle: 'Offer the elephant',
  offerTo: (name: string) => `To ${name}`,
  offerDraft: (name: string, price: string) => `The elephant is offered to ${b(name)} for ${b(price)}.`,
  offer: (price: string) => `Offer it for ${price}`,
  keep: 'Keep it',
  priceFor: (name: string) => `Price for ${name}`,
  answerElephant: 'buy the elephant?',
  extraRound: 'call one more operating round?',
  extraLine: 'The elephant may add one operating round before the next stock round.',
  callRound: 'Call one more round',
  callDraft: 'One more operating round before the stock round.',
  noRound: 'No further round',
};

const de: typeof en = {
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
  carries: (kind, sum) => `Der ${kind} fährt die Post: ${sum}`,
  mustRun: (places) => `In diesem Spielzug müssen sie über ${places} fahren.`,
  runFor: (sum, mail) => `Fahren für ${sum}, Post ${mail}`,
  runDraft: (sum, kind, mail) =>
    `Fahrten ${b(sum)}. Post mit dem ${kind}: ${b(mail)} in die Kasse, was auch immer danach entschieden wird.`,
  runManaged: (sum, kind, mail) => `Fahrten ${b(sum)}, Post mit dem ${kind} ${b(mail)}: alles in die Kasse.`,
  longer: (sum) => `Höhere Dividende: ${sum}`,

  steps: 'Dividende vom 2-, 3-, 4-, 5fachen des Kurses: so viele Schritte; eine kleinere einen Schritt.',
  withheld: 'Ohne Dividende ein Schritt zurück, wenn Aktien im Pool liegen.',
  last: 'Wer 400 erreicht, beendet das Spiel.',
  free: 'Bis 40 zählen Papiere für kein Limit.',
  par: 'Ausgabekurs',

  credit: 'Auf Kredit',
  creditNote: 'Für eine Gesellschaft ohne Zug unter einem Betriebsleiter; alles Geld zahlt ihn zuerst ab',
  onCredit: (kind, price) => `${kind}, ${price} schulden`,
  creditDraft: (kind, price) =>
    `Ein ${b(kind)} auf Kredit: ${b(price)} Schulden, und vorher wird nichts anderes bezahlt.`,
  buyOnCredit: (kind) => `${kind} auf Kredit nehmen`,
  debt: 'Schulden',
  takeover: 'den Kredit begleichen',
  takeoverTitle: (company, kind, debt) => `${company} schuldet ${debt} für ihren ${kind}`,
  takeoverNote: 'Der neue Direktor zahlt sofort, oder der Zug geht in den Pool.',
  pay: (debt, help) => (help ? `${debt} zahlen, davon ${help} von dir` : `${debt} zahlen`),
  giveBack: 'Den Zug zurückgeben',
  payDraft: (debt) => `Der Zug auf Kredit wird bezahlt: ${b(debt)}.`,
  giveBackDraft: 'Der Zug geht in den Pool, und nichts wird mehr geschuldet.',
  manager: 'B',
  isManager: 'Betriebsleiter: entscheidet, zahlt aber keine Dividende',
  leads: (name) => `${name} leitet sie als Betriebsleiter: Dividende wird nicht gezahlt.`,
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

export const turnWords = (): typeof en => (words().language === 'de' ? de : en);
