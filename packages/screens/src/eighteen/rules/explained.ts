/** What terms of an 18xx title mean and what decides its game: the family's words, unless the title has its own. */
import { termsOf } from '../../game/glossary.ts';
import type { Explained } from '../../game/shown.ts';
import { remembered } from '../../parts/remembered.ts';
import { vocabulary } from '../../words/index.ts';
import type { Game } from '../game/game.ts';
import type { Look } from '../game/look.ts';

/** By title: its terms and its end, in the language spoken now. */
const saidBy = remembered((voices: Look['voices']) =>
  vocabulary(async (book) => {
    const [usual, own] = await Promise.all([book.screens.eighteen.glossary(), book.of(voices).glossary?.()]);
    return { glossary: { ...usual.glossary, ...own?.glossary }, outcome: own?.outcome ?? usual.outcome };
  }),
);

export async function explainedOf({ look, start }: Game): Promise<Explained> {
  const said = saidBy(look.voices);
  const [rules = {}] = await Promise.all([look.termRules?.(), said.load()]);
  return {
    terms: () => termsOf(said().glossary, rules),
    outcome() {
      const { ends, wins } = said().outcome;
      return { ends: ends(start.options), wins: wins(start.options), rules: rules.outcome ?? [] };
    },
  };
}
