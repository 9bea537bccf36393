/** Everything that may be done at a moment of a game, as data and in words. */
import type { EighteenAction, EighteenState, LoadedEighteen } from '@kursbuch/eighteen';
import type { Choice, Seat } from '@kursbuch/table';
import type { Labels } from '@kursbuch/words';
import type { Speech } from './speech.ts';

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

/** The choices of every seat that has any. */
export function choicesOf({ table }: LoadedEighteen, state: EighteenState): readonly SeatChoices[] {
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
        if (choice.includes && !choice.isWhole) andMore.add(choice.kind);
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

/** They in words, a line each. */
export function choicesText(
  { words, labels }: Speech,
  frame: Labels,
  { title }: LoadedEighteen,
  state: EighteenState,
  choices: SeatChoices,
): readonly string[] {
  const { seat, player, actions, ranges, lays, andMore } = choices;
  const inOneLine = (action: EighteenAction) => words.describe(title, state, action);
  return [
    frame.seat(player, seat),
    ...lays.map(([hex, tile, rotation, power]) => `  ${labels.lay(`${hex}/${tile}/${rotation}`, power)}`),
    ...actions.map((action) => `  ${inOneLine(action)}`),
    ...ranges.map(
      ({ action, field, min, max }) => `  ${inOneLine(action)} (${frame.range(field, min, max)})`,
    ),
    ...(andMore.length > 0 ? [`  ${labels.otherRuns}`] : []),
  ];
}
