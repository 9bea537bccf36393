/** The end of a game: the ranking, how everybody came there, what will be remembered, and the record to take away. */
import { percentOf, places, priceOf, valueAt } from '@kursbuch/eighteen';
import { useComputed } from '@preact/signals';
import { Sign } from '../../parts/Sign.tsx';
import type { Game } from '../game/game.ts';
import { playerFigures } from '../panels/figures.ts';
import { Nil } from '../panels/Nil.tsx';
import { Scroller } from '../panels/Scroller.tsx';
import { Mark, MarkIcon } from '../parts/Mark.tsx';
import '../panels/spreadsheet.css';
import { CourseChart } from '../../end/CourseChart.tsx';
import { ui, words } from '../words/index.ts';
import { type CoursePoint, courseOf } from './course.ts';
import './end.css';
import { type Moment, momentsOf } from './moments.ts';

/** Players differ by dash as well as by colour. */
const DASHES = ['', '9 4', '2.5 3.5', '14 3 3 3', '5 3', '1.5 4 8 4'];

/** About the width of a letter at the end of a line. */
const LETTER = 6.9;

export function End({
  game,
  onExport,
  onLook,
}: {
  readonly game: Game;
  /** Save the record of the game. */
  readonly onExport: () => void;
  /** Show the map as it was after so many steps. */
  readonly onLook: (moment: number) => void;
}) {
  const played = useComputed(() => ({
    title: game.title,
    steps: game.steps.value,
    stateAt: (count: number) => game.stateAt(count),
  }));
  const points = useComputed(() => courseOf(played.value)).value;
  const moments = useComputed(() => momentsOf(played.value)).value;
  const { end } = ui().panels;
  const { result } = game.now.value;
  return (
    <div class="end-page">
      <div class="rank">
        {result && <p class="cause">{end.cause(words().causeOf(game.title, result.cause))}</p>}
        <Ranking game={game} />
      </div>
      <div class="low">
        <Worths game={game} points={points} />
        <Prices game={game} points={points} />
        <section class="moments">
          <h2>{end.moments}</h2>
          <ol>
            {moments.map((moment) => (
              <MomentLine
                key={`${moment.step} ${moment.kind} ${'company' in moment ? moment.company : ''}`}
                game={game}
                moment={moment}
                onLook={onLook}
              />
            ))}
          </ol>
          <button type="button" class="btn line-btn" onClick={onExport}>
            {end.record}
          </button>
        </section>
      </div>
    </div>
  );
}

function Ranking({ game }: { readonly game: Game }) {
  const state = game.now.value;
  const { title } = game;
  const { end, table } = ui().panels;
  const { number } = words();
  const figures = playerFigures(title, state);
  const scores = state.result?.scores ?? figures.map(({ worth }) => worth ?? 0);
  const ranks = places(scores);
  const best = Math.max(...scores);
  const companies = [...title.companies.keys()]
    .flatMap((company) => {
      const price = priceOf(title.market, state, company);
      return price === undefined || state.companies[company]?.closed ? [] : [{ company, price }];
    })
    .sort((one, other) => other.price - one.price);
  const rows = figures
    .map((player) => ({
      ...player,
      score: scores[player.seat] ?? 0,
      place: ranks[player.seat] ?? 0,
      /** What the privates count. */
      privateWorth: player.privates.reduce((sum, one) => sum + title.ending.privateWorth(state, one), 0),
    }))
    .sort((one, other) => one.place - other.place);
  const withPrivates = rows.some(({ privateWorth }) => privateWorth > 0);
  return (
    <Scroller label={end.ranking}>
      <table class="tt ranking">
        <thead>
          <tr>
            <th scope="col" class="nm">
              {end.player}
            </th>
            <th scope="col">{end.worth}</th>
            <th scope="col">{end.behind}</th>
            <th scope="col" class="grp">
              {table.cash}
            </th>
            {withPrivates && <th scope="col">{table.privates}</th>}
            <th scope="col">{end.shares}</th>
            {companies.map(({ company, price }, index) => (
              <th key={company} scope="col" class={index === 0 ? 'grp' : ''}>
                <MarkIcon look={game.look} company={company} size={22} /> {number(price)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seat} class={row.place === 1 ? 'first' : ''}>
              <th scope="row" class="co nm">
                <span>
                  <span class="ord">{row.place}</span>
                  <Sign game={game} seat={row.seat} />
                  <b>{row.name}</b>
                  {state.bankrupt === row.seat && <em>{ui().panels.player.bankrupt}</em>}
                </span>
              </th>
              <td class="tot">{number(row.score)}</td>
              <td>{row.score === best ? <Nil /> : number(row.score - best)}</td>
              <td class="grp">{row.cash === null ? <Nil /> : number(row.cash)}</td>
              {withPrivates && <td>{row.privateWorth > 0 ? number(row.privateWorth) : <Nil />}</td>}
              <td>{number(row.shares)}</td>
              {companies.map(({ company, price }, index) => {
                const percent = percentOf(state, company, row.seat);
                return (
                  <td
                    key={company}
                    class={index === 0 ? 'grp' : ''}
                    title={percent > 0 ? words().percent(percent) : undefined}
                  >
                    {percent > 0 ? number(valueAt(title, state, company, percent, price)) : <Nil />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** A point as a stop of the axis. */
const stopOf = ({ round, isLast }: CoursePoint) => ({
  short: words().roundShort(round),
  isMajor: round.kind !== 'operating',
  isLast,
});

function Worths({ game, points }: { readonly game: Game; readonly points: readonly CoursePoint[] }) {
  const { end } = ui().panels;
  const { number } = words();
  const courses = game.start.players.map((name, seat) => {
    const { colour } = game.sitter(seat);
    const values = points.map(({ worth }) => worth[seat] ?? null);
    const short = name.length > 11 ? `${name.slice(0, 10)}…` : name;
    const value = number(values.at(-1) ?? 0);
    return {
      key: String(seat),
      name,
      color: `var(--player-${colour})`,
      dash: DASHES[(colour - 1) % DASHES.length] ?? '',
      values,
      labelWidth: (short.length + value.length + 1) * LETTER,
      label: (
        <text class="lb" y={4.5}>
          {short} <tspan class="v">{value}</tspan>
        </text>
      ),
    };
  });
  return <CourseChart title={end.worth} hint={end.worthHint} points={points.map(stopOf)} courses={courses} />;
}

function Prices({ game, points }: { readonly game: Game; readonly points: readonly CoursePoint[] }) {
  const { end } = ui().panels;
  const { number } = words();
  const courses = [...game.title.companies.keys()].map((company) => {
    const values = points.map(({ prices }) => prices.get(company) ?? null);
    const color = game.look.marks[company]?.color ?? 'com';
    return {
      key: company,
      name: company,
      color: `color-mix(in srgb, var(--co-${color}) var(--own), var(--ink))`,
      dash: '',
      values,
      labelWidth: 60,
      ends: (
        <g class="mk">
          <Mark look={game.look} company={company} r={8} />
        </g>
      ),
      label: (
        <g class="mk">
          <g transform="translate(9 0)">
            <Mark look={game.look} company={company} r={9.5} />
          </g>
          <text class="lb" x={25} y={4.5}>
            {number(values.findLast((value) => value !== null) ?? 0)}
          </text>
        </g>
      ),
    };
  });
  return (
    <CourseChart title={end.prices} hint={end.pricesHint} points={points.map(stopOf)} courses={courses} />
  );
}

function MomentLine({
  game,
  moment,
  onLook,
}: {
  readonly game: Game;
  readonly moment: Moment;
  readonly onLook: (moment: number) => void;
}) {
  const { end } = ui().panels;
  const { money, roundShort, tell, trainName } = words();
  const text = (): string => {
    switch (moment.kind) {
      case 'firstTrain':
        return end.firstTrain(moment.company, trainName(moment.train));
      case 'bestRun':
        return end.bestRun(moment.company, money(game.title, moment.revenue));
      case 'event':
        return tell(game.title, moment.before, [moment.event])
          .map((line) => line.text)
          .join(' ');
    }
  };
  const seat = moment.kind === 'event' ? moment.seat : null;
  return (
    <li>
      <button type="button" title={end.look} onClick={() => onLook(moment.step + 1)}>
        <time>{roundShort(moment.round)}</time>
        {moment.company !== null ? (
          <MarkIcon look={game.look} company={moment.company} size={20} label={false} />
        ) : seat !== null ? (
          <Sign game={game} seat={seat} />
        ) : (
          <span />
        )}
        <span>{text()}</span>
      </button>
    </li>
  );
}
