/** The log of a crayon game against what happened. */
import type { MilepostId } from '@kursbuch/crayon';
import { type Language, type Line, languages } from '@kursbuch/words';
import { figuresIn, names, numbersIn, without } from '../figures.ts';
import { check } from '../machine.ts';
import {
  type CrayonCheck,
  type CrayonStep,
  type Happening,
  inAll,
  namesOf,
  type Seen,
  type Spoken,
} from './told.ts';

type Built = Extract<Happening, { type: 'segmentBuilt' }>;

export function logChecks(spoken: Spoken): readonly CrayonCheck[] {
  const strange = namesOf(spoken).filter((name) => /\d/.test(name));

  const grammar = check<CrayonStep>('log: every line can be read', (step, witness) => {
    inAll(spoken, step, ({ text, heading }, language) => {
      witness.saw();
      witness.hear(language, text);
      if (heading === undefined && !/[.!?]$/.test(text)) witness.lie(text, 'a sentence without an end');
    });
  });

  const figures = check<CrayonStep>('log: every figure is one of what happened', (step, witness) => {
    inAll(spoken, step, (line, language, seen) => {
      if (line.heading !== undefined) return;
      const known = figuresBehind(spoken, step, seen, line, language);
      for (const figure of figuresIn(language, without(line.text, [...step.before.players, ...strange]))) {
        witness.saw();
        if (!known.has(figure))
          witness.lie(line.text, `${figure} is no figure of ${line.event ?? step.action.type}`);
      }
    });
  });

  const concerned = check<CrayonStep>('log: whoever is named is concerned', (step, witness) => {
    inAll(spoken, step, (line) => {
      if (line.heading !== undefined || line.event === 'gameEnded' || line.event === 'segmentsLost') return;
      for (const [seat, name] of step.before.players.entries())
        if (names(line.text, name) || line.text.includes(`${name}s `)) {
          witness.saw();
          if (!line.seats.includes(seat))
            witness.lie(line.text, `${name} is named, and the line is not about him`);
        }
    });
  });

  return [grammar, figures, concerned, pieces(spoken), rides(spoken), endings(spoken)];
}

/** The figures that a line may have: of the events of its kind, and what follows from them. */
function figuresBehind(
  spoken: Spoken,
  { action, before }: CrayonStep,
  { events }: Seen,
  line: Line,
  language: Language,
): ReadonlySet<number> {
  const { title, words } = spoken;
  const found = new Set<number>();
  const kind = line.event ?? '';
  if (kind === '') numbersIn(action, found);
  const ofKind = events.filter(({ type }) => type === kind);
  for (const event of ofKind) {
    numbersIn({ ...event, shown: undefined }, found);
    if (event.type === 'incidentDrawn') numbersIn(words[language].incidentText(title, event.card), found);
    if (event.type === 'segmentsLost') {
      found.add(event.edges.length);
      for (const seat of before.players.keys())
        found.add(event.edges.filter((edge) => before.track[edge] === seat).length);
    }
    if (event.type === 'orderLaidOpen')
      for (const { pays } of title.orders.get(event.card)?.orders ?? []) found.add(pays);
  }
  found.add(ofKind.length);
  if (kind === 'segmentBuilt')
    for (const { cost, count } of piecesOf(spoken, ofKind as readonly Built[])) {
      found.add(cost);
      found.add(count);
    }
  if (kind === '' && action.type === 'build') found.add(action.segments.length);
  return found;
}

interface Piece {
  readonly count: number;
  readonly cost: number;
  /** From its beginning to its end, one after the other. */
  readonly mileposts: readonly MilepostId[];
}

/** Every way that leads on without a gap, in the order in which it was built: one that branches off may be told by itself. */
function piecesOf({ title }: Spoken, built: readonly Built[]): readonly Piece[] {
  /** All points of a city are one. */
  const point = (at: MilepostId): MilepostId | string => title.board.mileposts[at]?.city?.id ?? at;
  const endingWith: Piece[][] = [];
  for (const [index, { from, to, cost }] of built.entries())
    endingWith.push([
      { count: 1, cost, mileposts: [from, to] },
      ...endingWith
        .slice(0, index)
        .flat()
        .filter(({ mileposts }) => point(mileposts.at(-1) ?? to) === point(from))
        .map((way) => ({
          count: way.count + 1,
          cost: way.cost + cost,
          mileposts: [...way.mileposts, from, to],
        })),
    ]);
  return endingWith.flat();
}

/** The name of a place, without how near it is. */
const bare = (place: string): string => place.replace(/^(?:near|bei) /, '');

/** A line that is drawn leads from where to where it says, by what lies on it, and costs what it says. */
const pieces = (spoken: Spoken): CrayonCheck =>
  check('log: what is drawn hangs together', (step, witness) => {
    const { title, words } = spoken;
    const built = step.events.filter((event): event is Built => event.type === 'segmentBuilt');
    if (built.length === 0) return;
    const possible = piecesOf(spoken, built);
    const told = new Map<Language, number>();
    inAll(spoken, step, (line, language) => {
      if (line.event !== 'segmentBuilt') return;
      witness.saw();
      const said = words[language];
      const figures = figuresIn(language, without(line.text, step.before.players));
      const cities = title.board.cities
        .map(({ id }) => said.cityName(title, id))
        .filter((name) => names(line.text, name));
      const fitting = possible.filter(({ count, cost, mileposts }) => {
        if (!figures.includes(count) || !figures.includes(cost)) return false;
        const places = mileposts.map((at) => said.place(title, at));
        return (
          cities.every((city) => places.some((place) => names(place, city))) &&
          [places[0], places.at(-1)].every((end) => names(line.text, bare(end ?? '')))
        );
      });
      // Nine segments for 11 M may be taken for eleven of them: how many stands first, what they cost last.
      const fits =
        fitting.find(({ count, cost }) => figures[0] === count && figures.at(-1) === cost) ?? fitting[0];
      told.set(language, (told.get(language) ?? 0) + (fits?.count ?? 0));
      if (!fits)
        witness.lie(
          line.text,
          built
            .map(({ from, to, cost }) => `${said.place(title, from)} – ${said.place(title, to)} ${cost}`)
            .join(', '),
        );
    });
    for (const language of languages)
      if (told.get(language) !== built.length)
        witness.lie(`${told.get(language) ?? 0} segments`, `${built.length} segments were drawn`);
  });

/** A ride has as many steps as it says, and two ends. */
const rides = (spoken: Spoken): CrayonCheck =>
  check('log: a ride leads from one place to another', (step, witness) => {
    const { title, words } = spoken;
    const moved = step.events.filter((event) => event.type === 'trainMoved');
    const last = moved.at(-1);
    if (!last) return;
    inAll(spoken, step, (line, language) => {
      if (line.event !== 'trainMoved') return;
      witness.saw();
      const said = words[language];
      if (!figuresIn(language, without(line.text, step.before.players)).includes(moved.length))
        witness.lie(line.text, `${moved.length} steps`);
      const from = step.before.trains[last.seat]?.at;
      const [start, end] = [from ?? last.to, last.to].map((at) => said.place(title, at)) as [string, string];
      if (!line.text.includes(bare(end))) witness.lie(line.text, `it ends ${end}`);
      if (start === end && line.text.split(bare(end)).length > 2)
        witness.lie(line.text, `it begins and ends in the same place, ${end}`);
    });
  });

const endings = (spoken: Spoken): CrayonCheck =>
  check('log: the end is told with everybody’s money', (step, witness) => {
    const { result, players } = step.after;
    if (!result) return;
    inAll(spoken, step, (line, language) => {
      if (line.event !== 'gameEnded') return;
      witness.saw();
      const told = figuresIn(language, without(line.text, players)).slice(-players.length);
      const scores = [...result.scores].sort((one, other) => other - one);
      if (scores.some((score, place) => told[place] !== score))
        witness.lie(line.text, `scores ${scores.join(', ')}`);
    });
  });
