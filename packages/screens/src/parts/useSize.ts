/** The size of an element, for drawings that must know it. */
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

interface Size {
  readonly width: number;
  readonly height: number;
}

export function useSize(of: RefObject<HTMLElement | null>): ReadonlySignal<Size> {
  const size = useSignal<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const { value: before } = size;
      if (before.width !== width || before.height !== height) size.value = { width, height };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of, size]);
  return size;
}

export function useWidth(of: RefObject<HTMLElement | null>): ReadonlySignal<number> {
  const size = useSize(of);
  return useComputed(() => size.value.width);
}
