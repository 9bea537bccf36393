/** A saved game in its room, everybody in his seat. */
import { type Bot, type Eye, type GameRecord, type Result, Room } from '@kursbuch/table';
import { Failed } from './failed.ts';
import { type Hosted, loadTitle } from './families.ts';
import type { Sitter } from './gameHost.ts';
import type { Glimpse } from './glimpse.ts';
import { seated } from './sitters.ts';

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
  const there = seated(outcome.state.players, sitters);
  return {
    room: outcome,
    people: [...there.keys()].filter((seat) => there[seat]?.player === 'person'),
    glimpse: () => hosted.glimpse(outcome.view([]), outcome.waiting),
  };
}

/** The room of a record, or what stops it. Random players share their dice. */
export function roomOf(
  { table, computerPlayer }: Pick<Hosted, 'table' | 'computerPlayer'>,
  record: GameRecord,
  sitters: readonly Sitter[],
) {
  let bot: Bot | undefined;
  return Room.replay(table, record, (name) => {
    if (sitters.find((sitter) => sitter.name === name)?.player !== 'random') return null;
    bot ??= computerPlayer(`${record.seed} at play`);
    return bot;
  });
}
