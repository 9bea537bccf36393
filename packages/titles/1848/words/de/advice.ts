/** Warum man tut, was nur 1848 fragt. */

import type { ReasonSentences } from '@kursbuch/words/eighteen/advice';
import type { AdviceReason1848 } from '../../rules/index.ts';

export const reasons: ReasonSentences<AdviceReason1848['kind']> = {
  lowerPrice: ({ private: one, price, worth, cuts, mayPass }, { money }) =>
    [
      `Für ${money(price)} ist ${one} zu teuer: Sie dürfte etwa ${money(worth)} bringen.`,
      cuts > 1
        ? `Nach ${cuts} Senkungen, diese mitgezählt, lohnt sich der Kauf.`
        : 'Nach dieser Senkung lohnt sich der Kauf.',
      ...(mayPass ? [] : ['Ohne eigene Privatbahn darfst du nicht passen.']),
    ].join(' '),
  waitForPrice: ({ private: one, price, worth }, { money }) =>
    `${one} kostet ${money(price)} und dürfte etwa ${money(worth)} bringen: Sie kann noch billiger werden.`,
  loanKeepsRunning: ({ company }) => `Ohne Anleihe käme ${company} unter Verwaltung.`,
  loanForTrain: ({ company }) =>
    `${company} muss einen Zug kaufen, und eine Anleihe aus freien Stücken ist billiger als eine unter Zwang.`,
};
