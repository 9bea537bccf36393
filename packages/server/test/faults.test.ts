/** A server that is killed in the middle of play. `KURSBUCH_KILLS=200` kills it more often than every test run does. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player, someKey } from './club.ts';
import { type Database, embeddedDatabase } from './databases.ts';
import { type ServerProcess, startServer } from './startServer.ts';

const KILLS = Number(process.env.KURSBUCH_KILLS ?? 4);
const TABLES = 3;

let database: Database;
let folder = '';
let server: ServerProcess | undefined;
beforeAll(async () => {
  database = embeddedDatabase();
  const place = await database.fresh();
  folder = 'folder' in place ? place.folder : '';
});
afterAll(async () => {
  await server?.kill('SIGKILL');
  await database?.end();
});

/** Starts it; gives its address. */
async function start(): Promise<string> {
  server = await startServer(folder);
  return server.address;
}

async function kill(signal: NodeJS.Signals): Promise<number | null> {
  if (!server) throw new Error('there is none');
  return server.kill(signal);
}

interface Post {
  readonly number: number;
  readonly key: string;
  readonly amount: number;
}

interface Game {
  readonly table: string;
  readonly cookies: readonly string[];
  readonly acknowledged: Post[];
  /** Sent, and not answered when the server died. */
  open: Post | undefined;
}

function playerAt(address: string, game: Game, number: number): Player {
  const player = new Player(address);
  player.cookie = game.cookies[number % 2] ?? '';
  return player;
}

async function newGame(address: string): Promise<Game> {
  const people = [new Player(address), new Player(address)];
  const [anna, ben] = people as [Player, Player];
  for (const [index, player] of people.entries()) await player.post('guests', { name: `P${index}` });
  const table = await anna.table();
  await ben.join(table);
  const { seats } = (await anna.get(`tables/${table}`)).body;
  const cookies = seats[0].seat === 0 ? [anna.cookie, ben.cookie] : [ben.cookie, anna.cookie];
  return { table, cookies, acknowledged: [], open: undefined };
}

const send = (address: string, game: Game, { number, key, amount }: Post) =>
  playerAt(address, game, number).act(game.table, number, { type: 'bid', private: 'C&A', amount }, key);

/** Bid against each other until the server is gone. */
async function play(address: string, game: Game): Promise<void> {
  for (let number = game.acknowledged.length; number < 200; number++) {
    game.open = { number, key: someKey(), amount: 165 + number * 5 };
    try {
      const { status, body } = await send(address, game, game.open);
      // It is ending, and says so.
      if (status === 503) return;
      expect([status, body]).toEqual([200, { number: number + 1 }]);
      game.acknowledged.push(game.open);
      game.open = undefined;
    } catch (error) {
      // Only a line that is cut ends the play.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

const amountsOf = async (address: string, game: Game): Promise<readonly number[]> => {
  const { body } = await playerAt(address, game, 0).get(`tables/${game.table}/opening`);
  return body.steps.map(({ action }: { action: { amount: number } }) => action.amount);
};

test(
  'whatever was acknowledged is there when it is back, and nothing is done twice',
  async () => {
    let address = await start();
    let total = 0;
    for (let run = 0; run <= KILLS; run++) {
      const games = await Promise.all(Array.from({ length: TABLES }, () => newGame(address)));
      const playing = games.map((game) => play(address, game));
      // The first time it may die before anything is done, later in the middle of it.
      if (run > 0)
        await expect.poll(() => games.some(({ acknowledged }) => acknowledged.length > 0)).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 30 + ((run * 97) % 400)));
      // The last time it is told to end, and ends by itself, though it is played at.
      const isTold = run === KILLS;
      expect(await kill(isTold ? 'SIGTERM' : 'SIGKILL')).toBe(isTold ? 0 : null);
      await Promise.all(playing);
      address = await start();
      for (const game of games) {
        const amounts = game.acknowledged.map(({ amount }) => amount);
        const kept = await amountsOf(address, game);
        // What was not answered is there or not, but nothing else is.
        expect(kept.slice(0, amounts.length)).toEqual(amounts);
        expect(kept.length - amounts.length).toBeLessThanOrEqual(game.open ? 1 : 0);
        if (game.open) {
          const again = await send(address, game, game.open);
          expect([again.status, again.body]).toEqual([200, { number: game.open.number + 1 }]);
          expect(await amountsOf(address, game)).toEqual([...amounts, game.open.amount]);
        }
        total += amounts.length;
      }
    }
    expect(total).toBeGreaterThan(0);
  },
  300_000 + KILLS * 15_000,
);
