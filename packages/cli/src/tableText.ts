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
  type Title,
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
  return `${end} · phase ${state.phase} · bank ${purse(state, 'bank')}${broken} · priority ${nameOf(state, state.priority)}`;
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
  state.companies[company]?.par !== null || percentOf(state, company, 'offer') < 100;

export function companiesText(title: Title, state: EighteenState, paint: Paint): string {
  const started = [...title.companies.keys()].filter((company) => state.companies[company]?.par !== null);
  if (started.length === 0) return paint.dim('No company has started.');
  const head: Cell[] = [
    'company',
    'director',
    'par',
    'price',
    'treasury',
    'trains',
    'stations',
    'offering',
    'pool',
    'privates',
  ].map((text) => [text, paint.dim]);
  const rows = started.map((company): Cell[] => {
    const { par, floated } = state.companies[company] as EighteenState['companies'][string];
    const director = directorOf(state, company);
    const stations = title.companies.get(company)?.stationCosts.length ?? 0;
    const trains = trainsOf(state, company).map(({ kind }) => kind);
    const places = state.stations.filter((one) => one.company === company).map(({ hex }) => hex);
    return [
      [company, paint.bold],
      director === null ? '' : nameOf(state, director),
      String(par),
      String(priceOf(title.market, state, company) ?? ''),
      floated ? purse(state, company) : '–',
      floated ? trains.join(' ') || 'none' : 'not floated',
      floated ? `${placedStations(state, company)}/${stations} ${places.join(' ')}`.trim() : '',
      percent(percentOf(state, company, 'offer')),
      percent(percentOf(state, company, 'pool')),
      privatesOf(state, company),
    ];
  });
  return columns([head, ...rows]);
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

/** The trains: what is on sale, what has been given back, what scraps what. */
export function trainsText(title: Title, state: EighteenState, paint: Paint): string {
  const onSale = newKinds(title, state);
  const head: Cell[] = ['train', 'price', 'left', 'pool', 'scrapped by', 'owned by'].map((text) => [
    text,
    paint.dim,
  ]);
  const rows = [...title.trains.values()].flatMap(({ name, price, range, rustsOn, tradeIn }): Cell[][] => {
    const all = state.trains.filter(({ kind }) => kind === name);
    if (all.length === 0) return [];
    const at = (holder: string) => all.filter((train) => train.holder === holder).length;
    const owners = [...title.companies.keys()].flatMap((company) => Array(at(company)).fill(company));
    const terms = tradeIn ? `, ${tradeIn.price} against a ${tradeIn.from.join(', ')}` : '';
    return [
      [
        onSale.includes(name)
          ? [`${name} ${range === null ? '(any distance)' : ''}`.trim(), paint.bold]
          : name,
        `${price}${terms}`,
        onSale.includes(name) ? `${at('bank')}, on sale` : String(at('bank')),
        at('pool') > 0 ? String(at('pool')) : '',
        at('scrap') === all.length ? 'gone' : (rustsOn ?? ''),
        owners.join(' '),
      ],
    ];
  });
  const given = pooledKinds(state);
  const pool = given.length > 0 ? `\nIn the pool: ${given.join(', ')}.` : '';
  return `${paint.bold(`Phase ${state.phase}`)}\n${columns([head, ...rows])}${pool}`;
}

/** The privates: what they cost and pay, which hexes they close, who has them. */
export function privatesText(title: Title, state: EighteenState, paint: Paint): string {
  const head: Cell[] = ['private', 'name', 'price', 'pays', 'hexes', 'owner'].map((text) => [
    text,
    paint.dim,
  ]);
  const rows = [...title.privates.values()].map(({ sym, name, income, hexes }): Cell[] => {
    const { owner, closed } = privateState(state, sym);
    const holder = closed ? 'closed' : owner === 'bank' ? 'unsold' : nameOf(state, owner);
    const price = owner === 'bank' ? salePrice(title, state, sym) : title.privates.get(sym)?.price;
    return [[sym, paint.bold], name, String(price), String(income), hexes.join(' '), holder];
  });
  return columns([head, ...rows]);
}
