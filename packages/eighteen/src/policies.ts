/** What most titles do: a title spreads these and writes what it does otherwise. */
import { closeAll } from './privates.ts';
import { placeHome } from './stations.ts';
import { type Policies, phaseOf, type Title } from './title.ts';
import { sold } from './trains.ts';
import type { PrivateFacts } from './types.ts';

type Usual = Pick<
  Policies,
  | 'sellsAfterBuying'
  | 'oneBlockPerTurn'
  | 'debtorsMustSell'
  | 'privatesCount'
  | 'mayOwe'
  | 'sellsPrivatesTo'
  | 'privateIncome'
  | 'privateWorth'
  | 'siteProblem'
  | 'layColours'
  | 'stationCosts'
  | 'placeHome'
  | 'tileLaid'
  | 'powerUsed'
  | 'holdsPower'
  | 'sellsWhileAble'
  | 'raisedMoneyIsSpent'
  | 'interruptions'
  | 'cashHidden'
  | 'discardsTo'
  | 'poolPaysCompany'
  | 'mayOperate'
  | 'mustRunBest'
  | 'dealAgreed'
  | 'runBoard'
  | 'roundBegan'
  | 'markerArrived'
  | 'endCause'
  | 'phaseOn'
  | 'firstTrain'
  | 'hasComeOnSale'
>;

/** The title is asked for when a policy is, so that it may still be under construction. */
export function usualPolicies(title: () => Title): Usual {
  const facts = (one: string) => title().privates.get(one) as PrivateFacts;
  return {
    sellsAfterBuying: () => true,
    oneBlockPerTurn: () => false,
    debtorsMustSell: () => false,
    privatesCount: () => true,
    mayOwe: () => false,
    sellsPrivatesTo: () => true,
    privateIncome: (_state, one) => facts(one).income,
    privateWorth: (_state, one) => facts(one).price,
    siteProblem: () => undefined,
    layColours: (state, _company, laid) => (laid.length > 0 ? [] : phaseOf(title(), state).tiles),
    stationCosts: (_state, company) => title().companies.get(company)?.stationCosts ?? [],
    placeHome: (move, company) => placeHome(title(), move, company),
    tileLaid: () => undefined,
    holdsPower: (state, company, one) => state.privates[one]?.owner === company,
    sellsWhileAble: () => false,
    raisedMoneyIsSpent: () => false,
    interruptions: () => [],
    cashHidden: () => false,
    powerUsed: (move, one) => move.emit({ type: 'privateUsed', private: one }),
    discardsTo: () => 'pool',
    poolPaysCompany: () => true,
    mayOperate: () => true,
    mustRunBest: () => false,
    dealAgreed: () => true,
    runBoard: () => title().board,
    roundBegan: () => undefined,
    markerArrived: () => undefined,
    endCause: (state) => (state.bankBroken ? 'bank' : null),
    phaseOn: (state, kind) => {
      const { phases } = title();
      const next = phases[phases.findIndex((phase) => phase.name === state.phase) + 1];
      return next?.on === kind ? next : undefined;
    },
    firstTrain: (move, kind) => {
      if (title().phases.some((phase) => phase.on === kind && phase.privatesClose)) closeAll(move);
    },
    hasComeOnSale: (state, first) => sold(title(), state, first),
  };
}
