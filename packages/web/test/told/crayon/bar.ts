/** What the bar of a crayon game promises, against the state that follows when it is done. */
import '../page.ts';
import {
  type CrayonAction,
  type CrayonEvent,
  type CrayonState,
  cashOf,
  figuresOf,
  type TurnTask,
} from '@kursbuch/crayon';
import * as decisions from '@kursbuch/screens/crayon/decisions/index.ts';
import { drivePlan } from '@kursbuch/screens/crayon/drive/drivePlan.ts';
import type { Game } from '@kursbuch/screens/crayon/game/game.ts';
import { isRefusal, type Seat } from '@kursbuch/table';
import { plain } from '@kursbuch/words';
import { figuresIn, numbersIn, without } from '../figures.ts';
import type { Witness } from '../machine.ts';
import { outcomeOf, type Screen, sitting } from '../screen.ts';
import { someActions } from '../someActions.ts';
import { type CrayonCheck, type CrayonStep, namesOf, type Spoken } from './told.ts';

type CrayonScreen = Screen<CrayonState, CrayonAction, CrayonEvent>;

/** One step in so many is looked at on the screen. */
const EVERY = 8;

/** What the bar says; a test may put lies in its place. */
export const honestBar = { faceOf: decisions.faceOf };
export type Bar = typeof honestBar;

export const barCheck = (spoken: Spoken, screen: CrayonScreen, bar: Bar = honestBar): CrayonCheck => ({
  name: 'bar: what a choice would bring is what it brings',
  begin() {
    const { table } = spoken;
    const strange = namesOf(spoken).filter((name) => /\d/.test(name));
    return sitting(table, screen, { every: EVERY }, (step, witness) => {
      const seat = step.eye;
      const game = step.shown.game as unknown as Game;
      const view = game.now.value;
      const say = (known: ReadonlySet<number>, about: string): void => {
        const { headline, line, acts } = bar.faceOf(game, seat);
        for (const text of [headline, line, ...acts.map(({ label }) => label)].map(plain)) {
          if (text === '') continue;
          witness.saw();
          witness.hear(step.language, text);
          for (const figure of figuresIn(step.language, without(text, [...view.players, ...strange])))
            if (!known.has(figure)) witness.lie(text, `${figure} is no figure of ${about}`);
        }
      };
      say(figuresOfState(spoken, view, seat), 'the table');
      for (const action of someActions(table.choices(view, seat), step.dice, 4)) {
        const outcome = outcomeOf(table, view, seat, action);
        if (!outcome || action.type === 'move') continue;
        game.draft.value = { seat, action, outcome };
        const known = new Set([
          ...numbersIn(action),
          ...figuresOfState(spoken, view, seat),
          ...figuresOfState(spoken, outcome.after, seat),
          ...spentIn(outcome.events, seat),
          ...('segments' in action ? [action.segments.length] : []),
        ]);
        say(known, action.type);
        if (action.type === 'build') afterBuild(game, bar, seat, step, outcome.after, witness);
        game.draft.value = null;
      }
      ride(spoken, game, bar, seat, step, witness);
    });
  },
});

/** What is spent, in all and one by one. */
function spentIn(events: readonly { readonly type: string }[], seat: Seat): readonly number[] {
  const paid = (events as readonly CrayonEvent[]).flatMap((event) =>
    event.type === 'paid' && event.from === seat && event.amount !== null ? [event.amount] : [],
  );
  return [...paid, paid.reduce((sum, one) => sum + one, 0)];
}

/** A line is drawn for what is paid, and leaves what is left. */
function afterBuild(
  game: Game,
  bar: Bar,
  seat: Seat,
  step: CrayonStep,
  after: CrayonState,
  witness: Witness,
): void {
  const { line, acts } = bar.faceOf(game, seat);
  const confirm = acts.find(({ key }) => key === 'confirm');
  if (!confirm) return;
  witness.saw(2);
  const [before, left] = [game.now.value, after].map((state) => cashOf(state, seat)) as [number, number];
  const [price] = figuresIn(step.language, plain(confirm.label));
  if (price !== before - left) witness.lie(plain(confirm.label), `${before - left} is paid`);
  const kept = figuresIn(step.language, plain(line)).at(-1);
  if (kept !== left) witness.lie(plain(line), `${left} is left`);
}

/** A ride that is proposed takes the steps, the fees and brings the money it says. */
function ride(
  { table, title }: Spoken,
  game: Game,
  bar: Bar,
  seat: Seat,
  step: CrayonStep,
  witness: Witness,
): void {
  const turn = game.now.value.agenda.find((task): task is TurnTask => task.kind === 'turn');
  if (turn?.seat !== seat || turn.points === 0 || decisions.askedFor(game) !== 'moving') return;
  const plan = drivePlan(game);
  const aims = plan.cities.value;
  if (aims.length === 0) return;
  plan.touch(step.dice.one(aims).at);
  const { value: timetable } = plan.timetable;
  if (plan.to.value === null || !timetable) return;
  const { headline, line, acts } = bar.faceOf(game, seat);
  for (const text of [headline, line, ...acts.map(({ label }) => label)].map(plain))
    if (text !== '') witness.hear(step.language, text);
  let state = step.before;
  for (const action of timetable.actions) {
    const outcome = table.act(state, seat, action);
    if (isRefusal(outcome)) {
      witness.lie(plain(line), `${JSON.stringify(action)} is refused: ${outcome.reason}`);
      return;
    }
    // A card that is drawn may change everything: what comes after it nobody can promise.
    if (outcome.events.some(({ type }) => type === 'incidentDrawn')) return;
    state = outcome.state;
    if (state.result) return;
  }
  const after = state.agenda.find((task): task is TurnTask => task.kind === 'turn');
  if (!after) return;
  const said = figuresIn(step.language, plain(line));
  witness.saw();
  const used = turn.points - after.points;
  if (said[0] !== used || said[1] !== turn.points)
    witness.lie(plain(line), `${used} of ${turn.points} steps are used`);
  const { board } = title;
  const at = state.trains[seat]?.at;
  const end = timetable.way.at(-1);
  if (end !== undefined && at !== end)
    witness.lie(plain(line), `it stands at ${at} and not ${end} of ${board.mileposts.length}`);
  if (timetable.income > 0 || timetable.fee > 0) {
    witness.saw();
    if (!said.includes(cashOf(state, seat)))
      witness.lie(plain(line), `${cashOf(state, seat)} is in the purse then`);
  }
  plan.letGo();
}

/** Every figure of the table that a sentence may have. */
function figuresOfState({ title }: Spoken, state: CrayonState, seat: Seat): ReadonlySet<number> {
  const figures = figuresOf(title, state);
  const found = numbersIn(figures);
  numbersIn(state.agenda, found);
  numbersIn(state.offers, found);
  for (const { orders } of title.orders.values()) for (const { pays } of orders) found.add(pays);
  const cash = state.purses[seat];
  if (typeof cash === 'number') found.add(cash);
  const train = state.trains[seat];
  for (const { speed, capacity } of title.trains.values()) found.add(speed).add(capacity);
  if (train) found.add(train.loads.length);
  found.add(state.round);
  // Before the first round: how many of the three cards are chosen.
  for (const one of [0, 1, 2, 3]) found.add(one);
  return found;
}
