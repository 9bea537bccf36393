/** A company's turn in 1853: the right to two tiles, track and contracts, premiums, what a manager keeps, trains on credit. */
import {
  answers,
  anyLay,
  type CompanyId,
  type CompanyTurnTask,
  companyTurn,
  type EighteenState,
  faceAt,
  type HexId,
  type KitAction,
  type KitMove,
  type KitRules,
  type LayContext,
  layActionProblem,
  layContext,
  markActed,
  openColours,
  pay,
  type RevenueStepTask,
  type RunStepReason,
  type RunStepTask,
  revenueStep,
  runStep,
  siteAllowed,
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
import { type Seat, text } from '@kursbuch/table';
import { isValid } from './contract.ts';
import {
  type BuyOnCredit,
  buyOnCredit,
  type CreditReason,
  creditPurchaseProblem,
  creditPurchases,
  payDebt,
} from './credit.ts';
import { supplySpares } from './fleet.ts';
import { areJoined, hasGrown, joinedCities, joinedWith } from './joined.ts';
import { managerOf } from './office.ts';
import { optionsOf } from './options.ts';
import { type Contract, changeOwn, envelopeOf, ownOf, sharesTaken, sheetOf } from './own.ts';
import { askPardon } from './penalty.ts';
import { isInside } from './territory.ts';
import { type OrderReason, orderProblem } from './track.ts';
import { type LayReason1853, layWords } from './whyNot.ts';

export const STEPS: readonly TurnStep[] = [
  { name: 'tiles', task: 'twoTiles' },
  { name: 'track', task: 'trackStep' },
  { name: 'station', task: 'stationStep' },
  { name: 'run', task: 'runStep' },
  { name: 'trains', task: 'trainStep' },
];

/** The turn: it begins with a clean sheet; between its steps a debt is paid and premiums come in. */
export function turn<Own extends string>(
  title: Title<Own>,
): KitRules<CompanyTurnTask, TurnReason | LayReason1853 | Own> {
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
    perform(move, task, seat, action) {
      const problem = kit.perform(move, task, seat, action);
      // A step that was left out, since nothing could be laid, says what is wrong with the tile.
      const { state } = move;
      if (action.type !== 'layTile' || problem?.reason !== 'stepOver')
        return layWords(title, state, task.company, action, problem);
      const unfit = layActionProblem(title, state, task.company, action);
      return layWords(title, state, task.company, action, unfit) ?? problem;
    },
  };
}

// ---------------------------------------------------------------- track and contracts

/** The track step: after every tile it is seen whether it fulfils somebody's contract (R7). */
export function trackWithContracts<Own extends string>(
  title: Title<Own>,
): KitRules<TrackStepTask, TrackReason | OrderReason | LayReason1853 | Own> {
  const kit = trackStep(title);
  /** Is there a tile to lay, without looking at upgrades outside the territory? What speaks against those takes long to say. */
  function hasEasyLay(state: EighteenState, company: CompanyId): boolean {
    const colours = openColours(title, state, company);
    if (colours.length === 0) return false;
    const context = layContext(title, state, company, colours);
    const isHard = (hex: HexId): boolean => state.tiles[hex] !== undefined && !isInside(company, hex);
    const easy: LayContext = {
      ...context,
      unfit: (hex, tile, rotation) =>
        isHard(hex) ? { reason: 'outside' } : context.unfit?.(hex, tile, rotation),
    };
    return anyLay(easy, siteAllowed(title, state, company));
  }
  return {
    ...kit,
    advance(move, task) {
      if (!hasEasyLay(move.state, task.company)) kit.advance?.(move, task);
    },
    perform(move, task, seat, action) {
      const { state } = move;
      const early = orderProblem(title, state, task.company, action);
      if (early) return early;
      const problem = kit.perform(move, task, seat, action);
      if (!problem && action.type === 'layTile') fulfil(title, move, state, action.hex);
      return layWords(title, state, task.company, action, problem);
    },
  };
}

/** Only new joins can fulfil a contract; then everybody's sheet has a word in it. */
function fulfil(title: Title, move: KitMove, before: EighteenState, hex: HexId): void {
  const joined = joinedWith(title, before, move.state, hex);
  if (!hasGrown(joinedCities(title, before), joined)) return;
  const { seating, contracts } = ownOf(move.state);
  const open = seating.filter((seat) => contracts[seat]?.fulfilled === false);
  // That a contract is not fulfilled tells everybody something of it too, even if it is the actor's own.
  if (open.length > 0) move.leaveOpen();
  const shown = open.filter((seat) => areJoined(joined, sheetOf(move.state, seat).cities));
  const invalid = shown.filter((seat) => !show(title, move, seat));
  if (optionsOf(move.state).uncheckedBids) askPardon(move, invalid);
}

/** The contract is shown, and the whole bond comes back out of its envelope (4.3.2). Was it one by the rules? */
function show(title: Title, move: KitMove, seat: Seat): boolean {
  const sheet = sheetOf(move.state, seat);
  const { contracts } = ownOf(move.state);
  const contract = contracts[seat] as Contract;
  changeOwn(move, {
    contracts: { ...contracts, [seat]: { ...contract, cities: sheet.cities, fulfilled: true } },
  });
  move.emit({ type: 'secretKept', owner: seat, secret: null });
  pay(title, move, envelopeOf(seat), seat, contract.bond, 'bondBack');
  return isValid(move.state, sheet, sharesTaken(move.state, seat));
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

// ---------------------------------------------------------------- runs, revenue and trains

/** The run step: a train that would pass through a divided city is told so (4.2.12). */
export function runStepOf<Own extends string>(
  title: Title<Own>,
): KitRules<RunStepTask, RunStepReason | 'dividedCity' | Own> {
  const kit = runStep(title);
  return {
    ...kit,
    perform(move, task, seat, action) {
      const problem = kit.perform(move, task, seat, action);
      if (problem?.reason !== 'broken' || action.type !== 'runTrains') return problem;
      const hex = String(problem.params?.hex);
      const isPassed = action.runs.some(
        ({ train, stops }) =>
          train === problem.params?.train && stops.slice(1, -1).some((stop) => stop.startsWith(`${hex}:`)),
      );
      const cities = faceAt(title.board, move.state.tiles, hex)?.stops.filter(({ kind }) => kind === 'city');
      return isPassed && (cities?.length ?? 0) > 1
        ? { reason: 'dividedCity', params: { ...problem.params, hex } }
        : problem;
    },
  };
}

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
): KitRules<TrainStepTask, TrainStepReason | CreditReason | 'ownTrain' | Own, KitAction | BuyOnCredit> {
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
      if (action.type === 'buyTrain' && action.from === task.company)
        return { reason: 'ownTrain', params: { company: task.company } }; // 4.8.9a
      if (action.type !== 'buyOnCredit') return kit.perform(move, task, seat, action);
      const problem = creditPurchaseProblem(title, move.state, task.company, action.kind);
      if (problem) return problem;
      markActed(move);
      buyOnCredit(title, move, task.company, action.kind);
      return undefined;
    },
  };
}
