/** The trains of a title as a line: what is sold, what is on sale, what comes, and what each kind changes. */
import {
  type EighteenState,
  evolve,
  newKinds,
  type PhaseFacts,
  type PrivateId,
  sold,
  type Title,
  type TrainFacts,
  type TrainKind,
} from '@kursbuch/eighteen';
import { rehearse } from '@kursbuch/table';

/** Cards without end are counted out to this number. */
const PLENTY = 40;

export interface RosterStop {
  readonly kind: TrainKind;
  /** The sides of the card; most have one. */
  readonly sides: readonly TrainFacts[];
  readonly left: number;
  /** How many there were at the start; null if there is no end of them. */
  readonly of: number | null;
  readonly state: 'sold' | 'now' | 'next';
  /** The kind is scrapped: what the bank had left went with it, unsold. */
  readonly isScrapped: boolean;
  /** Kinds that the first of these scraps. */
  readonly scraps: readonly TrainKind[];
  /** The phase that the first of these begins; with the first kind also the one before any train is sold. */
  readonly phases: readonly PhaseFacts[];
}

/** Does it run on metre gauge alone? */
export const isMetre = ({ gauge }: TrainFacts): boolean => gauge === 'metre';

export function rosterOf(title: Title, state: EighteenState): readonly RosterStop[] {
  const onSale = newKinds(title, state);
  const facts = [...title.trains.values()];
  return facts
    .filter(({ name, card }) => card === undefined && title.fleet.trainCount(state, name) > 0)
    .map((one, index): RosterStop => {
      const { name } = one;
      const left = state.trains.filter(({ kind, holder }) => kind === name && holder === 'bank').length;
      const count = title.fleet.trainCount(state, name);
      return {
        kind: name,
        sides: [one, ...facts.filter(({ card }) => card === name)],
        left,
        of: count >= PLENTY ? null : count,
        state: onSale.includes(name) ? 'now' : left === 0 ? 'sold' : 'next',
        isScrapped: typeof one.rustsOn === 'string' && sold(title, state, one.rustsOn),
        scraps: facts.filter(({ rustsOn }) => rustsOn === name).map(({ name: old }) => old),
        phases: title.phases.filter(({ on }) => on === name || (index === 0 && on === null)),
      };
    });
}

/** How many trains companies may own in a phase, from the fewest to the most: not all kinds of company alike. */
export function limitsIn(title: Title, state: EighteenState, phase: PhaseFacts): readonly [number, number] {
  const then = { ...state, phase: phase.name };
  const limits = [...title.companies.values()].flatMap(({ sym, directed }) =>
    directed === false ? [] : (title.fleet.trainLimit(then, sym) ?? []),
  );
  return [Math.min(...limits), Math.max(...limits)];
}

/** The privates that close with the phase that ends them, as a game begins. */
export function closingIn(title: Title, start: EighteenState): readonly PrivateId[] {
  const after = rehearse(start, evolve, (move) => title.on.privatesClose(title, move));
  return [...title.privates.keys()].filter(
    (one) => after.privates[one]?.closed && !start.privates[one]?.closed,
  );
}

/** Kinds that the next kind of train to be sold scraps. */
export function oldKinds(title: Title, state: EighteenState): ReadonlySet<TrainKind> {
  const roster = rosterOf(title, state).filter(({ kind }) => !sold(title, state, kind));
  const next = roster.find(({ sides }) => sides[0]?.availableOn === undefined);
  const coming = roster.filter((stop) => stop === next || stop.state === 'now');
  return new Set(coming.flatMap(({ scraps }) => scraps));
}
