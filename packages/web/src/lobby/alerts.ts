/** Of which tables that others open somebody wants to hear. */
import { signal } from '@preact/signals';
import { ask } from '../online/ask.ts';
import type { Alert, Filters } from '../online/wire.ts';

interface List {
  readonly alerts: readonly Alert[];
}

const PATH = 'me/alerts';

/** Null while they are asked for, or where the server has none. */
export const alerts = signal<readonly Alert[] | null>(null);

const take = async (asked: Promise<List>): Promise<void> => {
  alerts.value = (await asked).alerts;
};

export const lookForAlerts = (): Promise<void> => take(ask<List>('GET', PATH));

/** What is for anybody is no wish of its own. */
const wishOf = ({ wanted, ...rest }: Filters): object => ({
  ...rest,
  ...(wanted && wanted !== 'anybody' && { wanted }),
});

export const alertMe = (filters: Filters): Promise<void> => take(ask<List>('POST', PATH, wishOf(filters)));

export const alertNoMore = (id: string): Promise<void> => take(ask<List>('DELETE', `${PATH}/${id}`));

/** Is somebody told of what these filters show? */
export const isTold = (known: readonly Alert[], { title, pace, language, wanted }: Filters): boolean =>
  known.some(
    (one) =>
      one.title === (title ?? null) &&
      one.pace === (pace ?? null) &&
      one.language === (language ?? null) &&
      one.wanted === (wanted && wanted !== 'anybody' ? wanted : null),
  );
