/** What 1853 says on its screen. */
import { contracts } from './contracts.ts';
import { turn } from './turn.ts';

export { map } from './map.ts';
export { contracts, turn };

/** What its tasks ask for, to follow a name. */
export const asks = {
  bonds: contracts.writeBond,
  contracts: contracts.writeCity,
  pardon: contracts.pardon,
  twoTiles: turn.twoTiles,
  takeover: turn.takeover,
  elephant: turn.elephant,
  elephantOffer: turn.answerElephant,
  extraRound: turn.extraRound,
};
