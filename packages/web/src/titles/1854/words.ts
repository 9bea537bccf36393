/** What only 1854 shows, in the language spoken now. */
import { words } from '../../eighteen/words/index.ts';
import { strong as b } from '../../parts/strong.tsx';

const en = {
  // the auction
  mountain: 'mountain railway',
  local: 'local railway',
  half: 'half',
  homeOf: (place: string) => `Home: ${place}.`,
  withdraw: (amount: string) => `Withdraw ${amount}`,
  withdrawABid: 'withdraw a bid',
  withdrawDraft: (what: string) =>
    `Withdraw your bid on ${b(what)}. You cannot bid on it again in this auction round.`,
  withdrawConfirm: 'Withdraw the bid',
  withdrew: (what: string) => `withdrew from ${what}`,

  // options
  optionShort: '½',
  option: (now: string) => `Option ${now} now`,
  optionDraft: (company: string, now: string) =>
    `${b('Option')} on ${b('20 %')} of ${company}: ${b(now)} now, ${b(now)} until your first purchase of the next stock round. Until then it counts 10 % and you buy no other paper.`,
  optionOn: (company: string) => `option on ${company}`,
  optionConfirm: (now: string) => `Take the option, ${now}`,
  optionNot: (company: string) => `No option on ${company}.`,
  tookOption: (company: string) => `option on ${company}`,
  optionRest: (company: string, rest: string, isDue: boolean) =>
    isDue
      ? `Your option on ${company} is due: pay the rest, ${b(rest)}, or sell it, before you buy anything else or pass.`
      : `Your option on ${company} is open: ${b(rest)} to pay, at the latest in the next stock round. Until then you buy no other paper.`,
  optionHeld: (rest: string, isDue: boolean) =>
    `Option on 20 %, half paid; ${rest} to pay ${isDue ? 'now' : 'by the next stock round'}`,
  settleOrSell: 'settle the option or sell it',
  settle: 'settle the option',
  settleButton: (rest: string) => `Pay the option, ${rest}`,
  settleDraft: (company: string, rest: string) =>
    `Pay the rest of the option on ${company}: ${b(rest)}. It then counts 20 %.`,
  settled: (company: string) => `paid ${company}`,
  noSettling: 'No option is paid.',
  sellOptionButton: (price: string) => `Sell the option, ${price}`,
  sellOptionDraft: (company: string, price: string) =>
    `Sell the option on ${company} for ${b(price)}; the paper goes to the pool.`,
  soldOption: 'sold an option',
  noOptionSale: 'The option is not sold.',

  // the split
  splits: (companies: string, several: boolean, owners: string, limit: number) =>
    `${b(`${companies} ${several ? 'split' : 'splits'}`)}: ${owners === '' ? 'nobody is paid' : `the bank pays ${owners}`} for half of their papers. Five new ones of 10 %${several ? ' each' : ''} come for sale; certificate limit ${b(limit)}.`,
  splitsFor: (name: string, amount: string) => `${name} ${amount}`,
  calledSplit: (label: string, companies: string, several: boolean) =>
    `${label}: ${companies} ${several ? 'split' : 'splits'}`,

  // local railways
  locals: 'Local railways',
  localsHint: 'on their own map; half of what they earn goes to the owner',
  stacks: { regular: 'Regular trains', plus: 'Plus trains, for local railways' },
  pooledOld: 'scrapped, for Lokalbahn AGs only',
  pooledFree: 'surplus, not for Lokalbahn AGs',

  // mergers
  mergers: 'merge local railways',
  mergersLine: 'Choose a pair. The other owner has to agree.',
  mergersForced: 'All must merge now: what owners do not agree on is paired by the lowest numbers.',
  noMerger: 'Propose none',
  restForced: 'Propose none, by number',
  proposeDraft: (one: string, other: string, partner: string | null) =>
    `${b(one)} and ${b(other)} become a Lokalbahn AG.${partner === null ? '' : ` ${partner} has to agree.`}`,
  propose: (name: string) => `Propose to ${name}`,
  mergeOwn: 'Merge',
  proposed: (one: string, other: string) => `${one} + ${other}`,
  noProposal: 'No merger.',
  consent: 'agree to a merger?',
  agree: 'Agree',
  refuse: 'Decline',
  letter: 'choose the company',
  letterDraft: (company: string) => `It becomes ${b(`Lokalbahn AG ${company}`)}.`,
  letterConfirm: (company: string) => `Lokalbahn AG ${company}`,
  pairs: 'Who with whom',
  pairsHint: 'each pair needs both owners',
  pairOf: (one: string, other: string) => `${one} with ${other}`,
  declined: 'declined',
  yours: 'your proposal',
  possible: 'possible for you',
  newCompany: (letters: string) => `Lokalbahn AG ${letters}`,
  directs: (name: string) => `${name} 50 %, director`,
  holds: (name: string) => `${name} 50 %`,
  owns: (name: string) => `${name} 100 %, director`,
  treasury: (amount: string) => `Treasury ${amount}`,
  price: (price: string) => `Price ${price} for each 50 %`,
  noTrain: 'no train yet',
  leaves: 'leaves the game',
  toPool: 'goes to the pool',
  choosePair: 'Choose a pair in the table: what would become of it is shown here.',
  voluntary: 'Not yet forced.',
  voluntaryText: 'With the first 6 all must merge: without agreement the two lowest free numbers first.',
  forced: 'Forced.',
  forcedText: (pairs: string) => `Without agreement: ${pairs}.`,
  stations: 'Their stations in the region',
  stationsHint: 'are taken off; other local railways may use the places',
  homes: 'New home in Austria',
  homesHint: 'chosen by the director on its first turn, for nothing',
  homesOf: (name: string) => `chosen by ${name} on its first turn, for nothing`,
  homeRoom: (count: number) => (count === 1 ? '1 place free' : `${count} places free`),
  homeTile: 'a green tile makes room, for nothing',
  firstPrice: 'Price',
  firstPriceHint: (price: string) => `begins at ${price}, below the markers that lie there`,
  what: 'What stays, what goes',
  rows: [
    ['Treasuries', 'become one'],
    ['Plus trains', 'leave the game'],
    ['Other trains', 'to the pool'],
    ['Stations in the region', 'are taken off'],
    ['Trains from then on', 'only scrapped ones, 30 more'],
  ] as readonly (readonly [string, string])[],

  // mail
  mail: 'Mail',
  mailStep: 'buy a mail contract',
  noMail: 'No contract',
  mailTitle: 'Mail contracts',
  mailNote: 'one a company, paid every turn',
  small: 'Small contract',
  large: 'Large contract',
  mailPays: (income: string) => `pays ${income} a turn now`,
  mailPhases: (incomes: string, left: number) => `${incomes} by colour; ${left} left`,
  mailDraft: (what: string, price: string, income: string) =>
    `${b(what)} for ${b(price)}: ${b(income)} at the start of the next turn.`,
  mailConfirm: (price: string) => `Buy for ${price}`,
  boughtMail: 'bought mail',
  noMailNow: 'No mail contract.',
};

const de: typeof en = {
  mountain: 'Bergbahn',
  local: 'Lokalbahn',
  half: 'Hälfte',
  homeOf: (place) => `Heimat: ${place}.`,
  withdraw: (amount) => `${amount} zurücknehmen`,
  withdrawABid: 'ein Gebot zurücknehmen',
  withdrawDraft: (what) =>
    `Das Gebot auf ${b(what)} zurücknehmen. In dieser Auktionsrunde bietest du darauf nicht mehr.`,
  withdrawConfirm: 'Gebot zurücknehmen',
  withdrew: (what) => `${what} zurückgenommen`,

  optionShort: '½',
  option: (now) => `Option ${now} jetzt`,
  optionDraft: (company, now) =>
    `${b('Option')} auf ${b('20 %')} von ${company}: ${b(now)} jetzt, ${b(now)} bis zum ersten Kauf der nächsten Aktienrunde. Bis dahin zählt sie 10 %, und du kaufst kein anderes Papier.`,
  optionOn: (company) => `Option auf ${company}`,
  optionConfirm: (now) => `Option nehmen, ${now}`,
  optionNot: (company) => `Keine Option auf ${company}.`,
  tookOption: (company) => `Option auf ${company}`,
  optionRest: (company, rest, isDue) =>
    isDue
      ? `Deine Option auf ${company} ist fällig: Bezahle den Rest, ${b(rest)}, oder verkaufe sie, bevor du anderes kaufst oder passt.`
      : `Deine Option auf ${company} ist offen: ${b(rest)} sind noch zu zahlen, spätestens in der nächsten Aktienrunde. Bis dahin kaufst du kein anderes Papier.`,
  optionHeld: (rest, isDue) =>
    `Option auf 20 %, halb bezahlt; ${rest} ${isDue ? 'jetzt' : 'bis zur nächsten Aktienrunde'} zu zahlen`,
  settleOrSell: 'die Option bezahlen oder verkaufen',
  settle: 'die Option bezahlen',
  settleButton: (rest) => `Option bezahlen, ${rest}`,
  settleDraft: (company, rest) =>
    `Den Rest der Option auf ${company} bezahlen: ${b(rest)}. Dann zählt sie 20 %.`,
  settled: (company) => `${company} bezahlt`,
  noSettling: 'Keine Option wird bezahlt.',
  sellOptionButton: (price) => `Option verkaufen, ${price}`,
  sellOptionDraft: (company, price) =>
    `Die Option auf ${company} für ${b(price)} verkaufen; das Papier kommt in den Pool.`,
  soldOption: 'Option verkauft',
  noOptionSale: 'Die Option wird nicht verkauft.',

  splits: (companies, several, owners, limit) =>
    `${b(`${companies} ${several ? 'werden' : 'wird'} geteilt`)}: ${owners === '' ? 'Niemand wird bezahlt' : `Die Bank zahlt ${owners}`} für die halben Papiere. ${several ? 'Je fünf' : 'Fünf'} neue zu 10 % kommen zum Verkauf; Limit ${b(limit)} Papiere.`,
  splitsFor: (name, amount) => `${name} ${amount}`,
  calledSplit: (label, companies, several) => `${label}: ${companies} ${several ? 'werden' : 'wird'} geteilt`,

  locals: 'Lokalbahnen',
  localsHint: 'fahren auf ihrem Plan; die Hälfte der Einnahme geht an den Besitzer',
  stacks: { regular: 'Gewöhnliche Züge', plus: 'Plus-Züge, für Lokalbahnen' },
  pooledOld: 'verschrottet, nur für Lokalbahn AGs',
  pooledFree: 'überzählig, nicht für Lokalbahn AGs',

  mergers: 'Lokalbahnen fusionieren',
  mergersLine: 'Wähle ein Paar. Der andere Besitzer muss zustimmen.',
  mergersForced:
    'Jetzt müssen alle fusionieren: Worauf sich Besitzer nicht einigen, wird nach den kleinsten Nummern gepaart.',
  noMerger: 'Keine vorschlagen',
  restForced: 'Keine, nach Nummern',
  proposeDraft: (one, other, partner) =>
    `${b(one)} und ${b(other)} werden eine Lokalbahn AG.${partner === null ? '' : ` ${partner} muss zustimmen.`}`,
  propose: (name) => `${name} vorschlagen`,
  mergeOwn: 'Fusionieren',
  proposed: (one, other) => `${one} + ${other}`,
  noProposal: 'Keine Fusion.',
  consent: 'einer Fusion zustimmen?',
  agree: 'Zustimmen',
  refuse: 'Ablehnen',
  letter: 'die Gesellschaft wählen',
  letterDraft: (company) => `Es wird die ${b(`Lokalbahn AG ${company}`)}.`,
  letterConfirm: (company) => `Lokalbahn AG ${company}`,
  pairs: 'Wer mit wem',
  pairsHint: 'jedes Paar braucht beide Besitzer',
  pairOf: (one, other) => `${one} mit ${other}`,
  declined: 'abgelehnt',
  yours: 'dein Vorschlag',
  possible: 'möglich für dich',
  newCompany: (letters) => `Lokalbahn AG ${letters}`,
  directs: (name) => `${name} 50 %, Direktion`,
  holds: (name) => `${name} 50 %`,
  owns: (name) => `${name} 100 %, Direktion`,
  treasury: (amount) => `Kasse ${amount}`,
  price: (price) => `Kurs ${price} für je 50 %`,
  noTrain: 'noch kein Zug',
  leaves: 'verlässt das Spiel',
  toPool: 'kommt in den Pool',
  choosePair: 'Wähle ein Paar in der Tabelle: Was aus ihm würde, steht dann hier.',
  voluntary: 'Noch freiwillig.',
  voluntaryText: 'Mit dem ersten 6er müssen alle: ohne Einigung die zwei kleinsten freien Nummern zuerst.',
  forced: 'Verpflichtend.',
  forcedText: (pairs) => `Ohne Einigung: ${pairs}.`,
  stations: 'Ihre Bahnhöfe im Gebiet',
  stationsHint: 'werden frei, andere Lokalbahnen dürfen die Plätze nutzen',
  homes: 'Neue Heimat in Österreich',
  homesHint: 'wählt die Direktion in ihrem ersten Spielzug, kostenlos',
  homesOf: (name) => `wählt ${name} im ersten Spielzug der AG, kostenlos`,
  homeRoom: (count) => (count === 1 ? '1 Platz frei' : `${count} Plätze frei`),
  homeTile: 'ein grünes Plättchen macht Platz, kostenlos',
  firstPrice: 'Kurs',
  firstPriceHint: (price) => `beginnt auf ${price}, unter den Marken, die dort liegen`,
  what: 'Was bleibt, was geht',
  rows: [
    ['Kassen', 'werden eine'],
    ['Plus-Züge', 'verlassen das Spiel'],
    ['Andere Züge', 'in den Pool'],
    ['Bahnhöfe im Gebiet', 'werden entfernt'],
    ['Züge danach', 'nur verschrottete, 30 mehr'],
  ],

  mail: 'Post',
  mailStep: 'einen Postvertrag kaufen',
  noMail: 'Kein Vertrag',
  mailTitle: 'Postverträge',
  mailNote: 'einer je Gesellschaft, zahlt jeden Spielzug',
  small: 'Kleiner Vertrag',
  large: 'Großer Vertrag',
  mailPays: (income) => `zahlt jetzt ${income} je Spielzug`,
  mailPhases: (incomes, left) => `${incomes} je nach Farbe; noch ${left}`,
  mailDraft: (what, price, income) =>
    `${b(what)} für ${b(price)}: ${b(income)} zu Beginn des nächsten Spielzugs.`,
  mailConfirm: (price) => `Kaufen für ${price}`,
  boughtMail: 'Post gekauft',
  noMailNow: 'Kein Postvertrag.',
};

export const own = (): typeof en => (words().language === 'de' ? de : en);
