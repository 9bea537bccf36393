/** The map: pan, zoom, lay, place, run. */
import '../../parts/map/mapWindow.css';
import './map.css';
import type { HexId } from '@kursbuch/eighteen';
import { batch, type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useLater } from '../../parts/later.ts';
import { Folding } from '../../parts/map/Folding.tsx';
import { useMapKeys } from '../../parts/map/mapKeys.ts';
import { type PanZoom, panZoom } from '../../parts/map/panZoom.ts';
import { inSight, type Part, type View } from '../../parts/map/viewport.ts';
import { ZoomButtons } from '../../parts/map/ZoomButtons.tsx';
import { remembered } from '../../parts/remembered.ts';
import { isWide } from '../../parts/screen.ts';
import { type Detail, detailAt } from '../board/detail.ts';
import { at, figure } from '../board/geometry.ts';
import { boxOf, fittedBelow, HEXES } from '../board/viewport.ts';
import type { Game } from '../game/game.ts';
import type { MapKey } from '../game/look.ts';
import { litOf } from '../runs/lit.ts';
import { RunList } from '../runs/RunList.tsx';
import { runPlan } from '../runs/runPlan.ts';
import { LitCard } from '../spotlight/LitCard.tsx';
import { boardUi } from '../words/board.ts';
import { ui } from '../words/index.ts';
import { BuildTray } from './BuildTray.tsx';
import { buildingOf } from './gestures.ts';
import { HexHits } from './HexHits.tsx';
import { coverOf, startView, useChoicesInView } from './inView.ts';
import { MapAside } from './MapAside.tsx';
import { Grounds, Layers, Rings, RunLayer, SideLines, Stops, Texts, Top, Tracks } from './MapLayers.tsx';
import { hearHexKey, hearTableKey } from './mapKeys.ts';
import { mapTouch } from './mapTouch.ts';
import { AreaNames, mapNames, Names, namesAround, PointedName } from './NameLayer.tsx';
import { useNetworkInView } from './networkInView.ts';
import { useStandingOver } from './over.ts';
import { ReasonMarks } from './ReasonMarks.tsx';
import { Rulers } from './Rulers.tsx';
import { type Sheet, sheetsOf } from './sheets.ts';
import { useSuggestedInView } from './suggestedInView.ts';

/** Where a game's map was left, for when it is looked at again. */
const left = remembered((_: Game) => new Map<string, View>());

const hexOf = (event: Event): HexId | null =>
  (event.target as Element).closest<SVGElement>('[data-hex]')?.dataset.hex ?? null;

export function MapView({ game }: { readonly game: Game }) {
  const sheet = sheetsOf(game).shown.value;
  // Each map has its own place and zoom.
  return <SheetView key={sheet.id} game={game} sheet={sheet} />;
}

function SheetView({ game, sheet }: { readonly game: Game; readonly sheet: Sheet }) {
  const frame = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const rulers = useRef<HTMLDivElement>(null);
  const moves = useRef<PanZoom | null>(null);
  /** Of the map at rest. */
  const scale = useSignal(1);
  /** The part of it in the window, in units of the map. */
  const sight = useSignal<Part | null>(null);
  /** Nothing is drawn before it is known how large. */
  const isPlaced = useComputed(() => sight.value !== null);
  const detail = useComputed<Detail>(() => detailAt(scale.value * 100));
  /** The hex that is pointed at, by mouse, keys or finger. */
  const pointed = useSignal<HexId | null>(null);
  /** The hex the keys stand on. */
  const current = useSignal<HexId | null>(null);
  const { board } = sheet;
  const { mapKey } = game.look;
  const box = useMemo(() => boxOf(board, 22), [board]);
  const touch = useMemo(
    () =>
      mapTouch(game, (hex) => {
        current.value = hex;
        pointed.value = hex;
      }),
    [game],
  );
  const { over, look } = useStandingOver(moves, frame);
  // A tile in the hand is there at once; where names stand around it may follow.
  const around = useLater(useMemo(() => namesAround(game, sheet), [game, board]));
  const names = useMemo(() => mapNames(game, sheet, around, scale, sight, over), [game, around]);
  const text = boardUi();
  const isLit = litOf(game).company.value !== null;
  const keepInView = useRef<() => void>(() => undefined);

  useLayoutEffect(() => {
    if (!frame.current || !plane.current || !svg.current || !rulers.current) return undefined;
    const moving = panZoom({
      frame: frame.current,
      plane: plane.current,
      svg: svg.current,
      follower: rulers.current,
      box,
      range: HEXES,
      fit: (size) => fittedBelow(board, size, coverOf(frame.current)),
      start: (size) =>
        left(game).get(sheet.id) ?? startView(game, sheet, size, coverOf(frame.current), frame.current),
      covered: () => keepInView.current(),
      settled(view, upright) {
        const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
        batch(() => {
          scale.value = view.scale;
          sight.value = inSight(view, { width, height });
          look(view);
        });
        frame.current?.classList.toggle('near', view.scale >= 1);
        left(game).set(sheet.id, upright);
      },
    });
    moves.current = moving;
    return () => {
      moving.close();
      moves.current = null;
    };
  }, [game, board, box]);
  useMapKeys(moves, game, (event) => hearTableKey(game, event));
  useChoicesInView(game, sheet, moves, frame, keepInView);
  useSuggestedInView(game, sheet, moves, frame, box);
  useNetworkInView(game, sheet, moves, frame, box);

  return (
    <div class={`map-view${game.isPast.value ? ' past' : ''}`} ref={frame}>
      <div class="map-plane" ref={plane}>
        {/* biome-ignore lint/a11y/useSemanticElements: a map is no fieldset */}
        <svg
          class="map"
          ref={svg}
          viewBox={`${figure(box.x)} ${figure(box.y)} ${figure(box.width)} ${figure(box.height)}`}
          role="group"
          aria-label={sheet.name === null ? text.map : text.mapOf(sheet.name)}
          aria-description={text.mapHint}
          onClick={(event) => touch(moves.current, event)}
          onPointerOver={(event) => {
            if (event.pointerType !== 'touch') pointed.value = hexOf(event);
          }}
          onPointerLeave={(event) => {
            if (event.pointerType !== 'touch') pointed.value = null;
          }}
          onFocusIn={(event) => {
            pointed.value = hexOf(event);
          }}
          onKeyDown={(event) => hearHexKey(game, sheet, moves.current, current, event)}
        >
          {isPlaced.value && (
            <>
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: drawings take no focus */}
              <g aria-hidden="true">
                <Grounds game={game} sheet={sheet} />
                <Rings game={game} sheet={sheet} />
                <SideLines game={game} sheet={sheet} />
                <Layers game={game} sheet={sheet} at="ground" />
                <Tracks game={game} sheet={sheet} />
                <Layers game={game} sheet={sheet} at="track" />
                <RunLayer game={game} sheet={sheet} />
                <Stops game={game} sheet={sheet} />
                <AreaNames names={names} />
                <Texts game={game} sheet={sheet} detail={detail} />
                <Names names={names} isSaid={false} />
                <Layers game={game} sheet={sheet} at="texts" />
                <Names names={names} isSaid />
              </g>
              {mapKey && <KeyOnMap mapKey={mapKey} scale={scale} />}
              <HexHits game={game} sheet={sheet} current={current} />
              <Top game={game} sheet={sheet} />
              <ReasonMarks game={game} sheet={sheet} />
              <PointedName game={game} sheet={sheet} names={names} scale={scale} pointed={pointed} />
            </>
          )}
        </svg>
      </div>
      <Rulers board={board} follower={rulers} />
      <ZoomButtons moves={moves} text={text}>
        {mapKey && <KeyInHand mapKey={mapKey} />}
      </ZoomButtons>
      {sheet.name !== null && <MapAside game={game} />}
      {isWide.value && <BuildTray game={game} />}
      {isWide.value && !game.isUnaided && <RunTray game={game} />}
      {isLit && <LitCard game={game} moves={moves} />}
    </div>
  );
}

/** Below this the words of a key have less than nine pixels: then it is only at hand. */
const KEY_SCALE = 0.56;

/** The key where the map has room for it, as long as it can be read there. */
function KeyOnMap({
  mapKey: { place, Signs },
  scale,
}: {
  readonly mapKey: MapKey;
  readonly scale: ReadonlySignal<number>;
}) {
  const isRead = useComputed(() => scale.value >= KEY_SCALE);
  return isRead.value ? (
    <g class="map-key" transform={at(place)}>
      <Signs />
    </g>
  ) : null;
}

/** The key of the map, whatever part of it is in sight. */
function KeyInHand({ mapKey: { box, Signs } }: { readonly mapKey: MapKey }) {
  const open = useSignal(false);
  const text = boardUi();
  return (
    <>
      <button
        type="button"
        class="icon key"
        aria-expanded={open.value}
        aria-label={text.key}
        title={text.key}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Icon name="key" />
      </button>
      {open.value && (
        <svg
          class="map-key in-hand"
          role="img"
          aria-label={text.key}
          width={box.width}
          height={box.height}
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        >
          <Signs />
        </svg>
      )}
    </>
  );
}

/** The runs of the turn, over the map where there is room. */
function RunTray({ game }: { readonly game: Game }) {
  if (runPlan(game).company.value === null || buildingOf(game).hex.value !== null) return null;
  return (
    <Folding
      key={runPlan(game).company.value}
      class="tray run-tray"
      label={boardUi().runs}
      text={ui().bar.tray}
    >
      <RunList game={game} />
    </Folding>
  );
}
