/** All games in play on this node, and everybody who is at a table now, playing or not. */
import { getHeapStatistics } from 'node:v8';
import type { Game } from '../store/games.ts';
import type { Store } from '../store/store.ts';
import type { Message } from '../store/talk.ts';
import type { Attendance, News } from '../store/wire.ts';
import { Trouble } from '../trouble.ts';
import type { Steps } from './audience.ts';
import { Glances } from './glances.ts';
import { type Glance, LiveGame } from './liveGame.ts';
import { LostLines } from './lostLines.ts';
import { type Asker, Openings } from './openings.ts';

/** Somebody at a table, and how he is told what happens there. */
export interface Visitor {
  /** Undefined: nobody knows who it is. */
  readonly person: { readonly id: string; readonly name: string } | undefined;
  /** By what he is counted. */
  readonly who: string;
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

/** The company at one table. What it is told of one thing and another goes in order. */
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
/** So many names of people at other nodes are remembered. */
const MOST_NAMES = 5000;

interface InMemory {
  readonly opened: Promise<LiveGame>;
  /** What it is when it is opened. */
  game: LiveGame | null;
  askedAt: number;
}

/** Who asks for a game: by what he is counted, and whether he sits there. Those who play are not sent away for others. */
export interface Asking {
  readonly asker: Asker;
  readonly isSeated: boolean;
}

/** The house itself: whoever plays here has to go on. */
export const HOUSE: Asking = { asker: null, isSeated: true };

/** So much memory games take together, unless somebody says otherwise. */
const USUAL_CEILING = Math.round(getHeapStatistics().heap_size_limit / 4);

export class Hall {
  readonly #store: Store;
  readonly #games = new Map<string, InMemory>();
  readonly #companies = new Map<string, Company>();
  /** Who is at a table through other nodes. */
  readonly #elsewhere = new Map<string, Map<string, Attendance>>();
  readonly #lostLines = new LostLines();
  /** How those are called who are at a table through other nodes: these tell who, not by which name. */
  readonly #names = new Map<string, string>();

  /** Told when a game has to be looked at. */
  onDue: (id: string, due: number) => void = () => undefined;
  /** Told of a sign of life for a line that came to another node. */
  onAlive: (line: string) => void = () => undefined;

  /** How many games were sent out of memory because there was no room for them. */
  evicted = 0;
  readonly #ceiling: number;
  readonly openings = new Openings();
  readonly #glances: Glances;

  constructor(store: Store, ceiling = USUAL_CEILING) {
    this.#store = store;
    this.#ceiling = ceiling;
    this.#glances = new Glances(store.glances);
    store.wire.listen({
      news: (news, node) => this.#learn(news, node),
      missed: () => this.#lookUpAll(),
      gone: (node, saidFarewell) => {
        for (const [id, nodes] of this.#elsewhere) if (nodes.delete(node)) this.#tellPresence(id);
        if (!saidFarewell) this.#lookUpGames();
      },
    });
  }

  /** A table as it is kept. */
  async kept(id: string): Promise<Game> {
    const game = await this.#store.games.byId(id);
    if (!game) throw new Trouble('noTable');
    return game;
  }

  /** A game in play, from memory or from what is kept. */
  live(id: string, { asker, isSeated }: Asking = HOUSE): Promise<LiveGame> {
    const there = this.#games.get(id);
    if (there) {
      this.#use(id, there);
      return there.opened;
    }
    const opened = this.openings.inTurn(asker, () => this.#open(id, isSeated));
    const inMemory: InMemory = { opened, game: null, askedAt: Date.now() };
    this.#games.set(id, inMemory);
    opened.then(
      (game) => {
        inMemory.game = game;
        this.#makeRoom(id);
      },
      () => this.#games.delete(id),
    );
    return opened;
  }

  async #open(id: string, isSeated: boolean): Promise<LiveGame> {
    // What is read before others are heard may be old for ever.
    await this.#store.wire.follow(id);
    try {
      return await this.#opened(id, isSeated);
    } catch (error) {
      this.#store.wire.leave(id);
      throw error;
    }
  }

  async #opened(id: string, isSeated: boolean): Promise<LiveGame> {
    const game = await this.kept(id);
    if (game.status === 'open') throw new Trouble('notStarted');
    this.#makeRoom(id);
    if (!isSeated && this.weight > this.#ceiling) throw new Trouble('crowded');
    const glance = await this.#store.glances.of(id);
    const live = await LiveGame.open(this.#store, id, {
      due: (at) => this.onDue(id, at),
      changed: () => this.#inBackground(this.#tellChange(id)),
      kept: () => this.#glances.isOld(id, live),
    });
    if (glance?.number !== live.number) this.#glances.isOld(id, live);
    return live;
  }

  /** The last one asked for is the last to go. */
  #use(id: string, inMemory: InMemory): void {
    inMemory.askedAt = Date.now();
    this.#games.delete(id);
    this.#games.set(id, inMemory);
  }

  /** What the games in memory take, in bytes. */
  get weight(): number {
    let sum = 0;
    for (const { game } of this.#games.values()) sum += game?.weight ?? 0;
    return sum;
  }

  /** How many games wait to be made again. */
  get waiting(): number {
    return this.openings.length;
  }

  /** Send those away that nobody follows, the one longest not asked for first, until the rest has room. */
  #makeRoom(but: string): void {
    let weight = this.weight;
    for (const [id, { game }] of this.#games) {
      if (weight <= this.#ceiling) return;
      if (!game || this.#isNeeded(id, game) || id === but) continue;
      weight -= game.weight;
      this.evicted++;
      this.#forget(id);
    }
  }

  /** Somebody follows it, or is about to: whoever followed one that is not here any more would hear nothing. */
  #isNeeded(id: string, game: LiveGame): boolean {
    return game.isFollowed || this.#companies.has(id);
  }

  #forget(id: string): void {
    this.#games.delete(id);
    this.#store.wire.leave(id);
  }

  /** What lists show of a game: as it stands where it is in memory, otherwise as it was last kept. */
  async glance(id: string, asking: Asking): Promise<Glance> {
    const there = this.#games.get(id);
    if (there?.game) return there.game.glance();
    const kept = await this.#store.glances.of(id);
    if (kept) return { number: kept.number, waiting: JSON.parse(kept.waiting), view: JSON.parse(kept.view) };
    // A game from before this was kept.
    return (await this.live(id, asking)).glance();
  }

  /** Whatever is to be kept of what lists show is kept. */
  close(): Promise<void> {
    return this.#glances.close();
  }

  /** Is it in memory, or on its way? */
  has(id: string): boolean {
    return this.#games.has(id);
  }

  /** How many games are in memory. */
  get size(): number {
    return this.#games.size;
  }

  /** Forget the games that nobody follows and nobody has asked for since then. */
  async sweep(since: number): Promise<void> {
    this.#lostLines.sweep();
    for (const [id, inMemory] of [...this.#games]) {
      const game = await inMemory.opened.catch(() => undefined);
      // Whoever asks now gets this one: two of the same game would not tell each other's followers.
      const isSame = this.#games.get(id) === inMemory;
      if (game && isSame && !this.#isNeeded(id, game) && inMemory.askedAt < since) this.#forget(id);
    }
  }

  /** Come to a table and be told of everything behind a position; gives the way to leave. */
  async attend(id: string, { entry, message }: Position, visitor: Visitor): Promise<() => void> {
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

  /** A table is to be looked at again: told here alone, since every node is told of it. */
  lookAgain(id: string): Promise<void> {
    return this.#tellChange(id);
  }

  /** There is no such table any more. */
  forget(id: string): Promise<void> {
    this.#games.delete(id);
    return this.#tellChange(id);
  }

  /** Somebody is called otherwise wherever he sits. */
  async renamed(person: string): Promise<void> {
    this.#names.delete(person);
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

  /** Somebody leaves a table by his own will: that his line ends is no loss. */
  farewell(id: string, person: string): void {
    this.#store.wire.send({ type: 'left', game: id, person });
    this.#left(id, person);
  }

  /** Who is at a table now, in its seats and beside it. */
  presenceAt(id: string, seats: Game['seats']): Presence {
    const here = this.#peopleAt(id);
    const nodes = [...(this.#elsewhere.get(id)?.values() ?? [])];
    const lost = new Set(
      [...this.#lostLines.of(id), ...nodes.flatMap((one) => one.lost)].map(([person]) => person),
    );
    const nameless = nodes.reduce((sum, one) => sum + one.nameless, 0);
    const places = [...(this.#companies.get(id)?.places ?? [])];
    const watching = [...here].filter(([one]) => !seats.some(({ person }) => person === one));
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
      case 'who':
        this.#sayWho(news.game);
        return;
    }
    const { game: id } = news;
    switch (news.type) {
      case 'played':
        this.#inBackground(
          this.#games.get(id)?.opened.then(async (game) => {
            if (game.number < news.number) await game.learn();
          }),
        );
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
  #hereThrough(node: string, id: string, company: Attendance): void {
    const nodes = this.#elsewhere.get(id) ?? new Map<string, Attendance>();
    const { people, nameless, lost } = company;
    // Whoever has just come may have another name than the last time.
    for (const one of people) if (!nodes.get(node)?.people.includes(one)) this.#names.delete(one);
    if (people.length + nameless + lost.length > 0) nodes.set(node, company);
    else nodes.delete(node);
    if (nodes.size > 0) this.#elsewhere.set(id, nodes);
    else this.#elsewhere.delete(id);
    for (const person of people) this.#lostLines.back(id, person);
    this.#tellPresence(id);
    this.#inBackground(this.#learnNames(id, people));
  }

  /** Whoever watches is told by name, which is looked up when he comes. */
  async #learnNames(id: string, people: readonly string[]): Promise<void> {
    // Nobody is told here, or only of whoever sits there, whose name the table knows.
    const seats = this.#companies.get(id)?.seats ?? [];
    const unknown = people.filter(
      (one) => !this.#names.has(one) && !seats.some(({ person }) => person === one),
    );
    if (unknown.length === 0 || !this.#companies.has(id)) return;
    for (const [one, name] of await this.#store.people.namesOf(unknown)) this.#names.set(one, name);
    this.#forgetNames();
    this.#tellPresence(id);
  }

  /** Names of whoever is at no table through another node are not kept for long. */
  #forgetNames(): void {
    for (const id of this.#names.keys()) {
      if (this.#names.size <= MOST_NAMES) return;
      this.#names.delete(id);
    }
  }

  #left(id: string, person: string): void {
    if (this.#lostLines.left(id, person, this.isHere(id, person))) this.#presence(id);
  }

  /** Nobody knows what happened elsewhere meanwhile. */
  #lookUpAll(): void {
    this.#elsewhere.clear();
    this.#lookUpGames();
    // At tables where nobody is through this node too: lists say who is there.
    this.#store.wire.send({ type: 'who', game: null });
    this.#sayWho(null);
  }

  #lookUpGames(): void {
    for (const { opened } of this.#games.values()) this.#inBackground(opened.then((game) => game.learn()));
    for (const id of this.#companies.keys()) {
      this.#inBackground(this.#tellChange(id));
      this.#inBackground(this.#tellSpoken(id));
    }
  }

  /** Where the database does not answer now, it is asked again by whoever comes next, or when its line is back. */
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
    const here = new Map<string, string | undefined>();
    for (const { people } of this.#elsewhere.get(id)?.values() ?? [])
      for (const one of people) here.set(one, this.#names.get(one));
    for (const { visitor } of this.#companies.get(id)?.places ?? [])
      if (visitor.person) here.set(visitor.person.id, visitor.person.name);
    return here;
  }

  /** How the table is now; whoever has not followed its game before does so from its start on. */
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
    const { person, who: asker } = visitor;
    const isSeated = person !== undefined && this.#sits(id, person.id);
    const game = await this.live(id, { asker, isSeated });
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
