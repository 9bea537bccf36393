/** The choices of a seat as a numbered list: ways to cities, lines to cities, goods. */

import {
  type CrayonAction,
  type CrayonState,
  figuresOf,
  isStranded,
  type LoadedCrayon,
  linesOf,
  type TurnTask,
  type Way,
  waysOf,
} from '@kursbuch/crayon';
import { type Choice, isOffered, type Seat } from '@kursbuch/table';
import type { CrayonLabels } from '@kursbuch/words/crayon/terminal.ts';
import type { Entry, Group } from '../play/atTerminal.ts';
import type { Speech } from './speech.ts';

type GroupName = keyof CrayonLabels['groups'];

const GROUP: Readonly<Record<CrayonAction['type'], GroupName>> = {
  keepOrders: 'orders',
  chooseStart: 'start',
  deliver: 'deliver',
  load: 'load',
  unload: 'load',
  giveUpLoad: 'load',
  move: 'run',
  build: 'draw',
  changeTrain: 'train',
  endMovement: 'turn',
  endTurn: 'turn',
  discardHand: 'turn',
  acceptOffer: 'answer',
  declineOffer: 'answer',
  withdrawOffer: 'agreements',
  proposeRate: 'agreements',
  proposeSupply: 'agreements',
};

const ORDER: readonly GroupName[] = [
  ...([
    'answer',
    'orders',
    'start',
    'deliver',
    'load',
    'run',
    'draw',
    'train',
    'turn',
    'agreements',
  ] as const),
];

export function menuOf(
  speech: Speech,
  loaded: LoadedCrayon,
  state: CrayonState,
  seat: Seat,
): readonly Group[] {
  const { words, labels } = speech;
  const { table, title } = loaded;
  const choices = table.choices(state, seat);
  const entries = new Map<GroupName, Entry[]>();
  const add = (action: CrayonAction, label = words.describe(title, state, action)): void => {
    const name = GROUP[action.type];
    const entry: Entry = { type: 'action', seat, action, label };
    entries.set(name, [...(entries.get(name) ?? []), entry]);
  };
  for (const choice of choices)
    if (choice.type !== 'many') add(choice.action);
    else if (choice.isWhole) for (const action of choice.list()) add(action, cardsOf(action));
  const turn = state.agenda.find((task): task is TurnTask => task.kind === 'turn');
  if (turn && turn.seat === seat) {
    if (has(choices, 'move'))
      for (const [action, label] of runs(speech, loaded, state, seat, turn)) add(action, label);
    if (has(choices, 'build'))
      for (const [action, label] of lines(speech, loaded, state, seat, turn, choices)) add(action, label);
  }
  return ORDER.flatMap((name) => {
    const found = entries.get(name);
    return found ? [{ heading: labels.groups[name], entries: found }] : [];
  });
}

const has = (choices: readonly Choice<CrayonAction>[], kind: string): boolean =>
  choices.some((choice) => choice.type === 'many' && choice.kind === kind);

const cardsOf = (action: CrayonAction): string | undefined =>
  action.type === 'keepOrders' ? action.cards.join(' ') : undefined;

type Labelled = readonly [action: CrayonAction, label: string];

/** A way to every city in reach, the nearest first. */
function runs(
  { words, labels }: Speech,
  loaded: LoadedCrayon,
  state: CrayonState,
  seat: Seat,
  turn: TurnTask,
): readonly Labelled[] {
  const { title } = loaded;
  const ways = waysOf(title, state, seat, turn);
  const here = state.trains[seat]?.at;
  return title.board.cities
    .flatMap((city) => {
      if (here !== null && here !== undefined && city.at.includes(here)) return [];
      const found = city.at
        .map((at) => ways.to(at))
        .filter((way) => way !== undefined)
        .toSorted((one, other) => one.fee - other.fee || one.steps.length - other.steps.length)[0];
      if (!found) return [];
      const action: CrayonAction = { type: 'move', way: found.steps };
      const fee = found.fee > 0 ? `, ${labels.fee(words.sum(found.fee))}` : '';
      const waits = strands(loaded, state, seat, found) ? `; ${labels.strands}` : '';
      return [
        {
          steps: found.steps.length,
          labelled: [action, `${words.describe(title, state, action)}${fee}${waits}`] as const,
        },
      ];
    })
    .toSorted((one, other) => one.steps - other.steps)
    .map(({ labelled }) => labelled);
}

/** At the end of this way the train would stand on others' track without the money to go on. */
function strands({ title }: LoadedCrayon, state: CrayonState, seat: Seat, { steps, fee }: Way): boolean {
  const train = state.trains[seat];
  const at = steps.at(-1);
  if (!train || at === undefined) return false;
  const trains = state.trains.with(seat, { ...train, at });
  const purses = state.purses.with(seat, (state.purses[seat] ?? 0) - fee);
  return isStranded(title, { ...state, trains, purses }, seat);
}

/** The cheapest line to every city that is not joined; where the money ends before it, as far as it goes. */
function lines(
  { words, labels }: Speech,
  { title }: LoadedCrayon,
  state: CrayonState,
  seat: Seat,
  turn: TurnTask,
  choices: readonly Choice<CrayonAction>[],
): readonly Labelled[] {
  const all = linesOf(title, state, seat, turn);
  const left = Math.min(figuresOf(title, state).buildLimit - turn.spent, state.purses[seat] ?? 0);
  return title.board.cities
    .flatMap((city) => {
      const line = city.at
        .map((at) => all.to(at))
        .filter((one) => one !== undefined && one.segments.length > 0)
        .toSorted((one, other) => (one?.cost ?? 0) - (other?.cost ?? 0))[0];
      if (!line) return [];
      let cost = 0;
      const within = line.costs.findIndex((one) => {
        cost += one;
        return cost > left;
      });
      const count = within < 0 ? line.segments.length : within;
      if (count === 0) return [];
      const action: CrayonAction = { type: 'build', segments: line.segments.slice(0, count) };
      if (!isOffered(choices, action)) return [];
      const paid = line.costs.slice(0, count).reduce((sum, one) => sum + one, 0);
      const label =
        within < 0
          ? words.describe(title, state, action)
          : labels.notWhole(words.cityName(title, city.id), words.sum(paid), words.sum(line.cost));
      return [{ cost: line.cost, labelled: [action, label] as const }];
    })
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ labelled }) => labelled);
}
