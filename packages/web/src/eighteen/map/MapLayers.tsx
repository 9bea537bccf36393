/** The layers of the map, from the ground up. Each follows what it shows, and draws only the hexes that have changed. */
import './drawing.css';
import type { Board, HexFacts, HexId } from '@kursbuch/eighteen';
import type { ReadonlySignal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import type { Detail } from '../board/detail.ts';
import { add, at, centre, edgeAngle, edgeMid, hexOutline } from '../board/geometry.ts';
import { HexGround, HexStops, HexTrack } from '../board/HexLayers.tsx';
import { HexSigns } from '../board/HexSigns.tsx';
import { HexTexts } from '../board/HexTexts.tsx';
import { layoutOf } from '../board/layout.ts';
import { placesOf } from '../board/places.ts';
import { GaugeChange, Sides } from '../board/Sides.tsx';
import { gaugeChanges, tariffPlace } from '../board/sides.ts';
import { cityOf, SLOT, slotPlace } from '../board/slots.ts';
import type { Game } from '../game/game.ts';
import { buildingOf } from '../lay/building.ts';
import { Rotator } from '../lay/Rotator.tsx';
import { isSamePlace, stationPlan } from '../lay/stationPlan.ts';
import { Mark } from '../parts/Mark.tsx';
import { chosenStops } from '../runs/drawnRuns.ts';
import { RunFlags, RunLines, RunStops } from '../runs/RunDrawing.tsx';
import { runPlan } from '../runs/runPlan.ts';
import { sceneOf } from './scene.ts';
import type { Sheet } from './sheets.ts';

interface LayerProps {
  readonly game: Game;
  /** The map they are layers of. */
  readonly sheet: Sheet;
}

export function Grounds({ sheet }: LayerProps) {
  const { board, pictures } = sheet;
  const where = placesOf(board);
  return (
    <g>
      {[...pictures.value.values()].map((picture) => (
        <HexGround
          key={picture.id}
          orientation={board.orientation}
          picture={picture}
          place={where.get(picture.id)}
        />
      ))}
    </g>
  );
}

/** Rings of the hexes that may be chosen, and the tile in the hand, lifted. */
export function Rings({ game, sheet }: LayerProps) {
  const scene = sceneOf(game);
  const { board } = sheet;
  const { orientation } = board;
  const where = placesOf(board);
  const inHand = buildingOf(game).hex.value;
  const placing = stationPlan(game).placing.value?.hex;
  const isHere = (hex: HexId): boolean => board.hexes.has(hex);
  const lifted = inHand === null ? undefined : sheet.pictures.value.get(inHand);
  return (
    <g>
      {scene.fresh.value.filter(isHere).map((hex) => (
        <path key={`fresh ${hex}`} class="fresh" transform={where.get(hex)} d={hexOutline(orientation, 2)} />
      ))}
      {[...scene.legal.value].filter(isHere).map((hex) => {
        if (hex === inHand || hex === placing) return null;
        const isBlank = scene.pictures.value.get(hex)?.face.color === 'white';
        return (
          <g key={hex} transform={where.get(hex)}>
            <path class="legal-gap" d={hexOutline(orientation, 5.6)} />
            <path class={`legal${isBlank ? ' blank' : ''}`} d={hexOutline(orientation, 2.4)} />
          </g>
        );
      })}
      {lifted && (
        <g key={`lifted ${lifted.id}`} class="lifted" transform={where.get(lifted.id)}>
          <path class="lift" transform="translate(0 4)" d={hexOutline(orientation, -3)} />
          <HexGround orientation={orientation} picture={lifted} />
          <path class="preview-ring" d={hexOutline(orientation, -0.6)} />
        </g>
      )}
    </g>
  );
}

export function SideLines({ game, sheet }: LayerProps) {
  const { title } = game;
  return (
    <g>
      <Sides board={sheet.board} runBoard={title.runs.runBoard(game.shown.value)} />
    </g>
  );
}

export function Tracks({ game, sheet }: LayerProps) {
  const { board, pictures } = sheet;
  const { deadEnds } = game.title.track;
  const where = placesOf(board);
  return (
    <g>
      {deadEnds && <Buffers sheet={sheet} deadEnds={deadEnds} />}
      {[...pictures.value.values()].map((picture) => (
        <HexTrack
          key={picture.id}
          orientation={board.orientation}
          picture={picture}
          place={where.get(picture.id)}
        />
      ))}
    </g>
  );
}

/** A beam across track that ends at the rim of the map. */
function Buffers({ sheet, deadEnds }: Pick<LayerProps, 'sheet'> & { deadEnds(hex: HexFacts): boolean }) {
  const { board, pictures } = sheet;
  const { orientation } = board;
  return (
    <>
      {[...pictures.value.values()].flatMap(({ id, facts, face }) =>
        deadEnds(facts)
          ? (board.hexes.get(id)?.neighbours ?? []).flatMap((next, edge) =>
              next || !(face.exits & (1 << edge))
                ? []
                : [
                    <path
                      key={`${id} ${edge}`}
                      class="buffer"
                      d="M-2 -11V11"
                      transform={`${at(add(centre(orientation, id), edgeMid(orientation, edge)))} rotate(${edgeAngle(orientation, edge)})`}
                    />,
                  ],
            )
          : [],
      )}
    </>
  );
}

/** The runs on this map. */
const runsOn = (game: Game, { board }: Sheet) =>
  sceneOf(game).runs.value.filter(({ pieces: [first] }) => first && board.hexes.has(first.hex));

export function RunLayer({ game, sheet }: LayerProps) {
  return (
    <g>
      <RunLines runs={runsOn(game, sheet)} changing={runPlan(game).changing.value} />
    </g>
  );
}

export function Stops({ game, sheet }: LayerProps) {
  const { board, pictures } = sheet;
  const where = placesOf(board);
  const runBoard = game.title.runs.runBoard(game.shown.value);
  return (
    <g>
      {[...pictures.value.values()].map((picture) => (
        <HexStops
          key={picture.id}
          orientation={board.orientation}
          picture={picture}
          place={where.get(picture.id)}
          look={game.look}
        />
      ))}
      {gaugeChanges(runBoard, pictures.value).map((place) => (
        <GaugeChange key={place.join()} place={place} />
      ))}
    </g>
  );
}

export function Texts({ game, sheet, detail }: LayerProps & { readonly detail: ReadonlySignal<Detail> }) {
  const { look } = game;
  const { board } = sheet;
  const where = placesOf(board);
  const pictures = sheet.pictures.value;
  const visits = sceneOf(game).visits.value;
  const chosen = chosenStops(board, pictures, runsOn(game, sheet), detail.value);
  return (
    <g>
      {[...pictures.values()].map((picture) => (
        <HexTexts
          key={picture.id}
          orientation={board.orientation}
          picture={picture}
          place={where.get(picture.id)}
          detail={detail.value}
          visits={visits.get(picture.id)}
          tariffAt={tariffs(board).get(picture.id)}
        />
      ))}
      {[...pictures.values()].map((picture) => (
        <HexSigns
          key={picture.id}
          orientation={board.orientation}
          picture={picture}
          place={where.get(picture.id)}
          trains={look.onlyTrains?.[picture.id]}
        />
      ))}
      <RunStops stops={chosen} detail={detail.value} />
    </g>
  );
}

const tariffs = remembered(
  (board: Board) =>
    new Map([...board.hexes.values()].map(({ facts }) => [facts.id, tariffPlace(board, facts)])),
);

/** What lies above everything: places for stations, the handle of the tile, flags of the runs. */
export function Top({ game, sheet }: LayerProps) {
  const { orientation } = game.title.board;
  const { hex, ways } = buildingOf(game);
  const inHand = hex.value;
  return (
    <g>
      <StationPlaces game={game} sheet={sheet} />
      <RunFlags runs={runsOn(game, sheet)} />
      {inHand !== null && ways.value && sheet.board.hexes.has(inHand) && (
        <Rotator
          orientation={orientation}
          place={centre(orientation, inHand)}
          rotations={ways.value.rotations}
          rotation={ways.value.rotation}
        />
      )}
    </g>
  );
}

/** Circles in which a station may be placed, and the station in the hand. */
function StationPlaces({ game, sheet }: LayerProps) {
  const { orientation } = game.title.board;
  const plan = stationPlan(game);
  const company = plan.company.value;
  const pictures = sheet.pictures.value;
  return (
    <>
      {plan.places.value.map((place) => {
        const picture = pictures.get(place.hex);
        if (!picture || company === null) return null;
        const { stops } = layoutOf(orientation, picture.face, picture.rotation);
        const stop = stops[place.stop];
        if (!stop) return null;
        const taken = picture.stations[place.stop]?.length ?? 0;
        const { scale, slots } = cityOf(stop, stops);
        const slot = Math.min(taken, slots.length - 1);
        const isChosen = isSamePlace(place, plan.placing.value);
        const where = add(centre(orientation, place.hex), slotPlace(stop, stops, slot));
        return (
          <g
            key={`${place.hex}:${place.stop}${place.type === 'placeStation' ? (place.power ?? '') : ''}`}
            class={`station-place${isChosen ? ' on' : ''}`}
            transform={`${at(where)} scale(${scale})`}
          >
            <circle class="station-ring" r={SLOT + 1.5} />
            {isChosen && <Mark look={game.look} company={company} r={SLOT * 0.93} />}
          </g>
        );
      })}
    </>
  );
}
