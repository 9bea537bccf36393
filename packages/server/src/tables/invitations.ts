/** Seats kept for somebody: by whoever made an open table, until they are taken, declined or withdrawn, or the table starts. */
import { randomBytes } from 'node:crypto';
import { properName } from '@kursbuch/table';
import { isAddress } from '../names.ts';
import type { Pages } from '../people/pages.ts';
import type { Game } from '../store/game.ts';
import type { Invitation } from '../store/invitations.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { noticesOfInvitation } from './occasions.ts';

/** Those that still keep a seat. */
export const pending = ({ invitations }: Pick<Game, 'invitations'>): readonly Invitation[] =>
  invitations.filter(({ declined }) => declined === null);

/** The one that somebody may answer: in his name, or by the word of a personal link. */
export const invitationFor = (
  game: Pick<Game, 'invitations'>,
  person: string | undefined,
  word?: string,
): Invitation | undefined =>
  pending(game).find((one) => (one.person === null ? one.id === word : one.person === person));

/** Whether a seat is left that is kept for nobody else. */
export function mustHaveSeat(game: Pick<Game, 'invitations' | 'seats' | 'size'>, own?: Invitation): void {
  const { seats, size } = game;
  if (seats.length >= size) throw new Trouble('full');
  const others = pending(game).filter(({ id }) => id !== own?.id);
  if (seats.length + others.length >= size) throw new Trouble('keptSeats');
}

export class Invitations {
  readonly #store: Store;
  readonly #pages: Pages;
  readonly #changed: (id: string) => void;

  constructor(store: Store, pages: Pages, changed: (id: string) => void) {
    this.#store = store;
    this.#pages = pages;
    this.#changed = changed;
  }

  /** Keep a seat for a person. `making` may say no; asked again it is the same invitation. */
  async invite(table: string, inviter: Person, id: string, making: () => Promise<void>): Promise<void> {
    if (id === inviter.id) throw new Trouble('invitesSelf');
    const invited = await this.#store.people.byId(id);
    if (!invited) throw new Trouble('noSuchPerson');
    if ((await this.#store.blocks.around(inviter.id)).own.has(id)) throw new Trouble('youBlocked');
    if (!(await this.#pages.isOpenTo(inviter.id, id))) throw new Trouble('takesNone');
    const game = await this.#store.games.byId(table);
    if (game && mayInvite(game, inviter, id)) await making();
    await this.#keep(table, inviter, id, invited.name);
  }

  /** Keep a seat for somebody who has a name and no account here: whoever has the link. */
  async keepFor(table: string, inviter: Person, called: string): Promise<void> {
    const name = properName(called);
    // Who writes one takes the field of the name for one of an address.
    if (isAddress(name)) throw new Trouble('nameIsAddress');
    if (name === '') throw new Trouble('badName');
    await this.#keep(table, inviter, null, name);
  }

  async #keep(table: string, inviter: Person, person: string | null, name: string): Promise<void> {
    await this.#change(table, (game) => {
      if (!mayInvite(game, inviter, person)) return null;
      const at = Date.now();
      const id = randomBytes(15).toString('base64url');
      return {
        type: 'invite',
        invitation: { id, game: table, inviter: inviter.id, person, name, at, declined: null },
        notices: person === null ? [] : noticesOfInvitation(table, person, id, at),
      };
    });
  }

  async withdraw(table: string, owner: Person, id: string): Promise<void> {
    await this.#change(table, (game) => {
      if (game.owner !== owner.id) throw new Trouble('notOwner');
      if (!pending(game).some((one) => one.id === id)) throw new Trouble('noInvitation');
      return { type: 'withdraw', id };
    });
  }

  /** No, thanks. */
  async decline(person: Person, id: string): Promise<void> {
    const own = (await this.#store.invitations.to(person.id)).find((one) => one.id === id);
    if (!own) {
      const all = await this.#store.invitations.about(person.id);
      // Said twice it is one no.
      if (all.some((one) => one.id === id && one.person === person.id && one.declined !== null)) return;
      throw new Trouble('noInvitation');
    }
    await this.#change(own.game, (game) => {
      if (invitationFor(game, person.id)?.id !== id) throw new Trouble('noInvitation');
      return { type: 'decline', id, at: Date.now() };
    });
  }

  async #change(table: string, change: Parameters<Store['games']['changeOpen']>[2]): Promise<void> {
    const game = await this.#store.games.changeOpen(table, Date.now(), change);
    if (!game) throw new Trouble((await this.#store.games.byId(table)) ? 'notOpen' : 'noTable');
    this.#changed(table);
  }
}

/** False: that person is invited already. */
function mayInvite(game: Game, inviter: Person, person: string | null): boolean {
  if (game.status !== 'open') throw new Trouble('notOpen');
  if (game.owner !== inviter.id) throw new Trouble('notOwner');
  if (person !== null) {
    if (game.seats.some((one) => one.person === person)) throw new Trouble('sitsThere');
    const known = game.invitations.find((one) => one.person === person);
    if (known?.declined != null) throw new Trouble('saidNo');
    if (known) return false;
  }
  mustHaveSeat(game);
  return true;
}
