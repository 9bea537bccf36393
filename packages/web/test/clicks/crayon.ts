/** How a person does the actions of a crayon game on the screen. */

import {
  type CrayonAction,
  type CrayonState,
  type LoadedCrayon,
  type MilepostId,
  networkOf,
} from '@kursbuch/crayon';
import { at, STEP } from '@kursbuch/screens/crayon/board/grid.ts';
import { turnOf } from '@kursbuch/screens/crayon/draw/drawing.ts';
import { timetableOf, wayTo } from '@kursbuch/screens/crayon/drive/timetable.ts';
import { type Choice, sameData } from '@kursbuch/table';
import { crayonVoices } from '@kursbuch/titles';
import { capital } from '@kursbuch/words';
import { wordsFor } from '@kursbuch/words/crayon';
import type { Point } from './person.ts';
import type { Hand, IsMeant as IsMeantOf, Turn as TurnOf } from './playing.ts';

type IsMeant = IsMeantOf<CrayonAction>;
type Turn = TurnOf<CrayonState, CrayonAction> & { readonly title: LoadedCrayon };

/** The hand of whoever plays this title. */
export const crayonHand =
  (title: LoadedCrayon): Hand<CrayonState, CrayonAction> =>
  (turn, action) =>
    act({ ...turn, title }, action);

const escaped = (text: string): string => text.replace(/[^\w\s]/g, '\\$&');
const kindOf = (choice: Choice<CrayonAction>): string =>
  choice.type === 'many' ? choice.kind : choice.action.type;

async function act(turn: Turn, action: CrayonAction): Promise<IsMeant> {
  const { person } = turn;
  const meant: IsMeant = (done) => sameData(done[0], action);
  switch (action.type) {
    case 'keepOrders':
    case 'chooseStart':
      return begin(turn, action);
    case 'move':
      return move(turn, action.way.at(-1) ?? 0);
    case 'build':
      return build(turn, action.segments);
    case 'endMovement':
      await person.press(person.act('pass'));
      return meant;
    case 'endTurn':
      // While the train may move the end of the turn stands under "more".
      if (turn.view.agenda.some((task) => 'part' in task && task.part === 'moving'))
        await fromMore(turn, action);
      else await person.press(person.act('pass'));
      return meant;
    case 'giveUpLoad':
      await person.press(person.act(`lose ${action.good}`));
      return meant;
    case 'acceptOffer':
      await person.press(person.act('accept'));
      return meant;
    case 'declineOffer':
      await person.press(person.act('pass'));
      return meant;
    case 'changeTrain':
    case 'discardHand':
      await fromMore(turn, action);
      await person.confirm();
      return meant;
    case 'load':
    case 'unload':
    case 'deliver':
      await fromMore(turn, action);
      return meant;
    case 'proposeRate':
    case 'proposeSupply':
      await propose(turn, action);
      return meant;
    case 'withdrawOffer':
      await person.press(person.page.locator('.more-acts > .btn'));
      await person.press(
        person.page
          .locator('.open-offers > div')
          .nth(offersOf(turn).findIndex(({ id }) => id === action.offer))
          .locator('.btn'),
      );
      return meant;
  }
}

/** Cards and city are chosen in one go. */
async function begin(turn: Turn, action: CrayonAction): Promise<IsMeant> {
  const { person, choices, title } = turn;
  const said = await wordsFor(person.screen.language, crayonVoices(title.title.id));
  const choose = (type: CrayonAction['type']): CrayonAction | undefined =>
    action.type === type ? action : turn.choose(choices.filter((one) => kindOf(one) === type));
  const [kept, start] = [choose('keepOrders'), choose('chooseStart')];
  if (kept?.type === 'keepOrders')
    for (const card of kept.cards)
      await person.press(
        person.page
          .locator('.keep')
          .filter({ has: person.page.getByLabel(said.cardName(title.title, card)) })
          .locator('input'),
      );
  if (start?.type === 'chooseStart')
    await person.press(
      person.page.locator('.starts button').filter({
        has: person.page.locator('b', {
          hasText: new RegExp(`^${escaped(said.cityName(title.title, start.city))}$`),
        }),
      }),
    );
  await person.press(person.act('begin'));
  const meant = [kept, start].filter((one) => one !== undefined);
  return (done) =>
    meant.every((one) =>
      done.some((other) =>
        one.type === 'keepOrders' && other.type === 'keepOrders'
          ? sameData(one.cards.toSorted(), other.cards.toSorted())
          : sameData(one, other),
      ),
    );
}

/** What is possible beside the matter in hand. */
async function fromMore({ person, title, view }: Turn, action: CrayonAction): Promise<void> {
  const said = await wordsFor(person.screen.language, crayonVoices(title.title.id));
  await person.press(person.page.locator('.more-acts > .btn'));
  const buttons = person.page.locator(`.more-deals [data-act="${action.type}"]`);
  const name =
    action.type === 'changeTrain'
      ? new RegExp(`^${escaped(said.trainName(title.title, action.train))},`)
      : new RegExp(`^${escaped(capital(said.describe(title.title, view, action)))}$`);
  await person.press(buttons.filter({ hasText: name }));
}

/** Offers that concern whoever acts, as they are listed. */
const offersOf = ({ view, seat }: Turn) => view.offers.filter(({ from, to }) => from === seat || to === seat);

/** An agreement, put together in its form. */
async function propose(
  { person }: Turn,
  action: Extract<CrayonAction, { type: 'proposeRate' | 'proposeSupply' }>,
): Promise<void> {
  await person.press(person.page.locator('.more-acts > .btn'));
  const form = person.page.locator('.deal-form');
  const choose = async (index: number, value: string | number): Promise<void> => {
    await form.locator('select').nth(index).selectOption(String(value));
  };
  await choose(0, action.partner);
  await choose(1, action.side);
  if (action.type === 'proposeRate') {
    await choose(2, action.kind);
    await person.type(form.locator('input').nth(1), String(action.rounds));
    await person.type(form.locator('input').nth(0), String(action.amount));
  } else {
    await choose(2, action.good);
    await choose(3, action.city);
  }
  await person.press(form.locator('button[type=submit]'));
}

// ---------------------------------------------------------------- the map

/** Pixels between mileposts that a finger can tell apart, also beside a city. */
const TOUCHABLE = 26;

async function placeOf(
  { person, title }: Turn,
  milepost: MilepostId,
): Promise<{ at: Point; scale: number } | null> {
  const [x, y] = at(title.title.board, milepost);
  return person.page.evaluate(
    ([x, y]) => {
      const frame = document.querySelector('.crayon-map');
      const notes = document.querySelector<HTMLElement>('.crayon-map .map-notes');
      if (!frame || !notes) return null;
      const value = (name: string): number => Number.parseFloat(notes.style.getPropertyValue(name));
      const { left, top } = frame.getBoundingClientRect();
      const scale = value('--map-scale');
      const at = [left + value('--map-left') + x * scale, top + value('--map-top') + y * scale] as const;
      const found = document.elementFromPoint(...at);
      return found && frame.contains(found) && !found.closest('.map-over') ? { at, scale } : null;
    },
    [x, y] as const,
  );
}

/** Where a milepost can be touched; the map shows all of itself where it is hidden, and comes closer where it is too small for a finger. */
async function reachMilepost(turn: Turn, milepost: MilepostId): Promise<Point> {
  const { person } = turn;
  let place = await placeOf(turn, milepost);
  if (!place) {
    await person.press(person.page.locator('.crayon-map .zoom .fit'));
    await person.settled();
    place = await placeOf(turn, milepost);
  }
  if (place && person.screen.isFinger && place.scale * STEP < TOUCHABLE) {
    await person.pinch(place.at, (TOUCHABLE * 1.1) / (place.scale * STEP));
    place = await placeOf(turn, milepost);
  }
  if (!place) throw new Error(`milepost ${milepost} is under something, though all of the map was shown`);
  return place.at;
}

const touchMilepost = async (turn: Turn, milepost: MilepostId): Promise<void> =>
  turn.person.touch(await reachMilepost(turn, milepost));

/** Where the train goes a touch says; what it loads and delivers on the way the page proposes. */
async function move(turn: Turn, to: MilepostId): Promise<IsMeant> {
  const { person, seat, view, title } = turn;
  const now = turnOf(view);
  const way = now && wayTo(title.title, view, seat, now, to);
  if (!now || !way) throw new Error('no way leads there');
  const { actions } = timetableOf(title.title, view, seat, now, way.steps, new Map());
  await touchMilepost(turn, to);
  // Where the train was to go since the last turn, a finger has let go of it.
  if ((await person.act('go').count()) === 0) await touchMilepost(turn, to);
  await person.press(person.act('go'));
  // A delivery that ends the game ends the way.
  const ends = actions.findLastIndex(({ type }) => type === 'deliver') + 1;
  return (done, isOver) => sameData(done, isOver ? actions.slice(0, ends) : actions);
}

/** A line is touched milepost by milepost, as far as it is one; what branches off follows. */
async function build(
  turn: Turn,
  segments: Extract<CrayonAction, { type: 'build' }>['segments'],
): Promise<IsMeant> {
  const { person, view } = turn;
  const now = turnOf(view);
  const branch = segments.findIndex(([from], index) => index > 0 && segments[index - 1]?.[1] !== from);
  const line = branch < 0 ? segments : segments.slice(0, branch);
  // As long as the train may move a touch sends it.
  const isMoving = now?.part === 'moving' && now.points > 0;
  if (isMoving) {
    await person.press(person.act('pass'));
    await person.settled();
  }
  const [[from, to] = [0, 0]] = line;
  if (line.length === 1 && networkOf(turn.title.title, view, turn.seat).points.has(to)) {
    // Between two points of the own network a touch would only begin elsewhere.
    await reachMilepost(turn, from);
    const end = await reachMilepost(turn, to);
    await person.drag(await reachMilepost(turn, from), end);
  } else {
    await touchMilepost(turn, from);
    for (const [, next] of line) await touchMilepost(turn, next);
  }
  await person.confirm();
  return (done) =>
    sameData(done, [...(isMoving ? [{ type: 'endMovement' }] : []), { type: 'build', segments: line }]);
}
