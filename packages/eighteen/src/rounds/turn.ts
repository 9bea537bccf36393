/** The turn of a company: what its task remembers, and who speaks for the company. The steps share this. */
import { type Seat, taskOf } from '@kursbuch/table';
import type { Title } from '../title.ts';
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
  /** What became of the station step; not set where the step was left out. */
  readonly stationOver?: 'placed' | 'passed';
  /** Deals refused in this turn. */
  readonly declined: readonly string[];
}

export const companyTurnOf = (state: EighteenState): CompanyTurnTask | undefined =>
  taskOf<CompanyTurnTask>(state, 'companyTurn');

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
