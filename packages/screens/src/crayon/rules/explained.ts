/** What terms of a crayon game mean and what decides it. */
import { figuresOf } from '@kursbuch/crayon';
import { termsOf } from '../../game/glossary.ts';
import type { Explained } from '../../game/shown.ts';
import { vocabulary } from '../../words/index.ts';
import type { Game } from '../game/game.ts';
import { words } from '../words/index.ts';

const said = vocabulary((book) => book.screens.crayon.glossary());

export async function explainedOf({ look, title, start }: Game): Promise<Explained> {
  const [rules] = await Promise.all([look.termRules(), said.load()]);
  return {
    terms: () => termsOf(said().glossary, rules),
    outcome() {
      const { goal, citiesToJoin } = figuresOf(title, start);
      const { ends, wins } = said().outcome;
      return { ends: ends(words().sum(goal), citiesToJoin), wins, rules: rules.outcome ?? [] };
    },
  };
}
