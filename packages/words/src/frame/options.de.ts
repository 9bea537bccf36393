/** The options of all titles, in German: what a page says that sets up a table. */
import * as of1830 from '../titles/1830/options.de.ts';
import * as of1848 from '../titles/1848/options.de.ts';
import * as of1853 from '../titles/1853/options.de.ts';
import * as of1854 from '../titles/1854/options.de.ts';

import * as ofBenelux from '../titles/benelux/options.de.ts';

export const options = { '1830': of1830, '1848': of1848, '1853': of1853, '1854': of1854, benelux: ofBenelux };
