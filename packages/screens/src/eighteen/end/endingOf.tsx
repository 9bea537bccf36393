/** What a game of 18xx tells of its end: what everybody's worth is made of, worth, prices and revenues, key moments. */
import { priceOf } from '@kursbuch/eighteen';
import { placesOf } from '@kursbuch/table';
import { type Chart, dashOf, type Ending, type KeyMoment, type Ranked } from '../../end/ending.ts';
import { Sign } from '../../parts/Sign.tsx';
import { viewsAt } from '../game/contributions.ts';
import type { Game } from '../game/game.ts';
import { playerFigures } from '../panels/figures.ts';
import { revenueHistory } from '../panels/revenueHistory.ts';
import { Mark, MarkIcon } from '../parts/Mark.tsx';
import { markOf } from '../parts/marks.ts';
import { ui, words } from '../words/index.ts';
import { type CoursePoint, courseOf } from './course.ts';
import { type Moment, momentsOf } from './moments.ts';

export function endingOf(game: Game): Ending {
  const steps = game.steps.value;
  const played = { title: game.title, steps, stateAt: (count: number) => game.stateAt(count) };
  const points = courseOf(played);
  const own = viewsAt(game, 'end');
  return {
    score: ui().panels.end.worth,
    ...ranking(game),
    points: points.map(({ round }) => ({
      short: words().roundShort(round),
      isMajor: round.kind !== 'operating',
    })),
    charts: [worths(game, points), prices(game, points), revenues(game, points)].filter(({ courses }) =>
      courses.some(({ values }) => values.some((value) => value !== null)),
    ),
    moments: momentsOf(played).map((moment) => keyMoment(game, moment)),
    ...(own.length > 0 && {
      more: own.map((View, index) => <View key={index} game={game} />),
    }),
  };
}

// ---------------------------------------------------------------- what the worth is made of

function ranking(game: Game): Pick<Ending, 'parts' | 'ranked'> {
  const state = game.now.value;
  const { title } = game;
  const { end, table, player: text } = ui().panels;
  const figures = playerFigures(title, state);
  const result = state.result ?? { scores: figures.map(({ worth }) => worth ?? 0) };
  const { scores } = result;
  const places = placesOf(result);
  const companies = [...title.companies.keys()]
    .flatMap((company) => {
      const price = priceOf(title.market, state, company);
      return price === undefined || state.companies[company]?.closed ? [] : [{ company, price }];
    })
    .sort((one, other) => other.price - one.price);
  const rows = figures.map((player) => {
    // What is left to somebody bankrupt beside shares does not count.
    const isBankrupt = state.bankrupt === player.seat;
    const privates = player.privates.reduce((sum, one) => sum + title.ending.privateWorth(state, one), 0);
    return { ...player, isBankrupt, privateWorth: isBankrupt ? 0 : privates };
  });
  const withPrivates = rows.some(({ privateWorth }) => privateWorth > 0);
  return {
    parts: [
      { key: 'cash', name: table.cash, begins: true },
      ...(withPrivates ? [{ key: 'privates', name: table.privates }] : []),
      { key: 'shares', name: end.shares },
      ...companies.map(({ company, price }, index) => ({
        key: company,
        name: `${company} ${words().number(price)}`,
        drawn: (
          <>
            <MarkIcon look={game.look} company={company} size={22} /> {words().number(price)}
          </>
        ),
        begins: index === 0,
      })),
    ],
    ranked: rows
      .map(
        (row): Ranked => ({
          seat: row.seat,
          place: places[row.seat] ?? 0,
          score: scores[row.seat] ?? 0,
          note: row.isBankrupt ? text.bankrupt : null,
          parts: [
            row.isBankrupt ? null : row.cash,
            ...(withPrivates ? [row.privateWorth || null] : []),
            row.shares,
            ...companies.map(
              ({ company }) => title.ending.sharesWorth(title, state, row.seat, company) || null,
            ),
          ],
        }),
      )
      .sort((one, other) => one.place - other.place),
  };
}

// ---------------------------------------------------------------- charts

function worths(game: Game, points: readonly CoursePoint[]): Chart {
  const { end } = ui().panels;
  return {
    key: 'worth',
    title: end.worth,
    hint: end.worthHint,
    courses: game.start.players.map((name, seat) => {
      const { colour } = game.sitter(seat);
      return {
        key: String(seat),
        name,
        color: `var(--player-${colour})`,
        dash: dashOf(colour - 1),
        values: points.map(({ worth }) => worth[seat] ?? null),
      };
    }),
  };
}

/** Of every company: its line in its colour, its mark at the end. */
const companyCourses = (game: Game, valuesOf: (company: string) => readonly (number | null)[]) =>
  [...game.title.companies.keys()].map((company, index) => ({
    key: company,
    name: company,
    // As dark, or as light, as a line must be to stand out from the ground.
    color: `oklch(from ${markOf(game.look.marks, company).fill} var(--line-light) c h)`,
    dash: dashOf(index),
    values: valuesOf(company),
    mark: (
      <g class="mk">
        <Mark look={game.look} company={company} r={9} />
      </g>
    ),
  }));

function prices(game: Game, points: readonly CoursePoint[]): Chart {
  const { end } = ui().panels;
  return {
    key: 'prices',
    title: end.prices,
    hint: end.pricesHint,
    courses: companyCourses(game, (company) => points.map(({ prices }) => prices.get(company) ?? null)),
  };
}

function revenues(game: Game, points: readonly CoursePoint[]): Chart {
  const { end } = ui().panels;
  const { rounds } = revenueHistory(game.steps.value);
  return {
    key: 'revenues',
    title: end.revenues,
    hint: end.revenuesHint,
    bridges: true,
    courses: companyCourses(game, (company) =>
      points.map(({ round }) => {
        if (round.kind !== 'operating') return null;
        const run = rounds.find((one) => one.round.set === round.set && one.round.number === round.number);
        return run?.earned.get(company)?.revenue ?? null;
      }),
    ).filter(({ values }) => values.some((value) => value !== null)),
  };
}

// ---------------------------------------------------------------- key moments

function keyMoment(game: Game, moment: Moment): KeyMoment {
  const { end } = ui().panels;
  const { money, roundShort, tell, trainName } = words();
  const text = (): string => {
    switch (moment.kind) {
      case 'firstTrain': {
        const scraps = moment.scraps.map((kind) => ui().panels.trains.all(kind));
        const bought = end.firstTrain(moment.company, trainName(moment.train));
        return scraps.length === 0 ? bought : `${bought} ${end.scraps(words().list(scraps))}`;
      }
      case 'bestRun':
        return end.bestRun(moment.company, money(game.title, moment.revenue));
      case 'event':
        return tell(game.title, moment.before, [moment.event])
          .map((line) => line.text)
          .join(' ');
    }
  };
  const seat = moment.kind === 'event' ? moment.seat : null;
  return {
    key: `${moment.step} ${moment.kind} ${moment.company ?? seat ?? ''}`,
    at: moment.at,
    when: roundShort(moment.round),
    mark:
      moment.company !== null ? (
        <MarkIcon look={game.look} company={moment.company} size={20} label={false} />
      ) : seat !== null ? (
        <Sign game={game} seat={seat} />
      ) : null,
    text: text(),
  };
}
