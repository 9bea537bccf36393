/** `kursbuch choices`: everything that may be done at a moment of a game. */
import { oneFile, readFlags, wholeNumber } from './flags.ts';
import { openGame } from './gameFile.ts';
import { speechFor } from './speech.ts';
import type { Command } from './terminal.ts';

export const choicesCommand: Command = async (args, terminal) => {
  const { values, positionals } = readFlags('choices', args, {
    at: { type: 'string' },
    json: { type: 'boolean' },
    lang: { type: 'string' },
  });
  const file = oneFile('choices', positionals, 'kursbuch choices game.json --at 30');
  const speech = await speechFor(values.lang);
  const game = await openGame(file, speech);
  const at = wholeNumber('at', values.at, { max: game.length, otherwise: game.length });
  let { start: state } = game;
  let played = 0;
  if (at > 0)
    for (const step of game.steps()) {
      if (step.problem) {
        terminal.err(`${file}: ${step.problem}`);
        return 1;
      }
      state = step.state;
      if (++played >= at) break;
    }
  const { hosted } = game;
  const seats = hosted.choices(state, speech.labels);
  if (values.json)
    terminal.out(
      JSON.stringify({ title: hosted.id, at: played, seats: seats.map(({ data }) => data) }, null, 2),
    );
  else {
    const { labels } = speech;
    terminal.out(labels.after(hosted.id, played, game.length, hosted.roundName(state)));
    if (seats.length === 0) terminal.out(state.result ? labels.isOver : labels.nobodyChooses);
    for (const { lines } of seats) terminal.out(`\n${lines.join('\n')}`);
  }
  return 0;
};
