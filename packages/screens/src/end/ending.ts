/** What a family tells of a game that is over. The frame draws it, writes it into files and paints it. */
import type { Seat } from '@kursbuch/table';
import type { ComponentChildren } from 'preact';

/** Something scores are made of, in a column of its own. */
interface ScorePart {
  readonly key: string;
  /** In words, for files and for the ear. */
  readonly name: string;
  /** The head of the column, if it is more than its name. */
  readonly drawn?: ComponentChildren;
  /** Begins a group of columns. */
  readonly begins?: boolean;
}

export interface Ranked {
  readonly seat: Seat;
  /** 1 for the best; equals share a place. */
  readonly place: number;
  readonly score: number;
  /** What became of somebody, beside the score. */
  readonly note: string | null;
  /** By part; null for nothing. */
  readonly parts: readonly (number | null)[];
}

/** A moment of the game along the axis of a chart. */
export interface Point {
  /** What was over then, in short. */
  readonly short: string;
  /** A stop of the axis, with its name where there is room. */
  readonly isMajor: boolean;
  /** The game goes on from here. */
  readonly isNow?: boolean;
}

/** Something that has a value at every moment. */
export interface Course {
  readonly key: string;
  readonly name: string;
  readonly color: string;
  readonly dash: string;
  /** By point; null where there is none. */
  readonly values: readonly (number | null)[];
  /** Drawn at the end of its line in the place of its name: around the origin, not wider than 20. */
  readonly mark?: ComponentChildren;
}

export interface Chart {
  readonly key: string;
  readonly title: string;
  readonly hint: string;
  readonly courses: readonly Course[];
  /** Points without a value break no line: between two of them nothing can happen. */
  readonly bridges?: boolean;
}

/** Something that players will remember. */
export interface KeyMoment {
  readonly key: string;
  /** After so many steps it has happened. */
  readonly at: number;
  readonly when: string;
  readonly mark: ComponentChildren;
  readonly text: string;
}

export interface Ending {
  /** What is counted: "Worth". */
  readonly score: string;
  readonly parts: readonly ScorePart[];
  /** The best first. */
  readonly ranked: readonly Ranked[];
  /** From the start to the end of the game. */
  readonly points: readonly Point[];
  /** The first is the one of the scores. */
  readonly charts: readonly Chart[];
  readonly moments: readonly KeyMoment[];
  /** What the title lays open now, below the ranking. */
  readonly more?: ComponentChildren;
}

/** Lines differ by their dashes as well as by their colours. */
const DASHES = ['', '9 4', '2.5 3.5', '14 3 3 3', '5 3', '1.5 4 8 4', '18 5', '10 3 2.5 3 2.5 3', '4 7'];

export const dashOf = (index: number): string => DASHES[index % DASHES.length] ?? '';
