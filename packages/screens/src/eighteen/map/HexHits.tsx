/** What can be touched and read out: one element a hex, above everything drawn. */
import type { HexId } from '@kursbuch/eighteen';
import type { ReadonlySignal } from '@preact/signals';
import { memo } from '../../parts/memo.ts';
import { GUIDE_HINT, isPointedAt } from '../../parts/pointed.ts';
import { hexOutline, type Orientation } from '../board/geometry.ts';
import { placesOf } from '../board/places.ts';
import { stopOf } from '../board/stopOf.ts';
import { hexName } from '../game/actionName.ts';
import type { Game } from '../game/game.ts';
import type { DrawnRun } from '../runs/drawnRuns.ts';
import { boardUi } from '../words/board.ts';
import { words } from '../words/index.ts';
import { gesturesOf, heldBy, hexesToTouch, hexInHand } from './gestures.ts';
import { sceneOf } from './scene.ts';
import type { Sheet } from './sheets.ts';
import { spokenName } from './spoken.ts';

export function HexHits({
  game,
  sheet,
  current,
}: {
  readonly game: Game;
  readonly sheet: Sheet;
  /** The hex the keys stand on. */
  readonly current: ReadonlySignal<HexId | null>;
}) {
  const { board } = sheet;
  const where = placesOf(board);
  const pictures = sheet.pictures.value;
  const reachable = reachableHexes(game, sheet);
  const tabStop = current.value !== null && reachable.has(current.value) ? current.value : [...reachable][0];
  const inHand = hexInHand(game).value;
  const isAsked = gesturesOf(game).some((gesture) => gesture.isAsked.value);
  return (
    <g>
      {[...pictures.values()].map((picture) => (
        <HexHit
          key={picture.id}
          orientation={board.orientation}
          id={picture.id}
          place={where.get(picture.id)}
          label={spokenName(game, picture, todoOn(game, picture.id))}
          isReachable={reachable.has(picture.id)}
          isTabStop={picture.id === tabStop}
          isPressed={isAsked ? picture.id === inHand : undefined}
          isSuggested={isPointedAt(hexName(picture.id))}
        />
      ))}
    </g>
  );
}

/** Hexes the keys go to: those where something may be done, or all. */
export function reachableHexes(game: Game, { board, pictures }: Sheet): ReadonlySet<HexId> {
  const held = heldBy(game);
  const legal = [...hexesToTouch(game).value].filter((hex) => board.hexes.has(hex));
  if (legal.length > 0 && !held) return new Set(legal);
  const all = [...pictures.value.keys()];
  return new Set(held ? all.filter((hex) => held.hears(hex)) : all);
}

/** What may be done on a hex, in words. */
function todoOn(game: Game, hex: HexId): readonly string[] {
  const text = boardUi().spoken;
  const todo = gesturesOf(game).flatMap((gesture) => gesture.todo(hex));
  const here = sceneOf(game).runs.value.filter(({ pieces }) => pieces.some((piece) => piece.hex === hex));
  const isPassed = ({ skipped }: DrawnRun): boolean => [...skipped].some((stop) => stopOf(stop).hex === hex);
  const names = (runs: readonly DrawnRun[]): string =>
    words().list(runs.map(({ kind }) => words().trainName(kind)));
  const [counting, passing] = [here.filter((run) => !isPassed(run)), here.filter(isPassed)];
  if (counting.length > 0) todo.push(text.onRun(names(counting)));
  if (passing.length > 0) todo.push(text.passedBy(names(passing)));
  return todo;
}

interface HitProps {
  readonly orientation: Orientation;
  readonly id: HexId;
  readonly place: string | undefined;
  readonly label: string;
  readonly isReachable: boolean;
  readonly isTabStop: boolean;
  /** Is it in the hand? Undefined while there is nothing to choose. */
  readonly isPressed: boolean | undefined;
  /** The guide means it. */
  readonly isSuggested: boolean;
}

const HexHit = memo(
  ({ orientation, id, place, label, isReachable, isTabStop, isPressed, isSuggested }: HitProps) => (
    <g
      class={`hex-hit${isReachable ? ' reachable' : ''}`}
      data-hex={id}
      transform={place}
      aria-label={label}
      {...(isReachable ? { tabindex: isTabStop ? 0 : -1 } : {})}
      {...(isReachable && isPressed !== undefined
        ? { role: 'button', 'aria-pressed': isPressed }
        : { role: 'img' })}
      {...(isSuggested && { 'data-suggested': hexName(id), 'aria-describedby': GUIDE_HINT })}
    >
      <title>{label}</title>
      <path class="hit" d={hexOutline(orientation)} />
      {isSuggested && <path class="hex-suggested" d={hexOutline(orientation, 3)} />}
      <path class="hex-focus-gap" d={hexOutline(orientation)} />
      <path class="hex-focus" d={hexOutline(orientation, -2.6)} />
      <text class="coordinates" y="52" font-size="9">
        {id}
      </text>
    </g>
  ),
);
