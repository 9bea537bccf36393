/** Made by `npm run tune -- 1830 150 fitB`. */
import type { LeafWeights } from '@kursbuch/bots/eighteen/judging';

export const leaf: LeafWeights = {
  now: {
    cash: 1.05,
    dividends: 0.63,
    runs: 0.51,
    shares: 0.98,
    rise: 0.68,
    begun: 0.36,
    help: -0.93,
    treasury: 0.2,
    privates: 0.53,
  },
  later: {
    cash: -0.13,
    dividends: -0.2,
    runs: -0.06,
    shares: -0.04,
    rise: -0.35,
    begun: 0.32,
    help: 0.58,
    treasury: 0.17,
    privates: -0.22,
  },
  spread: [136, 321],
};
