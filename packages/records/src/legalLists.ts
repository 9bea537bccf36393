/**
 * Comparing our choices with a trace's lists of everything legal: each list of the trace as a set of words, and the
 * same words made from `choices`. Tiles up to equivalent rotation, prices by the lowest and the highest.
 */

import {
  type BiddingTask,
  canonicalRotation,
  type EighteenAction,
  type EighteenState,
  salePrice,
  type Title,
} from '@kursbuch/eighteen';
import type { Choice } from '@kursbuch/table';
import type { PublicGame } from './import.ts';
import { inverted } from './publicTitle.ts';
import type { TraceState } from './trace.ts';

/** What our list has and the trace's has not, and the other way round. */
export interface ListDifference {
  readonly list: string;
  readonly onlyOurs: readonly string[];
  readonly onlyTheirs: readonly string[];
}

/** The lists of each step of the public engine; one the trace leaves out there is empty. */
const LISTS_AT: Readonly<Record<string, readonly string[]>> = {
  WaterfallAuction: ['buy', 'bids', 'pass', 'auctioning'],
  CompanyPendingPar: ['par', 'pass'],
  BuySellParShares: ['buy', 'par', 'sell', 'pass', 'exchange', 'companies', 'power_lays'],
  SpecialTrack: ['power_lays'],
  DutchAuction: ['bids', 'reduce', 'pass'],
  Track: ['lays', 'power_lays', 'private_purchases', 'loan'],
  Token: ['stations', 'power_lays', 'private_purchases', 'loan'],
  HomeToken: ['stations', 'power_lays', 'private_purchases'],
  SpecialToken: ['stations'],
  Route: ['power_lays', 'private_purchases', 'loan'],
  Dividend: ['power_lays', 'private_purchases', 'loan'],
  BuyTrain: [
    'trains',
    'train_exchanges',
    'train_powers',
    'must',
    'sell',
    'bankrupt',
    'power_lays',
    'private_purchases',
    'loan',
  ],
  BuyCompany: ['power_lays', 'private_purchases'],
  TakeLoanBuyCompany: ['power_lays', 'private_purchases', 'loan'],
  BlockingLoan: ['loan'],
  DiscardTrain: ['discards'],
  CashCrisis: ['sell'],
  TasmaniaTile: ['power_lays'],
};

/** A choice in the words of the trace: the list it belongs to, and the entry there. */
type Entry = readonly [list: string, word: string];

/** Where our choices differ from the legal lists of the trace; nothing where it has none. */
export function listDifferences(
  game: PublicGame,
  players: readonly (string | number)[],
  ours: EighteenState,
  theirs: TraceState,
): readonly ListDifference[] {
  const lists = LISTS_AT[String(theirs.step)];
  if (!lists || ours.result) return [];
  const our = collect(ourEntries(game, players, ours, theirs));
  const their = collect(theirEntries(game, theirs));
  const none: ReadonlySet<string> = new Set();
  return lists.flatMap((list) => {
    const [mine, other] = [our.get(list) ?? none, their.get(list) ?? none];
    const onlyOurs = [...mine].filter((word) => !other.has(word));
    const onlyTheirs = [...other].filter((word) => !mine.has(word));
    return onlyOurs.length + onlyTheirs.length > 0 ? [{ list, onlyOurs, onlyTheirs }] : [];
  });
}

function collect(entries: readonly Entry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const lists = new Map<string, Set<string>>();
  for (const [list, word] of entries) {
    const words = lists.get(list);
    if (words) words.add(word);
    else lists.set(list, new Set([word]));
  }
  return lists;
}

const words = (...parts: readonly unknown[]): string => parts.join(' ');

function lay(title: Title, hex: string, tile: string, rotation: number): string {
  const faces = title.board.tiles.get(tile);
  return words(hex, tile, faces?.[rotation] ? canonicalRotation(faces, rotation) : rotation);
}

// ---------------------------------------------------------------- the trace's lists

/** A list in a trace; whatever else stands there is none. */
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function theirEntries({ title, publicRecords: { names } }: PublicGame, theirs: TraceState): readonly Entry[] {
  const ourTile = (tile: unknown): string => names.tiles?.[String(tile)] ?? String(tile);
  const found: Entry[] = [];
  const add = (list: string, ...parts: readonly unknown[]) => found.push([list, words(...parts)]);
  const rows = (value: unknown, take: (...row: readonly unknown[]) => void) => {
    for (const row of listIn(value)) take(...(Array.isArray(row) ? row : [row]));
  };
  rows(theirs.lays, (hex, tile, rotations) =>
    rows(rotations, (rotation) => add('lays', lay(title, String(hex), ourTile(tile), Number(rotation)))),
  );
  rows(theirs.power_lays, (one, hex, tile, rotations) =>
    rows(rotations, (rotation) =>
      add('power_lays', one, lay(title, String(hex), ourTile(tile), Number(rotation))),
    ),
  );
  rows(theirs.trains, (from, _card, side, lowest, highest) => add('trains', from, side, lowest, highest));
  if (listIn(theirs.legal).includes('take_loan')) add('loan', 'yes');
  for (const list of ['stations', 'train_exchanges', 'train_powers', 'private_purchases', 'sell', 'discards'])
    rows(theirs[list], (...row) => add(list, ...row));
  for (const flag of ['must', 'bankrupt']) if (theirs[flag]) add(flag, 'yes');
  const [stock, auction] = [theirs.stock, theirs.auction] as (Record<string, unknown> | undefined)[];
  for (const [list, value] of Object.entries({ ...stock, ...auction }))
    if (list === 'pass') {
      if (value) add(list, 'yes');
    } else if (list === 'par')
      rows(value, (company, prices) => rows(prices, (price) => add(list, company, price)));
    else if (list === 'auctioning' || (list === 'buy' && auction)) {
      if (value) add(list, ...(Array.isArray(value) ? value : [value]));
    } else rows(value, (...row) => add(list, ...row));
  return found;
}

// ---------------------------------------------------------------- our choices

/** Where a train or a share is bought, in the trace's words. */
const SOURCES: Readonly<Record<string, string>> = { offer: 'ipo', bank: 'depot' };

function ourEntries(
  { table, title, publicRecords: { names, exceptions, actions = [] } }: PublicGame,
  players: readonly (string | number)[],
  state: EighteenState,
  theirs: TraceState,
): readonly Entry[] {
  const step = String(theirs.step);
  const companies = inverted(names.companies);
  const privates = inverted(names.privates);
  const found: Entry[] = [];
  const take = (action: EighteenAction, lowest: number, highest: number): void => {
    if (exceptions.some((exception) => exception.applies(state, step, action))) return;
    const add = (list: string, ...parts: readonly unknown[]) => found.push([list, words(...parts)]);
    switch (action.type) {
      case 'layTile': {
        const word = lay(title, action.hex, action.tile, action.rotation);
        if (action.power === undefined) add('lays', word);
        else add('power_lays', privates[action.power], word);
        return;
      }
      case 'placeStation':
      case 'chooseHome':
        add('stations', action.hex, action.stop);
        return;
      case 'buyTrain': {
        const { from, kind, tradeIn, price } = action;
        if (tradeIn !== undefined) add('train_exchanges', tradeIn, kind, price);
        else if (action.power !== undefined) add('train_powers', privates[action.power], kind, price);
        else
          add(
            'trains',
            from === 'pool' ? 'discard' : (SOURCES[from] ?? companies[from]),
            kind,
            lowest,
            highest,
          );
        return;
      }
      case 'discardTrain':
        // Surplus trains: there one company after the other is asked, here all that have too many (R56).
        if (companies[action.company] === theirs.entity) add('discards', action.kind);
        return;
      case 'requestPrivate':
        if (step === 'BuySellParShares') add('companies', privates[action.private]);
        else add('private_purchases', privates[action.private], lowest, highest);
        return;
      case 'buyPrivate': {
        const price = salePrice(title, state, action.private);
        if (step === 'DutchAuction') add('bids', privates[action.private], price, price);
        else add('buy', privates[action.private], price);
        return;
      }
      case 'bid':
        add('bids', privates[action.private], lowest, highest);
        return;
      case 'setPar':
      case 'startCompany':
        add('par', companies[action.company], action.price);
        return;
      case 'buyShare':
        add('buy', companies[action.company], SOURCES[action.from] ?? 'market', 10 * (action.count ?? 1));
        return;
      case 'sellShares':
        add('sell', companies[action.company], action.count);
        return;
      case 'exchangePrivate': {
        const owner = state.privates[action.private]?.owner;
        const power = title.powers.exchange(state, Number(owner), action.private);
        const company = 'company' in power ? companies[power.company] : undefined;
        add('exchange', privates[action.private], company, SOURCES[action.from] ?? 'market', 10);
        return;
      }
      case 'declareBankruptcy':
        add('bankrupt', 'yes');
        return;
      case 'pass':
        add('pass', 'yes');
        return;
      default: {
        const own = actions.find(({ type }) => type === action.type);
        if (own) add(...own.listed(action, privates));
      }
    }
  };
  for (const [seat, player] of players.entries())
    for (const choice of table.choices(state, seat))
      if (theirs.active.includes(player) || isPowerLay(choice)) each(choice, take);
  const top = state.agenda.at(-1);
  if (top?.kind === 'bidding') found.push(['auctioning', privates[(top as BiddingTask).private] as string]);
  if (step === 'BuyTrain' && !found.some(([list]) => list === 'pass')) found.push(['must', 'yes']);
  return found;
}

/** A private may lay a tile whoever is on turn: what others may lay then is by its power. */
const isPowerLay = (choice: Choice<EighteenAction>): boolean =>
  choice.type === 'many' && choice.kind === 'layTile';

/** The actions of a choice with the lowest and highest price; runs of trains are in no list. */
function each(
  choice: Choice<EighteenAction>,
  take: (action: EighteenAction, lowest: number, highest: number) => void,
): void {
  if (choice.type === 'range') take(choice.action, choice.min, choice.max);
  else if (choice.type === 'one') {
    const price = 'price' in choice.action ? choice.action.price : 0;
    take(choice.action, price, price);
  } else if (!choice.includes) for (const action of choice.list()) take(action, 0, 0);
}
