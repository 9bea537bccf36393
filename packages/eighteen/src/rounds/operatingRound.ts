/** The operating round: the privates pay, then every floated company has its turn. */
import { type Seat, taskOf } from '@kursbuch/table';
import { answers } from '../actions.ts';
import { directorOf, ordinaryOf } from '../certificate.ts';
import { byMarketOrder } from '../market.ts';
import { payIncome } from '../privates.ts';
import { payCapital } from '../shares.ts';
import type { Facts, KitRules, Title } from '../title.ts';
import type { CompanyId, EighteenState, PrivateFacts, PrivateId } from '../types.ts';
import { roundOver } from './course.ts';
import type { CompanyTurnTask, TurnStep } from './turn.ts';

export interface OperatingPolicy {
  /** What a private pays at the start of an operating round. */
  privateIncome(state: EighteenState, one: PrivateId): number;
  /** Does a floated company take part in the operating rounds now? */
  mayOperate(state: EighteenState, company: CompanyId): boolean;
  /** The companies in the order in which they act, as it is now. */
  order(state: EighteenState, companies: readonly CompanyId[]): readonly CompanyId[];
  /** The steps of a company's turn, in order. */
  steps(state: EighteenState, company: CompanyId): readonly TurnStep[];
  /** Who decides for a company; nobody may. */
  speaker(state: EighteenState, company: CompanyId): Seat | null;
}

const STEPS: readonly TurnStep[] = [
  { name: 'track', task: 'trackStep' },
  { name: 'station', task: 'stationStep' },
  { name: 'run', task: 'runStep' },
  { name: 'trains', task: 'trainStep' },
  { name: 'privates', task: 'privatesStep' },
];

/** Privates pay what is printed on them; every floated company has its turn, the highest price first, led by its director. */
export const usualOperating = ({
  market,
  privates,
}: Pick<Facts, 'market' | 'privates'>): OperatingPolicy => ({
  privateIncome: (_state, one) => (privates.get(one) as PrivateFacts).income,
  mayOperate: () => true,
  order: (state, companies) => [...companies].sort(byMarketOrder(market, state)),
  steps: () => STEPS,
  speaker: directorOf,
});

export interface OperatingRoundTask {
  readonly kind: 'operatingRound';
  readonly number: number;
  readonly of: number;
  readonly stage: 'before' | 'begin' | 'turns';
  /** The companies that had floated when it began. */
  readonly eligible: readonly CompanyId[];
  readonly acted: readonly CompanyId[];
}

export const operatingRoundOf = (state: EighteenState): OperatingRoundTask | undefined =>
  taskOf<OperatingRoundTask>(state, 'operatingRound');

/** The companies still to act, next one first, in the order as it is now. */
export const toAct = (title: Title, state: EighteenState, task: OperatingRoundTask): readonly CompanyId[] =>
  title.operating.order(
    state,
    task.eligible.filter((company) => !task.acted.includes(company)),
  );

export function operatingRound(title: Title): KitRules<OperatingRoundTask> {
  return {
    actions: {},
    actors: () => [],
    choices: () => [],
    perform: () => ({ reason: 'notNow' }),
    advance(move, task) {
      if (task.stage === 'before') {
        move.update({ ...task, stage: 'begin' });
        const asked = exchangersBefore(title, move.state);
        if (asked.length > 0) move.push({ kind: 'beforeRound', seats: asked } satisfies BeforeRoundTask);
        return;
      }
      if (task.stage === 'begin') {
        const { set } = move.state.round;
        move.emit({
          type: 'roundBegan',
          round: { kind: 'operating', set, number: task.number, of: task.of },
        });
        const floated = [...title.companies.keys()].filter(
          (company) =>
            move.state.companies[company]?.floated && title.companies.get(company)?.directed !== false,
        );
        for (const company of floated)
          if (!move.state.companies[company]?.capitalised && title.operating.mayOperate(move.state, company))
            payCapital(title, move, company);
        payIncome(title, move);
        title.on.roundBegan(title, move);
        move.update({ ...task, stage: 'turns', eligible: floated });
        return;
      }
      // Companies that cannot act when their place in the order comes up are passed over for this round.
      const waiting = toAct(title, move.state, task);
      const place = waiting.findIndex((one) => title.operating.mayOperate(move.state, one));
      const company = waiting[place];
      if (company !== undefined) {
        const passed = waiting.slice(0, place);
        move.update({
          ...task,
          eligible: place > 0 ? task.eligible.filter((one) => !passed.includes(one)) : task.eligible,
          acted: [...task.acted, company],
        });
        move.push({
          kind: 'companyTurn',
          company,
          step: 'begin',
          acted: false,
          laid: [],
          powerTile: null,
          declined: [],
        } satisfies CompanyTurnTask);
        return;
      }
      roundOver(move, 'operating');
    },
  };
}

/** The moment before the privates pay: whoever may exchange a private is asked once. */
interface BeforeRoundTask {
  readonly kind: 'beforeRound';
  readonly seats: readonly Seat[];
}

function exchangersBefore(title: Title, state: EighteenState): readonly Seat[] {
  return state.players
    .map((_, seat) => seat)
    .filter((seat) =>
      [...title.privates.keys()].some((one) => {
        if (state.privates[one]?.owner !== seat) return false;
        const power = title.powers.exchange(state, seat, one);
        if ('reason' in power || power.anyTime) return false;
        return (['offer', 'pool'] as const).some((from) => ordinaryOf(state, power.company, from).length > 0);
      }),
    );
}

export function beforeRound(title: Title): KitRules<BeforeRoundTask> {
  return {
    actions: answers('pass'),
    actors: (_state, task) => task.seats,
    advance(move, task) {
      const still = exchangersBefore(title, move.state);
      const seats = task.seats.filter((seat) => still.includes(seat));
      if (seats.length === 0) move.pop();
      else if (seats.length < task.seats.length) move.update({ ...task, seats });
    },
    choices: () => [{ type: 'one', action: { type: 'pass' } }],
    perform(move, task, seat) {
      const seats = task.seats.filter((one) => one !== seat);
      if (seats.length > 0) move.update({ ...task, seats });
      else move.pop();
      return undefined;
    },
  };
}
