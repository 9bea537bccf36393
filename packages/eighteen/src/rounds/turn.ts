/** The turn of a company: what its task remembers, and who speaks for the company. The steps share this. */
import { type Seat, taskOf } from '@kursbuch/table';
import type { KitMove, Title } from '../title.ts';
import type { CompanyId, EighteenState, PrivateId } from '../types.ts';

/** A step of a turn: its name, and the kind of task it pushes for the company. */
export interface TurnStep {
  readonly name: string;
  readonly task: string;
}

export interface CompanyTurnTask {
  readonly kind: 'companyTurn';
  readonly company: CompanyId;
  /** The name of the step that is next; `begin` before the first, `end` after the last. */
  readonly step: string;
  /** Its director has done something in this turn. */
  readonly acted: boolean;
  /** Colours of the tiles laid in this turn, without extra ones. */
  readonly laid: readonly string[];
  /** A private's power has laid a tile in this turn on which a free station may follow. */
  readonly powerTile: PrivateId | null;
  /** Track was built in this turn, by a private's power and below ground too: what is left of the step is further track. */
  readonly built?: true;
  /** A train was bought in this turn. */
  readonly bought?: true;
  /** What became of the station step; not set where the step was left out. */
  readonly stationOver?: 'placed' | 'passed';
  /** Deals refused in this turn. */
  readonly declined: readonly string[];
}

export const companyTurnOf = (state: EighteenState): CompanyTurnTask | undefined =>
  taskOf<CompanyTurnTask>(state, 'companyTurn');

/** The company whose turn it is has built track, or bought a train. */
export function noteDone(move: KitMove, company: CompanyId, what: 'built' | 'bought'): void {
  const turn = companyTurnOf(move.state);
  if (turn?.company === company && !turn[what]) move.update({ ...turn, [what]: true });
}

/** Was something done of what a step is for? Then passing it only leaves out more of it. */
export function isBegun(state: EighteenState, step: string): boolean {
  const { built, bought, stationOver } = companyTurnOf(state) ?? {};
  switch (step) {
    case 'trackStep':
      return built === true;
    case 'stationStep':
      return stationOver === 'placed';
    case 'trainStep':
      return bought === true;
    default:
      return false;
  }
}

/** The seat that speaks for a company, if any, as the only one a task of the company listens to. */
export function speakersFor(title: Title, state: EighteenState, company: CompanyId): readonly Seat[] {
  const speaker = title.operating.speaker(state, company);
  return speaker === null ? [] : [speaker];
}

/** The turn has been used: the moment between two turns is over. */
export function markActed(move: {
  readonly state: EighteenState;
  update(task: CompanyTurnTask): void;
}): void {
  const turn = companyTurnOf(move.state);
  if (turn && !turn.acted) move.update({ ...turn, acted: true });
}
