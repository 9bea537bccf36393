/** The map of a crayon game: pan, zoom, draw, touch. It shows a scene and tells what is done with it; it decides nothing. */
import '../../parts/map/mapWindow.css';
import '../board/board.css';
import './map.css';
import type { Board, MilepostId } from '@kursbuch/crayon';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { directionOf, STRIDE, useMapKeys } from '../../parts/map/mapKeys.ts';
import { type PanZoom, panZoom } from '../../parts/map/panZoom.ts';
import { figure, type Point } from '../../parts/map/plane.ts';
import {
  centred,
  clearOf,
  fitted,
  type Range,
  type Size,
  toScreen,
  type View,
} from '../../parts/map/viewport.ts';
import { ZoomButtons } from '../../parts/map/ZoomButtons.tsx';
import { remembered } from '../../parts/remembered.ts';
import { pixelsOn, rungOf } from '../board/detail.ts';
import { at, boxOf, STEP } from '../board/grid.ts';
import { typeScale } from '../board/marks.ts';
import type { DrawnBoard, Scene } from '../board/scene.ts';
import { mapUi } from '../words/map.ts';
import { type Drawing, drawing } from './drawing.ts';
import { Hits } from './Hits.tsx';
import type { MapHears, MapWindow } from './hears.ts';
import { Layers } from './Layers.tsx';
import { hearPointing } from './mapTouch.ts';
import { nextMilepost } from './milepostKeys.ts';
import { Notes } from './Notes.tsx';
import { ROOM as NOTE_ROOM } from './noteSide.ts';

/** A step has so many pixels at most. */
const MOST = 120 / STEP;
/** The whole board becomes so much smaller at most than it has to be. */
const SMALLER = 0.8;
/** The whole board is shown at first where a step has so many pixels, else a part of it, so large. */
const READABLE = 14;
const TOUCHABLE = 24;
/** Milliseconds after the map has been drawn sharp its names are placed anew. */
const LATER = 40;
/** Room around what is to be seen, in units of the plane; and so many pixels at least, for a train or a name beside it. */
const ROOM = 0.9 * STEP;
const LEAST_ROOM = 30;
/** Between a name and the rim, in pixels of the screen. */
const NAME_ROOM = 4;

/** Two corners of a city's name on the plane, as large as it is written at this scale; none while it has no name. */
function nameCorners(
  map: SVGSVGElement | null,
  id: MilepostId,
  [x, y]: Point,
  scale: number,
): readonly Point[] {
  // Names are measured in pixels of the screen from the middle of their city.
  const text = map?.querySelector<SVGTextElement>(`.city-label[data-at="${id}"] .place-name`);
  if (!text) return [];
  const { x: left, y: top, width, height } = text.getBBox();
  return [
    [x + left / scale, y + top / scale],
    [x + (left + width) / scale, y + (top + height) / scale],
  ];
}

/** Where a game's map was left, for when it is looked at again. */
const left = remembered((_: object): { view: View | null } => ({ view: null }));

interface CrayonMapProps {
  /** Where the map was left is remembered with it. */
  readonly memory: object;
  readonly drawn: DrawnBoard;
  readonly scene: Scene;
  readonly hears: MapHears;
  /** Something that was is looked at. */
  readonly isPast?: boolean;
  /** What the first view is of where the whole board has no room; when they change the map follows them. */
  readonly first?: readonly MilepostId[] | undefined;
  /** While there are any the map gives way so that all of them are seen, and comes back after. */
  readonly inView?: readonly MilepostId[] | undefined;
}

export function CrayonMap({
  memory,
  drawn,
  scene,
  hears,
  isPast = false,
  first = [],
  inView = [],
}: CrayonMapProps) {
  const heard = useRef(hears);
  heard.current = hears;
  /** The milepost the keys stand on. */
  const cursor = useSignal<MilepostId | null>(null);
  /** To be called when the window has become smaller. */
  const keepInView = useRef<() => void>(() => undefined);
  const { parts, moves, pen, rung, rested, box, range } = useMoves(
    memory,
    drawn,
    first,
    heard,
    cursor,
    keepInView,
  );
  const { board } = drawn;
  const text = mapUi();

  // Escape puts the pen down before it means anything else.
  useMapKeys(moves, memory, (event) => event.key === 'Escape' && (pen.current?.break() ?? false));

  /** As near to a view as it may be with all of these in sight. */
  const viewOf = (view: View, ids: readonly MilepostId[], size: Size): View => {
    const room = Math.max(ROOM, LEAST_ROOM / view.scale);
    // A note stands above or below.
    const isNoted = scene.notes?.some((note) => ids.includes(note.at)) ?? false;
    return clearOf(
      view,
      ids.map((id) => at(board, id)),
      [room, isNoted ? Math.max(room, NOTE_ROOM.up / view.scale) : room],
      { box, size, covers: [], range },
    );
  };
  /** The same with their names, as they stand on the map now. */
  const namedViewOf = (view: View, ids: readonly MilepostId[], size: Size): View => {
    const near = viewOf(view, ids, size);
    const corners = ids.flatMap((id) => nameCorners(parts.svg.current, id, at(board, id), near.scale));
    const room = NAME_ROOM / near.scale;
    return corners.length === 0
      ? near
      : clearOf(near, [...ids.map((id) => at(board, id)), ...corners], [room, room], {
          box,
          size,
          covers: [],
          range,
        });
  };
  const comeTo = (ids: readonly MilepostId[]): void => {
    const moving = moves.current;
    if (!moving || ids.length === 0) return;
    // On its way somewhere it is looked at as it will be there.
    const there = moving.heading();
    const next = viewOf(there, ids, moving.size());
    if (next !== there) moving.show(next);
  };

  const followed = first.join();
  useEffect(() => comeTo(first), [followed]);

  const seen = inView.join();
  keepInView.current = () => {
    const moving = moves.current;
    if (!moving) return;
    const upright = moving.upright();
    const next = inView.length === 0 ? upright : namedViewOf(upright, inView, moving.size());
    if (next !== upright) moving.giveWay(next);
    else moving.comeBack();
  };
  /** What was followed when the map began to give way. */
  const before = useRef<string | null>(null);
  useEffect(() => {
    keepInView.current();
    if (inView.length > 0) {
      before.current ??= followed;
      return;
    }
    // A train that has run meanwhile is not left out of sight.
    if (before.current !== null && before.current !== followed) comeTo(first);
    before.current = null;
  }, [seen]);

  // At another zoom names stand elsewhere: they are looked at once more, and then left as they are.
  const lookedAt = useRef('');
  useEffect(() => {
    if (seen === '' || lookedAt.current === seen) return;
    lookedAt.current = seen;
    keepInView.current();
  }, [rung.value]);
  useEffect(() => {
    lookedAt.current = '';
  }, [seen]);

  const stand = cursor.value;
  const isFocusAsked = useRef(false);
  useLayoutEffect(() => {
    if (!isFocusAsked.current || stand === null) return;
    isFocusAsked.current = false;
    parts.svg.current
      ?.querySelector<SVGElement>(`[role=button][data-at="${stand}"]`)
      ?.focus({ preventScroll: true });
  }, [stand]);

  const onKey = (event: KeyboardEvent): void => {
    const named = (event.target as Element).closest<SVGElement>('[data-at]')?.dataset.at;
    if (named === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directionOf(event.key);
    if (direction && event.shiftKey) moves.current?.pan(-direction[0] * STRIDE, -direction[1] * STRIDE);
    else if (direction) {
      const next = nextMilepost(board, Number(named), direction);
      if (next !== null) {
        isFocusAsked.current = true;
        cursor.value = next;
        heard.current.point?.(next);
        comeTo([next]);
      }
    } else if (event.key === 'Enter' || event.key === ' ') {
      // Where the map has no use for it, Enter is the bar's.
      const meantSomething = heard.current.touch?.(Number(named)) ?? false;
      if (!meantSomething && event.key === 'Enter') return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const pixels = pixelsOn(rung.value);
  return (
    <div class={`map-view crayon-map${isPast ? ' past' : ''}`} ref={parts.frame}>
      <div class="map-plane" ref={parts.plane}>
        {/* biome-ignore lint/a11y/useSemanticElements: a map is no fieldset */}
        <svg
          class="map crayon-board"
          ref={parts.svg}
          viewBox={`${figure(box.x)} ${figure(box.y)} ${figure(box.width)} ${figure(box.height)}`}
          role="group"
          aria-label={text.map}
          aria-description={text.mapHint}
          onKeyDown={onKey}
        >
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: drawings take no focus */}
          <g aria-hidden="true">
            <Layers drawn={drawn} scene={scene} pixels={pixels} />
          </g>
          <Hits drawn={drawn} pixels={pixels} cursor={stand} spoken={(id) => hears.spoken?.(id) ?? null} />
        </svg>
      </div>
      <div class="map-notes" ref={parts.notes}>
        <Notes board={board} notes={scene.notes ?? []} view={moves.current} rested={rested} />
      </div>
      <ZoomButtons moves={moves} text={text} />
    </div>
  );
}

/** The map under the hand: what moves it and draws on it while it is there, and how large it is drawn. */
function useMoves(
  memory: object,
  drawn: DrawnBoard,
  first: readonly MilepostId[],
  heard: { readonly current: MapHears },
  cursor: Signal<MilepostId | null>,
  keepInView: { readonly current: () => void },
) {
  const parts = {
    frame: useRef<HTMLDivElement>(null),
    plane: useRef<HTMLDivElement>(null),
    svg: useRef<SVGSVGElement>(null),
    notes: useRef<HTMLDivElement>(null),
  };
  const moves = useRef<PanZoom | null>(null);
  const pen = useRef<Drawing | null>(null);
  const rung = useSignal(rungOf(20));
  const rested = useSignal(0);
  const { board } = drawn;
  const box = useMemo(() => boxOf(board), [board]);
  const range: Range = useMemo(
    () => ({
      get least() {
        const { clientWidth: width = 0, clientHeight: height = 0 } = parts.frame.current ?? {};
        return SMALLER * fitted(box, { width, height }, 0, { least: 0, most: MOST }).scale;
      },
      most: MOST,
    }),
    [box],
  );

  useLayoutEffect(() => {
    const [frame, plane, svg] = [parts.frame.current, parts.plane.current, parts.svg.current];
    const follower = parts.notes.current;
    if (!frame || !plane || !svg || !follower) return undefined;
    let naming: ReturnType<typeof setTimeout> | undefined;
    const fit = (size: Size): View => fitted(box, size, 0, { least: 0, most: MOST });
    const drawingNow = drawing(
      frame,
      board,
      box,
      () => moves.current,
      () => heard.current,
    );
    const moving = panZoom({
      frame,
      plane,
      svg,
      follower,
      box,
      range,
      fit,
      start: (size) => left(memory).view ?? firstView(drawn, first, fit(size), size),
      takes: (event) => drawingNow.takes(event),
      covered: () => keepInView.current(),
      settled(view, upright) {
        const next = rungOf(view.scale * STEP);
        clearTimeout(naming);
        // The names follow a little later: both at once would be one long frame.
        if (moves.current) naming = setTimeout(() => (rung.value = next), LATER);
        else rung.value = next;
        svg.style.setProperty('--pixel', String(1 / view.scale));
        svg.style.setProperty('--grown', figure(typeScale(view.scale * STEP)));
        left(memory).view = upright;
        rested.value++;
        if (moves.current) heard.current.moved?.(windowOf(board, moves.current));
      },
    });
    moves.current = moving;
    pen.current = drawingNow;
    const unhear = hearPointing(frame, board, moving, {
      wasDrawn: () => drawingNow.wasDrawn(),
      point: (id) => heard.current.point?.(id),
      click(id) {
        cursor.value = id;
        heard.current.touch?.(id);
      },
    });
    heard.current.moved?.(windowOf(board, moving));
    return () => {
      clearTimeout(naming);
      unhear();
      drawingNow.close();
      moving.close();
      moves.current = null;
      pen.current = null;
    };
  }, [memory, board, box]);
  return { parts, moves, pen, rung, rested, box, range };
}

const windowOf = (board: Board, moving: PanZoom): MapWindow => ({
  sees(id) {
    const [x, y] = toScreen(moving.view(), at(board, id));
    const { width, height } = moving.size();
    return x > 0 && y > 0 && x < width && y < height;
  },
  angle(id) {
    const [x, y] = toScreen(moving.view(), at(board, id));
    const { width, height } = moving.size();
    return (Math.atan2(y - height / 2, x - width / 2) * 180) / Math.PI;
  },
});

/** All of the board where it can be read, else what the player is busy with, large enough for a finger. */
function firstView({ board }: DrawnBoard, first: readonly MilepostId[], whole: View, size: Size): View {
  if (whole.scale * STEP >= READABLE || first.length === 0) return whole;
  const places = first.map((id) => at(board, id));
  const middle = (axis: 0 | 1): number => {
    const values = places.map((place) => place[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return centred([middle(0), middle(1)], TOUCHABLE / STEP, size);
}
