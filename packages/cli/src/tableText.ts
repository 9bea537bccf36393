/** The table as text: players, companies, the round; and the trains. */
import {
  certificateCount,
  directorOf,
  type EighteenState,
  type Holder,
  newKinds,
  percentOf,
  placedStations,
  places,
  pooledKinds,
  priceOf,
  privateState,
  salePrice,
  type TilePower,
  type Title,
  type TrainFacts,
  type TrainKind,
  trainsOf,
  worth,
} from '@kursbuch/eighteen';
import { type Cell, columns, type Paint } from './paint.ts';
import { CAUSES, nameOf, roundName } from './sentences.ts';

const percent = (value: number): string => (value === 0 ? '' : `${value}%`);

/** What a purse holds, as far as this view shows it. */
const purse = (state: EighteenState, holder: Holder): string => String(state.cash[holder] ?? '?');

const privatesOf = (state: EighteenState, holder: number | string): string =>
  Object.entries(state.privates)
    .filter(([, one]) => one.owner === holder && !one.closed)
    .map(([sym]) => sym)
    .join(' ');

/** "Operating round 3.1 · phase 4 · bank 5230". */
export function headline(state: EighteenState): string {
  const end = state.result ? 'Game over' : roundName(state);
  const broken = state.bankBroken && !state.result ? ' (broken)' : '';
  const companies = Object.values(state.companies);
  const loans = companies.reduce((sum, company) => sum + company.loans, 0);
  const closed = companies.filter((company) => company.closed).length;
  return [
    end,
    `phase ${state.phase}`,
    `bank ${purse(state, 'bank')}${broken}`,
    ...(loans > 0 ? [`loans ${loans}`] : []),
    ...(closed > 0 ? [`in receivership ${closed}`] : []),
    `priority ${nameOf(state, state.priority)}`,
  ].join(' · ');
}

/** Players × companies. */
export function playersText(title: Title, state: EighteenState, paint: Paint): string {
  const companies = [...title.companies.keys()].filter((company) => sharesAbout(state, company));
  const head: Cell[] = ['player', 'cash', 'worth', 'papers', ...companies, 'privates'].map((text) => [
    text,
    paint.dim,
  ]);
  const rows = state.players.map((name, seat): Cell[] => [
    [name, paint.bold],
    purse(state, seat),
    state.cash[seat] === undefined ? '?' : String(worth(title, state, seat)),
    `${certificateCount(title, state, seat)}/${title.policies.certificateLimit(state, seat)}`,
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
  return columns([head, ...rows, bank('offer', 'offering'), bank('pool', 'pool')]);
}

/** Has anybody a paper of it? */
const sharesAbout = (state: EighteenState, company: string): boolean =>
  !state.companies[company]?.closed &&
  (state.companies[company]?.par !== null || percentOf(state, company, 'offer') < 100);

export function companiesText(title: Title, state: EighteenState, paint: Paint): string {
  const started = [...title.companies.keys()].filter((company) => state.companies[company]?.par !== null);
  if (started.length === 0) return paint.dim('No company has started.');
  const borrows = started.some((company) => (state.companies[company]?.loans ?? 0) > 0);
  const head: Cell[] = [
    'company',
    'director',
    'par',
    'price',
    'treasury',
    ...(borrows ? ['loans'] : []),
    'trains',
    'stations',
    'offering',
    'pool',
    'privates',
  ].map((text) => [text, paint.dim]);
  const rows = started.map((company): Cell[] => {
    const { par, floated, closed, loans } = state.companies[company] as EighteenState['companies'][string];
    const director = directorOf(state, company);
    return [
      [company, closed ? paint.dim : paint.bold],
      director === null ? '' : nameOf(state, director),
      String(par),
      String(priceOf(title.market, state, company) ?? ''),
      floated && !closed ? purse(state, company) : '–',
      ...(borrows ? [loans > 0 ? String(loans) : ''] : []),
      operation(title, state, company),
      stations(title, state, company),
      percent(percentOf(state, company, 'offer')),
      percent(percentOf(state, company, 'pool')),
      privatesOf(state, company),
    ];
  });
  return columns([head, ...rows]);
}

/** Nobody directs it, and it has neither stations nor trains. */
const undirected = (title: Title, company: string): boolean =>
  title.companies.get(company)?.directed === false;

/** Its trains, or why it has none. */
function operation(title: Title, state: EighteenState, company: string): string {
  const { floated, closed } = state.companies[company] as EighteenState['companies'][string];
  if (undirected(title, company)) return '';
  if (closed) return 'in receivership';
  if (!floated) return 'not floated';
  const trains = trainsOf(state, company).map(({ kind }) => kind);
  return trains.join(' ') || (title.policies.mayOperate(state, company) ? 'none' : 'may not act yet');
}

/** "2/4 F17 F15": those on the map of all it has. */
function stations(title: Title, state: EighteenState, company: string): string {
  if (undirected(title, company) || !state.companies[company]?.floated) return '';
  const places = state.stations
    .filter((one) => one.company === company)
    .map(({ hex, edge }) => (edge ? `${hex} (beside)` : hex));
  const all = title.policies.stationCosts(state, company).length;
  return `${placedStations(state, company)}/${all} ${places.join(' ')}`.trim();
}

/** Everything on the table but the map and the market. */
export function tableText(title: Title, state: EighteenState, paint: Paint): string {
  const parts = [
    paint.bold(headline(state)),
    playersText(title, state, paint),
    companiesText(title, state, paint),
  ];
  if (state.result) parts.push(scoresText(state, paint));
  return parts.join('\n\n');
}

export function scoresText(state: EighteenState, paint: Paint): string {
  if (!state.result) return '';
  const { scores, cause } = state.result;
  const place = places(scores);
  const rows = scores
    .map((score, seat) => ({ score, seat }))
    .sort((one, other) => other.score - one.score)
    .map(({ score, seat }): Cell[] => [
      `${place[seat]}.`,
      place[seat] === 1 ? [nameOf(state, seat), paint.bold] : nameOf(state, seat),
      String(score),
    ]);
  return [`The game is over: ${CAUSES[cause] ?? cause}.`, columns(rows)].join('\n');
}

/** More cards than this are as good as no end of them. */
const MANY = 20;

/** The trains: what is on sale, what has been given back, what scraps what. A card with two sides is one line. */
export function trainsText(title: Title, state: EighteenState, paint: Paint): string {
  const onSale = newKinds(title, state);
  const head: Cell[] = ['train', 'price', 'left', 'pool', 'scrapped by', 'owned by'].map((text) => [
    text,
    paint.dim,
  ]);
  const cards = [...title.trains.values()].filter(({ card }) => card === undefined);
  const rows = cards.flatMap(({ name, rustsOn }): Cell[][] => {
    const sides = [...title.trains.values()].filter((kind) => kind.name === name || kind.card === name);
    const all = state.trains.filter(({ kind }) => sides.some((side) => side.name === kind));
    if (all.length === 0) return [];
    const at = (holder: string) => all.filter((train) => train.holder === holder);
    const owners = [...title.companies.keys()].flatMap((company) =>
      at(company).map(({ kind }) => (sides.length > 1 ? `${company} ${kind}` : company)),
    );
    const left = at('bank').length > MANY ? 'any number' : String(at('bank').length);
    const names = sides.map((side) => `${side.name}${side.range === null ? ' (any distance)' : ''}`);
    const scrapped = at('scrap').length === all.length ? 'gone' : (rustsOn ?? '');
    return [
      [
        onSale.includes(name) ? [names.join(' / '), paint.bold] : sides.map((side) => side.name).join(' / '),
        sides.map(priceText).join(' / '),
        onSale.includes(name) ? `${left}, on sale` : left,
        at('pool').length > 0 ? String(at('pool').length) : '',
        scrapped,
        owners.join(sides.length > 1 ? ', ' : ' '),
      ],
    ];
  });
  const given = pooledKinds(state);
  const pool = given.length > 0 ? `\nIn the pool: ${given.join(', ')}.` : '';
  return [
    `${paint.bold(`Phase ${state.phase}`)}\n${columns([head, ...rows])}${pool}`,
    ...trainNotes(title).map((note) => paint.dim(note)),
  ].join('\n');
}

const priceText = ({ price, tradeIn }: TrainFacts): string =>
  tradeIn ? `${price}, ${tradeIn.price} against a ${tradeIn.from.join(' or ')}` : String(price);

/** What is special about trains, one line for all that have it in common. */
function trainNotes(title: Title): readonly string[] {
  const kinds = new Map<string, TrainKind[]>();
  for (const facts of title.trains.values()) {
    const note = peculiarities(facts).join('; ');
    if (note !== '') kinds.set(note, [...(kinds.get(note) ?? []), facts.name]);
  }
  return [...kinds].map(([note, names]) => `${names.join(', ')}: ${note}.`);
}

function peculiarities({
  counts,
  gaugeChanges,
  express,
  beside,
  availableOn,
}: TrainFacts): readonly string[] {
  return [
    ...(express === undefined ? [] : [`runs from an own station to ${express}, and these two alone pay`]),
    ...(counts === 'large' ? ['towns and small harbours do not count against the range'] : []),
    ...(gaugeChanges ? [gaugeText(gaugeChanges.free)] : []),
    ...(beside ? ['counts neither against the train limit nor as the train a company must own'] : []),
    ...(beside && availableOn !== undefined ? [`on sale from the first ${availableOn}-train on`] : []),
  ];
}

function gaugeText(free: number): string {
  if (free === 0) return 'every change of gauge counts as a stop';
  return `a change of gauge counts as a stop, but for the first${free > 1 ? ` ${free}` : ''}`;
}

/** The privates: what they cost and pay, which hexes they close, what they let do, who has them. */
export function privatesText(title: Title, state: EighteenState, paint: Paint): string {
  const { policies } = title;
  const head: Cell[] = ['private', 'name', 'price', 'pays', 'companies pay', 'hexes', 'power', 'owner'].map(
    (text) => [text, paint.dim],
  );
  const rows = [...title.privates.values()].map(({ sym, name, price, hexes }): Cell[] => {
    const { owner, closed, used } = privateState(state, sym);
    const holder = closed ? 'closed' : owner === 'bank' ? 'unsold' : nameOf(state, owner);
    const [least, most] = policies.privatePriceRange(state, sym);
    const powers = title.tilePowers.filter((power) => power.private === sym).map(powerText);
    return [
      [sym, paint.bold],
      name,
      String(owner === 'bank' ? salePrice(title, state, sym) : price),
      String(policies.privateIncome(state, sym)),
      policies.privateSellable(state, sym) ? `${least}–${most}` : '',
      hexes.join(' '),
      used && powers.length > 0 ? 'used' : powers.join('; '),
      holder,
    ];
  });
  return columns([head, ...rows]);
}

/** So many hexes are named one by one. */
const NAMED = 4;

/** What a private lets a company do on the map. */
function powerText({ hexes, tiles, extra, unconnected, discount, station }: TilePower): string {
  const where = hexes.length > NAMED ? `one of ${hexes.length} hexes` : hexes.join(' or ');
  return [
    discount > 0 ? `${discount} less to build on ${where}` : `tile ${tiles.join(', ')} on ${where}`,
    ...(extra ? ['an extra one'] : []),
    ...(unconnected ? ['without a connection'] : []),
    ...(station ? ['with a free station'] : []),
  ].join(', ');
}
