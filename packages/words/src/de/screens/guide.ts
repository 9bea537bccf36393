/** Die Einführung in die ersten Runden: was ihre Karte in jedem Spiel sagt. */
import type { guide as English } from '../../en/screens/guide.ts';

export const guide: typeof English = {
  label: 'Einführung ins erste Spiel',
  next: 'Weiter',
  close: 'Einführung schließen',
  explain: 'Erklären',
  take: 'Zeigen, wie',
  showWhere: 'Zeigen, wo',
  waits: 'Jetzt ziehen die anderen. Was sie tun, steht im Verlauf.',
};
