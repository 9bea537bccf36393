/** What an eye sees of a table: everything, but with closed cash only its own purses. */
import { type Eye, withoutSecrets } from '@kursbuch/table';
import { directorOf } from './certificate.ts';
import type { Title } from './title.ts';
import type { EighteenState } from './types.ts';

export function viewOf(title: Title, state: EighteenState, eye: Eye): EighteenState {
  const open = withoutSecrets(state, eye);
  return isClosed(title, state) ? { ...open, cash: pursesOf(state, eye) } : open;
}

/** Purses are closed until the game is over. */
const isClosed = (title: Title, state: EighteenState): boolean =>
  title.money.cashHidden(state) && !state.result;

/** The purses of this eye's seats and the treasuries of the companies they direct, as far as the state tells. */
function pursesOf(state: EighteenState, eye: Eye): EighteenState['cash'] {
  const cash: Record<string, number> = {};
  const look = (purse: string | number) => {
    const amount = state.cash[purse];
    if (amount !== undefined) cash[purse] = amount;
  };
  for (const seat of eye) look(seat);
  for (const company of Object.keys(state.companies)) {
    const director = directorOf(state, company);
    if (director !== null && eye.includes(director)) look(company);
  }
  return cash;
}
