/** The computer players there are, by name. A family brings its own; they are loaded when somebody sits down against them. */
import type { Action, AdviceReason, Bot, LoadedTitle, Seat, TableState } from '@kursbuch/table';

/** From any choice at all to the strongest. */
export const PLAYER_NAMES = ['random', 'calm', 'lively', 'careful', 'steady', 'keen', 'sharp'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

export const isPlayerName = (text: string): text is PlayerName => PLAYER_NAMES.some((name) => name === text);

/** Who answers for a player that fails: one that is quick, at last the one that takes any choice. */
const STAND_IN: Readonly<Record<PlayerName, PlayerName | null>> = {
  sharp: 'calm',
  keen: 'calm',
  steady: 'calm',
  careful: 'calm',
  lively: 'calm',
  calm: 'random',
  random: null,
};

/** Those who are asked in its place, one after the other until one answers. */
export function standInsOf(player: PlayerName): readonly PlayerName[] {
  const next = STAND_IN[player];
  return next ? [next, ...standInsOf(next)] : [];
}

/** A computer player of a title. */
export interface Player<
  S extends TableState = TableState,
  A extends Action = Action,
  R extends AdviceReason = AdviceReason,
> {
  readonly name: PlayerName;
  /** What it spends on a decision where nobody says otherwise. */
  readonly steps: number;
  /** It takes a seat. What it is called by says what it likes; whoever has no name plays without likings, as advice does. */
  sit(seat: Seat, called?: string): Bot<S, A, R>;
  /** What speaks for an action of a seat as anybody can see, whatever that seat keeps to itself. */
  plainly?(view: S, seat: Seat, action: A): readonly R[];
}

/** The players of a title, weakest first: some may be missing while nobody has taught them its rules. */
export async function playersOf(loaded: LoadedTitle): Promise<readonly Player[]> {
  switch (loaded.family) {
    case 'eighteen':
      return (await import('./eighteen/players.ts')).eighteenPlayers(loaded);
    case 'crayon':
      return (await import('./crayon/players.ts')).crayonPlayers(loaded);
  }
}
