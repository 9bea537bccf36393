/** A company's turn in 1853: the right to two tiles, track and contracts, premiums, what a manager keeps, trains on credit. */
import {
  answers,
  type CompanyId,
  type CompanyTurnTask,
  companyTurn,
  companyTurnOf,
  type EighteenState,
  type HexId,
  type KitAction,
  type KitMove,
  type KitRules,
  markActed,
  pay,
  type RevenueStepTask,
  revenueStep,
  speakersFor,
  type Title,
  type TrackReason,
  type TrackStepTask,
  type TrainStepReason,
  type TrainStepTask,
  type TurnReason,
  type TurnStep,
  trackStep,
  trainStep,
} from '@kursbuch/eighteen';
import { oneOf, type Seat, text } from '@kursbuch/table';
import { isValid } from './contract.ts';
import {
  type BuyOnCredit,
  buyOnCredit,
  type CreditReason,
  creditPurchaseProblem,
  creditPurchases,
  payDebt,
} from './credit.ts';
import { SECOND_TILE_FEE } from './facts/companies.ts';
import { PREMIUMS } from './facts/map.ts';
import { supplySpares } from './fleet.ts';
import { areJoined, hasGrown, type Joined, joinedCities } from './joined.ts';
import { managerOf } from './office.ts';
import { optionsOf } from './options.ts';
import { type Contract, changeOwn, countOf, envelopeOf, ownOf, sheetOf, type TwoTiles } from './own.ts';
import { askPardon } from './penalty.ts';
import { isLarge } from './size.ts';

export const STEPS: readonly TurnStep[] = [
  { name: 'tiles', task: 'twoTiles' },
  { name: 'track', task: 'trackStep' },
  { name: 'station', task: 'stationStep' },
  { name: 'run', task: 'runStep' },
  { name: 'trains', task: 'trainStep' },
];

/** The turn: it begins with a clean sheet; between its steps a debt is paid and premiums come in. */
export function turn<Own extends string>(title: Title<Own>): KitRules<CompanyTurnTask, TurnReason | Own> {
  const kit = companyTurn(title);
  return {
    ...kit,
    advance(move, task) {
      const { company } = task;
      const { laid, duties, premium } = ownOf(move.state);
      if (task.step === 'begin') {
        if (laid.length > 0 || duties.length > 0) changeOwn(move, { laid: [], duties: [] });
      } else if (premium > 0) {
        changeOwn(move, { premium: 0 });
        pay(title, move, 'bank', company, premium, 'premium'); // 4.1.14b
      }
      payDebt(title, move, company);
      kit.advance?.(move, task);
    },
  };
}

// ---------------------------------------------------------------- two tiles

export interface ChooseTwoTiles {
  readonly type: 'chooseTwoTiles';
  readonly from: TwoTiles;
}

interface TwoTilesTask {
  readonly kind: 'twoTiles';
  readonly company: CompanyId;
}

export type TwoTilesReason = 'twoTilesFirst';

/** In its first turn a large company chooses: two tiles from phase 3 on, or at once for a fee (4.1.3, R32). */
export function twoTiles(title: Title): KitRules<TwoTilesTask, TwoTilesReason, KitAction | ChooseTwoTiles> {
  const choose = (move: KitMove, company: CompanyId, from: TwoTiles) => {
    changeOwn(move, { twoTiles: { ...ownOf(move.state).twoTiles, [company]: from } });
    move.pop();
  };
  return {
    actions: { chooseTwoTiles: { from: oneOf('later', 'now') } },
    modal: true,
    first: 'twoTilesFirst',
    actors: (state, task) => speakersFor(title, state, task.company),
    advance(move, { company }) {
      const { state } = move;
      if (!isLarge(state, company) || ownOf(state).twoTiles[company]) move.pop();
      else if (state.phase !== '2') choose(move, company, 'later');
    },
    choices: () => [
      { type: 'one', action: { type: 'chooseTwoTiles', from: 'later' } },
      { type: 'one', action: { type: 'chooseTwoTiles', from: 'now' } },
    ],
    perform(move, { company }, _seat, action) {
      if (action.type !== 'chooseTwoTiles') return { reason: 'twoTilesFirst' };
      markActed(move);
      choose(move, company, action.from);
      return undefined;
    },
  };
}

/** May it lay a second yellow tile in this turn? */
export const mayLayTwo = (state: EighteenState, company: CompanyId): boolean =>
  isLarge(state, company) && (ownOf(state).twoTiles[company] === 'now' || state.phase !== '2');

/** What the next tile costs beside its terrain: the fee for the second, wherever it was bought as a right (4.1.3e). */
export const feeNow = (state: EighteenState, company: CompanyId): number =>
  (companyTurnOf(state)?.laid.length ?? 0) > 0 && ownOf(state).twoTiles[company] === 'now'
    ? (SECOND_TILE_FEE[company] ?? 0)
    : 0;

/** A tile lies: the fee is due now, a premium after the last tile of the turn. */
export function noteTile(
  title: Title,
  move: KitMove,
  company: CompanyId,
  hex: HexId,
  isFirst: boolean,
): void {
  const { laid, premium } = ownOf(move.state);
  const fee = laid.length > 0 && ownOf(move.state).twoTiles[company] === 'now' ? SECOND_TILE_FEE[company] : 0;
  pay(title, move, company, 'bank', fee ?? 0, 'secondTile');
  changeOwn(move, { laid: [...laid, hex], premium: premium + (isFirst ? (PREMIUMS[hex] ?? 0) : 0) });
}

// ---------------------------------------------------------------- track and contracts

/** The track step: after every tile it is seen whether it fulfils somebody's contract (R7). */
export function trackWithContracts<Own extends string>(
  title: Title<Own>,
): KitRules<TrackStepTask, TrackReason | Own> {
  const kit = trackStep(title);
  return {
    ...kit,
    perform(move, task, seat, action) {
      const { state } = move;
      const problem = kit.perform(move, task, seat, action);
      if (!problem && action.type === 'layTile') fulfil(title, move, joinedCities(title, state));
      return problem;
    },
  };
}

/** Only new joins can fulfil a contract; then everybody's sheet has a word in it. */
function fulfil(title: Title, move: KitMove, before: Joined): void {
  const joined = joinedCities(title, move.state);
  if (!hasGrown(before, joined)) return;
  const { seating, contracts } = ownOf(move.state);
  for (const seat of seating) {
    const contract = contracts[seat];
    if (contract && !contract.fulfilled && areJoined(joined, sheetOf(move.state, seat).cities))
      show(title, move, seat, contract);
  }
}

/** The contract is shown, and the whole bond comes back out of its envelope (4.3.2). */
function show(title: Title, move: KitMove, seat: Seat, contract: Contract): void {
  const sheet = sheetOf(move.state, seat);
  const { contracts, contractShares } = ownOf(move.state);
  changeOwn(move, {
    contracts: { ...contracts, [seat]: { ...contract, cities: sheet.cities, fulfilled: true } },
  });
  move.emit({ type: 'secretKept', owner: seat, secret: null });
  pay(title, move, envelopeOf(seat), seat, contract.bond, 'bondBack');
  if (!optionsOf(move.state).uncheckedBids) return;
  const taken = Object.fromEntries(
    [...title.companies.keys()].map((company) => [company, countOf(contractShares, company, seat)]),
  );
  if (!isValid(move.state, sheet, taken)) askPardon(move, seat);
}

/** At the end all contracts are opened, the unfulfilled ones too. */
export function showAll(move: KitMove): void {
  for (const seat of ownOf(move.state).seating) {
    const { contracts } = ownOf(move.state);
    const contract = contracts[seat];
    if (!contract || contract.cities) continue;
    const { cities } = sheetOf(move.state, seat);
    changeOwn(move, { contracts: { ...contracts, [seat]: { ...contract, cities } } });
  }
}

// ---------------------------------------------------------------- revenue and trains

/** A manager pays no dividend: what the trains earn goes to the treasury, and nobody is asked (3.4.2, D13). */
export function revenueOf(title: Title): KitRules<RevenueStepTask> {
  const kit = revenueStep(title);
  return {
    ...kit,
    advance(move, task) {
      const manager = managerOf(move.state, task.company);
      if (manager !== null) kit.perform(move, task, manager, { type: 'withhold' });
    },
  };
}

/** The train step: with credit for managers, and 2s that come out in the first operating round only. */
export function trainStepWithCredit<Own extends string>(
  title: Title<Own>,
): KitRules<TrainStepTask, TrainStepReason | CreditReason | Own, KitAction | BuyOnCredit> {
  const kit = trainStep(title);
  return {
    ...kit,
    actions: {
      ...answers('buyTrain', 'sellShares', 'offerPrivate', 'declareBankruptcy', 'pass'),
      buyOnCredit: { kind: text },
    },
    advance(move, task) {
      supplySpares(title, move);
      payDebt(title, move, task.company);
      if (creditPurchases(title, move.state, task.company).length === 0) kit.advance?.(move, task);
    },
    choices: (state, task, seat) => [
      ...creditPurchases(title, state, task.company),
      ...kit.choices(state, task, seat),
    ],
    perform(move, task, seat, action) {
      if (action.type !== 'buyOnCredit') return kit.perform(move, task, seat, action);
      const problem = creditPurchaseProblem(title, move.state, task.company, action.kind);
      if (problem) return problem;
      markActed(move);
      buyOnCredit(title, move, task.company, action.kind);
      return undefined;
    },
  };
}
