/** What a hex is called when it is read out: "E19 Albany, yellow 57, NYC station; may be upgraded". */
import { type Title, valueIn } from '@kursbuch/eighteen';
import { isOffMap } from '../board/faces.ts';
import type { HexPicture } from '../board/picture.ts';
import { placeName } from '../board/placeNames.ts';
import { byTrains } from '../board/tariffs.ts';
import { toldAt } from '../game/contributions.ts';
import type { Game } from '../game/game.ts';
import type { Look } from '../game/look.ts';
import { boardUi } from '../words/board.ts';
import { words } from '../words/index.ts';

/** What is told of a hex, in order; what may be done there follows after a semicolon. */
export function spokenName(
  game: Pick<Game, 'title' | 'look' | 'shown'>,
  picture: HexPicture,
  todo: readonly string[],
): string {
  const { title, look } = game;
  const name = placeName(title, picture.id);
  const told = [...lying(game, picture), ...stops(title, picture), ...people(look, picture)];
  const place = [picture.id, name].filter(Boolean).join(' ');
  return [[place, ...told].join(', '), ...todo].join('; ');
}

function* lying(
  game: Pick<Game, 'title' | 'look' | 'shown'>,
  { face, tile, facts, added }: HexPicture,
): Generator<string> {
  const text = boardUi().spoken;
  if (tile !== null) yield text.tile(words().colourName(face.color), tile);
  else if (isOffMap(face)) yield text.offMap;
  else if (face.color !== 'white' && face.color !== 'blue')
    yield text.printed(words().colourName(face.color));
  if (tile === null && facts.cost)
    yield text.terrain(words().terrainName(facts.terrain ?? ''), String(facts.cost));
  if (added.length > 0)
    yield* toldAt(game, 'added', { title: game.title, state: game.shown.value }, added.length);
}

function* stops(title: Title, { face, phase }: HexPicture): Generator<string> {
  const text = boardUi().spoken;
  const [first] = face.stops;
  if (!first) return;
  const cities = face.stops.filter(({ kind }) => kind === 'city');
  const towns = face.stops.filter(({ kind }) => kind === 'town');
  if (first.port) yield text.harbour;
  else {
    if (cities.length === 1) yield text.city(cities[0]?.slots ?? 1);
    if (cities.length > 1) yield text.cities(cities.length);
    if (towns.length === 1) yield text.town;
    if (towns.length > 1) yield text.towns(towns.length);
  }
  const values = [...new Set(face.stops.map(({ revenue }) => valueIn(revenue, phase ?? 'yellow')))].filter(
    (value) => value > 0,
  );
  if (values.length > 0) yield text.worth(words().list(values.map((value) => words().money(title, value))));
  yield* face.stops.flatMap(({ revenue }) => byTrains(revenue));
}

function* people(
  look: Look,
  { stations, beside, kept, keptOpen, closed, closedBy }: HexPicture,
): Generator<string> {
  const text = boardUi().spoken;
  const name = look.closedStations?.name();
  const here = [...stations.flat(), ...beside].map((company) =>
    name !== undefined && closed.includes(company) ? text.takenOver(name, company) : company,
  );
  if (here.length > 0) yield text.stations(words().list(here));
  const homes = [...kept.flat(), ...keptOpen];
  if (homes.length > 0) yield text.home(words().list(homes));
  if (closedBy !== null) yield text.closed(closedBy);
}
