/** The button of the bar behind which lies what is possible beside the matter in hand. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../Icon.tsx';
import { pointed } from '../pointed.ts';
import { actName } from './Acts.tsx';
import { type Going, useSheet } from './sheet.ts';

export function MoreSheet({
  game,
  text,
  waits = 0,
  children,
}: {
  readonly game: Going;
  readonly text: { readonly more: string; readonly less: string };
  /** So much in it waits for an answer. */
  readonly waits?: number;
  readonly children: (close: () => void) => ComponentChildren;
}) {
  const { open, box } = useSheet(game);
  return (
    <div class="more-acts" ref={box}>
      <button
        type="button"
        class="btn quiet"
        aria-expanded={open.value}
        {...pointed(actName('more'))}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Icon name="more" size={18} />
        <span>{open.value ? text.less : text.more}</span>
        {waits > 0 && <b class="badge">{waits}</b>}
      </button>
      {open.value && (
        <div class="more-sheet">
          {children(() => {
            open.value = false;
          })}
        </div>
      )}
    </div>
  );
}
