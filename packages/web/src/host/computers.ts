/** The computer players of a game that is being played here: their pace, and who decides when one of them does not. */

import type { News, Opponent, Sitter, Trouble } from '@kursbuch/screens/host/gameHost.ts';
import { peopleAt, seated } from '@kursbuch/screens/host/sitters.ts';
import type { Advice, Change, Eye, Room, Seat, TableEvent } from '@kursbuch/table';
import { type Deciding, deciding, type Thinker, thinker } from './decision.ts';
import { ELSEWHERE, opponentIn } from './hostedGame.ts';
import { VISIBLE } from './patience.ts';
import type { Saver } from './saver.ts';
import type { SavedGame } from './store.ts';

/** A game with computer players. */
export interface Played {
  readonly room: Room;
  /** The people at this screen. */
  readonly people: Eye;
  /** Its title, and who sits where. */
  readonly saved: { readonly title: string; readonly sitters: readonly Sitter[] };
}

/** Another one in a seat of this room, as the table will have it; null: that is for nobody here to say. */
export function seatTaken(
  room: Room,
  seats: readonly Sitter[],
  seat: Seat,
  player: 'person' | Opponent,
): readonly Sitter[] | null {
  const before = seats[seat];
  if (!before || before.player === 'remote') return null;
  const { handed, handedAt = room.length, ...sitter } = before;
  const isBack = handed === true && player === 'person' && room.length > handedAt;
  const isOwn = before.player === 'person' || handed === true;
  if (player === 'person' && !isOwn) return null;
  room.sit(seat, player === 'person' ? null : ELSEWHERE);
  const after: Sitter = {
    ...sitter,
    player,
    ...(isOwn && player !== 'person' && { handed: true as const, handedAt }),
    ...(isBack && { absent: [...(before.absent ?? []), [handedAt, room.length] as const] }),
  };
  return seats.map((one, index) => (index === seat ? after : one));
}

/**
 * The last handing over, if nobody of this screen has decided anything since: undo comes back to that moment, and the seat
 * to its owner.
 */
export function handedLast(
  room: Pick<Room, 'whole'>,
  seats: readonly Sitter[],
): { readonly seat: Seat; readonly at: number } | null {
  const handed = seats.flatMap(({ handed, handedAt }, seat) =>
    handed && handedAt !== undefined ? [{ seat, at: handedAt }] : [],
  );
  const [last] = handed.toSorted((one, other) => other.at - one.at);
  if (!last) return null;
  const since = room.whole.actions.slice(last.at);
  return since.some(({ seat }) => seats[seat]?.player === 'person') ? null : last;
}

/** A game of this screen in which a seat can be taken. */
interface Seats extends Played {
  people: Eye;
  saved: SavedGame;
  readonly watching: boolean;
  readonly saver: Saver;
  deaf(): void;
}

/** Somebody else sits in a seat from now on: everybody is told, and it is saved. False: nothing has changed. */
export function takeSeat(
  game: Seats,
  { seat, player }: { readonly seat: Seat; readonly player: 'person' | Opponent },
  { hear, tell }: { hear(change: Change): void; tell(news: News): void },
): boolean {
  const { room } = game;
  if (game.watching || room.state.result) return false;
  const sitters = seatTaken(room, seated(room.state.players, game.saved.sitters), seat, player);
  if (!sitters) return false;
  game.saved = { ...game.saved, sitters };
  game.people = peopleAt(sitters);
  game.deaf();
  game.deaf = room.listen(game.people, hear);
  tell({ type: 'seats', sitters, from: 0, ...room.open(game.people) });
  game.saver.changed();
  return true;
}

/** A computer player that is asked. */
interface Turn {
  readonly seat: Seat;
  readonly player: Opponent;
  /** Somebody has asked it something beside the turn. */
  readonly isAside: boolean;
}

function playerIn({ room, saved }: Played, seat: Seat): Opponent | null {
  const name = room.state.players[seat];
  return opponentIn(saved.sitters.find((sitter) => sitter.name === name));
}

function turnOf(game: Played): Turn | undefined {
  const seat = game.room.botsTurn;
  const player = seat === undefined ? null : playerIn(game, seat);
  return seat === undefined || !player ? undefined : { seat, player, isAside: false };
}

/** Offers are answered when they are made, as people do; one that takes any choice would do anything but answer. */
function asideOf(game: Played): Turn | undefined {
  for (const seat of game.room.addressed) {
    const player = playerIn(game, seat);
    if (player && player !== 'random') return { seat, player, isAside: true };
  }
  return undefined;
}

export interface Computers {
  /**
   * Let them go on from here: whatever was being decided before is not waited for. `seen`: what has just happened, as this
   * screen sees it. The more there is to see of it, the longer the next one waits.
   */
  play(game: Played, seen?: readonly Pick<Change['steps'][number], 'events'>[]): void;
  setPace(pace: number): void;
  /** `turn`: at once until a person is asked. `now`: the one who considers is to answer. */
  hurry(what: 'turn' | 'now'): void;
  /** What the one brain advises a seat after so many steps, by what the seat saw then. */
  advise(game: Played, seat: Seat, at: number, whim: number): Promise<Advice | null>;
  /** Why the computer player that took this step did so, by what this screen saw then; null: it keeps that to itself. */
  explain(game: Played, at: number): Promise<Advice | null>;
  stop(): void;
}

/** So much is seen of a decision that is neither large nor small. */
const USUAL_EVENTS = 2.5;
/** What happens to the agenda alone nobody sees. */
const UNSEEN: readonly string[] = ['taskPushed', 'taskUpdated', 'taskPopped'] satisfies TableEvent['type'][];
const [SHORTEST, LONGEST] = [0.4, 1.6];

/** How long a decision is looked at, beside the pace that was chosen: a pass is seen at a glance, a new train with all it scraps is not. */
export function weightOf(seen: readonly { readonly events: readonly { readonly type: string }[] }[]): number {
  const events = seen.flatMap((step) => step.events.filter(({ type }) => !UNSEEN.includes(type)));
  return Math.min(LONGEST, Math.max(SHORTEST, events.length / USUAL_EVENTS));
}

export function computers(
  tell: (news: News) => void,
  pace: number,
  connect: () => Thinker = thinker,
): Computers {
  const mind: Deciding = deciding(connect);
  /** Who asks for a hint keeps nobody from playing. */
  const aside: Deciding = deciding(connect);
  let wait = pace;
  let weight = 1;
  let hurried = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let playing: Played | undefined;
  let thinking = false;
  /** Word of trouble that goes when the game goes on. */
  let told: Trouble['kind'] | null = null;

  const trouble = (trouble: Trouble): void => {
    told = trouble.kind;
    tell({ type: 'trouble', trouble });
  };

  async function act(game: Played, { seat, player, isAside }: Turn): Promise<void> {
    const {
      room,
      saved: { title },
    } = game;
    const at = room.length;
    let visible: ReturnType<typeof setTimeout> | undefined;
    const begun = (patience: number): void => {
      clearTimeout(visible);
      visible = setTimeout(() => tell({ type: 'considers', seat, patience }), VISIBLE);
    };
    thinking = true;
    const decided = await mind.decide({ title, player, seat, ...room.asked(seat) }, begun);
    thinking = false;
    clearTimeout(visible);
    // Meanwhile something may have been taken back.
    if (!decided || playing !== game || room.length !== at) return;
    const { action, replaced } = decided;
    if (action === undefined || room.act(seat, action, at) !== null) {
      // Who is only asked beside the turn may keep his answer for later.
      if (isAside) goOnWith(game, turnOf(game));
      else trouble({ kind: 'botStuck', seat });
      return;
    }
    // Who was told to hurry knows.
    if (replaced && replaced.why !== 'hurried') trouble({ kind: 'replaced', seat, ...replaced });
  }

  function play(game: Played, seen?: Parameters<typeof weightOf>[0]): void {
    stop();
    playing = game;
    weight = seen ? weightOf(seen) : 1;
    if (told === 'botStuck') {
      told = null;
      tell({ type: 'trouble', trouble: null });
    }
    goOnWith(game, asideOf(game) ?? turnOf(game));
  }

  function goOnWith(game: Played, turn: Turn | undefined): void {
    if (!turn) {
      hurried = false;
      return;
    }
    timer = setTimeout(() => void act(game, turn), hurried ? 0 : wait * weight);
  }

  function stop(): void {
    clearTimeout(timer);
    playing = undefined;
    mind.drop();
  }

  /** Who only waits goes on by the new pace. */
  const goOn = (): void => {
    if (playing && !thinking) play(playing);
  };

  return {
    play,
    stop,
    async advise({ room, people, saved: { title } }, seat, at, whim) {
      // What the room answered itself was nobody's decision.
      if (!people.includes(seat) || at > room.length || room.wasNeedless(at)) return null;
      const { view } = room.asked(seat, at);
      return aside.advise({ title, seat, view, whim });
    },
    async explain(game, at) {
      const { room, people, saved } = game;
      const done = room.whole.actions[at];
      const player = done && playerIn(game, done.seat);
      // What the room answered itself was nobody's decision.
      if (!done || !player || room.wasNeedless(at)) return null;
      const { seat, action } = done;
      const { seed } = room.asked(seat, at);
      return aside.explain({ title: saved.title, player, seat, view: room.view(people, at), seed, action });
    },
    setPace(next) {
      wait = next;
      goOn();
    },
    hurry(what) {
      if (what === 'now') return mind.hurry();
      hurried = true;
      goOn();
    },
  };
}
