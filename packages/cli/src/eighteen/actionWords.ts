/** Which action somebody means with the words typed. */
import {
  cardOf,
  companyTurnOf,
  type EighteenState,
  type Gauge,
  gaugeMask,
  type Network,
  networkOf,
  percentOf,
  privateState,
  type Run,
  runTrainsOf,
  type Segment,
  type ShareSource,
  type Title,
  trainsOf,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { EighteenAction, EighteenTable } from '@kursbuch/titles';
import { isNo, isYes, meantBy } from '../typed.ts';
import type { EighteenLabels } from './labels.ts';
import { english } from './labelsEn.ts';

/** What was not understood, in one sentence. */
export interface Misunderstood {
  readonly sentence: string;
}

const FILLERS: ReadonlySet<string> = new Set([
  ...['a', 'an', 'the', 'for', 'at', 'from', 'of', 'in', 'on', 'to', 'with', 'train', 'trains'],
  ...['share', 'shares', 'par', 'tile', 'rotation', 'hex', 'private', 'as', 'company', 'in', 'and'],
]);

/** Names of this title for examples. */
export interface Samples {
  readonly company: string;
  readonly other: string;
  readonly par: number;
  readonly private: string;
  readonly hex: string;
  /** A city by its name. */
  readonly place: string;
  readonly train: string;
}

export function samplesOf(title: Title): Samples {
  const [company = '', other = ''] = [...title.companies.values()]
    .filter(({ directed }) => directed !== false)
    .map(({ sym }) => sym);
  const pars = [...title.market.par.keys()].sort((a, b) => b - a);
  const home = title.companies.get(company)?.home ?? '';
  const [, train = ''] = [...title.trains.values()]
    .filter(({ card }) => card === undefined)
    .map(({ name }) => name);
  const facts = [...title.board.hexes.values()].map((each) => each.facts);
  return {
    company,
    other,
    par: pars[0] ?? 0,
    private: [...title.privates.keys()][1] ?? '',
    hex:
      [...title.board.hexes.values()].find(
        ({ facts }) =>
          facts.preprinted === 'white' &&
          facts.id !== home &&
          facts.stops.length === 1 &&
          facts.stops[0]?.kind === 'city',
      )?.facts.id ?? home,
    place: facts.find(({ name }) => /^\w+$/.test(name ?? ''))?.name ?? home,
    train,
  };
}

/** What can be typed at this table: actions that some task asks for. */
export function examplesOf(
  { table, title }: { readonly table: EighteenTable; readonly title: Title },
  state: EighteenState,
): readonly string[] {
  const { company, other, par, private: one, hex, place, train } = samplesOf(title);
  const { tasks } = table.game;
  const { privates } = title;
  const asked = new Set(Object.values(tasks).flatMap(({ actions }) => Object.keys(actions)));
  if (!tasks.privateSale?.actions.bid) asked.delete('bid');
  if (privates.size === 0) for (const type of ['buyPrivate', 'requestPrivate']) asked.delete(type);
  if (![...privates.keys()].some((each) => title.deals.betweenPlayers?.tradable(state, each)))
    asked.delete('offerPrivate');
  const exchanged = [...privates.keys()].find((each) => {
    // Asked for whoever has it, be it the bank.
    const power = title.powers.exchange(state, privateState(state, each).owner as Seat, each);
    return !('reason' in power) || !['noExchange', 'notExchangeable'].includes(power.reason);
  });
  // A private that operates is a company by the same name.
  const names: readonly string[] = [...privates.keys()];
  const locals = [...title.companies.keys()].filter((each) => names.includes(each)).slice(0, 2);
  const traded = [...title.trains.values()].find(({ tradeIn }) => tradeIn);
  const side = [...title.trains.values()].find(({ card }) => card !== undefined);
  const all: readonly (readonly [type: EighteenAction['type'], text: string])[] = [
    ['buyPrivate', `buy ${one}`],
    ['lowerPrice', `lower ${one}`],
    ['bid', `bid ${one} 165`],
    ['startCompany', `start ${company} ${par}`],
    ['buyShare', `buy ${company}`],
    ['buyShare', `buy ${other} pool`],
    ['sellShares', `sell ${other} 3`],
    ['layTile', `lay ${hex} 57 0`],
    ['placeStation', `station ${hex}`],
    ['runTrains', `run ${train} ${title.companies.get(company)?.home} ${hex}`],
    ['payOut', 'pay'],
    ['withhold', 'withhold'],
    ['buyTrain', `buy train ${train}`],
    ...(side ? ([['buyTrain', `buy train ${side.name}`]] as const) : []),
    ['buyTrain', `buy train ${train} ${other} 100`],
    ...(traded ? ([['buyTrain', `buy ${traded.name} ${traded.tradeIn?.from[0]}`]] as const) : []),
    ['takeLoan', 'loan'],
    ['withdrawBid', `withdraw ${one}`],
    ['buyOption', `option ${company}`],
    ['settleOption', 'settle'],
    ['sellOption', 'sell option'],
    ['buildTunnel', `tunnel ${hex} 0 3`],
    ['proposeMerger', `merge ${locals.join(' ')}`],
    ['chooseLetter', `letter ${[...title.companies.keys()].at(-1)}`],
    ['buyMail', 'mail small'],
    ['writeBond', 'bond 130'],
    ['writeCity', `write ${place} ${company}`],
    ['redeemShares', `redeem ${company} 2`],
    ['offerElephant', `elephant ${state.players[1]} 50`],
    ['callRound', 'round'],
    ['chooseTwoTiles', 'tiles now'],
    ['buyOnCredit', `credit ${train}`],
    ['settleCredit', 'settle pay'],
    ['pardon', 'pardon yes'],
    ['requestPrivate', `ask ${one} 100`],
    ['offerPrivate', `offer ${one} Ben 100`],
    ...(exchanged ? ([['exchangePrivate', `exchange ${exchanged}`]] as const) : []),
    ['discardTrain', `discard ${company} ${train}`],
    ['pass', 'pass'],
  ];
  return all.filter(([type]) => asked.has(type)).map(([, text]) => text);
}

/** The action somebody means, as far as words can say it. Whether it is allowed is not asked here. */
export function actionFromWords(
  title: Title,
  state: EighteenState,
  typed: string,
  labels: Pick<EighteenLabels, 'typed' | 'sorry'> = english,
): EighteenAction | Misunderstood {
  const [first = '', ...others] = typed.trim().split(/\s+/);
  const verb = meantBy(labels.typed.verbs, first);
  const rest = others.map((word) => meantBy(labels.typed.things, word));
  const text = [verb, ...rest].join(' ');
  const words = rest
    .map((word) => word.replace(/[,;]$/, ''))
    // A company may be called like one of them: "A" is one, "a" is none.
    .filter((word) => !FILLERS.has(word.toLowerCase()) || title.companies.has(word));
  const named = new Named(title, state, words);
  const like = samplesOf(title);
  const sorry = (sentence: string): Misunderstood => ({ sentence });
  switch (verb.toLowerCase()) {
    case 'pass':
    case 'end':
    case 'done':
    case 'drop':
    case 'skip':
      return { type: 'pass' };
    case 'accept':
    case 'agree':
    case 'yes':
    case 'y':
      return { type: 'accept' };
    case 'decline':
    case 'refuse':
    case 'no':
    case 'n':
      return { type: 'decline' };
    case 'pay':
    case 'payout':
      return asks(state, 'takeover') ? { type: 'settleCredit', pays: true } : { type: 'payOut' };
    case 'return':
      return { type: 'settleCredit', pays: false };
    case 'withhold':
    case 'keep':
      return { type: 'withhold' };
    case 'bankrupt':
    case 'bankruptcy':
      return { type: 'declareBankruptcy' };
    case 'bond':
    case 'loan':
    case 'borrow': {
      // German has one word for both.
      const amount = named.number();
      if (amount !== undefined) return { type: 'writeBond', amount };
      return verb.toLowerCase() === 'bond' || asks(state, 'bonds')
        ? sorry(labels.sorry.bond(like))
        : { type: 'takeLoan' };
    }
    case 'write': {
      const company = named.company();
      const city = named.place();
      if (company === undefined || city === undefined) return sorry(labels.sorry.write(like));
      return { type: 'writeCity', city, company };
    }
    case 'redeem': {
      const company = named.company();
      if (company === undefined) return sorry(labels.sorry.redeem(like));
      return { type: 'redeemShares', company, count: named.number() ?? 1 };
    }
    case 'elephant': {
      const price = named.number();
      const to = named.player();
      if (to === undefined || price === undefined) return sorry(labels.sorry.elephant(like));
      return { type: 'offerElephant', to, price };
    }
    case 'round':
      return { type: 'callRound' };
    case 'tiles': {
      const from = named.word()?.toLowerCase();
      if (from !== 'now' && from !== 'later') return sorry(labels.sorry.tiles(like));
      return { type: 'chooseTwoTiles', from };
    }
    case 'credit': {
      const kind = named.kind();
      return kind === undefined ? sorry(labels.sorry.credit(like)) : { type: 'buyOnCredit', kind };
    }
    case 'pardon': {
      const answer = named.word() ?? '';
      if (!isYes(answer) && !isNo(answer)) return sorry(labels.sorry.pardon(like));
      return { type: 'pardon', pardons: isYes(answer) };
    }
    case 'take':
      if (/^loans?$/i.test(words[0] ?? '')) return { type: 'takeLoan' };
      return sorry(labels.sorry.take(like));
    case 'lower':
    case 'cheapen': {
      const one = named.private();
      if (one === undefined) return sorry(labels.sorry.lower(like));
      return { type: 'lowerPrice', private: one };
    }
    case 'bid': {
      const one = named.private();
      const amount = named.number();
      if (one === undefined || amount === undefined) return sorry(labels.sorry.bid(like));
      return { type: 'bid', private: one, amount };
    }
    case 'start':
    case 'par': {
      const company = named.company();
      const price = named.number();
      if (company === undefined || price === undefined) return sorry(labels.sorry.start(like));
      return { type: asks(state, 'parChoice') ? 'setPar' : 'startCompany', company, price };
    }
    case 'sell': {
      if (/^option$/i.test(words[0] ?? '')) return { type: 'sellOption' };
      const company = named.company();
      if (company === undefined) return sorry(labels.sorry.sell(like));
      return { type: 'sellShares', company, count: named.number() ?? 1 };
    }
    case 'buy':
      return bought(title, state, named, text) ?? sorry(labels.sorry.buy(like));
    case 'option': {
      const company = named.company();
      if (company === undefined) return sorry(labels.sorry.option(like));
      return { type: 'buyOption', company, from: named.source() === 'pool' ? 'pool' : 'offer' };
    }
    case 'settle': {
      const how = named.word()?.toLowerCase() ?? (asks(state, 'takeover') ? 'pay' : '');
      if (how === 'pay' || how === 'return') return { type: 'settleCredit', pays: how === 'pay' };
      return { type: 'settleOption' };
    }
    case 'withdraw': {
      const one = named.private();
      return one === undefined ? sorry(labels.sorry.withdraw(like)) : { type: 'withdrawBid', private: one };
    }
    case 'merge': {
      const [one, other] = [named.company(), named.company()];
      if (one === undefined || other === undefined) return sorry(labels.sorry.merge(like));
      return { type: 'proposeMerger', one, other };
    }
    case 'letter': {
      const company = named.company();
      return company === undefined ? sorry(labels.sorry.letter(like)) : { type: 'chooseLetter', company };
    }
    case 'tunnel':
    case 'dig': {
      const hex = named.hex();
      const [from, to] = [named.number(), named.number()];
      if (hex === undefined || from === undefined || to === undefined)
        return sorry(labels.sorry.tunnel(like));
      const power = named.private();
      return { type: 'buildTunnel', hex, from, to, ...(power === undefined ? {} : { power }) };
    }
    case 'mail': {
      const size = named.word();
      return size === 'small' || size === 'large'
        ? { type: 'buyMail', size }
        : sorry(labels.sorry.mail(like));
    }
    case 'ask':
    case 'request': {
      const one = named.private();
      const price = named.number();
      if (one === undefined || price === undefined) return sorry(labels.sorry.ask(like));
      return { type: 'requestPrivate', private: one, price };
    }
    case 'offer': {
      const one = named.private();
      const to = named.player();
      const price = named.number();
      if (one === undefined || to === undefined || price === undefined)
        return sorry(labels.sorry.offer(like));
      return { type: 'offerPrivate', private: one, to, price };
    }
    case 'exchange':
    case 'swap': {
      const one = named.private();
      if (one === undefined) return sorry(labels.sorry.exchange(like));
      return { type: 'exchangePrivate', private: one, from: named.source() === 'pool' ? 'pool' : 'offer' };
    }
    case 'lay':
    case 'build':
    case 'upgrade': {
      const hex = named.hex();
      const tile = named.word();
      const rotation = named.number();
      if (hex === undefined || tile === undefined || rotation === undefined)
        return sorry(labels.sorry.lay(like));
      const power = named.private();
      return { type: 'layTile', hex, tile, rotation, ...(power === undefined ? {} : { power }) };
    }
    case 'station':
    case 'token': {
      const hex = named.hex();
      if (hex === undefined) return sorry(labels.sorry.station(like));
      const power = named.private();
      return {
        type: 'placeStation',
        hex,
        stop: (named.number() ?? 1) - 1,
        ...(power === undefined ? {} : { power }),
      };
    }
    case 'home': {
      const hex = named.hex();
      const city = named.number();
      if (hex === undefined || city === undefined) return sorry(labels.sorry.home(like));
      return { type: 'chooseHome', hex, stop: city - 1 };
    }
    case 'discard': {
      const company = named.company() ?? companyTurnOf(state)?.company;
      const kind = named.kind();
      if (company === undefined || kind === undefined) return sorry(labels.sorry.discard(like));
      return { type: 'discardTrain', company, kind };
    }
    case 'run':
      return runInWords(title, state, text.slice(verb.length), labels.sorry);
    default:
      return sorry(labels.sorry.notUnderstood(first.slice(0, 40)));
  }
}

/** Is this what the table waits for? */
const asks = (state: EighteenState, kind: string): boolean => state.agenda.at(-1)?.kind === kind;

function bought(title: Title, state: EighteenState, named: Named, text: string): EighteenAction | undefined {
  // "buy 2E P4 100": a train, made cheaper by a private.
  const cheaper = named.startsWithKind();
  const one = cheaper ? named.powerful() : named.private();
  if (one !== undefined && cheaper) {
    const kind = named.kind() as string;
    const price = named.number() ?? title.trains.get(kind)?.price ?? 0;
    return { type: 'buyTrain', from: 'bank', kind, price, power: one };
  }
  if (one !== undefined) {
    if (privateState(state, one).owner === 'bank') return { type: 'buyPrivate', private: one };
    return {
      type: 'requestPrivate',
      private: one,
      price: named.number() ?? title.privates.get(one)?.price ?? 0,
    };
  }
  const kind = meansTrain(title, state, text) ? named.kind() : undefined;
  if (kind !== undefined) {
    const facts = title.trains.get(kind);
    const company = named.company();
    if (company !== undefined) return { type: 'buyTrain', from: company, kind, price: named.number() ?? 1 };
    const tradeIn = named.kind();
    const pool = named.source() === 'pool';
    if (tradeIn !== undefined)
      return {
        type: 'buyTrain',
        from: 'bank',
        kind,
        price: facts?.tradeIn?.price ?? facts?.price ?? 0,
        tradeIn,
      };
    const inBank = trainsOf(state, 'bank').some((train) => train.kind === cardOf(title, kind));
    const inPool = trainsOf(state, 'pool').some((train) => train.kind === kind);
    const from = pool || (inPool && !inBank) ? 'pool' : 'bank';
    return { type: 'buyTrain', from, kind, price: facts?.price ?? 0 };
  }
  const company = named.company();
  if (company === undefined) return undefined;
  const from = named.source();
  const number = named.number();
  // "buy PRR 100": the first certificate, at that par.
  if (state.companies[company]?.par === null && number !== undefined && from === undefined)
    return { type: 'startCompany', company, price: number };
  const count = number === undefined || number === 1 ? {} : { count: number };
  const onlyPool = percentOf(state, company, 'offer') === 0 && percentOf(state, company, 'pool') > 0;
  return { type: 'buyShare', company, from: from ?? (onlyPool ? 'pool' : 'offer'), ...count };
}

/** "buy NYC 3": three shares, or NYC's 3-train? In a company's turn trains are bought, otherwise shares. */
function meansTrain(title: Title, state: EighteenState, text: string): boolean {
  if (/\btrains?\b/i.test(text)) return true;
  if (/\bshares?\b/i.test(text)) return false;
  const words = text.toLowerCase().split(/\s+/);
  const namesCompany = [...title.companies.keys()].some((company) => words.includes(company.toLowerCase()));
  return companyTurnOf(state) !== undefined || !namesCompany;
}

/** Finds the things that words name; a word is used once. */
class Named {
  readonly #title: Title;
  readonly #state: EighteenState;
  readonly #words: string[];

  constructor(title: Title, state: EighteenState, words: readonly string[]) {
    this.#title = title;
    this.#state = state;
    this.#words = [...words];
  }

  #take<T>(meaning: (word: string) => T | undefined): T | undefined {
    for (const [index, word] of this.#words.entries()) {
      const found = meaning(word);
      if (found === undefined) continue;
      this.#words.splice(index, 1);
      return found;
    }
    return undefined;
  }

  #oneOf(names: Iterable<string>): string | undefined {
    const all = [...names];
    return this.#take((word) => all.find((name) => name.toLowerCase() === word.toLowerCase()));
  }

  company(): string | undefined {
    return this.#oneOf(this.#title.companies.keys());
  }

  private(): string | undefined {
    return this.#oneOf(this.#title.privates.keys());
  }

  /** A private that is not a company too: that one would be where a train comes from. */
  powerful(): string | undefined {
    const names: readonly string[] = [...this.#title.privates.keys()];
    return this.#oneOf(names.filter((name) => !this.#title.companies.has(name)));
  }

  startsWithKind(): boolean {
    return [...this.#title.trains.keys()].some(
      (kind) => kind.toLowerCase() === this.#words[0]?.toLowerCase(),
    );
  }

  kind(): string | undefined {
    return this.#oneOf(this.#title.trains.keys());
  }

  hex(): string | undefined {
    return this.#take((word) => (/^[a-z]{1,2}\d{1,2}$/i.test(word) ? word.toUpperCase() : undefined));
  }

  /** A hex by the name of its city, or by its own. */
  place(): string | undefined {
    const named = (word: string) =>
      [...this.#title.board.hexes.values()].find(
        ({ facts }) => facts.name?.toLowerCase() === word.toLowerCase(),
      )?.facts.id;
    return this.#take(named) ?? this.hex();
  }

  player(): Seat | undefined {
    return this.#take((word) => {
      const seat = this.#state.players.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase()));
      return seat < 0 ? undefined : seat;
    });
  }

  source(): ShareSource | undefined {
    return this.#take((word) => {
      if (/^(pool|market|bank)$/i.test(word)) return 'pool';
      if (/^(treasury|split)$/i.test(word)) return 'treasury';
      return /^(offer|offering|initial|ipo)$/i.test(word) ? 'offer' : undefined;
    });
  }

  number(): number | undefined {
    return this.#take((word) => (/^-?\d+(\.\d+)?$/.test(word) ? Number(word) : undefined));
  }

  word(): string | undefined {
    return this.#take((word) => word);
  }
}

// ---------------------------------------------------------------- runs

/** "3 H12 H10 F10; 2 H10 G7": each train with its stops in order; the track between them is found. */
function runInWords(
  title: Title,
  state: EighteenState,
  text: string,
  sorry: EighteenLabels['sorry'],
): EighteenAction | Misunderstood {
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return { sentence: sorry.nobodyRuns };
  const rules = title.runs.runRules(state, company);
  const network = networkOf(title.runs.runBoard(state), state, rules);
  const free = [...runTrainsOf(title, state, company)];
  const taken = new Set<number>();
  const runs: Run[] = [];
  let mail: string | undefined;
  const parts = text
    .split(';')
    .map((part) =>
      part
        .trim()
        .split(/[\s,–-]+/)
        .filter((word) => word !== ''),
    )
    .filter((words) => words.length > 0);
  if (parts.length === 0) return { sentence: sorry.run };
  for (const [name = '', ...named] of parts) {
    const hexes = named.filter((word) => word.toLowerCase() !== 'mail');
    const at = free.findIndex(({ id, kind }) => kind.toLowerCase() === name.toLowerCase() || id === name);
    const train = free[at];
    if (!train) return { sentence: sorry.noTrain(company, name.slice(0, 10)) };
    free.splice(at, 1);
    const stops = hexes.map((hex) => hex.toUpperCase());
    // Where only track of another train, or of another gauge, is left, the rules say so.
    const fitting = inGauge(network, train.gauge);
    const way = wayOver(fitting, stops, taken) ?? wayOver(network, stops, new Set());
    if (!way) return { sentence: sorry.noTrack(hexes.join(', ').slice(0, 80)) };
    for (const { sides } of way.segments) for (const side of sides) taken.add(side);
    runs.push({ train: train.id, stops: way.stops, legs: way.legs });
    if (hexes.length < named.length) mail = train.id;
  }
  return { type: 'runTrains', runs, ...(mail !== undefined && { mail }) };
}

/** The track that a train of this gauge may use. */
const inGauge = (network: Network, gauge: Gauge | undefined): Network =>
  gauge === undefined
    ? network
    : {
        ...network,
        segments: network.segments.filter((segment) => (segment.gauge & gaugeMask(gauge)) !== 0),
      };

interface WayFound {
  readonly stops: readonly string[];
  readonly legs: readonly (readonly string[])[];
  readonly segments: readonly Segment[];
}

/** Track that joins stops of these hexes in order, using no side twice. */
function wayOver(
  network: Network,
  hexes: readonly string[],
  taken: ReadonlySet<number>,
): WayFound | undefined {
  const here = (hex: string) =>
    network.stops.flatMap((stop, index) => (stop.hex === hex || stop.id === hex ? [index] : []));
  const used = new Set(taken);
  const segments: Segment[] = [];
  const stops: number[] = [];
  const walk = (index: number): boolean => {
    if (index === hexes.length) return hexes.length > 1;
    for (const stop of here(hexes[index] as string)) {
      const from = stops.at(-1);
      stops.push(stop);
      if (from === undefined) {
        if (walk(index + 1)) return true;
      } else
        for (const segment of network.segments) {
          const joins =
            (segment.a === from && segment.b === stop) || (segment.b === from && segment.a === stop);
          if (!joins || segment.sides.some((side) => used.has(side))) continue;
          segments.push(segment);
          for (const side of segment.sides) used.add(side);
          if (walk(index + 1)) return true;
          for (const side of segment.sides) used.delete(side);
          segments.pop();
        }
      stops.pop();
    }
    return false;
  };
  if (!walk(0)) return undefined;
  let at = stops[0] as number;
  const legs = segments.map(({ a, b, hexes: way }) => {
    const leg = a === at ? way : [...way].reverse();
    at = a === at ? b : a;
    return leg;
  });
  return { stops: stops.map((stop) => network.stops[stop]?.id as string), legs, segments };
}
