/** What may be done at a moment, for whoever makes suggestions: loaded with the guide. */
import { table } from '@kursbuch/titles/benelux';

export const { choices } = table;
