/** What operators have done is held to: at the door, at hidden tables, on open lines. */
import type { FastifyRequest } from 'fastify';
import { Limit } from '../http/limits.ts';
import type { App, House } from '../http/routes.ts';
import type { Kept } from '../store/operators.ts';
import { Trouble } from '../trouble.ts';
import { Held } from './held.ts';
import { countedAs } from './keeper.ts';
import type { HouseOrder } from './order.ts';

/** What somebody who is banned may still do: see that they are, download what is kept about them, and go. */
const TO_THE_BANNED = new Set([
  'GET /api/me',
  'GET /api/me/export',
  'POST /api/me/deletion',
  'DELETE /api/me/session',
  'DELETE /api/me/sessions',
  'GET /api/health',
  'GET /api/metrics',
]);
/** What is open from a banned network besides: an operator has to be able to come in. */
const TO_COME_IN = new Set([
  'POST /api/logins',
  'POST /api/logins/passkey',
  'POST /api/logins/passkey/options',
]);

/** Throws where the client is banned. */
export function mustBeWelcome(request: FastifyRequest, order: HouseOrder): void {
  const { person, ip, method, routeOptions } = request;
  const banned = order.banned(person?.id, ip);
  if (!banned) return;
  const route = `${method} ${routeOptions.url}`;
  if (TO_THE_BANNED.has(route) || (!person && TO_COME_IN.has(route))) return;
  throw new Held('banned', banned);
}

/** Where somebody sits down. */
const SITTING_DOWN = new Set([
  'POST /api/tables/:id/join',
  'POST /api/tables/:id/seats/:place',
  'POST /api/tables/:id/rematch',
]);

export function enforced(app: App, house: House): void {
  const { store, order, keeper, reached, hall, streams, limits, clubDoor } = house;
  /** A hidden table is there for those who sit or sat at it, one of a club for its members, and all for operators. */
  const mayFind = async (game: string, person: string | undefined): Promise<boolean> => {
    if (order.isOperator(person)) return true;
    if (!order.isHidden(game)) return clubDoor.mayFind(game, person);
    const seats = (person !== undefined && (await store.games.byId(game))?.seats) || [];
    return seats.some((one) => one.person === person || one.former === person);
  };
  streams.mayFollow = mayFind;
  app.addHook('preHandler', async ({ params, routeOptions, person, method }) => {
    const { url } = routeOptions;
    if (!url?.startsWith('/api/tables/:id')) return;
    const { id } = params as { readonly id: string };
    if (!(await mayFind(id, person?.id))) throw new Trouble('noTable');
    if (person && SITTING_DOWN.has(`${method} ${url}`)) await clubDoor.mustBeMember(id, person.id);
  });

  const failed = (error: unknown) => app.log.error(error);
  const askAgain = (club: string | null) => streams.cutUninvited((game) => clubDoor.isOf(game, club));
  hall.onAdmitted = (club) => void askAgain(club).catch(failed);
  order.onActs = (acts) => void follow(acts).catch(failed);
  /** Every node does this for those who are here through it. */
  async function follow(acts: readonly Kept[]): Promise<void> {
    for (const { kind, person, game, network, details } of acts)
      switch (kind) {
        case 'ban':
          streams.cutBanned((listener) => order.banned(listener.person?.id, listener.ip) !== null);
          break;
        case 'dismiss':
          // He comes back as anybody else, to whom hidden tables are not there.
          streams.cutThoseOf(person);
          break;
        case 'deletePerson':
          await streams.cutStrangers();
          break;
        case 'hide':
          if (game !== null) streams.cutFollowers(game);
          break;
        case 'hideClub':
          await askAgain(JSON.parse(details).club);
          break;
        case 'renameTournament': {
          // Its tables are called after it.
          const { playing = [] } = (await store.tournaments.standing(JSON.parse(details).tournament)) ?? {};
          for (const table of playing) await hall.changed(table);
          break;
        }
        case 'deleteTable':
          if (game !== null) await hall.forget(game);
          break;
        case 'rename':
          if (person !== null) await hall.renamed(person);
          break;
        case 'removeLine':
        case 'restoreLine':
          if (game !== null) await hall.saidAgain(game, Number(JSON.parse(details).line));
          break;
        case 'lift':
          for (const who of countedAs(person, network))
            for (const limit of Object.values(limits)) if (limit instanceof Limit) limit.lift(who);
      }
  }

  // What somebody at the machine has left for this server to do.
  order.onLook = async () => {
    await reached.write();
    const errands = await store.operators.errands();
    for (const { id, act } of errands) {
      const answer = await keeper.perform(JSON.parse(act), 'machine').then(
        (number) => ({ number }),
        (error: unknown) => {
          if (!(error instanceof Trouble)) failed(error);
          return {
            error: error instanceof Trouble ? error.message : 'Something went wrong; the log says what.',
          };
        },
      );
      await store.operators.answerErrand(id, JSON.stringify(answer));
    }
    if (errands.length > 0) setImmediate(() => void order.look().catch(failed));
  };
}
