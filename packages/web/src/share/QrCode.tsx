/** A link as a code for cameras: dark on light whatever the page looks like, with the light edge it needs. */
import { ui } from '@kursbuch/screens/words/index.ts';
import { QUIET, qrOf } from './qr.ts';
import './share.css';

export function QrCode({ link }: { readonly link: string }) {
  const modules = qrOf(link);
  if (!modules) return null;
  const size = modules.length + 2 * QUIET;
  // One bar for each run of dark modules.
  const bars = modules.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '#' : '.'))
        .join('')
        .matchAll(/#+/g),
    ].map(({ 0: run, index: x }) => `M${x + QUIET} ${y + QUIET}h${run.length}v1h-${run.length}z`),
  );
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={ui().share.code}>
      <rect class="qr-light" width={size} height={size} />
      <path class="qr-dark" d={bars.join('')} shape-rendering="crispEdges" />
    </svg>
  );
}
