/** The layers of the map, from the ground up. Each follows what it shows, and draws only the hexes that have changed. */
import './drawing.css';
import type { Board, HexId } from '@kursbuch/eighteen';
import type { ReadonlySignal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import type { Detail } from '../board/detail.ts';
import { add, at, centre, edgeAngle, edgeMid, hexOutline } from '../board/geometry.ts';
import { HexGround, HexStops, HexTrack } from '../board/HexLayers.tsx';
import { HexSigns } from '../board/HexSigns.tsx';
import { HexTexts } from '../board/HexTexts.tsx';
import { placesOf } from '../board/places.ts';
import { GaugeChange, Sides } from '../board/Sides.tsx';
import { gaugeChanges, tariffPlace } from '../board/sides.ts';
import type { Game } from '../game/game.ts';
import type { Layer } from '../game/gesture.ts';
import { Rotator } from '../lay/Rotator.tsx';
import { chosenStops } from '../runs/drawnRuns.ts';
import { RunFlags, RunLines, RunStops } from '../runs/RunDrawing.tsx';
import { runPlan } from '../runs/runPlan.ts';
import { buildingOf, gesturesOf, hexesToTouch, layersAt } from './gestures.ts';
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
  const building = buildingOf(game).hex.value;
  const inHand = new Set(gesturesOf(game).map(({ hex }) => hex.value));
  const isHere = (hex: HexId): boolean => board.hexes.has(hex);
  const lifted = building === null ? undefined : sheet.pictures.value.get(building);
  return (
    <g>
      {scene.fresh.value.filter(isHere).map((hex) => (
        <path key={`fresh ${hex}`} class="fresh" transform={where.get(hex)} d={hexOutline(orientation, 2)} />
      ))}
      {[...hexesToTouch(game).value].filter(isHere).map((hex) => {
        if (inHand.has(hex)) return null;
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

export function Tracks({ sheet }: LayerProps) {
  const { board, pictures } = sheet;
  const where = placesOf(board);
  return (
    <g>
      <Buffers sheet={sheet} />
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
function Buffers({ sheet }: Pick<LayerProps, 'sheet'>) {
  const { board, pictures } = sheet;
  const { orientation } = board;
  return (
    <>
      {[...pictures.value.values()].flatMap(({ id, facts, face }) =>
        facts.deadEnds
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

/** What the gestures and the title draw at a height of the map. */
export function Layers({ game, sheet, at: place }: LayerProps & Pick<Layer, 'at'>) {
  return (
    <g>
      {layersAt(game, place).map(({ View }) => (
        <View key={View.name} game={game} pictures={sheet.pictures.value} />
      ))}
    </g>
  );
}

/** What lies above everything: what the gestures have there, flags of the runs, the handle of what is being built. */
export function Top({ game, sheet }: LayerProps) {
  const { orientation } = game.title.board;
  const { hex, ways } = buildingOf(game);
  const inHand = hex.value;
  return (
    <g>
      <Layers game={game} sheet={sheet} at="top" />
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
