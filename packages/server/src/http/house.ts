/** The house behind the routes: everything that keeps tables, people and notices, made once and put together. */
import type { FastifyBaseLogger } from 'fastify';
import { Clubs } from '../clubs/clubs.ts';
import { ClubDoor } from '../clubs/door.ts';
import { Evenings } from '../clubs/evenings.ts';
import { Courier } from '../notices/courier.ts';
import { Crier } from '../notices/crier.ts';
import { OPEN_NETWORK } from '../notices/reach.ts';
import { meanwhileFor } from '../notices/since.ts';
import { Keeper } from '../operators/keeper.ts';
import { HouseOrder } from '../operators/order.ts';
import { Reached } from '../operators/reached.ts';
import { Accounts } from '../people/accounts.ts';
import { BringingAlong } from '../people/bringingAlong.ts';
import { Deletion } from '../people/deletion.ts';
import { Devices } from '../people/devices.ts';
import { Pages } from '../people/pages.ts';
import { Passkeys } from '../people/passkeys.ts';
import { Ratings } from '../people/ratings.ts';
import { Sessions } from '../people/sessions.ts';
import { Thinker } from '../players/thinker.ts';
import { Agreements } from '../tables/agreements.ts';
import { Clockwork } from '../tables/clockwork.ts';
import { Hall } from '../tables/hall.ts';
import { Invitations } from '../tables/invitations.ts';
import { Lobby } from '../tables/lobby.ts';
import { OpenCounts } from '../tables/openCounts.ts';
import { Uploads } from '../tables/uploads.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import type { AppSettings } from './app.ts';
import { limitsOf, USUAL_RATES } from './limits.ts';
import type { Outage } from './outage.ts';
import type { House } from './routes.ts';
import { Streams } from './streams.ts';

/** The house, and those who work in it without being asked by a request. */
export interface Household {
  readonly house: House;
  readonly thinker: Thinker;
  /** Everybody who listens is sent home, clocks stop, and what games have still to keep is kept. */
  readonly close: () => Promise<void>;
  /** Notices that are on their way arrive first. */
  readonly endNotices: () => Promise<unknown>;
}

export function openHouse(settings: AppSettings, outage: Outage, log: () => FastifyBaseLogger): Household {
  const { store, publicUrl = null, mail = null, network = OPEN_NETWORK, rates = USUAL_RATES } = settings;
  const { pulse, heartbeat, mostLines, mostLinesAround, ceiling, orderEvery } = settings;
  const { failed } = outage;
  const hall = new Hall(store, ceiling);
  const streams = new Streams(hall, store.people, { pulse, heartbeat, mostLines, mostLinesAround });
  const courier = courierOf(settings, hall, failed);
  store.wire.onDropped = failed;
  const thinker = new Thinker({ report: (trouble) => log().warn(trouble) });
  const clockwork = new Clockwork(store, hall, thinker, failed, { answered: outage.answered });
  const openCounts = new OpenCounts(store.games);
  const changed = (id: string) => {
    openCounts.changed();
    void hall.changed(id).catch(failed);
    void clockwork.look([id]);
  };
  const lobby = new Lobby(
    store,
    changed,
    () => order.quota('openTables'),
    () => reached.count('openTables'),
  );
  clockwork.onStart = (id, now) => lobby.keepAppointment(id, now);
  const reached = new Reached(store.use);
  const order = new HouseOrder(store, failed, orderEvery);
  const limits = limitsOf(
    rates,
    store.limits,
    (name) => order.quota(name),
    (name) => reached.count(name),
  );
  const pages = new Pages(store);
  const deletion = new Deletion(store, hall, lobby);
  const keeper = new Keeper(store, deletion, limits);
  const clubs = new Clubs(store);
  const crier = new Crier(store, courier, failed);
  const house: House = {
    store,
    hall,
    streams,
    courier,
    canMail: mail !== null && publicUrl !== null,
    network,
    sessions: new Sessions(store),
    devices: new Devices(store),
    accounts: new Accounts(
      store,
      mail && publicUrl && { mail, site: publicUrl, failed: (error) => log().error(error) },
    ),
    passkeys: new Passkeys(store),
    bringingAlong: new BringingAlong(store, hall, lobby),
    lobby,
    uploads: new Uploads(store, changed),
    openCounts,
    clubs,
    evenings: new Evenings(store, clubs),
    tournaments: new Tournaments(
      store,
      clubs,
      changed,
      (person) => order.holding('ban', person, Date.now()) !== null,
    ),
    clubDoor: new ClubDoor(store),
    invitations: new Invitations(store, pages, changed),
    pages,
    ratings: new Ratings(store.results),
    agreements: new Agreements(store, hall),
    limits,
    order,
    keeper,
    reached,
    deletion,
    publicUrl,
    isSecure: publicUrl?.protocol === 'https:',
  };
  const close = async () => {
    streams.close();
    await clockwork.close();
    await hall.close();
  };
  const endNotices = () => Promise.all([courier.close(), crier.close()]);
  return { house, thinker, close, endNotices };
}

/** Who brings notices: by which ways, and what he tells of a game meanwhile. */
function courierOf(settings: AppSettings, hall: Hall, failed: Outage['failed']): Courier {
  const { store, publicUrl = null, mail = null, pushContact = null, network = OPEN_NETWORK } = settings;
  return new Courier({
    store,
    mail: publicUrl && mail,
    publicUrl,
    pushContact,
    network,
    isHere: (game, person) => hall.isHere(game, person),
    async since(id, person, language) {
      const game = await hall.live(id);
      const seat = game.seatOf(person);
      if (seat === undefined) return null;
      const { since, asked } = await meanwhileFor(game, seat, language);
      return [since, asked].filter((one) => one !== null).join(' ') || null;
    },
    failed,
  });
}
