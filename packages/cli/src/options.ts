import type { Setup } from '@kursbuch/table';

/** What the options of a table mean, in words. */
export const OPTIONS: Readonly<Record<string, string>> = {
  drawSeats: 'seats are drawn by lot; otherwise as listed',
  bank: 'money in the game',
  noDiesels: 'no diesels, and the 4-trains stay',
  thirdSix: 'one more 6-train',
  closedCash: 'cash of others is hidden',
  ownerNamesHome: 'the owner of an undecided home names its place, not the company that lays the tile',
  saleGoesOn: 'a passed-out sale of privates stays the first round and goes on clockwise',
  capitalAtFloat: 'a company gets its capital the moment it floats',
  unlimitedDiesels: 'diesels never run out',
  buyAboveLimit: 'with a trade-in in reach a company at its limit buys any train and gives one back',
  exchangeAnyTime: 'a private is exchanged for a share at any moment',
  exchangeBeyondLimit: 'the exchange goes beyond 60% where the market lifts the limit',
  shareComesAgain: 'a private with a share brings it again when sold to another player',
  privateDealIsPurchase: 'a private bought from a player is the purchase of the turn',
  sellWhileAble: 'whoever is over a limit must sell as long as he can, whether it helps or not',
  privatesAnyTime: 'privates are bought and used even before a train is given back or a home is named',
  freeRun: 'trains may stay at home',
  helpToForeignTrains: "the director may always help to another company's train",
  raisedMoneyIsSpent: "after a forced sale another company's train must use up the last share sold",
  bankBreaksBelowZero: 'the bank breaks below zero, not at zero',
  severalBrownFromOffer: 'several brown shares in one turn also from the initial offering',
  gulfIsTwoPlaces: 'the two hexes of the Gulf are two places',
  edition: 'the rules of 2007, or those of 2021',
  debtorsMustSell: 'a debtor who can sell must sell before anything else',
  threeGauges: 'the west and Queensland share a gauge',
  anySeller: 'a company may buy a private from any player, not only from its director',
  askWhenIdle: 'ask even where passing is all that is left',
};

/** The options of a table that differ from what is usual: " (edition=2021)"; nothing if none does. */
export function unusual(usual: Setup['options'], chosen: Setup['options']): string {
  const others = Object.entries(chosen).filter(([name, value]) => usual[name] !== value);
  return others.length > 0 ? ` (${others.map(([name, value]) => `${name}=${value}`).join(', ')})` : '';
}

export const optionText = (name: string): string => OPTIONS[name] ?? '';
