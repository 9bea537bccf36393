/**
 * The laws of views, for any game: what an eye sees of the events keeps equal to the view of what has happened, and
 * what a seat may do and why it may not follow from what it sees.
 */
import { expect } from 'vitest';
import {
  type Action,
  type Choice,
  type Eye,
  type GameEvent,
  isRefusal,
  type Seat,
  sameData,
  type Table,
  type TableEvent,
  type TableState,
} from '../src/index.ts';

/** A spectator, every seat, every two seats at one screen, and all of them. */
export function eyesOf({ players }: TableState): readonly Eye[] {
  const seats = [...players.keys()];
  const pairs = seats.flatMap((one) => seats.slice(one + 1).map((other) => [one, other]));
  return [[], ...seats.map((seat) => [seat]), ...pairs, seats];
}

/** The choices as data. Lists are made by the rules they were offered by. */
export const spelledOut = <A extends Action>(choices: readonly Choice<A>[]): readonly unknown[] =>
  choices.map((choice) =>
    choice.type === 'many'
      ? { type: choice.type, kind: choice.kind, list: choice.list(), open: choice.includes !== undefined }
      : choice,
  );

/** Every action of the choices that is spelled out, and the ends of the ranges. */
export const actionsOf = <A extends Action>(choices: readonly Choice<A>[]): readonly A[] =>
  choices.flatMap((choice) => {
    if (choice.type === 'one') return [choice.action];
    if (choice.type === 'many') return choice.list();
    const { action, field, min, max } = choice;
    return [min, max].map((value) => ({ ...action, [field]: value }));
  });

/** `unforeseen`: an event that a rehearsal left open may not see coming; it errs from there on. */
export function lawsOf<S extends TableState, A extends Action, E extends GameEvent>(
  table: Table<S, A, E>,
  unforeseen?: E['type'],
) {
  const { view, evolve, game } = table;

  /** Comparing is quick while all is well, and says what is wrong when it is not. */
  function equal(found: unknown, due: unknown, what: string): void {
    if (!sameData(found, due)) expect(found, what).toEqual(due);
  }

  return {
    /** Evolving what is seen keeps equal to the view of the true state, after every single event. */
    seen(start: S, events: readonly (E | TableEvent)[]): void {
      const eyes = eyesOf(start);
      let state = start;
      for (const event of events) {
        const next = evolve(state, event);
        for (const eye of eyes) {
          const seen = game.seen(event, state, eye);
          const before = view(state, eye);
          equal(
            seen ? evolve(before, seen) : before,
            view(next, eye),
            `${event.type} by [${eye}], seen as ${JSON.stringify(seen)}`,
          );
        }
        state = next;
      }
    },

    /** Who sees less sees the same in another's view as in the state itself. */
    narrows(state: S): void {
      const eyes = eyesOf(state);
      for (const eye of eyes)
        for (const narrow of eyes)
          if (narrow.every((seat) => eye.includes(seat)))
            equal(view(view(state, eye), narrow), view(state, narrow), `[${eye}], then [${narrow}]`);
    },

    /** What a seat is offered follows from what it sees. */
    offers(state: S, seat: Seat): void {
      const due = spelledOut(table.choices(state, seat));
      equal(spelledOut(table.choices(view(state, [seat]), seat)), due, `what seat ${seat} is offered`);
    },

    /** Why a seat is refused follows from what it sees; and a rehearsal tells what will be seen, as far as it goes. */
    answers(state: S, seat: Seat, action: unknown): void {
      const what = `seat ${seat}: ${JSON.stringify(action)}`;
      const truth = table.act(state, seat, action);
      const rehearsed = table.rehearse(view(state, [seat]), seat, action);
      if (isRefusal(truth) || isRefusal(rehearsed)) {
        equal(rehearsed, truth, what);
        return;
      }
      const due = table.seen(state, truth.events, [seat]).map(withoutShown);
      const found = rehearsed.events.map(withoutShown);
      const missed = due.findIndex(({ type }) => type === unforeseen);
      if (rehearsed.open && missed >= 0 && !sameData(found[missed], due[missed]))
        equal(found.slice(0, missed), due.slice(0, missed), what);
      else equal(found, rehearsed.open ? due.slice(0, found.length) : due, what);
    },
  };
}

/** What comes into sight with an event is known when it happens, not before. */
const withoutShown = <E extends GameEvent>({ shown: _shown, ...event }: E): GameEvent => event;
