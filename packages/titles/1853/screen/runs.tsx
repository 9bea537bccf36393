/** The runs of 1853: which train carries the mail, what it brings to the treasury, and places that must be run over. */

import { bestRuns, companyTurnOf, networkOf, type Run, runTrainsOf, type TrainId } from '@kursbuch/eighteen';
import {
  type ActionOf,
  eventOf,
  type Forms,
  type Game,
  type RunInPlan,
  runActions,
  runPlan,
  words,
} from '@kursbuch/screens/eighteen';
import { remembered } from '@kursbuch/screens/frame';
import type { JSX } from 'preact';
import { managerOf, ownOf } from '../rules/index.ts';
import './runs.css';
import { turnWords } from './words.ts';

interface Props {
  readonly game: Game;
}

/** "Runs and mail", and what the company must serve in this turn. */
export function RunHead({ game }: Props): JSX.Element {
  const text = turnWords();
  const state = game.now.value;
  const company = companyTurnOf(state)?.company ?? '';
  // A duty is a hex, or a stop of one.
  const places = ownOf(state).duties.map((duty) => words().hexName(game.title, duty.split(':')[0] ?? ''));
  const manager = managerOf(state, company);
  return (
    <>
      <h2 class="runs-and-mail">{text.runsAndMail}</h2>
      {places.length > 0 && <p class="run-duty">{text.mustRun(words().list([...new Set(places)]))}</p>}
      {manager !== null && <p class="run-duty">{text.leads(game.sitter(manager).name)}</p>}
    </>
  );
}

/** The ends of a run, and the mail it carries or could carry. */
export function RunNote({ game, plan: one }: Props & { readonly plan: RunInPlan }): JSX.Element | null {
  const plan = runPlan(game);
  const text = turnWords();
  const { number } = words();
  const { train, kind, way, values, carried: mail } = one;
  if (mail === null || way.stops.length < 2) return null;
  const isOn = plan.carrier.value?.train === train;
  return (
    <div class="run-mail">
      <span>{text.ends(number(values[0] ?? 0), number(values.at(-1) ?? 0))}</span>
      <button
        type="button"
        class={`mail-btn${isOn ? ' on' : ''}`}
        aria-pressed={isOn}
        aria-label={text.carries(kind, number(mail))}
        onClick={() => plan.carry(train)}
      >
        <svg class="icon-drawing" width="16" height="12" viewBox="0 0 16 12" aria-hidden="true">
          <path d="M1 1h14v10H1zM1 1l7 6l7 -6" />
        </svg>
        {text.mail(number(mail))}
      </button>
    </div>
  );
}

interface RunSet {
  readonly runs: readonly Run[];
  readonly revenue: number;
}

/** The set of runs with the highest dividend, where that is not the one that brings most with the mail. */
const highest = remembered((state: Game['now']['value']) => ({ state, known: new Map<string, RunSet>() }));

function highestOf(game: Game, company: string): RunSet {
  const { title } = game;
  const { state, known } = highest(game.now.value);
  const before = known.get(company);
  if (before) return before;
  const { carries: _without, ...rules } = title.runs.runRules(state, company);
  const trains = runTrainsOf(title, state, company);
  const network = networkOf(title.runs.runBoard(state), state, rules);
  // A rare position would keep the page waiting: what is found by then is offered.
  const { runs, revenue } = bestRuns(network, company, trains, rules, { budget: 200_000 });
  const found = { runs, revenue };
  known.set(company, found);
  return found;
}

/** A longer run or costlier ends: whichever of the two is not planned now. */
export function RunActs({ game }: Props): JSX.Element | null {
  const plan = runPlan(game);
  const company = companyTurnOf(game.now.value)?.company;
  const best = plan.best.value;
  const revenue = plan.revenue.value;
  if (company === undefined || !best?.optimal || revenue === null || !best.carrier) return null;
  // A manager pays none: what brings most is best.
  if (managerOf(game.now.value, company) !== null) return null;
  const other = highestOf(game, company);
  const dividend = best.revenue - best.carrier.amount;
  if (other.revenue <= dividend || revenue >= other.revenue) return null;
  const { number } = words();
  return (
    <button type="button" class="btn quiet" onClick={() => plan.take(other.runs, undefined)}>
      {turnWords().longer(number(other.revenue))}
    </button>
  );
}

/** The train that carries the mail, by its kind. */
const kindOf = (game: Game, train: TrainId): string =>
  game.now.value.trains.find(({ id }) => id === train)?.kind ?? train;

const { runTrains } = runActions;

export const mailRuns: Forms<ActionOf<'runTrains'>> = {
  runTrains: {
    ...runTrains,
    head(game, action, draft) {
      const ran = eventOf(draft, 'trainsRun');
      if (!ran?.carried) return runTrains.head(game, action, draft);
      const { money } = words();
      const text = turnWords();
      const isManaged = managerOf(game.now.value, ran.company) !== null;
      return (isManaged ? text.runManaged : text.runDraft)(
        money(game.title, ran.revenue),
        kindOf(game, ran.carried.train),
        money(game.title, ran.carried.amount),
      );
    },
    confirm(game, action, draft) {
      const ran = eventOf(draft, 'trainsRun');
      if (!ran?.carried) return runTrains.confirm(game, action, draft);
      return turnWords().runFor(words().money(game.title, ran.revenue), words().number(ran.carried.amount));
    },
  },
};
