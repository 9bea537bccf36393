/** The runs of the turn: train, stops and value, what they bring together, and whether more is possible. */
import './runs.css';
import { toldAt, viewsAt } from '../game/contributions.ts';
import type { Game } from '../game/game.ts';
import { boardUi } from '../words/board.ts';
import { words } from '../words/index.ts';
import { runPlan, type TrainPlan } from './runPlan.ts';

export function RunList({ game }: { readonly game: Game }) {
  const plan = runPlan(game);
  const text = boardUi();
  if (plan.company.value === null) return null;
  const { value: best } = plan.best;
  return (
    <div class="run-list">
      {viewsAt(game, 'runs').map((View, index) => (
        <View key={index} game={game} />
      ))}
      <ul aria-label={text.runs}>
        {plan.trains.value.map((one) => (
          <RunRow key={one.train} game={game} plan={one} />
        ))}
      </ul>
      <p class="run-sum" role="status">
        <span>
          <RunStatus game={game} />
        </span>
        {plan.revenue.value !== null && <b>{words().money(game.title, plan.revenue.value)}</b>}
      </p>
      <div class="run-acts">
        {viewsAt(game, 'runActs').map((View, index) => (
          <View key={index} game={game} />
        ))}
        {best && !best.optimal && !plan.isStopped.value && (
          <button type="button" class="btn quiet" onClick={plan.enough}>
            {text.enough}
          </button>
        )}
        {plan.isOwn.value && (
          <button type="button" class="btn quiet" onClick={plan.reset}>
            {text.bestRuns}
          </button>
        )}
      </div>
    </div>
  );
}

function RunRow({ game, plan: one }: { readonly game: Game; readonly plan: TrainPlan }) {
  const plan = runPlan(game);
  const text = boardUi();
  const { train, kind, number, way, revenue } = one;
  const isChanging = plan.changing.value === train;
  const names = words()
    .wayNames(game.title, game.now.value, way.stops)
    .map((name, index) => (one.skipped.has(way.stops[index] ?? '') ? `(${name})` : name));
  const goes = names.length > 0 ? names.join(' – ') : text.staysHome;
  const notes = [
    ...(one.skipped.size > 0 ? [text.skips(way.stops.length - one.skipped.size, way.stops.length)] : []),
    ...toldAt(game, 'run', { title: game.title, state: game.now.value }, one),
  ];
  return (
    <li class={isChanging ? 'on' : ''}>
      <button
        type="button"
        class="run-row"
        aria-pressed={isChanging}
        title={text.change}
        onClick={() => plan.change(isChanging ? null : train)}
      >
        <span class={`train run-box run${number}`}>{kind}</span>
        <span class="run-stops">
          {goes}
          {notes.length > 0 && <small>{notes.join(', ')}</small>}
        </span>
        <b>{revenue === null ? '–' : words().number(revenue)}</b>
      </button>
      {viewsAt(game, 'run').map((View, index) => (
        <View key={index} game={game} plan={one} />
      ))}
      {isChanging && way.stops.length > 0 && (
        <button type="button" class="btn quiet run-clear" onClick={() => plan.clear(train)}>
          {text.clear}
        </button>
      )}
    </li>
  );
}

/** Whether more is possible, or how the run is changed. */
function RunStatus({ game }: { readonly game: Game }) {
  const plan = runPlan(game);
  const text = boardUi();
  const [best, revenue] = [plan.best.value, plan.revenue.value];
  const money = (amount: number): string => words().money(game.title, amount);
  const all = (revenue ?? 0) + (plan.carrier.value?.amount ?? 0);
  if (plan.changing.value !== null) return <>{text.touchStops}</>;
  if (!best) return <>{text.searching}</>;
  if (revenue === null) return <>{text.notLegal}</>;
  if (plan.isOwn.value && all < best.revenue) return <>{text.lessThanBest(money(best.revenue - all))}</>;
  if (best.optimal) return <>{text.proved}</>;
  return <>{text.bestSoFar(money(best.revenue), money(best.bound))}</>;
}
