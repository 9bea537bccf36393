/** The map: pan, zoom, lay, place, run. */
import './map.css';
import type { HexId } from '@kursbuch/eighteen';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { isWide } from '../../parts/screen.ts';
import { type Detail, detailAt } from '../board/detail.ts';
import { figure } from '../board/geometry.ts';
import { boxOf, fittedBelow, type View } from '../board/viewport.ts';
import type { Game } from '../game/game.ts';
import { LitCard, LitTrack, LitVeil, RunList } from '../later/laterParts.ts';
import { layPlan } from '../lay/layPlan.ts';
import { TileTray } from '../lay/TileTray.tsx';
import { litOf } from '../runs/lit.ts';
import { runPlan } from '../runs/runPlan.ts';
import { ui } from '../words/index.ts';
import { HexHits } from './HexHits.tsx';
import { coverOf, startView, useChoicesInView } from './inView.ts';
import { Grounds, Rings, RunLayer, SideLines, Stops, Texts, Top, Tracks } from './MapLayers.tsx';
import { hearHexKey, useMapKeys, ZOOM } from './mapKeys.ts';
import { mapTouch } from './mapTouch.ts';
import { useNetworkInView } from './networkInView.ts';
import { type PanZoom, panZoom } from './panZoom.ts';
import { Rulers } from './Rulers.tsx';
import { sceneOf } from './scene.ts';

/** Where a game's map was left, for when it is looked at again. */
const left = new WeakMap<Game, View>();

export function MapView({ game }: { readonly game: Game }) {
  const frame = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const moves = useRef<PanZoom | null>(null);
  const detail = useSignal<Detail>('names');
  /** The hex the keys stand on. */
  const current = useSignal<HexId | null>(null);
  const { board } = game.title;
  const { MapKey } = game.look;
  const box = useMemo(() => boxOf(board, 22), [board]);
  const touch = useMemo(
    () =>
      mapTouch(game, (hex) => {
        current.value = hex;
      }),
    [game],
  );
  const text = ui().board;
  const isLit = litOf(game).company.value !== null;
  const keepInView = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!frame.current || !plane.current || !svg.current) return undefined;
    const moving = panZoom({
      frame: frame.current,
      plane: plane.current,
      svg: svg.current,
      box,
      fit: (size) => fittedBelow(board, size, coverOf(frame.current)),
      start: (size) => left.get(game) ?? startView(game, size, coverOf(frame.current)),
      covered: () => keepInView.current(),
      settled(view, upright) {
        detail.value = detailAt(view.scale * 100);
        frame.current?.classList.toggle('near', view.scale >= 1);
        left.set(game, upright);
      },
    });
    moves.current = moving;
    return () => {
      moving.close();
      moves.current = null;
    };
  }, [game, board, box]);
  useMapKeys(game, moves);
  useChoicesInView(game, moves, frame, keepInView);
  useNetworkInView(game, moves, frame, box);

  return (
    <div class={`map-view${game.isPast.value ? ' past' : ''}`} ref={frame}>
      <div class="map-plane" ref={plane}>
        {/* biome-ignore lint/a11y/useSemanticElements: a map is no fieldset */}
        <svg
          class="map"
          ref={svg}
          viewBox={`${figure(box.x)} ${figure(box.y)} ${figure(box.width)} ${figure(box.height)}`}
          role="group"
          aria-label={text.map}
          aria-description={text.mapHint}
          onClick={(event) => touch(moves.current, event)}
          onKeyDown={(event) => hearHexKey(game, moves.current, current, event)}
        >
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: drawings take no focus */}
          <g aria-hidden="true">
            <Grounds game={game} />
            <Rings game={game} />
            <SideLines game={game} />
            <Tracks game={game} />
            {isLit && <LitTrack game={game} pictures={sceneOf(game).pictures.value} />}
            <RunLayer game={game} />
            <Stops game={game} />
            <Texts game={game} detail={detail} />
            {isLit && <LitVeil game={game} pictures={sceneOf(game).pictures.value} />}
          </g>
          {MapKey && <MapKey />}
          <HexHits game={game} current={current} />
          <Top game={game} />
        </svg>
      </div>
      <Rulers board={board} />
      <div class="zoom map-over">
        <ZoomButton name="minus" label={text.zoomOut} act={() => moves.current?.zoom(1 / ZOOM)} />
        <ZoomButton name="fit" label={text.fit} act={() => moves.current?.fit()} />
        <ZoomButton name="plus" label={text.zoomIn} act={() => moves.current?.zoom(ZOOM)} />
      </div>
      {isWide.value && <TileTray game={game} />}
      {isWide.value && <RunTray game={game} />}
      {isLit && <LitCard game={game} moves={moves} />}
    </div>
  );
}

/** The runs of the turn, over the map where there is room. */
function RunTray({ game }: { readonly game: Game }) {
  if (runPlan(game).company.value === null || layPlan(game).hex.value !== null) return null;
  return (
    <section class="tray map-over run-tray" aria-label={ui().board.runs}>
      <RunList game={game} />
    </section>
  );
}

function ZoomButton({
  name,
  label,
  act,
}: {
  readonly name: 'minus' | 'fit' | 'plus';
  readonly label: string;
  act(): void;
}) {
  return (
    <button type="button" class={`icon ${name}`} aria-label={label} title={label} onClick={act}>
      <Icon name={name} />
    </button>
  );
}
