/** A company's turn in 1854: its steps by kind of company, the home tile that comes first, and what becomes of a local's revenue. */
import {
  answers,
  type CompanyId,
  type CompanyTurnTask,
  companyTurn,
  type DiscardReason,
  type DiscardTrainsTask,
  directorOf,
  discardTrains,
  type EighteenState,
  type KitAction,
  type KitRules,
  moneyWanted,
  normalLays,
  pay,
  placedStations,
  type RevenueStepTask,
  type RunStepReason,
  type RunStepTask,
  reach,
  revenueStep,
  ruinousSaleProblem,
  runStep,
  type Title,
  type TrackReason,
  type TrackStepTask,
  type TrainKind,
  type TrainStepReason,
  type TrainStepTask,
  type TurnReason,
  type TurnStep,
  trackStep,
  trainDuty,
  trainStep,
  usefulTrains,
} from '@kursbuch/eighteen';
import { type Choice, type Objection, optional, type Seat, text, whole } from '@kursbuch/table';
import { LAG_HOME_TILES } from '../facts/components.ts';
import { isLag, isLocal, isPlus } from './kinds.ts';
import type { LagHomeTask } from './lagHome.ts';
import {
  type OptionReason,
  optionOf,
  optionWorth,
  poolProblem,
  type SellOption,
  sellOption,
} from './option.ts';
import { changeOwn, ownOf } from './own.ts';
import { type BuildTunnel, buildTunnel, type TunnelReason, tunnelProblem, tunnels } from './tunnel.ts';

const LOCAL_STEPS: readonly TurnStep[] = [
  { name: 'track', task: 'trackStep' },
  { name: 'station', task: 'stationStep' },
  { name: 'run', task: 'runStep' },
  { name: 'trains', task: 'trainStep' },
];

const STEPS: readonly TurnStep[] = [
  { name: 'mailIncome', task: 'mailIncome' },
  ...LOCAL_STEPS,
  { name: 'mail', task: 'mailStep' },
];

/** OR-6; a local railway has no mail (LOC-11). */
export const stepsOf = (company: CompanyId): readonly TurnStep[] => (isLocal(company) ? LOCAL_STEPS : STEPS);

/** The turn: at its end the company has acted, for whoever waits for that (STATION-12). */
export function turn<Own extends string>(
  title: Title<Own>,
): KitRules<CompanyTurnTask, TurnReason | Own | 'notTradable'> {
  const kit = companyTurn(title);
  return {
    ...kit,
    perform(move, task, seat, action) {
      if (action.type === 'requestPrivate' && title.privates.has(action.private))
        return { reason: 'notTradable', params: { private: action.private } }; // MTN-7, LOC-15
      if (action.type !== 'layTile') return kit.perform(move, task, seat, action);
      // Every private's help belongs to the track step: what is asked for here is too late with it or without.
      const { power: _, ...lay } = action;
      return kit.perform(move, task, seat, lay);
    },
    advance(move, task) {
      const { company } = task;
      if (task.step === 'end' && !ownOf(move.state).acted.includes(company))
        changeOwn(move, { acted: [...ownOf(move.state).acted, company] });
      const isHomeless =
        task.step === 'begin' &&
        isLag(company) &&
        move.state.companies[company]?.operated === true &&
        placedStations(move.state, company) === 0;
      kit.advance?.(move, task);
      if (isHomeless) move.push({ kind: 'lagHome', company } satisfies LagHomeTask);
    },
  };
}

/** The hex of its home that a company must build first, while it lies bare (TRACK-13). */
export function bareHome(title: Title, state: EighteenState, company: CompanyId): string | null {
  const home = title.companies.get(company)?.home ?? '';
  const isBare = title.board.hexes.get(home)?.facts.preprinted === 'white' && !state.tiles[home];
  return isBare && !ownOf(state).acted.includes(company) ? home : null;
}

/** The track step: the home tile cannot be left out, and a tunnel may be built beside the tile, before it or after it. */
interface TrackTask extends TrackStepTask {
  /** The tunnel of the turn is built. */
  readonly tunnel?: true;
}

export function trackWithTunnels<Own extends string>(
  title: Title<Own>,
): KitRules<
  TrackTask,
  TrackReason | TunnelReason | Own | 'homeTileDue' | 'lineBlocked' | 'onlyFifteen',
  KitAction | BuildTunnel
> {
  const kit = trackStep(title);
  const isDue = (state: EighteenState, company: CompanyId): boolean => {
    const home = bareHome(title, state, company);
    return home !== null && normalLays(title, state, company).some(({ hex }) => hex === home);
  };
  /** TUNNEL-1: one in a turn; the home tile comes first. */
  const mayDig = (state: EighteenState, { company, tunnel }: TrackTask): boolean =>
    !tunnel && !isDue(state, company);
  return {
    actions: {
      ...answers('layTile', 'pass'),
      buildTunnel: { hex: text, from: whole, to: whole, power: optional(text) },
    },
    actors: (state, task) => kit.actors(state, task),
    advance(move, task) {
      const digs = mayDig(move.state, task) && !tunnels(title, move.state, task.company).next().done;
      if (!digs) kit.advance?.(move, task);
    },
    choices(state, task, seat) {
      const { company } = task;
      const found: Choice<KitAction | BuildTunnel>[] = kit
        .choices(state, task, seat)
        .filter((choice) => !isPass(choice) && !isEmpty(choice));
      if (isDue(state, company)) return found;
      const lists = () => [...tunnels(title, state, company)];
      if (mayDig(state, task) && lists().length > 0)
        found.push({
          type: 'many',
          kind: 'buildTunnel',
          list: lists,
          isWhole: true,
          // A tunnel has no direction: it may be named from either side.
          includes: (action) =>
            action.type === 'buildTunnel' && !tunnelProblem(title, state, company, action),
        });
      return [...found, { type: 'one', action: { type: 'pass' } }];
    },
    perform(move, task, seat, action) {
      const { state } = move;
      const { company } = task;
      if (action.type === 'buildTunnel') {
        if (task.tunnel) return { reason: 'tunnelBuilt', params: { company } };
        if (isDue(state, company))
          return { reason: 'homeTileFirst', params: { hex: bareHome(title, state, company) ?? '' } };
        const problem = tunnelProblem(title, state, company, action);
        if (problem) return problem;
        move.update<TrackTask>({ ...task, tunnel: true });
        buildTunnel(title, move, company, action);
        return undefined;
      }
      if (action.type === 'pass' && isDue(state, company))
        return { reason: 'homeTileDue', params: { company } };
      // What is wrong with the place comes before what is wrong with the tile (TRACK-1, TRACK-13).
      const elsewhere =
        action.type === 'layTile' && title.board.hexes.has(action.hex)
          ? title.track.siteProblem(state, company, action.hex)
          : undefined;
      const problem = elsewhere ?? kit.perform(move, task, seat, action);
      return problem && action.type === 'layTile'
        ? inOwnWords(title, state, company, action, problem)
        : problem;
    },
  };
}

/** What is wrong with a tile, said more closely where 1854 knows better than any other game. */
function inOwnWords<R extends string>(
  title: Title,
  state: EighteenState,
  company: CompanyId,
  action: KitAction & { type: 'layTile' },
  problem: Objection<R>,
): Objection<R | 'notConnected' | 'lineBlocked' | 'notAnUpgrade' | 'onlyFifteen'> {
  const { hex, tile } = action;
  const { reason, params = {} } = problem;
  // UPG-11: it has two cities, and what follows has one
  if (reason === 'wrongStops' && params.stops === 'cities' && params.label === '')
    return { reason: 'onlyFifteen', params: { hex } };
  // UPG-8: two towns may become a city, but only one with their exits
  if (reason === 'wrongStops' && params.stops === 'towns' && params.colour === 'yellow')
    return TOWNS_BECOME.includes(tile) ? { reason: 'notAnUpgrade', params } : problem;
  const isFar =
    reason === 'notConnected' || (reason === 'onlyMountains' && wouldHelp(title, state, company, action));
  if (!isFar) return problem;
  return {
    reason: isBlocked(title, state, company, action) ? 'lineBlocked' : 'notConnected',
    params: { hex },
  };
}

const TOWNS_BECOME: readonly string[] = LAG_HOME_TILES;

/** Would the private make this tile cheaper if track led there? (MTN-9) */
const wouldHelp = (
  title: Title,
  state: EighteenState,
  company: CompanyId,
  { hex, tile, power }: KitAction & { type: 'layTile' },
): boolean =>
  title.tilePowers.some(
    (one) => one.private === power && one.hexes.includes(hex) && one.tiles.includes(tile),
  ) && title.track.terrainCost(state, company, hex) > 0;

/** Would the tile join the company's line if it were not for the stations of others? (TRACK-15) */
function isBlocked(
  { board }: Title,
  state: EighteenState,
  company: CompanyId,
  { hex, tile, rotation }: KitAction & { type: 'layTile' },
): boolean {
  const alone = { ...state, stations: state.stations.filter((one) => one.company === company) };
  const touched = reach(board, alone, company).edges[board.hexes.get(hex)?.index ?? -1] ?? 0;
  return (touched & (board.tiles.get(tile)?.[rotation]?.exits ?? 0)) !== 0;
}

const isPass = (choice: Choice<KitAction>): boolean => choice.type === 'one' && choice.action.type === 'pass';

/** A tunnel keeps the step open where there is no tile to lay: none is offered then. */
const isEmpty = (choice: Choice<KitAction>): boolean => choice.type === 'many' && choice.list().length === 0;

/** Trains run; of a plus train only the large stops are too many (RUN-6). */
export function runs<Own extends string>(
  title: Title<Own>,
): KitRules<RunStepTask, RunStepReason | Own | 'tooManyLarge'> {
  const kit = runStep(title);
  return {
    ...kit,
    perform(move, task, seat, action) {
      const problem = kit.perform(move, task, seat, action);
      return problem?.reason === 'tooLong' && problem.params?.counts === 'large'
        ? { ...problem, reason: 'tooManyLarge' }
        : problem;
    },
  };
}

/** What trains earn: a local railway keeps half and pays half to its owner, and nobody is asked (LOC-12). */
export function revenueOf(title: Title): KitRules<RevenueStepTask> {
  const kit = revenueStep(title);
  return {
    ...kit,
    advance(move, { company, revenue }) {
      if (!isLocal(company)) return;
      const owner = title.operating.speaker(move.state, company) as Seat;
      move.pop();
      pay(title, move, 'bank', owner, revenue / 2, 'dividend');
      pay(title, move, 'bank', company, revenue / 2, 'half');
    },
  };
}

/** The train step; whoever must raise money for a train may sell a paper he has half paid for too. */
export function trainStepWithOptions<Own extends string>(
  title: Title<Own>,
): KitRules<
  TrainStepTask,
  TrainStepReason | OptionReason | 'ownerPaysNoTrain' | 'ownTrain' | Own,
  KitAction | SellOption
> {
  const kit = trainStep(title);
  /** Why the director may not sell his option now: like his shares, and no more than the train needs. */
  const problem = (
    state: EighteenState,
    task: TrainStepTask,
    seat: Seat,
  ): Objection<TrainStepReason | OptionReason | Own> | undefined => {
    const { company } = task;
    const paper = optionOf(state, seat);
    if (!paper) return { reason: 'noOption' };
    if (!trainDuty(title, state, company)) return { reason: 'onlyWhenForced' };
    if (moneyWanted(title, state, company) <= 0) return { reason: 'cashFirst' };
    return (
      poolProblem(title, state, paper) ??
      ruinousSaleProblem(title, state, task, optionWorth(title, state, seat), (move) =>
        sellOption(title, move, seat),
      )
    );
  };
  return {
    ...kit,
    actions: {
      ...answers('buyTrain', 'sellShares', 'offerPrivate', 'declareBankruptcy', 'pass'),
      sellOption: {},
    },
    advance: (move, task) => kit.advance?.(move, task),
    choices(state, task, seat) {
      const found: readonly Choice<KitAction | SellOption>[] = kit.choices(state, task, seat);
      return problem(state, task, seat) ? found : [...found, { type: 'one', action: { type: 'sellOption' } }];
    },
    perform(move, task, seat, action) {
      if (action.type !== 'sellOption') {
        const { company } = task;
        const paper: string =
          action.type === 'sellShares'
            ? action.company
            : action.type === 'offerPrivate'
              ? action.private
              : '';
        if (title.privates.has(paper)) return { reason: 'notTradable', params: { private: paper } }; // MTN-7, LOC-15
        if (action.type === 'buyTrain' && action.from === company)
          return { reason: 'ownTrain', params: { company } }; // TRAIN-15
        const refused = kit.perform(move, task, seat, action);
        if (refused?.reason === 'noPrice' && directorOf(move.state, paper) === seat)
          return { reason: 'nobodyToDirect', params: { company: paper } }; // DIR-5: as in a stock round
        if (refused?.reason !== 'treasuryShort' || !isLocal(company)) return refused;
        return { reason: 'ownerPaysNoTrain', params: { ...refused.params, company } }; // LOC-9
      }
      const against = problem(move.state, task, seat);
      if (against) return against;
      move.update({ ...task, raised: optionWorth(title, move.state, seat) });
      sellOption(title, move, seat);
      return undefined;
    },
  };
}

/**
 * TRAIN-5, R-59: whoever has bought above the limit because it could run nothing keeps the one train that it can run; whoever is
 * above the limit by a new phase chooses freely.
 */
export function discards(title: Title): KitRules<DiscardTrainsTask, DiscardReason> {
  const kit = discardTrains(title);
  const mayGive = (
    state: EighteenState,
    task: DiscardTrainsTask,
    company: CompanyId,
    kind: TrainKind,
  ): boolean =>
    !task.inStep || isLocal(company) || isPlus(kind) || usefulTrains(title, state, company).length > 1;
  return {
    ...kit,
    choices: (state, task, seat) =>
      kit
        .choices(state, task, seat)
        .filter(
          (choice) =>
            choice.type !== 'one' ||
            choice.action.type !== 'discardTrain' ||
            mayGive(state, task, choice.action.company, choice.action.kind),
        ),
    perform(move, task, seat, action) {
      if (action.type !== 'discardTrain') return kit.perform(move, task, seat, action);
      const { company, kind } = action;
      const isOpen = kit
        .choices(move.state, task, seat)
        .some(
          (choice) =>
            choice.type === 'one' &&
            choice.action.type === 'discardTrain' &&
            choice.action.company === company &&
            choice.action.kind === kind,
        );
      if (isOpen && !mayGive(move.state, task, company, kind))
        return { reason: 'discardNotOwned', params: { company, kind } };
      return kit.perform(move, task, seat, action);
    },
  };
}
