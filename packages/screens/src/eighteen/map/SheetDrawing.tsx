/** A map as a picture: all that lies on it, and nothing to touch. */
import './sheetDrawing.css';
import type { CompanyId } from '@kursbuch/eighteen';
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { detailAt } from '../board/detail.ts';
import { add, at, centre, figure } from '../board/geometry.ts';
import { layoutOf } from '../board/layout.ts';
import { cityOf, SLOT, slotPlace } from '../board/slots.ts';
import { boxOf } from '../board/viewport.ts';
import type { Game } from '../game/game.ts';
import { Grounds, Stops, Texts, Tracks } from './MapLayers.tsx';
import { mapNames, Names, namesAround } from './NameLayer.tsx';
import type { Sheet } from './sheets.ts';

interface Props {
  readonly game: Game;
  readonly sheet: Sheet;
  /** Pixels of the screen for a unit of it, where something is to be written on it. */
  readonly scale?: number;
  /** Companies whose stations, or homes that are kept for them, stand out. */
  readonly ringed?: readonly CompanyId[];
}

export function SheetDrawing({ game, sheet, scale = 0, ringed = [] }: Props) {
  const box = boxOf(sheet.board, 4);
  return (
    <svg
      class="sheet-drawing"
      viewBox={`${figure(box.x)} ${figure(box.y)} ${figure(box.width)} ${figure(box.height)}`}
      aria-hidden="true"
    >
      <Grounds game={game} sheet={sheet} />
      <Tracks game={game} sheet={sheet} />
      <Stops game={game} sheet={sheet} />
      {scale > 0 && <Written game={game} sheet={sheet} scale={scale} />}
      {ringed.length > 0 && <Rings sheet={sheet} companies={ringed} />}
    </svg>
  );
}

function Written({ game, sheet, scale }: Required<Pick<Props, 'game' | 'sheet' | 'scale'>>) {
  const names = useMemo(
    () => mapNames(game, sheet, namesAround(game, sheet), signal(scale)),
    [game, sheet.board, scale],
  );
  return (
    <>
      <Texts game={game} sheet={sheet} detail={signal(detailAt(scale * 100))} />
      <Names names={names} isSaid={false} />
      <Names names={names} isSaid />
    </>
  );
}

function Rings({ sheet, companies }: { readonly sheet: Sheet; readonly companies: readonly CompanyId[] }) {
  const { orientation } = sheet.board;
  return (
    <>
      {[...sheet.pictures.value.values()].flatMap(({ id, face, rotation, stations, kept }) => {
        const { stops } = layoutOf(orientation, face, rotation);
        return stations.flatMap((here, index) => {
          const stop = stops[index];
          if (!stop) return [];
          return [...here, ...(kept[index] ?? [])].flatMap((company, slot) => {
            if (!companies.includes(company)) return [];
            const where = add(centre(orientation, id), slotPlace(stop, stops, slot));
            const r = figure((SLOT + 7) * cityOf(stop, stops).scale);
            return [<circle key={`${id} ${company}`} class="ringed" r={r} transform={at(where)} />];
          });
        });
      })}
    </>
  );
}
