/** A short list of things to do, under a button. */

import { Icon } from '@kursbuch/screens/parts/Icon.tsx';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

export interface MenuEntry {
  readonly label: string;
  readonly grave?: boolean;
  readonly act: () => void;
}

export function RowMenu({
  label,
  entries,
}: {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}) {
  const open = useSignal(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = open.value;
  useEffect(() => {
    if (!isOpen) return undefined;
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const leave = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) open.value = false;
    };
    addEventListener('pointerdown', leave);
    addEventListener('focusin', leave);
    return () => {
      removeEventListener('pointerdown', leave);
      removeEventListener('focusin', leave);
    };
  }, [isOpen]);

  const shut = () => {
    open.value = false;
    button.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const here = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === 'Escape') shut();
    else if (to !== undefined) items.at(to % items.length)?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <div class="row-menu" ref={root}>
      <button
        type="button"
        class="icon"
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          open.value = !isOpen;
        }}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <div class="row-menu-list" role="menu" aria-label={label} tabIndex={-1} onKeyDown={move}>
          {entries.map(({ label: text, grave, act }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              class={grave ? 'grave' : ''}
              onClick={() => {
                shut();
                act();
              }}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
