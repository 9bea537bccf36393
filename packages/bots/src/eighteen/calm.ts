/**
 * Calm: rules of thumb. It takes the next good thing it sees: keeps money for a company, floats what it starts, lays the tile
 * that brings most of a few it looks at, buys trains that pay for themselves, and pays out.
 */
import { type Decide, offered } from './asking.ts';
import { bidding, privateSale } from './calmPrivates.ts';
import { parChoice, stockTurn } from './calmStock.ts';
import {
  chooseHome,
  consent,
  discardTrains,
  revenueStep,
  runStep,
  stationStep,
  trackStep,
  trainStep,
} from './calmTurn.ts';
import { because } from './notes.ts';

/** What somebody not asked may do beside: a private that closes soon is exchanged. */
export const beside: Decide = (asking) => {
  const { title, state } = asking;
  const isLate = title.phases.findIndex(({ name }) => name === state.phase) >= 2;
  const [exchange] = isLate ? offered(asking, 'exchangePrivate') : [];
  return exchange && because(asking, exchange, () => [{ kind: 'privateCloses', private: exchange.private }]);
};

export const calmTasks: Readonly<Record<string, Decide>> = {
  privateSale,
  bidding,
  parChoice,
  stockTurn,
  trackStep,
  stationStep,
  runStep,
  revenueStep,
  trainStep,
  discardTrains,
  consent,
  chooseHome,
};
