/** Somebody who asks for trains and privates of others before anything else. */
import type { EighteenAction, EighteenState, LoadedEighteen } from '@kursbuch/eighteen';
import type { Bot, Seat } from '@kursbuch/table';

/** Others' trains for the least price there is, then their privates; whoever declines is asked again in his next turn. */
export const asksFirst = (
  { title }: LoadedEighteen,
  bot: Bot<EighteenState, EighteenAction>,
  seat: Seat,
): Bot<EighteenState, EighteenAction> => ({
  choose(state, choices, seed, budget) {
    const isOthers = (action: EighteenAction): boolean => {
      if (action.type === 'buyTrain')
        return title.companies.has(action.from) && title.operating.speaker(state, action.from) !== seat;
      return action.type === 'requestPrivate' && state.privates[action.private]?.owner !== seat;
    };
    for (const choice of choices)
      if (choice.type === 'range' && isOthers(choice.action))
        return { ...choice.action, [choice.field]: choice.min } as EighteenAction;
    return bot.choose(state, choices, seed, budget);
  },
});
