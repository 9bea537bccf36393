import { region } from '@kursbuch/screens/settings/settings.ts';

/** A day as this device writes it. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: 'medium' }).format(at);
