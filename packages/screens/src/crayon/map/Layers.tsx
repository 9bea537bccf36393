/** The layers of the board, from the ground up. Each is drawn anew only when what it shows has changed. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Cities, ClosedCities, Halos } from '../board/Cities.tsx';
import { detailAt } from '../board/detail.ts';
import { Ground } from '../board/Ground.tsx';
import {
  Beads,
  ClosedEdges,
  Draft,
  Fresh,
  Hinted,
  Reach,
  Regions,
  Steps,
  Track,
  Way,
} from '../board/Lines.tsx';
import { placeLabels, placeThings } from '../board/labels.ts';
import { Mileposts, Peaks, PortNames, Ports, WaterCosts } from '../board/Mileposts.tsx';
import { Names, WaterNames } from '../board/Names.tsx';
import type { DraftSegment, DrawnBoard, DrawnLying, Scene } from '../board/scene.ts';
import { LyingGoods, Trains, thingsOf } from '../board/Trains.tsx';
import { waterNamesOf } from '../board/waterNames.ts';

const NOTHING: readonly DrawnLying[] = [];
const NO_SEGMENTS: readonly DraftSegment[] = [];

/** Milliseconds after which a line counts as it is: names do not jump aside while it is drawn. */
const STEADY = 300;

/** What has stayed the same for a moment; gone at once where there is nothing any more. */
function useSteady<T>(value: T | null): T | null {
  const [steady, settle] = useState<T | null>(null);
  useEffect(() => {
    const waiting = setTimeout(() => settle(value), STEADY);
    return () => clearTimeout(waiting);
  }, [value]);
  return value === null ? null : steady;
}
const NO_COUNTS: NonNullable<Scene['counts']> = [];
const NOBODY: NonNullable<Scene['named']> = new Set();

export function Layers({
  drawn,
  scene,
  pixels,
}: {
  readonly drawn: DrawnBoard;
  readonly scene: Scene;
  /** Pixels of a step. */
  readonly pixels: number;
}) {
  const { crew, track, trains, lying = NOTHING, soldOut, regions, closedEdges, closedCities } = scene;
  const { lit = null, named = NOBODY, fresh, hinted, draft, reach, way = null, counts = NO_COUNTS } = scene;
  const { board, geography, names } = drawn;
  const detail = detailAt(pixels);
  const waterNames = useMemo(() => waterNamesOf(geography, names.water, pixels, detail), [drawn, pixels]);
  const planned = useSteady(draft ?? null);
  const labels = useMemo(
    () =>
      placeLabels({
        board,
        geography,
        nameOf: names.city,
        track,
        pixels,
        detail,
        waterNames,
        planned: planned?.segments ?? NO_SEGMENTS,
        lit: new Set(lit ? [...lit.from, ...(lit.to === null ? [] : [lit.to])] : []),
        named,
        litGood: lit?.good ?? null,
      }),
    [drawn, track, pixels, lit, named, planned],
  );
  const spots = useMemo(
    () =>
      placeThings(
        { board, geography, track, pixels, waterNames, planned: planned?.segments ?? NO_SEGMENTS },
        labels,
        thingsOf(drawn, trains, lying, pixels),
      ),
    [drawn, labels, trains, lying, pixels],
  );
  return (
    <>
      <Ground drawn={drawn} />
      {regions && regions.length > 0 && <Regions drawn={drawn} regions={regions} />}
      <Mileposts drawn={drawn} />
      <Peaks drawn={drawn} pixels={pixels} />
      {detail === 'near' && <WaterCosts drawn={drawn} />}
      <WaterNames names={waterNames} isNear={detail === 'near'} />
      {reach && reach.length > 0 && <Reach drawn={drawn} reach={reach} />}
      {way && <Way drawn={drawn} way={way} />}
      {fresh && fresh.length > 0 && <Fresh drawn={drawn} fresh={fresh} />}
      <Track drawn={drawn} track={track} crew={crew} />
      {hinted && hinted.length > 0 && <Hinted drawn={drawn} hinted={hinted} />}
      {lit && <Halos drawn={drawn} lit={lit} pixels={pixels} />}
      <Ports drawn={drawn} />
      {detail === 'near' && <PortNames drawn={drawn} />}
      <Cities drawn={drawn} pixels={pixels} />
      {closedEdges && closedEdges.length > 0 && <ClosedEdges drawn={drawn} closed={closedEdges} />}
      {closedCities && closedCities.length > 0 && (
        <ClosedCities drawn={drawn} closed={closedCities} pixels={pixels} />
      )}
      {draft && <Draft drawn={drawn} crew={crew} draft={draft} />}
      <Names drawn={drawn} labels={labels} lit={lit} soldOut={soldOut} />
      {lying.length > 0 && <LyingGoods drawn={drawn} lying={lying} spots={spots} pixels={pixels} />}
      <Trains drawn={drawn} trains={trains} crew={crew} spots={spots} pixels={pixels} />
      {draft && <Beads drawn={drawn} crew={crew} draft={draft} />}
      {(way || counts.length > 0) && <Steps drawn={drawn} way={way} counts={counts} />}
    </>
  );
}
