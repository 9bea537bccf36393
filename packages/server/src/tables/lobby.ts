/** Tables before they are played at: made, joined, left, started. */
import type { PlayerName } from '@kursbuch/bots';
import { isRefusal, LONGEST_TABLE_NAME, nextName, type Setup } from '@kursbuch/table';
import { properNamed } from '../names.ts';
import { QUOTAS } from '../operators/quotas.ts';
import { type Game, type Gathering, holderOf, type Newcomer } from '../store/game.ts';
import type { Person } from '../store/people.ts';
import type { Wanted } from '../store/rows/tables.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { invitationFor, mustHaveSeat } from './invitations.ts';
import {
  asSitting,
  computer,
  type Meeting,
  mustBeWillingToMeet,
  mustPlay,
  newcomer,
  timePlayers,
} from './newcomers.ts';
import { newGame, newId, started } from './newGame.ts';
import { noticesOfAppointment, noticesOfRematch, noticesOfShortage } from './occasions.ts';
import { computersOf, playable } from './playable.ts';
import { dueOfStart, REMINDED, type Starting, type TimeRules } from './time.ts';

/** So often somebody else is found to have been faster. */
const TRIES = 5;

export interface NewTable {
  readonly title: string;
  readonly name: string;
  /** How many seats it has. */
  readonly seats: number;
  readonly listed: boolean;
  readonly options: Setup['options'];
  readonly contribution: string;
  /** The computer players that sit there from the first moment on. */
  readonly computers: readonly PlayerName[];
  readonly time: TimeRules | null;
  /** In which language people talk there, and for whom it is. */
  readonly language: string | null;
  readonly wanted: Wanted | null;
  /** For whom it is played; only they find it. */
  readonly gathering?: Partial<Gathering> | null;
  /** When it is to start; null: when it is full. */
  readonly start: Start | null;
}

/** A time at which a table is to start, and what happens then where seats are free. */
export interface Start extends Omit<Starting, 'calledOff'> {
  readonly at: number;
}

const ALWAYS = async () => true;

export class Lobby {
  readonly #store: Store;
  /** Told of every table that has changed. */
  readonly #changed: (id: string) => void;
  /** How many tables of one person may wait for others at once. */
  readonly #mostOpen: () => number;
  /** Told when somebody had as many as are allowed. */
  readonly #reached: () => void;

  constructor(
    store: Store,
    changed: (id: string) => void,
    mostOpen = () => QUOTAS.openTables.usual as number,
    reached: () => void = () => undefined,
  ) {
    this.#store = store;
    this.#changed = changed;
    this.#mostOpen = mostOpen;
    this.#reached = reached;
  }

  /**
   * A table with its owner in the first seat; gives its id, which is also its link. `telling` says whether those who wait for
   * such a table are told.
   */
  async create(person: Person, wanted: NewTable, telling = ALWAYS): Promise<string> {
    const table = await playable(wanted.title);
    const name = properNamed(wanted.name, LONGEST_TABLE_NAME);
    const anybody = Array.from({ length: wanted.seats }, (_, seat) => `Player ${seat + 1}`);
    const trial = table.setup({ players: anybody, seed: 'trial', options: wanted.options });
    if (isRefusal(trial)) throw new Trouble('badSetup', trial);
    if (wanted.computers.length >= wanted.seats) throw new Trouble('full');
    const { start } = wanted;
    await mustPlay(wanted.title, [...wanted.computers, ...timePlayers(wanted.time), ...fillers(start)]);
    const plan = planOf(start, Date.now());
    const { title, seats: size, options, time, language, wanted: forWhom, gathering } = wanted;
    const listed = wanted.listed && !gathering;
    const id = newId();
    const sitting = [newcomer(person, wanted.contribution, [])];
    for (const player of wanted.computers) sitting.push(computer(player, sitting));
    const game = {
      ...newGame(id, person, this.#store.wire.reads),
      ...{ title, name, size, listed, options, time, language, wanted: forWhom },
      ...(gathering && { gathering }),
      ...plan,
    };
    const isTold = listed && (await telling());
    if (!(await this.#store.games.addWithin(this.#mostOpen(), game, sitting, isTold))) this.#tooMany();
    await this.#startIfFull(id, person);
    this.#changed(id);
    return id;
  }

  /**
   * The players of a finished game play again: the first of them makes a table with the same options, clock and computer
   * players, the others sit down there. Where that table plays already whoever comes late is led to it. `making` may say no,
   * and `telling` that one of the others is not told.
   */
  async rematch(
    id: string,
    person: Person,
    contribution: string,
    making: () => void,
    telling: (other: string) => Promise<boolean> = ALWAYS,
  ): Promise<string> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const game = await this.#store.games.byId(id);
      if (!game) throw new Trouble('noTable');
      if (game.seats.every((one) => holderOf(one) !== person.id)) throw new Trouble('notSeated');
      if (game.status !== 'over') throw new Trouble('notOver');
      const { rematch } = game;
      if (rematch?.table && rematch.table.status !== 'over') {
        const { status, people, hidden } = rematch.table;
        const isThere = people.includes(person.id);
        if (hidden && !isThere) throw new Trouble('noTable');
        if (isThere || status !== 'open') return rematch.id;
        const club = await this.#store.clubs.ofGame(rematch.id);
        if (club !== null && !(await this.#belongs(club, person.id))) throw new Trouble('notMember');
        const isGone = await this.join(rematch.id, person, contribution).then(() => false, goneMeanwhile);
        if (isGone) continue;
        this.#changed(id);
        return rematch.id;
      }
      if (attempt === 0) making();
      const made = await this.#makeRematch(game, person, contribution, telling);
      if (made !== null) return made;
    }
    throw new Trouble('movedOn');
  }

  /** Null: somebody else was faster. */
  async #makeRematch(
    game: Game,
    person: Person,
    contribution: string,
    telling: (other: string) => Promise<boolean>,
  ): Promise<string | null> {
    const { title, options, size, time, language, wanted: forWhom, rematch } = game;
    const there = await computersOf(title);
    const id = newId();
    const sitting = [newcomer(person, contribution, [])];
    for (const { player, former } of game.seats)
      if (player !== null && former === null && there.includes(player))
        sitting.push(computer(player, sitting));
    // Its seats are for those who have played: it is on no list. It is the club's if whoever makes it still belongs there.
    const { club } = game.gathering;
    const isTheirs = club !== null && (await this.#belongs(club, person.id));
    const wanted = {
      ...{ title, options, size, time, name: nextName(game.name), listed: false, language, wanted: forWhom },
      ...(isTheirs && { gathering: { club } }),
    };
    const { own, by } = await this.#store.blocks.around(person.id);
    const notices = [];
    for (const notice of noticesOfRematch(id, game.seats, person.id, Date.now())) {
      const { person: other } = notice;
      if (!own.has(other) && !by.has(other) && (await telling(other))) notices.push(notice);
    }
    const outcome = await this.#store.games.addRematch(
      game.id,
      rematch?.id ?? null,
      { ...newGame(id, person, this.#store.wire.reads), ...wanted },
      sitting,
      notices,
      this.#mostOpen(),
    );
    if (outcome === 'many') this.#tooMany();
    if (outcome === 'late') return null;
    await this.#startIfFull(id, person);
    this.#changed(id);
    this.#changed(game.id);
    return id;
  }

  async #belongs(club: string, person: string): Promise<boolean> {
    const role = await this.#store.clubs.roleOf(club, person);
    return role !== null && role !== 'asking';
  }

  #tooMany(): never {
    this.#reached();
    throw new Trouble('manyTables');
  }

  /** A computer player sits down at a table that has not started; its owner says so. */
  async addComputer(id: string, person: Person, player: PlayerName): Promise<void> {
    await this.#change(id, async ({ title, owner, seats, size, invitations }) => {
      if (owner !== person.id) throw new Trouble('notOwner');
      mustHaveSeat({ seats, size, invitations });
      await mustPlay(title, [player]);
      return { type: 'join', newcomer: computer(player, seats) };
    });
    await this.#startIfFull(id, person);
    this.#changed(id);
  }

  async removeComputer(id: string, person: Person, place: number): Promise<void> {
    await this.#change(id, ({ owner, seats }) => {
      if (owner !== person.id) throw new Trouble('notOwner');
      if (!seats.some((one) => one.place === place && one.player)) throw new Trouble('noComputer');
      return { type: 'clear', place };
    });
    this.#changed(id);
  }

  /** Whoever made the table sends somebody away before it starts; he does not come back. */
  async dismiss(id: string, owner: Person, place: number): Promise<void> {
    await this.#change(id, (game) => {
      if (game.owner !== owner.id) throw new Trouble('notOwner');
      const { person } = game.seats.find((one) => one.place === place) ?? {};
      if (!person || person === owner.id) throw new Trouble('noSeat');
      return { type: 'dismiss', place, person };
    });
    this.#changed(id);
  }

  /** Whoever made the table says when it starts, or that it starts when it is full. `telling`: whether the others there are told. */
  async plan(id: string, person: Person, start: Start | null, telling = ALWAYS): Promise<void> {
    const now = Date.now();
    const plan = planOf(start, now);
    const known = await this.#store.games.byId(id);
    const isNews = known?.owner === person.id && plan.starts !== null && plan.starts !== known.starts;
    const isTold = isNews && (await telling());
    await this.#change(id, async (game) => {
      if (game.owner !== person.id) throw new Trouble('notOwner');
      if (game.starting?.calledOff) throw new Trouble('calledOff');
      await mustPlay(game.title, fillers(start));
      const due = plan.starts === null ? null : dueOfStart(plan.starts, now);
      const notices =
        plan.starts === null || plan.starts === game.starts || !isTold
          ? []
          : noticesOfAppointment(game, plan.starts, 'set', now, person.id);
      return { type: 'plan', ...plan, due, notices };
    });
    await this.#startIfFull(id, person);
    this.#changed(id);
  }

  /**
   * It may be time: an hour before, those who sit there are reminded; then the game starts with them, and with computer
   * players where whoever made the table wants that. Where they are too few it waits for others, or is called off.
   */
  async keepAppointment(id: string, now: number): Promise<void> {
    const known = await this.#store.games.byId(id);
    if (known?.status !== 'open') return;
    // A reminder changes nothing at the table.
    const isTime = known.starts !== null && now >= known.starts;
    await this.#store.games.changeOpen(id, isTime ? now : known.changed, async (game) => {
      const { starts, starting, seats } = game;
      if (starts === null || !starting)
        return { type: 'plan', starts: null, starting: null, due: null, notices: [] };
      if (starting.calledOff !== undefined)
        return now >= starting.calledOff + REMEMBERED
          ? { type: 'remove' }
          : { type: 'plan', starts, starting, due: starting.calledOff + REMEMBERED, notices: [] };
      if (now < starts) {
        const isSoon = now >= starts - REMINDED;
        const notices = isSoon ? noticesOfAppointment(game, starts, 'soon', now) : [];
        return { type: 'plan', starts, starting, due: dueOfStart(starts, now), notices };
      }
      const joining: Newcomer[] = [];
      if (starting.fill !== null)
        while (seats.length + joining.length < game.size)
          joining.push(computer(starting.fill, [...seats, ...joining]));
      const full = { ...game, seats: [...seats, ...joining.map(asSitting)] };
      const begun = await started(full, null).catch(unlessTooFew);
      if (begun) return { type: 'start', joining, ...begun };
      const notices = noticesOfShortage(game, starts, starting.otherwise, now);
      return starting.otherwise === 'wait'
        ? { type: 'plan', starts: null, starting: null, due: null, notices }
        : {
            type: 'plan',
            ...{ starts, starting: { ...starting, calledOff: now }, due: now + REMEMBERED, notices },
            unlist: true,
          };
    });
    if (isTime) this.#changed(id);
  }

  /** Take a seat. With the last one the game starts. */
  async join(id: string, person: Person, contribution: string, meeting: Meeting = {}): Promise<void> {
    const blocks = await this.#store.blocks.around(person.id);
    await this.#change(id, (game) => {
      const { seats, unwelcome, starting } = game;
      if (unwelcome.includes(person.id)) throw new Trouble('notWelcome');
      if (starting?.calledOff) throw new Trouble('calledOff');
      if (seats.some((sitting) => sitting.person === person.id)) throw new Trouble('seated');
      mustBeWillingToMeet(game, blocks, meeting);
      const invitation = invitationFor(game, person.id, meeting.invitation);
      mustHaveSeat(game, invitation);
      const names = seats.map(({ name }) => name);
      return { type: 'join', newcomer: newcomer(person, contribution, names), answers: invitation?.id };
    }).catch(async (error) => {
      // A node that died with the last seat taken has started nothing: whoever took it asks again.
      if (error instanceof Trouble && error.word === 'seated') await this.#startIfFull(id, person);
      throw error;
    });
    await this.#startIfFull(id, person);
    this.#changed(id);
  }

  async leave(id: string, person: Pick<Person, 'id'>): Promise<void> {
    await this.#change(id, ({ seats }) => {
      if (!seats.some((sitting) => sitting.person === person.id)) throw new Trouble('notSeated');
      return { type: 'leave', person: person.id };
    });
    this.#changed(id);
  }

  /** Leave every table that has not started; one that starts or goes in this moment keeps nobody. */
  async leaveAll(person: Pick<Person, 'id'>): Promise<void> {
    const open = await this.#store.games.allOf(person.id, 'open');
    for (const { id } of open)
      await this.leave(id, person).catch((error) => {
        if (!(error instanceof Trouble)) throw error;
      });
  }

  /** The owner need not wait until the table is full, if the title is for so few. */
  async start(id: string, person: Person): Promise<void> {
    await this.#change(id, async (game) => {
      if (game.owner !== person.id) throw new Trouble('notOwner');
      if (game.starting?.calledOff) throw new Trouble('calledOff');
      return { type: 'start', ...(await started(game, person.id)) };
    }).catch(async (error) => {
      const now = await this.#store.games.byId(id);
      // Pressed twice, or in the moment in which the last one came: it plays.
      if (now?.status !== 'running' || now.owner !== person.id) throw error;
    });
    this.#changed(id);
  }

  /** Of two who take the last two seats at once either may find that the other has started it: both sit there. */
  async #startIfFull(id: string, starter: Person): Promise<void> {
    await this.#store.games.changeOpen(id, Date.now(), async (game) =>
      // One that is to start at a time waits for it, also when it is full.
      game.seats.length === game.size && game.starts === null
        ? { type: 'start', ...(await started(game, starter.id)) }
        : null,
    );
  }

  async #change(id: string, change: Parameters<Store['games']['changeOpen']>[2]): Promise<void> {
    const game = await this.#store.games.changeOpen(id, Date.now(), change);
    if (game) return;
    throw new Trouble((await this.#store.games.byId(id)) ? 'notOpen' : 'noTable');
  }
}

/** Of two who sit down at once, or press twice, either is told that it is done; true: the table is gone. */
function goneMeanwhile(error: unknown): boolean {
  const word = error instanceof Trouble ? error.word : null;
  if (word === 'noTable') return true;
  if (word === 'seated' || word === 'notOpen' || word === 'full') return false;
  throw error;
}

/** What was called off can be read for so long. */
const REMEMBERED = 24 * 60 * 60 * 1000;
/** Not at once, and not when nobody remembers it. */
const SOONEST = 60 * 1000;
const LATEST = 60 * 24 * 60 * 60 * 1000;

/** Who takes free seats at the time of the start. */
const fillers = (start: Start | null): readonly PlayerName[] => (start?.fill ? [start.fill] : []);

/** As it is kept. Throws where it is no time to meet. */
function planOf(start: Start | null, now: number): Pick<Game, 'starts' | 'starting'> {
  if (!start) return { starts: null, starting: null };
  const { at, fill, otherwise } = start;
  if (!Number.isSafeInteger(at) || at < now + SOONEST || at > now + LATEST) throw new Trouble('badStart');
  return { starts: at, starting: { fill, otherwise } };
}

/** The title is for more players. */
function unlessTooFew(error: unknown): null {
  if (error instanceof Trouble && error.word === 'badSetup') return null;
  throw error;
}
