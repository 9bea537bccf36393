/** What an eye sees of a table: everything, but with closed cash only its own purses. */
import { completed, type Eye, evolving, type TableEvent, withoutSecrets } from '@kursbuch/table';
import { evolve } from './evolve.ts';
import type { Title } from './title.ts';
import type { EighteenEvent, EighteenState } from './types.ts';

export function viewOf(title: Title, state: EighteenState, eye: Eye): EighteenState {
  const open = withoutSecrets(state, eye);
  return isClosed(title, state) ? { ...open, cash: pursesOf(title, state, eye) } : open;
}

/** Everybody is told of everything but another's secrets; with closed cash a purse comes into sight with the director's certificate, all at the end. */
export function seenBy(
  title: Title,
  event: EighteenEvent | TableEvent,
  state: EighteenState,
  eye: Eye,
): EighteenEvent | TableEvent | null {
  if (event.type === 'secretKept' && (event.owner === 'table' || !eye.includes(event.owner))) return null;
  if (!isClosed(title, state)) return event;
  const view = (one: EighteenState, by: Eye) => viewOf(title, one, by);
  return completed({ evolve: evolving(evolve), view }, event, state, eye);
}

/** Purses are closed until the game is over. */
const isClosed = (title: Title, state: EighteenState): boolean =>
  title.money.cashHidden(state) && !state.result;

/** The purses of this eye's seats and the treasuries of the companies they speak for, as far as the state tells. */
function pursesOf(title: Title, state: EighteenState, eye: Eye): EighteenState['cash'] {
  const cash: Record<string, number> = {};
  const look = (purse: string | number) => {
    const amount = state.cash[purse];
    if (amount !== undefined) cash[purse] = amount;
  };
  for (const seat of eye) look(seat);
  for (const company of Object.keys(state.companies)) {
    const speaker = title.operating.speaker(state, company);
    if (speaker !== null && eye.includes(speaker)) look(company);
  }
  return cash;
}
