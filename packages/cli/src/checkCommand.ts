/** `kursbuch check`: was a game from a server played by the rules, and with the seed that was promised? */
import { chanceIn, chanceProblem } from '@kursbuch/server/chance';
import { isProblem, lastSeed, parseRecord } from '@kursbuch/table';
import { InputError, oneFile, readFlags } from './flags.ts';
import { gameIn, replayProblem } from './gameFile.ts';
import { readJson } from './jsonFile.ts';
import { speechFor } from './speech.ts';
import type { Command } from './terminal.ts';

export const checkCommand: Command = async (args, terminal) => {
  const { values, positionals } = readFlags('check', args, { lang: { type: 'string' } });
  const file = oneFile('check', positionals, 'kursbuch check game.json');
  const speech = await speechFor(values.lang);
  const { check } = speech.labels;
  const input = readJson(file);
  const chance = chanceIn(input);
  if (!chance) throw new InputError((labels) => labels.check.noChance(file));
  const stop = (problem: string): number => {
    terminal.err(check.stops(file, problem));
    return 1;
  };
  if (chance.secret === null || chance.seed === null) return stop(check.wrong.notOver);
  const game = await gameIn(file, input, speech);
  const { played, problem } = replayProblem(game);
  if (problem !== undefined) return stop(problem);
  const record = parseRecord(input);
  const wrong = chanceProblem(chance, isProblem(record) ? game.setup.seed : lastSeed(record));
  if (wrong) return stop(check.wrong[wrong]);
  const seats = chance.contributions.length;
  terminal.out(seats === 0 ? check.redrawn(file, played) : check.right(file, played, seats));
  return 0;
};
