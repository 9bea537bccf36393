/** Driving: a destination is touched, and its way with everything to be done on it lies ready to be carried out. */
import { type EdgeId, type MilepostId, type TurnTask, waysOf } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import { isWide } from '../../parts/screen.ts';
import { turnOf } from '../draw/drawing.ts';
import type { Game } from '../game/game.ts';
import { type Aim, holds } from './aim.ts';
import {
  handlingKey,
  type Offered,
  type Stop,
  type Timetable,
  type TurnWay,
  timetableOf,
  wayTo,
} from './timetable.ts';

interface DrivePlan {
  /** The turn of the person at the screen while its train moves. */
  readonly turn: ReadonlySignal<TurnTask | null>;
  /** Where the train is to go; null: nowhere yet. */
  readonly to: ReadonlySignal<MilepostId | null>;
  readonly way: ReadonlySignal<TurnWay | null>;
  /** What is done on the way, or where the train stands. */
  readonly timetable: ReadonlySignal<Timetable | null>;
  /** Edges over which the train can go in this turn. */
  readonly reach: ReadonlySignal<readonly EdgeId[]>;
  /** The cities it can come to, with the steps to each. */
  readonly cities: ReadonlySignal<readonly { readonly at: MilepostId; readonly steps: number }[]>;
  /** A destination was touched. True: there is a way. */
  touch(at: MilepostId): boolean;
  choose(stop: Stop, offered: Offered, isChosen: boolean): void;
  letGo(): void;
  go(): Promise<void>;
}

export const drivePlan = remembered((game: Game): DrivePlan => {
  /** Whoever did not come to the end of his way in one turn goes on in the next. */
  const aims = signal<ReadonlyMap<Seat, Aim>>(new Map());
  const chosen = signal<ReadonlyMap<string, boolean>>(new Map());

  const turn = computed(() => {
    const found = turnOf(game.now.value);
    const isMine = found && game.seat.value === found.seat && game.eye.value === found.seat;
    return isMine && found.part === 'moving' && !game.isPast.value ? found : null;
  });
  const ways = computed(() =>
    turn.value ? waysOf(game.title, game.shown.value, turn.value.seat, turn.value) : null,
  );
  const aimed = computed((): { readonly at: MilepostId; readonly way: TurnWay } | null => {
    const { value: now } = turn;
    const aim = now && aims.value.get(now.seat);
    if (!now || !aim || !holds(aim, now.seat, game.steps.value)) return null;
    const found = wayTo(game.title, game.shown.value, now.seat, now, aim.at);
    // Without steps left the aim waits for the next turn.
    return found && found.steps.length > 0 ? { at: aim.at, way: found } : null;
  });
  const to = computed(() => aimed.value?.at ?? null);
  const way = computed(() => aimed.value?.way ?? null);
  const timetable = computed(() => {
    const { value: now } = turn;
    if (!now) return null;
    return timetableOf(game.title, game.shown.value, now.seat, now, way.value?.steps ?? [], chosen.value);
  });
  const reach = computed((): readonly EdgeId[] => {
    const { value: now } = turn;
    const { value: open } = ways;
    if (!now || !open) return [];
    const at = game.shown.value.trains[now.seat]?.at;
    const inReach = new Set<MilepostId>(open.reached);
    if (typeof at === 'number') inReach.add(at);
    return Object.keys(game.shown.value.track)
      .map(Number)
      .filter((id) => {
        const edge = game.title.board.edges[id];
        return edge !== undefined && inReach.has(edge.a) && inReach.has(edge.b);
      });
  });
  const cities = computed(() => {
    const { value: open } = ways;
    if (!open) return [];
    return game.title.board.cities.flatMap((city) => {
      const found = city.at
        .flatMap((at) => {
          const one = open.to(at);
          return one ? [{ at, steps: one.steps.length }] : [];
        })
        .toSorted((one, other) => one.steps - other.steps)[0];
      return found ? [found] : [];
    });
  });

  const aimAt = (at: MilepostId | null, found?: TurnWay): void =>
    batch(() => {
      const { value: now } = turn;
      const left = new Map(aims.value);
      if (now && at !== null && found)
        left.set(now.seat, { at, way: new Set(found.whole.steps), since: game.steps.value.length });
      else if (now) left.delete(now.seat);
      aims.value = left;
      chosen.value = new Map();
    });

  return {
    turn,
    to,
    way,
    timetable,
    reach,
    cities,
    touch(at) {
      const { value: now } = turn;
      // Without steps left a touch draws.
      if (!now || now.points === 0) return false;
      const here = game.shown.value.trains[now.seat]?.at;
      // Where the train is to go already it is sent by the bar; a finger has no Enter, and lets go of it.
      if (at === to.value) {
        if (!isWide.value) aimAt(null);
        return !isWide.value;
      }
      if (at === here) {
        const hadAim = to.value !== null;
        aimAt(null);
        return hadAim;
      }
      const found = wayTo(game.title, game.shown.value, now.seat, now, at);
      if (!found || found.steps.length === 0) return false;
      batch(() => {
        game.letGo();
        aimAt(at, found);
      });
      return true;
    },
    choose({ steps }, { handling }, isChosen) {
      chosen.value = new Map(chosen.value).set(`${steps} ${handlingKey(handling)}`, isChosen);
    },
    letGo: () => aimAt(null),
    async go() {
      const { value: now } = turn;
      const { value: plan } = timetable;
      if (!now || !plan) return;
      // The way as it is gone is the way that is gone on in the next turn.
      if (aimed.value) aimAt(aimed.value.at, aimed.value.way);
      chosen.value = new Map();
      await game.actInTurn(now.seat, plan.actions);
    },
  };
});
