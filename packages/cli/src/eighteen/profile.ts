/** How a game of 18xx is played, in figures that the family has; what only a title has it adds itself. */
import type {
  CompanyId,
  EighteenAction,
  EighteenEvent,
  EighteenState,
  LoadedEighteen,
  Title,
} from '@kursbuch/eighteen';
import type { Profiling } from '../families.ts';

/** The round in which all companies' runs are added up, the one by which trains are looked at, and the kind looked for. */
const LATE = 12;
const TRAINS_BY = 10;
const SIXTH = 6;
/** The stock round by which companies are counted. */
const FLOATED_BY = 3;

type Own = NonNullable<Awaited<ReturnType<NonNullable<LoadedEighteen['player']>>>['figures']>;

export function profiling(
  title: Title,
  own: Own | undefined,
): Profiling<EighteenState, EighteenAction, EighteenEvent> {
  const seen: EighteenEvent[] = [];
  const opening: string[] = [];
  /** Operating rounds that have begun. */
  let rounds = 0;
  let turn: { readonly company: CompanyId; hasRun: boolean } | undefined;
  const begun = new Set<CompanyId>();
  let [turns, idle, handed, stations, late, floated] = [0, 0, 0, 0, 0, 0];
  let sixth: number | undefined;

  /** A turn that is over: a company's first is for track and a train. */
  function closeTurn(): void {
    if (!turn) return;
    if (begun.has(turn.company)) {
      turns++;
      if (!turn.hasRun) idle++;
    }
    begun.add(turn.company);
    turn = undefined;
  }

  function count(before: EighteenState, event: EighteenEvent): void {
    seen.push(event);
    switch (event.type) {
      case 'roundBegan':
        closeTurn();
        if (event.round.kind === 'operating') rounds++;
        if (rounds > TRAINS_BY) sixth ??= 0;
        break;
      case 'turnBegan':
        closeTurn();
        turn = { company: event.company, hasRun: false };
        break;
      case 'trainsRun':
        if (turn?.company === event.company && event.revenue > 0) turn.hasRun = true;
        if (rounds === LATE) late += event.revenue;
        break;
      case 'phaseBegan':
        if (title.phases.findIndex(({ name }) => name === event.phase) >= SIXTH - 1) sixth ??= 1;
        break;
      case 'floated':
        if (isBy(before.round, FLOATED_BY)) floated++;
        break;
      case 'paid':
        if (event.why === 'train' && isHandedOver(title, before, event)) handed++;
        break;
    }
  }

  return {
    see(before, { seat, action }, events) {
      if (rounds === 0) opening.push(JSON.stringify([seat, action]));
      for (const event of events) count(before, event as EighteenEvent);
      if (action.type === 'placeStation') stations++;
    },
    figures: () => ({
      'operating rounds': rounds,
      'turns without a run after a company’s first, %': turns > 0 ? (100 * idle) / turns : undefined,
      'trains handed to a sister company for the least price': handed,
      'stations placed': stations,
      'stations placed a round': rounds > 0 ? stations / rounds : undefined,
      [`revenue of all companies in operating round ${LATE}`]: rounds >= LATE ? late : undefined,
      [`companies floated by stock round ${FLOATED_BY}`]: floated,
      [`sixth phase by operating round ${TRAINS_BY}, part of games`]: sixth,
      ...own?.(seen),
    }),
    opening: () => opening.join('\n'),
  };
}

/** Before the companies of that stock round have their turns. */
const isBy = ({ kind, set }: EighteenState['round'], round: number): boolean =>
  set < round || (set === round && kind !== 'operating');

/** From one company to another of the same player, for the least that may be paid. */
function isHandedOver(
  title: Title,
  state: EighteenState,
  { from, to, amount }: Extract<EighteenEvent, { readonly type: 'paid' }>,
): boolean {
  if (typeof from !== 'string' || typeof to !== 'string') return false;
  if (!title.companies.has(from) || !title.companies.has(to)) return false;
  const { speaker } = title.operating;
  return amount <= title.fleet.leastPrice(state) && speaker(state, from) === speaker(state, to);
}
