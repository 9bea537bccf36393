/** Who is asked, as whom, and what. */

import {
  cashOf,
  type EighteenState,
  type EighteenTable,
  freeCash,
  priceOf,
  type Title,
  trainsOf,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { offeredIn, speaksFor } from '@kursbuch/words/eighteen';
import type { Speech } from './speech.ts';

interface Situation {
  /** "Anna for PRR". */
  readonly who: string;
  /** What the player or the company has. */
  readonly means: string;
  readonly question: string;
  /** What passing means here. */
  readonly pass: string;
}

function companyMeans({ labels, own }: Speech, title: Title, state: EighteenState, company: string): string {
  const trains = trainsOf(state, company).map(({ kind }) => kind);
  const price = priceOf(title.market, state, company);
  const operates = title.companies.get(company)?.directed !== false;
  return [
    `${labels.treasury} ${cashOf(state, company)}`,
    ...(own.figures ?? []).flatMap(({ name, value }) => {
      const figure = value(state, company);
      return figure > 0 ? [`${name} ${figure}`] : [];
    }),
    ...(operates ? [`${labels.trains} ${trains.join(' ') || labels.none}`] : []),
    ...(price === undefined ? [] : [`${labels.price} ${price}`]),
  ].join(' · ');
}

/** A company with a par, or one that never needs any. */
const hasBegun = (state: EighteenState, company: string): boolean => {
  const { par, floated } = state.companies[company] ?? {};
  return par !== null || floated === true;
};

export function situation(
  speech: Speech,
  { table, title }: { readonly table: EighteenTable; readonly title: Title },
  state: EighteenState,
  seat: Seat,
): Situation {
  const { words, labels } = speech;
  const top = state.agenda.at(-1);
  const company = speaksFor(title, state, seat);
  const name = words.nameOf(state, seat);
  const cash = cashOf(state, seat);
  const free = freeCash(state, seat);
  const laidAside = state.round.kind === 'privateSale' && free < cash ? `, ${labels.free(free)}` : '';
  return {
    who: company === undefined ? name : labels.speaking(name, company),
    means:
      company === undefined || !hasBegun(state, company)
        ? `${labels.cash} ${cash}${laidAside}`
        : `${companyMeans(speech, title, state, company)} · ${labels.ownCash} ${cash}`,
    question: top ? words.question(title, state, top, seat, offeredIn(table.choices(state, seat))) : '',
    pass: words.passName(top ?? '', state),
  };
}
