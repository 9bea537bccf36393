/** A server on a database of its own, for a file of tests. */
import { afterAll, beforeAll } from 'vitest';
import type { Place } from '../src/index.ts';
import { type Club, openClub } from './club.ts';
import type { Database } from './databases.ts';

export interface OneClub extends Club {
  readonly database: Database;
  /** Where its database is. */
  readonly place: Place;
  /** As after a restart; in between something is done to the database. */
  reopen(between?: () => Promise<void>): Promise<void>;
}

/** Opened before the first test and closed after the last; there from the first test on. */
export function oneClub(start: () => Promise<Database>): OneClub {
  let [database, place, club]: [Database?, Place?, Club?] = [];
  beforeAll(async () => {
    database = await start();
    place = await database.fresh();
    club = await openClub(place);
  });
  afterAll(async () => {
    await club?.close();
    await database?.end();
  });
  function there<T>(one: T | undefined): T {
    if (one === undefined) throw new Error('it is not open yet');
    return one;
  }
  return {
    get database() {
      return there(database);
    },
    get place() {
      return there(place);
    },
    get address() {
      return there(club).address;
    },
    get store() {
      return there(club).store;
    },
    guest: (name) => there(club).guest(name),
    stranger: () => there(club).stranger(),
    close: () => there(club).close(),
    async reopen(between = async () => undefined) {
      await there(club).close();
      await between();
      club = await openClub(there(place));
    },
  };
}
