/** Bytes as people say them. */
import { language } from '@kursbuch/screens/settings/settings.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

export function sizeOf(bytes: number): string {
  const unit = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(language.value, {
    style: 'unit',
    unit: UNITS[unit] ?? 'byte',
    maximumSignificantDigits: 3,
  }).format(bytes / 1000 ** unit);
}
