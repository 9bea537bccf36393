/** What cannot be taken back: a secret that somebody has been told. */
import { isRefusal, type Table } from './agenda.ts';
import type { Action, Eye, GameEvent, Seat, TableState } from './types.ts';

/**
 * Has an action told somebody what was sealed before? So it has if nothing is sealed any more, if chance or another's
 * secret had to speak, if what only one seat saw lies there no more, or if somebody else has come to know something.
 * Rather too often than not: nobody unlearns.
 *
 * What is sealed lies among the secrets, or masked in a task. What else a view lacks (a purse under closed cash)
 * public actions reveal to anybody who counts along: it is no secret, and nothing is given away when it moves.
 */
export function tellsSecret<S extends TableState, A extends Action, E extends GameEvent>(
  table: Table<S, A, E>,
  before: S,
  after: S,
  seat: Seat,
  action: unknown,
): boolean {
  const { sealed } = table.game;
  if (!sealed?.(before)) return false;
  if (!sealed(after)) return true;
  const rehearsed = table.rehearse({ ...before, ...sealedIn(table, before, [seat]) }, seat, action);
  if (!isRefusal(rehearsed) && rehearsed.open) return true;
  return [...before.players.keys()].some((one) => {
    const [had, has] = [ownOf(table, before, one), ownOf(table, after, one)];
    const gained = one !== seat && has.length > had.length;
    const still = new Map(has);
    return gained || had.some(([path, value]) => still.get(path) !== value);
  });
}

/** Where what is sealed lies, as an eye sees it. */
const sealedIn = <S extends TableState, A extends Action, E extends GameEvent>(
  { view }: Table<S, A, E>,
  state: S,
  eye: Eye,
): Pick<TableState, 'secrets' | 'agenda'> => {
  const { secrets, agenda } = view(state, eye);
  return { secrets, agenda };
};

type Leaf = readonly [path: string, value: unknown];

/** What this seat sees of it and a spectator does not. */
const ownOf = <S extends TableState, A extends Action, E extends GameEvent>(
  table: Table<S, A, E>,
  state: S,
  seat: Seat,
): readonly Leaf[] => hiddenFrom(sealedIn(table, state, []), sealedIn(table, state, [seat]), '');

function hiddenFrom(open: unknown, seen: unknown, path: string): readonly Leaf[] {
  if (seen === open || seen === null) return [];
  if (!isObject(seen)) return [[path, seen]];
  const shown = new Map<string, unknown>(isObject(open) ? Object.entries(open) : []);
  return Object.entries(seen).flatMap(([key, value]) => hiddenFrom(shown.get(key), value, `${path}/${key}`));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
