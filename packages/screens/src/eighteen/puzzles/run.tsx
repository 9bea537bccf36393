/** The best run: trains are chosen in the list, and their stops touched on the map. */
import type { Puzzle } from '@kursbuch/puzzles/puzzle';
import type { Action } from '@kursbuch/table';
import type { PuzzleAtTable, Reason } from '../../game/shown.ts';
import { placeName } from '../board/placeNames.ts';
import { stopOf } from '../board/stopOf.ts';
import { toldAt, viewsAt } from '../game/contributions.ts';
import type { ActionOf, Game } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { runPlan, type TrainPlan } from '../runs/runPlan.ts';
import { boardUi } from '../words/board.ts';
import { words } from '../words/index.ts';
import { puzzleUi } from '../words/puzzle.ts';
import { reaches, trainNames, trainsIn } from './trains.ts';
import '../../parts/answer.css';
import '../runs/runs.css';

const isRun = (action: Action | undefined): action is ActionOf<'runTrains'> => action?.type === 'runTrains';

const nameOf = (game: Game, stop: string): string => {
  const { hex } = stopOf(stop);
  return placeName(game.title, hex) ?? hex;
};

export function runAt(game: Game, puzzle: Puzzle): PuzzleAtTable {
  const { company = '', answer } = puzzle;
  const plan = runPlan(game);
  const text = () => puzzleUi().bestRun;
  const told = (worth: number): string => words().money(game.title, worth);
  return {
    Mark: () => <MarkIcon look={game.look} company={company} size={48} label={false} />,
    asks: () => text().asks,
    headline: () => text().headline(company, trainNames(game, company)),
    how: () => text().how,
    isActed: false,
    answer: () => (plan.asked.value.runs.length > 0 ? [plan.asked.value] : []),
    soFar: () =>
      plan.revenue.value === null ? null : plan.revenue.value + (plan.carrier.value?.amount ?? 0),
    soFarName: () => text().soFar,
    told,
    title: (isBest) => (isBest ? text().bestTitle : text().title),
    Answer: ({ isBest }) => <Runs game={game} isBest={isBest} />,
    notYet: () => text().notYet,
    rules() {
      const { rules } = text();
      const trains = trainsIn(game, company);
      return [
        rules.station(company),
        rules.track(trains.length),
        ...reaches(game, company).map(([kind, far]) => rules.reach(kind, far)),
        ...(trains.some(({ skips }) => skips) ? [rules.skips] : []),
        ...(game.title.runs.runRules(game.now.value, company).carries ? [rules.carries] : []),
      ];
    },
    hint() {
      const [run] = answer.filter(isRun).flatMap((one) => one.runs);
      const kind = trainsIn(game, company).find(({ id }) => id === run?.train)?.kind ?? '';
      return text().hint(kind, nameOf(game, run?.stops.at(-1) ?? ''), puzzle.ways > 1);
    },
    why(): readonly Reason[] {
      const { why } = text();
      const { best, first, next, ways, compared } = puzzle;
      const isOne = trainsIn(game, company).length === 1;
      const greedy: Reason =
        first < best
          ? { text: why.greedy(told(first), told(best - first)), worth: words().number(first) }
          : { text: why.greedyToo, worth: words().number(first) };
      return [
        { text: why.compared(company, compared) },
        // With one train there is nothing to take before or after.
        ...(isOne ? [] : [greedy]),
        { text: why.best(ways), worth: words().number(best) },
        ...(next === null ? [] : [{ text: why.next(told(next)), worth: words().number(next) }]),
      ];
    },
    hold(actions) {
      const made = actions.find(isRun);
      plan.follow(made ?? { type: 'runTrains', runs: [] });
      plan.change(made ? null : (trainsIn(game, company)[0]?.id ?? null));
    },
  };
}

function Runs({ game, isBest }: { readonly game: Game; readonly isBest: boolean }) {
  const plan = runPlan(game);
  const text = puzzleUi().bestRun;
  const { value: revenue } = plan.revenue;
  return (
    <div class="answer run-list">
      {viewsAt(game, 'runs').map((View, index) => (
        <View key={index} game={game} />
      ))}
      <ul aria-label={isBest ? text.bestTitle : text.title}>
        {plan.trains.value.map((one) => (
          <RunRow key={one.train} game={game} plan={one} />
        ))}
      </ul>
      <p class="answer-sum">
        <b>{text.together}</b>
        <b>
          {revenue === null
            ? boardUi().notLegal
            : words().money(game.title, revenue + (plan.carrier.value?.amount ?? 0))}
        </b>
      </p>
    </div>
  );
}

function RunRow({ game, plan: one }: { readonly game: Game; readonly plan: TrainPlan }) {
  const plan = runPlan(game);
  const text = puzzleUi().bestRun;
  const { train, kind, number, way, revenue, values, bonus, objection } = one;
  const isChanging = plan.changing.value === train;
  const goes = words().wayNames(game.title, game.now.value, way.stops).join(' – ');
  const notes = toldAt(game, 'run', { title: game.title, state: game.now.value }, one);
  const sums = [...values, ...(bonus > 0 ? [bonus] : [])].map((value) => words().number(value)).join(' + ');
  return (
    <li class={isChanging ? 'on' : ''}>
      <button
        type="button"
        class="run-row"
        aria-pressed={isChanging}
        onClick={() => plan.change(isChanging ? null : train)}
      >
        <span class={`train run-box run${number}`}>{kind}</span>
        <span class="run-stops">
          {goes || text.staysHome}
          {way.stops.length > 1 && objection === null && <small>{sums}</small>}
          {way.stops.length > 1 && objection !== null && (
            <small class="answer-wrong">
              {words().refusal(game.title, game.now.value, { rule: '', params: {}, ...objection })}
            </small>
          )}
          {notes.length > 0 && <small>{notes.join(', ')}</small>}
        </span>
        <b>{revenue === null || way.stops.length < 2 ? '–' : words().number(revenue)}</b>
      </button>
      {viewsAt(game, 'run').map((View, index) => (
        <View key={index} game={game} plan={one} />
      ))}
    </li>
  );
}
