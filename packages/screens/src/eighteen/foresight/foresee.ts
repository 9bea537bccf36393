/** What would follow from the choices on show, asked once each and remembered until the game moves on. */

import type { EighteenAction } from '@kursbuch/eighteen';
import type { Refusal, Seat } from '@kursbuch/table';
import { type Signal, signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import type { Consequence } from '../game/consequence.ts';
import { type Game, isRehearsed, type Rehearsed, type Step } from '../game/game.ts';
import { consequencesOf } from './consequences.ts';

type Foreseen = Rehearsed | Refusal | null;

const known = remembered((_: readonly Step[]) => new Map<string, Signal<Foreseen>>());

/** The outcome of an action, null while the host is being asked. To be called while something is drawn. */
export function foresee(game: Game, seat: Seat, action: EighteenAction): Foreseen {
  const told = known(game.steps.value);
  const key = `${seat} ${JSON.stringify(action)}`;
  let one = told.get(key);
  if (!one) {
    const asked = signal<Foreseen>(null);
    one = asked;
    told.set(key, asked);
    void game.outcomeOf(seat, action).then((outcome) => {
      asked.value = outcome;
    });
  }
  return one.value;
}

/** Its consequences; empty while unknown, null if it is refused. */
export function foreseen(game: Game, seat: Seat, action: EighteenAction): readonly Consequence[] | null {
  const told = foresee(game, seat, action);
  if (told === null) return [];
  if (!isRehearsed(told)) return null;
  return consequencesOf(game, game.now.value, told.events, told.after, seat);
}

/** The consequence of one kind, if there is one. */
export const oneOf = <K extends Consequence['kind']>(
  consequences: readonly Consequence[] | null,
  kind: K,
): Extract<Consequence, { kind: K }> | undefined =>
  consequences?.find((one): one is Extract<Consequence, { kind: K }> => one.kind === kind);

/** What an act is called in truth: by what it ends in, if its title has a word for that. */
export function calledBy(consequences: readonly Consequence[] | null, label: string): string {
  for (const one of consequences ?? []) if (one.kind === 'own' && one.called) return one.called(label);
  return label;
}
