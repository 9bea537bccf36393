/** The best plan: cities are touched on the map, in the order in which the train is to go there. */
import { capacityOf, trainOf } from '@kursbuch/crayon';
import { isVisit, planned } from '@kursbuch/puzzles/crayon/bestPlan';
import type { Puzzle } from '@kursbuch/puzzles/puzzle';
import type { Action } from '@kursbuch/table';
import { computed, signal } from '@preact/signals';
import type { PuzzleAtTable } from '../../game/shown.ts';
import { Sign } from '../../parts/Sign.tsx';
import { visitsOf } from '../drive/visits.ts';
import type { Game } from '../game/game.ts';
import { OwnOrders } from '../panels/Orders.tsx';
import { words } from '../words/index.ts';
import { puzzleUi } from '../words/puzzle.ts';
import '../../parts/answer.css';

export function planAt(game: Game, puzzle: Puzzle): PuzzleAtTable {
  const { seat } = puzzle;
  const { board } = game.title;
  const text = () => puzzleUi().bestPlan;
  const told = (worth: number): string => words().steps(worth);
  const nameOf = (city: string): string => words().cityName(game.title, city);
  const cities = signal<readonly string[]>([]);
  /** A city that no track leads to was touched. */
  const missed = signal<string | null>(null);
  const plan = computed(() => planned(game.title, game.now.value, seat, cities.value));
  const { at: start, loads } = trainOf(game.now.value, seat);
  const isEmpty = loads.length === 0;

  const show = (list: readonly string[]): void => {
    const made = planned(game.title, game.now.value, seat, list);
    if (!made) {
      missed.value = list.at(-1) ?? null;
      return;
    }
    missed.value = null;
    cities.value = list;
    visitsOf(game).value = {
      cities: list,
      way: start === null ? [] : [start, ...made.way],
      counts: list.flatMap((city, index) => {
        const [at] = board.city(city)?.at ?? [];
        const steps = made.until[index];
        return at === undefined || steps === undefined ? [] : [{ at, steps }];
      }),
      // Where it is already it need not go.
      touch: (city) => {
        if (city !== cities.value.at(-1)) show([...cities.value, city]);
      },
    };
  };
  show([]);

  return {
    Mark: () => <Sign game={game} seat={seat} big />,
    asks: () => text().asks,
    headline: () => text().headline,
    how: () => (missed.value === null ? text().how : text().noWay(nameOf(missed.value))),
    isActed: false,
    answer: () => cities.value.map((city): Action => ({ type: 'visit', city }) as Action),
    soFar: () => plan.value?.until.at(-1) ?? 0,
    soFarName: () => text().soFar,
    told,
    title: (isBest) => (isBest ? text().bestTitle : text().title),
    Answer: ({ isBest }) => (
      <div class="answer">
        {cities.value.length === 0 && <p class="dim">{text().none}</p>}
        <ol>
          {cities.value.map((city, index) => (
            <li key={index} class="answer-line">
              <span>{nameOf(city)}</span>
              <b>{plan.value?.until[index]}</b>
            </li>
          ))}
        </ol>
        <p class="dim">{text().served(plan.value?.served ?? 0)}</p>
        {cities.value.length > 0 && !isBest && (
          <button type="button" class="btn line-btn" onClick={() => show(cities.value.slice(0, -1))}>
            {text().shorter}
          </button>
        )}
        <OwnOrders game={game} />
      </div>
    ),
    notYet: () => text().notYet(plan.value?.served ?? 0),
    rules: () => text().rules(text().room(capacityOf(game.title, game.now.value, seat))),
    hint: () => text().hint(nameOf(puzzle.answer.find(isVisit)?.city ?? ''), puzzle.ways > 1),
    why() {
      const { why } = text();
      const { best, first, next, ways, effort } = puzzle;
      return [
        { text: why.compared(words().number(effort)) },
        { text: why.best(ways), worth: String(best) },
        ...(next === null ? [] : [{ text: why.next(told(next)), worth: String(next) }]),
        // Whoever has something aboard carries it all the way.
        ...(isEmpty
          ? [first > best ? { text: why.alone(told(first)), worth: String(first) } : { text: why.aloneToo }]
          : []),
      ];
    },
    hold: (actions) => show(actions.filter(isVisit).map(({ city }) => city)),
  };
}
