/** What it means that a paper of 1854 is turned, in no language. */
import { type EighteenState, isSeat, priceOf, type Title } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { Happening } from '@kursbuch/words/eighteen';
import { type OptionPaper, optionOf, optionPrice } from '../rules/index.ts';

type Turned = Extract<Happening, { type: 'certificateTurned' }>;

/** A paper of 20 percent is taken as an option, paid for or sold; or a company's papers are split, told with the director's. */
type PaperNews =
  | { readonly what: 'split' }
  | {
      readonly what: 'optionTaken' | 'optionPaid' | 'optionSold';
      readonly seat: Seat;
      readonly price: number;
    };

export function paperNews(
  title: Title,
  state: EighteenState,
  { company, certificate, into }: Turned,
): PaperNews | null {
  const old = state.certificates[company]?.find(({ id }) => id === certificate);
  const [now, rest] = into;
  if (!old || !now) return null;
  if (old.director) return { what: 'split' };
  if (rest?.holder === 'bank' && isSeat(now.holder)) {
    const from = old.holder === 'pool' ? 'pool' : 'offer';
    return {
      what: 'optionTaken',
      seat: now.holder,
      price: optionPrice(title, state, company, from) ?? 0,
    };
  }
  if (now.percent <= old.percent || !isSeat(old.holder)) return null;
  const seat = old.holder;
  return now.holder === 'pool'
    ? { what: 'optionSold', seat, price: priceOf(title.market, state, company) ?? 0 }
    : { what: 'optionPaid', seat, price: optionOf(state, seat)?.price ?? 0 };
}

/** The option of whoever is on turn in a stock round. */
export function openOption(state: EighteenState): OptionPaper | undefined {
  const { seat } = (state.agenda.at(-1) ?? {}) as { seat?: Seat };
  return seat === undefined ? undefined : optionOf(state, seat);
}
