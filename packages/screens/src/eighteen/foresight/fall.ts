/** The warning that a price will fall because nothing runs: true or not, whatever is in the hand. */
import {
  companyTurnOf,
  type EighteenState,
  ifNothingRuns,
  priceOf,
  runTrainsOf,
  speakersFor,
  type Title,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { toldAt } from '../game/contributions.ts';
import { type Draft, type Game, isRehearsed } from '../game/game.ts';
import { ui, words } from '../words/index.ts';

type TitleOnShow = Pick<Game, 'title' | 'look'>;

/** A step of the turn is decided, not something that comes before or between: a home, a pair of tiles for the turn. */
function isAtStep(title: Title, state: EighteenState): boolean {
  const company = companyTurnOf(state)?.company;
  const kind = state.agenda.at(-1)?.kind;
  return company !== undefined && title.operating.steps(state, company).some(({ task }) => task === kind);
}

/**
 * The acting company earns nothing as things are in this state; what that means for its price, or null. It is said to whoever
 * speaks for the company, nobody else who is asked something in its turn.
 */
export function fallWarning({ title, look }: TitleOnShow, state: EighteenState, seat: Seat): string | null {
  const company = companyTurnOf(state)?.company;
  if (company === undefined || !isAtStep(title, state)) return null;
  if (!speakersFor(title, state, company).includes(seat)) return null;
  const then = ifNothingRuns(title, state, company);
  if (!then) return null;
  const notes = toldAt({ look }, 'fall', { title, state: then }, company);
  if (notes.length > 0) return notes.join(' ');
  const [before, after] = [state, then].map((one) => priceOf(title.market, one, company));
  if (before === undefined || after === undefined || after >= before) return null;
  const { falls } = ui().bar;
  const says = runTrainsOf(title, state, company).length === 0 ? falls.noTrain : falls.noRoute;
  return says(company, words().number(before), words().number(after));
}

/** The same with what is in the hand done: from what is left of the turn, or because it has come to that with it. */
export function fallWith(
  game: TitleOnShow & Pick<Game, 'now'>,
  { outcome, seat }: Pick<Draft, 'outcome' | 'seat'>,
): string | null {
  const now = fallWarning(game, game.now.value, seat);
  if (!isRehearsed(outcome) || !isAtStep(game.title, game.now.value)) return now;
  const company = companyTurnOf(game.now.value)?.company;
  const hasFallen = outcome.events.some(
    (event) => event.type === 'markerMoved' && event.company === company && event.why === 'withheld',
  );
  if (hasFallen) return now;
  // With the turn over, the next one is a matter of its own, also where the same company is the first of the next round.
  const isOver = outcome.events.some(({ type }) => type === 'turnBegan');
  return isOver || companyTurnOf(outcome.after)?.company !== company
    ? null
    : fallWarning(game, outcome.after, seat);
}
