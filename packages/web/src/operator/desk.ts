/** Everything on an operator's page: asked for when he comes, after each act, and every so often. */
import { signal } from '@preact/signals';
import { saidOf } from '../lobby/said.ts';
import { ask, wordOf } from '../online/ask.ts';
import { isOperator } from '../online/order.ts';
import { whoAmI } from '../online/person.ts';
import type { Act, KnownClub, KnownPerson, KnownTable, KnownTournament, Overview, Report } from './wire.ts';

interface Desk {
  readonly overview: Overview;
  readonly reports: readonly Report[];
  readonly people: readonly KnownPerson[];
  readonly tables: readonly KnownTable[];
  readonly clubs: readonly KnownClub[];
  readonly tournaments: readonly KnownTournament[];
  readonly acts: readonly Act[];
}

/** Null while it is asked for; 'none': no server answers; 'not': this is nobody who keeps order. */
export const desk = signal<Desk | 'none' | 'not' | null>(null);
/** What went wrong with the last act, in a sentence. */
export const problem = signal<string | null>(null);
/** What is searched for. */
export const wanted = signal({ people: '', tables: '', clubs: '', tournaments: '' });

const OFTEN = 15_000;

const search = (text: string): string =>
  text.trim() === '' ? '' : `?text=${encodeURIComponent(text.trim())}`;

export async function look(): Promise<void> {
  try {
    await whoAmI();
    if (!isOperator.value) {
      desk.value = 'not';
      return;
    }
    const texts = wanted.value;
    const [overview, { reports }, { people }, { tables }, { clubs }, { tournaments }, { acts }] =
      await Promise.all([
        ask<Overview>('GET', 'operator'),
        ask<Pick<Desk, 'reports'>>('GET', 'operator/reports'),
        ask<Pick<Desk, 'people'>>('GET', `operator/people${search(texts.people)}`),
        ask<Pick<Desk, 'tables'>>('GET', `operator/tables${search(texts.tables)}`),
        ask<Pick<Desk, 'clubs'>>('GET', `operator/clubs${search(texts.clubs)}`),
        ask<Pick<Desk, 'tournaments'>>('GET', `operator/tournaments${search(texts.tournaments)}`),
        ask<Pick<Desk, 'acts'>>('GET', 'operator/log'),
      ]);
    desk.value = { overview, reports, people, tables, clubs, tournaments, acts };
  } catch (thrown) {
    if (wordOf(thrown) === 'noRoute') desk.value = 'not';
    else if (typeof desk.value !== 'object' || desk.value === null) desk.value = 'none';
  }
}

export function keepLooking(): () => void {
  void look();
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void look();
  }, OFTEN);
  return () => clearInterval(timer);
}

/** Do it, one after the other, and look again; says whether it was done. */
export async function act(...wishes: readonly object[]): Promise<boolean> {
  problem.value = null;
  try {
    for (const wish of wishes) await ask('POST', 'operator/acts', { reason: '', ...wish });
    return true;
  } catch (thrown) {
    problem.value = saidOf(thrown);
    return false;
  } finally {
    await look();
  }
}

const HOUR = 3_600_000;
export const SPANS = { hour: HOUR, day: 24 * HOUR, week: 168 * HOUR, month: 720 * HOUR, ever: null } as const;
export type Span = keyof typeof SPANS;
export const isSpan = (name: string): name is Span => Object.hasOwn(SPANS, name);

/** When something ends that begins now; null: never. */
export function endOf(span: Span): number | null {
  const lasts = SPANS[span];
  return lasts === null ? null : Date.now() + lasts;
}
