/** `kursbuch routes`: the best runs of the acting company at moments of a game, proved. */
import type { EighteenState } from '@kursbuch/eighteen';
import { InputError, readFlags, wholeNumber } from '../flags.ts';
import { openGame } from '../gameFile.ts';
import { speechFor } from '../speech.ts';
import type { Command } from '../terminal.ts';
import { type EighteenHosted, isEighteen } from './hosted.ts';
import { routesAt, type TurnRoutes, turnsAt } from './routes.ts';

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
  const game = await openGame(file, await speechFor());
  if (!isEighteen(game)) throw new InputError(`${file}: in ${game.hosted.id} no trains run.`);
  const { hosted, length } = game;
  const moments = values.at.split(',').map((text) => wholeNumber('at', text, { max: length, otherwise: 0 }));
  const found = turnsAt(file, game, moments).map((turn) => ({
    ...routesAt(hosted.loaded.title, turn),
    state: turn.state,
  }));
  if (values.json) terminal.out(JSON.stringify(found.map(({ turn }) => turn)));
  else
    for (const { turn, state, bound } of found)
      terminal.out(`${inWords(hosted, state, turn, bound).join('\n')}\n`);
  return 0;
};

function inWords(
  hosted: EighteenHosted,
  state: EighteenState,
  { i, company, revenue, optimal, nodes, ms, runs }: TurnRoutes,
  bound: number,
): readonly string[] {
  return [
    `${i}: ${hosted.roundName(state)}, ${company}: ${revenue} ${optimal ? '(optimal)' : `(at most ${bound})`}, ${nodes} nodes, ${ms} ms`,
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
