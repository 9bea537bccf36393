/**
 * What a title adds to the family's screens: a few lists that the family walks without knowing what is in them. An entry says
 * where it stands and knows its title's state; the family knows the places and what each is about.
 */
import type {
  CellId,
  CompanyId,
  EighteenAction,
  EighteenState,
  PrivateId,
  ShareSource,
  Title,
  TrainId,
  TrainKind,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { ComponentType } from 'preact';
import type { Game } from './game.ts';

/** The table at the moment that is told of. */
interface AtTable {
  readonly title: Title;
  readonly state: EighteenState;
}

// ---------------------------------------------------------------- notes

/** A short sentence; where there is little room its sign stands, and the sentence is told when it is pointed at. */
interface Note {
  readonly sign?: string;
  readonly text?: string;
}

/** Where a note may stand, and what it is about. */
interface NotePlaces {
  /** A lot while the privates are sold: its sign stands beside its name, the text beside what it does. */
  readonly lot: PrivateId;
  /** In the place of a lot's income, where that is no fixed sum. */
  readonly lotIncome: PrivateId;
  /** Somebody's shares of a company: what the percents do not tell. */
  readonly holding: { readonly company: CompanyId; readonly seat: Seat };
  /** Below the table of the stock round. */
  readonly stockRound: null;
  /** A company that can be started: what must be true, beside enough shares sold, before it operates. */
  readonly start: CompanyId;
  /** A company whose price has come to where it stands in this state because nothing ran. */
  readonly fall: CompanyId;
  /** A company out of the game. */
  readonly closed: CompanyId;
  /** A zone of the market that means something of its own: its sign is what it is called. */
  readonly zone: string;
  /** A train on sale in the bank, for a company that may buy it. */
  readonly train: { readonly company: CompanyId; readonly kind: TrainKind };
  /** A train in the pool: its sign is what it costs, where that is not what it costs new; the text says for whom it is. */
  readonly pooledTrain: TrainKind;
  /** The head of a stack of trains, where there are several. */
  readonly stack: string | undefined;
  /** A run: what its way or a stop of it adds or takes off. */
  readonly run: RunToTell;
  /** Track added under a hex, so many pieces of it: what they are. */
  readonly added: number;
  /** The name of an area of the map. */
  readonly area: string;
}

interface NotesOf<P extends keyof NotePlaces> {
  readonly at: P;
  notes(table: AtTable, about: NotePlaces[P]): readonly Note[];
}
export type NoteEntry = { readonly [P in keyof NotePlaces]: NotesOf<P> }[keyof NotePlaces];

/** What makes the notes at a place. */
export type NotesAt<P extends keyof NotePlaces> = NotesOf<P>['notes'];

/** A run as its notes are made from it. */
interface RunToTell {
  /** What comes on top of its stops, or is taken off. */
  readonly bonus: number;
  /** What single stops pay more, by stop, as far as they count. */
  readonly more: Readonly<Record<string, number>>;
}

/** What a title says at a place. */
export function notesAt<P extends keyof NotePlaces>(
  { look }: Pick<Game, 'look'>,
  place: P,
  table: AtTable,
  about: NotePlaces[P],
): readonly Note[] {
  return entriesAt<NotesOf<P>>(look.notes, place).flatMap((entry) => entry.notes(table, about));
}

/** The same as sentences. */
export const toldAt = <P extends keyof NotePlaces>(
  game: Pick<Game, 'look'>,
  place: P,
  table: AtTable,
  about: NotePlaces[P],
): readonly string[] => notesAt(game, place, table, about).flatMap(({ text }) => text ?? []);

// ---------------------------------------------------------------- acts

/** Something to do at a place, whether it is allowed now or not. */
interface OwnAct {
  readonly action: EighteenAction;
  readonly label: string;
}

interface OwnLotAct extends OwnAct {
  /** The price of the lot can be lowered with it, by whoever is asked. */
  readonly isCheaper?: boolean;
}

/** The sale of a paper of a title's own kind. */
export interface OwnSale extends OwnAct {
  readonly company: CompanyId;
  /** What the bank pays for it. */
  readonly brings: number;
}

interface ActPlaces {
  /** A lot while the privates are sold. */
  readonly lot: { readonly about: PrivateId; readonly act: OwnLotAct };
  /** A paper where it is bought: beside the purchase. */
  readonly paper: {
    readonly about: { readonly company: CompanyId; readonly from: ShareSource };
    readonly act: OwnAct;
  };
  /** Somebody must sell: papers that are no shares (yet) and are offered before his shares. */
  readonly sale: { readonly about: Seat; readonly act: OwnSale };
}

interface ActsOf<P extends keyof ActPlaces> {
  readonly at: P;
  acts(game: Game, about: ActPlaces[P]['about']): readonly ActPlaces[P]['act'][];
}
export type ActEntry = { readonly [P in keyof ActPlaces]: ActsOf<P> }[keyof ActPlaces];

/** What else can be done at a place. */
export function actsAt<P extends keyof ActPlaces>(
  game: Game,
  place: P,
  about: ActPlaces[P]['about'],
): readonly ActPlaces[P]['act'][] {
  return entriesAt<ActsOf<P>>(game.look.acts, place).flatMap((entry) => entry.acts(game, about));
}

// ---------------------------------------------------------------- views

interface OfGame {
  readonly game: Game;
}

interface ViewPlaces {
  /** Below the short table of companies. */
  readonly companies: OfGame;
  /** At the end of the overview. */
  readonly overview: OfGame;
  /** After the ranking, when the game is over. */
  readonly end: OfGame;
  /** Below a lot while somebody bids for it. */
  readonly lot: OfGame & { readonly lot: PrivateId };
  /** In the place of the market's charts. */
  readonly market: OfGame & { readonly ways: readonly MarketWay[]; readonly compact: boolean };
  /** Above the runs of a turn, beside each of them, and among what else may be done with them. */
  readonly runs: OfGame;
  readonly run: OfGame & { readonly plan: RunInPlan };
  readonly runActs: OfGame;
}

interface ViewOf<P extends keyof ViewPlaces> {
  readonly at: P;
  readonly View: ComponentType<ViewPlaces[P]>;
  /** Where it has something to show; else everywhere. */
  isFor?(about: ViewPlaces[P]): boolean;
}
export type ViewEntry = { readonly [P in keyof ViewPlaces]: ViewOf<P> }[keyof ViewPlaces];

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

/** A train of the turn as the plan has it. */
export interface RunInPlan {
  readonly train: TrainId;
  readonly kind: TrainKind;
  /** Its stops, and what each pays. */
  readonly way: { readonly stops: readonly string[] };
  readonly values: readonly number[];
  /** What it would bring by carrying something; null where it cannot. */
  readonly carried: number | null;
}

/** What a title draws at a place, or there about something. */
export const viewsAt = <P extends keyof ViewPlaces>(
  { look }: Pick<Game, 'look'>,
  place: P,
  about?: ViewPlaces[P],
): readonly ComponentType<ViewPlaces[P]>[] =>
  entriesAt<ViewOf<P>>(look.views, place)
    .filter(({ isFor }) => about === undefined || isFor === undefined || isFor(about))
    .map(({ View }) => View);

// ---------------------------------------------------------------- rows

/** What tables and cards show of a company beyond the usual. */
export type CompanyRow = FigureRow | TextRow;

/** A figure: a row of cards, and a column of tables while some company has one. */
export interface FigureRow {
  readonly id: string;
  name(): string;
  /** Its head in narrow tables. */
  short?(): string;
  value(title: Title, state: EighteenState, company: CompanyId): number | null;
  /** Of weight for whoever trades shares: it stands in the table of the stock round too. */
  readonly inStock?: true;
  /** How it is drawn; else it is a sum of money. */
  readonly Figure?: ComponentType<{ readonly value: number }>;
}

/** Something to know of a company that has no place in a table. */
interface TextRow {
  readonly id: string;
  name(): string;
  text(title: Title, state: EighteenState, company: CompanyId): string | null;
}

// ---------------------------------------------------------------- walking

/** Does a title add something at a place? */
export const addsAt = <E extends { readonly at: string }>(
  entries: readonly E[] | undefined,
  place: E['at'],
): boolean => entries?.some(({ at }) => at === place) === true;

/** The entries of a list at one place: `at` says which kind of entry it is. */
const entriesAt = <E extends { readonly at: string }>(
  entries: readonly { readonly at: string }[] | undefined,
  place: E['at'],
): readonly E[] => (entries ?? []).filter((entry): entry is E => entry.at === place);
