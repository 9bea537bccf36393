/** `kursbuch choices`: everything that may be done at a moment of a game. */
import type { EighteenState } from '@kursbuch/eighteen';
import type { Choice, Seat } from '@kursbuch/table';
import type { EighteenAction, LoadedTitle } from '@kursbuch/titles';
import { InputError, readFlags, wholeNumber } from './flags.ts';
import { openGame } from './gameFile.ts';
import { type Speech, speechFor } from './speech.ts';
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
    lang: { type: 'string' },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new InputError('kursbuch choices needs one file, such as: kursbuch choices game.json --at 30.');
  const speech = await speechFor(values.lang);
  const game = await openGame(file, speech.words);
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
    const { words, labels } = speech;
    const { id } = game.loaded.title;
    terminal.out(labels.after(id, played, game.length, words.roundName(state.round)));
    if (seats.length === 0) terminal.out(state.result ? labels.isOver : labels.nobodyChooses);
    for (const seat of seats) terminal.out(`\n${inWords(speech, game.loaded, state, seat).join('\n')}`);
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

function inWords(
  { words, labels }: Speech,
  { title }: LoadedTitle,
  state: EighteenState,
  choices: SeatChoices,
): readonly string[] {
  const { seat, player, actions, ranges, lays, andMore } = choices;
  const inOneLine = (action: EighteenAction) => words.describe(title, state, action);
  return [
    labels.seat(player, seat),
    ...lays.map(([hex, tile, rotation, power]) => `  ${labels.lay(`${hex}/${tile}/${rotation}`, power)}`),
    ...actions.map((action) => `  ${inOneLine(action)}`),
    ...ranges.map(
      ({ action, field, min, max }) => `  ${inOneLine(action)} (${labels.range(field, min, max)})`,
    ),
    ...(andMore.length > 0 ? [`  ${labels.otherRuns}`] : []),
  ];
}
