/** Somebody who asks to run over others' track for next to nothing before it ends its turn. */
import type { CrayonAction, CrayonState } from '@kursbuch/crayon';
import { type Bot, isOffered, type Seat } from '@kursbuch/table';

/** A sum of 1 for the next rounds, offered to one after the other. */
const asking = (partner: Seat): CrayonAction => ({
  type: 'proposeRate',
  partner,
  side: 'user',
  kind: 'flat',
  amount: 1,
  rounds: 2,
});

export const asksFirst = (
  bot: Bot<CrayonState, CrayonAction>,
  seat: Seat,
): Bot<CrayonState, CrayonAction> => ({
  choose(state, choices, seed, budget) {
    const action = bot.choose(state, choices, seed, budget);
    if (action?.type !== 'endTurn') return action;
    // Whoever has declined in this round is left alone until the next.
    const isAsked = (partner: Seat) =>
      state.offers.some(({ from, to }) => from === seat && to === partner) ||
      state.declined.some(({ from, to, round }) => from === seat && to === partner && round === state.round);
    const offer = state.players
      .map((_, partner) => asking(partner))
      .find((one) => one.type === 'proposeRate' && !isAsked(one.partner) && isOffered(choices, one));
    return offer ?? action;
  },
});
