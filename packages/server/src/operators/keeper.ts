/** Who does what operators ask for, at any node or in the terminal, and writes it down. */
import { randomBytes } from 'node:crypto';
import { cutName, LONGEST_NAME, properName } from '@kursbuch/table';
import { type Kysely, sql } from 'kysely';
import { nameGiven, sentenceGiven } from '../clubs/given.ts';
import { type Limits, networkAround, networkOf } from '../http/limits.ts';
import type { Deletion } from '../people/deletion.ts';
import { nameFrom } from '../people/sessions.ts';
import type { NewAct } from '../store/operators.ts';
import { type Person, removePerson } from '../store/people.ts';
import type { SanctionsRow } from '../store/rows/order.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { renameTournament } from '../store/tournaments.ts';
import { nameBeside } from '../tables/newcomers.ts';
import { nameOfTable } from '../tournaments/tournaments.ts';
import { Trouble } from '../trouble.ts';
import type { Act, Doer, MachineAct, Target } from './acts.ts';
import { networkFrom } from './networks.ts';
import { QUOTAS } from './quotas.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Somebody who was given another name keeps it for this long. */
const NAME_KEPT = 30 * DAY;
/** Nothing with an end lasts longer: that would be for good. */
const LONGEST = 3660 * DAY;
const LONGEST_REASON = 300;
/** More networks would be looked through with every request. */
const MOST_NETWORKS = 1000;

type Job = (db: Kysely<Schema>) => Promise<void>;

export class Keeper {
  readonly #store: Store;
  readonly #deletion: Deletion;
  readonly #limits: Pick<Limits, 'guesses' | 'accounts' | 'letters' | 'mailboxes' | 'exports'> | null;

  constructor(
    store: Store,
    deletion: Deletion,
    limits: Pick<Limits, 'guesses' | 'accounts' | 'letters' | 'mailboxes' | 'exports'> | null,
  ) {
    this.#store = store;
    this.#deletion = deletion;
    this.#limits = limits;
  }

  /** Do it and write it down; gives the number of the act. Throws `Trouble` and changes nothing where it cannot be. */
  async perform(act: Act | MachineAct, doer: Doer, now = Date.now()): Promise<number> {
    const reason = properName(act.reason, LONGEST_REASON);
    const about: NewAct = {
      at: now,
      operator: doer === 'machine' ? null : doer.operator,
      by: doer === 'machine' ? 'machine' : 'operator',
      kind: act.kind,
      person: null,
      game: null,
      network: null,
      details: '{}',
      reason,
    };
    const kept = (more: Partial<NewAct>, job: Job) => this.#store.operators.act({ ...about, ...more }, job);
    switch (act.kind) {
      case 'ban': {
        mustEnd(act.until, now);
        const target = await this.#target(act);
        if (target.network !== null) await this.#mustHaveRoom();
        const number = await kept(
          { ...target, details: JSON.stringify({ until: act.until }) },
          async (db) => {
            await lifted(db, 'ban', target, now);
            await sanctioned(db, { kind: 'ban', ...target, at: now, until: act.until, reason });
          },
        );
        // Nobody sits down to wait for somebody who cannot come.
        if (target.person !== null) await this.#deletion.leaveOpenTables(target.person);
        return number;
      }
      case 'unban': {
        if ('ban' in act) {
          const { sanctions } = await this.#store.operators.order(now);
          if (!sanctions.some(({ id, address }) => id === act.ban && address !== null))
            throw new Trouble('noSuchPerson');
          return kept({}, async (db) => {
            await db.updateTable('sanctions').set({ lifted: now }).where('id', '=', act.ban).execute();
          });
        }
        const target = await this.#target(act, false);
        return kept(target, (db) => lifted(db, 'ban', target, now));
      }
      case 'lift': {
        const target = await this.#target(act, false);
        await this.#liftLimits(target);
        return kept(target, async () => undefined);
      }
      case 'mute': {
        mustEnd(act.until, now);
        const target = await this.#target(act);
        return kept({ ...target, details: JSON.stringify({ until: act.until }) }, async (db) => {
          await lifted(db, 'mute', target, now);
          await sanctioned(db, { kind: 'mute', ...target, at: now, until: act.until, reason });
        });
      }
      case 'unmute': {
        const target = await this.#target(act, false);
        return kept(target, (db) => lifted(db, 'mute', target, now));
      }
      case 'word': {
        if (reason === '') throw new Trouble('badText');
        const target = await this.#target(act, false);
        return kept(target, (db) =>
          sanctioned(db, { kind: 'word', ...target, at: now, until: null, reason }),
        );
      }
      case 'rename': {
        const { id } = await this.#person(act.person);
        const name = nameFrom(act.name);
        return kept({ person: id }, async (db) => {
          await renamed(db, id, name);
          const target = { person: id, network: null };
          await lifted(db, 'name', target, now);
          await sanctioned(db, { kind: 'name', ...target, at: now, until: now + NAME_KEPT, reason });
        });
      }
      case 'deletePerson': {
        const person = await this.#person(act.person);
        await this.#mustBeNone(person.id);
        await this.#deletion.leaveTables(person);
        const heldAs = await this.#deletion.heldAs(person.id);
        return kept({ person: person.id }, (db) => removePerson(db, person.id, heldAs, now));
      }
      case 'hide':
      case 'show': {
        const hidden = act.kind === 'hide' ? 1 : 0;
        await this.#table(act.table);
        return kept({ game: act.table }, async (db) => {
          await db.updateTable('games').set({ hidden }).where('id', '=', act.table).execute();
        });
      }
      case 'deleteTable': {
        await this.#table(act.table);
        return kept({ game: act.table }, async (db) => {
          await db.deleteFrom('games').where('id', '=', act.table).execute();
        });
      }
      case 'hideClub':
      case 'showClub': {
        const hidden = act.kind === 'hideClub' ? 1 : 0;
        return kept({ details: await this.#club(act.club) }, async (db) => {
          await db.updateTable('clubs').set({ hidden }).where('id', '=', act.club).execute();
        });
      }
      case 'renameClub': {
        const name = nameGiven(act.name);
        const about = act.about === undefined ? {} : { about: sentenceGiven(act.about) };
        return kept({ details: await this.#club(act.club) }, async (db) => {
          const written = { name, ...about, kept: now + NAME_KEPT };
          await db.updateTable('clubs').set(written).where('id', '=', act.club).execute();
        });
      }
      case 'deleteClub':
        return kept({ details: await this.#club(act.club) }, async (db) => {
          await db.deleteFrom('clubs').where('id', '=', act.club).execute();
        });
      case 'renameSeason': {
        const written = { name: nameGiven(act.name), kept: now + NAME_KEPT };
        return kept({ details: await this.#season(act.season) }, async (db) => {
          await db.updateTable('seasons').set(written).where('id', '=', act.season).execute();
        });
      }
      case 'deleteSeason':
        return kept({ details: await this.#season(act.season) }, async (db) => {
          await db.deleteFrom('seasons').where('id', '=', act.season).execute();
        });
      case 'renameEvening': {
        const name = nameGiven(act.name);
        const venue = act.venue === undefined ? {} : { venue: sentenceGiven(act.venue) || null };
        return kept({ details: await this.#evening(act.evening) }, async (db) => {
          await db
            .updateTable('evenings')
            // Calendars hear of it as of any other change.
            .set((eb) => ({
              name,
              ...venue,
              kept: now + NAME_KEPT,
              changed: now,
              sequence: eb('sequence', '+', 1),
            }))
            .where('id', '=', act.evening)
            .execute();
        });
      }
      case 'deleteEvening':
        return kept({ details: await this.#evening(act.evening) }, async (db) => {
          await db.deleteFrom('evenings').where('id', '=', act.evening).execute();
        });
      case 'hideTournament':
      case 'showTournament': {
        const hidden = act.kind === 'hideTournament' ? 1 : 0;
        return kept({ details: await this.#tournament(act.tournament) }, async (db) => {
          await db.updateTable('tournaments').set({ hidden }).where('id', '=', act.tournament).execute();
        });
      }
      case 'renameTournament': {
        const name = nameGiven(act.name);
        return kept({ details: await this.#tournament(act.tournament) }, (db) =>
          renameTournament(db, act.tournament, name, nameOfTable),
        );
      }
      case 'deleteTournament':
        return kept({ details: await this.#tournament(act.tournament) }, async (db) => {
          await db.deleteFrom('tournaments').where('id', '=', act.tournament).execute();
        });
      case 'removeLine':
      case 'restoreLine': {
        const [line] = await this.#store.talk.around(act.table, act.line, 0);
        // What was removed long ago is gone.
        if (!line || line.text === '') throw new Trouble('noLine');
        const removed = act.kind === 'removeLine' ? now : null;
        const details = JSON.stringify({ line: act.line });
        return kept({ game: act.table, person: line.person, details }, async (db) => {
          await db
            .updateTable('messages')
            .set({ removed })
            .where('game', '=', act.table)
            .where('number', '=', act.line)
            .execute();
        });
      }
      case 'settle':
      case 'reopen': {
        const report = await this.#store.reports.byNumber(act.report);
        if (!report) throw new Trouble('noReport');
        const isSettled = act.kind === 'settle';
        const outcome = act.kind === 'settle' ? act.outcome : null;
        const details = JSON.stringify({ report: act.report, ...(outcome && { outcome }) });
        return kept({ person: report.person, game: report.game, details }, async (db) => {
          await db
            .updateTable('reports')
            .set({ settled: isSettled ? now : null, outcome })
            .where('number', '=', act.report)
            .execute();
        });
      }
      case 'quota': {
        const { name, value } = act;
        const { least, most } = QUOTAS[name];
        if (!Number.isInteger(value) || value < least || value > most) throw new Trouble('badQuota');
        const { quotas } = await this.#store.operators.order(now);
        const was = quotas[name] ?? QUOTAS[name].usual;
        return kept({ details: JSON.stringify({ name, value, was }) }, async (db) => {
          await db
            .insertInto('quotas')
            .values({ name, value })
            .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
            .execute();
        });
      }
      case 'appoint':
      case 'dismiss': {
        if (doer !== 'machine') throw new Trouble('noRight');
        const { id, registered } = await this.#person(act.person);
        if (act.kind === 'appoint' && registered === null) throw new Trouble('needsAccount');
        return kept({ person: id }, async (db) => {
          await db.deleteFrom('operators').where('person', '=', id).execute();
          if (act.kind === 'appoint')
            await db.insertInto('operators').values({ person: id, since: now }).execute();
        });
      }
    }
  }

  /** Somebody has read what he was told. */
  async read(person: string, now = Date.now()): Promise<void> {
    if (!(await this.#store.operators.isHeld('word', person, now))) return;
    await this.#store.operators.note(
      'wordRead',
      { person },
      (db) => lifted(db, 'word', { person, network: null }, now),
      now,
    );
  }

  async #person(id: string): Promise<Person> {
    const found = await this.#store.people.byId(id);
    if (!found) throw new Trouble('noSuchPerson');
    return found;
  }

  /** The log names it by its id alone. */
  async #club(id: string): Promise<string> {
    if (!(await this.#store.clubs.byId(id))) throw new Trouble('noClub');
    return JSON.stringify({ club: id });
  }

  async #season(id: string): Promise<string> {
    if (!(await this.#store.clubs.seasonById(id))) throw new Trouble('noSeason');
    return JSON.stringify({ season: id });
  }

  async #evening(id: string): Promise<string> {
    if (!(await this.#store.evenings.byId(id))) throw new Trouble('noEvening');
    return JSON.stringify({ evening: id });
  }

  async #tournament(id: string): Promise<string> {
    if (!(await this.#store.tournaments.byId(id))) throw new Trouble('noTournament');
    return JSON.stringify({ tournament: id });
  }

  async #table(id: string): Promise<void> {
    if (!(await this.#store.games.byId(id))) throw new Trouble('noTable');
  }

  /** Operators cannot ban or delete each other; the owner of the machine may dismiss one first. */
  async #mustBeNone(person: string): Promise<void> {
    const { operators } = await this.#store.operators.order(Date.now());
    if (operators.includes(person)) throw new Trouble('isOperator');
  }

  async #target(
    { person, network }: Target,
    isAgainst = true,
  ): Promise<{ person: string | null; network: string | null }> {
    if (person !== undefined) {
      const { id } = await this.#person(person);
      if (isAgainst) await this.#mustBeNone(id);
      return { person: id, network: null };
    }
    const proper = networkFrom(network);
    if (proper === null) throw new Trouble('badNetwork');
    return { person: null, network: proper };
  }

  async #mustHaveRoom(): Promise<void> {
    const { sanctions } = await this.#store.operators.order(Date.now());
    if (sanctions.filter(({ network }) => network !== null).length >= MOST_NETWORKS)
      throw new Trouble('manyNetworks');
  }

  /** What all nodes count together; what each counts for itself it lifts when it reads of this. */
  async #liftLimits({ person, network }: { person: string | null; network: string | null }): Promise<void> {
    const limits = this.#limits;
    if (!limits) return;
    const known = person === null ? undefined : await this.#store.people.byId(person);
    const asked = person === null ? null : await this.#store.keys.confirming(person, Date.now());
    const mailboxes = [known?.email, known?.login, asked].flatMap((one) => one ?? []);
    for (const who of [...countedAs(person, network), ...mailboxes])
      for (const limit of Object.values(limits)) await limit.lift(who);
  }
}

/** Under which names limits count a person or a network. */
export function countedAs(person: string | null, network: string | null): readonly string[] {
  if (person !== null) return [person, `person ${person}`];
  const address = network?.split('/')[0] ?? '';
  return [address, networkOf(address), networkAround(address)];
}

function mustEnd(until: number | null, now: number): void {
  if (until !== null && (until <= now || until > now + LONGEST)) throw new Trouble('badEnd');
}

async function sanctioned(
  db: Kysely<Schema>,
  sanction: Omit<SanctionsRow, 'id' | 'lifted' | 'address'>,
): Promise<void> {
  const id = randomBytes(12).toString('base64url');
  await db
    .insertInto('sanctions')
    .values({ ...sanction, id, lifted: null, address: null })
    .execute();
}

async function lifted(
  db: Kysely<Schema>,
  kind: SanctionsRow['kind'],
  { person, network }: { person: string | null; network: string | null },
  now: number,
): Promise<void> {
  await db
    .updateTable('sanctions')
    .set({ lifted: now })
    .where('kind', '=', kind)
    .where('lifted', 'is', null)
    .where('person', person === null ? 'is' : '=', person)
    .where('network', network === null ? 'is' : '=', network)
    .execute();
}

/** Another name, wherever the old one is shown: at open tables, beside the name a game knows, and before what was said. */
async function renamed(db: Kysely<Schema>, person: string, name: string): Promise<void> {
  await db.updateTable('people').set({ name }).where('id', '=', person).execute();
  await db.updateTable('messages').set({ name }).where('person', '=', person).execute();
  await db.updateTable('invitations').set({ name }).where('person', '=', person).execute();
  const seats = await db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select(['seats.game', 'seats.place', 'games.status'])
    .where('seats.person', '=', person)
    .execute();
  for (const { game, place, status } of seats) {
    const others = await db
      .selectFrom('seats')
      .select(sql<string>`coalesce(sitter, name)`.as('name'))
      .where('game', '=', game)
      .where('place', '!=', place)
      .execute();
    const own = nameBeside(
      cutName(name, LONGEST_NAME),
      others.map((one) => one.name),
    );
    // The lot of a game in play was drawn with the names it knows.
    await db
      .updateTable('seats')
      .set(status === 'open' ? { name: own } : { sitter: own })
      .where('game', '=', game)
      .where('place', '=', place)
      .execute();
  }
}
