/** Who has how many points: of a season, and of a tournament. */
import { language } from '@kursbuch/screens/settings/settings.ts';
import { PersonLink } from '../company/PersonLink.tsx';
import { clubsUi } from '../words/clubs.ts';

interface RankingLine {
  /** Null: that person is gone. */
  readonly id: string | null;
  readonly name: string;
  readonly you: boolean;
  readonly games: number;
  readonly points: number;
  readonly wins: number;
  /** Something to know about it. */
  readonly note?: string;
}

const isAsGood = (a: RankingLine, b: RankingLine): boolean => a.points === b.points && a.wins === b.wins;

/** The most points first, then the most wins; whoever has as many of both has the same rank. */
export function Ranking({ lines: given }: { readonly lines: readonly RankingLine[] }) {
  const text = clubsUi();
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 });
  const lines = given.toSorted((a, b) => b.points - a.points || b.wins - a.wins);
  return (
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
              <th scope="row">
                <PersonLink person={line.id} name={line.name} />
                {line.note !== undefined && ` (${line.note})`}
              </th>
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
  );
}
