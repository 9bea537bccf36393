/** The choices of a seat as a numbered list, grouped by kind. */

import {
  bestRuns,
  bidsOn,
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  type EighteenTable,
  type Face,
  networkOf,
  runTrainsOf,
  sharePrice,
  shareSalePrice,
  type Title,
  terrainCost,
  trackKey,
} from '@kursbuch/eighteen';
import { type Choice, isRefusal, type Seat } from '@kursbuch/table';
import type { TerminalCommand, TitleTerminal } from '@kursbuch/words/eighteen';
import { menuGroups } from '@kursbuch/words/eighteen/terminal.ts';
import { trackText } from './mapText.ts';
import type { Speech } from './speech.ts';

/** How long a person waits for the best runs: about a second. */
const PATIENCE = 2_000_000;

type Lay = Extract<EighteenAction, { type: 'layTile' }>;

/** One line of the list: an action, an action with a number to be named, or tiles to be chosen step by step. */
export type Entry = { readonly label: string; readonly seat: Seat } & (
  | { readonly type: 'action'; readonly action: EighteenAction }
  | {
      readonly type: 'number';
      /** The numbers in words: "67, 71 or 76", "75..480". */
      readonly numbers: string;
      readonly allows: (value: number) => boolean;
      readonly action: (value: number) => EighteenAction;
    }
  | { readonly type: 'lays'; readonly lays: readonly Lay[] }
);

interface Group {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** A seat at a table, what it sees, and the language it is spoken to. */
interface MenuScene {
  readonly speech: Speech;
  readonly table: EighteenTable;
  readonly title: Title;
  readonly state: EighteenState;
  readonly seat: Seat;
  /** What passing means here. */
  readonly pass: string;
}

export function menuOf(
  speech: Speech,
  { table, title }: { readonly table: EighteenTable; readonly title: Title },
  state: EighteenState,
  seat: Seat,
  pass: string,
  persons: readonly Seat[],
): readonly Group[] {
  const { words, labels, own } = speech;
  const asked: MenuScene = { speech, table, title, state: table.view(state, [seat]), seat, pass };
  const entries = entriesOf(asked);
  const groups: Group[] = [];
  const all = menuGroups(own);
  const placed = new Set(all.flatMap(({ types }) => types));
  const others = [...entries.keys()].filter((type) => !placed.has(type));
  for (const { group, types, heading = labels.groups[group] } of all) {
    const found = (group === 'other' ? others : types).flatMap((type) => entries.get(type) ?? []);
    if (found.length > 0) groups.push({ heading, entries: found });
  }
  // Others may have something to do at any moment.
  for (const other of persons) {
    if (other === seat || table.waiting(state).includes(other)) continue;
    const found = [
      ...entriesOf({ ...asked, seat: other, state: table.view(state, [other]) }).values(),
    ].flat();
    if (found.length > 0) groups.push({ heading: labels.mayNow(words.nameOf(state, other)), entries: found });
  }
  return groups;
}

function entriesOf(asked: MenuScene): ReadonlyMap<string, readonly Entry[]> {
  const { speech, table, title, state, seat } = asked;
  const entries = new Map<string, Entry[]>();
  const add = (type: string, entry: Entry) => {
    const list = entries.get(type);
    if (list) list.push(entry);
    else entries.set(type, [entry]);
  };
  const addAction = (type: string, action: EighteenAction) =>
    add(type, { type: 'action', seat, action, label: labelOf(asked, action) });
  const lays: Lay[] = [];
  const several = new Map<string, EighteenAction[]>();
  for (const choice of table.choices(state, seat)) {
    if (choice.type === 'range') add(choice.action.type, ranged(asked, choice));
    else if (choice.type === 'many') {
      for (const action of choice.kind === 'runTrains' ? runsOf(title, state, choice.list()) : choice.list())
        if (action.type === 'layTile') lays.push(action);
        else addAction(choice.kind, action);
    } else {
      const key = alike(speech, choice.action);
      if (key === undefined) addAction(choice.action.type, choice.action);
      else {
        const list = several.get(key);
        if (list) list.push(choice.action);
        else several.set(key, [choice.action]);
      }
    }
  }
  for (const actions of several.values()) add((actions[0] as EighteenAction).type, oneOf(asked, actions));
  if (lays.length > 0) {
    const hexes = [...new Set(lays.map(({ hex }) => hex))];
    const where = hexes.length > 12 ? `${hexes.slice(0, 12).join(' ')} …` : hexes.join(' ');
    const label = speech.labels.layATile(where);
    add('layTile', { type: 'lays', seat, lays: distinctLays(title, lays), label });
  }
  return entries;
}

/** The best runs there are in the place of the ones found at once. */
function runsOf(
  title: Title,
  state: EighteenState,
  offered: readonly EighteenAction[],
): readonly EighteenAction[] {
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return offered;
  const trains = runTrainsOf(title, state, company);
  const rules = title.runs.runRules(state, company);
  const network = networkOf(title.runs.runBoard(state), state, rules);
  const { runs, carrier } = bestRuns(network, company, trains, rules, { budget: PATIENCE });
  const best: readonly EighteenAction[] =
    runs.length > 0 ? [{ type: 'runTrains', runs, ...(carrier && { mail: carrier.train }) }] : offered;
  return [...best, ...offered.filter((action) => action.type === 'runTrains' && action.runs.length === 0)];
}

/** Actions that differ in one number only are one line; this is what they have in common. */
function alike({ own }: Speech, action: EighteenAction): string | undefined {
  switch (action.type) {
    case 'startCompany':
    case 'setPar':
    case 'sellShares':
      return `${action.type} ${action.company}`;
    case 'buyShare':
      return `${action.type} ${action.company} ${action.from}`;
    default: {
      const number = commandOf(own, action)?.differsIn;
      return number === undefined ? undefined : JSON.stringify({ ...action, [number]: 0 });
    }
  }
}

const commandOf = (own: TitleTerminal, { type }: EighteenAction): TerminalCommand | undefined =>
  own.commands?.find((command) => command.type === type);

const numberIn = ({ own }: Speech, action: EighteenAction): number => {
  const number = commandOf(own, action)?.differsIn;
  if (number !== undefined) return Number((action as unknown as Record<string, unknown>)[number]);
  if (action.type === 'startCompany' || action.type === 'setPar') return action.price;
  return action.type === 'sellShares' ? action.count : action.type === 'buyShare' ? (action.count ?? 1) : 0;
};

function oneOf(asked: MenuScene, actions: readonly EighteenAction[]): Entry {
  const { speech, seat } = asked;
  const [first] = actions as [EighteenAction];
  if (actions.length === 1) return { type: 'action', seat, action: first, label: labelOf(asked, first) };
  const byNumber = new Map(actions.map((action) => [numberIn(speech, action), action]));
  const numbers = inWords(speech, [...byNumber.keys()]);
  return {
    type: 'number',
    seat,
    numbers,
    allows: (value) => byNumber.has(value),
    action: (value) => byNumber.get(value) as EighteenAction,
    label: labelOfSeveral(asked, first, numbers),
  };
}

function inWords({ words }: Speech, numbers: readonly number[]): string {
  const sorted = [...numbers].sort((one, other) => one - other);
  const [least, most] = [sorted[0] as number, sorted.at(-1) as number];
  if (most - least === sorted.length - 1 && sorted.length > 2) return `${least}..${most}`;
  return words.either(sorted.map(String));
}

function labelOfSeveral(
  { speech: { words, labels, own }, title, state }: MenuScene,
  action: EighteenAction,
  numbers: string,
): string {
  const money = (price: number | undefined) => words.money(title, price ?? 0);
  switch (action.type) {
    case 'startCompany':
      return labels.startAt(action.company, numbers);
    case 'setPar':
      return labels.setPar(action.company, numbers);
    case 'sellShares':
      return labels.sell(action.company, numbers, money(shareSalePrice(title, state, action.company)));
    case 'buyShare': {
      const price = sharePrice(title, state, action.company, action.from);
      return labels.buy(action.company, numbers, action.from, money(price));
    }
    default:
      return commandOf(own, action)?.numbered?.({ words, title, state }, action, numbers) ?? action.type;
  }
}

function ranged(asked: MenuScene, choice: Extract<Choice<EighteenAction>, { type: 'range' }>): Entry {
  const { action, field, min, max, step } = choice;
  const numbers = min === max ? String(min) : `${min}..${max}`;
  return {
    type: 'number',
    seat: asked.seat,
    numbers,
    allows: (value) => Number.isInteger(value) && value >= min && value <= max && (value - min) % step === 0,
    action: (value) => ({ ...action, [field]: value }) as EighteenAction,
    label: labelOfRange(asked, action, numbers),
  };
}

function labelOfRange(
  { speech: { words, labels, own }, title, state, seat }: MenuScene,
  action: EighteenAction,
  numbers: string,
): string {
  switch (action.type) {
    case 'bid': {
      const bids = bidsOn(state, action.private).map(
        (bid) => `${words.nameOf(state, bid.seat)} ${words.money(title, bid.amount)}`,
      );
      return `${labels.bidOn(action.private, numbers)}${bids.length > 0 ? ` (${bids.join(', ')})` : ''}`;
    }
    case 'requestPrivate': {
      const owner = state.privates[action.private]?.owner;
      if (owner === seat) return labels.buyFromYourself(action.private, numbers);
      const name = owner === undefined ? labels.itsOwner : words.nameOf(state, owner);
      return labels.askFor(name, action.private, numbers);
    }
    case 'offerPrivate':
      return labels.offerTo(action.private, words.nameOf(state, action.to), numbers);
    case 'buyTrain':
      return labels.buyTrain(words.trainName(action.kind), action.from, numbers);
    default:
      return (
        commandOf(own, action)?.numbered?.({ words, title, state }, action, numbers) ??
        `${action.type}: ${numbers}`
      );
  }
}

function labelOf(asked: MenuScene, action: EighteenAction): string {
  const { speech, table, title, state, seat, pass } = asked;
  const { words, labels, own } = speech;
  if (action.type === 'pass') return pass;
  const scene = { words, title, state };
  const label = words.describe(title, state, action);
  if (action.type === 'sellShares') {
    const price = shareSalePrice(title, state, action.company) ?? 0;
    return `${label}${labels.at(words.money(title, price))}`;
  }
  const isRun = action.type === 'runTrains' && action.runs.length > 0;
  const foreseen = () => {
    const told = table.rehearse(state, seat, action);
    return isRefusal(told) ? [] : told.events;
  };
  if (!isRun) return `${label}${own.brings?.(scene, action, foreseen) ?? ''}`;
  const run = foreseen().find((event) => event.type === 'trainsRun');
  if (run?.type !== 'trainsRun') return label;
  const runs = action.runs.map((one) => words.runName(title, state, one)).join('; ');
  const carried = run.carried ? (own.carrying?.told(words.money(title, run.carried.amount)) ?? '') : '';
  return `${labels.runFor(words.money(title, run.revenue), runs)}${carried}`;
}

// ---------------------------------------------------------------- tiles, step by step

/** A step on the way to a tile: what is asked, and the lays behind each answer. */
interface LayStep {
  readonly question: string;
  readonly answers: readonly LayAnswer[];
}

interface LayAnswer {
  /** What to type. */
  readonly word: string;
  readonly label: string;
  readonly lays: readonly Lay[];
}

function split(lays: readonly Lay[], key: (lay: Lay) => string): ReadonlyMap<string, readonly Lay[]> {
  const parts = new Map<string, Lay[]>();
  for (const lay of lays) parts.set(key(lay), [...(parts.get(key(lay)) ?? []), lay]);
  return parts;
}

const tileWord = ({ tile, power }: Lay): string => (power === undefined ? tile : `${tile} ${power}`);

/** The lays that differ in track: turned round, a straight is the same straight. */
export function distinctLays(title: Title, lays: readonly Lay[]): readonly Lay[] {
  const key = (lay: Lay) =>
    `${lay.hex} ${tileWord(lay)} ${trackKey(title.board.tiles.get(lay.tile)?.[lay.rotation] as Face)}`;
  return [...split(lays, key).values()].map(([first]) => first as Lay);
}

/** The next question about these lays; undefined when only one is left. */
export function layStep(
  speech: Speech,
  title: Title,
  state: EighteenState,
  lays: readonly Lay[],
): LayStep | undefined {
  const { words, labels } = speech;
  const [first] = lays;
  if (!first || lays.length === 1) return undefined;
  const byHex = split(lays, ({ hex }) => hex);
  if (byHex.size > 1)
    return {
      question: labels.whichHex,
      answers: [...byHex].map(([hex, some]) => {
        const cost = terrainCost(title, state, hex);
        const name = title.board.hexes.get(hex)?.facts.name;
        const tiles = [...new Set(some.map(({ tile }) => tile))].join(', ');
        const parts = [
          ...(name ? [name] : []),
          labels.tiles(tiles),
          ...(cost > 0 ? [labels.costs(words.money(title, cost))] : []),
        ];
        return { word: hex, label: parts.join(', '), lays: some };
      }),
    };
  const place = words.hexName(title, first.hex);
  const byTile = split(lays, tileWord);
  if (byTile.size > 1)
    return {
      question: labels.whichTile(place),
      answers: [...byTile].map(([word, some]) => {
        const colour = title.board.tiles.get((some[0] as Lay).tile)?.[0]?.color ?? '';
        return { word, label: `${words.colourName(colour)}, ${labels.ways(some.length)}`, lays: some };
      }),
    };
  return {
    question: labels.whichWay(first.tile, place),
    answers: lays.map((lay) => ({
      word: String(lay.rotation),
      label: trackText(speech, title, title.board.tiles.get(lay.tile)?.[lay.rotation] as Face),
      lays: [lay],
    })),
  };
}
