/** The tables a title is played at: as usual, with every set of options that belong together, and with each switch turned. */
import type { Setup } from '@kursbuch/table';
import type { TitleEntry } from '@kursbuch/titles';

export const tablesOf = ({ options, presets }: TitleEntry): readonly Setup['options'][] => [
  {},
  ...Object.values(presets),
  ...Object.entries(options).flatMap(([name, value]) =>
    typeof value === 'boolean' ? [{ [name]: !value }] : [],
  ),
];
