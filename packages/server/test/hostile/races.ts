/**
 * Many at once: whoever presses a button twenty times, or with twenty friends, gets no more than whoever presses it once, and
 * what comes of it is something that could have come of it one after the other.
 */
import { type Player, someChance } from '../club.ts';
import type { Lot } from './anyValue.ts';
import type { Household } from './asked.ts';
import { idOf } from './asked.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEBHOOK = 'https://hooks.example:9/';

type Asked = () => ReturnType<Player['post']>;

export class Races {
  readonly findings: string[] = [];
  /** How many questions were asked at once with others. */
  asked = 0;
  readonly #house: Household;
  readonly #lot: Lot;

  constructor(house: Household, lot: Lot) {
    this.#house = house;
    this.#lot = lot;
  }

  async run(): Promise<void> {
    await this.#limits();
    await this.#oneTable();
    await this.#playingAgain();
    await this.#oneTournament();
    await this.#oneClub();
  }

  /** All of them at once; gives their answers. None is a fault of the server. */
  async #atOnce(what: string, asked: readonly Asked[]) {
    this.asked += asked.length;
    const answers = await Promise.all(asked.map((ask) => ask()));
    for (const { status, body } of answers)
      if (status >= 500) this.#wrong(`${what}: ${status} ${JSON.stringify(body)}`);
    return answers;
  }

  #wrong(what: string): void {
    this.findings.push(what);
  }

  #must(isSo: boolean, what: string): void {
    if (!isSo) this.#wrong(what);
  }

  /** Of everything that one person may have only so many of. */
  async #limits(): Promise<void> {
    const { player } = await this.#house.account();
    const wish = { title: '1830', name: 'Race', seats: 3, listed: true, options: {} };
    const many = (times: number, ask: (index: number) => ReturnType<Player['post']>): readonly Asked[] =>
      Array.from({ length: times }, (_, index) => () => ask(index));
    const most = async (
      what: string,
      limit: number,
      asked: readonly Asked[],
      count: () => Promise<number>,
    ) => {
      const answers = await this.#atOnce(what, asked);
      const made = await count();
      this.#must(made === limit, `${made} ${what} where ${limit} are allowed`);
      const said = answers.filter(({ status }) => status === 200).length;
      this.#must(said >= limit, `${said} were told of ${limit} ${what}`);
    };
    await most(
      'open tables',
      10,
      many(20, () => player.post('tables', { ...wish, contribution: someChance() })),
      async () => (await player.get('tables/mine')).body.tables.length,
    );
    await most(
      'clubs',
      20,
      many(30, () => player.post('clubs', { name: 'Race', about: '', open: true })),
      async () => (await player.get('clubs')).body.clubs.length,
    );
    const cup = { name: 'Race', title: '1830', options: {}, time: null, seats: 2, rounds: 1, dealt: 'lot' };
    await most(
      'tournaments',
      5,
      many(12, () => player.post('tournaments', cup)),
      async () => (await player.get('tournaments')).body.tournaments.length,
    );
    const languages = ['de', 'en', 'fr', 'es', 'it', 'nl', 'pl', 'pt'];
    await most(
      'alerts',
      10,
      many(16, (index) =>
        player.post('me/alerts', {
          title: index < 8 ? '1830' : '1853',
          language: languages[index % languages.length],
        }),
      ),
      async () => (await player.get('me/alerts')).body.alerts.length,
    );
    await most(
      'addresses',
      20,
      many(30, (index) =>
        player.post('me/notices/addresses', { way: 'webhook', language: 'en', url: `${WEBHOOK}${index}` }),
      ),
      async () => (await player.get('me/notices')).body.addresses.length,
    );
    const { club, organiser } = await this.#house.club();
    const season = { name: 'Race', begins: Date.now(), ends: Date.now() + DAY, points: null, agreed: true };
    await most(
      'seasons',
      50,
      many(60, () => organiser.post(`clubs/${club}/seasons`, season)),
      async () => (await organiser.get(`clubs/${club}`)).body.seasons.length,
    );
    const evening = { name: 'Race', at: Date.now() + DAY, minutes: 60, venue: null };
    await most(
      'evenings',
      60,
      many(70, () => organiser.post(`clubs/${club}/evenings`, evening)),
      async () => (await organiser.get(`clubs/${club}/evenings`)).body.evenings.length,
    );
    // Calling one off makes no room for another: there would be no end of them.
    const [one] = (await organiser.get(`clubs/${club}/evenings`)).body.evenings;
    await organiser.ask('DELETE', `clubs/${club}/evenings/${one.id}`);
    const { body } = await organiser.post(`clubs/${club}/evenings`, evening);
    this.#must(body.error === 'manyEvenings', 'evenings without end');
  }

  /** Joined, left, started, given up by many at once: nobody sits twice, and no more than there are seats. */
  async #oneTable(): Promise<void> {
    const people = await this.#people(8);
    const [owner] = people as [Player];
    const id = await owner.table({ seats: 4 });
    for (let round = 0; round < 4; round++) {
      const answers = await this.#atOnce(
        'one table',
        people.map(
          (player) => () =>
            this.#lot.of<Asked>([
              () => player.join(id),
              () => player.join(id),
              () => player.post(`tables/${id}/leave`),
              () => player.post(`tables/${id}/computers`, { player: 'calm' }),
              () => player.ask('DELETE', `tables/${id}/seats/1`),
              ...(round === 3 ? [() => owner.post(`tables/${id}/start`)] : []),
            ])(),
        ),
      );
      const { status, body } = await owner.get(`tables/${id}`);
      if (status === 404) return;
      const sitting: readonly string[] = body.seats.flatMap(
        ({ sitter }: { sitter: { person?: string } }) => sitter.person ?? [],
      );
      this.#must(new Set(sitting).size === sitting.length, 'somebody sits at one table twice');
      this.#must(body.seats.length <= 4, `${body.seats.length} sit on four seats`);
      this.#must(answers.length === people.length, 'somebody was not answered');
    }
  }

  /** Both press at once, twice: one table. */
  async #playingAgain(): Promise<void> {
    const { id, first, second } = await this.#house.over();
    const again = (player: Player) => () =>
      player.post(`tables/${id}/rematch`, { contribution: someChance() });
    const answers = await this.#atOnce('playing again', [first, second, first, second].map(again));
    const tables = new Set(
      answers.map(({ status, body }) => (status === 200 ? body.id : `no: ${body.error}`)),
    );
    this.#must(tables.size === 1, `they play again at ${[...tables].join(', ')}`);
  }

  /** Entered, left, dealt, ended and withdrawn by many at once: a round is dealt once, and everybody sits at one table of it. */
  async #oneTournament(): Promise<void> {
    const { tournament, organiser } = await this.#house.tournament();
    const path = `tournaments/${tournament}`;
    const people = await this.#people(5);
    // Enough are there before, whoever of the others is faster than whoever leaves.
    for (const player of people.slice(0, 2))
      await player.post(`${path}/entrants`, { contribution: someChance() });
    const deal = (round: number) => () => organiser.post(`${path}/rounds`, { round, early: true });
    const answers = await this.#atOnce('one tournament', [
      ...people.map((player) => () => player.post(`${path}/entrants`, { contribution: someChance() })),
      ...people.map((player) => () => player.post(`${path}/entrants`, { contribution: someChance() })),
      ...[deal(1), deal(1), deal(1)],
      () => organiser.ask('DELETE', `${path}/entrants/me`),
    ]);
    const dealt = answers.slice(10, 13).map(({ status, body }) => {
      const tables: readonly (readonly { id: string }[])[] = (body.played ?? []).map(
        (round: { tables: readonly { id: string }[] }) => round.tables,
      );
      return `${status} ${tables.map((round) => round.map(({ id }) => id).join()).join('; ')}`;
    });
    // Everybody who wanted the round finds the same one.
    this.#must(
      new Set(dealt).size === 1 && /^200 [\w-]+(,[\w-]+)*$/.test(dealt[0] ?? ''),
      `a round was dealt twice, or not at all: ${answers.map(({ status, body }) => body.error ?? status).join()}`,
    );
    await this.#atOnce('one tournament', [
      ...[deal(2), deal(2), deal(1)],
      () => organiser.post(`${path}/end`),
      () => organiser.ask('DELETE', path),
      ...people.map((player) => () => player.ask('DELETE', `${path}/entrants/me`)),
    ]);
    const { status, body } = await organiser.get(path);
    if (status !== 200) return this.#wrong(`one tournament: ${status} ${JSON.stringify(body)}`);
    for (const { number, tables } of body.played) {
      const sitting: readonly string[] = tables.flatMap(
        ({ seats }: { seats: readonly { sitter: { person?: string } }[] }) =>
          seats.flatMap(({ sitter }) => sitter.person ?? []),
      );
      this.#must(new Set(sitting).size === sitting.length, `somebody sits twice in round ${number}`);
    }
    const numbers = body.played.map(({ number }: { number: number }) => number);
    this.#must(new Set(numbers).size === numbers.length, `rounds ${numbers}`);
  }

  /** Members come, go, are made organisers and delete themselves at once: a club that is there has an organiser. */
  async #oneClub(): Promise<void> {
    const { club, organiser, invitation } = await this.#house.club();
    const people = await this.#people(6);
    const ids = await Promise.all(people.map(idOf));
    const own = await idOf(organiser);
    await this.#atOnce(
      'one club',
      people.map((player) => () => player.post(`clubs/${club}/members`, { invitation })),
    );
    await this.#atOnce('one club', [
      ...people.map(
        (player, index) => () =>
          this.#lot.of<Asked>([
            () => player.ask('DELETE', `clubs/${club}/members/${ids[index]}`),
            () => player.post('me/deletion', { password: null }),
            () => player.post(`clubs/${club}/members`, { invitation }),
            () => organiser.ask('PUT', `clubs/${club}/members/${ids[index]}`, { role: 'organiser' }),
            () => organiser.ask('DELETE', `clubs/${club}/members/${ids[index]}`),
          ])(),
      ),
      () => organiser.ask('DELETE', `clubs/${club}/members/${own}`),
      () => organiser.ask('PUT', `clubs/${club}/invitation`, { open: true }),
    ]);
    for (const player of [organiser, ...people]) {
      const { status, body } = await player.get(`clubs/${club}`);
      if (status !== 200 || body.you === null) continue;
      const roles = body.members.map(({ role }: { role: string }) => role);
      this.#must(roles.includes('organiser'), 'a club has no organiser');
    }
  }

  #people(count: number): Promise<readonly Player[]> {
    return Promise.all(Array.from({ length: count }, () => this.#house.guest()));
  }
}
