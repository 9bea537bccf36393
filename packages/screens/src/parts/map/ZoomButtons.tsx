/** The buttons that bring a map closer, or all of it into sight. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../Icon.tsx';
import { ZOOM } from './mapKeys.ts';
import type { PanZoom } from './panZoom.ts';

interface Ref<T> {
  readonly current: T | null;
}

export function ZoomButtons({
  moves,
  text,
  children,
}: {
  readonly moves: Ref<PanZoom>;
  readonly text: { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string };
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="zoom map-over">
      <ZoomButton name="minus" label={text.zoomOut} act={() => moves.current?.zoom(1 / ZOOM)} />
      <ZoomButton name="fit" label={text.fit} act={() => moves.current?.fit()} />
      <ZoomButton name="plus" label={text.zoomIn} act={() => moves.current?.zoom(ZOOM)} />
      {children}
    </div>
  );
}

function ZoomButton({
  name,
  label,
  act,
}: {
  readonly name: 'minus' | 'fit' | 'plus';
  readonly label: string;
  act(): void;
}) {
  return (
    <button type="button" class={`icon ${name}`} aria-label={label} title={label} onClick={act}>
      <Icon name={name} />
    </button>
  );
}
