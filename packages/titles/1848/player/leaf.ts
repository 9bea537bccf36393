/** Made by `npm run tune -- 1848 40 tune` while its games still began as Steady begins. */
import type { LeafWeights } from '@kursbuch/bots/eighteen/judging';

export const leaf: LeafWeights = {
  now: {
    cash: 0.94,
    dividends: 0.23,
    runs: 0.85,
    shares: 0.88,
    rise: 0.31,
    begun: -0.87,
    help: -0.16,
    treasury: -0.37,
    privates: -0.03,
  },
  later: {
    cash: -0.42,
    dividends: -0.32,
    runs: -0.51,
    shares: -0.23,
    rise: -0.26,
    begun: -1.04,
    help: 0.43,
    treasury: -1.2,
    privates: -0.66,
  },
  spread: [108, 255],
};
