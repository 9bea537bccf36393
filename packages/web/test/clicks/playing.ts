/** A whole game at a table on a server, every action of it pressed at the screen of whoever is asked. */
import type { Player } from '@kursbuch/bots';
import {
  type Action,
  type AdviceReason,
  type Choice,
  type GameEvent,
  type Seat,
  stepsOf,
  type Table,
  type TableState,
} from '@kursbuch/table';
import type { NumberedOpening } from '../../src/online/wire.ts';
import type { Person } from './person.ts';

/** What somebody is about to do, and what he sees. */
export interface Turn<S extends TableState, A extends Action> {
  readonly person: Person;
  readonly seat: Seat;
  readonly view: S;
  readonly choices: readonly Choice<A>[];
  /** What he would do of these. */
  choose(choices: readonly Choice<A>[]): A | undefined;
}

/** Does what has come to the server amount to what was meant? */
export type IsMeant<A extends Action> = (done: readonly A[], isOver: boolean) => boolean;

/** Does an action by pressing what the page offers. */
export type Hand<S extends TableState, A extends Action> = (
  turn: Turn<S, A>,
  action: A,
) => Promise<IsMeant<A>>;

/** What goes wrong in the middle of a game: a page is loaded anew, or somebody has no connection while he or another acts. */
export type Mishap = 'reload' | 'cut off' | 'others cut off';

export interface Game<S extends TableState, A extends Action, E extends GameEvent> {
  readonly rules: Pick<Table<S, A, E>, 'evolve' | 'waiting' | 'choices'>;
  readonly hand: Hand<S, A>;
  readonly player: Player<S, A, AdviceReason>;
  readonly table: string;
  readonly people: readonly { readonly person: Person; readonly seat: Seat }[];
  /** By the number of actions before it. */
  readonly mishaps: ReadonlyMap<number, Mishap>;
  /** When it must be over, in milliseconds of the clock. */
  readonly until: number;
  /** Something can be looked at. */
  shown(name: string): Promise<void>;
}

export interface Course {
  readonly isOver: boolean;
  /** Milliseconds of each action that was pressed, and of what kind it was. */
  readonly pressed: readonly { readonly kind: string; readonly took: number }[];
  readonly faults: readonly string[];
}

/** Longer than a server takes for an action. */
const PATIENCE = 20_000;

export async function play<S extends TableState, A extends Action, E extends GameEvent>(
  game: Game<S, A, E>,
): Promise<Course> {
  const { rules, player, people, table, shown } = game;
  const pressed: { kind: string; took: number }[] = [];
  const faults: string[] = [];
  let asked = '';

  /** What somebody sees of the game. */
  const look = async (person: Person) => {
    const { start, steps, number } = await person.look<NumberedOpening<S, A, E>>(`tables/${table}/opening`);
    return { steps, number, view: steps.flatMap(({ events }) => events).reduce<S>(rules.evolve, start) };
  };

  /** What has come to the server since. */
  const arrived = async ({ person, seat }: Turn<S, A>, known: number) => {
    const { steps, view } = await look(person);
    const own = steps.slice(known).filter((step) => step.seat === seat);
    return { done: own.flatMap(({ action }) => action ?? []), isOver: view.result !== null };
  };

  const doByHand = async (turn: Turn<S, A>, action: A, known: number): Promise<void> => {
    const { person } = turn;
    const mishap = game.mishaps.get(pressed.length);
    if (mishap === 'reload') await person.page.reload();
    await person.asked();
    const others = people.map((one) => one.person).filter((one) => one !== person);
    const cut = mishap === 'others cut off' ? others : mishap === 'cut off' ? [person] : [];
    for (const { context } of cut) await context.setOffline(true);
    const isMeant = await game.hand(turn, action);
    if (mishap) {
      await person.settled();
      await shown(mishap.replaceAll(' ', '-'));
      if (mishap === 'cut off' && (await arrived(turn, known)).done.length > 0)
        throw new Error('it came to the server without a connection');
    }
    for (const { context } of cut) await context.setOffline(false);
    const patience = Date.now() + PATIENCE;
    for (;;) {
      const { done, isOver } = await arrived(turn, known);
      if (done.length > 0 && isMeant(done, isOver)) return;
      if (Date.now() > patience) throw new Error(`it came to the server as ${JSON.stringify(done)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  /** What could not be pressed is done all the same, so that the game goes on. */
  const instead = async ({ page, context }: Person, action: A, seen: number): Promise<void> => {
    for (const { person } of people) await person.context.setOffline(false);
    const { origin } = new URL(page.url());
    await context.request.post(`${origin}/api/tables/${table}/actions`, {
      headers: { origin },
      data: { action, seen, key: crypto.randomUUID() },
    });
    await page.reload();
    await page.locator('.stage').waitFor();
  };

  while (Date.now() < game.until) {
    let isAsked = false;
    for (const { person, seat } of people) {
      const { steps, number, view } = await look(person);
      if (view.result) return { isOver: true, pressed, faults };
      if (!rules.waiting(view).includes(seat)) continue;
      const bot = player.sit(seat);
      const choices = rules.choices(view, seat);
      const choose = (some: readonly Choice<A>[]) =>
        bot.choose(view, some, `${seat} ${number}`, stepsOf(player.steps));
      const action = choose(choices);
      if (!action) continue;
      isAsked = true;
      const began = Date.now();
      const what = `${number} ${person.name}: ${JSON.stringify(action).slice(0, 200)}`;
      try {
        await doByHand({ person, seat, view, choices, choose }, action, steps.length);
        pressed.push({ kind: action.type, took: Date.now() - began });
        console.log(what);
      } catch (thrown) {
        faults.push(`${what}\n  ${String(thrown).slice(0, 900)}`);
        console.log(`FAULT ${faults.at(-1)}`);
        await shown(`fault-${action.type}`);
        await instead(person, action, number);
      }
      const kind = view.agenda.at(-1)?.kind ?? '';
      if (kind !== asked) await shown(kind);
      asked = kind;
    }
    if (!isAsked)
      return { isOver: false, pressed, faults: [...faults, 'nobody is asked, and it is not over'] };
  }
  return { isOver: false, pressed, faults: [...faults, 'it is not over in time'] };
}
