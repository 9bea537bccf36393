/** How a title looks: what the drawings and panels need beyond its facts. Loaded with the title. */
import type { CompanyId, EighteenState, HexId, TrainKind } from '@kursbuch/eighteen';
import type { Citation } from '@kursbuch/table';
import type { Voices } from '@kursbuch/words';
import type { EighteenVoice } from '@kursbuch/words/eighteen';
import type { ComponentType } from 'preact';
import type { TermRules } from '../../game/shown.ts';
import type { OwnConsequences } from './consequence.ts';
import type { ActEntry, CompanyRow, NoteEntry, ViewEntry } from './contributions.ts';
import type { Decisions } from './decision.ts';
import type { Game } from './game.ts';
import type { Gesture, Layer } from './gesture.ts';
import type { HexNotes } from './picture.ts';
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
export interface CompanyMark {
  readonly shape: Silhouette;
  /** Its colour, as `#rrggbb`; its letters are dark or white as that colour needs. */
  readonly fill: string;
  /** What is written on it, where that is shorter than the company's name. */
  readonly letters?: string;
}

export type Marks = Readonly<Record<CompanyId, CompanyMark>>;

/** What the signs on the map mean. */
export interface MapKey {
  /** Where on the map they are explained: no hex lies around it. */
  readonly place: readonly [x: number, y: number];
  /** How large the drawing is, around its place. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly Signs: ComponentType;
}

export interface Look {
  /** What it says of its own, in every language. */
  readonly voices: Voices<EighteenVoice>;
  readonly marks: Marks;
  /** Whose mark the stations of companies out of the game carry, and what it is called. */
  readonly closedStations?: { readonly company: CompanyId; name(): string };
  /** Where the map leaves room for the line of trains: at its upper rim, or below on the left. */
  readonly trainPlace: 'left' | 'middle' | 'below';
  /** A map too long to be read whole: it opens no smaller than this, at what is asked. Left out: whole. */
  readonly leastScale?: number;
  /** The maps its board consists of, if it is more than one; nothing leads from one to another. */
  readonly parts?: readonly BoardPart[];
  readonly mapKey?: MapKey;
  /** What hexes have beside their facts: premiums, shaded land. */
  readonly hexNotes?: Readonly<Record<HexId, HexNotes>>;
  /** Hexes that only some kinds of train may run to. */
  readonly onlyTrains?: Readonly<Record<HexId, readonly TrainKind[]>>;

  // What it adds to the lists of the family.

  /** What else one does on the map, and what is drawn on it. */
  readonly gestures?: readonly ((game: Game) => Gesture)[];
  readonly layers?: readonly Layer[];

  /** Panels beside the others. */
  readonly panels?: readonly OwnPanel[];
  /** Drawn at a place of the family's panels and surfaces. */
  readonly views?: readonly ViewEntry[];
  /** What tables and cards show of companies. */
  readonly rows?: readonly CompanyRow[];
  /** Short sentences at a place. */
  readonly notes?: readonly NoteEntry[];
  /** What else can be done at a place. */
  readonly acts?: readonly ActEntry[];
  /** Decisions only this title knows, and those it asks in its own way. */
  readonly decisions?: Partial<Decisions>;
  /** What its actions bring, told before somebody says yes. */
  readonly consequences?: OwnConsequences;

  /** Where its rules are looked for, loaded when somebody opens them. */
  readonly rules?: () => Promise<RuleCases>;
  /** Where its rules explain its terms: those it has, loaded with the words. */
  readonly termRules?: () => Promise<TermRules>;
  /** What the guide through a first game knows of this title alone, loaded when it begins; without it there is none. */
  readonly guide?: () => Promise<TitleGuide>;
}

/** A look as a title writes it: companies are marked in the colours of their facts, trains stand on the left. */
export type TitleLook = Omit<Look, 'marks' | 'trainPlace'> & Partial<Pick<Look, 'marks' | 'trainPlace'>>;

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
