/** What a crayon board shows at a moment: everything the drawing needs to know, as plain values. */
import type { Board, EdgeId, MilepostId } from '@kursbuch/crayon';
import type { Geography } from '@kursbuch/crayon/geography';
import type { Seat } from '@kursbuch/table';
import type { ComponentChild } from 'preact';
import type { Pictogram } from './pictogram.tsx';

/** A crayon: its colour, and the pattern that tells it apart without one. */
type Crayon = 1 | 2 | 3;

/** Who draws and runs here, by seat. */
export interface Crew {
  readonly crayon: Crayon;
  /** The initials on the locomotive. */
  readonly sign: string;
}

/** Names as they are read; another object when the language changes. */
interface PlaceNames {
  city(id: string): string;
  good(id: string): string;
  port(id: string): string;
  /** A river, a lake or a sea, by its id in the geography. */
  water(id: string): string;
}

export interface DrawnTrain {
  readonly seat: Seat;
  readonly at: MilepostId;
  readonly loads: readonly string[];
  /** Wagons in all. */
  readonly capacity: number;
}

/** A good that lies in a city, and for how many rounds it still does. */
export interface DrawnLying {
  readonly city: string;
  readonly good: string;
  readonly rounds: number;
}

/** An order in the light: where its good is found and where it goes. */
export interface LitOrder {
  /** Null: only a place is in the light. */
  readonly good: string | null;
  readonly from: readonly string[];
  readonly to: string | null;
}

/** Mileposts of an incident that acts. */
export interface DrawnRegion {
  readonly id: string;
  readonly at: ReadonlySet<MilepostId>;
}

/** A line that somebody is about to draw. */
export interface DraftLine {
  readonly seat: Seat;
  readonly segments: readonly DraftSegment[];
  /** Points set by hand. */
  readonly corners: readonly MilepostId[];
  /** It cannot be drawn so: told in another way, shown as a broken line. */
  readonly refused?: boolean;
}

export interface DraftSegment {
  readonly from: MilepostId;
  readonly to: MilepostId;
  /** 0 inside a city. */
  readonly cost: number;
}

/** The way a train is about to go. */
export interface DrawnWay {
  readonly seat: Seat;
  /** From where it stands. */
  readonly way: readonly MilepostId[];
}

/** A figure at a milepost: steps to it. */
export interface StepCount {
  readonly at: MilepostId;
  readonly steps: number;
  /** On the chosen way. */
  readonly chosen: boolean;
}

/** A note that stands beside a milepost, whatever the zoom: a sum, a fee. */
export interface MapNote {
  readonly key: string;
  readonly at: MilepostId;
  /** On which side there is room. */
  readonly side: 'above' | 'below' | 'left' | 'right';
  /** On the opposite side it would cover what it speaks of. */
  readonly neverOpposite?: boolean;
  readonly content: ComponentChild;
}

/** Only what is there has to be given; parts that stay the same should stay the same objects. */
export interface Scene {
  /** By seat. */
  readonly crew: readonly Crew[];
  readonly track: Readonly<Record<EdgeId, Seat>>;
  readonly trains: readonly DrawnTrain[];
  readonly lying?: readonly DrawnLying[] | undefined;
  /** Goods of which no chip is left. */
  readonly soldOut?: ReadonlySet<string> | undefined;
  readonly regions?: readonly DrawnRegion[] | undefined;
  /** Edges over which nobody goes for the moment. */
  readonly closedEdges?: readonly EdgeId[] | undefined;
  /** Cities in which nothing is loaded or delivered for the moment. */
  readonly closedCities?: readonly string[] | undefined;
  readonly lit?: LitOrder | null | undefined;
  /** Cities that are spoken of: they are named at any zoom. */
  readonly named?: ReadonlySet<string> | undefined;
  /** Segments drawn in this turn, that can still be taken back. */
  readonly fresh?: readonly EdgeId[] | undefined;
  /** Edges that the guide speaks of: a line to draw, a way to go. */
  readonly hinted?: readonly EdgeId[] | undefined;
  readonly draft?: DraftLine | null | undefined;
  /** Edges over which the train may come. */
  readonly reach?: readonly EdgeId[] | undefined;
  readonly way?: DrawnWay | null | undefined;
  readonly counts?: readonly StepCount[] | undefined;
  readonly notes?: readonly MapNote[] | undefined;
}

/** A board with all that is needed to draw it. */
export interface DrawnBoard {
  readonly board: Board;
  readonly geography: Geography;
  readonly names: PlaceNames;
  /** By good. */
  readonly pictograms: Readonly<Record<string, Pictogram>>;
  /** What water adds to the cost of a segment. */
  readonly extra: Readonly<Record<'river' | 'lake', number>>;
}
