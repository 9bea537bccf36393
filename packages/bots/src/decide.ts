/** One decision of a computer player, and who answers in its place if it fails: the same wherever a game is played. */
import { type Action, type Budget, type Seat, stepsOf, type Table, type TableState } from '@kursbuch/table';
import { guarded, type Mishap } from './guard.ts';
import { type Player, type PlayerName, standInsOf } from './players.ts';

/** What a computer player decides by: it knows no more of the game. */
export interface Question {
  readonly player: PlayerName;
  readonly seat: Seat;
  /** What the seat sees. */
  readonly view: TableState;
  readonly seed: string;
}

export interface Decision {
  /** Undefined: there is nothing to say, or nobody could say it. */
  readonly action: Action | undefined;
  /** What went wrong, the first mishap first: with none the player has answered itself. */
  readonly mishaps: readonly Mishap[];
}

/** One that nobody has taught the title gives way to its stand-in without a word. */
export function decide(
  players: readonly Player[],
  { waiting, choices }: Pick<Table<TableState, Action, never>, 'waiting' | 'choices'>,
  { player, seat, view, seed }: Question,
  budgetFor: (player: Player) => Budget = ({ steps }) => stepsOf(steps),
): Decision {
  const mishaps: Mishap[] = [];
  const first = ([name, ...others]: readonly PlayerName[]): Action | undefined => {
    if (name === undefined) return undefined;
    const one = players.find((known) => known.name === name);
    if (!one) return first(others);
    const bot = guarded(one.sit(seat, view.players[seat]), {
      waiting,
      seat,
      instead: { choose: () => first(others) },
      report: (mishap) => mishaps.push(mishap),
    });
    return bot.choose(view, choices(view, seat), seed, budgetFor(one));
  };
  return { action: first([player, ...standInsOf(player)]), mishaps };
}
