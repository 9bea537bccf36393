/** Time at a table: whose it runs, when it ends, and when somebody has to look. All of it follows from what is kept. */
import type { PlayerName } from '@kursbuch/bots';
import type { Seat } from '@kursbuch/table';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** What happens when a seat's time is over. */
export type AtEnd = 'remind' | 'computer' | 'free';

/** How time is counted, as it was chosen with the table. */
export type TimeRules = {
  readonly atEnd: AtEnd;
  /** Who decides then, where a computer player does. */
  readonly player: PlayerName;
} & (
  | {
      /** Minutes for the whole game, and seconds more with every turn. */
      readonly kind: 'live';
      readonly minutes: number;
      readonly bonus: number;
    }
  | { readonly kind: 'days'; readonly days: number }
);

/** A seat the game waits for. */
export interface Turn {
  readonly seat: Seat;
  /** Since when. */
  readonly since: number;
  /** From when on its time is counted: later, if there were pauses. */
  readonly from: number;
  /** Since when nobody sits there: that time is counted for nobody. */
  readonly left?: number;
}

export interface Clock {
  readonly turns: readonly Turn[];
  /** What each seat has left, in milliseconds, without the turn that runs; null: time is counted by turns, or not. */
  readonly left: readonly number[] | null;
  /** Since when all time stands still. */
  readonly paused: number | null;
  /** The most steps the game has had: a turn that begins again behind them, after taking back, brings no bonus. */
  readonly furthest?: number;
  /** The last turn of each seat that has ended, and how long it took: taken back it goes on, and does not start again. */
  readonly ended?: readonly { readonly seat: Seat; readonly spent: number }[];
  /** After how many steps somebody new in a seat was last given time to find his way. */
  readonly welcomed?: readonly { readonly seat: Seat; readonly steps: number }[];
}

/** Who decides in a seat. */
export interface Sitter {
  readonly seat: Seat | null;
  readonly person: string | null;
  readonly player: PlayerName | null;
}

/** What happens at the time for which a start is set. */
export interface Starting {
  /** The computer player that takes the seats that are free then; null: they stay free. */
  readonly fill: PlayerName | null;
  /** Where too few sit there. */
  readonly otherwise: 'wait' | 'close';
  /** When it was called off: too few had come. */
  readonly calledOff?: number;
}

/** So long before, those who sit there are reminded. */
export const REMINDED = 60 * MINUTE;

/** When somebody has to look at a table that is to start at a time. */
export const dueOfStart = (starts: number, now: number): number =>
  now < starts - REMINDED ? starts - REMINDED : starts;

/** A table as far as its time is concerned. */
export interface Timed {
  readonly time: TimeRules | null;
  readonly seats: readonly Sitter[];
}

/** The clock when a game starts. */
export function clockAtStart({ time, seats }: Timed, waiting: readonly Seat[], at: number): Clock {
  const turns = waiting.map((seat) => ({ seat, since: at, from: at }));
  const left =
    time?.kind === 'live' ? seats.map((_, seat) => time.minutes * MINUTE + begun(turns, time, seat)) : null;
  return { turns, left, paused: null, furthest: 0 };
}

const begun = (turns: readonly Turn[], { bonus }: { readonly bonus: number }, seat: Seat): number =>
  turns.some((turn) => turn.seat === seat) ? bonus * SECOND : 0;

/**
 * The clock when the game waits for these seats from now on, after that many steps. Nobody gains time by acting and taking
 * it back: a bonus comes with the first time the game gets so far, and a turn that is taken back goes on where it was.
 */
export function clockAfter(
  { time }: Timed,
  clock: Clock,
  waiting: readonly Seat[],
  at: number,
  steps: number,
): Clock {
  const before = new Map(clock.turns.map((turn) => [turn.seat, turn]));
  const isFurther = steps > (clock.furthest ?? -1);
  // What was spent of a live clock is gone from it already.
  const spentBefore = (seat: Seat): number =>
    isFurther || clock.left ? 0 : (clock.ended?.find((one) => one.seat === seat)?.spent ?? 0);
  const turns = waiting.map((seat) => {
    const begins = at - spentBefore(seat);
    return before.get(seat) ?? { seat, since: begins, from: begins };
  });
  const fresh = isFurther ? turns.filter(({ seat }) => !before.has(seat)) : [];
  const ended = clock.turns.filter(({ seat }) => !waiting.includes(seat));
  const restOf = (rest: number, seat: Seat): number => {
    const turn = ended.find((one) => one.seat === seat);
    const spent = turn ? spentIn(turn, clock, at) : 0;
    return Math.max(0, rest - spent) + (time?.kind === 'live' ? begun(fresh, time, seat) : 0);
  };
  return {
    ...clock,
    turns,
    left: clock.left?.map(restOf) ?? null,
    furthest: Math.max(steps, clock.furthest ?? 0),
    ended: [
      ...(clock.ended ?? []).filter(({ seat }) => ended.every((one) => one.seat !== seat)),
      ...ended.map((turn) => ({ seat: turn.seat, spent: spentIn(turn, clock, at) })),
    ],
  };
}

/** Somebody who sits down at a live clock that has run out has at least this long. */
const FRESH = 5 * MINUTE;

/** Nobody sits there any more: from now on time is counted for nobody. */
export const clockLeft = (clock: Clock, seat: Seat, at: number): Clock => ({
  ...clock,
  turns: clock.turns.map((turn) => (turn.seat === seat ? { ...turn, left: turn.left ?? at } : turn)),
});

/**
 * Somebody sits down after that many steps. Somebody new, or somebody whose time was over, begins his turn with that, if it
 * is his, and has some time at least; but only once until the game has gone on. Somebody who had left goes on where they were.
 */
export function clockTaken(
  { time }: Timed,
  clock: Clock,
  seat: Seat,
  at: number,
  { isNew, steps }: { readonly isNew: boolean; readonly steps: number },
): Clock {
  const turn = clock.turns.find((one) => one.seat === seat);
  const spent = turn ? spentIn(turn, clock, at) : 0;
  const furthest = Math.max(steps, clock.furthest ?? 0);
  const isOver = time !== null && spent >= spanOf(time, clock, seat);
  const isWelcome =
    (isNew || isOver) && !clock.welcomed?.some((one) => one.seat === seat && one.steps >= furthest);
  const goesOn = (one: Turn): Turn => {
    const moved = one.left === undefined ? 0 : Math.max(0, (clock.paused ?? at) - one.left);
    return { seat, since: one.since + moved, from: one.from + moved };
  };
  const begins = { seat, since: at, from: at };
  const turns = clock.turns.map((one) => (one !== turn ? one : isWelcome ? begins : goesOn(one)));
  if (!isWelcome) return { ...clock, turns };
  const least = time?.kind === 'live' ? Math.min(FRESH, time.minutes * MINUTE) : 0;
  const restOf = (rest: number, one: Seat): number => (one === seat ? Math.max(least, rest - spent) : rest);
  return {
    ...clock,
    turns,
    left: clock.left?.map(restOf) ?? null,
    welcomed: [...(clock.welcomed ?? []).filter((one) => one.seat !== seat), { seat, steps: furthest }],
  };
}

/** How much of a turn has been counted: not what lies behind a pause, nor what nobody sat there. */
const spentIn = ({ from, left }: Turn, { paused }: Clock, at: number): number =>
  Math.max(0, Math.min(left ?? at, paused ?? Number.POSITIVE_INFINITY) - from);

export const pausedAt = (clock: Clock, at: number): Clock => ({ ...clock, paused: clock.paused ?? at });

/** Time goes on: what was waited during the pause is not counted. */
export function resumedAt(clock: Clock, at: number): Clock {
  const { paused } = clock;
  if (paused === null) return clock;
  return {
    ...clock,
    turns: clock.turns.map((turn) => {
      // Somebody who had left before has nothing to wait for.
      if (turn.left !== undefined && turn.left <= paused) return turn;
      const from = turn.from + at - Math.max(paused, turn.from);
      return { ...turn, from, ...(turn.left !== undefined && { left: at }) };
    }),
    paused: null,
  };
}

/** What a seat has for this turn. */
const spanOf = (time: TimeRules, { left }: Clock, seat: Seat): number =>
  time.kind === 'days' ? time.days * DAY : (left?.[seat] ?? 0);

/** What is left of a turn. */
export const leftOf = (time: TimeRules, clock: Clock, turn: Turn, now: number): number =>
  Math.max(0, spanOf(time, clock, turn.seat) - spentIn(turn, clock, now));

/** When the time of a turn is over; null: never, as it stands. */
export function deadlineOf({ time, seats }: Timed, clock: Clock, turn: Turn): number | null {
  if (!time || clock.paused !== null) return null;
  const hasPerson = seats.some(({ seat, person }) => seat === turn.seat && person !== null);
  return hasPerson ? turn.from + spanOf(time, clock, turn.seat) : null;
}

/** Somebody who has days is reminded when a quarter of them is left. */
const remindAt = (time: TimeRules, deadline: number): number | null =>
  time.kind === 'days' ? deadline - (time.days * DAY) / 4 : null;

/** When the time is over and only reminds, it does so again after every further span. */
const reminderAfter = (time: TimeRules, deadline: number, at: number): number => {
  const span = time.kind === 'days' ? time.days * DAY : DAY;
  return deadline > at ? deadline : deadline + (Math.floor((at - deadline) / span) + 1) * span;
};

/** What somebody has to do for a table. */
export type Duty =
  | { readonly type: 'think'; readonly seat: Seat; readonly player: PlayerName }
  | { readonly type: 'free'; readonly seat: Seat }
  /** Of the end that is to come, or has come (null). */
  | { readonly type: 'remind'; readonly seat: Seat; readonly about: string; readonly until: number | null };

/**
 * What is to be done now. Computer players play for company: where nobody sits they wait. Those who are asked something beside
 * the turn (`addressed`) answer first, but for one that takes any choice: it would do anything but answer.
 */
export function dutiesAt(
  table: Timed,
  clock: Clock,
  now: number,
  addressed: readonly Seat[] = [],
): readonly Duty[] {
  const { time, seats } = table;
  if (!seats.some(({ person }) => person !== null)) return [];
  const asides = addressed
    .filter(
      (seat, index) => addressed.indexOf(seat) === index && clock.turns.every((one) => one.seat !== seat),
    )
    .flatMap((seat): readonly Duty[] => {
      const player = seats.find((one) => one.seat === seat)?.player;
      return player && player !== 'random' ? [{ type: 'think', seat, player }] : [];
    });
  const turns = clock.turns.flatMap((turn): readonly Duty[] => {
    const { seat } = turn;
    const player = seats.find((one) => one.seat === seat)?.player;
    if (player) return [{ type: 'think', seat, player }];
    const deadline = deadlineOf(table, clock, turn);
    if (!time || deadline === null) return [];
    if (deadline <= now) {
      if (time.atEnd === 'computer') return [{ type: 'think', seat, player: time.player }];
      if (time.atEnd === 'free') return [{ type: 'free', seat }];
      const times = reminderAfter(time, deadline, now);
      return [{ type: 'remind', seat, about: `${turn.since} ${times}`, until: null }];
    }
    const early = remindAt(time, deadline);
    return early !== null && early <= now
      ? [{ type: 'remind', seat, about: `${turn.since} early`, until: deadline }]
      : [];
  });
  return [...asides, ...turns];
}

/** When somebody has to look at the table again; null: not before it is played on. */
export function dueAfter(
  table: Timed,
  clock: Clock,
  now: number,
  addressed: readonly Seat[] = [],
): number | null {
  const { time } = table;
  const duties = dutiesAt(table, clock, now, addressed);
  if (duties.some(({ type }) => type !== 'remind')) return now;
  const moments = clock.turns.flatMap((turn) => {
    const deadline = deadlineOf(table, clock, turn);
    if (!time || deadline === null) return [];
    const early = remindAt(time, deadline);
    return [
      ...(early !== null && early > now ? [early] : []),
      ...(deadline > now ? [deadline] : []),
      ...(time.atEnd === 'remind' ? [reminderAfter(time, deadline, now)] : []),
    ];
  });
  return moments.length === 0 ? null : Math.min(...moments);
}
