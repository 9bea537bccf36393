/** What every job of `kursbuch admin` is given, and how it says what it was asked about. */
import type { Act, Desk, KnownPerson, MachineAct, Target } from '@kursbuch/server';
import { InputError } from '../../flags.ts';

export type Server = typeof import('@kursbuch/server');

export interface AdminJob {
  readonly server: Server;
  readonly desk: Desk;
  readonly words: readonly string[];
  readonly reason: string;
  /** What else is written; undefined: it stays as it is. */
  readonly text: string | undefined;
  /** When it ends; null: never. */
  readonly until: number | null;
  readonly most: number;
  /** Lines for people, or the same as JSON. */
  show(rows: readonly object[], line: (row: never) => string, none: string): void;
  out(text: string): void;
}

export type Job = (asked: AdminJob) => Promise<void>;

/** So many words, or how it is called. */
export function words(given: readonly string[], ...names: readonly string[]): readonly string[] {
  if (given.length === names.length && given.every((word) => word !== '')) return given;
  throw new InputError(
    `That needs ${names.length === 0 ? 'nothing more' : names.join(' and ')}; kursbuch admin says how.`,
  );
}

export const when = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
export const lasts = (until: number | null): string => (until === null ? 'for good' : `until ${when(until)}`);

export async function personOf({ desk }: AdminJob, who: string): Promise<KnownPerson> {
  const found = await desk.store.operators.called(who.trim());
  const [one, ...more] = found;
  if (!one) throw new InputError(`Nobody here is called "${who.slice(0, 40)}".`);
  if (more.length > 0)
    throw new InputError(
      `${found.length} people are called "${who.slice(0, 40)}"; name one by id: ${found.map(({ id }) => id).join(', ')}.`,
    );
  return one;
}

export async function targetOf(asked: AdminJob, who: string): Promise<Target> {
  const network = asked.server.networkFrom(who);
  return network === null ? { person: (await personOf(asked, who)).id } : { network };
}

/** A table by its id, or by its link. */
export const tableOf = (text: string): string => text.replace(/^.*#\/t\//, '');

/** Do it, and say that it was done. */
export async function done(
  asked: AdminJob,
  act: Act | MachineAct extends infer A ? A : never,
  said: string,
): Promise<void> {
  const number = await asked.desk.perform(act);
  asked.out(`${said} (${number} in the log).`);
}
