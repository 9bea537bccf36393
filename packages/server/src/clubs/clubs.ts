/** Clubs: made, joined, left, handed over; their seasons. */
import { randomBytes } from 'node:crypto';
import type { Club, Role, Season } from '../store/clubs.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { mayBeWritten, nameGiven, sentenceGiven, timeGiven } from './given.ts';
import { gamesOf, MOST_PLAYERS, type Points, type Standing, standingsOf } from './points.ts';

/** Clubs of one person, members of one club, and those who ask at once to be one. */
const MOST_CLUBS = 20;
const MOST_MEMBERS = 200;
const MOST_ASKING = 50;
const MOST_SEASONS = 50;
const LONGEST_SEASON = 3 * 366 * 24 * 60 * 60 * 1000;
const MOST_POINTS = 1000;

interface ClubWish {
  readonly name: string;
  readonly about: string;
  readonly open: boolean;
}
export interface SeasonWish {
  readonly name: string;
  readonly begins: number;
  readonly ends: number;
  readonly points: Points | null;
  readonly agreed: boolean;
}

export interface Counted {
  readonly season: Season;
  /** The last first. */
  readonly games: readonly string[];
  readonly standings: readonly Standing[];
  /** How many seats were looked at for it. */
  readonly looked: number;
}

export const newId = (): string => randomBytes(15).toString('base64url');

const isMember = (role: Role | null): boolean => role === 'organiser' || role === 'member';

export class Clubs {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async create(person: Person, wish: ClubWish): Promise<string> {
    const club: Club = {
      id: newId(),
      name: nameGiven(wish.name),
      about: sentenceGiven(wish.about),
      open: wish.open,
      invitation: newId(),
      hidden: false,
      kept: null,
      created: Date.now(),
    };
    if (!(await this.#store.clubs.add(club, person.id, MOST_CLUBS))) throw new Trouble('manyClubs');
    return club.id;
  }

  /** A club as somebody finds it, and as what. Whoever may not see it is told as little as of one that is not there. */
  async seen(
    id: string,
    person: string | undefined,
    invitation?: string,
  ): Promise<{ readonly club: Club; readonly role: Role | null; readonly isInvited: boolean }> {
    const club = await this.#store.clubs.byId(id);
    if (!club) throw new Trouble('noClub');
    const role = person === undefined ? null : await this.#store.clubs.roleOf(id, person);
    const isInvited = invitation !== undefined && invitation === club.invitation;
    if (isMember(role)) return { club, role, isInvited };
    if (invitation !== undefined && !isInvited && !club.hidden) throw new Trouble('spentInvitation');
    if (club.hidden || (!club.open && !isInvited && role === null)) throw new Trouble('noClub');
    return { club, role, isInvited };
  }

  /** Its tables and seasons are for members, and for everybody who has the link where the club wants that. */
  async mustLook(id: string, person: string | undefined): Promise<void> {
    const { club, role } = await this.seen(id, person);
    if (!club.open && !isMember(role)) throw new Trouble('noClub');
  }

  /** The club, for one of its members. */
  async asMember(id: string, person: string): Promise<{ readonly club: Club; readonly role: Role }> {
    const { club, role } = await this.seen(id, person);
    if (role === null || !isMember(role)) throw new Trouble('notMember');
    return { club, role };
  }

  async asOrganiser(id: string, person: string): Promise<Club> {
    const { club, role } = await this.asMember(id, person);
    if (role !== 'organiser') throw new Trouble('notOrganiser');
    return club;
  }

  async change(id: string, person: string, to: Partial<ClubWish>): Promise<void> {
    const before = await this.asOrganiser(id, person);
    const after = {
      name: to.name === undefined ? before.name : nameGiven(to.name),
      about: to.about === undefined ? before.about : sentenceGiven(to.about),
    };
    if (after.name !== before.name || after.about !== before.about) mayBeWritten(before);
    await this.#store.clubs.change(id, { ...after, ...(to.open !== undefined && { open: to.open }) });
  }

  async remove(id: string, person: string): Promise<void> {
    await this.asOrganiser(id, person);
    await this.#store.clubs.remove(id);
  }

  /** Another invitation, so that the one before is worth nothing; or none. */
  async invite(id: string, person: string, isOpen: boolean): Promise<void> {
    await this.asOrganiser(id, person);
    await this.#store.clubs.change(id, { invitation: isOpen ? newId() : null });
  }

  /**
   * With the invitation one joins; without it one asks to, where the club can be seen: `counted` may say no to that. Whoever
   * belongs to it has what he wants.
   */
  async join(
    id: string,
    person: string,
    invitation: string | undefined,
    counted: () => Promise<void>,
  ): Promise<void> {
    const { role, isInvited } = await this.seen(id, person, invitation);
    if (isMember(role)) return;
    if (!isInvited && role === null) await counted();
    await this.#change(id, person, ({ members, clubs, invitation: now }) => {
      // Let in meanwhile: whoever still asks is not put back among those who do.
      const there = members.find((one) => one.person === person);
      if (there && isMember(there.role)) return there.role;
      // Another one since: perhaps because this very person was sent away.
      if (isInvited && invitation !== now) throw new Trouble('spentInvitation');
      if (clubs >= MOST_CLUBS && members.every((one) => one.person !== person))
        throw new Trouble('manyClubs');
      const count = (isAsking: boolean) =>
        members.filter((one) => one.person !== person && (one.role === 'asking') === isAsking).length;
      if (isInvited && count(false) >= MOST_MEMBERS) throw new Trouble('clubFull');
      if (!isInvited && count(true) >= MOST_ASKING) throw new Trouble('clubFull');
      return isInvited ? 'member' : 'asking';
    });
  }

  /** An organiser lets somebody in, makes one an organiser, or no longer. */
  async appoint(id: string, organiser: string, person: string, role: 'organiser' | 'member'): Promise<void> {
    await this.asOrganiser(id, organiser);
    await this.#change(id, person, ({ members }) => {
      const there = members.find((one) => one.person === person);
      if (!there) throw new Trouble('noMember');
      const isNew = there.role === 'asking';
      if (isNew && members.filter((one) => isMember(one.role)).length >= MOST_MEMBERS)
        throw new Trouble('clubFull');
      const others = members.filter((one) => one.person !== person && one.role === 'organiser');
      if (role === 'member' && there.role === 'organiser' && others.length === 0)
        throw new Trouble('lastOrganiser');
      return role;
    });
  }

  /**
   * One leaves, or an organiser removes somebody, also one who only asks. A member who is removed knows the invitation, so it
   * is another one then. Gives the tables at which no seat is kept for him any more.
   */
  async dismiss(id: string, by: string, person: string): Promise<readonly string[]> {
    if (by !== person) await this.asOrganiser(id, by);
    return this.#change(id, person, ({ members }) => {
      const there = members.find((one) => one.person === person);
      if (!there) throw new Trouble('noMember');
      return by === person || there.role === 'asking' ? 'left' : { invitation: newId() };
    });
  }

  /** Nobody of those who ask is let in: the list is empty. */
  async clearAsking(id: string, organiser: string): Promise<void> {
    await this.asOrganiser(id, organiser);
    await this.#store.clubs.clearAsking(id);
  }

  async #change(
    id: string,
    person: string,
    change: Parameters<Store['clubs']['changeMember']>[3],
  ): Promise<readonly string[]> {
    const tables = await this.#store.clubs.changeMember(id, person, Date.now(), change);
    if (!tables) throw new Trouble('noClub');
    return tables;
  }

  // ---------------------------------------------------------------- seasons

  async addSeason(id: string, person: string, wish: SeasonWish): Promise<string> {
    await this.asOrganiser(id, person);
    const now = Date.now();
    const season: Season = { ...seasonGiven(wish, now), id: newId(), club: id, kept: null, created: now };
    if (!(await this.#store.clubs.addSeason(season, MOST_SEASONS))) throw new Trouble('manySeasons');
    return season.id;
  }

  /** Points stay as they are as soon as a game counts. */
  async changeSeason(id: string, person: string, season: string, wish: SeasonWish): Promise<void> {
    await this.asOrganiser(id, person);
    const before = await this.season(id, season);
    const after: Season = { ...before, ...seasonGiven(wish, Date.now()) };
    if (after.name !== before.name) mayBeWritten(before);
    const isSame =
      JSON.stringify([before.points, before.agreed]) === JSON.stringify([after.points, after.agreed]);
    if (!isSame && (await this.counted(before)).games.length > 0) throw new Trouble('seasonCounts');
    await this.#store.clubs.changeSeason(after);
  }

  async removeSeason(id: string, person: string, season: string): Promise<void> {
    await this.asOrganiser(id, person);
    await this.season(id, season);
    await this.#store.clubs.removeSeason(season);
  }

  /** The table of points, and the games it is made of. */
  async standings(id: string, season: string): Promise<Counted> {
    return this.counted(await this.season(id, season));
  }

  async counted(season: Season): Promise<Counted> {
    const ended = await this.#store.clubs.ended(season);
    const games = gamesOf(ended);
    const standings = standingsOf(games, season.points);
    return { season, games: [...games.keys()], standings, looked: ended.length };
  }

  /** A season of this club. */
  async season(club: string, id: string): Promise<Season> {
    const found = (await this.#store.clubs.seasons(club)).find((one) => one.id === id);
    if (!found) throw new Trouble('noSeason');
    return found;
  }
}

function seasonGiven(wish: SeasonWish, now: number): SeasonWish {
  const { begins, agreed } = wish;
  const ends = timeGiven(wish.ends, now);
  if (begins >= ends || ends - begins > LONGEST_SEASON) throw new Trouble('badSeason');
  return { name: nameGiven(wish.name), begins, ends, agreed, points: pointsGiven(wish.points) };
}

/** A number of points for each place of each number of players, none better than the one before it. */
function pointsGiven(points: Points | null): Points | null {
  if (points === null) return null;
  const given = Object.entries(points);
  const isWhole = given.every(([players, worth]) => {
    const count = Number(players);
    return (
      Number.isInteger(count) &&
      count >= 2 &&
      count <= MOST_PLAYERS &&
      String(count) === players &&
      worth.length === count &&
      worth.every((one, place) => one >= 0 && one <= MOST_POINTS && one <= (worth[place - 1] ?? one))
    );
  });
  if (!isWhole) throw new Trouble('badPoints');
  return given.length === 0 ? null : Object.fromEntries(given);
}
