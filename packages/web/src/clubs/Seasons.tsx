/** The table of points of a season, and a new season. */
import { region } from '@kursbuch/screens/settings/settings.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { saidOf } from '../lobby/said.ts';
import { ask } from '../online/ask.ts';
import type { ClubInfo, Season, Standings } from '../online/wire.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { clubsUi } from '../words/clubs.ts';
import { Check, Field, Fields } from './Fields.tsx';
import { Part } from './Frame.tsx';
import { Sure } from './Sure.tsx';

const ALL = '';
const DAY = 24 * 60 * 60 * 1000;

const dayOf = (at: number): string => new Intl.DateTimeFormat(region(), { dateStyle: 'medium' }).format(at);

export function Seasons({
  club,
  changed,
}: {
  readonly club: ClubInfo;
  readonly changed: () => Promise<void>;
}) {
  const text = clubsUi();
  const chosen = useSignal<string | null>(null);
  const found = useSignal<Standings | null>(null);
  const title = useSignal(ALL);
  const problem = useSignal<string | null>(null);
  const season = club.seasons.find(({ id }) => id === chosen.value) ?? club.seasons[0];
  useEffect(() => {
    if (season)
      ask<Standings>('GET', `clubs/${club.id}/seasons/${season.id}`).then(
        (standings) => {
          found.value = standings;
        },
        (thrown: unknown) => {
          problem.value = saidOf(thrown);
        },
      );
  }, [club, season?.id]);
  const shown = found.value?.season.id === season?.id ? found.value : null;
  return (
    <Part title={text.season} wide>
      {!season && <p>{text.noSeason}</p>}
      {problem.value && <p role="alert">{problem.value}</p>}
      {season && (
        <>
          {club.seasons.length > 1 && (
            <select
              class="text-field"
              aria-label={text.season}
              value={season.id}
              onChange={({ currentTarget }) => {
                chosen.value = currentTarget.value;
                title.value = ALL;
              }}
            >
              {club.seasons.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
          <p>
            <b>{season.name}</b>, {text.lasts(dayOf(season.begins), dayOf(season.ends - 1))}
          </p>
          {shown && (
            <Table
              standings={shown}
              title={title.value}
              choose={(one) => {
                title.value = one;
              }}
            />
          )}
          <Rules season={season} />
          {club.you === 'organiser' && (
            <Sure
              label={text.removeSeason}
              title={text.removeSeasonAsk}
              text={text.removeSeasonText}
              act={async () => {
                await ask('DELETE', `clubs/${club.id}/seasons/${season.id}`);
                await changed();
              }}
            />
          )}
        </>
      )}
      {club.you === 'organiser' && <NewSeason club={club} changed={changed} />}
    </Part>
  );
}

function Table({
  standings: { standings, tables },
  title,
  choose,
}: {
  readonly standings: Standings;
  readonly title: string;
  readonly choose: (title: string) => void;
}) {
  const text = clubsUi();
  if (standings.length === 0) return <p>{text.noGames}</p>;
  const titles = [...new Set(standings.flatMap((line) => Object.keys(line.titles)))].toSorted();
  const number = new Intl.NumberFormat(region(), { maximumFractionDigits: 2 });
  const lines = standings
    .flatMap((line) => {
      const tally = title === ALL ? line : line.titles[title];
      return tally ? [{ ...line, ...tally }] : [];
    })
    .toSorted((a, b) => b.points - a.points || b.wins - a.wins);
  const isAsGood = (a: (typeof lines)[number], b: (typeof lines)[number]) =>
    a.points === b.points && a.wins === b.wins;
  return (
    <>
      {titles.length > 1 && (
        <select
          class="text-field"
          aria-label={text.allTitles}
          value={title}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value={ALL}>{text.allTitles}</option>
          {titles.map((one) => (
            <option key={one} value={one}>
              {shortTitle(one)}
            </option>
          ))}
        </select>
      )}
      <table class="club-standings">
        <thead>
          <tr>
            <th scope="col">{text.columns.rank}</th>
            <th scope="col">{text.columns.name}</th>
            <th scope="col">{text.columns.games}</th>
            <th scope="col">{text.columns.wins}</th>
            <th scope="col">{text.columns.points}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const rank = 1 + lines.findIndex((one) => isAsGood(one, line));
            return (
              <tr key={line.id ?? line.name} class={line.you ? 'is-you' : ''}>
                <td>{text.rank(rank, lines.filter((one) => isAsGood(one, line)).length > 1)}</td>
                <th scope="row">{line.name}</th>
                <td>{line.games}</td>
                <td>{line.wins}</td>
                <td>
                  <b>{number.format(line.points)}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{text.counted(tables.length)}</p>
    </>
  );
}

function Rules({ season: { points, agreed } }: { readonly season: Season }) {
  const text = clubsUi();
  return (
    <p>
      {agreed ? text.agreedCount : text.agreedDoNot}{' '}
      {points === null
        ? text.usualPoints
        : `${text.otherPoints} ${Object.entries(points)
            .map(([players, worth]) => text.pointsAt(Number(players), worth))
            .join('; ')}.`}
    </p>
  );
}

/** "4: 10 6 3 1; 3: 6 3 1". Whatever is no number the server says no to. */
function pointsIn(given: string): Readonly<Record<string, readonly number[]>> | null {
  const lines = given.split(/[;\n]/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  return Object.fromEntries(
    lines.map((line) => {
      const [players = '', worth = ''] = line.split(':');
      return [
        players.trim(),
        worth
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      ];
    }),
  );
}

/** Midnight at the beginning of a day here. */
const midnight = (day: string): number => new Date(`${day}T00:00`).getTime();

function NewSeason({ club, changed }: { readonly club: ClubInfo; readonly changed: () => Promise<void> }) {
  const text = clubsUi();
  return (
    <details>
      <summary>{text.newSeason}</summary>
      <Fields
        act={text.addSeason}
        run={async ({ name = '', begins = '', ends = '', points = '', agreed }) => {
          await ask('POST', `clubs/${club.id}/seasons`, {
            name,
            begins: midnight(begins),
            ends: midnight(ends) + DAY,
            points: pointsIn(points),
            agreed: agreed !== undefined,
          });
          await changed();
        }}
      >
        <Field name="name" label={text.name} longest={40} />
        <Field name="begins" label={text.begins} type="date" />
        <Field name="ends" label={text.ends} type="date" />
        <Check name="agreed" label={text.agreed} on={false} />
        <Field name="points" label={text.points} optional hint={text.pointsText} />
      </Fields>
    </details>
  );
}
