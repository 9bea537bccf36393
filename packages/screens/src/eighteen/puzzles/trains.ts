/** The trains of a company in a puzzle: what they are called, and how far each goes. */
import { type CompanyId, type RunTrain, runTrainsOf, trainFacts } from '@kursbuch/eighteen';
import type { Game } from '../game/game.ts';
import { reachOf } from '../surfaces/trainReach.ts';
import { words } from '../words/index.ts';
import { puzzleUi } from '../words/puzzle.ts';

export const trainsIn = (game: Game, company: CompanyId): readonly RunTrain[] =>
  runTrainsOf(game.title, game.now.value, company);

const kindsIn = (game: Game, company: CompanyId): ReadonlySet<string> =>
  new Set(trainsIn(game, company).map(({ kind }) => kind));

/** "a 5 and two 4s". */
export function trainNames(game: Game, company: CompanyId): string {
  const all = trainsIn(game, company);
  const counted = [...kindsIn(game, company)].map((kind) =>
    puzzleUi().bestRun.trains(all.filter((one) => one.kind === kind).length, kind),
  );
  return words().list(counted);
}

/** Each kind once, with its reach. */
export const reaches = (game: Game, company: CompanyId): readonly (readonly [kind: string, far: string])[] =>
  [...kindsIn(game, company)].map((kind) => [kind, reachOf(trainFacts(game.title, kind))]);
