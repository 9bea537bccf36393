/** Warum man tut, was nur 1854 fragt. */

import type { ReasonSentences } from '@kursbuch/words/eighteen/advice';
import type { AdviceReason1854 } from '../../rules/index.ts';

export const reasons: ReasonSentences<AdviceReason1854['kind']> = {
  settlesOption: ({ company }) => `Aus der Option auf ${company} wird eine ganze Aktie.`,
  optionFloats: ({ company }) => `Eine halbe Aktie genügt, damit ${company} in Betrieb geht.`,
  mergesOwn: ({ one, other }) => `${one} und ${other} gehören beide dir: Zusammen verdienen sie mehr.`,
  mergesGladly: ({ one, other }) => `${one} und ${other} verdienen zusammen mehr.`,
  mergesNot: () => 'Keine zwei Lokalbahnen, die zusammengehen dürfen, gehören beide dir.',
  lagHome: () => 'Für eine neue Lokalbahn sind diese alle gleich gut.',
  mailPays: ({ company, price, income }, { money }) =>
    `Ein Postvertrag für ${money(price)} bringt ${company} ${money(income)} in jedem Spielzug.`,
  localWaits: ({ company, cost, treasury }, { money }) =>
    `Eine erste Fahrt würde ${company} ${money(cost)} kosten, Gelände und neuer Zug zusammen. Sie hat ${money(treasury)} und behält sie, bis es billiger geht.`,
  noTunnel: ({ company }) => `Ein Tunnel kostet Geld, und ${company} kommt vorerst ohne aus.`,
  noMail: ({ company }) => `${company} braucht ihr Geld für einen Zug.`,
};
