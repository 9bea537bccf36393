/** The options of a table, in English. */
import type { Catalogue } from '../catalogue.ts';

export const options: Catalogue<string>['options'] = {
  drawSeats: {
    name: 'Draw seats',
    text: 'Seats are drawn by lot; otherwise everybody sits as listed.',
  },
  bank: { name: 'Bank', text: 'All the money in the game, that of the players included.' },
  noDiesels: { name: 'No diesels', text: 'There are no diesels, and the 4-trains stay to the end.' },
  thirdSix: { name: 'Third 6-train', text: 'There is one more 6-train.' },
  closedCash: { name: 'Hidden cash', text: 'Nobody sees how much cash the others have.' },
  ownerNamesHome: {
    name: 'Owner names home',
    text: 'An undecided home is named by its own company, not by the one that lays the tile.',
  },
  saleGoesOn: {
    name: 'Sale goes on',
    text: 'When everybody passes in the sale of the privates, it stays the first round and goes on clockwise.',
  },
  capitalAtFloat: {
    name: 'Capital at once',
    text: 'A company gets its capital the moment it floats, not with the next operating round.',
  },
  unlimitedDiesels: { name: 'Unlimited diesels', text: 'Diesels never run out.' },
  buyAboveLimit: {
    name: 'Buy above limit',
    text: 'With a trade-in in reach a company at its train limit buys any train and gives one back.',
  },
  exchangeAnyTime: {
    name: 'Exchange any time',
    text: 'A private is exchanged for a share at any moment, not only between turns.',
  },
  exchangeBeyondLimit: {
    name: 'Exchange beyond 60%',
    text: 'The exchange goes beyond 60% where the stock market lifts the limit.',
  },
  shareComesAgain: {
    name: 'Share comes again',
    text: 'A private that brings a share brings it again when it is sold to another player.',
  },
  privateDealIsPurchase: {
    name: 'Private as purchase',
    text: 'A private bought from a player is the purchase of the turn.',
  },
  sellWhileAble: {
    name: 'Sell while able',
    text: 'Whoever is over a limit sells as long as anything can be sold, whether it helps or not.',
  },
  privatesAnyTime: {
    name: 'Privates any time',
    text: 'Privates are bought and used even before a train is given back or a home is named.',
  },
  freeRun: { name: 'Running is optional', text: 'A company with a train and a route may leave it at home.' },
  helpToForeignTrains: {
    name: "Help to others' trains",
    text: "The director may always add money to buy another company's train.",
  },
  raisedMoneyIsSpent: {
    name: 'Raised money is spent',
    text: "After a forced sale another company's train must use up the last share sold.",
  },
  bankBreaksBelowZero: {
    name: 'Bank breaks below zero',
    text: 'The bank is broken below zero, not at zero.',
  },
  severalBrownFromOffer: {
    name: 'Brown shares from the offering',
    text: 'Several brown shares in one turn may also come from the initial offering.',
  },
  gulfIsTwoPlaces: {
    name: 'Gulf counts twice',
    text: 'The two hexes of the Gulf are two places that one route may join.',
  },
  askWhenIdle: { name: 'Always ask', text: 'You are asked even where passing is all that is left.' },
  edition: { name: 'Edition', text: 'The printed rules of 2007, or those of the edition of 2021.' },
  debtorsMustSell: {
    name: 'Debtors sell first',
    text: 'In a stock round a debtor must sell before anything else, but never so that a director changes.',
  },
  fourGauges: {
    name: 'Four gauges',
    text: 'The west and Queensland have different gauges, so there are four instead of the three of 2007; in 2021 there always are.',
  },
  anySeller: {
    name: 'Privates from anybody',
    text: 'A company may buy a private from any player, not only from its director.',
  },
};

export const optionValues: Catalogue<string>['optionValues'] = {
  edition: { '2007': 'Rules of 2007', '2021': 'Rules of 2021' },
};
