/** The table as text: players, companies, the round; and the trains. */
import {
  certificateCount,
  directorOf,
  type EighteenState,
  type Holder,
  newKinds,
  percentOf,
  placedStations,
  pooledKinds,
  priceOf,
  privateState,
  salePrice,
  type Title,
  type TrainFacts,
  type TrainKind,
  trainsOf,
  worth,
} from '@kursbuch/eighteen';
import { ranked } from '@kursbuch/table';
import type { EighteenLabels } from '@kursbuch/words/eighteen/terminal.ts';
import { type Cell, columns, type Paint } from '../paint.ts';
import type { Speech } from './speech.ts';

const percent = (value: number): string => (value === 0 ? '' : `${value}%`);

/** What a purse holds, as far as this view shows it. */
const purse = (state: EighteenState, holder: Holder): string => String(state.cash[holder] ?? '?');

const privatesOf = (state: EighteenState, holder: number | string): string =>
  Object.entries(state.privates)
    .filter(([, one]) => one.owner === holder && !one.closed)
    .map(([sym]) => sym)
    .join(' ');

/** "Operating round 3.1 · phase 4 · bank 5230". */
export function headline({ words, labels, own }: Speech, title: Title, state: EighteenState): string {
  const { round } = state;
  const of = round.kind === 'operating' && round.of > 1 ? ` ${labels.ofRounds(round.of)}` : '';
  const end = state.result ? labels.gameOver : `${words.roundName(round)}${of}`;
  const broken = state.bankBroken && !state.result ? ` (${labels.broken})` : '';
  return [
    end,
    `${labels.phase} ${state.phase}`,
    `${labels.bank} ${purse(state, 'bank')}${broken}`,
    ...(own.headline?.(title, state) ?? []),
    ...(title.course.hasPriority?.(state) === false
      ? []
      : [`${words.priorityName(title) ?? labels.priority} ${words.nameOf(state, state.priority)}`]),
  ].join(' · ');
}

/** Players × companies. */
function playersText({ labels }: Speech, title: Title, state: EighteenState, paint: Paint): string {
  const companies = [...title.companies.keys()].filter((company) => sharesAbout(state, company));
  const head: Cell[] = [
    labels.player,
    labels.cash,
    labels.worth,
    labels.papers,
    ...companies,
    labels.privates,
  ].map((text) => [text, paint.dim]);
  const rows = state.players.map((name, seat): Cell[] => [
    [name, paint.bold],
    purse(state, seat),
    state.cash[seat] === undefined ? '?' : String(worth(title, state, seat)),
    `${certificateCount(title, state, seat)}/${title.shares.certificateLimit(state, seat)}`,
    ...companies.map((company): Cell => {
      const held = percent(percentOf(state, company, seat));
      return directorOf(state, company) === seat ? [`${held}*`, paint.bold] : held;
    }),
    privatesOf(state, seat),
  ]);
  const bank = (holder: 'offer' | 'pool', name: string): Cell[] => [
    [name, paint.dim],
    '',
    '',
    '',
    ...companies.map((company) => percent(percentOf(state, company, holder))),
    '',
  ];
  return columns([head, ...rows, bank('offer', labels.offering), bank('pool', labels.pool)]);
}

/** Has anybody a paper of it? */
const sharesAbout = (state: EighteenState, company: string): boolean =>
  !state.companies[company]?.closed &&
  (state.certificates[company]?.length ?? 0) > 0 &&
  (state.companies[company]?.par !== null || percentOf(state, company, 'offer') < 100);

function companiesText(speech: Speech, title: Title, state: EighteenState, paint: Paint): string {
  const { words, labels, own: ofTitle } = speech;
  const started = [...title.companies.keys()].filter((company) => {
    const { par, floated, closed } = state.companies[company] as EighteenState['companies'][string];
    return company in state.privates ? floated && !closed : par !== null;
  });
  if (started.length === 0) return paint.dim(labels.noCompany);
  const figures = (ofTitle.figures ?? []).filter(({ value }) =>
    started.some((company) => value(state, company) > 0),
  );
  const own = started.some((company) => percentOf(state, company, company) > 0);
  const head: Cell[] = [
    labels.company,
    labels.director,
    labels.par,
    labels.price,
    labels.treasury,
    ...figures.map(({ name }) => name),
    labels.trains,
    labels.stations,
    labels.offering,
    labels.pool,
    ...(own ? [labels.ownPapers] : []),
    labels.privates,
  ].map((text) => [text, paint.dim]);
  const rows = started.map((company): Cell[] => {
    const { par, floated, closed } = state.companies[company] as EighteenState['companies'][string];
    return [
      [company, closed ? paint.dim : paint.bold],
      words.leaderName(title, state, company),
      String(par ?? ''),
      String(priceOf(title.market, state, company) ?? ''),
      floated && !closed ? purse(state, company) : '–',
      ...figures.map(({ value }) => String(value(state, company) || '')),
      operation(speech, title, state, company),
      stations(labels, title, state, company),
      percent(percentOf(state, company, 'offer')),
      percent(percentOf(state, company, 'pool')),
      ...(own ? [percent(percentOf(state, company, company))] : []),
      privatesOf(state, company),
    ];
  });
  return columns([head, ...rows]);
}

/** Nobody directs it, and it has neither stations nor trains. */
const undirected = (title: Title, company: string): boolean =>
  title.companies.get(company)?.directed === false;

/** Its trains, or why it has none. */
function operation({ labels, own }: Speech, title: Title, state: EighteenState, company: string): string {
  const { floated, closed } = state.companies[company] as EighteenState['companies'][string];
  if (undirected(title, company)) return '';
  if (closed) return own.closed ?? labels.closed;
  if (!floated) return labels.notFloated;
  const trains = trainsOf(state, company).map(({ kind }) => kind);
  return trains.join(' ') || (title.operating.mayOperate(state, company) ? labels.none : labels.mayNotAct);
}

/** "2/4 F17 F15": those on the map of all it has. */
function stations(labels: EighteenLabels, title: Title, state: EighteenState, company: string): string {
  if (undirected(title, company) || !state.companies[company]?.floated) return '';
  const places = state.stations
    .filter((one) => one.company === company)
    .map(({ hex, edge }) => (edge ? `${hex} (${labels.beside})` : hex));
  const all = title.stations.stationCosts(state, company).length;
  return `${placedStations(state, company)}/${all} ${places.join(' ')}`.trim();
}

/** Everything on the table but the map and the market. */
export function tableText(speech: Speech, title: Title, state: EighteenState, paint: Paint): string {
  const parts = [
    paint.bold(headline(speech, title, state)),
    playersText(speech, title, state, paint),
    companiesText(speech, title, state, paint),
  ];
  const remarks = speech.words.remarks(title, state);
  if (remarks.length > 0) parts.push(remarks.join('\n'));
  if (state.result) parts.push(scoresText(speech, title, state, paint));
  return parts.join('\n\n');
}

export function scoresText(
  { words, labels }: Speech,
  title: Title,
  state: EighteenState,
  paint: Paint,
): string {
  if (!state.result) return '';
  const rows = ranked(state.result).map(({ score, seat, place }): Cell[] => [
    `${place}.`,
    place === 1 ? [words.nameOf(state, seat), paint.bold] : words.nameOf(state, seat),
    String(score),
  ]);
  return [labels.over(words.causeOf(title, state.result.cause)), columns(rows)].join('\n');
}

/** More cards than this are as good as no end of them. */
const MANY = 20;

/** The trains: what is on sale, what has been given back, what scraps what. A card with two sides is one line. */
export function trainsText(speech: Speech, title: Title, state: EighteenState, paint: Paint): string {
  const { words, labels } = speech;
  const onSale = newKinds(title, state);
  const head: Cell[] = [
    labels.train,
    labels.cost,
    labels.left,
    labels.pool,
    labels.scrappedBy,
    labels.ownedBy,
  ].map((text) => [text, paint.dim]);
  const cards = [...title.trains.values()].filter(({ card }) => card === undefined);
  const rows = cards.flatMap(({ name, rustsOn }): Cell[][] => {
    const sides = [...title.trains.values()].filter((kind) => kind.name === name || kind.card === name);
    const all = state.trains.filter(({ kind }) => sides.some((side) => side.name === kind));
    if (all.length === 0) return [];
    const at = (holder: string) => all.filter((train) => train.holder === holder);
    const owners = [...title.companies.keys()].flatMap((company) =>
      at(company).map(({ kind }) => (sides.length > 1 ? `${company} ${kind}` : company)),
    );
    const left = at('bank').length > MANY ? labels.anyNumber : String(at('bank').length);
    const names = sides.map((side) => `${side.name}${side.range === null ? ` (${labels.anyDistance})` : ''}`);
    const scrapped = at('scrap').length === all.length ? labels.gone : (rustsOn ?? '');
    return [
      [
        onSale.includes(name) ? [names.join(' / '), paint.bold] : sides.map((side) => side.name).join(' / '),
        sides.map((side) => priceText(speech, side)).join(' / '),
        onSale.includes(name) ? `${left}, ${labels.onSale}` : left,
        at('pool').length > 0 ? String(at('pool').length) : '',
        scrapped,
        owners.join(sides.length > 1 ? ', ' : ' '),
      ],
    ];
  });
  const given = pooledKinds(state);
  const pool = given.length > 0 ? `\n${labels.inPool(given.join(', '))}` : '';
  return [
    `${paint.bold(words.phaseName(state.phase))}\n${columns([head, ...rows])}${pool}`,
    ...trainNotes(speech, title).map((note) => paint.dim(note)),
  ].join('\n');
}

const priceText = ({ words, labels }: Speech, { price, tradeIn }: TrainFacts): string =>
  tradeIn ? `${price}, ${labels.against(tradeIn.price, words.either(tradeIn.from))}` : String(price);

/** What is special about trains, one line for all that have it in common. */
function trainNotes(speech: Speech, title: Title): readonly string[] {
  const kinds = new Map<string, TrainKind[]>();
  for (const facts of title.trains.values()) {
    const note = peculiarities(speech, facts).join('; ');
    if (note !== '') kinds.set(note, [...(kinds.get(note) ?? []), facts.name]);
  }
  return [...kinds].map(([note, names]) => `${names.join(', ')}: ${note}.`);
}

function peculiarities(
  { words, labels }: Speech,
  { counts, gaugeChanges, express, beside, availableOn }: TrainFacts,
): readonly string[] {
  return [
    ...(express === undefined ? [] : [labels.express(express)]),
    ...(counts === 'large' ? [labels.largeOnly] : []),
    ...(gaugeChanges
      ? [gaugeChanges.free === 0 ? labels.everyGauge : labels.freeGauges(gaugeChanges.free)]
      : []),
    ...(beside ? [labels.besides] : []),
    ...(beside && availableOn !== undefined ? [labels.onSaleFrom(words.trainName(availableOn))] : []),
  ];
}

/** The privates: what they cost and pay, which hexes they close, who has them; and what they let do. */
export function privatesText(
  { words, labels }: Speech,
  title: Title,
  state: EighteenState,
  paint: Paint,
): string {
  if (title.privates.size === 0) return labels.noPrivates;
  const head: Cell[] = [
    labels.private,
    labels.name,
    labels.cost,
    labels.pays,
    labels.companiesPay,
    labels.hexes,
    labels.owner,
  ].map((text) => [text, paint.dim]);
  const all = [...title.privates.values()];
  const rows = all.map(({ sym, name, price, hexes }): Cell[] => {
    const { owner, closed } = privateState(state, sym);
    const holder = closed ? labels.closed : owner === 'bank' ? labels.unsold : words.nameOf(state, owner);
    const [least, most] = title.deals.privatePriceRange(state, sym);
    return [
      [sym, paint.bold],
      name,
      String(owner === 'bank' ? salePrice(title, state, sym) : price),
      String(title.operating.privateIncome(state, sym)),
      title.deals.privateSellable(state, sym) ? `${least}–${most}` : '',
      hexes.join(' '),
      holder,
    ];
  });
  const powers = all.map(({ sym }) => {
    const power = words.privatePower(title, sym, state.options);
    return `${sym}: ${power}${privateState(state, sym).used ? ` (${labels.used})` : ''}`;
  });
  return [columns([head, ...rows]), ...powers.map((power) => paint.dim(power))].join('\n');
}
