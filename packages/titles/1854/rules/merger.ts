/** Mergers: two local railways become a Lokalbahn AG, by agreement of their owners or in the end by force (LAG). */
import {
  answers,
  type CompanyId,
  cashOf,
  certificatesOf,
  type EighteenState,
  type KitAction,
  type KitMove,
  type KitRules,
  pay,
  privateState,
  quote,
  roundOver,
  type Title,
  trainsOf,
} from '@kursbuch/eighteen';
import { type Choice, type Objection, type Seat, taskOf, text } from '@kursbuch/table';
import { LAG_PAR, LAGS } from '../facts/components.ts';
import { REGION_HEXES } from '../facts/map.ts';
import { isLocal, isPlus, LOCAL_IDS, type LocalId } from './kinds.ts';

interface ProposeMerger {
  readonly type: 'proposeMerger';
  readonly one: LocalId;
  readonly other: LocalId;
}

interface ChooseLetter {
  readonly type: 'chooseLetter';
  readonly company: CompanyId;
}

export type MergerAction = ProposeMerger | ChooseLetter;

/** The rounds in which owners of local railways are asked: before the first operating round of a set and after every one. */
export const MERGERS_BEFORE = 'mergersBefore';
export const MERGERS_AFTER = 'mergersAfter';

/** The moment at the beginning or the end of an operating round: all owners of local railways are asked, in any order. */
export interface MergersTask {
  readonly kind: 'mergers';
  readonly round: string;
  /** Who has not said yet that he proposes nothing more. */
  readonly seats: readonly Seat[];
  /** Pairs that an owner has declined at this moment. */
  readonly declined: readonly string[];
  /** Who has proposed a merger at this moment. */
  readonly proposed?: readonly Seat[];
}

/** Has this seat proposed a merger at this moment? */
export const hasProposed = (state: EighteenState, seat: Seat): boolean =>
  taskOf<MergersTask>(state, 'mergers')?.proposed?.includes(seat) ?? false;

/** The other owner's word. */
export interface MergerConsentTask {
  readonly kind: 'mergerConsent';
  readonly seat: Seat;
  /** The local railway with the lower number, whose owner will direct. */
  readonly one: LocalId;
  readonly other: LocalId;
}

/** The director of the new company chooses its sheet. */
export interface LetterTask {
  readonly kind: 'lagLetter';
  readonly seat: Seat;
  readonly one: LocalId;
  readonly other: LocalId;
  /** Nobody agreed to it. */
  readonly forced?: true;
}

const ownerOf = (state: EighteenState, local: LocalId): Seat | null => {
  const { owner } = privateState(state, local);
  return typeof owner === 'number' ? owner : null;
};

/** The local railways that somebody owns and that are still their own, lowest number first. */
export const openLocals = (state: EighteenState): readonly LocalId[] =>
  LOCAL_IDS.filter((local) => !privateState(state, local).closed && ownerOf(state, local) !== null);

/** The sheets that no merger has taken yet. */
export const freeLetters = (state: EighteenState): readonly CompanyId[] =>
  LAGS.map(({ sym }) => sym).filter((sym) => !state.companies[sym]?.floated);

const phaseNumber = (state: EighteenState): number => Number(state.phase);

/** LOC-14: from phase 5 on two local railways may merge, … */
export const mayMerge = (state: EighteenState): boolean =>
  phaseNumber(state) >= 5 && openLocals(state).length > 1;

/** … with phase 6 all must (LAG-32). */
const mustMerge = (state: EighteenState): boolean => phaseNumber(state) >= 6;

const ownersOf = (state: EighteenState): readonly Seat[] => {
  const owners = openLocals(state).map((local) => ownerOf(state, local));
  return state.players.map((_, seat) => seat).filter((seat) => owners.includes(seat));
};

/** Begin the moment; the round it follows or precedes stays the one that is shown. */
export const beginMergers =
  (round: string) =>
  (_title: Title, move: KitMove): void =>
    move.push({ kind: 'mergers', round, seats: ownersOf(move.state), declined: [] } satisfies MergersTask);

type MergerReason =
  | 'notALocal'
  | 'sameLocal'
  | 'lowerFirst'
  | 'notItsOwner'
  | 'mergerDeclined'
  | 'letterTaken'
  | 'letterFirst';

const pairKey = (one: LocalId, other: LocalId): string => `${one}+${other}`;

function proposalProblem(
  state: EighteenState,
  task: MergersTask,
  seat: Seat,
  { one, other }: ProposeMerger,
): Objection<MergerReason> | undefined {
  const open = openLocals(state);
  for (const local of [one, other])
    if (!open.includes(local)) return { reason: 'notALocal', params: { company: local } };
  if (one === other) return { reason: 'sameLocal', params: { company: one } };
  if (one > other) return { reason: 'lowerFirst', params: { company: one, other } }; // LAG-4
  if (ownerOf(state, one) !== seat && ownerOf(state, other) !== seat)
    return { reason: 'notItsOwner', params: { company: one } };
  return task.declined.includes(pairKey(one, other))
    ? { reason: 'mergerDeclined', params: { company: one, other } }
    : undefined;
}

export function mergers(title: Title): KitRules<MergersTask, MergerReason, KitAction | MergerAction> {
  return {
    actions: { ...answers('pass'), proposeMerger: { one: text, other: text } },
    actors: (_state, task) => task.seats,
    advance(move, task) {
      const { state } = move;
      // Nobody is asked when there is nothing to agree on: one is left, the two that must merge, or all has been declined.
      const isOpen = openLocals(state).length > (mustMerge(state) ? 2 : 1);
      const seats = isOpen ? task.seats.filter((seat) => this.choices(state, task, seat).length > 1) : [];
      if (seats.length < task.seats.length) move.update({ ...task, seats });
      if (seats.length > 0) return;
      const [one, other] = openLocals(state);
      // LAG-33: whoever did not agree is merged, the lowest numbers first
      if (mustMerge(state) && one !== undefined && other !== undefined) merge(title, move, one, other, true);
      else roundOver(move, task.round);
    },
    choices(state, task, seat) {
      const found: Choice<KitAction | MergerAction>[] = [];
      const open = openLocals(state);
      open.forEach((one, index) => {
        for (const other of open.slice(index + 1)) {
          const action = { type: 'proposeMerger', one, other } as const;
          if (!proposalProblem(state, task, seat, action)) found.push({ type: 'one', action });
        }
      });
      found.push({ type: 'one', action: { type: 'pass' } });
      return found;
    },
    perform(move, task, seat, action) {
      if (action.type === 'proposeMerger') {
        const problem = proposalProblem(move.state, task, seat, action);
        if (problem) return problem;
        const { one, other } = action;
        const proposed = [...new Set([...(task.proposed ?? []), seat])];
        move.update({ ...task, proposed });
        const partner = [one, other]
          .map((local) => ownerOf(move.state, local))
          .find((owner) => owner !== seat);
        if (partner === undefined || partner === null) merge(title, move, one, other);
        else move.push({ kind: 'mergerConsent', seat: partner, one, other } satisfies MergerConsentTask);
        return undefined;
      }
      move.emit({ type: 'passed', seat, company: null, what: 'mergers' });
      move.update({ ...task, seats: task.seats.filter((other) => other !== seat) });
      return undefined;
    },
  };
}

export function mergerConsent(title: Title): KitRules<MergerConsentTask, 'mergerFirst'> {
  return {
    actions: answers('accept', 'decline'),
    modal: true,
    first: 'mergerFirst',
    actors: (_state, task) => [task.seat],
    choices: () => [
      { type: 'one', action: { type: 'accept' } },
      { type: 'one', action: { type: 'decline' } },
    ],
    perform(move, { one, other }, _seat, action) {
      move.pop();
      if (action.type === 'accept') {
        merge(title, move, one, other);
        return undefined;
      }
      const asked = move.state.agenda.findLast((task): task is MergersTask => task.kind === 'mergers');
      if (asked) move.update({ ...asked, declined: [...asked.declined, pairKey(one, other)] });
      return undefined;
    },
  };
}

export function lagLetter(
  title: Title,
): KitRules<LetterTask, 'letterFirst' | 'letterTaken', KitAction | MergerAction> {
  return {
    actions: { chooseLetter: { company: text } },
    modal: true,
    first: 'letterFirst',
    actors: (_state, task) => [task.seat],
    choices: (state) =>
      freeLetters(state).map(
        (company) => ({ type: 'one', action: { type: 'chooseLetter', company } }) as const,
      ),
    perform(move, task, _seat, action) {
      if (action.type !== 'chooseLetter') return { reason: 'letterFirst' };
      if (!freeLetters(move.state).includes(action.company))
        return { reason: 'letterTaken', params: { company: action.company } };
      move.pop();
      form(title, move, task, action.company);
      return undefined;
    },
  };
}

/** LAG-4, LAG-5: the owner of the lower number directs and chooses a sheet, where there is more than one left. */
function merge(title: Title, move: KitMove, one: LocalId, other: LocalId, forced?: true): void {
  const [letter, another] = freeLetters(move.state);
  if (letter !== undefined && another === undefined)
    form(title, move, { one, other, ...(forced && { forced }) }, letter);
  else
    move.push({
      kind: 'lagLetter',
      seat: ownerOf(move.state, one) as Seat,
      one,
      other,
      ...(forced && { forced }),
    } satisfies LetterTask);
}

/** Two local railways become one company. */
function form(
  title: Title,
  move: KitMove,
  { one, other, forced }: Pick<LetterTask, 'one' | 'other' | 'forced'>,
  letter: CompanyId,
): void {
  const owners = [one, other].map((local) => ownerOf(move.state, local) as Seat);
  for (const local of [one, other]) {
    pay(title, move, local, letter, cashOf(move.state, local), 'merger'); // LAG-10
    for (const train of trainsOf(move.state, local))
      move.emit({
        type: 'trainMoved',
        train: train.id,
        to: isPlus(train.kind) ? 'scrap' : 'pool', // LAG-11, LAG-12
        why: 'merged',
      });
    for (const { company, hex } of move.state.stations)
      if (company === local) move.emit({ type: 'stationRemoved', company, hex }); // LAG-13
  }
  move.emit({ type: 'companiesReplaced', companies: [one, other], into: letter, ...(forced && { forced }) });
  for (const local of [one, other]) move.emit({ type: 'privateClosed', private: local });
  move.emit({ type: 'parSet', company: letter, par: LAG_PAR });
  move.emit({ type: 'floated', company: letter });
  move.emit({ type: 'capitalPaid', company: letter });
  for (const { id, director } of certificatesOf(move.state, letter))
    move.emit({
      type: 'certificateMoved',
      company: letter,
      certificate: id,
      to: owners[director ? 0 : 1] as Seat, // LAG-5, LAG-6
    });
  quote(title, move, letter, LAG_PAR); // LAG-9
  // LAG-36: the extra map is cleared when nobody is left on it
  if (LOCAL_IDS.every((local) => privateState(move.state, local).closed))
    for (const hex of REGION_HEXES) {
      if (move.state.tiles[hex]) move.emit({ type: 'tileRemoved', hex });
      if (move.state.addedTrack[hex]) move.emit({ type: 'addedTrackRemoved', hex });
    }
}

/** What an action about mergers meets at another moment. */
export function mergerNotNow(
  state: EighteenState,
  action: ProposeMerger,
): Objection<'mergersNotYet' | 'notAtThisMoment'> {
  const isEarly = phaseNumber(state) < 5 && isLocal(action.one);
  return { reason: isEarly ? 'mergersNotYet' : 'notAtThisMoment' };
}
