/** What part of the map is shown: at first, and when the player is busy with a part that is hidden. */
import { type Board, type CompanyId, companyTurnOf, type HexId } from '@kursbuch/eighteen';
import { useEffect, useRef } from 'preact/hooks';
import type { PanZoom } from '../../parts/map/panZoom.ts';
import {
  centred,
  clearOf,
  farFrom,
  leastCovered,
  type Part,
  type Size,
  stepAside,
  toScreen,
  type View,
  withoutGap,
} from '../../parts/map/viewport.ts';
import { add, centre, hexReach, type Point } from '../board/geometry.ts';
import { boxOf, type Cover, citiesOf, fittedBelow, HEXES } from '../board/viewport.ts';
import type { Game } from '../game/game.ts';
import { runPlan } from '../runs/runPlan.ts';
import { buildingOf, hexesToTouch } from './gestures.ts';
import { sceneOf } from './scene.ts';
import type { Sheet } from './sheets.ts';

/** Hexes of a phone are so wide that a finger can touch them. */
export const TOUCH_SCALE = 0.6;

/** The first view: all of the map where there is room, else the choices, large enough for a finger. */
export function startView(
  game: Game,
  { board }: Sheet,
  size: Size,
  cover: Cover | null,
  frame: HTMLElement | null,
): View {
  const whole = fittedBelow(board, size, cover);
  const { leastScale = 0 } = game.look;
  if (size.width >= 700 ? whole.scale >= leastScale : whole.scale >= 0.5) return whole;
  const box = boxOf(board);
  const { x, y, width, height } = box;
  const middle = middleOf(hexesAsked(game, board), board) ?? ([x + width / 2, y + height / 2] as const);
  if (size.width < 700) return centred(middle, TOUCH_SCALE, size);
  return besideTrains(
    game,
    board,
    withoutGap(centred(middle, leastScale, size), box, size, MARGIN),
    size,
    frame,
  );
}

/** Room around a map that is larger than the window: its rulers stand there. */
const MARGIN = 32;

/** What may be chosen is seen beside the line of trains, where that lies below; else it covers no city. */
function besideTrains(game: Game, board: Board, view: View, size: Size, frame: HTMLElement | null): View {
  const places = hexesAsked(game, board).map((hex) => centre(board.orientation, hex));
  const covers = partsBelow(frame);
  const half = hexReach(board.orientation);
  if (places.length === 0) return leastCovered(view, citiesOf(board), half, covers);
  if (covers.length === 0) return view;
  return clearOf(view, places, half, { box: boxOf(board), size, covers, range: HEXES });
}

/** The line of trains below on the left, in pixels of the map's window. */
export function partsBelow(frame: HTMLElement | null): readonly Part[] {
  const bounds = frame?.getBoundingClientRect();
  const trains = frame?.parentElement?.querySelector(':scope > .roster.below')?.getBoundingClientRect();
  if (!bounds || !trains || trains.width === 0) return [];
  return [
    {
      left: trains.left - bounds.left,
      top: trains.top - bounds.top,
      right: trains.right - bounds.left,
      bottom: trains.bottom - bounds.top,
    },
  ];
}

/** What covers the upper edge of the map: the line of trains, as far as its stops reach, or else the switch of maps. */
export function coverOf(frame: HTMLElement | null): Cover | null {
  const bounds = frame?.getBoundingClientRect();
  const roster = [...(frame?.parentElement?.querySelectorAll(':scope > .roster:not(.below) li') ?? [])];
  const stops = roster.length > 0 ? roster : [...(frame?.querySelectorAll('.map-switch') ?? [])];
  if (!bounds || stops.length === 0) return null;
  const ends = stops.map((stop) => stop.getBoundingClientRect());
  return {
    left: Math.min(...ends.map(({ left }) => left)) - bounds.left,
    right: Math.max(...ends.map(({ right }) => right)) - bounds.left,
    bottom: Math.max(...ends.map(({ bottom }) => bottom)) - bounds.top,
  };
}

/** The hexes that may be chosen, or else those of the runs that are asked for. */
export function hexesAsked(game: Game, { hexes }: Board): readonly HexId[] {
  const { runs } = sceneOf(game);
  const legal = hexesToTouch(game);
  if (legal.value.size > 0) return [...legal.value].filter((hex) => hexes.has(hex));
  const { company, isOwn } = runPlan(game);
  // Runs the player changes are seen already.
  if (company.value === null || isOwn.value) return [];
  return [...new Set(runs.value.flatMap(({ pieces }) => pieces.map((one) => one.hex)))].filter((hex) =>
    hexes.has(hex),
  );
}

/** Their middle. */
function middleOf(hexes: readonly HexId[], board: Board): Point | null {
  if (hexes.length === 0) return null;
  const places = hexes.map((hex) => centre(board.orientation, hex));
  const middle = (axis: 0 | 1): number => {
    const values = places.map((place) => place[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [middle(0), middle(1)];
}

/** How far the map must move so that a hex is seen, and no farther. */
export function intoView(moves: PanZoom, place: Point): Point {
  const { width, height } = moves.size();
  const room = moves.view().scale * 75;
  const [x, y] = toScreen(moves.view(), place);
  const into = (value: number, most: number): number =>
    most < 2 * room ? most / 2 - value : Math.max(room, Math.min(most - room, value)) - value;
  return [into(x, width), into(y, height)];
}

interface Ref<T> {
  readonly current: T | null;
}

/** What the player is busy with is never hidden: not outside the window, nor under the tray. */
export function useChoicesInView(
  game: Game,
  { board }: Sheet,
  moves: Ref<PanZoom>,
  frame: Ref<HTMLElement>,
  /** To be called when something has grown over the map. */
  again: { current: () => void },
): void {
  const { orientation } = board;
  const choices = hexesAsked(game, board).join();
  const company = companyTurnOf(game.now.value)?.company;
  const turn = useRef<CompanyId | undefined>(undefined);
  useEffect(() => {
    const moving = moves.current;
    // As they are by now: between drawing and this they may have come.
    const asked = hexesAsked(game, board);
    const middle = middleOf(asked, board);
    if (!moving || !middle) return;
    const { width, height } = moving.size();
    const places = asked.map((one) => toScreen(moving.view(), centre(orientation, one)));
    const seen = places.filter(([x, y]) => x > 0 && y > 0 && x < width && y < height);
    // In the same turn the map stays as it was left, as long as something to choose is seen.
    const isNew = company !== turn.current;
    turn.current = company;
    if (isNew ? seen.length * 2 < places.length : seen.length === 0) {
      const view = centred(middle, moving.view().scale, moving.size());
      moving.show(besideTrains(game, board, view, moving.size(), frame.current));
    }
  }, [choices]);

  const hex = buildingOf(game).hex.value;
  again.current = () => {
    const moving = moves.current;
    if (!moving || hex === null || !board.hexes.has(hex)) return;
    const place = centre(orientation, hex);
    const { width, height } = moving.size();
    const [x, y] = toScreen(moving.view(), place);
    const isSeen = x > 0 && y > 0 && x < width && y < height;
    const shown = isSeen ? ([0, 0] as const) : intoView(moving, place);
    const over = frame.current?.querySelector<HTMLElement>('.tray');
    const room = moving.view().scale * 62;
    const aside = over
      ? stepAside(
          [add(toScreen(moving.view(), place), shown)],
          { left: over.offsetLeft - room, top: over.offsetTop - room },
          room,
        )
      : ([0, 0] as const);
    const [dx, dy] = add(shown, aside);
    if (Math.abs(dx) > 1 || Math.abs(dy) > 1) moving.lean(dx, dy);
  };
  useEffect(() => {
    const window = frame.current;
    if (hex === null || !window) {
      moves.current?.comeBack();
      return undefined;
    }
    again.current();
    let known = moves.current?.heading();
    let tray: Element | null = null;
    const grown = new ResizeObserver(() => {
      const now = moves.current?.heading();
      // Whoever has moved the map since wants it there.
      if (known && now && farFrom(now, known) > 1) return;
      again.current();
      known = moves.current?.heading();
    });
    // The tray comes a little later, and grows with what is found out about its tiles.
    const watch = (): void => {
      const found = window.querySelector('.tray');
      if (found && found !== tray) grown.observe(found);
      tray = found;
    };
    watch();
    const come = new MutationObserver(watch);
    come.observe(window, { childList: true });
    return () => {
      grown.disconnect();
      come.disconnect();
    };
  }, [hex]);
}
