/** A crayon game, ready to play. */
import type { Table } from '@kursbuch/table';
import type { CrayonGame, CrayonReason } from './game.ts';
import type { CrayonTitle } from './title.ts';
import type { CrayonAction, CrayonEvent, CrayonState } from './types.ts';

export type CrayonTable = Table<CrayonState, CrayonAction, CrayonEvent, CrayonReason>;

export interface LoadedCrayon {
  readonly family: 'crayon';
  readonly title: CrayonTitle;
  readonly game: CrayonGame;
  readonly table: CrayonTable;
}

declare module '@kursbuch/table' {
  interface LoadedTitles {
    readonly crayon: LoadedCrayon;
  }
}
