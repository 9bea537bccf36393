/**
 * A decision as the screen knows it, said once: where it stands, how it asks, what passing is called, what its draft
 * shows and how it is done. The family has a form for every task and action of the kit; a title adds its own, or puts
 * another in the place of one of the family's.
 */

import type { EighteenAction } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { JSX } from 'preact';
import type { Act } from '../../parts/bar/Acts.tsx';
import type { Asked } from './asked.ts';
import type { Consequence } from './consequence.ts';
import type { ActionOf, Draft, Game } from './game.ts';

export type { Act };
export type Kind = EighteenAction['type'];

/** A line beside the first words, and what of it stands out. */
export interface ExtraLine {
  readonly text: string;
  readonly plus: string | null;
  /** It still wants a full stop, behind what stands out. */
  readonly isOpen?: boolean;
}

/** What a task asks. */
export interface TaskForm {
  /** To follow the name: "lay track". */
  asks(asked: Asked): string;
  /** The line while nothing is in the hand; else it is the question of the game's words. */
  line?(game: Game, asked: Asked, seat: Seat): string;
  /** Its name on the line of the turn, where the family has none for it. */
  step?(): string;
  /** What passing is called here; else it is the name in the game's words. */
  pass?(game: Game, asked: Asked): string;
  /** Passing and, in the same touch, what nearly everybody does next. */
  ahead?(game: Game, seat: Seat): Act | null;
  /** A form of its own in the tray, and the kinds of action it answers. */
  readonly tray?: {
    readonly kinds: readonly Kind[];
    readonly View?: (props: { readonly game: Game; readonly seat: Seat }) => JSX.Element | null;
    /** Shown only where this holds: elsewhere the surface has it. */
    when?(game: Game): boolean;
  };
  /** What takes the middle of the table while it is asked. */
  readonly Surface?: (props: { readonly game: Game }) => JSX.Element | null;
  /** What stands beside it in the place of the overview; where there is no room, the surface has it. */
  readonly Beside?: (props: { readonly game: Game }) => JSX.Element | null;
  /** It is decided while nobody else looks: a screen of several is handed over before, and covered after every act. */
  readonly isSecret?: boolean;
  /** What somebody has done there, in two words, whose act stays secret for now. */
  didSecretly?(): string;
  /** The button to pass is always there, so that it gives nothing away; the rules say why not. */
  readonly asksToPass?: boolean;
  /** Actions that mean something of their own here. */
  readonly actions?: Decisions['actions'];
}

/** What an action is on the screen. */
export interface ActionForm<A extends EighteenAction> {
  /** Where it is chosen: on the map, on the papers, as a button of the bar, or in the tray of its task. */
  readonly stands: 'map' | 'papers' | 'bar' | 'tray';
  /** The first words of the line while it is in the hand. */
  head(game: Game, action: A, draft: Draft): string;
  /** What the button says that does it. */
  confirm(game: Game, action: A, draft: Draft): string;
  /** That it is not possible, in three words. */
  refused?(game: Game, action: A): string;
  /** What the line of players says of whoever did it last. */
  did?(action: A): string;
  /** A button while nothing is in the hand: it does the action at once, or takes it into the hand. */
  readonly button?: {
    readonly tone: Act['tone'];
    readonly atOnce: boolean;
    /** After all others. */
    readonly last?: boolean;
    label(game: Game, action: A, seat: Seat): string;
    /** In these tasks there is no room for it in the bar. */
    readonly besidesIn?: readonly string[];
  };
  /** Told by the first words already, or of no interest with this action. */
  leavesOut?(game: Game, action: A, consequence: Consequence): boolean;
  extra?(game: Game, action: A): ExtraLine | null;
  /** Acts beside the one that does it. */
  acts?(game: Game): readonly Act[];
  /** Always in the hand: letting go of it means nothing. */
  stays?(game: Game): boolean;
  /** Where a number is chosen with it. */
  readonly range?: RangeForm<A>;
  /** Never taken into the hand unasked, even if there is nothing else. */
  readonly onlyIfAsked?: boolean;
}

/** A choice with a number in it. */
interface RangeForm<A extends EighteenAction> {
  /** What it is about, without the number. */
  label(game: Game, action: A, seat: Seat): string;
  /** The number to begin with; else the smallest. */
  first?(game: Game, action: A, seat: Seat): number | undefined;
  /** Its slider is a ruler with a line at every so many: a wide range, of which few ask for more than the round numbers. */
  readonly every?: number;
  /** What a button says that takes it into the hand with this number, where it deserves one; null: it does not. */
  button?(game: Game, action: A, seat: Seat): string | null;
}

export interface Decisions {
  readonly tasks: Readonly<Record<string, TaskForm>>;
  readonly actions: { readonly [K in Kind]?: ActionForm<ActionOf<K>> };
}

/** The forms of some actions, none left out. */
export type Forms<A extends EighteenAction> = {
  readonly [K in A['type']]: ActionForm<Extract<A, { readonly type: K }>>;
};
