/** Every title is played over the network as it is at one screen. */
import type { Action } from '@kursbuch/table';
import { titles } from '@kursbuch/titles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Hall } from '../src/tables/hall.ts';
import { type Club, openClub, type Player, running } from './club.ts';
import { type Database, embeddedDatabase } from './databases.ts';

let database: Database;
let club: Club;
beforeAll(async () => {
  database = embeddedDatabase();
  club = await openClub(await database.fresh());
});
afterAll(async () => {
  await club?.close();
  await database?.end();
});

interface Offer {
  readonly action?: Action;
  readonly actions?: readonly Action[];
}

test.each(titles.map(({ id, players }) => [id, players.min] as const))(
  '%s starts with %i, goes on, and is made anew from what is kept',
  async (title, seats) => {
    const { table, players } = await running(club, { title, seats });
    const steps = 8;
    for (let number = 0; number < steps; number++) {
      const { waiting } = (await players[0]?.get(`tables/${table}`))?.body ?? {};
      const player = players[waiting[0]] as Player;
      const offers: readonly Offer[] = await player.offers(table, number);
      const [action] = offers.flatMap(({ action: one, actions = [] }) => (one ? [one] : actions));
      expect((await player.act(table, number, action)).body).toEqual({ number: number + 1 });
    }
    const anew = await new Hall(club.store).live(table);
    for (const player of players) {
      const { person } = (await player.get('me')).body;
      const { body } = await player.get(`tables/${table}/opening`);
      const { foreign, ...opening } = await anew.opening(person.id);
      // Nothing was played by somebody else: then nothing is said of it.
      expect(foreign).toEqual([]);
      expect(JSON.parse(JSON.stringify(opening))).toEqual(body);
    }
  },
);
