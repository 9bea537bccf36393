/** What somebody must not miss while he looks at the map: events, and what became of his offers. */
import type { CrayonState, CrayonTitle } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import { isWide } from '../../parts/screen.ts';
import { forEye } from '../game/forEye.ts';
import type { Game, Happening } from '../game/game.ts';
import { words } from '../words/index.ts';

interface Notices {
  /** The newest of them, in the order of time; those before are in the log. */
  readonly told: ReadonlySignal<readonly string[]>;
  /** How many older ones are not told here. */
  readonly more: ReadonlySignal<number>;
  /** They have been read. */
  read(): void;
}

/** So many can be read at once. */
const MOST = 3;

export const noticesOf = remembered((game: Game): Notices => {
  /** How far each seat has read. */
  const readTo = signal<ReadonlyMap<Seat, number>>(new Map());
  // Whoever comes back to a table knows what was there before his last act.
  const atFirst = game.steps.peek();
  const knownTo = (seat: Seat): number =>
    Math.max(
      0,
      atFirst.findLastIndex((step) => step.seat === seat),
    );
  const all = computed((): readonly string[] => {
    const { value: seat } = game.eye;
    const { value: steps } = game.steps;
    if (seat === null || game.isPast.value || game.now.value.result || game.now.value.round === 0) return [];
    const from = readTo.value.get(seat) ?? knownTo(seat);
    return steps.slice(from).flatMap(({ events, seat: actor }, index) => {
      const before = game.stateAt(from + index);
      return events
        .filter((event) => isNews(game.title, event, before, game.now.value, seat, actor))
        .flatMap((event) => words().tell(game.title, before, [forEye(game)(event)]))
        .map(({ text }) => text);
    });
  });
  // On a narrow screen a hint and what it speaks of need all the room there is; word of events waits beside it.
  const isInTheWay = computed(() => game.hinted.value && !isWide.value);
  return {
    told: computed(() => (isInTheWay.value ? [] : all.value.slice(-MOST))),
    more: computed(() => (isInTheWay.value ? 0 : Math.max(0, all.value.length - MOST))),
    read() {
      const { value: seat } = game.eye;
      if (seat !== null) readTo.value = new Map(readTo.value).set(seat, game.steps.value.length);
    },
  };
});

/** Does it change what this seat can do, without its own doing? */
function isNews(
  title: CrayonTitle,
  event: Happening,
  before: CrayonState,
  now: CrayonState,
  seat: Seat,
  actor: Seat | null,
): boolean {
  switch (event.type) {
    case 'incidentDrawn':
      // One that is over is news no more.
      return (
        title.incidents.get(event.card)?.lasts !== true ||
        now.incidents.some(({ card }) => card === event.card)
      );
    case 'segmentsLost':
      return true;
    case 'paid':
      return (event.for === 'tax' && event.from === seat) || (event.for === 'subsidy' && event.to === seat);
    case 'offerGone': {
      const offer = before.offers.find(({ id }) => id === event.id);
      return (
        (event.how === 'declined' && offer?.from === seat) ||
        (event.how === 'withdrawn' && offer?.to === seat)
      );
    }
    case 'rateAgreed':
      return actor !== seat && [event.rate.owner, event.rate.user].includes(seat);
    case 'supplyPromised':
      return actor !== seat && [event.promise.carrier, event.promise.to].includes(seat);
    default:
      return false;
  }
}
