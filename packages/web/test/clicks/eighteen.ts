/** How a person does the actions of 18xx on the screen. */

import {
  type EighteenAction,
  type EighteenState,
  faceAt,
  type LoadedEighteen,
  SOURCES,
  trackKey,
} from '@kursbuch/eighteen';
import { layoutOf } from '@kursbuch/screens/eighteen/board/layout.ts';
import { optionsOn } from '@kursbuch/screens/eighteen/lay/layPlan.ts';
import { sameData } from '@kursbuch/table';
import { eighteenVoices } from '@kursbuch/titles';
import { capital } from '@kursbuch/words';
import { wordsFor } from '@kursbuch/words/eighteen';
import type { Locator } from 'playwright-core';
import type { Hand, IsMeant as IsMeantOf, Turn as TurnOf } from './playing.ts';

type ActionOf<T extends EighteenAction['type']> = Extract<EighteenAction, { type: T }>;

type IsMeant = IsMeantOf<EighteenAction>;
type Turn = TurnOf<EighteenState, EighteenAction> & { readonly title: LoadedEighteen };

/** The hand of whoever plays this title. */
export const eighteenHand =
  (title: LoadedEighteen): Hand<EighteenState, EighteenAction> =>
  (turn, action) =>
    act({ ...turn, title }, action);

const escaped = (text: string): string => text.replace(/[^\w\s]/g, '\\$&');
const exactly = (text: string): RegExp => new RegExp(`^\\s*${escaped(text)}\\s*$`);

function spelledOut<T extends EighteenAction['type']>({ choices }: Turn, type: T): readonly ActionOf<T>[] {
  return choices
    .flatMap((choice) =>
      choice.type === 'many' ? choice.list() : choice.type === 'one' ? [choice.action] : [],
    )
    .filter((action): action is ActionOf<T> => action.type === type);
}

const ranges = <T extends EighteenAction['type']>(
  { choices }: Turn,
  ...types: readonly T[]
): readonly ActionOf<T>[] =>
  types.flatMap((type) =>
    choices.flatMap((choice) =>
      choice.type === 'range' && choice.action.type === type ? [choice.action as ActionOf<T>] : [],
    ),
  );

const taskOf = ({ view }: Turn): string => view.agenda.at(-1)?.kind ?? '';

/** The place of an action in a list of them. */
const placeIn = <A>(list: readonly A[], isIt: (one: A) => boolean): number => {
  const place = list.findIndex(isIt);
  if (place < 0) throw new Error('it is not among what is offered');
  return place;
};

/** Do the action by hand; what comes back tells whether it was done. */
async function act(turn: Turn, action: EighteenAction): Promise<IsMeant> {
  const { person } = turn;
  const meant: IsMeant = ([first]) => sameData(first, action);
  switch (action.type) {
    case 'pass':
      return pass(turn).then(() => meant);
    case 'accept':
    case 'decline':
    case 'payOut':
    case 'withhold':
      return answer(turn, action).then(() => meant);
    case 'buyPrivate':
      await person.press(lot(turn, action.private).locator('.chip-btn').first());
      break;
    case 'bid':
      await person.press(lot(turn, action.private).locator('.chip-btn').first());
      await amount(turn, action.amount);
      break;
    case 'setPar':
      await par(turn, action.price);
      break;
    case 'startCompany':
      await person.press(row(turn, action.company).locator('.pars .chip-btn'));
      await par(turn, action.price);
      break;
    case 'buyShare':
      await buyShare(turn, action);
      break;
    case 'sellShares':
      await sellShares(turn, action);
      break;
    case 'exchangePrivate':
      await person.press(
        person.page
          .locator('.trades .chips > .chip-btn, .decision-tray .chip-btn')
          .nth(placeIn(spelledOut(turn, 'exchangePrivate'), (one) => sameData(one, action))),
      );
      break;
    case 'offerPrivate':
    case 'requestPrivate':
      await tradePrivate(turn, action);
      break;
    case 'layTile':
      return layTile(turn, action);
    case 'placeStation':
      await placeStation(turn, action);
      break;
    case 'chooseHome':
      await person.press(
        person.page
          .locator('.decision-tray .chip-btn')
          .nth(placeIn(spelledOut(turn, 'chooseHome'), (one) => sameData(one, action))),
      );
      break;
    case 'runTrains':
      // The page proposes the best runs, which are among equals not always the same.
      await person.confirm();
      return ([first]) => first?.type === 'runTrains';
    case 'buyTrain':
      if (await buyTrain(turn, action)) return meant;
      break;
    case 'discardTrain':
      await person.press(
        person.page
          .locator('.decision-tray .chip-btn')
          .nth(placeIn(spelledOut(turn, 'discardTrain'), (one) => sameData(one, action))),
      );
      break;
    case 'declareBankruptcy':
      await person.press(person.page.locator('.chip-btn.danger'));
      break;
    case 'writeBond':
      await amount(turn, action.amount);
      break;
    case 'writeCity':
      await writeCity(turn, action);
      break;
    case 'chooseTwoTiles':
      await person.press(person.page.locator('.two-way').nth(action.from === 'later' ? 0 : 1));
      break;
    case 'callRound':
      await person.press(person.act(action.type));
      return meant;
    case 'buyMail':
      await person.press(person.page.locator('.mail-card').nth(action.size === 'small' ? 0 : 1));
      break;
    case 'chooseLetter':
    case 'proposeMerger':
      await person.press(
        person.page
          .locator('.stage .chips > .chip-btn, .stage td > .chip-btn')
          .nth(placeIn(spelledOut(turn, action.type), (one) => sameData(one, action))),
      );
      break;
    default:
      await other(turn, action);
  }
  await person.confirm();
  return meant;
}

// ---------------------------------------------------------------- the bar

async function letGo({ person }: Turn): Promise<void> {
  const back = person.act('back');
  if ((await back.count()) > 0) await person.press(back);
}

async function pass(turn: Turn): Promise<void> {
  const { person } = turn;
  if ((await person.act('pass').count()) === 0) await letGo(turn);
  await person.press(person.act('pass'));
}

async function answer(
  turn: Turn,
  action: ActionOf<'accept' | 'decline' | 'payOut' | 'withhold'>,
): Promise<void> {
  const { person } = turn;
  const { type } = action;
  if (type === 'accept' || type === 'decline') return person.press(person.act(type));
  const ways = [...spelledOut(turn, 'payOut'), ...spelledOut(turn, 'withhold')];
  return person.press(
    person.page.locator('.two-ways .way-card').nth(placeIn(ways, (one) => sameData(one, action))),
  );
}

/** Write the number, unless it is there. */
async function amount({ person }: Turn, wanted: number): Promise<void> {
  await person.act('confirm').waitFor();
  await person.settled();
  const field = person.page.locator('fieldset.amount input[type=text]');
  // Where there is but one number nobody is asked for it.
  if ((await field.count()) === 0 || (await field.inputValue()) === String(wanted)) return;
  await person.type(field, String(wanted));
  await person.settled();
}

// ---------------------------------------------------------------- papers

/** The lines of a private in the sale. */
function lot({ person }: Turn, one: string): Locator {
  const { page, screen } = person;
  const line = page.locator('tr', {
    has: page.locator('.lot-name span', { hasText: new RegExp(`^${escaped(one)}( ·|$)`) }),
  });
  return screen.width < 600 ? line.locator('xpath=following-sibling::tr[1]') : line;
}

/** The line of a company in the stock round. */
function row({ person: { page } }: Turn, company: string): Locator {
  return page.locator('.stock-table tr', { has: page.locator('.co-sym', { hasText: exactly(company) }) });
}

async function par({ person }: Turn, price: number): Promise<void> {
  const prices = person.page.locator('.par-prices');
  const chip = prices.locator('.par', { hasText: new RegExp(`^${price}(?!\\d)`) });
  await prices.locator('.par').first().waitFor();
  if ((await chip.count()) === 0) await person.press(prices.locator('.line-btn'));
  await person.press(chip);
}

/** Take something into the hand, unless it is there: touched again it would be let go of. */
async function take({ person }: Turn, chip: Locator): Promise<void> {
  await chip.waitFor();
  await person.settled();
  if ((await chip.getAttribute('aria-pressed')) !== 'true') await person.press(chip);
}

async function buyShare(turn: Turn, action: ActionOf<'buyShare'>): Promise<void> {
  const { person, view } = turn;
  const { company, from } = action;
  const all = spelledOut(turn, 'buyShare').filter((one) => one.company === company);
  const ways = SOURCES.flatMap((source) => all.filter((one) => one.from === source));
  const counts = person.page.locator('.counts').first().locator('.chip-btn');
  if (person.screen.width < 600) {
    await person.press(row(turn, company).locator('.buys .chip-btn'));
    await person.act('confirm').waitFor();
    if (ways.length > 1) await take(turn, counts.nth(placeIn(ways, (one) => sameData(one, action))));
    return;
  }
  const column = 1 + view.players.length + SOURCES.indexOf(from);
  await person.press(row(turn, company).locator('td').nth(column).locator('.chip-btn').first());
  const some = ways.filter((one) => one.from === from);
  if (some.length > 1) await take(turn, counts.nth(placeIn(some, (one) => sameData(one, action))));
}

async function sellShares(turn: Turn, action: ActionOf<'sellShares'>): Promise<void> {
  const { person } = turn;
  const { company, count } = action;
  const chip =
    taskOf(turn) === 'stockTurn'
      ? row(turn, company).locator('td.you .chip-btn')
      : person.page.locator('.forced-sales .chip-btn', { hasText: new RegExp(`(^|\\s)${escaped(company)}`) });
  await person.press(chip.first());
  await person.act('confirm').waitFor();
  await person.settled();
  const number =
    person.screen.width < 1000
      ? person.page.locator('.pickn button', {
          has: person.page.locator('b', { hasText: exactly(`${count}`) }),
        })
      : person.page.locator('.opts .pick-row', { hasText: exactly(`${count}`) });
  // One that is all there is to sell is not asked for.
  if ((await number.count()) > 0) await person.press(number);
}

async function tradePrivate(turn: Turn, action: ActionOf<'offerPrivate' | 'requestPrivate'>): Promise<void> {
  const { person } = turn;
  const { page } = person;
  const isIt = (one: EighteenAction): boolean => sameData({ ...one, price: 0 }, { ...action, price: 0 });
  const own = page.locator('.trades .range-choice, .decision-tray .range-choice');
  if ((await own.count()) > 0) {
    const deals = ranges(turn, 'requestPrivate', 'offerPrivate');
    await person.press(own.nth(placeIn(deals, isIt)).locator('.chip-btn'));
  } else {
    // Beside the matter in hand.
    await person.press(page.locator('.more-acts > .btn'));
    const deals = turn.choices.flatMap((choice) =>
      choice.type === 'range' && /Private$/.test(choice.action.type) ? [choice.action] : [],
    );
    await person.press(
      page.locator('.more-sheet .range-choice').nth(placeIn(deals, isIt)).locator('.chip-btn'),
    );
  }
  await amount(turn, action.price);
}

// ---------------------------------------------------------------- what single titles have

/** A city of a contract with a share, in the list of the cities. */
async function writeCity(turn: Turn, { city, company }: ActionOf<'writeCity'>): Promise<void> {
  const { person, title } = turn;
  const { page, screen } = person;
  const said = await wordsFor(screen.language, eighteenVoices(title.title.id));
  const name = new RegExp(`^\\s*${escaped(said.placeName(title.title, city))}`);
  const line = page.locator('.city-list tr', { has: page.locator('th', { hasText: name }) });
  await person.press(line.locator('.chip-btn', { has: page.locator(`svg[aria-label="${company}"]`) }));
}

// ---------------------------------------------------------------- the map

/** Touch a point of a hex; the map comes closer, or shows all of itself, where it cannot be touched. */
async function touchHex(
  { person }: Turn,
  hex: string,
  [dx, dy]: readonly [number, number] = [0, 0],
): Promise<void> {
  const { page } = person;
  const hit = page.locator(`.map-view .hex-hit[data-hex="${hex}"]`);
  await hit.waitFor({ state: 'attached' });
  const place = () =>
    hit.evaluate(
      (element, [dx, dy]) => {
        const matrix = (element as SVGGraphicsElement).getScreenCTM();
        if (!matrix) return null;
        const { x, y } = new DOMPoint(dx, dy).matrixTransform(matrix);
        const found = document.elementFromPoint(x, y);
        return found?.closest('[data-hex]') === element ? ([x, y, matrix.a] as const) : null;
      },
      [dx, dy] as const,
    );
  let at = await place();
  if (!at) {
    await person.press(page.locator('.map-view .zoom .fit'));
    await person.settled();
    at = await place();
  }
  if (!at) throw new Error(`${hex} is under something, though all of the map is shown`);
  await person.touch([at[0], at[1]]);
  // A finger that cannot tell hexes apart brings the map closer first.
  const after = await place();
  if (person.screen.isFinger && after && after[2] > at[2] * 1.2) await person.touch([after[0], after[1]]);
}

async function layTile(turn: Turn, action: ActionOf<'layTile'>): Promise<IsMeant> {
  const { person, title, view } = turn;
  const lays = spelledOut(turn, 'layTile');
  const faces = title.title.board.tiles.get(action.tile) ?? [];
  const isIt = (one: { readonly tile: string; readonly power?: string | undefined }): boolean =>
    one.tile === action.tile && one.power === action.power;
  await touchHex(turn, action.hex);
  const options = person.page.locator('.tray .tray-tile[aria-pressed]');
  await options.first().waitFor();
  const first = optionsOn(title.title, view, lays, action.hex, null);
  const place = placeIn(first, isIt);
  if (place > 0) await person.press(options.nth(place));
  await person.settled();
  const chosen = optionsOn(title.title, view, lays, action.hex, first[0]?.lay ?? null)[place];
  if (!chosen) throw new Error('the tile is not offered');
  const { rotations, lay } = chosen;
  const wayOf = (rotation: number) => faces[rotation] && trackKey(faces[rotation]);
  const liesThus = (rotation: number): boolean => wayOf(rotation) === wayOf(action.rotation);
  const goal = rotations.findIndex(liesThus);
  const turns = (goal - rotations.indexOf(lay.rotation) + rotations.length) % rotations.length;
  for (let turned = 0; turned < turns; turned++) {
    if (person.screen.isFinger) await touchHex(turn, action.hex);
    else await person.press(person.act('turn'));
    await person.settled();
  }
  await person.confirm();
  return ([done]) =>
    done?.type === 'layTile' && done.hex === action.hex && isIt(done) && liesThus(done.rotation);
}

async function placeStation(turn: Turn, action: ActionOf<'placeStation'>): Promise<void> {
  const { view, title } = turn;
  const { board } = title.title;
  const here = spelledOut(turn, 'placeStation').filter(({ hex }) => hex === action.hex);
  const face = faceAt(board, view.tiles, action.hex);
  const rotation = view.tiles[action.hex]?.rotation ?? 0;
  const stop = face && layoutOf(board.orientation, face, rotation).stops[action.stop];
  await touchHex(turn, action.hex, here.length > 1 ? stop?.at : undefined);
  // Several ways to the same circle follow each other.
  const same = here.filter((one) => one.stop === action.stop);
  for (let more = placeIn(same, (one) => sameData(one, action)); more > 0; more--)
    await touchHex(turn, action.hex, stop?.at);
}

// ---------------------------------------------------------------- trains

/** True: the touch has bought it. */
async function buyTrain(turn: Turn, action: ActionOf<'buyTrain'>): Promise<boolean> {
  const { person } = turn;
  const { page } = person;
  const { kind, from, price } = action;
  const isForeign = from !== 'bank' && from !== 'pool';
  const ofKind = (one: ActionOf<'buyTrain'>) => one.kind === kind && one.from === from;
  const fixed = spelledOut(turn, 'buyTrain').filter(ofKind);
  const cards = page.locator('.train-card:not(.no)', {
    has: page.locator('.kind', { hasText: exactly(kind) }),
  });
  const seller = page.locator('.sellers > li', {
    has: page.locator('.seller', { hasText: new RegExp(escaped(from)) }),
  });
  if (!isForeign) {
    // The bank has them before others have, and the pool beside it.
    const sale = [
      ...spelledOut(turn, 'buyTrain').filter((one) => one.kind === kind && one.from === 'bank'),
      ...spelledOut(turn, 'buyTrain').filter((one) => one.kind === kind && one.from === 'pool'),
    ];
    await person.press(
      page
        .locator('.train-cards')
        .locator(cards)
        .nth(placeIn(sale, (one) => sameData(one, action))),
    );
    return true;
  }
  if (fixed.length > 0) {
    await person.press(seller.locator(cards).nth(placeIn(fixed, (one) => sameData(one, action))));
    return true;
  }
  const open = ranges(turn, 'buyTrain').filter((one) => one.from === from);
  await person.press(seller.locator('.range-choice').nth(placeIn(open, ofKind)).locator('.chip-btn'));
  await amount(turn, price);
  return false;
}

// ---------------------------------------------------------------- what has no place of its own

/** In the list of everything else, by its words. */
async function other(turn: Turn, action: EighteenAction): Promise<void> {
  const { person, title, view } = turn;
  const said = await wordsFor(person.screen.language, eighteenVoices(title.title.id));
  const label = exactly(capital(said.describe(title.title, view, action)));
  const button = person.bar.locator(`[data-act="${action.type}"]`);
  if ((await button.count()) > 0) return person.press(button);
  const chip = person.page.locator('.chip-btn', { hasText: label });
  if ((await chip.count()) === 0) await person.press(person.page.locator('.more-acts > .btn'));
  return person.press(chip);
}
