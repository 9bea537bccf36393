/** What a crayon game tells of its end: money, large cities, deliveries; how it came to that; what will be remembered. */
import { type CrayonState, networkOf } from '@kursbuch/crayon';
import { ranked, type Seat } from '@kursbuch/table';
import { type Chart, dashOf, type Ending, type KeyMoment, type Ranked } from '../../end/ending.ts';
import { Sign } from '../../parts/Sign.tsx';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';

/** A purse is for its owner alone until the game is over, whoever else sits at this screen. */
const isInSight = (game: Game, seat: Seat): boolean =>
  game.now.value.result !== null || game.eye.value === seat;

/** The table after a round. */
interface Point {
  readonly round: number;
  readonly state: CrayonState;
  /** Earned with orders by then, by seat. */
  readonly income: readonly number[];
}

/** A point for the start, the end of every round, and now. */
function pointsOf(game: Game): readonly Point[] {
  const steps = game.steps.value;
  const income = game.start.players.map(() => 0);
  const points: Point[] = [{ round: 0, state: game.stateAt(0), income: [...income] }];
  steps.forEach(({ events }, index) => {
    for (const event of events) {
      if (event.type === 'delivered') income[event.seat] = (income[event.seat] ?? 0) + event.pays;
      if (event.type === 'roundBegan' && event.round > 1)
        points.push({ round: event.round - 1, state: game.stateAt(index), income: [...income] });
    }
  });
  const last = game.stateAt(steps.length);
  return [...points, { round: last.round, state: last, income: [...income] }];
}

export function endingOf(game: Game): Ending {
  const points = pointsOf(game);
  const text = ui().end;
  return {
    score: text.money,
    ...ranking(game),
    points: points.map(({ round }, index) => ({
      short: String(round),
      isMajor: round % 5 === 0,
      isNow: index === points.length - 1 && game.now.value.result === null,
    })),
    charts: [
      // Purses come into sight with the end; before it only one's own is known.
      chart(
        game,
        'money',
        text.money,
        game.now.value.result ? text.moneyHint : text.moneyHintBefore,
        (seat) => points.map(({ state }) => (isInSight(game, seat) ? (state.purses[seat] ?? null) : null)),
      ),
      chart(game, 'income', text.income, text.incomeHint, (seat) =>
        points.map(({ income }) => income[seat] ?? 0),
      ),
      chart(game, 'track', text.track, text.trackHint, (seat) =>
        points.map(({ state }) => Object.values(state.track).filter((owner) => owner === seat).length),
      ),
    ],
    moments: momentsOf(game),
  };
}

function chart(
  game: Game,
  key: string,
  title: string,
  hint: string,
  valuesOf: (seat: Seat) => readonly (number | null)[],
): Chart {
  return {
    key,
    title,
    hint,
    courses: game.start.players.map((name, seat) => {
      const { colour } = game.sitter(seat);
      return {
        key: String(seat),
        name,
        color: `var(--player-${colour})`,
        dash: dashOf(colour - 1),
        values: valuesOf(seat),
      };
    }),
  };
}

function ranking(game: Game): Pick<Ending, 'parts' | 'ranked'> {
  const text = ui().end;
  const state = game.now.value;
  const result = state.result ?? { scores: state.purses.map((cash) => cash ?? 0) };
  const deliveries = game.start.players.map(() => 0);
  for (const { events } of game.steps.value)
    for (const event of events)
      if (event.type === 'delivered') deliveries[event.seat] = (deliveries[event.seat] ?? 0) + 1;
  return {
    parts: [
      { key: 'cities', name: text.cities, begins: true },
      { key: 'deliveries', name: text.deliveries },
      { key: 'track', name: text.built },
    ],
    ranked: ranked(result).map(
      ({ seat, score, place }): Ranked => ({
        seat,
        score,
        place,
        note: null,
        parts: [
          networkOf(game.title, state, seat).large.size,
          deliveries[seat] ?? 0,
          Object.values(state.track).filter((owner) => owner === seat).length,
        ],
      }),
    ),
  };
}

/** Of an event its name, without what it does. Any other line is one sentence, whatever stops stand in it: "33 Mio. ab." */
const news = (type: string, line: string): string =>
  type === 'incidentDrawn' ? `${line.split('. ')[0]}.` : line;

/** So many can be taken in at a glance. */
const MOST = 12;

/** Events, the richest deliveries, what was told, and the end. */
function momentsOf(game: Game): readonly KeyMoment[] {
  const found: { at: number; pays: number; seat: Seat; text: string; round: number }[] = [];
  /** Who has that much says so with every order he serves: only the first time is news. */
  const rich = new Set<Seat>();
  game.steps.value.forEach(({ events }, step) => {
    const before = game.stateAt(step);
    for (const event of events) {
      const isNews =
        event.type === 'delivered' || event.type === 'wealthTold' || event.type === 'segmentsLost';
      if (!isNews && event.type !== 'incidentDrawn') continue;
      if (event.type === 'wealthTold' && rich.has(event.seat)) continue;
      if (event.type === 'wealthTold') rich.add(event.seat);
      const [line] = words().tell(game.title, before, [event]);
      if (!line) continue;
      const seat = 'seat' in event ? event.seat : 0;
      const pays = event.type === 'delivered' ? event.pays : event.type === 'incidentDrawn' ? 20 : 99;
      // In its own round, though the step that brought it began the next one.
      const at = game.stateAt(step + 1).round === before.round ? step + 1 : step;
      found.push({ at, pays, seat, text: news(event.type, line.text), round: before.round });
    }
  });
  return found
    .toSorted((one, other) => other.pays - one.pays)
    .slice(0, MOST)
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, seat, text, round }, index) => ({
      key: `${at} ${index}`,
      at,
      when: words().roundName(round),
      mark: <Sign game={game} seat={seat} />,
      text,
    }));
}
