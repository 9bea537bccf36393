/** The hex that the guide means lies in free sight: inside the window, and under nothing that lies over the map. */
import { useEffect } from 'preact/hooks';
import type { PanZoom } from '../../parts/map/panZoom.ts';
import { type Box, clearOf, farFrom, isHidden, moved, type Part } from '../../parts/map/viewport.ts';
import { isPointedAt } from '../../parts/pointed.ts';
import { centre, hexReach } from '../board/geometry.ts';
import { HEXES } from '../board/viewport.ts';
import { hexName } from '../game/actionName.ts';
import type { Game } from '../game/game.ts';
import { hexesAsked, intoView } from './inView.ts';
import { partsOver } from './over.ts';
import type { Sheet } from './sheets.ts';

interface Ref<T> {
  readonly current: T | null;
}

export function useSuggestedInView(
  game: Game,
  { board }: Sheet,
  moves: Ref<PanZoom>,
  frame: Ref<HTMLElement>,
  box: Box,
): void {
  const meant = hexesAsked(game, board).find((one) => isPointedAt(hexName(one)));
  useEffect(() => {
    const window = frame.current;
    if (!window || meant === undefined) return undefined;
    const place = centre(board.orientation, meant);
    const half = hexReach(board.orientation);
    let [size, covers] = [{ width: 0, height: 0 }, [] as readonly Part[]];
    let isShown = false;
    const show = (): void => {
      const moving = moves.current;
      if (!moving) return;
      // Where it is, or is on its way to.
      const view = moving.isLeaning() ? moving.view() : moving.upright();
      // Whoever has moved it out of sight wants the map there; else it is the window that has become smaller.
      const isMovedAway = isShown && isHidden(view, place, half, size, covers);
      [size, covers] = [moving.size(), partsOver(window)];
      if (isMovedAway || size.width === 0 || size.height === 0) return;
      const next = clearOf(view, [place], half, { box, size, covers, range: HEXES });
      isShown = !isHidden(next, place, half, size, covers);
      // Where there is no room beside all that, it is at least inside the window.
      const into = isShown ? next : moved(next, ...intoView(moving, place));
      if (farFrom(into, view) > 1 || into.scale !== view.scale) moving.show(into);
    };
    show();
    const observer = new ResizeObserver(show);
    observer.observe(window);
    return () => observer.disconnect();
  }, [meant, board]);
}
