import { titleNamed } from '@kursbuch/titles';

/** As players call it in short: a year, or the first word of its name. */
export const shortTitle = (id: string): string => titleNamed(id)?.name.split(' ')[0] ?? id;
