/** Which action somebody means with the words typed. */

import {
  cardOf,
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  percentOf,
  privateState,
  type Title,
  trainsOf,
} from '@kursbuch/eighteen';
import { meantBy } from '../typed.ts';
import { samplesOf } from './examples.ts';
import { Named } from './named.ts';
import { type Misunderstood, runFromWords } from './runWords.ts';
import type { Speech } from './speech.ts';

const FILLERS: ReadonlySet<string> = new Set([
  ...['a', 'an', 'the', 'for', 'at', 'from', 'of', 'in', 'on', 'to', 'with', 'train', 'trains'],
  ...['share', 'shares', 'par', 'tile', 'rotation', 'hex', 'private', 'as', 'company', 'in', 'and'],
]);

/** The action somebody means, as far as words can say it. Whether it is allowed is not asked here. */
export function actionFromWords(
  title: Title,
  state: EighteenState,
  typed: string,
  { labels, own }: Pick<Speech, 'labels' | 'own'>,
): EighteenAction | Misunderstood {
  const [first = '', ...others] = typed.trim().split(/\s+/);
  const verb = meantBy(labels.typed.verbs, first);
  const rest = others.map((word) => meantBy(labels.typed.things, word));
  const text = [verb, ...rest].join(' ');
  const words = rest
    .map((word) => word.replace(/[,;]$/, ''))
    // A company may be called like one of them: "A" is one, "a" is none.
    .filter((word) => !FILLERS.has(word.toLowerCase()) || title.companies.has(word));
  const named = new Named(title, state, words, verb.toLowerCase());
  const like = samplesOf(title);
  const sorry = (sentence: string): Misunderstood => ({ sentence });
  for (const command of own.commands ?? []) {
    if (!command.verbs.includes(named.verb)) continue;
    const meant = command.meant(new Named(title, state, words, named.verb), { title, state });
    if (meant === null) return sorry(command.sorry?.(like) ?? labels.sorry.notUnderstood(first.slice(0, 40)));
    if (meant) return meant;
  }
  switch (named.verb) {
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
      return { type: 'payOut' };
    case 'withhold':
    case 'keep':
      return { type: 'withhold' };
    case 'bankrupt':
    case 'bankruptcy':
      return { type: 'declareBankruptcy' };
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
      const company = named.company();
      if (company === undefined) return sorry(labels.sorry.sell(like));
      return { type: 'sellShares', company, count: named.number() ?? 1 };
    }
    case 'buy':
      return bought(title, state, named, text) ?? sorry(labels.sorry.buy(like));
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
      return runFromWords(title, state, text.slice(verb.length), labels.sorry, own.carrying?.word);
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
