/** Everybody who is at a table now, playing or not, through this node or another; and how they are told what happens there. */
import { type Game, holderOf } from '../store/game.ts';
import type { Store } from '../store/store.ts';
import type { Message } from '../store/talk.ts';
import type { Attendance, News } from '../store/wire.ts';
import { Trouble } from '../trouble.ts';
import type { Steps } from './audience.ts';
import { Elsewhere } from './elsewhere.ts';
import { GamesInMemory, type Visit } from './gamesInMemory.ts';
import type { LiveGame } from './liveGame.ts';
import { LostLines } from './lostLines.ts';
import { Overhearing } from './overhearing.ts';

/** Somebody at a table, and how they hear what happens there. */
export interface Visitor {
  /** Undefined: nobody knows who it is. */
  readonly person: { readonly id: string; readonly name: string } | undefined;
  /** By what he is counted, and the network around him. */
  readonly who: string;
  readonly around: string;
  /** Null: there is no such table any more. */
  table(game: Game | null): void;
  steps(steps: Steps): void;
  message(message: Message): void;
  /** Something said before is to be read otherwise, or no longer. */
  saidAgain(message: Message): void;
  presence(presence: Presence): void;
}

/** Who is at a table now. */
export interface Presence {
  /** The places whose players are here. */
  readonly places: readonly number[];
  /** The places whose players have lost their line and not come back. */
  readonly lost: readonly number[];
  /** The names of those who watch, and how many watch without one. */
  readonly watching: readonly string[];
  readonly nameless: number;
}

/** What somebody has been told already: the last entry and the last message. */
export interface Position {
  readonly entry: number;
  readonly message: number;
}

interface Place {
  readonly visitor: Visitor;
  readonly entry: number;
  /** The last message he was told. */
  message: number;
  /** He follows the game; null: it has not begun. */
  stop: (() => void) | null;
  isGone: boolean;
}

/** The company at one table. What it hears comes in order. */
interface Company {
  readonly places: Set<Place>;
  /** Who sits there, as it was last told. */
  seats: Game['seats'];
  /** From then on what other nodes do there is heard. */
  readonly heard: Promise<void>;
  queue: Promise<unknown>;
}

/** More people at one table are not told to other nodes. */
const MOST_TOLD = 60;
const MOST_LOST = 20;

export class Hall {
  readonly #store: Store;
  readonly games: GamesInMemory;
  readonly #companies = new Map<string, Company>();
  readonly #elsewhere: Elsewhere;
  readonly #lostLines = new LostLines();
  /** Who looks at lists. */
  readonly overhearing: Overhearing;

  /** Told when a game has to be looked at. */
  onDue: (id: string, due: number) => void = () => undefined;
  /** Told of a sign of life for a line that came to another node. */
  onAlive: (line: string) => void = () => undefined;
  /** Told when others may see the tables of a club than before; null: perhaps those of any. */
  onAdmitted: (club: string | null) => void = () => undefined;

  constructor(store: Store, ceiling?: number) {
    this.#store = store;
    this.#elsewhere = new Elsewhere(store.people);
    this.overhearing = new Overhearing(store.wire);
    this.games = new GamesInMemory(
      store,
      {
        isAttended: (id) => this.#companies.has(id),
        due: (id, at) => this.onDue(id, at),
        changed: (id) => this.#inBackground(this.#tellChange(id)),
        kept: (id) => this.overhearing.tell(id),
      },
      ceiling,
    );
    store.wire.listen({
      news: (news, node) => this.#learn(news, node),
      missed: () => this.#lookUpAll(),
      gone: (node, saidFarewell) => {
        for (const id of this.#elsewhere.gone(node)) this.#tellPresence(id);
        if (!saidFarewell) this.#lookUpGames();
      },
    });
  }

  /** Those of these tables that there are. */
  existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#store.games.existing(ids);
  }

  /** A table as it is kept. */
  async kept(id: string): Promise<Game> {
    const game = await this.#store.games.byId(id);
    if (!game) throw new Trouble('noTable');
    return game;
  }

  /** A game in play, from memory or from what is kept. */
  live(id: string, asking?: Visit): Promise<LiveGame> {
    return this.games.live(id, asking);
  }

  close(): Promise<void> {
    return this.games.close();
  }

  /** Forget what nobody needs and nobody has asked for since then. */
  sweep(since: number): Promise<void> {
    this.#lostLines.sweep();
    return this.games.sweep(since);
  }

  /** Come to a table and hear of everything after a position; returns a way to leave. */
  async attend(id: string, { entry, message }: Position, visitor: Visitor): Promise<() => void> {
    if (!this.#companies.has(id)) await this.#mustBeThere(id);
    const place: Place = { visitor, entry, message, stop: null, isGone: false };
    const company = this.#companies.get(id) ?? this.#newCompany(id);
    company.places.add(place);
    const leave = () => {
      if (place.isGone) return;
      place.isGone = true;
      place.stop?.();
      company.places.delete(place);
      if (company.places.size === 0) {
        this.#companies.delete(id);
        this.#store.wire.leave(id);
      }
      this.#presence(id);
      const { person } = visitor;
      if (person && !this.isHere(id, person.id))
        this.#lostLines.ended(id, person.id, () => this.#presence(id));
    };
    if (visitor.person) this.#lostLines.back(id, visitor.person.id);
    try {
      await this.#inTurn(company, async () => {
        await company.heard;
        const game = await this.kept(id);
        await this.#tellTable(company, game, [place]);
        await this.#tellMessages(id, [place]);
        this.#presence(id);
      });
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  /** Other nodes hear of who comes to a table, and this one listens for it: not for whatever somebody says is one. */
  async #mustBeThere(id: string): Promise<void> {
    if (!(await this.#store.games.existing([id])).has(id)) throw new Trouble('noTable');
  }

  /** Something about the table has changed: who sits there, whether it plays, what is asked. */
  changed(id: string): Promise<void> {
    this.#store.wire.send({ type: 'changed', game: id });
    return this.#tellChange(id);
  }

  /** Somebody has said something. */
  spoken(id: string): Promise<void> {
    this.#store.wire.send({ type: 'spoken', game: id });
    return this.#tellSpoken(id);
  }

  /** A table is to be looked at again: announced here alone, since every node hears of it. */
  lookAgain(id: string): Promise<void> {
    return this.#tellChange(id);
  }

  /** There is no such table any more. */
  forget(id: string): Promise<void> {
    this.games.forget(id);
    return this.#tellChange(id);
  }

  /** Somebody is called otherwise wherever he sits. */
  async renamed(person: string): Promise<void> {
    this.#elsewhere.renamed(person);
    for (const [id, { seats }] of this.#companies)
      if (seats.some((one) => one.person === person)) await this.#tellChange(id);
  }

  /** A line of talk was removed, or is there again. */
  async saidAgain(id: string, number: number): Promise<void> {
    const company = this.#companies.get(id);
    if (!company) return;
    await this.#inTurn(company, async () => {
      const message = await this.#store.talk.line(id, number);
      if (message)
        for (const place of company.places)
          if (place.message >= number && !place.isGone) place.visitor.saidAgain(message);
    });
  }

  /** Is somebody at this table now, through whichever node? */
  isHere(id: string, person: string): boolean {
    return this.#peopleAt(id).has(person);
  }

  /** A sign of life for a line that another node has. */
  passOnAlive(line: string): void {
    this.#store.wire.send({ type: 'alive', line });
  }

  /** Others may see the tables of this club than before: every node asks those who follow one again. */
  admitted(club: string): void {
    this.#store.wire.send({ type: 'admitted', club });
    this.onAdmitted(club);
  }

  /** Somebody leaves a table by his own will: that his line ends is no loss. */
  farewell(id: string, person: string): void {
    this.#store.wire.send({ type: 'left', game: id, person });
    this.#left(id, person);
  }

  /** Who is at a table now, in its seats and beside it. */
  presenceAt(id: string, seats: Game['seats']): Presence {
    const here = this.#peopleAt(id);
    const nodes = this.#elsewhere.at(id);
    const lost = new Set(
      [...this.#lostLines.of(id), ...nodes.flatMap((one) => one.lost)].map(([person]) => person),
    );
    const nameless = nodes.reduce((sum, one) => sum + one.nameless, 0);
    const places = [...(this.#companies.get(id)?.places ?? [])];
    const watching = [...here].filter(([one]) => !seats.some((sitting) => holderOf(sitting) === one));
    return {
      places: seats.flatMap(({ person, place }) => (person && here.has(person) ? [place] : [])),
      lost: seats.flatMap(({ person, place }) =>
        person && lost.has(person) && !here.has(person) ? [place] : [],
      ),
      watching: watching.flatMap(([, name]) => name ?? []),
      nameless:
        nameless +
        watching.filter(([, name]) => name === undefined).length +
        places.filter(({ visitor }) => !visitor.person).length,
    };
  }

  async #tellChange(id: string): Promise<void> {
    this.overhearing.tell(id);
    const company = this.#companies.get(id);
    if (!company) return;
    await this.#inTurn(company, async () => {
      const game = await this.#store.games.byId(id);
      if (game) {
        await this.#tellTable(company, game, [...company.places]);
        this.#tellPresence(id);
      } else for (const { visitor } of company.places) visitor.table(null);
    });
  }

  async #tellSpoken(id: string): Promise<void> {
    const company = this.#companies.get(id);
    if (company) await this.#inTurn(company, () => this.#tellMessages(id, [...company.places]));
  }

  // ---------------------------------------------------------------- other nodes

  #newCompany(id: string): Company {
    const company: Company = {
      places: new Set(),
      seats: [],
      heard: this.#store.wire.follow(id),
      queue: Promise.resolve(),
    };
    this.#companies.set(id, company);
    this.#store.wire.send({ type: 'who', game: id });
    return company;
  }

  /** Another node has told something: what is not in memory here is looked up when somebody asks. */
  #learn(news: News, node: string): void {
    switch (news.type) {
      case 'alive':
        this.onAlive(news.line);
        return;
      case 'admitted':
        this.onAdmitted(news.club);
        return;
      case 'who':
        this.#sayWho(news.game);
        return;
    }
    const { game: id } = news;
    switch (news.type) {
      case 'played':
        this.overhearing.tell(id);
        this.#inBackground(this.games.learn(id, news.number));
        return;
      case 'changed':
        this.#inBackground(this.#tellChange(id));
        return;
      case 'spoken':
        this.#inBackground(this.#tellSpoken(id));
        return;
      case 'present':
        this.#hereThrough(node, id, news.company);
        return;
      case 'left':
        this.#left(id, news.person);
    }
  }

  /** Tell other nodes who is at a table through this one, or at any: also who has lost his line to it. */
  #sayWho(game: string | null): void {
    const known = new Set([...this.#companies.keys(), ...this.#lostLines.games]);
    for (const id of game === null ? known : known.has(game) ? [game] : [])
      this.#store.wire.send({ type: 'present', game: id, company: this.#attendance(id) });
  }

  /** Who is at a table through another node. */
  #hereThrough(node: string, id: string, attendance: Attendance): void {
    this.#elsewhere.hear(node, id, attendance);
    const { people } = attendance;
    for (const person of people) this.#lostLines.back(id, person);
    this.#tellPresence(id);
    this.#inBackground(this.#learnNames(id, people));
  }

  /** Spectators are announced by name, which is looked up when they come. */
  async #learnNames(id: string, people: readonly string[]): Promise<void> {
    // Nobody hears of it here, or only of people who sit there, whose names the table knows.
    const company = this.#companies.get(id);
    if (!company) return;
    const watching = people.filter((one) => !company.seats.some(({ person }) => person === one));
    if (await this.#elsewhere.learnNames(watching)) this.#tellPresence(id);
  }

  #left(id: string, person: string): void {
    if (this.#lostLines.left(id, person, this.isHere(id, person))) this.#presence(id);
  }

  /** Nobody knows what happened elsewhere meanwhile. */
  #lookUpAll(): void {
    this.#elsewhere.clear();
    this.overhearing.tellAll();
    this.onAdmitted(null);
    this.#lookUpGames();
    // At tables where nobody is through this node too: lists say who is there.
    this.#store.wire.send({ type: 'who', game: null });
    this.#sayWho(null);
  }

  #lookUpGames(): void {
    for (const learned of this.games.lookUp()) this.#inBackground(learned);
    for (const id of this.#companies.keys()) {
      this.#inBackground(this.#tellChange(id));
      this.#inBackground(this.#tellSpoken(id));
    }
  }

  /** Where the database does not answer now, it is asked again with the next request, or when its line is back. */
  #inBackground(job: Promise<unknown> | undefined): void {
    job?.catch(() => undefined);
  }

  /** Tell everybody who is here, those at other nodes as well. */
  #presence(id: string): void {
    this.#store.wire.send({ type: 'present', game: id, company: this.#attendance(id) });
    this.#tellPresence(id);
  }

  #tellPresence(id: string): void {
    const company = this.#companies.get(id);
    if (!company) return;
    const presence = this.presenceAt(id, company.seats);
    for (const { visitor } of company.places) visitor.presence(presence);
  }

  /** Who is at a table through this node. */
  #attendance(id: string): Attendance {
    const people = new Set<string>();
    let nameless = 0;
    for (const { visitor } of this.#companies.get(id)?.places ?? [])
      if (visitor.person) people.add(visitor.person.id);
      else nameless++;
    const lost = this.#lostLines.of(id).slice(-MOST_LOST);
    return { people: [...people].slice(0, MOST_TOLD), nameless, lost };
  }

  /** Everybody who has come in and is at a table, wherever he is; undefined: his name is not known here yet. */
  #peopleAt(id: string): ReadonlyMap<string, string | undefined> {
    const here = new Map(this.#elsewhere.peopleAt(id));
    for (const { visitor } of this.#companies.get(id)?.places ?? [])
      if (visitor.person) here.set(visitor.person.id, visitor.person.name);
    return here;
  }

  /** How the table is now; people who have not followed its game before do so from its start on. */
  async #tellTable(company: Company, game: Game, places: readonly Place[]): Promise<void> {
    company.seats = game.seats;
    for (const place of places) {
      place.visitor.table(game);
      if (game.status !== 'open' && !place.stop) await this.#follow(game.id, place);
    }
  }

  #sits(id: string, person: string): boolean {
    return this.#companies.get(id)?.seats.some((one) => one.person === person) ?? false;
  }

  async #follow(id: string, place: Place): Promise<void> {
    const { visitor, entry } = place;
    const { person, who, around } = visitor;
    const isSeated = person !== undefined && this.#sits(id, person.id);
    const game = await this.live(id, { asker: { who, around }, isSeated });
    const stop = await game.follow(visitor.person?.id, entry, (steps) => visitor.steps(steps));
    place.stop = stop;
    if (place.isGone) stop();
  }

  async #tellMessages(id: string, places: readonly Place[]): Promise<void> {
    const known = Math.min(...places.map(({ message }) => message));
    for (const message of await this.#store.talk.since(id, known))
      for (const place of places)
        if (message.number > place.message && !place.isGone) {
          place.message = message.number;
          place.visitor.message(message);
        }
  }

  #inTurn<T>(company: Company, job: () => Promise<T>): Promise<T> {
    const turn = company.queue.then(job);
    company.queue = turn.catch(() => undefined);
    return turn;
  }
}
