/** What the guide knows of 1830 alone. */
import type { TitleGuide } from '@kursbuch/screens/eighteen';

export const guide: TitleGuide = { decisions: ['privateSale'] };
