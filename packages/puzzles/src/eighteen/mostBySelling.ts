/**
 * The most a player can raise by selling shares in one turn without losing the office of a company. All sales that the
 * rules allow, in every order: the price falls by what is sold, and another may become director.
 */
import { cashOf, directorOf, type EighteenState, type LoadedEighteen, stockTurnOf } from '@kursbuch/eighteen';
import { type Action, isRefusal, type Seat } from '@kursbuch/table';
import { compared, type Proof, type PuzzleKind } from '../puzzle.ts';

/** More tables than these are not looked at. */
const MOST_TABLES = 1500;

/** A table that sales lead to, by the best way there. */
interface Sold {
  readonly state: EighteenState;
  readonly raised: number;
  readonly sales: readonly Action[];
}

const isOnTurn = (state: EighteenState, seat: Seat): boolean => stockTurnOf(state)?.seat === seat;

/** Tables that differ in nothing but the money raised: what may follow is the same. */
const nameOf = ({ certificates, markers, agenda, own }: EighteenState): string =>
  JSON.stringify([certificates, markers, agenda, own]);

/** What is different at the end of the turn: who has what at which price, however it came to that. */
const endOf = ({ certificates, markers }: EighteenState): string => {
  const held = Object.entries(certificates).map(([company, papers]) => [
    company,
    ...papers.map(({ holder, percent, director }) => [holder, percent, director].join()).sort(),
  ]);
  return JSON.stringify([held, markers]);
};

export const mostBySelling: PuzzleKind<LoadedEighteen, EighteenState> = {
  name: 'mostBySelling',
  goal: 'most',

  questions({ title, table }, state) {
    const [seat] = table.waiting(state);
    if (state.agenda.at(-1)?.kind !== 'stockTurn' || seat === undefined || stockTurnOf(state)?.acted)
      return [];
    return [...title.companies.keys()].flatMap((company) =>
      directorOf(state, company) === seat ? [{ kind: 'mostBySelling', seat, company }] : [],
    );
  },

  prove({ table }, state, { seat, company = '' }): Proof | null {
    const cash = cashOf(state, seat);
    const found = new Map<string, Sold>([[nameOf(state), { state, raised: 0, sales: [] }]]);
    let effort = 0;
    // Sales only raise money and end with the shares: a table is met again by another order alone, and the queue ends.
    for (const at of found.values()) {
      if (!isOnTurn(at.state, seat)) continue;
      for (const choice of table.choices(at.state, seat)) {
        if (choice.type !== 'one' || choice.action.type !== 'sellShares') continue;
        const outcome = table.act(at.state, seat, choice.action);
        if (isRefusal(outcome)) return null;
        effort++;
        const raised = cashOf(outcome.state, seat) - cash;
        const name = nameOf(outcome.state);
        const known = found.get(name);
        if (known && known.raised >= raised) continue;
        // A better way to a table that was gone on from: go on from it again.
        if (known) found.delete(name);
        found.set(name, { state: outcome.state, raised, sales: [...at.sales, choice.action] });
        if (found.size > MOST_TABLES) return null;
      }
    }
    const ends = new Map<string, Sold>();
    for (const one of found.values()) {
      if (one.sales.length === 0 || directorOf(one.state, company) !== seat) continue;
      const known = ends.get(endOf(one.state));
      if (!known || known.raised < one.raised) ends.set(endOf(one.state), one);
    }
    const kept = [...ends.values()];
    const proved = compared(
      'most',
      kept.map(({ raised }) => raised),
    );
    const best = kept.find(({ raised }) => raised === proved?.best);
    if (!proved || !best) return null;
    const most = Math.max(...[...found.values()].map(({ raised }) => raised));
    return { ...proved, effort, first: most, answer: best.sales };
  },

  worth({ table }, state, { seat, company = '' }, actions) {
    if (actions.length === 0) return null;
    let now = state;
    for (const action of actions) {
      if (action.type !== 'sellShares' || !isOnTurn(now, seat)) return null;
      const outcome = table.act(now, seat, action);
      if (isRefusal(outcome)) return null;
      now = outcome.state;
    }
    return directorOf(now, company) === seat ? cashOf(now, seat) - cashOf(state, seat) : null;
  },
};
