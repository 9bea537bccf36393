// Games that begin at random and are played on by Steady: what privates and first companies come to (`npm run tune`).
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TitleJudgement } from '../packages/bots/src/eighteen/asking.ts';
import {
  anyBeginning,
  type Begun,
  fittedBeginnings,
  hadBy,
  hasBegun,
} from '../packages/bots/src/eighteen/beginnings.ts';
import { beside } from '../packages/bots/src/eighteen/calm.ts';
import { mannered } from '../packages/bots/src/eighteen/player.ts';
import { steadyTasks } from '../packages/bots/src/eighteen/steady.ts';
import { playWholeGame } from '../packages/bots/src/index.ts';
import type { LoadedEighteen } from '../packages/eighteen/src/index.ts';
import { isRefusal, stepsOf } from '../packages/table/src/index.ts';

/** What Steady spends on a decision. */
const STEPS = 2000;

interface Tuning {
  readonly id: string;
  readonly players: number;
  readonly loaded: LoadedEighteen;
  readonly own: TitleJudgement;
  readonly games: number;
  readonly seed: string;
}

function begunGames({ players, loaded, own, games, seed }: Tuning): readonly Begun[] {
  const { title, table } = loaded;
  const manner = { tasks: { ...steadyTasks, ...anyBeginning }, plans: true, beside } as const;
  return Array.from({ length: games }, (_, game) => `${seed}-${game}`).flatMap((each) => {
    const names = Array.from({ length: players }, (_, seat) => `P${seat + 1}`);
    const start = table.setup({ players: names, seed: each, options: {} });
    if (isRefusal(start)) throw new Error(start.reason);
    let had: Begun['had'] | undefined;
    const bots = start.players.map((_, seat) => mannered(loaded, own, manner, seat));
    const { state } = playWholeGame(table, start, bots, {
      seed: each,
      budget: () => stepsOf(STEPS),
      onState(now) {
        if (hasBegun(now)) had ??= hadBy(title, own, now);
      },
    });
    return had && state.result ? [{ had, end: state.result.scores }] : [];
  });
}

/** Weighs the beginnings for this number of players; what is known for others stays. */
export function writeBeginnings(tuning: Tuning): void {
  const { id, players, loaded, own, games, seed } = tuning;
  const played = begunGames(tuning);
  const found = fittedBeginnings(loaded.title, own, played);
  console.log(`${players} players, ${played.length} games: ${JSON.stringify(found)}`);
  const all = { ...own.beginnings, [players]: { ...found, made: `${games} ${seed}` } };
  const text = `/** Made by \`npm run tune -- ${id} beginnings PLAYERS\` with the games and the seed that each names. */
import type { Beginnings } from '@kursbuch/bots/eighteen/judging';

export const beginnings: Readonly<Record<number, Beginnings>> = ${JSON.stringify(all, null, 2)};
`;
  const file = fileURLToPath(new URL(`../packages/titles/${id}/player/beginnings.ts`, import.meta.url));
  writeFileSync(file, text);
  console.log(`written to ${file}; npm run format puts it in order`);
}
