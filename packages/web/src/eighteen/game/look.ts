/** How a title looks: what the drawings and panels need beyond its facts. Loaded with the title. */
import type {
  Cell,
  CellId,
  CompanyId,
  EighteenAction,
  EighteenState,
  HexId,
  PrivateId,
  ShareSource,
  Title,
  TrainId,
  TrainKind,
  TrainWay,
} from '@kursbuch/eighteen';
import type { Citation, Eye, Seat } from '@kursbuch/table';
import type { ComponentType } from 'preact';
import type { OwnConsequences } from './consequence.ts';
import type { Decisions } from './decision.ts';
import type { Game } from './game.ts';
import type { TitleGuide } from './titleGuide.ts';

export type Silhouette =
  | 'circle'
  | 'square'
  | 'octagon'
  | 'diamond'
  | 'shield'
  | 'pill'
  | 'ticket'
  | 'hexagon'
  | 'coin';

/** A company is a silhouette with its letters and its colour, always all three. */
export interface Mark {
  readonly shape: Silhouette;
  /** Name of the colour tokens: `--co-prr` and `--on-prr` for "prr". */
  readonly color: string;
  /** What is written on it, where that is shorter than the company's name. */
  readonly letters?: string;
}

/** What the signs on the map mean. */
export interface MapKey {
  /** Where on the map they are explained: no hex lies around it. */
  readonly place: readonly [x: number, y: number];
  /** How large the drawing is, around its place. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly Signs: ComponentType;
}

/** What a title has on a hex beside its facts. */
export interface HexNotes {
  /** What the bank pays whoever builds here first. */
  readonly premium?: number;
  /** Land that is shaded on the map. */
  readonly isShaded?: true;
}

export interface Look {
  readonly marks: Readonly<Record<CompanyId, Mark>>;
  /** Panels only this title has, shown beside the others. */
  readonly panels: readonly OwnPanel[];
  /** What an area of the map is called that has a name of its own. */
  areaName?(area: string): string | undefined;
  /** The maps its board consists of, if it is more than one; nothing leads from one to another. */
  readonly parts?: readonly BoardPart[];
  /** What a tunnel costs, where there are any; with the help of a private or without. */
  tunnelCost?(power: PrivateId | undefined): number;
  /** Hexes that only some kinds of train may run to. */
  readonly onlyTrains?: Readonly<Record<HexId, readonly TrainKind[]>>;
  /** What is told of a run beside its stops: what its way or a stop of it adds or takes off. */
  runNotes?(run: RunToTell): readonly string[];
  /** What an eye may know of an action while secrets are kept; left out: all of it. */
  known?(action: EighteenAction, seat: Seat, eye: Eye): EighteenAction | null;
  /** Something that only this title has, beside the overview of the game. */
  readonly Overview?: ComponentType<{ readonly game: Game }>;
  /** Drawn on the ground of the map: what whoever looks at the screen is to see on it. */
  readonly MapGround?: ComponentType<{ readonly game: Game }>;
  /** What is laid open when the game is over. */
  readonly Ending?: ComponentType<{ readonly game: Game }>;
  /** Above the runs of a turn, beside each of them, and among what else may be done with them. */
  readonly RunHead?: ComponentType<{ readonly game: Game }>;
  readonly RunNote?: ComponentType<{ readonly game: Game; readonly plan: RunInPlan }>;
  readonly RunActs?: ComponentType<{ readonly game: Game }>;
  /** Where the map leaves room for the line of trains: at its upper rim, or below on the left. */
  readonly trainPlace: 'left' | 'middle' | 'below';
  /** Decisions only this title knows, and those it asks in its own way. */
  readonly decisions?: Partial<Decisions>;
  /** What only actions of this title bring, told before somebody says yes. */
  readonly consequences?: OwnConsequences;
  /** The ways to a train for a company that must own one, where its rules are not the kit's. */
  trainWays?(title: Title, state: EighteenState, company: CompanyId): readonly TrainWay[];
  /** What the cheapest of these ways takes beyond the treasury, in words. */
  wayNote?(title: Title, way: TrainWay): string | undefined;
  /** That there is no way left, in words. */
  noTrainWay?(): string;
  /** What it means for a company that its price has come to where it stands in this state. */
  fallNote?(title: Title, state: EighteenState, company: CompanyId): string | undefined;
  /** What else may be done with a lot while the privates are sold. */
  lotActs?(game: Game, lot: PrivateId): readonly LotAct[];
  /** What kind of lot it is, where the privates are of several; and what it brings, where that is no fixed income. */
  lotNote?(lot: PrivateId): LotNote | undefined;
  /** What else may be done with a paper of a company where it is bought: beside the purchase. */
  paperActs?(game: Game, company: CompanyId, from: ShareSource): readonly LotAct[];
  /** Papers that are no shares (yet) and are sold otherwise: offered first to somebody who must sell. */
  ownSales?(game: Game, seat: Seat): readonly OwnSale[];
  /** What the percents of a holding do not tell: signs of few letters, and what each means. */
  holdingNotes?(title: Title, state: EighteenState, company: CompanyId, seat: Seat): readonly HoldingNote[];
  /** What is to be known of the stock round at this moment, below its table. */
  stockNote?(game: Game): string | undefined;
  /** Figures of companies that only this title has, in the tables and on the cards while somebody has one. */
  readonly figures?: readonly OwnFigure[];
  /** What else is to be known of a company, on its card: a name and what there is to say. */
  cardRows?(
    title: Title,
    state: EighteenState,
    company: CompanyId,
  ): readonly (readonly [name: string, text: string])[];
  /** With what a company may buy a train that is not on sale to everybody. */
  trainNote?(title: Title, state: EighteenState, company: CompanyId, kind: TrainKind): string | undefined;
  /** What companies are called that belong to somebody whole, and what is worth knowing of them. */
  readonly owned?: { title(): string; hint(): string };
  /** What a stack of trains is called, where there are several. */
  stackName?(stack: string | undefined): string;
  /** What trains of a kind in the pool cost and for whom they are, where that is not what they cost new and anybody. */
  pooled?(
    title: Title,
    state: EighteenState,
    kind: TrainKind,
  ): { readonly price: number; readonly note: string };
  /** How cells with six sides are drawn, where the market has such: `market/hexagons.ts`. */
  readonly hexCells?: HexCells;
  /** How a market is drawn that is one line of prices for all companies. */
  readonly PriceLine?: ComponentType<{
    readonly game: Game;
    readonly ways: readonly MarketWay[];
    readonly compact: boolean;
  }>;
  /** What must be true, beside enough shares sold, before a company operates; told where it is started. */
  startNote?(title: Title, state: EighteenState, company: CompanyId): string | undefined;
  /** Whose mark the stations of companies out of the game carry, and what it is called. */
  readonly closedStations?: { readonly company: CompanyId; name(): string };
  readonly mapKey?: MapKey;
  /** A map too long to be read whole: it opens no smaller than this, at what is asked. Left out: whole. */
  readonly leastScale?: number;
  /** What hexes have beside their facts: premiums, shaded land. */
  readonly hexNotes?: Readonly<Record<HexId, HexNotes>>;
  /** Where its rules are looked for, loaded when somebody opens them. */
  readonly rules?: () => Promise<RuleCases>;
  /** What the guide through a first game knows of this title alone, loaded when it begins; without it there is none. */
  readonly guide?: () => Promise<TitleGuide>;
}

/** Where a marker would go; with `lands` to a ringed marker. */
export interface MarketWay {
  readonly move: {
    readonly company: CompanyId;
    readonly from: CellId | null;
    readonly to: CellId;
    readonly gain: boolean;
  };
  readonly lands: boolean;
}

/** What of a chart its cells with six sides are drawn from. */
export interface HexChart {
  readonly cells: readonly Cell[];
  readonly top: number;
  readonly left: number;
  readonly beyondLine: string | null;
}

/** Outlines of cells with six sides, for cells so wide. */
export interface HexCells {
  cell(width: number): string;
  /** Frames around the par cells. */
  frames(chart: HexChart, width: number): string;
  /** The line where the zone beyond it begins. */
  line(chart: HexChart, width: number): string;
}

export interface LotNote {
  readonly kind: string;
  /** The company it operates as. */
  readonly company?: CompanyId;
  readonly income?: string;
  /** What tells it from the lot before that does the same: said in place of saying the same again. */
  readonly own?: string;
  /** Below the lot while somebody bids for it. */
  readonly Detail?: ComponentType<{ readonly game: Game; readonly lot: PrivateId }>;
}

export interface HoldingNote {
  readonly short: string;
  readonly full: string;
}

export interface OwnFigure {
  readonly id: string;
  label(): string;
  value(title: Title, state: EighteenState, company: CompanyId): number | null;
}

/** A train of the turn as the plan has it. */
export interface RunInPlan {
  readonly train: TrainId;
  readonly kind: TrainKind;
  /** Its stops, and what each pays. */
  readonly way: { readonly stops: readonly string[] };
  readonly values: readonly number[];
  readonly mail: number | null;
}

/** A run as its notes are made from it. */
export interface RunToTell {
  /** What comes on top of its stops, or is taken off. */
  readonly bonus: number;
  /** What single stops pay more, by stop, as far as they count. */
  readonly more: Readonly<Record<string, number>>;
}

/** A map of its own on a board of several. */
export interface BoardPart {
  readonly id: string;
  /** Its name, in the language spoken now. */
  name(): string;
  readonly hexes: ReadonlySet<HexId>;
  /** Does this company build and run here? Then the map comes with its turn. */
  isOf(company: CompanyId): boolean;
  /** Is it still played on? Left out: always. */
  isOpen?(state: EighteenState): boolean;
}

export interface RuleCases {
  /** The rule behind each reason for a refusal. */
  readonly refused: Readonly<Record<string, Citation>>;
  /** By the kind of a decision, or `over`: rules that concern it and by which nobody is refused. */
  readonly at: Readonly<Record<string, readonly string[]>>;
}

/** Something to do with a lot, whether it is allowed now or not. */
export interface LotAct {
  readonly action: EighteenAction;
  readonly label: string;
}

/** The sale of a paper of a title's own kind. */
export interface OwnSale extends LotAct {
  readonly company: CompanyId;
  /** What the bank pays for it. */
  readonly brings: number;
}

interface OwnPanel {
  readonly id: string;
  /** Where there is room for the overview it stands there already. */
  readonly isNarrow?: boolean;
  /** What its tab says, where the label is long. */
  readonly short?: () => string;
  /** Its name, in the language spoken now. */
  readonly label: () => string;
  readonly view: ComponentType<{ readonly game: Game }>;
}
