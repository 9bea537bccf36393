/** Whoever watches over a player: what it may not answer somebody else answers in its place, so that no game stands still. */
import {
  type Action,
  type AdviceReason,
  type Bot,
  type Budget,
  type Choice,
  isOffered,
  type Seat,
  type Table,
  type TableState,
} from '@kursbuch/table';

/** What went wrong with a player. */
export interface Mishap {
  readonly kind: 'threw' | 'overran' | 'illegal' | 'silent';
  readonly seat: Seat;
  /** What was thrown, or what was answered. */
  readonly detail: string;
}

/** A player that does not hear that its budget is spent. */
class Overrun extends Error {}

/** So often it may ask for more after that: loops look at the budget at their end, and some lie in others. */
const GRACE = 200;

function ended({ spend }: Budget): Budget {
  let grace = GRACE;
  return {
    spend(steps) {
      if (spend(steps)) return true;
      if (grace-- === 0) throw new Overrun('the budget is spent');
      return false;
    },
  };
}

/** The same choices, each list made once: a player looks at it, and so does whoever checks the answer. */
const once = <A extends Action>(choices: readonly Choice<A>[]): readonly Choice<A>[] =>
  choices.map((choice) => {
    if (choice.type !== 'many') return choice;
    let made: readonly A[] | undefined;
    return {
      ...choice,
      list() {
        made ??= choice.list();
        return made;
      },
    };
  });

/**
 * The player, and the other one that answers in its place when it throws, does not end, answers what was not offered, or
 * answers nothing though it is asked. A step is counted before it is taken, so a player that counts none can still hang:
 * against that a host has a clock.
 */
export function guarded<S extends TableState, A extends Action, R extends AdviceReason = AdviceReason>(
  bot: Bot<S, A, R>,
  {
    waiting,
    seat,
    instead,
    report,
  }: Pick<Table<S, A, never>, 'waiting'> & {
    readonly seat: Seat;
    readonly instead: Bot<S, A>;
    report(mishap: Mishap): void;
  },
): Bot<S, A, R> {
  const { advise } = bot;
  return {
    // A hint that fails is none: nobody else could say why.
    ...(advise && {
      advise(view, offered, seed, budget) {
        const choices = once(offered);
        try {
          const advice = advise(view, choices, seed, ended(budget));
          return advice && isOffered(choices, advice.action) ? advice : undefined;
        } catch (error) {
          report({ kind: error instanceof Overrun ? 'overran' : 'threw', seat, detail: String(error) });
          return undefined;
        }
      },
    }),
    choose(view, offered, seed, budget) {
      const choices = once(offered);
      const mishap = (kind: Mishap['kind'], detail: string): A | undefined => {
        report({ kind, seat, detail });
        return instead.choose(view, choices, seed, budget);
      };
      let action: A | undefined;
      try {
        action = bot.choose(view, choices, seed, ended(budget));
      } catch (error) {
        return mishap(error instanceof Overrun ? 'overran' : 'threw', String(error));
      }
      // Whoever is not asked may have nothing to say.
      if (action === undefined) return waiting(view).includes(seat) ? mishap('silent', '') : undefined;
      return isOffered(choices, action) ? action : mishap('illegal', JSON.stringify(action));
    },
  };
}
