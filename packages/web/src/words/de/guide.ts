/** Die Einführung ins erste Spiel: sechs kurze Schritte am echten Tisch. */
import type { guide as English } from '../en/guide.ts';

export const guide: typeof English = {
  label: 'Einführung ins erste Spiel',
  step: (number, of) => `${number} von ${of}`,
  next: 'Weiter',
  skip: 'Einführung überspringen',
};
