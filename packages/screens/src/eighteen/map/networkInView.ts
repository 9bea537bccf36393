/** While a card lies over the map, or the bar below has grown, the network of the company it is about stays in sight. */
import { type CompanyId, companyTurnOf, type HexId, reach } from '@kursbuch/eighteen';
import { useEffect } from 'preact/hooks';
import { freestCorner } from '../../parts/map/corners.ts';
import type { PanZoom } from '../../parts/map/panZoom.ts';
import { type Box, clearOf, type Part, type Range, toScreen } from '../../parts/map/viewport.ts';
import { isWide } from '../../parts/screen.ts';
import { VALUES_FROM } from '../board/detail.ts';
import { centre, hexReach, type Point } from '../board/geometry.ts';
import { HEXES } from '../board/viewport.ts';
import { trayOf } from '../decisions/index.ts';
import { discardingIn } from '../game/discarding.ts';
import type { Game } from '../game/game.ts';
import { litOf } from '../runs/lit.ts';
import { runPlan } from '../runs/runPlan.ts';
import { coverOf, partsBelow } from './inView.ts';
import type { Sheet } from './sheets.ts';

/** The company whose decision lies over the map; null if none does. */
function companyInCard(game: Game): CompanyId | null {
  if (game.isPast.value || game.seat.value === null || game.now.value.result) return null;
  const offers = game.ownOffers.value;
  const acting = companyTurnOf(game.now.value)?.company ?? null;
  if (runPlan(game).company.value !== null) return acting;
  return trayOf(game, offers) ? (discardingIn(game) ?? acting) : null;
}

/** Stations and track within reach, and the best runs: a train may go on where others end. */
function networkHexes(game: Game, company: CompanyId): readonly HexId[] {
  const { board } = game.title;
  const state = game.now.value;
  const { paths } = reach(board, state, company);
  const found = new Set(state.stations.filter((one) => one.company === company).map(({ hex }) => hex));
  for (const { index, facts } of board.hexes.values()) if ((paths[index] ?? 0) !== 0) found.add(facts.id);
  const { company: running, best, isOwn } = runPlan(game);
  if (running.value === company && !isOwn.value)
    for (const { legs } of best.value?.runs ?? []) for (const hex of legs.flat()) found.add(hex);
  return [...found];
}

const partAround = ([x, y]: Point, [halfX, halfY]: Point): Part => ({
  left: x - halfX,
  top: y - halfY,
  right: x + halfX,
  bottom: y + halfY,
});

/** Whoever has to find the best runs himself must read what stops are worth: all of the network in sight is worth less. */
const rangeFor = ({ isUnaided }: Game): Range => (isUnaided ? { ...HEXES, least: VALUES_FROM / 100 } : HEXES);

const NOWHERE = { left: 0, top: 0, right: 0, bottom: 0 };

interface Ref<T> {
  readonly current: T | null;
}

export function useNetworkInView(
  game: Game,
  sheet: Sheet,
  moves: Ref<PanZoom>,
  frame: Ref<HTMLElement>,
  box: Box,
): void {
  const company = litOf(game).company.value === null ? companyInCard(game) : null;
  const hexes =
    company === null
      ? ''
      : networkHexes(game, company)
          .filter((hex) => sheet.board.hexes.has(hex))
          .join();
  const task = game.now.value.agenda.at(-1)?.kind ?? '';
  const { orientation } = game.title.board;
  useEffect(() => {
    const [window, stage] = [frame.current, frame.current?.parentElement];
    if (hexes === '' || !window || !stage) return undefined;
    const places = hexes.split(',').map((hex) => centre(orientation, hex));
    const cardIn = () =>
      stage.querySelector<HTMLElement>(':scope > .decision-tray, :scope > .map-view > .run-tray');
    let hasGiven = false;
    const give = (): void => {
      const moving = moves.current;
      // Whoever has moved the map since wants it there.
      if (!moving || (hasGiven && !moving.isLeaning())) return;
      const bounds = window.getBoundingClientRect();
      const trains = coverOf(window);
      const within = (one: Element | null): readonly Part[] => {
        const { left, top, right, bottom } = one?.getBoundingClientRect() ?? NOWHERE;
        if (right === left) return [];
        return [
          {
            left: left - bounds.left,
            top: top - bounds.top,
            right: right - bounds.left,
            bottom: bottom - bounds.top,
          },
        ];
      };
      const upright = moving.upright();
      const card = cardIn();
      if (card && isWide.value) {
        const [halfX, halfY] = hexReach(orientation).map((half) => half * upright.scale);
        const wanted = places.map((place) => {
          const [x, y] = toScreen(upright, place);
          return partAround([x, y], [halfX ?? 0, halfY ?? 0]);
        });
        // The line of trains is only there to be read.
        const taken = [...stage.querySelectorAll('.roster, .map-switch, .map-asides')].flatMap(within);
        card.dataset.corner = freestCorner(
          { width: card.offsetWidth, height: card.offsetHeight },
          moving.size(),
          wanted,
          taken,
        );
      }
      const over = [card, window.querySelector('.zoom')].flatMap(within);
      const next = clearOf(upright, places, hexReach(orientation), {
        box,
        size: moving.size(),
        covers: [...over, ...partsBelow(window), ...(trains ? [{ ...trains, top: 0 }] : [])],
        range: rangeFor(game),
      });
      if (next === upright && !moving.isLeaning()) return;
      hasGiven = true;
      moving.giveWay(next);
    };
    const observer = new ResizeObserver(give);
    observer.observe(window);
    const card = cardIn();
    if (card) observer.observe(card);
    return () => {
      observer.disconnect();
      if (hasGiven) moves.current?.comeBack();
    };
  }, [hexes, task, isWide.value]);
}
