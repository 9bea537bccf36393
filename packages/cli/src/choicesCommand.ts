/** `kursbuch choices`: everything that may be done at a moment of a game. */
import type { EighteenAction, EighteenState } from '@kursbuch/eighteen';
import type { Choice, Seat } from '@kursbuch/table';
import type { LoadedTitle } from '@kursbuch/titles';
import { describe } from './actionWords.ts';
import { InputError, readFlags, wholeNumber } from './flags.ts';
import { openGame } from './gameFile.ts';
import { roundName } from './sentences.ts';
import type { Command } from './terminal.ts';

/** What one seat may do: actions one by one, ranges, and tile lays as triples (with the private that lets it). */
interface SeatChoices {
  readonly seat: Seat;
  readonly player: string;
  readonly actions: readonly EighteenAction[];
  readonly ranges: readonly Range[];
  readonly lays: readonly Lay[];
  /** Kinds of action with more legal ones than are listed. */
  readonly andMore: readonly string[];
}

type Range = Omit<Extract<Choice<EighteenAction>, { type: 'range' }>, 'type'>;
type Lay = readonly [hex: string, tile: string, rotation: number, power?: string];

export const choicesCommand: Command = async (args, terminal) => {
  const { values, positionals } = readFlags('choices', args, {
    at: { type: 'string' },
    json: { type: 'boolean' },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new InputError('kursbuch choices needs one file, such as: kursbuch choices game.json --at 30.');
  const game = await openGame(file);
  const at = wholeNumber('at', values.at, { max: game.length, otherwise: game.length });
  let { start: state } = game;
  let played = 0;
  if (at > 0)
    for (const step of game.steps()) {
      if (step.problem) {
        terminal.err(`${file}: ${step.problem}`);
        return 1;
      }
      state = step.state;
      if (++played >= at) break;
    }
  const seats = choicesOf(game.loaded, state);
  if (values.json) terminal.out(JSON.stringify({ title: game.loaded.title.id, at: played, seats }, null, 2));
  else {
    terminal.out(`${game.loaded.title.id} after ${played} of ${game.length} actions: ${roundName(state)}`);
    if (seats.length === 0) terminal.out(state.result ? 'The game is over.' : 'Nobody has a choice.');
    for (const seat of seats) terminal.out(`\n${inWords(game.loaded, state, seat).join('\n')}`);
  }
  return 0;
};

/** The choices of every seat that has any. */
export function choicesOf({ table }: LoadedTitle, state: EighteenState): readonly SeatChoices[] {
  return state.players.flatMap((player, seat) => {
    const actions: EighteenAction[] = [];
    const ranges: Range[] = [];
    const lays: Lay[] = [];
    const andMore = new Set<string>();
    for (const choice of table.choices(state, seat))
      if (choice.type === 'range') {
        const { type: _, ...range } = choice;
        ranges.push(range);
      } else if (choice.type === 'one') actions.push(choice.action);
      else {
        if (choice.includes) andMore.add(choice.kind);
        for (const action of choice.list())
          if (action.type !== 'layTile') actions.push(action);
          else {
            const { hex, tile, rotation, power } = action;
            lays.push(power === undefined ? [hex, tile, rotation] : [hex, tile, rotation, power]);
          }
      }
    if (actions.length + ranges.length + lays.length === 0) return [];
    return [{ seat, player, actions, ranges, lays, andMore: [...andMore] }];
  });
}

function inWords({ title }: LoadedTitle, state: EighteenState, choices: SeatChoices): readonly string[] {
  const { seat, player, actions, ranges, lays, andMore } = choices;
  return [
    `${player} (seat ${seat}):`,
    ...lays.map(
      ([hex, tile, rotation, power]) =>
        `  lay ${hex}/${tile}/${rotation}${power === undefined ? '' : ` with ${power}`}`,
    ),
    ...actions.map((action) => `  ${describe(title, state, action)}`),
    ...ranges.map(
      ({ action, field, min, max }) => `  ${describe(title, state, action)} (${field} ${min} to ${max})`,
    ),
    ...(andMore.length > 0 ? ['  or any other legal set of runs'] : []),
  ];
}
