/** A saved game in its room, everybody in his seat. */

import { isOpponent, type Opponent, type Sitter } from '@kursbuch/screens/host/gameHost.ts';
import type { Glimpse } from '@kursbuch/screens/host/glimpse.ts';
import { peopleAt, seated } from '@kursbuch/screens/host/sitters.ts';
import { type Bot, type Eye, type GameRecord, type Result, Room } from '@kursbuch/table';
import { Failed } from './failed.ts';
import { type Hosted, loadTitle } from './families.ts';

export interface HostedGame {
  readonly room: Room;
  /** The people at this screen. */
  readonly people: Eye;
  /** Made of what anybody may see: it lies open on the page of saved games. */
  glimpse(): Glimpse;
}

/** The game of a record, ended by hand where it was; or the failure that says why there is none. */
export async function hostedGame(
  record: GameRecord,
  sitters: readonly Sitter[],
  endedByHand?: Result,
): Promise<HostedGame> {
  const hosted = await loadTitle(record.title);
  const outcome = roomOf(hosted, record, sitters);
  if (!(outcome instanceof Room)) {
    const { room, index, refusal } = outcome;
    const state = room?.view([]) ?? null;
    throw new Failed({ kind: 'refused', title: record.title, index, refusal, state });
  }
  if (endedByHand) outcome.endByHand(endedByHand);
  return {
    room: outcome,
    people: peopleAt(seated(outcome.state.players, sitters)),
    glimpse: () => hosted.glimpse(outcome.view([]), outcome.waiting),
  };
}

/** Which computer player that is; null: none. */
export const opponentIn = (sitter: Sitter | undefined): Opponent | null =>
  sitter && isOpponent(sitter.player) ? sitter.player : null;

/** Computer players think in a worker of their own: in the room their seats are only taken. */
export const ELSEWHERE: Bot<never, never> = { choose: () => undefined };

/** The room of a record, or what stops it. */
export const roomOf = ({ table }: Pick<Hosted, 'table'>, record: GameRecord, sitters: readonly Sitter[]) =>
  Room.replay(table, record, (name) =>
    opponentIn(sitters.find((sitter) => sitter.name === name)) ? ELSEWHERE : null,
  );
