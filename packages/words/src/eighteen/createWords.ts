/** A language and the words of some titles, made ready to use. */

import { type EighteenAction, type EighteenState, isBegun, type Title } from '@kursbuch/eighteen';
import type { Seat, Task } from '@kursbuch/table';
import { found } from '../frame/createFrame.ts';
import type { FrameWords, Line } from '../types.ts';
import type { EventWords, Names, Speech, TaskAsked, TitleWords } from './catalogue.ts';
import { lyingIn } from './lying.ts';
import { kindOf, placesIn, type WordsOf } from './names.ts';
import { companyOf, speaksFor } from './question.ts';
import { refusalInWords } from './refusal.ts';
import { tell } from './tell.ts';
import type { Words } from './types.ts';

/** The words of a title, made with the names of its language. */
export type TitleSpeech = (names: Names) => TitleWords;

export function createWords(
  frame: FrameWords,
  speech: Speech,
  titles: Readonly<Record<string, TitleSpeech>>,
): Words {
  const loaded = new Map<string, TitleWords>();
  const wordsOf: WordsOf = ({ id }) => loaded.get(id);
  const places = placesIn(wordsOf);
  const lying = lyingIn({ ...frame, ...places }, speech.names);
  const names: Names = {
    ...frame,
    ...frame.rounds.eighteen,
    ...places,
    ...speech.names,
    ...lying,
    runName: (title, state, { train, stops }) =>
      `${kindOf(state, train)}: ${lying.wayNames(title, state, stops).join(' – ')}`,
    causeOf: (title, cause) =>
      found(wordsOf(title)?.causes, cause) ?? found(catalogue.causes, cause) ?? cause,
  };
  const catalogue = speech.with(names);
  for (const [id, title] of Object.entries(titles)) loaded.set(id, title(names));

  /** `asNews`: a company that has a station, though it be the one it began with, places no further one. */
  const passWords = (task: Task | string | undefined, state?: EighteenState, asNews = false) => {
    const kind = typeof task === 'string' ? task : (task?.kind ?? '');
    // A turn in which something was done is ended, not passed.
    const idle = kind === 'stockTurn' && typeof task === 'object' && !acted(task);
    if (idle) return catalogue.pass;
    const own = [...loaded.values()].map(({ passes }) => found(passes, kind)).find(Boolean);
    const words = own ?? found(catalogue.passes, kind) ?? catalogue.pass;
    const isFurther =
      state && (isBegun(state, kind) || (asNews && kind === 'stationStep' && hasStation(state, task)));
    return (isFurther && words.further) || words;
  };

  /** What is told of an event: in the title's own way, or in the usual one. */
  const eventsOf = (title: Title): EventWords => {
    const own = wordsOf(title);
    const events: EventWords = { ...catalogue.events, ...own?.events };
    return {
      ...events,
      paid(event, scene) {
        const payment = found(own?.payments, event.why);
        if (!payment) return events.paid(event, scene);
        const { from, to, amount } = event;
        return payment(
          names.nameOf(scene.state, from),
          names.nameOf(scene.state, to),
          names.money(title, amount),
        );
      },
    };
  };

  const describe = (title: Title, state: EighteenState, action: EighteenAction): string => {
    const describes = (found(wordsOf(title)?.actions, action.type) ??
      found<unknown>(catalogue.actions, action.type)) as
      | ((action: EighteenAction, title: Title, state: EighteenState) => string)
      | undefined;
    if (describes) return describes(action, title, state);
    // An action nobody has found words for yet.
    const { type, ...fields } = action as { type: string };
    return [type, ...Object.entries(fields).map(([name, value]) => `${name} ${value}`)].join(' ');
  };

  function actionLine(title: Title, before: EighteenState, seat: Seat, action: EighteenAction): Line {
    const player = names.nameOf(before, seat);
    const company = speaksFor(title, before, seat);
    const who = company === undefined ? player : catalogue.speaking(player, company);
    const text =
      action.type === 'pass'
        ? passWords(before.agenda.at(-1), before, true).done(company ?? player)
        : `${who}: ${describe(title, before, action)}.`;
    const about = Object.values(action)
      .flat()
      .filter((name) => title.companies.has(name));
    const companies = new Set([...(company === undefined ? [] : [company]), ...about]);
    const { to } = action as { to?: unknown };
    const seats = new Set([seat, ...(typeof to === 'number' ? [to] : [])]);
    return { text, companies: [...companies], seats: [...seats] };
  }

  return {
    ...frame,
    ...names,
    colourName: (colour) => found(catalogue.colours, colour) ?? colour,
    terrainName: (terrain) => found(catalogue.terrains, terrain) ?? terrain,
    tell: (title, before, events, seat) =>
      tell(
        {
          events: eventsOf(title),
          shares: catalogue.shares,
          payouts: { ...catalogue.payouts, ...wordsOf(title)?.payouts },
          names,
        },
        title,
        before,
        events,
        seat,
      ),
    actionLine,
    describe,
    refusal: (title, state, refusal) =>
      refusalInWords(frame, catalogue, names, wordsOf(title), title, state, refusal),
    question(title, state, task, seat, offered) {
      const asking: TaskAsked = { title, state, task, seat, offered, company: companyOf(task) ?? '' };
      return (
        found(wordsOf(title)?.questions, task.kind)?.(asking) ??
        found<(asking: TaskAsked) => string>(catalogue.questions, task.kind)?.(asking) ??
        ''
      );
    },
    priorityName: (title) => wordsOf(title)?.priority,
    leaderName(title, state, company) {
      const own = wordsOf(title)?.leaderName?.(state, company);
      if (own !== undefined) return own;
      const speaker = title.operating.speaker(state, company);
      return speaker === null ? '' : names.nameOf(state, speaker);
    },
    remarks: (title, state) => wordsOf(title)?.remarks?.(title, state) ?? [],
    passName: (task, state) => passWords(task, state).choice,
    privatePower(title, id, options = {}) {
      const power = found(wordsOf(title)?.privatePowers, id) ?? '';
      return typeof power === 'string' ? power : power(options, (amount) => names.money(title, amount));
    },
  };
}

/** Something was bought or sold in this stock turn. */
const acted = (task: Task): boolean => {
  const { bought, traded } = task as { bought?: unknown; traded?: boolean };
  return Boolean(bought) || traded === true;
};

const hasStation = ({ stations }: EighteenState, task: Task | string | undefined): boolean =>
  typeof task === 'object' && stations.some(({ company }) => company === companyOf(task));
