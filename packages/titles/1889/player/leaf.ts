/** Made by `npm run tune -- 1889 120 tune`. */
import type { LeafWeights } from '@kursbuch/bots/eighteen/judging';

export const leaf: LeafWeights = {
  now: {
    cash: 1.01,
    dividends: 0.28,
    runs: 0.6,
    shares: 0.98,
    rise: 0.27,
    begun: 1,
    help: -0.59,
    treasury: -0.14,
    privates: 0.25,
  },
  later: {
    cash: 0.27,
    dividends: 0.07,
    runs: -0.05,
    shares: 1.13,
    rise: -0.38,
    begun: 0,
    help: 0.52,
    treasury: -0.35,
    privates: 0.92,
  },
  spread: [136, 214],
};
