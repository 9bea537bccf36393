/**
 * Sending what is in the outbox, beside everything else: nobody who plays waits for it. What cannot be sent is tried again,
 * later and later; what nobody takes for a day and a half is given up.
 */
import { winnersOf } from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';
import type { Language } from '@kursbuch/words';
import type { Mail } from '../mail.ts';
import { MailRefused } from '../smtp.ts';
import { type Game, type Sitting, shownName } from '../store/game.ts';
import type { Address, Delivery } from '../store/notices.ts';
import type { NoticeKind, NoticeWay } from '../store/rows/notices.ts';
import type { Store } from '../store/store.ts';
import { invitationFor } from '../tables/invitations.ts';
import { SAID } from '../words.ts';
import { ANY_TIME, type Hours, isQuiet, nextHour } from './hours.ts';
import { type Network, OPEN_NETWORK, post, type Reached, Unreachable } from './reach.ts';
import { webhookPosting } from './webhook.ts';
import { newServerKey, pushPosting, type ServerKey, serverKeyIn } from './webPush.ts';
import { sentenceOf } from './words.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** How often the outbox is looked into. */
const POLL = 2 * SECOND;
/** Longer than any sending takes: a node that has it for this long has died with it. */
const LEASE = MINUTE;
/** So many are on their way at once. */
const AT_ONCE = 20;
/** Of these so many to addresses that have not taken anything yet; the others of those wait. */
const MOST_STRANGE = 5;
const STRANGE_LATER = 5 * SECOND;
const MOST_KNOWN = 20_000;
/** People at the table see what is asked there; they get the notice when they have left. */
const WHILE_HERE = 30 * SECOND;
/** So many lines stand in what is sent as one. */
const MOST_LINES = 20;
/** What could not be sent as one is tried again after so long. */
const HELD_AGAIN = 10 * MINUTE;
const MOST_TRIES = 10;
const FIRST_PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 6 * 60 * MINUTE;
/** What was sent is remembered so long, so that nobody hears of it twice. */
const REMEMBERED = 60 * DAY;

/** Kinds that somebody at the table sees there. */
const SEEN_AT_TABLE: readonly NoticeKind[] = ['turn', 'undo', 'request', 'reminder'];

export interface CourierSettings {
  readonly store: Store;
  /** Null: no letters are sent. */
  readonly mail: Mail | null;
  /** To which links lead; null: from outside nobody knows where this server is. */
  readonly publicUrl: URL | null;
  /** Whom the post offices of browsers may ask about us. */
  readonly pushContact: string | null;
  isHere(game: string, person: string): boolean;
  /** What happened since somebody last acted there, and what he is asked for; null: nothing of note. */
  since?(game: string, person: string, language: Language): Promise<string | null>;
  /** Something went wrong here, not there. */
  failed(error: unknown): void;
  readonly network?: Network;
  readonly poll?: number;
}

/** What is said, of a table or of something else, and where it leads. */
export interface Said {
  readonly kind: string;
  /** A later one of the same takes the place of an earlier one. */
  readonly about: string;
  readonly name: string;
  readonly text: string;
  readonly path: string;
}

/** Where it was taken out. */
export type Box = Pick<Store['notices']['box'], 'finish' | 'delay'>;

/** How often something came to what. */
export type Tally = Record<'sent' | 'dropped' | 'retried' | 'givenUp', number>;

/** It would come to nothing another time as well. */
class ForGood extends Error {}

/** Not before. */
class Later extends Error {
  readonly pause: number;

  constructor(message: string, pause: number) {
    super(message);
    this.pause = pause;
  }
}

export class Courier {
  readonly tally: Tally = { sent: 0, dropped: 0, retried: 0, givenUp: 0 };
  readonly #settings: CourierSettings;
  readonly #timer: NodeJS.Timeout;
  readonly #onTheWay = new Set<Promise<void>>();
  /** Addresses that took what was last sent there, and how many others something is on its way to. */
  readonly #known = new Set<string>();
  #strange = 0;
  #key: Promise<ServerKey> | undefined;
  #looking: Promise<void> | undefined;
  #sweptAt = 0;
  #isClosed = false;

  constructor(settings: CourierSettings) {
    this.#settings = settings;
    this.#timer = setInterval(() => void this.look(), settings.poll ?? POLL);
    this.#timer.unref();
  }

  /** The key with which browsers let themselves be told by us, made when it is first needed. */
  key(): Promise<ServerKey> {
    this.#key ??= this.#settings.store.notices.constant('pushKey', newServerKey).then(serverKeyIn);
    this.#key.catch(() => {
      this.#key = undefined;
    });
    return this.#key;
  }

  /** Send what is due now. Settles when all of it is on its way. */
  look(now = Date.now()): Promise<void> {
    this.#looking ??= this.#takeOut(now)
      .catch(this.#settings.failed)
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  /** Everything that is on its way has arrived, or has come to nothing. */
  async settled(): Promise<void> {
    await Promise.all(this.#onTheWay);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#looking;
    await this.settled();
  }

  async #takeOut(now: number): Promise<void> {
    const { notices } = this.#settings.store;
    if (now - this.#sweptAt > DAY) {
      this.#sweptAt = now;
      await notices.box.sweep(now - REMEMBERED);
      await this.#settings.store.evenings.box.sweep(now - REMEMBERED);
    }
    for (;;) {
      const most = AT_ONCE - this.#onTheWay.size;
      if (this.#isClosed || most <= 0) return;
      const taken = await notices.take(now, LEASE, most);
      for (const delivery of taken) {
        if (this.#mayGo(delivery.address)) this.#begin(this.#deliver(delivery, now), delivery.address);
        else await notices.box.postpone(delivery.id, now + STRANGE_LATER);
      }
      if (taken.length < most) break;
    }
    for (const address of await notices.takeDigests(now, LEASE, AT_ONCE))
      this.#begin(this.#deliverHeld(address, now));
  }

  /** Addresses that have taken nothing yet may all be one that never answers: they leave room for the others. */
  #mayGo(address: Address): boolean {
    return !this.#isStrange(address) || this.#strange < MOST_STRANGE;
  }

  #isStrange({ id, way }: Address): boolean {
    return way !== 'mail' && !this.#known.has(id);
  }

  #begin(work: Promise<void>, to?: Address): void {
    const isStrange = to !== undefined && this.#isStrange(to);
    if (isStrange) this.#strange++;
    const way = work.catch(this.#settings.failed).finally(() => {
      this.#onTheWay.delete(way);
      if (isStrange) this.#strange--;
    });
    this.#onTheWay.add(way);
  }

  async #deliver(delivery: Delivery, now: number): Promise<void> {
    const { store, isHere } = this.#settings;
    const { id, address, kind, person } = delivery;
    const game = await store.games.byId(delivery.game);
    const isOwn = address.game === null;
    const isWanted = game && isStill(game, delivery);
    if (!game || !isWanted || (isOwn && !(await store.notices.wants(person, game.id, kind)))) {
      this.tally.dropped++;
      return store.notices.box.finish(id, now);
    }
    if (isOwn && SEEN_AT_TABLE.includes(kind) && isHere(game.id, person))
      return store.notices.box.postpone(id, now + WHILE_HERE);
    const hours = isOwn ? await store.notices.hoursOf(person) : ANY_TIME;
    const until = heldUntil(hours, game, delivery, now);
    if (until !== null) return store.notices.hold(id, address.id, until);
    await this.#tried(store.notices.box, delivery, now, () => this.#send(game, delivery, hours.zone));
  }

  /** Send it; what cannot be sent is tried again, later and later, or given up with its address. */
  async #tried(
    box: Box,
    { id, address, tries }: Pick<Delivery, 'id' | 'address' | 'tries'>,
    now: number,
    send: () => Promise<void>,
  ): Promise<void> {
    const { store } = this.#settings;
    try {
      await send();
      this.tally.sent++;
      if (this.#known.size >= MOST_KNOWN) this.#known.clear();
      this.#known.add(address.id);
    } catch (error) {
      this.#known.delete(address.id);
      if (error instanceof ForGood || (tries >= MOST_TRIES && address.way !== 'mail')) {
        this.tally.givenUp++;
        // A browser that is gone has no owner who would look why.
        if (address.way === 'push') await store.notices.removeAddress(address.person, address.id);
        else await store.notices.giveUp(address.id, (error as Error).message, now);
        return;
      }
      if (tries < MOST_TRIES) {
        this.tally.retried++;
        const pause = error instanceof Later ? error.pause : pauseAfter(tries);
        return box.delay(address.id, now + pause);
      }
      // Our own mail server is down: that is no fault of the address.
      this.tally.dropped++;
    }
    await box.finish(id, now);
  }

  /** Everything that was held back for an address and is still so, as one. */
  async #deliverHeld(address: Address, now: number): Promise<void> {
    const { store, publicUrl } = this.#settings;
    const held = await store.notices.heldFor(address);
    const { zone } = await store.notices.hoursOf(address.person);
    const told: { readonly line: string; readonly kind: NoticeKind }[] = [];
    for (const delivery of held) {
      const game = await store.games.byId(delivery.game);
      const isWanted =
        game &&
        isStill(game, delivery) &&
        (await store.notices.wants(delivery.person, game.id, delivery.kind));
      if (!isWanted) continue;
      const link = publicUrl && address.way === 'mail' ? `\n${new URL(`/#/t/${game.id}`, publicUrl)}` : '';
      told.push({ line: (await this.#told(game, delivery, zone)) + link, kind: delivery.kind });
    }
    const ids = held.map(({ id }) => id);
    this.tally.dropped += held.length - told.length;
    if (told.length === 0) return store.notices.finishHeld(address.id, ids, now);
    const said = SAID[address.language].digest;
    // What waits for somebody comes first.
    const lines = told.toSorted((one, other) => Number(isAsked(other.kind)) - Number(isAsked(one.kind)));
    const shown = lines.slice(0, MOST_LINES).map(({ line }) => line);
    const rest = lines.length - shown.length;
    const text = [...shown, ...(rest > 0 ? [said.more(rest)] : [])].join(
      address.way === 'mail' ? '\n\n' : '\n',
    );
    const head = said.head(lines.filter(({ kind }) => isAsked(kind)).length, lines.length);
    try {
      await this.#say(
        address,
        address.person,
        { kind: 'digest', about: 'digest', name: head, text, path: '/#/online' },
        head,
      );
      this.tally.sent += told.length;
    } catch (error) {
      if (error instanceof ForGood) {
        this.tally.givenUp++;
        if (address.way === 'push') await store.notices.removeAddress(address.person, address.id);
        else await store.notices.giveUp(address.id, error.message, now);
        return;
      }
      this.tally.retried++;
      return store.notices.delayDigest(address.id, now + HELD_AGAIN);
    }
    await store.notices.finishHeld(address.id, ids, now);
  }

  async #send(game: Game, delivery: Delivery, zone: string): Promise<void> {
    const text = await this.#told(game, delivery, zone);
    const { address, person, kind } = delivery;
    const { id: about, name } = game;
    // What a letter is about stands above it; the rest inside.
    const subject = this.#sentence(game, delivery, zone);
    await this.#say(address, person, { kind, about, name, text, path: `/#/t/${about}` }, subject);
  }

  /** Say something that is about no table. */
  announce(box: Box, call: Pick<Delivery, 'id' | 'address' | 'person' | 'tries'>, now: number, said: Said) {
    return this.#tried(box, call, now, () => this.#say(call.address, call.person, said));
  }

  async #say(address: Address, person: string, said: Said, subject?: string): Promise<void> {
    const { publicUrl, network = OPEN_NETWORK, pushContact } = this.#settings;
    const { kind, about, name, text, path } = said;
    const link = publicUrl && new URL(path, publicUrl).href;
    const byWay: Readonly<Record<NoticeWay, () => Promise<void>>> = {
      webhook: async () => {
        const url = new URL(address.target);
        judge(await reached(post(url, webhookPosting({ text, link }, url), network)));
      },
      push: async () => {
        const url = new URL(address.target);
        const payload = JSON.stringify({ kind, table: about, name, text, path });
        const keys = JSON.parse(address.keys ?? '{}');
        const posting = pushPosting(payload, about, url, keys, await this.key(), pushContact);
        judge(await reached(post(url, posting, network)));
      },
      mail: () => this.#letter({ address, person }, text, link, subject),
    };
    await byWay[address.way]();
  }

  async #letter(
    { address, person }: Pick<Delivery, 'address' | 'person'>,
    text: string,
    link: string | null,
    subject = text,
  ): Promise<void> {
    const { mail, store } = this.#settings;
    const to = await store.people.byId(person);
    // Without a confirmed address there is nobody to write to any more; without mail there is nobody who writes.
    if (!mail || !to?.email || to.confirmed === null) return;
    const { language } = address;
    try {
      await mail.send({
        to: to.email,
        subject: subject.slice(0, 150),
        text: `${text}\n${link ?? ''}\n\n--\n${SAID[language].underALetter}\n`,
      });
    } catch (error) {
      throw error instanceof MailRefused && error.isForGood ? new ForGood(error.message) : error;
    }
  }

  /** With what happened since, where somebody is asked. */
  async #told(game: Game, delivery: Delivery, zone: string): Promise<string> {
    const sentence = this.#sentence(game, delivery, zone);
    const { kind, person, address } = delivery;
    if ((kind !== 'turn' && kind !== 'reminder') || address.game !== null) return sentence;
    // Whoever is asked is told so, also where the game cannot be opened now.
    const since = await this.#settings.since?.(game.id, person, address.language).catch(() => null);
    return since ? `${sentence} ${since}` : sentence;
  }

  #sentence(game: Game, { address, kind, person, details }: Delivery, zone: string): string {
    const named = (sitting: Sitting | undefined) => (sitting ? shownName(sitting) : '');
    const nameOf = (seat: number) => named(game.seats.find((sitting) => sitting.seat === seat));
    const { result, undo, request } = game;
    const asks = kind === 'request' ? request : undo;
    const winners = result ? winnersOf(result).map(nameOf) : [];
    const until = details?.until;
    if (kind === 'evening') return '';
    return sentenceOf(
      {
        kind,
        table: game.name,
        title: titleNamed(game.title)?.name ?? game.title,
        name: address.game === null ? null : named(game.seats.find((one) => one.person === person)),
        others:
          kind === 'over'
            ? winners
            : kind === 'again' || kind === 'invited' || kind === 'opened'
              ? game.seats.filter(({ person: who }) => who !== null && who === game.owner).map(shownName)
              : asks
                ? [nameOf(asks.seat)]
                : [],
        asks: request && {
          kind: request.kind,
          whose: named(game.seats.find(({ place }) => place === request.place)),
        },
        until: typeof until === 'number' ? until : (game.starts ?? null),
        outcome: details?.outcome === 'close' ? 'close' : 'wait',
        zone,
      },
      address.language,
    );
  }
}

const isAsked = (kind: NoticeKind): boolean => SEEN_AT_TABLE.includes(kind);

/** Until when somebody does not want to hear of it; null: now is right. A live game waits for nobody's morning. */
function heldUntil(hours: Hours, game: Game, { kind, address }: Delivery, now: number): number | null {
  if (game.time?.kind === 'live' && (kind === 'turn' || kind === 'reminder')) return null;
  const { zone, digest, quiet } = hours;
  // That a table starts is no news on the day after.
  if (address.way === 'mail' && digest !== null && kind !== 'soon') return nextHour(now, zone, digest);
  return quiet && isQuiet(hours, now) ? nextHour(now, zone, quiet.to) : null;
}

/** Is it still so? */
function isStill(game: Game, { kind, person, details, address }: Delivery): boolean {
  // Whoever is asked to play again does not sit there yet.
  if (kind === 'again')
    return (
      game.status === 'open' &&
      !game.unwelcome.includes(person) &&
      game.seats.every((sitting) => sitting.person !== person)
    );
  if (kind === 'invited')
    return game.status === 'open' && address.game === null && invitationFor(game, person) !== undefined;
  // Somebody may still sit down there, and everybody may see it.
  if (kind === 'opened')
    return (
      game.status === 'open' &&
      game.listed &&
      !game.hidden &&
      !game.unwelcome.includes(person) &&
      game.seats.length < game.size &&
      game.seats.every((sitting) => sitting.person !== person)
    );
  if (kind === 'soon' || kind === 'short')
    return (
      game.status === 'open' &&
      game.seats.some((sitting) => sitting.person === person) &&
      (kind === 'short' || (game.starts === details?.starts && !game.starting?.calledOff))
    );
  const seat = game.seats.find((sitting) => sitting.person === person)?.seat ?? null;
  if (seat === null) return false;
  switch (kind) {
    case 'turn':
    case 'reminder':
      return game.status === 'running' && game.waiting.includes(seat);
    case 'undo':
      return game.undo?.asked.includes(seat) === true && !game.undo.accepted.includes(seat);
    case 'request': {
      const { request } = game;
      if (request?.kind !== details?.asks || game.status !== 'running') return false;
      const open = request?.asked.filter((one) => !request.accepted.includes(one)) ?? [];
      // A channel of the table speaks to all of them.
      return address.game === null ? open.includes(seat) : open.length > 0;
    }
    case 'full':
      return game.status === 'running';
    case 'round':
      return game.status !== 'over';
    case 'over':
      return game.status === 'over';
    case 'evening':
      // Of no table: that is the crier's.
      return false;
  }
}

/** Longer each time, and not for all at the same moment. */
const pauseAfter = (tries: number): number =>
  Math.round(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 3 ** (tries - 1)) * (0.8 + 0.4 * Math.random()));

async function reached(sending: Promise<Reached>): Promise<Reached> {
  try {
    return await sending;
  } catch (error) {
    throw error instanceof Unreachable && error.isForGood ? new ForGood(error.message) : error;
  }
}

/** What an answer means. */
function judge({ status, retryAfter }: Reached): void {
  if (status >= 200 && status < 300) return;
  const said = `it answered with ${status}`;
  // Slow down, or come again when it has recovered.
  if (status === 408 || status === 429 || status >= 500 || status === 0) {
    // A part of a millisecond is no time that a database keeps.
    const wanted = Math.ceil(Number(retryAfter) * SECOND);
    if (wanted > 0) throw new Later(said, Math.min(wanted, LONGEST_PAUSE));
    throw new Error(said);
  }
  // There is nothing there, it wants none of us, or it sends us elsewhere, where nobody has looked.
  throw new ForGood(said);
}
