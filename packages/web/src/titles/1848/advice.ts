/** What the guide suggests in 1848 beyond what holds for every 18xx game. */
import type { TitleAdvice } from '../../eighteen/game/titleGuide.ts';

export const advice: TitleAdvice = {
  // COM is left out: it has to wait for the link of Sydney and Adelaide, or for a 6.
  companies: ['NSW', 'VR', 'SAR', 'QR', 'WA', 'FT', 'CAR'],
};
