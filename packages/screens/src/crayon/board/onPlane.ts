/** What keeps its size on the screen whatever the zoom: placed on the plane, drawn in pixels. */
import { figure, type Point } from '../../parts/map/plane.ts';

/** `--pixel` is how many units of the plane a pixel of the screen has. */
export const onPlane = ([x, y]: Point): { readonly transform: string } => ({
  transform: `translate(${figure(x)}px, ${figure(y)}px) scale(var(--pixel))`,
});
