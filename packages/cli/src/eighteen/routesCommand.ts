/** `kursbuch routes`: the best runs of the acting company at moments of a game, proved. */
import {
  actingCompany,
  bestRuns,
  checkRuns,
  type EighteenState,
  isObjection,
  networkOf,
  type Run,
  runTrainsOf,
} from '@kursbuch/eighteen';
import type { LoadedTitle } from '@kursbuch/titles';
import type { Words } from '@kursbuch/words/eighteen';
import { InputError, readFlags, wholeNumber } from '../flags.ts';
import { openGame } from '../gameFile.ts';
import { wordsIn } from '../speech.ts';
import type { Command } from '../terminal.ts';

/** What a turn could earn. `i` is the number of the action the runs are for: the state is the one before it. */
interface TurnRoutes {
  readonly i: number;
  readonly company: string;
  readonly revenue: number;
  readonly optimal: boolean;
  readonly nodes: number;
  readonly ms: number;
  readonly runs: readonly (Run & {
    readonly kind: string;
    readonly revenue: number;
    readonly values: readonly number[];
    /** What comes on top for the run as a whole. */
    readonly bonus?: number;
  })[];
}

export const routesCommand: Command = async (args, terminal) => {
  const { values, positionals } = readFlags('routes', args, {
    at: { type: 'string' },
    json: { type: 'boolean' },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0 || values.at === undefined)
    throw new InputError(
      'kursbuch routes needs one file and moments, such as: kursbuch routes game.json --at 79,83.',
    );
  const words = await wordsIn('en');
  const game = await openGame(file, words);
  const moments = values.at
    .split(',')
    .map((text) => wholeNumber('at', text, { max: game.length, otherwise: 0 }));
  const states = new Map<number, EighteenState>([[0, game.start]]);
  const last = Math.max(...moments);
  let played = 0;
  if (last > 0)
    for (const step of game.steps()) {
      if (step.problem) {
        terminal.err(`${file}: ${step.problem}`);
        return 1;
      }
      played++;
      if (moments.includes(played)) states.set(played, step.state);
      if (played >= last) break;
    }
  const found: TurnRoutes[] = [];
  for (const i of moments) {
    const state = states.get(i);
    const company = state && actingCompany(state);
    if (!state || !company) {
      terminal.err(`${file}: at ${i} no company is on turn.`);
      return 1;
    }
    const { turn, bound } = routesAt(game.loaded, state, company, i);
    found.push(turn);
    if (!values.json) terminal.out(`${inWords(words, state, turn, bound).join('\n')}\n`);
  }
  if (values.json) terminal.out(JSON.stringify(found));
  return 0;
};

function routesAt({ title }: LoadedTitle, state: EighteenState, company: string, i: number) {
  const trains = runTrainsOf(title, state, company);
  const rules = title.runs.runRules(state, company);
  const begun = performance.now();
  const { runs, revenue, optimal, bound, nodes } = bestRuns(
    networkOf(title.runs.runBoard(state), state),
    company,
    trains,
    rules,
  );
  const ms = Math.round((performance.now() - begun) * 100) / 100;
  const worth = checkRuns(title.runs.runBoard(state), state, company, trains, runs, rules);
  const priced = runs.map((run, index) => {
    const earned = isObjection(worth) ? undefined : worth.runs[index];
    const kind = trains.find((train) => train.id === run.train)?.kind ?? '';
    return {
      ...run,
      kind,
      revenue: earned?.revenue ?? 0,
      values: earned?.values ?? [],
      ...(earned?.bonus ? { bonus: earned.bonus } : {}),
    };
  });
  const turn: TurnRoutes = { i, company, revenue, optimal, nodes, ms, runs: priced };
  return { turn, bound };
}

function inWords(
  words: Words,
  state: EighteenState,
  { i, company, revenue, optimal, nodes, ms, runs }: TurnRoutes,
  bound: number,
): readonly string[] {
  return [
    `${i}: ${words.roundName(state.round)}, ${company}: ${revenue} ${optimal ? '(optimal)' : `(at most ${bound})`}, ${nodes} nodes, ${ms} ms`,
    ...(runs.length === 0 ? ['  no run'] : []),
    ...runs.map(({ kind, stops, legs, values, bonus, revenue: earned }) => {
      const [first = ''] = legs[0] ?? [];
      const path = [first, ...legs.flatMap((leg) => leg.slice(1))].join('–');
      const parts = stops
        .map((stop, index) => `${stop.replace(/:0$/, '')} ${values[index] ?? 0}`)
        .join(' + ');
      return `  ${kind}: ${path}: ${parts}${bonus === undefined ? '' : ` + bonus ${bonus}`} = ${earned}`;
    }),
  ];
}
