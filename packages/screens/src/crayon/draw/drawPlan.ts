/** Drawing on the map: the line in the making follows the finger, and what is let go of is the draft of the game. */
import type { MilepostId, Pair, TurnTask } from '@kursbuch/crayon';
import type { Objection, Seat } from '@kursbuch/table';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { pointedAfter } from '../../parts/pointed.ts';
import { remembered } from '../../parts/remembered.ts';
import type { Game } from '../game/game.ts';
import { EDGE } from '../map/edgeName.ts';
import { type Drawable, Drawing, drawn, drawsFrom, leftToSpend, turnOf } from './drawing.ts';

/** What is drawn and not yet built. */
export interface Drafted extends Drawable {
  readonly seat: Seat;
  /** Where a finger was lifted: the corners set by hand. */
  readonly corners: readonly MilepostId[];
  /** What may be spent after it. */
  readonly left: number;
  /** The line follows the finger at this moment. */
  readonly isMoving: boolean;
}

interface DrawPlan {
  /** The seat that may draw now, and its turn. */
  readonly turn: ReadonlySignal<TurnTask | null>;
  /** From where a finger draws instead of moving the map; null: nothing is drawn now. */
  readonly from: ReadonlySignal<ReadonlySet<MilepostId> | null>;
  readonly drafted: ReadonlySignal<Drafted | null>;
  /** The same without what follows a finger at this moment: around the map nothing grows under a finger. */
  readonly resting: ReadonlySignal<Drafted | null>;
  /** A point of the network that was touched: the next touch draws from there. */
  readonly start: ReadonlySignal<MilepostId | null>;
  begin(at: MilepostId): void;
  over(at: MilepostId): void;
  end(at: MilepostId): void;
  /** Where the line that follows the finger ends; null where money or rules let it go no farther. */
  tip(): MilepostId | null;
  /** As if the finger had not come. */
  breakOff(): void;
  /** A touch without dragging: begins a line at the network, or leads it on to there. True: it meant something. */
  touch(at: MilepostId): boolean;
  /** Take the last segment back. */
  shorten(): void;
}

export const drawPlan = remembered((game: Game): DrawPlan => {
  /** The finger on the map: the lines from where it began, and the mileposts it has come by. */
  const hand = signal<{ readonly drawing: Drawing; readonly trail: readonly MilepostId[] } | null>(null);
  const proposed = signal<readonly Pair[] | null>(null);
  const ends = signal<Objection | undefined>(undefined);
  const corners = signal<readonly MilepostId[]>([]);
  /** A point of the network that was touched: the next touch draws from there. */
  const start = signal<MilepostId | null>(null);

  const turn = computed(() => {
    const found = turnOf(game.now.value);
    const isMine = found && game.seat.value === found.seat && game.eye.value === found.seat;
    const isOffered = game.ownOffers.value.some((offer) => offer.type === 'many' && offer.kind === 'build');
    return isMine && isOffered && !game.isPast.value ? found : null;
  });
  const settled = computed<readonly Pair[]>(() => {
    const draft = game.draft.value;
    return draft?.action.type === 'build' ? draft.action.segments : [];
  });
  const from = computed(() =>
    turn.value ? drawsFrom(game.title, game.shown.value, turn.value.seat, turn.value, settled.value) : null,
  );
  const draftOf = (segments: readonly Pair[], isMoving: boolean): Drafted | null => {
    const { value: now } = turn;
    if (!now || segments.length === 0) return null;
    const made = drawn(game.title, game.shown.value, now.seat, now, segments);
    return {
      ...made,
      ends: made.ends ?? (ends.value as Drafted['ends']),
      seat: now.seat,
      corners: corners.value,
      left: leftToSpend(game.title, made, now.seat),
      isMoving,
    };
  };
  const drafted = computed(() => draftOf(proposed.value ?? settled.value, proposed.value !== null));
  const resting = computed(() => draftOf(settled.value, false));

  /** The mileposts of the line that the guide shows. */
  const suggested = computed(
    () =>
      new Set(
        pointedAfter(EDGE).flatMap((id) => {
          const edge = game.title.board.edges[Number(id)];
          return edge ? [edge.a, edge.b] : [];
        }),
      ),
  );

  const drawingFrom = (now: TurnTask, at: MilepostId): Drawing =>
    new Drawing(
      game.title,
      game.shown.value,
      now.seat,
      now,
      settled.value,
      at,
      suggested.value,
      game.isUnaided,
    );

  const forget = (): void =>
    batch(() => {
      hand.value = null;
      proposed.value = null;
    });

  const settle = (now: TurnTask, made: ReturnType<Drawing['to']>, at: MilepostId): void => {
    forget();
    start.value = null;
    if (!made) return;
    batch(() => {
      // What cannot be built at all is asked all the same, to hear why not.
      const segments = made.segments.length > 0 ? made.segments : made.line.segments;
      const last = segments.at(-1)?.[1] ?? at;
      corners.value = settled.value.length > 0 ? [...corners.value, last] : [last];
      ends.value = made.ends;
      if (segments.length > 0) void game.choose(now.seat, { type: 'build', segments });
    });
  };

  return {
    turn,
    from,
    drafted,
    resting,
    start: computed(() => (turn.value && settled.value.length === 0 ? start.value : null)),
    begin(at) {
      const { value: now } = turn;
      if (!now || !from.value?.has(at)) return;
      hand.value = { drawing: drawingFrom(now, at), trail: [at] };
      proposed.value = null;
    },
    over(at) {
      const { value: held } = hand;
      if (!held) return;
      // Who comes back to where he was has changed his mind about what lies between.
      const back = held.trail.indexOf(at);
      const trail = back < 0 ? [...held.trail, at] : held.trail.slice(0, back + 1);
      const made = held.drawing.to(at, trail);
      hand.value = { ...held, trail };
      if (!made) return;
      batch(() => {
        proposed.value = made.segments;
        ends.value = made.ends;
      });
    },
    end(at) {
      const { value: now } = turn;
      const made = hand.value?.drawing.to(at, hand.value.trail);
      if (now && made && made.line.segments.length > 0) settle(now, made, at);
      else forget();
    },
    tip() {
      if (proposed.value !== null && ends.value !== undefined) return null;
      return proposed.value?.at(-1)?.[1] ?? hand.value?.trail.at(-1) ?? null;
    },
    breakOff: forget,
    touch(at) {
      const { value: now } = turn;
      if (!now) return false;
      const last = settled.value.at(-1)?.[1] ?? start.value;
      if (from.value?.has(at)) {
        // A line that has begun is not led back to where one can draw from; Enter there is the bar's.
        if (settled.value.length > 0) return false;
        start.value = start.value === at ? null : at;
        return true;
      }
      if (last === null) return false;
      const made = drawingFrom(now, last).to(at);
      settle(now, made, at);
      return made !== undefined;
    },
    shorten() {
      const { value: now } = turn;
      if (!now) return;
      const shorter = settled.value.slice(0, -1);
      batch(() => {
        ends.value = undefined;
        const left = new Set(shorter.map(([, to]) => to));
        corners.value = corners.value.filter((at) => left.has(at));
        if (shorter.length > 0) void game.choose(now.seat, { type: 'build', segments: shorter });
        else game.letGo();
      });
    },
  };
});
