/** The bids: bonds written by all at once, seats by the bonds, then cities one by one with the open taking of shares (2.5). */
import {
  answers,
  type BeginRound,
  type CompanyId,
  cashOf,
  type HexId,
  type KitAction,
  type KitMove,
  type KitRules,
  nextSeat,
  pay,
  roundOver,
  type Title,
  takeShares,
} from '@kursbuch/eighteen';
import {
  amount,
  type Chance,
  type Choice,
  inSight,
  type Objection,
  type Seat,
  secretOf,
  shuffle,
  text,
} from '@kursbuch/table';
import { CONTRACT_VALUES } from '../facts/map.ts';
import { PLAYERS } from '../facts/money.ts';
import { CONTRACT_SHARES } from '../facts/proposed.ts';
import { type PassReason, type PickReason, passProblem, pickProblem } from './contract.ts';
import { optionsOf } from './options.ts';
import {
  type Contract,
  changeOwn,
  countOf,
  envelopeOf,
  ownOf,
  type SharesOf,
  type Sheet,
  sheetOf,
  withCount,
} from './own.ts';

/** The two rounds of bidding, before the first stock round. */
export const BONDS = 'bonds';
export const CONTRACTS = 'contracts';

interface WriteBond {
  readonly type: 'writeBond';
  readonly amount: number;
}

interface WriteCity {
  readonly type: 'writeCity';
  readonly city: HexId;
  readonly company: CompanyId;
}

export type BidAction = WriteBond | WriteCity;

// ---------------------------------------------------------------- bonds

interface BondsTask {
  readonly kind: 'bonds';
}

type BondReason = 'bondTooSmall' | 'bondStep' | 'bondAboveCash' | 'bondWritten';

export const beginBonds: BeginRound = (_title, move) => move.push({ kind: 'bonds' } satisfies BondsTask);

/** Bonds are tens, or whole pounds (R3). */
const stepOf = (state: KitMove['state']): number => (optionsOf(state).wholePoundBonds ? 1 : 10);

const leastBond = (state: KitMove['state']): number => PLAYERS[state.players.length]?.leastBond ?? 0;

function bondProblem(state: KitMove['state'], seat: Seat, bond: number): Objection<BondReason> | undefined {
  const [least, step, cash] = [leastBond(state), stepOf(state), cashOf(state, seat)];
  if (bond < least) return { reason: 'bondTooSmall', params: { bond, least } };
  if (bond > cash) return { reason: 'bondAboveCash', params: { bond, cash } };
  return bond % step === 0 ? undefined : { reason: 'bondStep', params: { bond, step } };
}

export function bonds(title: Title): KitRules<BondsTask, BondReason, KitAction | BidAction> {
  /** All have written: the amounts are announced, and everybody takes his seat (2.5.3). */
  function reveal(move: KitMove): void {
    const { state } = move;
    const seats = [...state.players.keys()];
    const bondOf = new Map(seats.map((seat) => [seat, sheetOf(state, seat).bond]));
    const amounts = [...new Set(bondOf.values())].sort((one, other) => other - one);
    const lots: (readonly Seat[])[] = [];
    const seating: Seat[] = [];
    for (const bond of amounts) {
      const equal = seats.filter((seat) => bondOf.get(seat) === bond);
      const drawn = equal.length > 1 ? byLot(move, equal) : equal;
      if (drawn.length > 1) lots.push(drawn);
      seating.push(...drawn);
    }
    const contracts: Record<number, Contract> = {};
    for (const [seat, bond] of bondOf) contracts[seat] = { bond, count: 0, cities: null, fulfilled: false };
    changeOwn(move, { seating, lots, contracts });
    for (const [seat, bond] of bondOf) pay(title, move, seat, envelopeOf(seat), bond, 'bond');
    const [first = 0] = seating;
    if (move.state.priority !== first) move.emit({ type: 'priorityMoved', to: first }); // 2.5.3c
  }

  return {
    actions: { writeBond: { amount } },
    actors: (state) => [...state.players.keys()].filter((seat) => !ownOf(state).written.includes(seat)),
    notYours: (state, _task, seat) =>
      ownOf(state).written.includes(seat) ? { reason: 'bondWritten' } : undefined,
    advance(move) {
      if (ownOf(move.state).written.length < move.state.players.length) return;
      reveal(move);
      roundOver(move, BONDS);
    },
    choices: (state, _task, seat) => [
      {
        type: 'range',
        action: { type: 'writeBond', amount: leastBond(state) },
        field: 'amount',
        min: leastBond(state),
        max: cashOf(state, seat),
        step: stepOf(state),
      },
    ],
    perform(move, _task, seat, action) {
      if (action.type !== 'writeBond') return { reason: 'notNow' };
      const problem = bondProblem(move.state, seat, action.amount);
      if (problem) return problem;
      move.emit({
        type: 'secretKept',
        owner: seat,
        secret: { bond: action.amount, cities: [] } satisfies Sheet,
      });
      // In the order of the seats: who wrote first is nobody's business.
      const written = [...ownOf(move.state).written, seat].sort((one, other) => one - other);
      changeOwn(move, { written });
      return undefined;
    },
  };
}

/** Equal bonds: the lot decides (2.5.3b). */
function byLot(move: KitMove, seats: readonly Seat[]): readonly Seat[] {
  const { chance } = secretOf(move.state, 'table') as { readonly chance?: Chance };
  const [drawn, next] = shuffle(inSight(chance), seats);
  move.emit({ type: 'secretKept', owner: 'table', secret: { chance: next } });
  return drawn;
}

// ---------------------------------------------------------------- cities and shares

interface ContractsTask {
  readonly kind: 'contracts';
  readonly seat: Seat;
  /** Who has confirmed that his contract is complete. */
  readonly done: readonly Seat[];
}

type ContractReason = PickReason | PassReason | 'unknownHex' | 'noSuchCompany' | 'contractComplete';

export const beginContracts: BeginRound = (_title, move) =>
  move.push({ kind: 'contracts', seat: move.state.priority, done: [] } satisfies ContractsTask);

export function contracts(title: Title): KitRules<ContractsTask, ContractReason, KitAction | BidAction> {
  const isChecked = (state: KitMove['state']): boolean => !optionsOf(state).uncheckedBids;

  function pass(move: KitMove, task: ContractsTask): void {
    move.emit({ type: 'passed', seat: task.seat, company: null, what: 'contract' });
    goOn(move, task, [...task.done, task.seat]);
  }

  /** The next who has not passed; he may be the same. */
  function goOn(move: KitMove, task: ContractsTask, done: readonly Seat[]): void {
    let seat = nextSeat(title, move.state, task.seat);
    while (done.includes(seat) && done.length < move.state.players.length)
      seat = nextSeat(title, move.state, seat);
    move.update<ContractsTask>({ kind: 'contracts', seat, done });
  }

  return {
    actions: { ...answers('pass'), writeCity: { city: text, company: text } },
    actors: (_state, task) => [task.seat],
    notYours: (_state, task, seat) => (task.done.includes(seat) ? { reason: 'contractComplete' } : undefined),
    advance(move, task) {
      if (task.done.length < move.state.players.length) return;
      payForShares(title, move);
      roundOver(move, CONTRACTS);
    },
    choices(state, _task, seat) {
      // Whether he may pass and what he may write tells of his sheet: whoever does not see it is shown nothing.
      if (state.secrets[seat] === undefined) return [];
      const sheet = sheetOf(state, seat);
      const found: Choice<KitAction | BidAction>[] = [];
      for (const city of Object.keys(CONTRACT_VALUES))
        for (const company of isChecked(state) ? (CONTRACT_SHARES[city] ?? []) : title.companies.keys())
          if (!pickProblem(state, sheet, city, company, isChecked(state)))
            found.push({ type: 'one', action: { type: 'writeCity', city, company } });
      if (!passProblem(state, sheet, isChecked(state))) found.push({ type: 'one', action: { type: 'pass' } });
      return found;
    },
    perform(move, task, seat, action) {
      const { state } = move;
      const sheet = sheetOf(state, seat);
      if (action.type === 'pass') {
        const problem = passProblem(state, sheet, isChecked(state));
        if (!problem) pass(move, task);
        return problem;
      }
      if (action.type !== 'writeCity') return { reason: 'notNow' };
      const { city, company } = action;
      if (!title.board.hexes.has(city)) return { reason: 'unknownHex', params: { hex: city } };
      if (!title.companies.has(company)) return { reason: 'noSuchCompany', params: { company } };
      const problem = pickProblem(state, sheet, city, company, isChecked(state));
      if (problem) return problem;
      move.emit({ type: 'secretKept', owner: seat, secret: { ...sheet, cities: [...sheet.cities, city] } });
      const own = ownOf(state);
      const contract = own.contracts[seat] as Contract;
      const held = countOf(own.contractShares, company, seat);
      changeOwn(move, {
        contracts: { ...own.contracts, [seat]: { ...contract, count: contract.count + 1 } },
        contractShares: withCount(own.contractShares, company, seat, held + 1),
        firstGroup: [...title.companies.keys()].filter(
          (one) => one === company || own.firstGroup.includes(one),
        ),
      });
      takeShares(title, move, seat, company, 'offer', 1);
      goOn(move, task, task.done);
      return undefined;
    },
  };
}

/** Shares are paid for in the order of the companies, as far as the money goes; the rest stay unredeemed (2.7.2, 2.7.3, R14). */
function payForShares(title: Title, move: KitMove): void {
  let unredeemed: SharesOf = {};
  for (const seat of ownOf(move.state).seating) {
    const cash = cashOf(move.state, seat);
    let [spent, isShort] = [0, false];
    for (const company of title.companies.keys()) {
      const par = move.state.companies[company]?.par ?? 0;
      const count = countOf(ownOf(move.state).contractShares, company, seat);
      const affordable = isShort ? 0 : Math.min(count, Math.floor((cash - spent) / par));
      spent += affordable * par;
      if (affordable < count) {
        isShort = true;
        unredeemed = withCount(unredeemed, company, seat, count - affordable);
      }
    }
    pay(title, move, seat, 'bank', spent, 'contractShares');
  }
  changeOwn(move, { unredeemed });
}
