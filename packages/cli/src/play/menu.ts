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
  priceOf,
  runTrainsOf,
  sharePrice,
  type Title,
  terrainCost,
  trackKey,
} from '@kursbuch/eighteen';
import { type Choice, isRefusal, type Seat } from '@kursbuch/table';
import { describe } from '../actionWords.ts';
import { trackText } from '../mapText.ts';
import { aTrain, hexName, nameOf, runName } from '../sentences.ts';

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

export interface Group {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** Headings in the order of the list. */
const HEADINGS: readonly (readonly [types: readonly EighteenAction['type'][], heading: string])[] = [
  [['accept', 'decline'], 'Answer'],
  [['setPar'], 'Par'],
  [['chooseHome'], 'Home'],
  [['discardTrain'], 'Give back'],
  [['buyPrivate'], 'Buy'],
  [['lowerPrice'], 'Make cheaper'],
  [['bid'], 'Bid'],
  [['startCompany'], 'Start a company'],
  [['buyShare'], 'Buy a share'],
  [['sellShares'], 'Sell shares'],
  [['layTile'], 'Track'],
  [['placeStation'], 'Station'],
  [['runTrains'], 'Run'],
  [['payOut', 'withhold'], 'Revenue'],
  [['buyTrain'], 'Buy a train'],
  [['takeLoan'], 'Loan'],
  [['exchangePrivate', 'requestPrivate', 'offerPrivate'], 'Privates'],
  [['declareBankruptcy'], 'Bankruptcy'],
  // Whatever has no place above.
  [[], 'Other'],
  [['pass'], ''],
];

const PLACED: ReadonlySet<string> = new Set(HEADINGS.flatMap(([types]) => types));

export function menuOf(
  table: EighteenTable,
  title: Title,
  state: EighteenState,
  seat: Seat,
  pass: string,
  persons: readonly Seat[],
): readonly Group[] {
  const entries = entriesOf(table, title, state, seat, pass);
  const groups: Group[] = [];
  const others = [...entries.keys()].filter((type) => !PLACED.has(type));
  for (const [types, heading] of HEADINGS) {
    const found = (types.length > 0 ? types : others).flatMap((type) => entries.get(type) ?? []);
    if (found.length > 0) groups.push({ heading, entries: found });
  }
  // Others may have something to do at any moment.
  for (const other of persons) {
    if (other === seat || table.waiting(state).includes(other)) continue;
    const found = [...entriesOf(table, title, state, other, pass).values()].flat();
    if (found.length > 0)
      groups.push({ heading: `${nameOf(state, other)} may at this moment`, entries: found });
  }
  return groups;
}

function entriesOf(
  table: EighteenTable,
  title: Title,
  state: EighteenState,
  seat: Seat,
  pass: string,
): ReadonlyMap<string, readonly Entry[]> {
  const entries = new Map<string, Entry[]>();
  const add = (type: string, entry: Entry) => {
    const list = entries.get(type);
    if (list) list.push(entry);
    else entries.set(type, [entry]);
  };
  const lays: Lay[] = [];
  const several = new Map<string, EighteenAction[]>();
  for (const choice of table.choices(state, seat)) {
    if (choice.type === 'range') add(choice.action.type, ranged(state, seat, choice));
    else if (choice.type === 'many') {
      for (const action of choice.kind === 'runTrains' ? runsOf(title, state, choice.list()) : choice.list())
        if (action.type === 'layTile') lays.push(action);
        else
          add(choice.kind, {
            type: 'action',
            seat,
            action,
            label: labelOf(table, title, state, seat, action, pass),
          });
    } else {
      const key = alike(choice.action);
      if (key === undefined)
        add(choice.action.type, {
          type: 'action',
          seat,
          action: choice.action,
          label: labelOf(table, title, state, seat, choice.action, pass),
        });
      else {
        const list = several.get(key);
        if (list) list.push(choice.action);
        else several.set(key, [choice.action]);
      }
    }
  }
  for (const actions of several.values())
    add((actions[0] as EighteenAction).type, oneOf(table, title, state, seat, actions, pass));
  if (lays.length > 0) {
    const hexes = [...new Set(lays.map(({ hex }) => hex))];
    const where = hexes.length > 12 ? `${hexes.slice(0, 12).join(' ')} …` : hexes.join(' ');
    add('layTile', { type: 'lays', seat, lays: distinctLays(title, lays), label: `lay a tile: ${where}` });
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
  const rules = title.policies.runRules(state, company);
  const { runs } = bestRuns(networkOf(title.policies.runBoard(state), state), company, trains, rules, {
    budget: PATIENCE,
  });
  const best: readonly EighteenAction[] = runs.length > 0 ? [{ type: 'runTrains', runs }] : offered;
  return [...best, ...offered.filter((action) => action.type === 'runTrains' && action.runs.length === 0)];
}

/** Actions that differ in one number only are one line; this is what they have in common. */
function alike(action: EighteenAction): string | undefined {
  switch (action.type) {
    case 'startCompany':
    case 'setPar':
    case 'sellShares':
      return `${action.type} ${action.company}`;
    case 'buyShare':
      return `${action.type} ${action.company} ${action.from}`;
    default:
      return undefined;
  }
}

const numberIn = (action: EighteenAction): number => {
  if (action.type === 'startCompany' || action.type === 'setPar') return action.price;
  return action.type === 'sellShares' ? action.count : action.type === 'buyShare' ? (action.count ?? 1) : 0;
};

function oneOf(
  table: EighteenTable,
  title: Title,
  state: EighteenState,
  seat: Seat,
  actions: readonly EighteenAction[],
  pass: string,
): Entry {
  const [first] = actions as [EighteenAction];
  if (actions.length === 1)
    return { type: 'action', seat, action: first, label: labelOf(table, title, state, seat, first, pass) };
  const byNumber = new Map(actions.map((action) => [numberIn(action), action]));
  const numbers = inWords([...byNumber.keys()]);
  return {
    type: 'number',
    seat,
    numbers,
    allows: (value) => byNumber.has(value),
    action: (value) => byNumber.get(value) as EighteenAction,
    label: labelOfSeveral(title, state, first, numbers),
  };
}

function inWords(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((one, other) => one - other);
  const [least, most] = [sorted[0] as number, sorted.at(-1) as number];
  if (most - least === sorted.length - 1 && sorted.length > 2) return `${least}..${most}`;
  return `${sorted.slice(0, -1).join(', ')} or ${most}`;
}

function labelOfSeveral(title: Title, state: EighteenState, action: EighteenAction, numbers: string): string {
  switch (action.type) {
    case 'startCompany':
      return `start ${action.company} at a par of ${numbers}`;
    case 'setPar':
      return `set the par of ${action.company} to ${numbers}`;
    case 'sellShares':
      return `sell ${numbers} shares of ${action.company} at ${priceOf(title.market, state, action.company)}`;
    case 'buyShare': {
      const source = action.from === 'pool' ? 'the pool' : 'the initial offering';
      return `buy ${numbers} shares of ${action.company} from ${source} at ${sharePrice(title, state, action.company, action.from)}`;
    }
    default:
      return action.type;
  }
}

function ranged(
  state: EighteenState,
  seat: Seat,
  choice: Extract<Choice<EighteenAction>, { type: 'range' }>,
): Entry {
  const { action, field, min, max, step } = choice;
  const numbers = min === max ? String(min) : `${min}..${max}`;
  return {
    type: 'number',
    seat,
    numbers,
    allows: (value) => Number.isInteger(value) && value >= min && value <= max && (value - min) % step === 0,
    action: (value) => ({ ...action, [field]: value }) as EighteenAction,
    label: labelOfRange(state, seat, action, numbers),
  };
}

function labelOfRange(state: EighteenState, seat: Seat, action: EighteenAction, numbers: string): string {
  switch (action.type) {
    case 'bid': {
      const bids = bidsOn(state, action.private).map(
        ({ seat, amount }) => `${nameOf(state, seat)} ${amount}`,
      );
      return `bid on ${action.private}: ${numbers}${bids.length > 0 ? ` (${bids.join(', ')})` : ''}`;
    }
    case 'requestPrivate': {
      const owner = state.privates[action.private]?.owner;
      if (owner === seat) return `buy ${action.private} from yourself: ${numbers}`;
      return `ask ${owner === undefined ? 'its owner' : nameOf(state, owner)} for ${action.private}: ${numbers}`;
    }
    case 'offerPrivate':
      return `offer ${action.private} to ${nameOf(state, action.to)}: ${numbers}`;
    case 'buyTrain':
      return `buy ${aTrain(action.kind)} from ${action.from}: ${numbers}`;
    default:
      return `${action.type}: ${numbers}`;
  }
}

function labelOf(
  table: EighteenTable,
  title: Title,
  state: EighteenState,
  seat: Seat,
  action: EighteenAction,
  pass: string,
): string {
  if (action.type === 'pass') return pass;
  if (action.type === 'sellShares')
    return `${describe(title, state, action)} at ${priceOf(title.market, state, action.company)}`;
  if (action.type === 'takeLoan' || action.type === 'buyTrain')
    return `${describe(title, state, action)}${loansIn(table, title, state, seat, action)}`;
  if (action.type !== 'runTrains' || action.runs.length === 0) return describe(title, state, action);
  const events = table.decide(state, seat, action);
  const run = isRefusal(events) ? undefined : events.find((event) => event.type === 'trainsRun');
  const revenue = run?.type === 'trainsRun' ? `run for ${run.revenue}` : 'run';
  return `${revenue}: ${action.runs.map((one) => runName(title, state, one)).join('; ')}`;
}

/** What the loans in an action bring and cost: ", 2 loans of 100, price 70 to 40". */
function loansIn(
  table: EighteenTable,
  title: Title,
  state: EighteenState,
  seat: Seat,
  action: EighteenAction,
): string {
  const events = table.decide(state, seat, action);
  if (isRefusal(events)) return '';
  const borrower = events.find((event) => event.type === 'loanTaken')?.company;
  if (borrower === undefined) return '';
  const loans = events.filter((event) => event.type === 'paid' && event.why === 'loan');
  const amount = loans[0]?.type === 'paid' ? loans[0].amount : 0;
  const before = priceOf(title.market, state, borrower);
  const last = events.findLast((event) => event.type === 'markerMoved' && event.company === borrower);
  const after = last?.type === 'markerMoved' ? title.market.cells.get(last.cell)?.price : before;
  const lost = events.some((event) => event.type === 'companyClosed' && event.company === borrower);
  return [
    action.type === 'takeLoan'
      ? ` of ${amount}`
      : `, ${loans.length} ${loans.length === 1 ? 'loan' : 'loans'} of ${amount}`,
    lost
      ? `: ${borrower} goes into receivership`
      : `: the price of ${borrower} falls from ${before} to ${after}`,
  ].join('');
}

// ---------------------------------------------------------------- tiles, step by step

/** A step on the way to a tile: what is asked, and the lays behind each answer. */
export interface LayStep {
  readonly question: string;
  readonly answers: readonly LayAnswer[];
}

export interface LayAnswer {
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
export function layStep(title: Title, state: EighteenState, lays: readonly Lay[]): LayStep | undefined {
  const [first] = lays;
  if (!first || lays.length === 1) return undefined;
  const byHex = split(lays, ({ hex }) => hex);
  if (byHex.size > 1)
    return {
      question: 'Which hex?',
      answers: [...byHex].map(([hex, some]) => {
        const cost = terrainCost(title, state, hex);
        const name = title.board.hexes.get(hex)?.facts.name;
        const tiles = [...new Set(some.map(({ tile }) => tile))].join(', ');
        return {
          word: hex,
          label: `${name ? `${name}, ` : ''}tile ${tiles}${cost > 0 ? `, costs ${cost}` : ''}`,
          lays: some,
        };
      }),
    };
  const place = hexName(title, first.hex);
  const byTile = split(lays, tileWord);
  if (byTile.size > 1)
    return {
      question: `Which tile on ${place}?`,
      answers: [...byTile].map(([word, some]) => {
        const colour = title.board.tiles.get((some[0] as Lay).tile)?.[0]?.color;
        return {
          word,
          label: `${colour}, ${some.length === 1 ? 'one way' : `${some.length} ways`}`,
          lays: some,
        };
      }),
    };
  return {
    question: `Which way round does tile ${first.tile} lie on ${place}?`,
    answers: lays.map((lay) => ({
      word: String(lay.rotation),
      label: trackText(title, title.board.tiles.get(lay.tile)?.[lay.rotation] as Face),
      lays: [lay],
    })),
  };
}
