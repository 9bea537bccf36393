/** A sheet that a button of the bar opens: Escape and a touch elsewhere close it, and so does the next step. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** A game whose steps are counted. */
export interface Going {
  readonly steps: ReadonlySignal<readonly unknown[]>;
}

export function useSheet(game: Going) {
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const steps = game.steps.value.length;
  useEffect(() => {
    open.value = false;
  }, [steps]);
  useEffect(() => {
    const hear = (event: KeyboardEvent | PointerEvent) => {
      if (!open.value) return;
      if (
        event instanceof KeyboardEvent ? event.key !== 'Escape' : box.current?.contains(event.target as Node)
      )
        return;
      open.value = false;
      if (event instanceof KeyboardEvent) {
        event.preventDefault();
        box.current?.querySelector('button')?.focus();
      }
    };
    addEventListener('keydown', hear, true);
    addEventListener('pointerdown', hear);
    return () => {
      removeEventListener('keydown', hear, true);
      removeEventListener('pointerdown', hear);
    };
  }, []);
  return { open, box };
}
