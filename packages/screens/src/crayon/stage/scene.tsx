/** The board at the moment shown: what the state holds, and what is in the hand. */
import { acting, closes, closesCity, type EdgeId, type MilepostId, type Pair } from '@kursbuch/crayon';
import { computed, type ReadonlySignal } from '@preact/signals';
import { reasonMarks } from '../../parts/map/reasonMarks.ts';
import { pointedAfter } from '../../parts/pointed.ts';
import { remembered } from '../../parts/remembered.ts';
import { initialsOf } from '../../parts/Sign.tsx';
import type { Crew, MapNote, Scene } from '../board/scene.ts';
import { drawPlan } from '../draw/drawPlan.ts';
import { freshTrack } from '../draw/fresh.ts';
import { drivePlan } from '../drive/drivePlan.ts';
import { visitsOf } from '../drive/visits.ts';
import type { Game } from '../game/game.ts';
import { EDGE } from '../map/edgeName.ts';
import { cityControl } from '../map/Hits.tsx';
import { litOrder } from '../orders/lit.ts';
import { handUi } from '../words/hand.ts';
import { words } from '../words/index.ts';

/** The crayon of each seat: as many as there are players. */
const CRAYONS = [1, 2, 3] as const;

/** As the players' own colours are, where there is a crayon of each; else one after the other. */
function crewOf(game: Game): readonly Crew[] {
  const seats = [...game.start.players.keys()];
  const wished = seats.map((seat) => CRAYONS.find((crayon) => crayon === game.sitter(seat).colour));
  const isWhole = !wished.includes(undefined) && new Set(wished).size === seats.length;
  return seats.map((seat) => ({
    crayon: (isWhole ? wished[seat] : CRAYONS[seat % CRAYONS.length]) ?? 1,
    sign: initialsOf(game, seat),
  }));
}

export const sceneOf = remembered((game: Game): ReadonlySignal<Scene> => {
  const { title } = game;
  const crew = crewOf(game);
  const draw = drawPlan(game);
  const drive = drivePlan(game);
  const trains = computed(() =>
    game.shown.value.trains.flatMap(({ at, loads, type }, seat) =>
      at === null ? [] : [{ seat, at, loads, capacity: title.trains.get(type)?.capacity ?? loads.length }],
    ),
  );
  const lying = computed(() =>
    game.shown.value.lying.map(({ city, good, due }) => ({
      city,
      good,
      rounds: Math.max(0, due - game.shown.value.round),
    })),
  );
  const soldOut = computed(
    () =>
      new Set(
        Object.entries(game.shown.value.supply)
          .filter(([, count]) => count === 0)
          .map(([good]) => good),
      ),
  );
  const regions = computed(() =>
    (['halfSpeed', 'noBuilding', 'noConnecting', 'stepCost'] as const)
      .flatMap((type) => acting(title, game.shown.value, type).map(({ region }) => region))
      .filter((region, index, all) => all.indexOf(region) === index)
      .flatMap((id) => {
        const at = title.board.regions[id];
        return at ? [{ id, at }] : [];
      }),
  );
  const closedEdges = computed((): readonly EdgeId[] =>
    game.shown.value.incidents.length === 0
      ? []
      : title.board.edges.filter((edge) => closes(title, game.shown.value, edge)).map(({ id }) => id),
  );
  const closedCities = computed(() =>
    title.board.cities.filter(({ id }) => closesCity(title, game.shown.value, id)).map(({ id }) => id),
  );
  const fresh = computed(() => {
    const { value: steps } = game.steps;
    return freshTrack(steps.slice(0, game.moment.value ?? steps.length), game.shown.value);
  });
  const hinted = computed(() => pointedAfter(EDGE).map(Number));
  const spokenOf = computed(() =>
    [...pointedAfter(cityControl('')), ...reasonMarks(game).value.map(({ place }) => place)].join(),
  );
  const named = computed(() => new Set(spokenOf.value.split(',')));
  const draft = computed(() => {
    const { value: drafted } = draw.drafted;
    const { value: start } = draw.start;
    if (!drafted) {
      const { value: turn } = draw.turn;
      return turn && start !== null ? { seat: turn.seat, segments: [], corners: [start] } : null;
    }
    const { seat, segments, costs, corners } = drafted;
    return {
      seat,
      segments: segments.map(([from, to], index) => ({ from, to, cost: costs[index] ?? 0 })),
      corners,
    };
  });
  const visits = visitsOf(game);
  const counts = computed(() => {
    if (visits.value) return visits.value.counts.map((one) => ({ ...one, chosen: true }));
    const stops = drive.timetable.value?.stops ?? [];
    const cityAt = (at: MilepostId | null | undefined): string | undefined =>
      typeof at === 'number' ? title.board.mileposts[at]?.city?.id : undefined;
    const here = drive.turn.value ? game.shown.value.trains[drive.turn.value.seat]?.at : null;
    const onWay = new Set<string | undefined>([cityAt(here), ...stops.map(({ city }) => city)]);
    return drive.to.value === null
      ? []
      : [
          ...stops
            .filter(({ steps, city }) => steps > 0 && city !== cityAt(here))
            .map(({ at, steps }) => ({ at, steps, chosen: true })),
          ...drive.cities.value
            .filter(({ at }) => !onWay.has(cityAt(at)))
            .map(({ at, steps }) => ({ at, steps, chosen: false })),
        ];
  });
  const way = computed(() => {
    const { value: turn } = drive.turn;
    if (turn && visits.value)
      return visits.value.way.length > 1 ? { seat: turn.seat, way: visits.value.way } : null;
    const { value: found } = drive.way;
    const at = turn && game.shown.value.trains[turn.seat]?.at;
    return turn && found && typeof at === 'number' ? { seat: turn.seat, way: [at, ...found.steps] } : null;
  });
  return computed(() => ({
    crew,
    track: game.shown.value.track,
    trains: trains.value,
    lying: lying.value,
    soldOut: soldOut.value,
    regions: regions.value,
    closedEdges: closedEdges.value,
    closedCities: closedCities.value,
    lit: litOrder(game).value,
    named: named.value,
    fresh: fresh.value,
    hinted: hinted.value,
    draft: draft.value,
    reach: drive.reach.value,
    way: way.value,
    counts: counts.value,
    notes: notesOf(game),
  }));
});

/** The sum beside the end of a line, and fees beside the way. */
function notesOf(game: Game): readonly MapNote[] {
  const { title } = game;
  const text = handUi();
  const said = words();
  const { value: drafted } = drawPlan(game).drafted;
  const notes: MapNote[] = [];
  const end = drafted?.segments.at(-1)?.[1];
  if (drafted && end !== undefined) {
    const before = drawPlan(game).turn.value?.spent ?? 0;
    notes.push({
      key: 'line',
      at: end,
      // Away from the line, so that it stays in sight.
      side: comesFromAbove(game, drafted.segments) ? 'below' : 'above',
      neverOpposite: true,
      content: (
        <>
          <strong>{text.cost(said.sum(drafted.cost))}</strong>
          {before > 0 && <span> {text.before(said.sum(before))}</span>}
          <br />
          {text.left(drafted.left > 0 ? said.sum(drafted.left) : null)}
        </>
      ),
    });
  }
  const { timetable, to } = drivePlan(game);
  if (to.value !== null)
    for (const { owner, amount, isOwed, steps } of timetable.value?.fees ?? []) {
      const at = timetable.value?.way[steps];
      if (at !== undefined)
        notes.push({
          key: `fee ${owner}`,
          at,
          side: 'left',
          content: (isOwed ? text.feeOwed : text.fee)(said.sum(amount), game.sitter(owner).name),
        });
    }
  for (const { place, numbers } of reasonMarks(game).value) {
    const at = title.board.city(place)?.at[0];
    if (at !== undefined)
      notes.push({
        key: `reason ${place}`,
        at,
        side: 'above',
        content: numbers.map((number) => (
          <b key={number} class="reason-mark" data-reason={number} aria-hidden="true">
            {number}
          </b>
        )),
      });
  }
  return notes;
}

function comesFromAbove({ title: { board } }: Game, segments: readonly Pair[]): boolean {
  const [start, end] = [segments.at(-4)?.[0] ?? segments[0]?.[0], segments.at(-1)?.[1]];
  return start !== undefined && end !== undefined && board.mileposts[start]!.y < board.mileposts[end]!.y;
}
