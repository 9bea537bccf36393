/** A language and the words of some titles, made ready to use. */
import type { CrayonAction, CrayonState, CrayonTitle, TurnTask } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { found } from '../frame/createFrame.ts';
import type { FrameWords, Line } from '../types.ts';
import type { BaseNames, Catalogue, Speech, TitleWords } from './catalogue.ts';
import { nearestCity } from './nearestCity.ts';
import { refusalInWords } from './refusal.ts';
import { tell } from './tell.ts';
import type { Names, Words } from './types.ts';
import type { AskingTask } from './vocabulary.ts';

export function createWords(
  frame: FrameWords,
  speech: Speech,
  titles: Readonly<Record<string, TitleWords>>,
): Words {
  const { sum, steps, segments, inSentence, near, inside, bank } = speech.names;
  const of = ({ id }: CrayonTitle): TitleWords | undefined => found(titles, id);
  const cityName: Names['cityName'] = (title, city) => found(of(title)?.cities, city) ?? city;
  const goodName: Names['goodName'] = (title, good) => found(of(title)?.goods, good) ?? good;

  const base: BaseNames = {
    ...frame,
    sum,
    steps,
    segments,
    ...frame.rounds.crayon,
    nameOf: (state, seat) => state.players[seat] ?? String(seat),
    cityName,
    goodName,
    good: (title, good) => inSentence(goodName(title, good)),
    trainName: (title, train) => found(of(title)?.trains, train)?.short ?? train,
    trainKind: (title, train) => found(of(title)?.trains, train)?.name ?? train,
    incidentName: (title, card) => found(of(title)?.incidents, card)?.name ?? card,
    incidentText: (title, card) => found(of(title)?.incidents, card)?.text ?? '',
    riverName: (title, river) => found(of(title)?.rivers, river) ?? river,
    waterName: (title, water) => found(of(title)?.rivers, water) ?? found(of(title)?.lakes, water) ?? water,
    portName: (title, port) => found(of(title)?.ports, port) ?? port,
    place(title, at) {
      const { city, port } = title.board.mileposts[at] ?? {};
      if (city) return cityName(title, city.id);
      if (port !== undefined) return found(of(title)?.ports, port) ?? port;
      return near(cityName(title, nearestCity(title.board, at)));
    },
    inPlace(title, at) {
      const { city, port } = title.board.mileposts[at] ?? {};
      const place = base.place(title, at);
      return city || port !== undefined ? inside(place) : place;
    },
  };
  const agreed = speech.agreed(base);
  const names: Names & BaseNames = {
    ...base,
    ...agreed,
    cardName: (title, card) =>
      (title.orders.get(card)?.orders ?? []).map((order) => agreed.orderName(title, order)).join(', '),
    causeOf: (_title, cause) => found<string>(catalogue.causes, cause) ?? cause,
  };
  const catalogue: Catalogue = speech.with(names);

  const describe = (title: CrayonTitle, state: CrayonState, action: CrayonAction): string => {
    const describes = catalogue.actions[action.type] as (
      action: CrayonAction,
      title: CrayonTitle,
      state: CrayonState,
    ) => string;
    return describes(action, title, state);
  };

  const actionLine = (title: CrayonTitle, before: CrayonState, seat: Seat, action: CrayonAction): Line => ({
    text: catalogue.did(names.nameOf(before, seat), describe(title, before, action)),
    companies: [],
    seats: [seat],
  });

  return {
    ...frame,
    ...names,
    tell: (title, before, events) => tell({ catalogue, names, bank }, title, before, events),
    actionLine,
    describe,
    refusal: (title, state, refusal) => refusalInWords(frame, catalogue, names, title, state, refusal),
    question(title, state, seat) {
      const task = askingTask(state);
      return task ? catalogue.questions[task]({ title, state }, seat) : '';
    },
  };
}

/** What asks now: a turn asks in two parts. */
function askingTask({ agenda }: CrayonState): AskingTask | undefined {
  const top = agenda.at(-1);
  switch (top?.kind) {
    case 'outset':
    case 'loss':
      return top.kind;
    case 'turn':
      return (top as TurnTask).part;
    default:
      return undefined;
  }
}
