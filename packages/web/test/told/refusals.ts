/** What is refused, and why, in words: every no has a rule, a sentence in each language, and figures that are so. */
import {
  type Action,
  type GameEvent,
  isRefusal,
  type Refusal,
  type Table,
  type TableState,
} from '@kursbuch/table';
import { type Language, languages } from '@kursbuch/words';
import { figuresIn, numbersIn, without } from './figures.ts';
import type { Check, Step } from './machine.ts';
import { someActions } from './someActions.ts';

interface Refusing<S extends TableState, A extends Action, E extends GameEvent> {
  readonly table: Table<S, A, E>;
  /** Why not, in a language. */
  said(language: Language, state: S | null, refusal: Refusal): string;
  /** Names with figures in them. */
  readonly strange: readonly string[];
  /** What a parameter must be, where it can be told by the table; undefined: anything. */
  truth?(state: S, step: Step<S, A, E>, refusal: Refusal): string | undefined;
}

/** One step in so many is looked at. */
const EVERY = 10;

export const refusalCheck = <S extends TableState, A extends Action, E extends GameEvent>(
  refusing: Refusing<S, A, E>,
): Check<Step<S, A, E>> => ({
  name: 'refusals: every no has a rule and a sentence that is so',
  begin() {
    const { table, said, strange, truth } = refusing;
    const tried = new Map<string, A[]>();
    const nothing: Refusal = { reason: 'nothing at all', rule: '', params: {} };
    const silence = new Set(languages.map((language) => said(language, null, nothing)));
    return (step, witness) => {
      const { before, action, dice, index } = step;
      const alike = tried.get(action.type) ?? [];
      tried.set(action.type, [...alike.slice(-8), action]);
      if (index % EVERY !== 0) return;
      const kinds = [...tried.values()];
      const seats = before.players.map((_, seat) => seat);
      const [asked = 0] = table.waiting(before);
      const offered = someActions(table.choices(before, asked), dice, 3);
      const old = dice.one(dice.one(kinds));
      const ideas = [
        ...offered,
        old,
        bent(old, dice.one(dice.one(kinds)), dice),
        bent(action, alike[0], dice),
      ];
      for (const idea of [...ideas, ...offered.map((one) => bent(one, undefined, dice))])
        for (const seat of new Set([asked, dice.one(seats)])) {
          const refusal = table.decide(before, seat, idea);
          if (!isRefusal(refusal)) continue;
          witness.saw();
          const about = `${refusal.reason} ${JSON.stringify(refusal.params)} for ${JSON.stringify(idea)}`;
          if (!/^\S+-\S+/.test(refusal.rule)) witness.lie(refusal.rule, `no rule: ${about}`);
          const not = truth?.(before, { ...step, seat }, refusal);
          if (not !== undefined) witness.lie(about, not);
          for (const language of languages) {
            const sentence = said(language, before, refusal);
            witness.hear(language, sentence);
            if (silence.has(sentence)) witness.lie(sentence, `no sentence: ${about}`);
            if (!/[.!?]$/.test(sentence)) witness.lie(sentence, 'a sentence without an end');
            const known = numbersIn(refusal.params);
            // What stands in the sentence whatever the figures are is the rule's own.
            for (const one of figuresIn(language, said(language, before, withOther(refusal)))) known.add(one);
            for (const figure of figuresIn(language, without(sentence, [...before.players, ...strange])))
              if (!known.has(figure)) witness.lie(sentence, `${figure} is nowhere in ${about}`);
          }
        }
    };
  },
});

/** The same no with other figures. */
const withOther = ({ params, ...refusal }: Refusal): Refusal => ({
  ...refusal,
  params: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value + 1_000_003 : value,
    ]),
  ),
});

/** The action with one of its fields as it was in another, or out of this world. */
function bent<A extends Action>(
  action: A,
  other: A | undefined,
  dice: { below(count: number): number },
): unknown {
  const fields = Object.keys(action).filter((field) => field !== 'type');
  const field = fields[dice.below(Math.max(1, fields.length))];
  if (field === undefined) return action;
  const value = (action as unknown as Record<string, unknown>)[field];
  const borrowed = (other as unknown as Record<string, unknown> | undefined)?.[field];
  const strange =
    typeof value === 'number' ? value + dice.below(400) - 200 : typeof value === 'string' ? 'H12' : value;
  return { ...action, [field]: borrowed ?? strange };
}
