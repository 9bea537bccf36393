/** The best tile, or the best station: it is chosen on the map as in any turn, and lies there in the hand. */
import type { EighteenAction } from '@kursbuch/eighteen';
import type { Puzzle } from '@kursbuch/puzzles/puzzle';
import type { Action } from '@kursbuch/table';
import type { PuzzleAtTable } from '../../game/shown.ts';
import { isWide } from '../../parts/screen.ts';
import { placeName } from '../board/placeNames.ts';
import { TileIcon } from '../board/TileIcon.tsx';
import type { ActionOf, Game } from '../game/game.ts';
import { BuildTray } from '../map/BuildTray.tsx';
import { MarkIcon } from '../parts/Mark.tsx';
import { words } from '../words/index.ts';
import { puzzleUi } from '../words/puzzle.ts';
import { trainNames } from './trains.ts';
import '../../parts/answer.css';

type Build = ActionOf<'layTile' | 'placeStation'>;

const isBuild = (action: Action | undefined): action is Build =>
  action?.type === 'layTile' || action?.type === 'placeStation';

const placeOf = (game: Game, { hex }: Build): string => {
  const name = placeName(game.title, hex);
  return name ? `${name} ${hex}` : hex;
};

export function buildAt(game: Game, puzzle: Puzzle): PuzzleAtTable {
  const { company = '', seat } = puzzle;
  const isTile = puzzle.kind === 'bestTile';
  const text = () => (isTile ? puzzleUi().bestTile : puzzleUi().bestStation);
  const told = (worth: number): string => words().money(game.title, worth);
  const inHand = (): Build | null => {
    const action = game.draft.value?.action;
    return isBuild(action) ? action : null;
  };
  return {
    Mark: () => <MarkIcon look={game.look} company={company} size={48} label={false} />,
    asks: () => text().asks,
    headline: () => text().headline(company),
    how: () => text().how,
    isActed: false,
    answer() {
      const build = inHand();
      return build ? [build] : [];
    },
    // What it is worth is what is asked.
    soFar: () => puzzle.first,
    soFarName: () => text().soFar,
    told,
    title: (isBest) => (isBest ? text().bestTitle : text().title),
    Answer: ({ isBest }) => <Built game={game} build={inHand()} isBest={isBest} />,
    notYet: () => text().notYet,
    rules: () => text().rules(company, trainNames(game, company)),
    hint() {
      const build = puzzle.answer.find(isBuild);
      const { bestTile, bestStation } = puzzleUi();
      if (!isTile) return bestStation.hint(told(puzzle.best - puzzle.first));
      return bestTile.hint(build ? placeOf(game, build) : '', puzzle.ways > 1);
    },
    why() {
      const { why } = text();
      const { build } = puzzleUi();
      const { best, first, next, ways, compared } = puzzle;
      const { number } = words();
      return [
        { text: why.compared(compared) },
        { text: build.without(told(first)), worth: number(first) },
        { text: why.best(ways), worth: number(best) },
        ...(next === null ? [] : [{ text: build.next(told(next)), worth: number(next) }]),
      ];
    },
    hold(actions) {
      const build = actions.find(isBuild);
      if (build) void game.choose(seat, build as EighteenAction);
      else game.letGo();
    },
  };
}

function Built({
  game,
  build,
  isBest,
}: {
  readonly game: Game;
  readonly build: Build | null;
  readonly isBest: boolean;
}) {
  const { bestTile, bestStation } = puzzleUi();
  const isTile = build?.type === 'layTile';
  return (
    <div class="answer">
      {build ? (
        <p class="answer-built">
          {isTile && <TileIcon title={game.title} tile={build.tile} rotation={build.rotation} size={58} />}
          <b>
            {isTile
              ? bestTile.chosen(build.tile, placeOf(game, build))
              : bestStation.chosen(placeOf(game, build))}
          </b>
        </p>
      ) : (
        <p class="dim">{bestTile.none}</p>
      )}
      {!isWide.value && !isBest && <BuildTray game={game} compact />}
    </div>
  );
}
