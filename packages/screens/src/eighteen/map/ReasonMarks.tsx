/** The numbers of a hint's reasons, beside the hexes they speak of. */
import { reasonMarks } from '../../parts/map/reasonMarks.ts';
import { add, at, centre, polar, R } from '../board/geometry.ts';
import type { Game } from '../game/game.ts';
import type { Sheet } from './sheets.ts';

/** Left and right above the hex: what is in the hand is turned from below. */
const ABOVE = [-126, -54];

export function ReasonMarks({ game, sheet }: { readonly game: Game; readonly sheet: Sheet }) {
  const { orientation } = game.title.board;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: drawings take no focus
    <g class="reason-marks" aria-hidden="true">
      {reasonMarks(game).value.flatMap(({ place, numbers }) =>
        sheet.board.hexes.has(place)
          ? numbers.map((number, index) => (
              <g
                key={`${place} ${number}`}
                data-reason={number}
                transform={at(add(centre(orientation, place), polar(ABOVE[index] ?? -90, R)))}
              >
                <circle r="14" />
                <text y="5.5" font-size="16">
                  {number}
                </text>
              </g>
            ))
          : [],
      )}
    </g>
  );
}
