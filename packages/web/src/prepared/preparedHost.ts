/** A position to try something in: its game lives in a worker like any other, but is never saved and stands in no list. */

import type { GameHost, News, Sitter } from '@kursbuch/screens/host/gameHost.ts';
import { type GameRecord, MOVED_ON } from '@kursbuch/table';
import { channelTo, gameWorker } from '../host/channel.ts';

export interface Position {
  /** The game up to here. */
  readonly record: GameRecord;
  /** Who sits at this screen, by name. Nobody acts for the others. */
  readonly player: string;
  /** What the table is called. */
  readonly name: string;
  /** Whoever sits there is to find things himself. */
  readonly isUnaided?: boolean;
}

export interface PreparedHost extends GameHost {
  /**
   * Become the game of this record: back to the position, on to the next, or to what anybody does in it. What both have in
   * common stays as it is. False: it is another game's, or cannot be played, and nothing changes.
   */
  follow(record: GameRecord): Promise<boolean>;
}

const sittersOf = ({ record, player }: Position): readonly Sitter[] =>
  record.players.map((name, seat) => ({
    name,
    player: name === player ? 'person' : 'remote',
    colour: seat + 1,
  }));

export function preparedHost(position: Position): PreparedHost {
  let hear: (news: News) => void = () => {};
  const channel = channelTo(
    gameWorker(),
    (message) => {
      if ('news' in message) hear(message.news);
    },
    () => hear({ type: 'trouble', trouble: { kind: 'workerLost' } }),
  );
  const { record, name, isUnaided = false } = position;
  return {
    unaided: isUnaided,
    open: () => channel.ask('prepare', { record, name, sitters: sittersOf(position) }),
    listen(listener) {
      hear = listener;
    },
    offers: (seat, at) => channel.ask('offers', { seat, at }),
    act: (seat, action, at) => channel.ask('act', { seat, action, at }),
    rehearse: (seat, action, at) => channel.ask('rehearse', { seat, action, at }),
    undo: async (at) => void (await channel.ask('undo', { at })),
    redo: async (at) => void (await channel.ask('redo', { at })),
    follow: (other) => channel.ask('follow', { record: other }),
    // Nothing is left to instructions for a game that goes nowhere.
    standing: async () => ({ given: [], open: [] }),
    instruct: async () => MOVED_ON,
    async revoke() {},
    record: () => channel.ask('record', {}),
    branch: (at) => channel.ask('branch', { at }),
    close() {
      hear = () => {};
      channel.end();
    },
  };
}
