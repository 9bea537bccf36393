/** The warning that a price will fall because nothing runs: true or not, whatever is in the hand. */
import { companyTurnOf, type EighteenState, ifNothingRuns, priceOf, runTrainsOf } from '@kursbuch/eighteen';
import { type Draft, type Game, isOutcome } from '../game/game.ts';
import { ui, words } from '../words/index.ts';

/** The acting company earns nothing as things are in this state; what that means for its price, or null. */
export function fallWarning({ title, look }: Game, state: EighteenState): string | null {
  const company = companyTurnOf(state)?.company;
  const then = company === undefined ? undefined : ifNothingRuns(title, state, company);
  if (company === undefined || !then) return null;
  const note = look.fallNote?.(title, then, company);
  if (note) return note;
  const [before, after] = [state, then].map((one) => priceOf(title.market, one, company));
  if (before === undefined || after === undefined || after >= before) return null;
  const { falls } = ui().bar;
  const says = runTrainsOf(title, state, company).length === 0 ? falls.noTrain : falls.noRoute;
  return says(company, words().number(before), words().number(after));
}

/** The same with what is in the hand done: from what is left of the turn, or because it has come to that with it. */
export function fallWith(game: Game, { outcome }: Draft): string | null {
  const now = fallWarning(game, game.now.value);
  if (!isOutcome(outcome)) return now;
  const company = companyTurnOf(game.now.value)?.company;
  const hasFallen = outcome.events.some(
    (event) => event.type === 'markerMoved' && event.company === company && event.why === 'withheld',
  );
  return hasFallen ? now : fallWarning(game, outcome.after);
}
