/** Die Karte: wie ihre Teile vorgelesen werden. */
import type { map as english } from '../../../en/screens/crayon/map.ts';

export const map: typeof english = {
  map: 'Karte',
  mapHint:
    'Pfeiltasten gehen von Meilenstein zu Meilenstein, Enter wählt, Umschalt mit Pfeiltasten bewegt die Karte.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Ganze Karte zeigen',
  spoken: {
    small: 'Kleinstadt',
    medium: 'Stadt',
    large: 'Großstadt',
    edgeOf: (city) => `Rand von ${city}`,
    plain: 'Ebene',
    mountain: 'Bergland',
    port: (name) => `Fährhafen ${name}`,
    offers: (goods) => `bietet ${goods}`,
    directions: [
      'östlich',
      'südöstlich',
      'südlich',
      'südwestlich',
      'westlich',
      'nordwestlich',
      'nördlich',
      'nordöstlich',
    ],
    beside: (steps, direction, place) =>
      `${steps} ${steps === 1 ? 'Schritt' : 'Schritte'} ${direction} von ${place}`,
  },
};
