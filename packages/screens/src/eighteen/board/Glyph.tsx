/** Small drawings of terrain and harbours, around the origin. */
import type { ComponentChild } from 'preact';

const GLYPHS: Readonly<Record<string, ComponentChild>> = {
  water: (
    <path class="g-water" d="M-9 -2.6q2.25-3 4.5 0t4.5 0t4.5 0t4.5 0M-9 2.8q2.25-3 4.5 0t4.5 0t4.5 0t4.5 0" />
  ),
  mountain: <path class="g-mountain" d="M-9.5 5L-3 -6L1 .6L3.4 -3L9.5 5Z" />,
  hill: <path class="g-hill" d="M-9 4.5Q-4.5 -6.5 0 4.5Q4.5 -4 9 4.5" />,
  desert: (
    <>
      <path class="g-desert" d="M-9.5 4.5Q-4 -3 0 1.4T9.5 4.5" />
      <path
        class="g-sand"
        d="M-6.1 -3.2a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0M-.1 -4.6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0M5.3 -2a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0"
      />
    </>
  ),
  river: <path class="g-river" d="M-10 3.5C-6 -4.5 -3 6 1 -.6S6 -4.6 10 -3.4" />,
  rivers: (
    <path
      class="g-river"
      d="M-10 -.5C-6 -8.5 -3 2 1 -4.6S6 -8.6 10 -7.4M-10 7.5C-6 -.5 -3 10 1 3.4S6 -.6 10 .6"
    />
  ),
  gorge: (
    <>
      <path class="g-mountain" d="M-9.5 2L-3 -8L1 -2L3.4 -5L9.5 2Z" />
      <path class="g-river" d="M-10 6.5q2.5-3.4 5 0t5 0t5 0t5 0" />
    </>
  ),
  himalaya: <path class="g-mountain" d="M-10 6L-5 -2L-2 2L2 -7L10 6ZM-10 6" />,
  port: (
    <>
      <path class="g-port" d="M0 -7V8M-4.5 -2.5H4.5M-8 2Q-6.5 8 0 8Q6.5 8 8 2" />
      <circle class="g-port" cy="-9" r="2.2" />
    </>
  ),
};

export function Glyph({ name }: { readonly name: string }) {
  return <>{GLYPHS[name] ?? null}</>;
}
