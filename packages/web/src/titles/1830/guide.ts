/** What the guide knows of 1830 alone. */
import type { TitleGuide } from '../../eighteen/game/titleGuide.ts';
import { advice } from './advice.ts';

export const guide: TitleGuide = { advice };
