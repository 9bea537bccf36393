/** The table of points of a season, a new season, and one that is changed. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Report } from '../company/Report.tsx';
import { saidOf } from '../lobby/said.ts';
import type { Values } from '../lobby/submission.ts';
import { ask } from '../online/ask.ts';
import type { ClubInfo, Season, Standings } from '../online/wire.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { clubsUi } from '../words/clubs.ts';
import { onlineUi } from '../words/online.ts';
import { dayOf } from './dayOf.ts';
import { Check, Field, Fields } from './Fields.tsx';
import { Part } from './Frame.tsx';
import { Ranking } from './Ranking.tsx';
import { Sure } from './Sure.tsx';

const ALL = '';

export function Seasons({
  club,
  changed,
}: {
  readonly club: ClubInfo;
  readonly changed: () => Promise<void>;
}) {
  const text = clubsUi();
  const { season, shown, title, problem, choose } = useSeason(club);
  return (
    <Part title={text.season} wide>
      {!season && <p>{text.noSeason}</p>}
      {problem && <p role="alert">{problem}</p>}
      {season && (
        <>
          {club.seasons.length > 1 && (
            <select
              class="text-field"
              aria-label={text.season}
              value={season.id}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
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
          {club.you !== 'organiser' && (
            <Report
              key={season.id}
              about={{ kind: 'season', club: club.id, season: season.id }}
              label={onlineUi().reportSeason(season.name)}
              short
            />
          )}
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
            <Organised club={club} season={season} shown={shown} changed={changed} />
          )}
        </>
      )}
      {club.you === 'organiser' && (
        <details>
          <summary>{text.newSeason}</summary>
          <SeasonForm
            act={text.addSeason}
            run={async (wish) => {
              await ask('POST', `clubs/${club.id}/seasons`, wish);
              await changed();
            }}
          />
        </details>
      )}
    </Part>
  );
}

/** The season that is looked at, the latest unless one chooses, and how it stands. */
function useSeason(club: ClubInfo) {
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
  const choose = (id: string) => {
    chosen.value = id;
    title.value = ALL;
  };
  const shown = found.value?.season.id === season?.id ? found.value : null;
  return { season, shown, title, problem: problem.value, choose };
}

/** For an organiser: the season is changed or removed. */
function Organised({
  club,
  season,
  shown,
  changed,
}: {
  readonly club: ClubInfo;
  readonly season: Season;
  readonly shown: Standings | null;
  readonly changed: () => Promise<void>;
}) {
  const text = clubsUi();
  return (
    <>
      {shown && (
        <details>
          <summary>{text.changeSeason}</summary>
          <SeasonForm
            key={season.id}
            act={text.changeAct}
            season={season}
            isCounted={!shown.changeable}
            run={async (wish) => {
              await ask('PUT', `clubs/${club.id}/seasons/${season.id}`, wish);
              await changed();
            }}
          />
        </details>
      )}
      <Sure
        label={text.removeSeason}
        title={text.removeSeasonAsk}
        text={text.removeSeasonText}
        act={async () => {
          await ask('DELETE', `clubs/${club.id}/seasons/${season.id}`);
          await changed();
        }}
      />
    </>
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
  const lines = standings.flatMap((line) => {
    const tally = title === ALL ? line : line.titles[title];
    return tally ? [{ ...line, ...tally }] : [];
  });
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
      <Ranking lines={lines} />
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

/** A day as a field says it: "2027-01-31". */
function dateOf(at: number): string {
  const here = new Date(at);
  return new Date(at - here.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Points as they are typed in. */
const typed = (points: NonNullable<Season['points']>): string =>
  Object.entries(points)
    .map(([players, worth]) => `${players}: ${worth.join(' ')}`)
    .join('; ');

/** The day after the last one; a day is not always as long. */
const endOf = (day: string): number => {
  const last = new Date(`${day}T00:00`);
  last.setDate(last.getDate() + 1);
  return last.getTime();
};

/** A new season, or one that is changed; `isCounted`: a game counts already, so that what it brings stays as it is. */
function SeasonForm({
  act,
  season,
  isCounted = false,
  run,
}: {
  readonly act: string;
  readonly season?: Season;
  readonly isCounted?: boolean;
  readonly run: (wish: object) => Promise<void>;
}) {
  const text = clubsUi();
  const wishOf = ({ name = '', begins = '', ends = '', points = '', agreed }: Values) => ({
    name,
    begins: midnight(begins),
    ends: endOf(ends),
    points: season && isCounted ? season.points : pointsIn(points),
    agreed: season && isCounted ? season.agreed : agreed !== undefined,
  });
  return (
    <Fields act={act} run={(values) => run(wishOf(values))}>
      <Field name="name" label={text.name} longest={40} {...(season && { value: season.name })} />
      <Field
        name="begins"
        label={text.begins}
        type="date"
        {...(season && { value: dateOf(season.begins) })}
      />
      <Field name="ends" label={text.ends} type="date" {...(season && { value: dateOf(season.ends - 1) })} />
      {isCounted ? (
        <p>{text.pointsStay}</p>
      ) : (
        <>
          <Check name="agreed" label={text.agreed} on={season?.agreed ?? false} />
          <Field
            name="points"
            label={text.points}
            optional
            hint={text.pointsText}
            {...(season?.points && { value: typed(season.points) })}
          />
        </>
      )}
    </Fields>
  );
}
