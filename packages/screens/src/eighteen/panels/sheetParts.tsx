/** What the full and the short table of companies and players have in common. */
import type { CompanyId } from '@kursbuch/eighteen';
import type { ComponentChildren } from 'preact';
import type { FigureRow } from '../game/contributions.ts';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';
import type { CompanyFigures, PlayerFigures } from './figures.ts';
import { Figure } from './Nil.tsx';
import type { RevenueHistory } from './revenueHistory.ts';

/** A row of the players' own figures: its name, and what stands under each player. */
export type FootRow = readonly [label: string, cell: (player: PlayerFigures) => ComponentChildren];

/** Purse, papers and worth of the players. */
export function ownFigures(
  players: readonly PlayerFigures[],
): Record<'cash' | 'certificates' | 'worth', FootRow> {
  const { table } = ui().panels;
  const limit = commonLimit(players);
  const bold = (value: number | null) => (
    <b>
      <Figure of={value} text={words().number} />
    </b>
  );
  return {
    cash: [table.cash, ({ cash }) => bold(cash)],
    certificates: [
      limit === null ? table.certificates : table.certificatesOf(limit),
      (player) => <Certificates of={player} limit={limit} />,
    ],
    worth: [table.worth, ({ worth }) => bold(worth)],
  };
}

/** All players may hold the same number of certificates: that number. */
const commonLimit = (players: readonly PlayerFigures[]): number | null =>
  players.every(({ limit }) => limit === players[0]?.limit) ? (players[0]?.limit ?? null) : null;

function Certificates({ of, limit }: { readonly of: PlayerFigures; readonly limit: number | null }) {
  const figure = of.certificates > of.limit ? <b class="over">{of.certificates}</b> : of.certificates;
  return limit === null ? (
    <>
      {figure}
      <small class="dim">/{of.limit}</small>
    </>
  ) : (
    figure
  );
}

/** The figures only the title has, while somebody has one. */
export const figuresShown = (
  { title, look, shown }: Game,
  companies: readonly CompanyFigures[],
): readonly FigureRow[] =>
  (look.rows ?? []).filter(
    (row): row is FigureRow =>
      'value' in row && companies.some(({ company }) => row.value(title, shown.value, company) !== null),
  );

/** One of these figures, or the dot where a company has none. */
export function OwnFigure({
  game,
  row,
  company,
  text = words().number,
}: {
  readonly game: Game;
  readonly row: FigureRow;
  readonly company: CompanyId;
  readonly text?: (value: number) => string;
}) {
  const value = row.value(game.title, game.shown.value, company);
  return row.Figure && value !== null ? <row.Figure value={value} /> : <Figure of={value} text={text} />;
}

/** A company out of the game is one grey sentence. */
export function Gone({
  row,
  history,
  span,
}: {
  readonly row: CompanyFigures;
  readonly history: RevenueHistory;
  readonly span: number;
}) {
  const round = history.closed.get(row.company);
  return (
    <td class="l gone" colSpan={span}>
      {ui().panels.table.goneSince(round ? words().roundShort(round) : '')}
    </td>
  );
}
