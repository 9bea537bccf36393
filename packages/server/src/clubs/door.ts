/** Who finds a table that is played for a club, and who sits down there. */
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';

/** So many tables are remembered; whatever is asked about another is looked up. */
const REMEMBERED = 20_000;

export class ClubDoor {
  readonly #store: Store;
  /** For which club a table is played: that never changes, so it is looked up once. */
  readonly #clubs = new Map<string, string | null>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** A table of a club that only members see is there for them, and for those who sit or sat there. */
  async mayFind(game: string, person: string | undefined): Promise<boolean> {
    const id = await this.#clubOf(game);
    const club = id === null ? undefined : await this.#store.clubs.byId(id);
    if (!club || (club.open && !club.hidden)) return true;
    return person !== undefined && (await this.#belongs(club.id, game, person));
  }

  /** Is it played for this club? Null: for any. */
  async isOf(game: string, club: string | null): Promise<boolean> {
    const own = await this.#clubOf(game);
    return own !== null && (club === null || own === club);
  }

  /** Throws where somebody may not sit down: a table of a club is for its members, those of a tournament are dealt. */
  async mustBeMember(game: string, person: string): Promise<void> {
    const club = await this.#clubOf(game);
    if (club === null || !(await this.#store.clubs.byId(club))) return;
    if (!(await this.#belongs(club, game, person))) throw new Trouble('notMember');
  }

  async #belongs(club: string, game: string, person: string): Promise<boolean> {
    const role = await this.#store.clubs.roleOf(club, person);
    if (role !== null && role !== 'asking') return true;
    const seats = (await this.#store.games.byId(game))?.seats ?? [];
    return seats.some((one) => one.person === person || one.former === person);
  }

  async #clubOf(game: string): Promise<string | null> {
    const known = this.#clubs.get(game);
    if (known !== undefined) return known;
    const club = await this.#store.clubs.ofGame(game);
    if (this.#clubs.size >= REMEMBERED) this.#clubs.clear();
    this.#clubs.set(game, club);
    return club;
  }
}
