/** Warum man tut, was nur 1853 fragt. */

import { number } from '@kursbuch/words/de/numbers.ts';
import type { ReasonSentences } from '@kursbuch/words/eighteen/advice';
import type { AdviceReason1853 } from '../../rules/index.ts';

export const reasons: ReasonSentences<AdviceReason1853['kind']> = {
  lowBond: ({ bond }, { money }) => `Eine Anleihe von ${money(bond)} lässt dir am meisten Geld.`,
  firstChoice: ({ bond }, { money }) =>
    `Wer am meisten verpfändet, wählt zuerst: ${money(bond)} sind mehr als das Mindeste und kommen zurück, sobald deine Städte verbunden sind.`,
  contractCity: ({ city, company, shares, others }, { place }) =>
    `${others > 0 ? `${place(city)} kommt in den Kontrakt` : `Der Kontrakt beginnt mit ${place(city)}`}, und mit der Aktie dazu hast du ${shares === 1 ? 'eine' : number(shares)} von ${company}.`,
  contractLongEnough: ({ cities }) => `Mit ${number(cities)} Städten ist der Kontrakt lang genug.`,
  noCityLeft: () => 'Es gibt keine weitere Stadt, die du schreiben könntest.',
  redeemShares: ({ company }) =>
    `Die Aktien von ${company}, die mit dem Kontrakt kamen, zahlen erst, wenn sie eingelöst sind.`,
  setToWork: ({ company, percent }) =>
    `Niemand hat mehr von ${company} als du (${percent} %): Sie sollte den Betrieb aufnehmen.`,
  elephantKept: () => 'Ihn zu behalten kostet nichts, und mit ihm beginnst du die nächste Aktienrunde.',
  elephantDeclined: ({ price }, { money }) => `${money(price)} ist dir der Elefant nicht wert.`,
  extraRound: ({ yours, others }, { money }) =>
    `Eine weitere Runde bringt dir etwa ${money(yours)}, jedem anderen etwa ${money(others)}.`,
  noExtraRound: ({ yours, others }, { money }) =>
    `Eine weitere Runde brächte dir etwa ${money(yours)}, jedem anderen etwa ${money(others)}.`,
  settleCredit: ({ company, pays }) =>
    pays
      ? `${company} behält ihren Zug, wenn der Kredit bezahlt wird.`
      : `${company} ist ihren Kredit nicht wert.`,
  twoTilesLater: () => 'Später im Spiel reicht das zweite Plättchen weiter.',
  pardons: () => 'Wer heute verzeiht, dem wird vielleicht einmal verziehen.',
  onCredit: ({ company }) => `${company} hat das Geld nicht: Der Zug kommt auf Kredit.`,
};
