/** The trains of a title as a line: what is sold, what is on sale, what comes, and what each kind changes. */
import {
  type EighteenState,
  newKinds,
  type PhaseFacts,
  sold,
  type Title,
  type TrainFacts,
  type TrainKind,
} from '@kursbuch/eighteen';

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
        scraps: facts.filter(({ rustsOn }) => rustsOn === name).map(({ name: old }) => old),
        phases: title.phases.filter(({ on }) => on === name || (index === 0 && on === null)),
      };
    });
}

/** Kinds that the next kind of train to be sold scraps. */
export function oldKinds(title: Title, state: EighteenState): ReadonlySet<TrainKind> {
  const roster = rosterOf(title, state).filter(({ kind }) => !sold(title, state, kind));
  const next = roster.find(({ sides }) => sides[0]?.availableOn === undefined);
  const coming = roster.filter((stop) => stop === next || stop.state === 'now');
  return new Set(coming.flatMap(({ scraps }) => scraps));
}
