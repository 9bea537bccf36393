/** What players will remember: first trains, changes of director, ruin, the best run. */
import {
  type CompanyId,
  type EighteenState,
  priceOf,
  type RoundState,
  type TrainKind,
} from '@kursbuch/eighteen';
import { type Seat, sameData } from '@kursbuch/table';
import { after, type Happening } from '../game/game.ts';
import type { Played } from './course.ts';

interface Where {
  readonly round: RoundState;
  /** The step that brought it. */
  readonly step: number;
  /** After so many steps it can be looked at: in its own round, though the step that brought it began the next one. */
  readonly at: number;
}

export type Moment = Where &
  (
    | {
        readonly kind: 'firstTrain';
        readonly company: CompanyId;
        readonly train: TrainKind;
        /** The kinds it made worthless. */
        readonly scraps: readonly TrainKind[];
      }
    | { readonly kind: 'bestRun'; readonly company: CompanyId; readonly revenue: number }
    | {
        /** Told as the log tells it. */
        readonly kind: 'event';
        readonly event: Happening;
        readonly before: EighteenState;
        readonly company: CompanyId | null;
        readonly seat: Seat | null;
        /** Of several the greater are remembered: the price of the company that changed hands; 0 is always remembered. */
        readonly price: number;
      }
  );

/** So many can be taken in at a glance. */
const MOST = 12;

/** Events worth remembering, beside first trains and the best run. */
const TOLD: ReadonlySet<Happening['type']> = new Set([
  'directorChanged',
  'wentBankrupt',
  'companyClosed',
  'bankBroke',
]);

export function momentsOf({ title, steps, stateAt }: Played): readonly Moment[] {
  const moments: Moment[] = [];
  const kinds = new Set<TrainKind>();
  let best: Extract<Moment, { kind: 'bestRun' }> | undefined;
  steps.forEach(({ events }, step) => {
    // Only steps that hold something to remember are gone through event by event.
    const has = events.some(({ type }) => TOLD.has(type) || type === 'trainMoved' || type === 'trainsRun');
    if (!has) return;
    let state = stateAt(step);
    const [before, then] = [state.round, stateAt(step + 1).round];
    const momentOf = (round: RoundState): number =>
      !sameData(round, then) && sameData(round, before) ? step : step + 1;
    for (const event of events) {
      const where = { round: state.round, step, at: momentOf(state.round) };
      if (event.type === 'trainMoved' && event.why === 'bought') {
        const train = state.trains.find(({ id }) => id === event.train);
        if (train?.holder === 'bank' && !kinds.has(train.kind)) {
          kinds.add(train.kind);
          moments.push({
            ...where,
            kind: 'firstTrain',
            company: String(event.to),
            train: event.kind ?? train.kind,
            scraps: scrappedIn(events, state),
          });
        }
      }
      if (event.type === 'trainsRun' && event.revenue > (best?.revenue ?? 0))
        best = { ...where, kind: 'bestRun', company: event.company, revenue: event.revenue };
      if (TOLD.has(event.type))
        moments.push({
          ...where,
          kind: 'event',
          event,
          before: state,
          company: 'company' in event ? (event.company as CompanyId) : null,
          seat:
            event.type === 'wentBankrupt' ? event.seat : event.type === 'directorChanged' ? event.to : null,
          price:
            event.type === 'directorChanged' ? (priceOf(title.market, state, event.company) ?? 1) || 1 : 0,
        });
      state = after(state, [event]);
    }
  });
  return keyOnes([...moments, ...(best ? [best] : [])]);
}

/** Kinds of which trains are scrapped among these events. */
function scrappedIn(events: readonly Happening[], before: EighteenState): readonly TrainKind[] {
  const scrapped = events.flatMap((event) =>
    event.type === 'trainMoved' && event.why === 'scrapped'
      ? before.trains.filter(({ id }) => id === event.train).map(({ kind }) => kind)
      : [],
  );
  return [...new Set(scrapped)];
}

/** In their order; of changes of director, the dearest companies' as far as there is room. */
function keyOnes(moments: readonly Moment[]): readonly Moment[] {
  const changes = moments
    .flatMap((moment) => (moment.kind === 'event' && moment.price > 0 ? [moment] : []))
    .sort((one, other) => other.price - one.price);
  const dropped = new Set<Moment>(changes.slice(Math.max(0, MOST - (moments.length - changes.length))));
  return moments.filter((moment) => !dropped.has(moment)).sort((one, other) => one.step - other.step);
}
