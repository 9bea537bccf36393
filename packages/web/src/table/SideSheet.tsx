/** A sheet that comes over the table from its side, and goes with Esc or a touch beside it. */
import { Icon } from '@kursbuch/screens/parts/Icon.tsx';
import { ui } from '@kursbuch/screens/words/index.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function SideSheet({
  label,
  heading,
  close,
  children,
}: {
  readonly label: string;
  readonly heading: ComponentChildren;
  readonly close: () => void;
  readonly children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Closed before it goes, so that the focus finds its way back.
    return () => opened?.close();
  }, []);
  return (
    <dialog
      class="menu"
      ref={dialog}
      aria-label={label}
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="menu-sheet">
        <header>
          <h2>{heading}</h2>
          <button type="button" class="icon" aria-label={ui().table.close} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
