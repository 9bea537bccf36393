/** What the routes share: who asks, and how a game's word becomes an answer. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { Clubs } from '../clubs/clubs.ts';
import type { ClubDoor } from '../clubs/door.ts';
import type { Evenings } from '../clubs/evenings.ts';
import type { Courier } from '../notices/courier.ts';
import type { Network } from '../notices/reach.ts';
import type { Keeper } from '../operators/keeper.ts';
import type { HouseOrder } from '../operators/order.ts';
import type { Reached } from '../operators/reached.ts';
import type { Accounts } from '../people/accounts.ts';
import type { BringingAlong } from '../people/bringingAlong.ts';
import type { Deletion } from '../people/deletion.ts';
import type { Devices } from '../people/devices.ts';
import type { Pages } from '../people/pages.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { Ratings } from '../people/ratings.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { Agreements } from '../tables/agreements.ts';
import type { Steps } from '../tables/audience.ts';
import type { Visit } from '../tables/gamesInMemory.ts';
import type { Hall } from '../tables/hall.ts';
import type { Invitations } from '../tables/invitations.ts';
import type { Posted } from '../tables/keptRoom.ts';
import type { Lobby } from '../tables/lobby.ts';
import type { OpenCounts } from '../tables/openCounts.ts';
import type { Uploads } from '../tables/uploads.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { Trouble } from '../trouble.ts';
import { type Limits, networkAround, networkOf } from './limits.ts';
import type { BySchema } from './schemas.ts';
import type { Streams } from './streams.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  BySchema
>;

declare module 'fastify' {
  interface FastifySchema {
    /** What the route is for, in a line. */
    readonly summary?: string;
  }
  interface FastifyRequest {
    /** Who asks; undefined: nobody knows. */
    person: Person | undefined;
    /** The token he is known by. */
    token: string | undefined;
  }
}

/** What the routes work with. */
export interface House {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly bringingAlong: BringingAlong;
  readonly lobby: Lobby;
  readonly uploads: Uploads;
  readonly openCounts: OpenCounts;
  readonly clubs: Clubs;
  readonly clubDoor: ClubDoor;
  readonly invitations: Invitations;
  readonly pages: Pages;
  readonly ratings: Ratings;
  readonly evenings: Evenings;
  readonly tournaments: Tournaments;
  readonly agreements: Agreements;
  readonly hall: Hall;
  readonly streams: Streams;
  readonly courier: Courier;
  /** Letters can be sent. */
  readonly canMail: boolean;
  /** What can be reached from here. */
  readonly network: Network;
  readonly limits: Limits;
  readonly order: HouseOrder;
  readonly keeper: Keeper;
  readonly reached: Reached;
  readonly deletion: Deletion;
  /** Where browsers find this server, if that is another address than the one they name. */
  readonly publicUrl: URL | null;
  /** Cookies go over encrypted lines only. */
  readonly isSecure: boolean;
}

export function somebody({ person }: { readonly person: Person | undefined }): Person {
  if (!person) throw new Trouble('noPerson');
  return person;
}

type Caller = Pick<FastifyRequest, 'person' | 'ip'>;

/** A spectator counts as a person, or, if unknown, by his address; and with the network around it. */
export const watching = ({ person, ip }: Caller) => ({
  asker: { who: person?.id ?? networkOf(ip), around: networkAround(ip) },
  isSeated: false,
});

/** Somebody, and whether he sits at the table: what is kept is asked only where the game is not in memory. */
export const asking = async (hall: Hall, caller: Caller, id: string): Promise<Visit> => {
  const { person } = caller;
  if (!person) return watching(caller);
  const isSeated = hall.games.has(id) || (await hall.kept(id)).seats.some((one) => one.person === person.id);
  return { ...watching(caller), isSeated };
};

/** Somebody was faster: the answer brings along what is new. */
export class MovedOn extends Trouble {
  readonly steps: Steps | null;

  constructor(steps: Steps | null = null) {
    super('movedOn');
    this.steps = steps;
  }
}

/** The number of the entry, or why there is none. */
export function numberOf(outcome: Posted): number {
  switch (outcome.type) {
    case 'done':
      return outcome.number;
    case 'refused':
      throw new Trouble('refused', outcome.refusal);
    case 'movedOn':
      throw new MovedOn(outcome.steps);
  }
}
