/** Computer players: loaded when one of them is asked. */
import { guarded, type Player, playersOf } from '@kursbuch/bots';
import { type Bot, type Seat, stepsOf, type Table } from '@kursbuch/table';
import type { LoadedTitle } from '@kursbuch/titles';

/** A computer player takes a seat at a table. */
export type Sits = (table: Pick<Table<never, never, never>, 'waiting'>, seat: Seat) => Bot;

/** The random player answers for one that fails, so that no game stands still. */
const sitting =
  ({ sit, steps }: Player, random: Player): Sits =>
  ({ waiting }, seat) => {
    const bot = guarded(sit(seat), {
      waiting,
      seat,
      instead: random.sit(seat),
      report: ({ kind, detail }) => console.warn(`seat ${seat}: ${kind} ${detail}`),
    });
    return { choose: (view, choices, seed) => bot.choose(view, choices, seed, stepsOf(steps)) };
  };

/** The computer players of a title, by name. */
export async function opponentsOf(loaded: LoadedTitle): Promise<ReadonlyMap<string, Sits>> {
  const players = await playersOf(loaded);
  const random = players.find(({ name }) => name === 'random');
  return new Map(random && players.map((player) => [player.name, sitting(player, random)]));
}
