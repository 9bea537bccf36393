/** The forms of every decision at a table: the family's, and what its title adds. */
import type { KitAction } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { capital } from '@kursbuch/words';
import { consequencesOf } from '../foresight/consequences.ts';
import { calledBy, foreseen } from '../foresight/foresee.ts';
import { type Asked, askedOf } from '../game/asked.ts';
import type { Consequence } from '../game/consequence.ts';
import type { Act, Decisions, ExtraLine, Forms, Kind, TaskForm } from '../game/decision.ts';
import { formOf } from '../game/form.ts';
import {
  type ActionOf,
  type Draft,
  type Game,
  isRehearsed,
  kindOf,
  type Offer,
  onlyAction,
  type RangeOffer,
} from '../game/game.ts';
import type { Look } from '../game/look.ts';
import { surfaceKind } from '../game/surfaceKind.ts';
import { ui, words } from '../words/index.ts';
import { answerActions, answerTasks } from './answers.ts';
import { dividendActions, dividendTasks } from './dividend.ts';
import { privateActions, privateTasks } from './privates.ts';
import { runActions, runTasks } from './runs.ts';
import { shareActions, shareTasks } from './shares.ts';
import { stationActions, stationTasks } from './stations.ts';
import { trackActions, trackTasks } from './track.ts';
import { trainActions, trainTasks } from './trains.ts';

/** Every action of the kit has a form. */
const kitActions: Forms<KitAction> = {
  ...answerActions,
  ...privateActions,
  ...shareActions,
  ...trackActions,
  ...stationActions,
  ...runActions,
  ...dividendActions,
  ...trainActions,
};

const kitTasks: Decisions['tasks'] = {
  ...answerTasks,
  ...privateTasks,
  ...shareTasks,
  ...trackTasks,
  ...stationTasks,
  ...runTasks,
  ...dividendTasks,
  ...trainTasks,
};

/** The forms of the family, with those of a title. */
export const decisionsOf = ({ decisions }: Look): Decisions => ({
  tasks: { ...kitTasks, ...decisions?.tasks },
  actions: { ...kitActions, ...decisions?.actions },
});

const topOf = ({ now }: Game): string => now.value.agenda.at(-1)?.kind ?? '';

const taskForm = (game: Game, task: string): TaskForm | undefined => game.decisions.tasks[task];

// ---------------------------------------------------------------- what is asked

/** What is asked, to follow the name: "lay track". */
export const askedFor = (game: Game, asked: Asked): string =>
  taskForm(game, asked.kind)?.asks(asked) ?? ui().bar.asksElse;

/** The line while nothing is in the hand. */
export function openLine(game: Game, asked: Asked, seat: Seat): string {
  const form = taskForm(game, asked.kind);
  if (form?.line) return form.line(game, asked, seat);
  return asked.task ? words().question(game.title, game.now.value, asked.task, seat, asked.offered) : '';
}

/** What passing means here. */
export const passLabel = (game: Game, asked: Asked, seat: Seat): string =>
  calledBy(foreseen(game, seat, { type: 'pass' }), passingCalled(game, asked));

const passingCalled = (game: Game, asked: Asked): string =>
  taskForm(game, asked.kind)?.pass?.(game, asked) ?? capital(words().passName(asked.task ?? asked.kind));

/** Is the button to pass there, whether it may be done or not? */
export const asksToPass = (game: Game, asked: Asked): boolean =>
  taskForm(game, asked.kind)?.asksToPass === true;

/** Passing and what follows it, in one touch. */
export const aheadOf = (game: Game, asked: Asked, seat: Seat): Act | null =>
  taskForm(game, asked.kind)?.ahead?.(game, seat) ?? null;

// ---------------------------------------------------------------- where it stands

/** A kind that no form was made for: it is listed plainly. */
export const isUnknown = (game: Game, offer: Offer): boolean => !formOf(game, kindOf(offer));

/** Is this choice a matter beside what the task asks for, so that it stands behind "More"? */
export function isBesides(game: Game, task: string, offer: Offer): boolean {
  const kind = kindOf(offer);
  const form = formOf(game, kind);
  if (!form) return false;
  if (form.button?.besidesIn?.includes(task)) return true;
  if (rangeButton(game, task, offer) !== null) return false;
  if (form.stands === 'bar' || form.stays || taskForm(game, task)?.tray?.kinds.includes(kind)) return false;
  return surfaceKind(game) === 'map' || form.stands !== 'papers';
}

/** The button of a choice with a number in it, where it has one beside what the task asks for; null: it has none. */
export function rangeButton(game: Game, task: string, offer: Offer): string | null {
  const seat = game.seat.value;
  if (offer.type !== 'range' || seat === null) return null;
  if (taskForm(game, task)?.tray?.kinds.includes(offer.action.type)) return null;
  return labelled(game, offer.action.type, offer.action, seat);
}

/** The name of that button among the acts of the bar. */
export const rangeKey = ({ action }: RangeOffer): string => JSON.stringify(action);

const labelled = <K extends Kind>(game: Game, kind: K, action: ActionOf<K>, seat: Seat): string | null =>
  formOf(game, kind)?.range?.button?.(game, action, seat) ?? null;

/** Is a number asked for that has no place of its own: by a button beside what the task asks for? */
export const asksNumber = (game: Game): boolean => {
  const draft = game.draft.value;
  return (
    draft !== null &&
    labelled(game, draft.action.type, draft.action, draft.seat) !== null &&
    !taskForm(game, topOf(game))?.tray?.kinds.includes(draft.action.type)
  );
};

/** What the tray shows for the task on top, if something of it is offered. */
export function trayOf(game: Game, offers: readonly Offer[]) {
  const tray = taskForm(game, topOf(game))?.tray;
  if (!tray?.View || (tray.when && !tray.when(game))) return null;
  return offers.some((offer) => tray.kinds.includes(kindOf(offer))) ? tray.View : null;
}

/** Is it among the choices of the map, to be listed for those who do not use it? */
export const isOnMap = (game: Game, offer: Offer): boolean => formOf(game, kindOf(offer))?.stands === 'map';

// ---------------------------------------------------------------- what is in the hand

/** The first words of the line: what is in the hand. */
export const draftHead = (game: Game, draft: Draft): string =>
  headOf(game, draft.action.type, draft.action, draft);

function headOf<K extends Kind>(game: Game, kind: K, action: ActionOf<K>, draft: Draft): string {
  return (
    formOf(game, kind)?.head(game, action, draft) ??
    `${capital(words().describe(game.title, game.now.value, action))}.`
  );
}

/** What the button says that does it. */
export const confirmLabel = (game: Game, draft: Draft): string =>
  calledBy(
    isRehearsed(draft.outcome)
      ? consequencesOf(game, game.now.value, draft.outcome.events, draft.outcome.after, draft.seat)
      : null,
    labelOf(game, draft.action.type, draft.action, draft),
  );

function labelOf<K extends Kind>(game: Game, kind: K, action: ActionOf<K>, draft: Draft): string {
  if (kind === 'pass') {
    const offers = game.offers.value?.get(draft.seat) ?? [];
    return passingCalled(game, askedOf(game.title, game.now.value, draft.seat, offers));
  }
  return (
    formOf(game, kind)?.confirm(game, action, draft) ??
    capital(words().describe(game.title, game.now.value, action))
  );
}

export const extraLine = (game: Game, draft: Draft): ExtraLine | null =>
  extraOf(game, draft.action.type, draft.action);

const extraOf = <K extends Kind>(game: Game, kind: K, action: ActionOf<K>): ExtraLine | null =>
  formOf(game, kind)?.extra?.(game, action) ?? null;

/** The consequences of what is in the hand, without what the first words say already. */
export function consequencesIn(game: Game, draft: Draft): readonly Consequence[] {
  const { outcome, action, seat } = draft;
  if (!isRehearsed(outcome)) return [];
  const all = consequencesOf(game, game.now.value, outcome.events, outcome.after, seat);
  return all.filter(
    (one) =>
      // Somebody else's next turn is no news; a new round after a pass is.
      (one.kind !== 'round' || action.type === 'pass') && !isLeftOut(game, action.type, action, one),
  );
}

const isLeftOut = <K extends Kind>(game: Game, kind: K, action: ActionOf<K>, one: Consequence): boolean =>
  formOf(game, kind)?.leavesOut?.(game, action, one) ?? false;

/** What is always in the hand cannot be let go of. */
export const staysInHand = (game: Game, draft: Draft): boolean =>
  formOf(game, draft.action.type)?.stays?.(game) ?? false;

/** The one thing that can be done, to be in the hand already. */
export function onlyChoice(game: Game, offers: readonly Offer[]) {
  const only = onlyAction(offers);
  return only && !formOf(game, only.type)?.onlyIfAsked ? only : null;
}

export const extraActs = (game: Game, draft: Draft) => formOf(game, draft.action.type)?.acts?.(game) ?? [];

// ---------------------------------------------------------------- done, and not possible

/** That an action is not possible, in three words. */
export const refusedShort = (game: Game, draft: Pick<Draft, 'action'>): string =>
  refusedOf(game, draft.action.type, draft.action);

const refusedOf = <K extends Kind>(game: Game, kind: K, action: ActionOf<K>): string =>
  formOf(game, kind)?.refused?.(game, action) ?? ui().bar.refused.else;

/** What somebody did last, in two words. */
export const didWhat = (game: Game, action: Draft['action']): string => didOf(game, action.type, action);

const didOf = <K extends Kind>(game: Game, kind: K, action: ActionOf<K>): string =>
  formOf(game, kind)?.did?.(action) ?? '';

/** The button of an action while nothing is in the hand. */
export function buttonOf(game: Game, action: Draft['action'], seat: Seat) {
  return buttonFor(game, action.type, action, seat);
}

function buttonFor<K extends Kind>(game: Game, kind: K, action: ActionOf<K>, seat: Seat) {
  const button = formOf(game, kind)?.button;
  return button
    ? { ...button, label: calledBy(foreseen(game, seat, action), button.label(game, action, seat)) }
    : null;
}
