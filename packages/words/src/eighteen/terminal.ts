/** What 18xx puts on the screen of a terminal around the sentences of @kursbuch/words: heads of tables, headings, questions. */
import type { KitAction, ShareSource, StopFacts } from '@kursbuch/eighteen';
import type { Typed } from '../terminal/labels.ts';
import type { MenuGroup, Samples, TitleTerminal } from './titleTerminal.ts';

/** The groups of the menu in their order, by the actions in them; what has no place of its own is `other`. */
const MENU_GROUPS: readonly (readonly [MenuGroup, readonly KitAction['type'][]])[] = [
  ['answer', ['accept', 'decline']],
  ['par', ['setPar']],
  ['home', ['chooseHome']],
  ['giveBack', ['discardTrain']],
  ['buyPrivate', ['buyPrivate']],
  ['bid', ['bid']],
  ['start', ['startCompany']],
  ['buyShare', ['buyShare']],
  ['sellShares', ['sellShares']],
  ['track', ['layTile']],
  ['station', ['placeStation']],
  ['run', ['runTrains']],
  ['revenue', ['payOut', 'withhold']],
  ['buyTrain', ['buyTrain']],
  ['privates', ['exchangePrivate', 'requestPrivate', 'offerPrivate']],
  ['bankruptcy', ['declareBankruptcy']],
  ['other', []],
  ['pass', ['pass']],
];

/** The groups of the menu with those of a title, in their order; one without a heading is the family's. */
export const menuGroups = ({
  groups = [],
}: TitleTerminal): readonly {
  readonly group: MenuGroup;
  readonly heading?: string;
  readonly types: readonly string[];
}[] =>
  MENU_GROUPS.flatMap(([group, types]) => {
    const here = groups.filter(({ at }) => at === group);
    const more = here.flatMap(({ heading, types: own }) => (heading === undefined ? own : []));
    return [
      ...here.flatMap(({ heading, types: own }) =>
        heading === undefined ? [] : [{ group, heading, types: own }],
      ),
      { group, types: [...types, ...more] },
    ];
  });

type Text = string;
type Line<P extends readonly unknown[]> = (...parts: P) => string;

export interface EighteenLabels {
  // the table
  readonly gameOver: Text;
  readonly phase: Text;
  readonly bank: Text;
  readonly broken: Text;
  readonly priority: Text;
  /** After the name of a round: "of 2". */
  readonly ofRounds: Line<[of: number]>;
  readonly player: Text;
  readonly cash: Text;
  readonly worth: Text;
  readonly papers: Text;
  readonly privates: Text;
  readonly offering: Text;
  readonly pool: Text;
  readonly noCompany: Text;
  readonly company: Text;
  readonly director: Text;
  readonly par: Text;
  readonly price: Text;
  readonly treasury: Text;
  /** Papers of a company in its own hands. */
  readonly ownPapers: Text;
  readonly trains: Text;
  readonly stations: Text;
  readonly notFloated: Text;
  readonly none: Text;
  readonly mayNotAct: Text;
  readonly beside: Text;
  readonly over: Line<[cause: string]>;

  // the trains
  readonly train: Text;
  /** What a train or a private costs. */
  readonly cost: Text;
  readonly left: Text;
  readonly scrappedBy: Text;
  readonly ownedBy: Text;
  readonly anyNumber: Text;
  readonly anyDistance: Text;
  readonly gone: Text;
  readonly onSale: Text;
  readonly inPool: Line<[kinds: string]>;
  readonly against: Line<[price: number, kinds: string]>;
  readonly express: Line<[place: string]>;
  readonly largeOnly: Text;
  readonly everyGauge: Text;
  readonly freeGauges: Line<[free: number]>;
  readonly besides: Text;
  readonly onSaleFrom: Line<[train: string]>;

  // the privates
  readonly private: Text;
  readonly name: Text;
  readonly pays: Text;
  readonly companiesPay: Text;
  readonly hexes: Text;
  readonly owner: Text;
  readonly closed: Text;
  readonly unsold: Text;
  readonly used: Text;
  readonly noPrivates: Text;

  // who is asked
  readonly speaking: Line<[player: string, company: string]>;
  readonly free: Line<[cash: number]>;
  readonly ownCash: Text;

  // the menu
  readonly groups: Readonly<Record<MenuGroup, string>>;
  readonly mayNow: Line<[player: string]>;
  readonly layATile: Line<[hexes: string]>;
  readonly startAt: Line<[company: string, numbers: string]>;
  readonly setPar: Line<[company: string, numbers: string]>;
  readonly sell: Line<[company: string, numbers: string, price: string]>;
  readonly at: Line<[price: string]>;
  readonly buy: Line<[company: string, numbers: string, from: ShareSource, price: string]>;
  readonly bidOn: Line<[one: string, numbers: string]>;
  readonly buyFromYourself: Line<[one: string, numbers: string]>;
  readonly askFor: Line<[owner: string, one: string, numbers: string]>;
  readonly itsOwner: Text;
  readonly offerTo: Line<[one: string, player: string, numbers: string]>;
  readonly buyTrain: Line<[kind: string, from: string, numbers: string]>;
  readonly runFor: Line<[revenue: string, runs: string]>;
  readonly whichHex: Text;
  readonly whichTile: Line<[place: string]>;
  readonly whichWay: Line<[tile: string, place: string]>;
  readonly tiles: Line<[tiles: string]>;
  readonly costs: Line<[cost: string]>;
  readonly ways: Line<[count: number]>;

  // a hex
  readonly sides: Readonly<Record<'pointy' | 'flat', readonly string[]>>;
  readonly stop: Line<[kind: StopFacts['kind'], port: StopFacts['port']]>;
  readonly runsEnd: Text;
  readonly besideIt: Line<[company: string]>;
  readonly notPlaced: Line<[company: string]>;
  readonly homeOf: Line<[company: string]>;
  readonly laid: Line<[tile: string, rotation: number]>;
  readonly terrainCosts: Line<[cost: number, terrain: string | undefined, inMetreGauge: number | undefined]>;
  readonly letter: Line<[letter: string]>;
  readonly mayCover: Text;
  readonly letterFrom: Line<[letter: string, colour: string]>;
  /** The gauge of a piece of track. */
  readonly gauges: Readonly<Record<'standard' | 'metre' | 'dual', string>>;
  readonly gaugeAt: Line<[sides: string]>;
  /** Track that lies beside that of the tiles. */
  readonly addedTrack: Text;
  readonly closedBy: Line<[one: string]>;
  readonly openCountry: Text;
  readonly legend: {
    readonly city: Text;
    readonly town: Text;
    readonly letters: Text;
    readonly letterToCome: Text;
    readonly offboard: Text;
    readonly harbour: Text;
    readonly cost: Text;
    readonly turned: Text;
    readonly station: Text;
  };

  // the market
  readonly parMark: Text;
  readonly upperFirst: Text;

  // answers about the map
  readonly noLay: Line<[hex: string]>;
  readonly nothingLaid: Text;
  readonly noHex: Line<[hex: string]>;

  // choices
  readonly lay: Line<[lay: string, power: string | undefined]>;
  readonly otherRuns: Text;

  // what can be typed
  readonly why: Text;
  readonly typed: {
    /** What is looked at, and what is done. */
    readonly looks: Typed;
    readonly verbs: Typed;
    /** The words after it. */
    readonly things: Typed;
  };
  /** What is missing in words that should be an action. */
  readonly sorry: Readonly<
    Record<
      | ('bid' | 'start' | 'sell' | 'buy' | 'ask' | 'offer' | 'exchange')
      | ('lay' | 'station' | 'home' | 'discard'),
      Line<[like: Samples]>
    >
  > & {
    readonly notUnderstood: Line<[word: string]>;
    readonly nobodyRuns: Text;
    readonly run: Text;
    readonly noTrain: Line<[company: string, train: string]>;
    readonly noTrack: Line<[hexes: string]>;
  };
  readonly help: Readonly<Record<'lay' | 'table' | 'map' | 'market' | 'trains', string>>;
}
