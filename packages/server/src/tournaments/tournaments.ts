/** Tournaments: made, entered, begun, dealt round by round; run by whoever made them. */
import { isRefusal, namesApart, type Setup } from '@kursbuch/table';
import type { Clubs } from '../clubs/clubs.ts';
import { nameGiven } from '../clubs/given.ts';
import { MOST_PLAYERS } from '../clubs/points.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { Entrant, NewDealt, Standing, Tournament } from '../store/tournaments.ts';
import { commitmentTo, newSecret, seedFrom } from '../tables/chance.ts';
import { asSitting, mustPlay } from '../tables/newcomers.ts';
import { newGame, newId, started } from '../tables/newGame.ts';
import { noticesOfRound } from '../tables/occasions.ts';
import { type AnyTable, playable } from '../tables/playable.ts';
import type { TimeRules } from '../tables/time.ts';
import { Trouble } from '../trouble.ts';
import { apart, byLot, inOrder, tableSizes } from './dealing.ts';
import { standingsOf } from './standings.ts';

/** So many of one person that are not over; so many who play in one. */
const MOST_ORGANISED = 5;
const MOST_ENTRANTS = 120;
/** One that nobody begins for so long is taken away; its page says when, from the first day. */
export const UNBEGUN_KEPT = 90 * 24 * 60 * 60 * 1000;

interface TournamentWish {
  readonly name: string;
  readonly title: string;
  readonly options: Setup['options'];
  readonly time: TimeRules | null;
  readonly size: number;
  readonly rounds: number;
  readonly dealt: Tournament['dealt'];
  readonly club: string | null;
}

/** Told of every table that plays from now on. */
type Changed = (game: string) => void;

export class Tournaments {
  readonly #store: Store;
  readonly #clubs: Clubs;
  readonly #changed: Changed;
  readonly #isBanned: (person: string) => boolean;

  constructor(store: Store, clubs: Clubs, changed: Changed, isBanned: (person: string) => boolean) {
    this.#store = store;
    this.#clubs = clubs;
    this.#changed = changed;
    this.#isBanned = isBanned;
  }

  async create(person: Person, wish: TournamentWish): Promise<string> {
    if (person.registered === null) throw new Trouble('organiserNeedsAccount');
    const { title, options, time, size, rounds, dealt, club } = wish;
    const name = nameGiven(wish.name);
    const table = await playable(title);
    const trial = trialOf(table, options, size);
    if (isRefusal(trial)) throw new Trouble('badSetup', trial);
    if (time?.atEnd === 'computer') await mustPlay(title, [time.player]);
    if (club !== null) await this.#clubs.asMember(club, person.id);
    const secret = newSecret();
    const id = newId();
    const made: Tournament = {
      ...{ id, club, organiser: person.id, name, title, options, time, size, rounds, dealt, secret },
      ...{ status: 'open', commitment: commitmentTo(secret), hidden: false, created: Date.now() },
    };
    if (!(await this.#store.tournaments.add(made, MOST_ORGANISED))) throw new Trouble('manyTournaments');
    return id;
  }

  /** How it stands, for somebody who may see it, and whether he runs it. */
  async seen(
    id: string,
    person: string | undefined,
  ): Promise<Standing & { readonly isOrganiser: boolean; readonly mayEnter: boolean }> {
    const standing = await this.#store.tournaments.standing(id);
    if (!standing) throw new Trouble('noTournament');
    const { tournament, entrants, rounds, playing } = standing;
    const club = tournament.club === null ? undefined : await this.#store.clubs.byId(tournament.club);
    const role = club && person !== undefined ? await this.#store.clubs.roleOf(club.id, person) : null;
    const isMember = role === 'organiser' || role === 'member';
    const plays = person !== undefined && entrants.some((one) => one.person === person);
    const isOrganiser =
      person !== undefined && (tournament.organiser === person || (isMember && role === 'organiser'));
    if (tournament.hidden && !isOrganiser && !plays) throw new Trouble('noTournament');
    if (club && (!club.open || club.hidden) && !isMember && !plays) throw new Trouble('noTournament');
    const mayEnter = !club || isMember;
    // With the last table of the last round it is over.
    const isOver =
      tournament.status === 'running' && rounds.length >= tournament.rounds && playing.length === 0;
    if (isOver) await this.#store.tournaments.end(id);
    return {
      ...standing,
      tournament: isOver ? { ...tournament, status: 'over' } : tournament,
      isOrganiser,
      mayEnter,
    };
  }

  /** `counted` may say no. Whoever plays in it has what he wants. */
  async enter(
    id: string,
    { id: person, name }: Person,
    contribution: string,
    counted: () => Promise<void>,
  ): Promise<void> {
    const { mayEnter, tournament: seen, entrants: known } = await this.seen(id, person);
    const plays = ({ status }: Tournament, entrants: readonly Entrant[]) =>
      status !== 'over' && entrants.some((one) => one.person === person && one.left === null);
    if (plays(seen, known)) return;
    if (!mayEnter) throw new Trouble('notMember');
    // Whoever runs it may not want him there, and is not named.
    if (seen.organiser !== null && (await this.#store.blocks.around(person)).by.has(seen.organiser))
      throw new Trouble('notForYou');
    if (known.every((one) => one.person !== person)) await counted();
    const isThere = await this.#store.tournaments.enter(
      id,
      { person, name, contribution },
      ({ tournament, entrants }) => {
        if (plays(tournament, entrants)) return false;
        if (tournament.status === 'over') throw new Trouble('tournamentOver');
        if (tournament.status === 'running') throw new Trouble('hasBegun');
        if (entrants.length >= MOST_ENTRANTS) throw new Trouble('tournamentFull');
        return true;
      },
    );
    if (!isThere) throw new Trouble('noTournament');
  }

  /** Whoever has left is not dealt again, nor whoever does not play; the seat at a table that plays is what it is at any table. */
  async leave(id: string, person: string): Promise<void> {
    await this.seen(id, person);
    await this.#store.tournaments.leave(id, person, Date.now());
  }

  /** Before it begins it can be taken back, and is gone. */
  async withdraw(id: string, person: string): Promise<void> {
    await this.#run(id, person);
    if (!(await this.#store.tournaments.withdraw(id))) throw new Trouble('hasBegun');
  }

  /** No further round is dealt; tables that still play count when they are over. */
  async end(id: string, person: string): Promise<void> {
    const { tournament } = await this.#run(id, person);
    if (tournament.status === 'open') throw new Trouble('notBegun');
    // Of two who end it each has what he wants; so has whoever ends one whose last round is over.
    await this.#store.tournaments.end(id);
  }

  /**
   * The tables of a round are made and play at once. The number of the round is the one its organiser saw: of two who press at
   * once the second one finds it dealt, as he wanted, and deals no other. `early`: though a table of the round before still plays. Gives how
   * many were made.
   */
  async deal(id: string, organiser: Person, number: number, isEarly: boolean): Promise<number> {
    const { tournament } = await this.#run(id, organiser.id);
    const table = await playable(tournament.title);
    const now = Date.now();
    const games = await this.#store.tournaments.addRound(id, now, async (standing) => {
      const { rounds, playing } = standing;
      if (standing.tournament.status === 'over') throw new Trouble('tournamentOver');
      if (number === rounds.length) return null;
      if (number < rounds.length) throw new Trouble(number === 1 ? 'hasBegun' : 'roundBegun');
      if (number > tournament.rounds) throw new Trouble('tournamentOver');
      if (number > rounds.length + 1) throw new Trouble('notBegun');
      if (!isEarly && playing.length > 0) throw new Trouble('stillPlaying');
      const { seed, tables } = dealOf(standing, number, table, this.#isBanned);
      const made: NewDealt[] = [];
      for (const [index, entrants] of tables.entries())
        made.push(await this.#table(standing, entrants, `${number}.${index + 1}`, organiser, now));
      return { seed, tables: made };
    });
    if (!games) throw new Trouble('noTournament');
    for (const game of games) this.#changed(game);
    return games.length;
  }

  async #table(
    { tournament, entrants: all }: Standing,
    entrants: readonly number[],
    label: string,
    organiser: Person,
    now: number,
  ): Promise<NewDealt> {
    const { id: tournamentId, club, title, options, time, name } = tournament;
    const id = newId();
    const base = newGame(id, organiser, this.#store.wire.reads);
    const people = entrants.flatMap((number) => all.find((one) => one.number === number) ?? []);
    const names = namesApart(people.map((one) => one.name));
    const sitting = people.map(({ person, name: called, contribution }, place) => ({
      person,
      contribution,
      name: names[place] ?? called,
    }));
    const game = {
      ...base,
      ...{ title, options, time, size: sitting.length, listed: false },
      name: nameOfTable(name, label),
      gathering: { club, tournament: tournamentId },
    };
    const seats = sitting.map((one, place) => ({ ...asSitting(one), place }));
    const begun = await started({ ...game, seats }, null);
    const notices = noticesOfRound({ id, seats }, organiser.id, now);
    const turns = (begun.notices ?? []).filter(({ kind }) => kind === 'turn');
    return { game, sitting, entrants, started: { ...begun, notices: [...notices, ...turns] } };
  }

  async #run(id: string, person: string): Promise<Standing> {
    const { isOrganiser, ...standing } = await this.seen(id, person);
    if (!isOrganiser) throw new Trouble('notOrganiser');
    return standing;
  }
}

const LONGEST = 40;
/** "Spring 1.2": the second table of the first round. */
export const nameOfTable = (name: string, label: string): string =>
  `${[...name]
    .slice(0, LONGEST - 1 - label.length)
    .join('')
    .trim()} ${label}`;

const trialOf = (table: AnyTable, options: Setup['options'], seats: number) =>
  table.setup({
    players: Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`),
    seed: 'trial',
    options,
  });

/** Who is dealt: whoever plays on. */
const dealable = (entrants: readonly Entrant[], isBanned: (person: string) => boolean): readonly Entrant[] =>
  entrants.filter(({ person, left }) => person !== null && left === null && !isBanned(person));

/** What the lot of a round is drawn from: it can be computed again when the tournament is over. */
export const seedOfRound = (secret: string, number: number, contributions: readonly string[]): string =>
  seedFrom(secret, [`round ${number}`, ...contributions]);

function dealOf(
  { tournament, entrants, rounds, ends }: Standing,
  number: number,
  table: AnyTable,
  isBanned: (person: string) => boolean,
): { readonly seed: string; readonly tables: readonly (readonly number[])[] } {
  const { secret, options, size, dealt } = tournament;
  const playing = dealable(entrants, isBanned).map((one) => one.number);
  const isPlayable = (seats: number) =>
    seats >= 2 && seats <= MOST_PLAYERS && !isRefusal(trialOf(table, options, seats));
  const sizes = tableSizes(playing.length, size, isPlayable);
  if (!sizes) throw new Trouble(playing.length < size ? 'tooFew' : 'cannotDeal');
  const seed = seedOfRound(
    secret,
    number,
    entrants.map(({ contribution }) => contribution),
  );
  const drawn = byLot(playing, seed);
  if (number === 1 || dealt === 'lot') return { seed, tables: inOrder(drawn, sizes) };
  const rankOf = new Map(
    standingsOf(entrants, rounds, ends).map(({ entrant, rank }) => [entrant.number, rank]),
  );
  // Equals as the lot has drawn them.
  const order = drawn.toSorted((a, b) => (rankOf.get(a) ?? 0) - (rankOf.get(b) ?? 0));
  const before = rounds.flatMap(({ tables }) => tables.map((one) => one.entrants));
  return { seed, tables: apart(inOrder(order, sizes), before) };
}
