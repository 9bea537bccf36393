/** The map in the middle of the table: the board as it is, what is in the hand, and what fingers mean. */
import { type EdgeId, figuresOf, type MilepostId } from '@kursbuch/crayon';
import type { Words } from '@kursbuch/words/crayon';
import { useMemo, useRef } from 'preact/hooks';
import { reasonMarks } from '../../parts/map/reasonMarks.ts';
import { isPointedAt } from '../../parts/pointed.ts';
import { isWide } from '../../parts/screen.ts';
import type { DrawnBoard } from '../board/scene.ts';
import { drawPlan } from '../draw/drawPlan.ts';
import type { Game } from '../game/game.ts';
import { CrayonMap } from '../map/CrayonMap.tsx';
import { cityControl } from '../map/Hits.tsx';
import { litOrder } from '../orders/lit.ts';
import { words } from '../words/index.ts';
import { hearsOf } from './hears.ts';
import { sceneOf } from './scene.tsx';

export function MapStage({ game }: { readonly game: Game }) {
  const said = words();
  const drawn = useMemo(() => drawnBoard(game, said), [game, said]);
  const lit = litOrder(game).value;
  const { board } = game.title;
  const seat = game.seat.value;
  const train = seat === null ? null : (game.shown.value.trains[seat]?.at ?? null);
  const meant = board.cities.filter(({ id }) => isPointedAt(cityControl(id))).flatMap(({ at }) => at);
  const hinted = [...hintedPlaces(game, sceneOf(game).value.hinted ?? []), ...meant];
  const followed = useRef<readonly MilepostId[]>([]);
  // What the guide speaks of comes into sight, and stays there while it is drawn.
  if (hinted.length > 0) followed.current = hinted;
  else if (!drawPlan(game).drafted.value) followed.current = train === null ? [] : [train];
  const marks = reasonMarks(game).value;
  // On a phone the bar grows over the map with what was drawn: its end stays in sight.
  const end = isWide.value ? undefined : drawPlan(game).resting.value?.segments.at(-1)?.[1];
  const inView = useMemo(() => {
    const cities = lit
      ? [...lit.from, ...(lit.to === null ? [] : [lit.to])]
      : marks.map(({ place }) => place);
    const places = cities.flatMap((city) => board.city(city)?.at[0] ?? []);
    return places.length === 0 && end !== undefined ? [end] : places;
  }, [lit, marks, board, end]);
  return (
    <CrayonMap
      memory={game}
      drawn={drawn}
      scene={sceneOf(game).value}
      hears={hearsOf(game)}
      isPast={game.isPast.value}
      first={followed.current}
      inView={inView}
    />
  );
}

/** Both ends of the edges that the guide speaks of. */
const hintedPlaces = ({ title: { board } }: Game, edges: readonly EdgeId[]): readonly MilepostId[] =>
  edges.flatMap((id) => {
    const edge = board.edges[id];
    return edge ? [edge.a, edge.b] : [];
  });

function drawnBoard({ title, look, start }: Game, said: Words): DrawnBoard {
  const { geography, pictograms } = look;
  return {
    board: title.board,
    geography,
    pictograms,
    names: {
      city: (id) => said.cityName(title, id),
      good: (id) => said.goodName(title, id),
      port: (id) => said.portName(title, id),
      water: (id) => said.waterName(title, id),
    },
    extra: figuresOf(title, start).water,
  };
}
