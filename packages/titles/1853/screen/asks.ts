/** What the tasks of 1853 ask for. */
import type { Asks } from '@kursbuch/screens/eighteen';
import { own, turnWords } from './words.ts';

export const asks = {
  bonds: () => own().writeBond,
  contracts: () => own().writeCity,
  pardon: () => own().pardon,
  twoTiles: () => turnWords().twoTiles,
  takeover: () => turnWords().takeover,
  elephant: () => turnWords().elephant,
  elephantOffer: () => turnWords().answerElephant,
  extraRound: () => turnWords().extraRound,
} satisfies Asks;
