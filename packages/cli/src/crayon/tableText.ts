/** A crayon table as text: players, orders, goods, and networks as lists of cities. */
import {
  type CityData,
  type CrayonState,
  type CrayonTitle,
  figuresOf,
  handOf,
  isActing,
  isJoined,
  linesOf,
  networkOf,
  type Order,
} from '@kursbuch/crayon';
import { ranked, type Seat } from '@kursbuch/table';
import { type Cell, columns, type Paint } from '../paint.ts';
import type { Speech } from './speech.ts';

/** "Round 5 · deck 61 · goal 250 M and 4 large cities". */
export function headline({ words, labels }: Speech, title: CrayonTitle, state: CrayonState): string {
  const { goal, citiesToJoin } = figuresOf(title, state);
  return [
    state.result ? labels.gameOver : words.roundName(state.round),
    labels.deck(state.pile),
    labels.goal(words.sum(goal), citiesToJoin),
  ].join(' · ');
}

/** The cities at which a seat's track ends. */
const joinedCities = (title: CrayonTitle, state: CrayonState, seat: Seat): readonly CityData[] => {
  const network = networkOf(title, state, seat);
  return title.board.cities.filter((city) => isJoined(network, city));
};

/** Who has what. Purses of others are not in sight. */
function playersText(
  { words, labels }: Speech,
  title: CrayonTitle,
  state: CrayonState,
  paint: Paint,
): string {
  const head = [labels.player, labels.cash, labels.train, labels.place, labels.load, labels.largeCities];
  const rows = state.players.map((name, seat): readonly Cell[] => {
    const train = state.trains[seat];
    const cash = state.purses[seat];
    const large = [...networkOf(title, state, seat).large];
    return [
      [name, paint.bold],
      cash === null || cash === undefined ? '?' : String(cash),
      train ? words.trainName(title, train.type) : '',
      train && train.at !== null ? words.inPlace(title, train.at) : '–',
      train && train.loads.length > 0
        ? train.loads.map((good) => words.goodName(title, good)).join(', ')
        : labels.empty,
      large.map((city) => words.cityName(title, city)).join(', ') || '–',
    ];
  });
  return columns([head.map((text): Cell => [text, paint.dim]), ...rows]);
}

/** The whole table as this view shows it. */
export function tableText(speech: Speech, title: CrayonTitle, state: CrayonState, paint: Paint): string {
  const { words, labels } = speech;
  const { openFrom } = figuresOf(title, state);
  const parts = [headline(speech, title, state), playersText(speech, title, state, paint)];
  for (const incident of state.incidents) {
    const { card } = incident;
    const say = isActing(incident) ? labels.incident : labels.incidentToCome;
    parts.push(say(words.incidentName(title, card), words.incidentText(title, card)));
  }
  const lying = state.lying.map(({ city, good, due }) =>
    labels.lies(words.good(title, good), words.cityName(title, city), due),
  );
  if (lying.length > 0) parts.push(lying.join('\n'));
  const agreed = [
    ...state.rates.map((rate) => `${labels.agreements}: ${words.rateName(state, rate)}.`),
    ...state.offers.map(
      ({ id, terms }) => `${labels.offers} ${id}: ${words.termsName(title, state, terms)}.`,
    ),
  ];
  if (agreed.length > 0) parts.push(agreed.join('\n'));
  if (state.open.length > 0)
    parts.push(`${labels.publicOrders}\n${ordersText(speech, title, state, null, state.open, paint)}`);
  else if (!state.result && state.round > 0) parts.push(labels.noPublic(openFrom));
  if (state.result) parts.push(labels.over(words.causeOf(title, state.result.cause)));
  return parts.join('\n\n');
}

/** Cards as rows: where each good is found, where it goes, what it pays, how far it is. */
function ordersText(
  { words, labels }: Speech,
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat | null,
  cards: readonly string[],
  paint: Paint,
): string {
  const own =
    seat === null ? new Set<string>() : new Set(joinedCities(title, state, seat).map(({ id }) => id));
  const city = (id: string): string => `${words.cityName(title, id)}${own.has(id) ? '*' : ''}`;
  const found = (order: Order): string => {
    if (seat !== null && state.trains[seat]?.loads.includes(order.good)) return labels.aboard;
    const sources = title.board.cities.filter(({ goods }) => goods.includes(order.good));
    const lying = state.lying.filter(({ good }) => good === order.good).map((one) => one.city);
    const offered = (state.supply[order.good] ?? 0) > 0 ? sources.map(({ id }) => id) : [];
    return [...new Set([...offered, ...lying])].map(city).join(', ') || labels.noneLeft;
  };
  const rows = cards.flatMap((card) =>
    (title.orders.get(card)?.orders ?? []).map((order, index): readonly Cell[] => [
      index === 0 ? card : '',
      words.goodName(title, order.good),
      found(order),
      city(order.city),
      String(order.pays),
      ...(seat === null ? [] : [distance({ words, labels }, title, state, seat, order)]),
    ]),
  );
  const head = ['', labels.good, labels.foundIn, labels.goesTo, labels.pays];
  if (seat !== null) head.push(labels.estimate);
  return columns([head.map((text): Cell => [text, paint.dim]), ...rows]);
}

/** How far a good has to go as the crow flies over mileposts, and what joining both ends would cost. */
function distance(
  { words, labels }: Speech,
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  { good, city }: Order,
): string {
  const { board } = title;
  const to = board.city(city);
  const sources = board.cities.filter(({ goods }) => goods.includes(good));
  if (!to) return '';
  const lines = linesOf(title, state, seat, { spent: 0, out: {} });
  const costTo = (one: CityData): number =>
    Math.min(...one.at.map((at) => lines.to(at)?.cost ?? Number.POSITIVE_INFINITY));
  const ways = sources.map((source) => ({
    steps: stepsBetween(title, source, to),
    cost: costTo(source) + costTo(to),
  }));
  const best = ways.toSorted((one, other) => one.cost - other.cost || one.steps - other.steps)[0];
  if (!best) return '';
  return labels.away(words.steps(best.steps), Number.isFinite(best.cost) ? words.sum(best.cost) : null);
}

/** Steps between two cities over the grid, whatever track there is. */
function stepsBetween({ board }: CrayonTitle, from: CityData, to: CityData): number {
  const seen = new Set(from.at);
  let edge: readonly number[] = from.at;
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.some((at) => to.at.includes(at))) return steps;
    const next: number[] = [];
    for (const at of edge)
      for (const id of board.mileposts[at]?.edges ?? []) {
        const { a, b } = board.edges[id] ?? { a: at, b: at };
        const other = a === at ? b : a;
        if (seen.has(other)) continue;
        seen.add(other);
        next.push(other);
      }
    edge = next;
  }
  return 0;
}

/** The goods: how many are left, and which cities offer them. */
export function goodsText(
  { words, labels }: Speech,
  title: CrayonTitle,
  state: CrayonState,
  paint: Paint,
): string {
  const head = [labels.good, labels.left, labels.foundIn];
  const rows = Object.entries(title.chips).map(([good, count]): readonly Cell[] => [
    [words.goodName(title, good), paint.bold],
    `${state.supply[good] ?? 0}/${count}`,
    title.board.cities
      .filter(({ goods }) => goods.includes(good))
      .map(({ id }) => words.cityName(title, id))
      .join(', '),
  ]);
  return columns([head.map((text): Cell => [text, paint.dim]), ...rows]);
}

/** Who has joined which cities, and what a line to the others costs whoever asks. */
export function networkText(
  { words, labels }: Speech,
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  paint: Paint,
): string {
  const { terrain, water } = figuresOf(title, state);
  const networks = state.players.map((name, one) => {
    const cities = joinedCities(title, state, one).map(({ id }) => words.cityName(title, id));
    return `  ${paint.bold(name)}: ${cities.join(', ') || labels.nothingBuilt}`;
  });
  const lines = linesOf(title, state, seat, { spent: 0, out: {} });
  const network = networkOf(title, state, seat);
  const rows = title.board.cities.flatMap((city): readonly (readonly Cell[])[] => {
    if (isJoined(network, city)) return [];
    const line = city.at
      .map((at) => lines.to(at))
      .filter((one) => one !== undefined)
      .toSorted((one, other) => one.cost - other.cost)[0];
    if (!line || line.segments.length === 0) return [];
    const cost = labels.aLine(words.sum(line.cost), words.segments(line.segments.length));
    return [[`  ${words.cityName(title, city.id)}`, cost]];
  });
  return [
    labels.network,
    ...networks,
    '',
    labels.legend(terrain.plain, terrain.mountain, terrain.small, terrain.large, water.river, water.lake),
    `${labels.lineCosts}`,
    columns(rows),
  ].join('\n');
}

/** The own hand, for its owner's eyes; empty if it is not in sight. */
export function handText(
  speech: Speech,
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  paint: Paint,
): string {
  const cards = handOf(state, seat);
  if (cards.length === 0) return '';
  return `${speech.labels.orders}\n${ordersText(speech, title, state, seat, cards, paint)}`;
}

/** The winner first. */
export function scoresText({ words }: Speech, { players, result }: CrayonState): string {
  if (!result) return '';
  return ranked(result)
    .map(({ seat, score, place }) => `${place}. ${players[seat]}  ${words.sum(score)}`)
    .join('\n');
}
