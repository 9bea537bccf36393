/** Parts of the program that are loaded when they are first shown. */
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

type Loaded<P> = { readonly part: ComponentType<P> } | 'failed' | null;

/** A component that comes later: nothing is shown until then, and `failed` if it does not come. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  failed: ComponentType<P> = () => null,
): ((props: P) => JSX.Element | null) & { readonly load: () => Promise<void> } {
  const loaded = signal<Loaded<P>>(null);
  const begin = async () => {
    if (loaded.value !== null && loaded.value !== 'failed') return;
    await load().then(
      (part) => {
        loaded.value = { part };
      },
      () => {
        loaded.value = 'failed';
      },
    );
  };
  function Later(props: P) {
    useEffect(() => void begin(), []);
    const { value } = loaded;
    const Part = value === 'failed' ? failed : value?.part;
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(Later, { load: begin });
}
