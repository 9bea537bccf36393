/** A saved game in its room, everybody in his seat. */
import { type Bot, type Eye, type GameRecord, type Result, Room } from '@kursbuch/table';
import { Failed } from './failed.ts';
import { type Hosted, loadTitle } from './families.ts';
import { isOpponent, type Sitter } from './gameHost.ts';
import type { Glimpse } from './glimpse.ts';
import type { Sits } from './opponents.ts';
import { seated } from './sitters.ts';

export interface HostedGame {
  readonly room: Room;
  /** The people at this screen. */
  readonly people: Eye;
  /** Made of what anybody may see: it lies open on the page of saved games. */
  glimpse(): Glimpse;
  /** Have the computer players at hand: they are loaded when one of them is asked, not before. */
  opponents(): Promise<void>;
}

/** The game of a record, ended by hand where it was; or the failure that says why there is none. */
export async function hostedGame(
  record: GameRecord,
  sitters: readonly Sitter[],
  endedByHand?: Result,
): Promise<HostedGame> {
  const hosted = await loadTitle(record.title);
  let there: ReadonlyMap<string, Sits> = new Map();
  let asked: Promise<void> | undefined;
  const outcome = roomOf(hosted, record, sitters, () => there);
  if (!(outcome instanceof Room)) {
    const { room, index, refusal } = outcome;
    const state = room?.view([]) ?? null;
    throw new Failed({ kind: 'refused', title: record.title, index, refusal, state });
  }
  if (endedByHand) outcome.endByHand(endedByHand);
  const seats = seated(outcome.state.players, sitters);
  return {
    room: outcome,
    people: [...seats.keys()].filter((seat) => seats[seat]?.player === 'person'),
    glimpse: () => hosted.glimpse(outcome.view([]), outcome.waiting),
    opponents() {
      asked ??= hosted.opponents().then(
        (loaded) => {
          there = loaded;
        },
        () => {
          // Whoever is asked again tries again.
          asked = undefined;
        },
      );
      return asked;
    },
  };
}

/** The room of a record, or what stops it. `opponents` are the computer players that are at hand. */
export function roomOf(
  { table }: Pick<Hosted, 'table'>,
  record: GameRecord,
  sitters: readonly Sitter[],
  opponents: () => ReadonlyMap<string, Sits>,
) {
  return Room.replay(table, record, (name, seat) => {
    const kind = sitters.find((sitter) => sitter.name === name)?.player ?? 'person';
    if (!isOpponent(kind)) return null;
    let bot: Bot | undefined;
    return {
      choose(view, choices, seed, budget) {
        bot ??= opponents().get(kind)?.(table, seat);
        return bot?.choose(view, choices, seed, budget);
      },
    };
  });
}
