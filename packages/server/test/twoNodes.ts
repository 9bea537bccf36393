/** Two nodes on one PostgreSQL, for a file of tests. */
import { afterAll, beforeAll } from 'vitest';
import { type Club, openClub, Player } from './club.ts';
import { type Database, postgresDatabase } from './databases.ts';

export interface TwoNodes {
  readonly database: Database;
  /** Where their database is. */
  readonly place: { readonly url: string };
  readonly one: Club;
  readonly other: Club;
}

/** Opened before the first test and closed after the last; there from the first test on. */
export function twoNodes(): TwoNodes {
  let nodes: TwoNodes | undefined;
  beforeAll(async () => {
    const database = await postgresDatabase();
    const place = await database.fresh();
    if (!('url' in place)) throw new Error('the nodes of one database need its address');
    nodes = { database, place, one: await openClub(place), other: await openClub(place) };
  });
  afterAll(async () => {
    await nodes?.one.close();
    await nodes?.other.close();
    await nodes?.database.end();
  });
  const there = (): TwoNodes => {
    if (!nodes) throw new Error('the nodes are not open yet');
    return nodes;
  };
  return {
    get database() {
      return there().database;
    },
    get place() {
      return there().place;
    },
    get one() {
      return there().one;
    },
    get other() {
      return there().other;
    },
  };
}

/** The same person at another node. */
export function at(club: Club, { cookie }: Player): Player {
  const player = new Player(club.address);
  player.cookie = cookie;
  return player;
}
