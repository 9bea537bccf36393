/** The game of the film: a record of the program, replayed in a worker, that nobody acts in. */

import type { GameHost, Sitter } from '@kursbuch/screens/host/gameHost.ts';
import { type GameRecord, MOVED_ON } from '@kursbuch/table';
import { askOnce } from '../host/channel.ts';
import { filmFile } from './files.ts';

const sitterOf = (name: string, seat: number): Sitter => ({ name, player: 'remote', colour: seat + 1 });

/** `named` says what the table is called, by the title that is played at it. */
export function filmHost(named: (title: string) => string): GameHost {
  return {
    async open() {
      const record = (await filmFile('game')) as GameRecord;
      return askOnce('show', { record, name: named(record.title), sitters: record.players.map(sitterOf) });
    },
    listen() {},
    offers: async () => [],
    act: async () => MOVED_ON,
    rehearse: async () => MOVED_ON,
    async undo() {},
    async redo() {},
    standing: async () => ({ given: [], open: [] }),
    instruct: async () => MOVED_ON,
    async revoke() {},
    record: () => Promise.reject(new Error('the record of the film is a file')),
    branch: async () => null,
    close() {},
  };
}
