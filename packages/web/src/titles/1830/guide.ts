/** What the guide knows of 1830 alone. */
import type { TitleGuide } from '../../eighteen/game/titleGuide.ts';

export const guide: TitleGuide = { decisions: ['privateSale'] };
