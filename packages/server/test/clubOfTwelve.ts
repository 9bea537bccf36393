/**
 * A club of twelve with a season of ten tables, made with nothing but HTTP: for tests of the server and of its pages, and for
 * measuring. At each table the later seats bid more for their private companies than these are worth, then all agree to end
 * it: so everybody's place is known beforehand. The first seat wins, the last one comes last.
 */
import { Player, someChance } from './player.ts';

export const TWELVE = [
  'Anna',
  'Ben',
  'Cleo',
  'Dora',
  'Emil',
  'Fritz',
  'Greta',
  'Hans',
  'Ida',
  'Jonas',
  'Klara',
  'Ludwig',
] as const;

/** Who sits at the ten tables, by seat: nobody sits at one table twice. */
export const TEN_TABLES: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  [4, 5, 6],
  [7, 8, 9, 10, 11],
  [1, 0],
  [2, 4, 7, 0],
  [11, 3, 5],
  [6, 8, 1],
  [0, 9, 10, 4],
  [3, 2],
  [5, 0, 11, 8],
];

const PRIVATES = ['C&SL', 'D&H', 'M&H', 'C&A'];
const WORTH = [40, 70, 110, 160];
const DAY = 24 * 60 * 60 * 1000;

export interface ClubOfTwelve {
  readonly club: string;
  readonly season: string;
  /** In the order of `TWELVE`; the first is the organiser. */
  readonly people: readonly Player[];
  readonly tables: readonly string[];
}

/** `name`: how a club is called; `tables`: how many of the ten are played. */
export async function clubOfTwelve(
  address: string,
  { name = 'Eisenbahnfreunde', tables = TEN_TABLES.length }: { name?: string; tables?: number } = {},
): Promise<ClubOfTwelve> {
  const people: Player[] = [];
  for (const one of TWELVE) {
    const player = new Player(address);
    await done(player.post('guests', { name: one }));
    people.push(player);
  }
  const [anna] = people as [Player];
  const made = await done(anna.post('clubs', { name, about: 'Thursdays at eight.', open: false }));
  const club: string = made.id;
  for (const one of people.slice(1))
    await done(one.post(`clubs/${club}/members`, { invitation: made.invitation }));
  const { season } = await done(
    anna.post(`clubs/${club}/seasons`, {
      name: 'Winter',
      begins: Date.now() - DAY,
      ends: Date.now() + 90 * DAY,
      points: null,
      agreed: true,
    }),
  );
  const played: string[] = [];
  for (const [index, seats] of TEN_TABLES.slice(0, tables).entries())
    played.push(
      await playedAt(
        club,
        `Table ${index + 1}`,
        seats.map((seat) => people[seat] as Player),
      ),
    );
  return { club, season: season.id, people, tables: played };
}

/** A table of the club, played and agreed to be over: who sits down first wins. */
export async function playedAt(club: string, name: string, people: readonly Player[]): Promise<string> {
  const [first, ...others] = people as [Player, ...Player[]];
  const table = await first.table({ seats: people.length, name, club, options: { drawSeats: false } });
  for (const other of others) await done(other.join(table));
  await outbid(table, people);
  await agreedToEnd(table, people);
  return table;
}

/** Everybody but the first bids for a company of his own, the later the more above its worth; then all of it is sold. */
export async function outbid(table: string, people: readonly Player[]): Promise<void> {
  const [first, ...others] = people as [Player, ...Player[]];
  let number = 0;
  const act = async (player: Player, action: object) => {
    await done(player.act(table, number, action));
    number++;
  };
  await act(first, { type: 'pass' });
  for (const [index, other] of others.entries())
    await act(other, {
      type: 'bid',
      private: PRIVATES[index],
      amount: (WORTH[index] ?? 0) + 5 * (index + 1),
    });
  await act(first, { type: 'buyPrivate', private: 'SVN&RR' });
}

export async function agreedToEnd(table: string, people: readonly Player[]): Promise<void> {
  const [first, ...others] = people as [Player, ...Player[]];
  await done(first.post(`tables/${table}/requests`, { kind: 'end' }));
  for (const other of others)
    await done(other.post(`tables/${table}/requests/answer`, { kind: 'end', accept: true }));
}

/** A table that is open in the club. */
export const openTable = (player: Player, club: string, wanted: object = {}): Promise<string> =>
  player.table({ club, contribution: someChance(), ...wanted });

async function done(asked: ReturnType<Player['post']>) {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
