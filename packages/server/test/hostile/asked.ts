/**
 * What is right to ask, route by route: by whom, with which ids, with which body. Whatever a route needs is made before it is
 * asked, with nothing but HTTP, so that each of them says yes; a spoilt question then comes as far as the right one.
 */
import type { Letter } from '../../src/index.ts';
import { Authenticator } from '../authenticator.ts';
import { type Club, type Player, someChance, someKey } from '../club.ts';

export interface Question {
  /** Who asks. */
  readonly actor: Player;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export const PASSWORD = 'a long way home';
const DAY = 24 * 60 * 60 * 1000;
const TIME = { kind: 'live', minutes: 60, bonus: 0, atEnd: 'remind' };
/** Nobody answers there. */
const WEBHOOK = 'https://hooks.example:9/line';
const PASS = { type: 'pass' };

let made = 0;

/** People, tables, clubs and tournaments of those who mean ill, at a server of theirs. */
export class Household {
  readonly #club: Club;
  readonly #letters: readonly Letter[];
  /** Its pages are found there; null: under the address it is asked at. */
  readonly #site: URL | null;

  constructor(club: Club, letters: readonly Letter[], site: URL | null) {
    this.#club = club;
    this.#letters = letters;
    this.#site = site;
  }

  guest(name = 'Eve'): Promise<Player> {
    return this.#club.guest(name);
  }

  stranger(): Player {
    return this.#club.stranger();
  }

  get hasMail(): boolean {
    return this.#site !== null;
  }

  newAddress(): string {
    return `m${++made}.${Date.now()}@example.org`;
  }

  /** The word in the last letter to this address. */
  token(to: string): string {
    const text = this.#letters.findLast((letter) => letter.to === to)?.text ?? '';
    return /#\/\w+\/([\w-]{43})\n/.exec(text)?.[1] ?? '';
  }

  /** Somebody with an account whose address has answered, where this server asks it. */
  async account(
    name = 'Mallory',
  ): Promise<{ readonly player: Player; readonly email: string; readonly id: string }> {
    const player = await this.guest(name);
    const email = this.newAddress();
    await done(player.post('accounts', { email, password: PASSWORD }));
    if (this.hasMail) await done(this.stranger().post('confirmations', { token: this.token(email) }));
    return { player, email, id: await idOf(player) };
  }

  device(): Authenticator {
    return new Authenticator(this.#site?.origin ?? this.#club.address.replace(/\/$/, ''));
  }

  /** Two at a table that plays, the first of them on turn. */
  async playing(wanted: object = {}): Promise<{ readonly id: string; first: Player; second: Player }> {
    const [first, second] = [await this.guest('Eve'), await this.guest('Mallory')];
    const id = await first.table({ options: { drawSeats: false }, ...wanted });
    await done(second.join(id));
    return { id, first, second };
  }

  /** A table whose players have agreed to end it. */
  async over(): Promise<{ readonly id: string; first: Player; second: Player }> {
    const table = await this.playing();
    // A game of which nothing was played is none.
    await done(table.first.act(table.id, 0, PASS));
    await done(table.first.post(`tables/${table.id}/requests`, { kind: 'end' }));
    await done(table.second.post(`tables/${table.id}/requests/answer`, { kind: 'end', accept: true }));
    return table;
  }

  /** On to a moment at which something can be left to an instruction: everybody buys what there is. */
  async instructed() {
    const table = await this.playing();
    const players = [table.first, table.second];
    for (let seen = 0; ; ) {
      const { waiting } = await done(table.first.get(`tables/${table.id}`));
      const asked = players[waiting[0]] as Player;
      const { open } = await done(asked.get(`tables/${table.id}/instructions?seen=${seen}`));
      if (open.length > 0) return { id: table.id, asked, seen, instruction: open[0] as unknown };
      const offers = await asked.offers(table.id, seen);
      const wanted = offers.find(({ action }) => action?.type === 'buyPrivate') ?? offers[0];
      seen = (await done(asked.act(table.id, seen, wanted.action))).number;
    }
  }

  async club(): Promise<{ readonly club: string; organiser: Player; invitation: string }> {
    const organiser = await this.guest('Mallory');
    const body = await done(organiser.post('clubs', { name: 'Thursday', about: '', open: true }));
    return { club: body.id, organiser, invitation: body.invitation };
  }

  async season() {
    const home = await this.club();
    const body = await done(home.organiser.post(`clubs/${home.club}/seasons`, seasonWish()));
    return { ...home, season: body.season.id as string };
  }

  async evening() {
    const home = await this.club();
    const body = await done(home.organiser.post(`clubs/${home.club}/evenings`, eveningWish()));
    return { ...home, evening: body.evenings[0].id as string };
  }

  /** One that its organiser and somebody else have entered. */
  async tournament() {
    const { player: organiser } = await this.account();
    const other = await this.guest('Eve');
    const { id } = await done(organiser.post('tournaments', tournamentWish()));
    for (const one of [organiser, other])
      await done(one.post(`tournaments/${id}/entrants`, { contribution: someChance() }));
    return { tournament: id as string, organiser, other };
  }

  async begunTournament() {
    const one = await this.tournament();
    await done(one.organiser.post(`tournaments/${one.tournament}/rounds`, { round: 1, early: false }));
    return one;
  }

  async passkey(player: Player, device: Authenticator): Promise<string> {
    const { options } = await done(player.post('me/passkeys/options'));
    const body = { name: 'Phone', response: device.make(options.challenge) };
    return (await done(player.post('me/passkeys', body))).passkeys[0].id;
  }

  /** A seat kept at an open table. */
  async invited() {
    const [inviter, invited] = [await this.guest('Mallory'), await this.guest('Eve')];
    const id = await inviter.table({ seats: 3 });
    const person = await idOf(invited);
    const { kept } = await done(inviter.post(`tables/${id}/invitations`, { person }));
    return { id, inviter, invited, invitation: kept[0].id as string };
  }
}

const seasonWish = () => ({
  ...{ name: 'Winter', begins: Date.now() - DAY, ends: Date.now() + 90 * DAY, points: null, agreed: true },
});
const eveningWish = () => ({ name: 'Thursday', at: Date.now() + 3 * DAY, minutes: 240, venue: null });
const tournamentWish = () => ({
  ...{ name: 'Spring', title: '1830', options: {}, time: null, seats: 2, rounds: 2, dealt: 'lot' },
});
const tableWish = () => ({
  ...{ title: '1830', name: 'Thursday', seats: 3, listed: true, options: {} },
  contribution: someChance(),
});

async function done(asked: ReturnType<Player['post']>) {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

export const idOf = async (player: Player): Promise<string> => (await player.get('me')).body.person.id;

type Asked = (house: Household, operator: Player) => Promise<Question>;

/** A question about a table that plays, by the one who is on turn. */
const atTable =
  (more: object = {}): Asked =>
  async (house) => {
    const { id, first } = await house.playing();
    return { actor: first, path: { id }, ...more };
  };
/** A question of any guest. */
const byGuest =
  (more: object = {}): Asked =>
  async (house) => ({ actor: await house.guest(), ...more });
/** A question of an organiser about the club. */
const aboutClub =
  (more: object = {}): Asked =>
  async (house) => {
    const { club, organiser } = await house.club();
    return { actor: organiser, path: { club }, ...more };
  };
const aboutSeason =
  (more: object = {}): Asked =>
  async (house) => {
    const { club, season, organiser } = await house.season();
    return { actor: organiser, path: { club, season }, ...more };
  };
const aboutEvening =
  (more: object = {}): Asked =>
  async (house) => {
    const { club, evening, organiser } = await house.evening();
    return { actor: organiser, path: { club, evening }, ...more };
  };
const byOperator =
  (more: object = {}): Asked =>
  async (_, operator) => ({ actor: operator, ...more });

/** By route, as the page of the interface names it. */
export const RIGHT: Readonly<Record<string, Asked>> = {
  'GET /api/health': async (house) => ({ actor: house.stranger() }),
  'GET /api/metrics': async (house) => ({ actor: house.stranger() }),
  'GET /api/openapi.json': async (house) => ({ actor: house.stranger() }),

  // ---------------------------------------------------------------- people
  'GET /api/me': byGuest(),
  'POST /api/guests': async (house) => ({ actor: house.stranger(), body: { name: 'Eve' } }),
  'PATCH /api/me': byGuest({ body: { name: 'Mallory' } }),
  'DELETE /api/me/told': byGuest(),
  'DELETE /api/me/session': byGuest(),
  'DELETE /api/me/sessions': byGuest(),
  'POST /api/accounts': async (house) => ({
    actor: await house.guest(),
    body: { email: house.newAddress(), password: PASSWORD },
  }),
  'POST /api/logins': async (house) => ({
    actor: house.stranger(),
    body: { email: (await house.account()).email, password: PASSWORD },
  }),
  'PUT /api/me/password': async (house) => ({
    actor: (await house.account()).player,
    body: { old: PASSWORD, password: `${PASSWORD} again` },
  }),
  'PUT /api/me/email': async (house) => ({
    actor: (await house.account()).player,
    body: { email: house.newAddress(), password: PASSWORD },
  }),
  'POST /api/me/email/confirmation': async (house) => {
    const actor = await house.guest();
    await actor.post('accounts', { email: house.newAddress(), password: PASSWORD });
    return { actor };
  },
  'POST /api/confirmations': async (house) => {
    const email = house.newAddress();
    await (await house.guest()).post('accounts', { email, password: PASSWORD });
    return { actor: house.stranger(), body: { token: house.token(email) } };
  },
  'POST /api/resets': async (house) => ({
    actor: house.stranger(),
    body: { email: (await house.account()).email },
  }),
  'POST /api/resets/answer': async (house) => {
    const { email } = await house.account();
    await house.stranger().post('resets', { email });
    return { actor: house.stranger(), body: { token: house.token(email), password: `${PASSWORD} again` } };
  },
  'GET /api/me/export': byGuest(),
  'POST /api/me/deletion': async (house) => ({
    actor: (await house.account()).player,
    body: { password: PASSWORD },
  }),
  'GET /api/me/passkeys': byGuest(),
  'POST /api/me/passkeys/options': byGuest(),
  'POST /api/me/passkeys': async (house) => {
    const actor = await house.guest();
    const { options } = await done(actor.post('me/passkeys/options'));
    return { actor, body: { name: 'Phone', response: house.device().make(options.challenge) } };
  },
  'DELETE /api/me/passkeys/{passkey}': async (house) => {
    const { player: actor } = await house.account();
    return { actor, path: { passkey: await house.passkey(actor, house.device()) } };
  },
  'POST /api/logins/passkey/options': async (house) => ({ actor: house.stranger() }),
  'POST /api/logins/passkey': async (house) => {
    const device = house.device();
    await house.passkey(await house.guest(), device);
    const actor = house.stranger();
    const { options } = await done(actor.post('logins/passkey/options'));
    return { actor, body: { response: device.prove(options.challenge) } };
  },
  'GET /api/people': byGuest(),
  'GET /api/people/{person}': async (house) => ({
    actor: house.stranger(),
    path: { person: await idOf((await house.over()).first) },
  }),
  'GET /api/people/{person}/games': async (house) => {
    const { first, second } = await house.over();
    return { actor: second, path: { person: await idOf(first) } };
  },
  'PUT /api/me/page': byGuest({ body: { page: 'companions' } }),
  'GET /api/me/blocks': byGuest(),
  'PUT /api/me/blocks/{person}': async (house) => ({
    actor: await house.guest(),
    path: { person: await idOf(await house.guest()) },
  }),
  'DELETE /api/me/blocks/{person}': async (house) => {
    const actor = await house.guest();
    const person = await idOf(await house.guest());
    await done(actor.ask('PUT', `me/blocks/${person}`));
    return { actor, path: { person } };
  },

  // ---------------------------------------------------------------- tables
  'GET /api/tables': async (house) => ({ actor: house.stranger(), query: { counts: 'true' } }),
  'GET /api/tables/mine': async (house) => ({ actor: (await house.playing()).first }),
  'POST /api/tables': async (house) => ({ actor: await house.guest(), body: tableWish() }),
  'POST /api/tables/uploads': async (house) => {
    const { id, first } = await house.over();
    const { chance: _, ...record } = await done(first.get(`tables/${id}/record`));
    return {
      actor: await house.guest(),
      body: { name: 'Kitchen', listed: false, record, seats: ['me', 'free'] },
    };
  },
  'GET /api/tables/{id}': atTable(),
  'POST /api/tables/{id}/join': async (house) => {
    const id = await (await house.guest()).table({ seats: 3 });
    return { actor: await house.guest(), path: { id }, body: { contribution: someChance() } };
  },
  'POST /api/tables/{id}/rematch': async (house) => {
    const { id, first } = await house.over();
    return { actor: first, path: { id }, body: { contribution: someChance() } };
  },
  'POST /api/tables/{id}/leave': atTable(),
  'PUT /api/tables/{id}/start': async (house) => {
    const actor = await house.guest();
    const start = { at: Date.now() + DAY, fill: null, otherwise: 'wait' };
    return { actor, path: { id: await actor.table({ seats: 3 }) }, body: { start } };
  },
  'GET /api/tables/{id}/calendar': async (house) => {
    const start = { at: Date.now() + DAY, fill: null, otherwise: 'wait' };
    return { actor: house.stranger(), path: { id: await (await house.guest()).table({ start }) } };
  },
  'POST /api/tables/{id}/start': async (house) => {
    const [actor, other] = [await house.guest(), await house.guest()];
    const id = await actor.table({ seats: 3 });
    await done(other.join(id));
    return { actor, path: { id } };
  },
  'POST /api/tables/{id}/seats/{place}': async (house) => {
    const { id, second } = await house.playing();
    await done(second.post(`tables/${id}/leave`));
    return { actor: await house.guest(), path: { id, place: '1' } };
  },
  'DELETE /api/tables/{id}/seats/{place}': async (house) => {
    const actor = await house.guest();
    const id = await actor.table({ seats: 3 });
    await done((await house.guest()).join(id));
    return { actor, path: { id, place: '1' } };
  },
  'POST /api/tables/{id}/handover': atTable({ body: { player: 'calm' } }),
  'POST /api/tables/{id}/computers': async (house) => {
    const actor = await house.guest();
    return { actor, path: { id: await actor.table({ seats: 3 }) }, body: { player: 'calm' } };
  },
  'DELETE /api/tables/{id}/computers/{place}': async (house) => {
    const actor = await house.guest();
    return { actor, path: { id: await actor.table({ seats: 3, computers: ['calm'] }), place: '1' } };
  },
  'POST /api/tables/{id}/requests': atTable({ body: { kind: 'end' } }),
  'POST /api/tables/{id}/requests/answer': async (house) => {
    const { id, first, second } = await house.playing();
    await done(first.post(`tables/${id}/requests`, { kind: 'end' }));
    return { actor: second, path: { id }, body: { kind: 'end', accept: true } };
  },
  'POST /api/tables/{id}/resume': async (house) => {
    const { id, first, second } = await house.playing({ time: TIME });
    await done(first.post(`tables/${id}/requests`, { kind: 'pause' }));
    await done(second.post(`tables/${id}/requests/answer`, { kind: 'pause', accept: true }));
    return { actor: first, path: { id } };
  },
  'GET /api/me/invitations': async (house) => ({ actor: (await house.invited()).invited }),
  'DELETE /api/me/invitations/{invitation}': async (house) => {
    const { invited, invitation } = await house.invited();
    return { actor: invited, path: { invitation } };
  },
  'POST /api/tables/{id}/invitations': async (house) => {
    const actor = await house.guest();
    const id = await actor.table({ seats: 3 });
    return { actor, path: { id }, body: { person: await idOf(await house.guest()) } };
  },
  'DELETE /api/tables/{id}/invitations/{invitation}': async (house) => {
    const { id, inviter, invitation } = await house.invited();
    return { actor: inviter, path: { id, invitation } };
  },

  // ---------------------------------------------------------------- playing
  'GET /api/tables/{id}/opening': atTable(),
  'GET /api/tables/{id}/glance': atTable(),
  'GET /api/tables/{id}/since': atTable({ query: { language: 'de' } }),
  'GET /api/tables/{id}/record': atTable(),
  'GET /api/tables/{id}/offers': atTable({ query: { seen: '0' } }),
  'POST /api/tables/{id}/rehearsals': atTable({ body: { seen: 0, action: PASS } }),
  'POST /api/tables/{id}/actions': async (house) => {
    const { id, first } = await house.playing();
    return { actor: first, path: { id }, body: { seen: 0, key: someKey(), action: PASS } };
  },
  'GET /api/tables/{id}/instructions': atTable({ query: { seen: '0' } }),
  'POST /api/tables/{id}/instructions': async (house) => {
    const { id, asked, seen, instruction } = await house.instructed();
    return { actor: asked, path: { id }, body: { seen, key: someKey(), instruction } };
  },
  'DELETE /api/tables/{id}/instructions/{instruction}': async (house) => {
    const { id, asked, seen, instruction } = await house.instructed();
    const { number } = await done(
      asked.post(`tables/${id}/instructions`, { seen, key: someKey(), instruction }),
    );
    const { given } = await done(asked.get(`tables/${id}/instructions?seen=${number}`));
    return { actor: asked, path: { id, instruction: String(given[0].id) } };
  },
  'POST /api/tables/{id}/undo': async (house) => {
    const { id, first } = await house.playing();
    await done(first.act(id, 0, PASS));
    return { actor: first, path: { id }, body: { seen: 1, key: someKey() } };
  },
  'POST /api/tables/{id}/undo/answer': async (house) => {
    const { id, first, second } = await house.playing();
    await done(first.act(id, 0, PASS));
    await done(second.act(id, 1, PASS));
    await done(first.post(`tables/${id}/undo`, { seen: 2, key: someKey() }));
    return { actor: second, path: { id }, body: { seen: 2, key: someKey(), accept: true } };
  },

  // ---------------------------------------------------------------- talk, streams, notices
  'GET /api/tables/{id}/messages': atTable(),
  'POST /api/tables/{id}/messages': atTable({ body: { text: 'hello' } }),
  'GET /api/tables/{id}/note': atTable(),
  'PUT /api/tables/{id}/note': atTable({ body: { text: 'sell early' } }),
  'PUT /api/tables/{id}/messages/read': atTable({ body: { number: 1 } }),
  'GET /api/stream': async (house) => {
    const { id, first } = await house.playing();
    return { actor: first, query: { since: `${id}:0.0` } };
  },
  'GET /api/lobby/stream': async (house) => ({
    actor: house.stranger(),
    query: { tables: (await house.playing()).id },
  }),
  'POST /api/stream/alive': byGuest({ body: { line: 'a-line' } }),
  'POST /api/stream/farewell': async (house) => {
    const { id, first } = await house.playing();
    return { actor: first, body: { tables: [id] } };
  },
  'GET /api/me/notices': byGuest(),
  'PUT /api/me/notices': byGuest({ body: { table: null, kinds: ['turn'] } }),
  'PUT /api/me/notices/hours': byGuest({
    body: { zone: 'Europe/Berlin', digest: 8, quiet: { from: 22, to: 7 } },
  }),
  'POST /api/me/notices/addresses': byGuest({ body: { way: 'webhook', language: 'en', url: WEBHOOK } }),
  'DELETE /api/me/notices/addresses/{address}': async (house) => {
    const actor = await house.guest();
    const body = { way: 'webhook', language: 'en', url: WEBHOOK };
    const { addresses } = await done(actor.post('me/notices/addresses', body));
    return { actor, path: { address: addresses[0].id } };
  },
  'GET /api/me/alerts': byGuest(),
  'POST /api/me/alerts': byGuest({ body: { title: '1830' } }),
  'DELETE /api/me/alerts/{alert}': async (house) => {
    const actor = await house.guest();
    const { alerts } = await done(actor.post('me/alerts', { title: '1853' }));
    return { actor, path: { alert: alerts[0].id } };
  },
  'POST /api/reports': async (house) => {
    const { id, first } = await house.playing();
    return { actor: first, body: { kind: 'table', table: id, words: 'rude' } };
  },

  // ---------------------------------------------------------------- clubs
  'GET /api/clubs': async (house) => ({ actor: (await house.club()).organiser }),
  'POST /api/clubs': byGuest({ body: { name: 'Thursday', about: 'At eight.', open: true } }),
  'GET /api/clubs/{club}': aboutClub(),
  'PATCH /api/clubs/{club}': aboutClub({ body: { name: 'Friday', about: '', open: false } }),
  'DELETE /api/clubs/{club}': aboutClub(),
  'PUT /api/clubs/{club}/invitation': aboutClub({ body: { open: true } }),
  'POST /api/clubs/{club}/members': async (house) => {
    const { club, invitation } = await house.club();
    return { actor: await house.guest(), path: { club }, body: { invitation } };
  },
  'DELETE /api/clubs/{club}/asking': async (house) => {
    const { club, organiser } = await house.club();
    await done((await house.guest()).post(`clubs/${club}/members`, {}));
    return { actor: organiser, path: { club } };
  },
  'PUT /api/clubs/{club}/members/{person}': async (house) => {
    const { club, organiser } = await house.club();
    const asking = await house.guest();
    await done(asking.post(`clubs/${club}/members`, {}));
    return { actor: organiser, path: { club, person: await idOf(asking) }, body: { role: 'member' } };
  },
  'DELETE /api/clubs/{club}/members/{person}': async (house) => {
    const { club, invitation } = await house.club();
    const actor = await house.guest();
    await done(actor.post(`clubs/${club}/members`, { invitation }));
    return { actor, path: { club, person: await idOf(actor) } };
  },
  'GET /api/clubs/{club}/tables': async (house) => {
    const { club, organiser } = await house.club();
    await organiser.table({ club });
    return { actor: house.stranger(), path: { club } };
  },
  'POST /api/clubs/{club}/seasons': aboutClub({ body: seasonWish() }),
  'GET /api/clubs/{club}/seasons/{season}': aboutSeason(),
  'PUT /api/clubs/{club}/seasons/{season}': aboutSeason({ body: seasonWish() }),
  'DELETE /api/clubs/{club}/seasons/{season}': aboutSeason(),
  'GET /api/clubs/{club}/evenings': aboutEvening(),
  'POST /api/clubs/{club}/evenings': aboutClub({ body: eveningWish() }),
  'PUT /api/clubs/{club}/evenings/{evening}': aboutEvening({ body: eveningWish() }),
  'DELETE /api/clubs/{club}/evenings/{evening}': aboutEvening(),
  'PUT /api/clubs/{club}/evenings/{evening}/answer': aboutEvening({ body: { answer: 'yes' } }),
  'GET /api/clubs/{club}/evenings/{evening}/calendar': aboutEvening(),

  // ---------------------------------------------------------------- tournaments
  'GET /api/tournaments': async (house) => ({ actor: (await house.tournament()).other }),
  'POST /api/tournaments': async (house) => ({
    actor: (await house.account()).player,
    body: tournamentWish(),
  }),
  'GET /api/tournaments/{tournament}': async (house) => {
    const { tournament } = await house.begunTournament();
    return { actor: house.stranger(), path: { tournament } };
  },
  'DELETE /api/tournaments/{tournament}': async (house) => {
    const { tournament, organiser } = await house.tournament();
    return { actor: organiser, path: { tournament } };
  },
  'POST /api/tournaments/{tournament}/entrants': async (house) => {
    const { tournament } = await house.tournament();
    return { actor: await house.guest(), path: { tournament }, body: { contribution: someChance() } };
  },
  'DELETE /api/tournaments/{tournament}/entrants/me': async (house) => {
    const { tournament, other } = await house.tournament();
    return { actor: other, path: { tournament } };
  },
  'POST /api/tournaments/{tournament}/rounds': async (house) => {
    const { tournament, organiser } = await house.tournament();
    return { actor: organiser, path: { tournament }, body: { round: 1, early: false } };
  },
  'POST /api/tournaments/{tournament}/end': async (house) => {
    const { tournament, organiser } = await house.begunTournament();
    return { actor: organiser, path: { tournament } };
  },

  // ---------------------------------------------------------------- those who keep order
  'GET /api/operator': byOperator(),
  'GET /api/operator/reports': async (house, operator) => {
    const { id, first, second } = await house.playing();
    await done(first.post(`tables/${id}/messages`, { text: 'rude' }));
    await done(second.post('reports', { kind: 'talk', table: id, line: 1, words: '' }));
    return { actor: operator };
  },
  'GET /api/operator/people': byOperator({ query: { text: 'Ev' } }),
  'GET /api/operator/tables': byOperator({ query: { text: 'Th' } }),
  'GET /api/operator/clubs': byOperator({ query: { text: 'Th' } }),
  'GET /api/operator/tournaments': byOperator({ query: { text: 'Sp' } }),
  'GET /api/operator/log': byOperator(),
  'POST /api/operator/acts': async (house, operator) => ({
    actor: operator,
    body: { kind: 'word', person: await idOf(await house.guest()), reason: 'Please be kind.' },
  }),
};

/** Where no letters are sent, these never say yes. */
export const NEEDS_MAIL: readonly string[] = [
  'POST /api/me/email/confirmation',
  'POST /api/confirmations',
  'POST /api/resets',
  'POST /api/resets/answer',
];
