/** Companies and players in one table: in full with the revenues of all rounds, and short for the side panel. */
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Game } from '../game/game.ts';
import { Icon } from '../parts/Icon.tsx';
import { MarkIcon } from '../parts/Mark.tsx';
import { Sign } from '../parts/Sign.tsx';
import { ui, words } from '../words/index.ts';
import { Holding, Loans, Percent, Revenue, Stations, TrainBoxes } from './cells.tsx';
import {
  type Column,
  columnKey,
  columnsOf,
  MARKET_ORDER,
  type Sorting,
  sorted,
  sortedNext,
  valueIn,
} from './columns.ts';
import { type CsvCell, csv } from './csv.ts';
import type { CompanyFigures, PlayerFigures } from './figures.ts';
import { Figure, Nil } from './Nil.tsx';
import './panels.css';
import type { RevenueHistory } from './revenueHistory.ts';
import { Scroller } from './Scroller.tsx';
import { type Sheet, sheetOf } from './sheet.ts';
import './spreadsheet.css';
import { copyOrSave } from './takeAway.ts';
import { viewerOf } from './viewer.ts';

/** All players may hold the same number of certificates: that number. */
const commonLimit = (players: readonly PlayerFigures[]): number | null =>
  players.every(({ limit }) => limit === players[0]?.limit) ? (players[0]?.limit ?? null) : null;

// ---------------------------------------------------------------- in full

/** Columns that begin a group. */
const GROUPS: ReadonlySet<string> = new Set(['player 0', 'offer', 'treasury']);
const LEFT: ReadonlySet<string> = new Set(['trains', 'stations', 'loans', 'privates']);

function classOf(column: Column, viewer: number | null, firstRevenue: string | undefined): string {
  const key = columnKey(column);
  return [
    GROUPS.has(key) || key === firstRevenue ? 'grp' : '',
    LEFT.has(column.kind) ? 'l' : '',
    column.kind === 'player' && column.seat === viewer ? 'you' : '',
    column.kind === 'price' ? 'price' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export function Spreadsheet({ game }: { readonly game: Game }) {
  const sorting = useSignal<Sorting>(MARKET_ORDER);
  const taken = useSignal<'copied' | 'saved' | null>(null);
  const sheet = useComputed(() => sheetOf(game)).value;
  const { companies, players, history } = sheet;
  const viewer = viewerOf(game);
  const { number, roundShort } = words();
  const { table } = ui().panels;
  const columns = columnsOf(companies, players, history.rounds);
  const firstRevenue = columns.find(({ kind }) => kind === 'revenue');
  const firstKey = firstRevenue && columnKey(firstRevenue);
  const by = columns.find((column) => columnKey(column) === sorting.value.by);
  const rows = sorted(companies, by, by ? sorting.value.falling : false);
  const limit = commonLimit(players);

  const head = (column: Column): { readonly text: string; readonly drawn?: ComponentChildren } => {
    if (column.kind === 'player') {
      const name = players[column.seat]?.name ?? '';
      return {
        text: name,
        drawn: (
          <span class="nm">
            <Sign game={game} seat={column.seat} />
            <span>{name}</span>
          </span>
        ),
      };
    }
    if (column.kind === 'revenue') return { text: roundShort(column.round.round) };
    return { text: table.heads[column.kind] };
  };

  const cell = (column: Column, row: CompanyFigures): ComponentChildren => {
    switch (column.kind) {
      case 'player':
        return <Holding of={row} seat={column.seat} />;
      case 'trains':
        return <TrainBoxes trains={row.trains} />;
      case 'stations':
        return <Stations of={row} />;
      case 'loans':
        return <Loans count={row.loans} />;
      case 'privates':
        return row.privates.length > 0 ? row.privates.join(', ') : <Nil />;
      case 'offer':
      case 'pool':
        return <Percent value={row[column.kind]} />;
      case 'revenue':
        return <Revenue of={column.round.earned.get(row.company)} text={number} />;
      default: {
        const value = valueIn(column, row);
        return <Figure of={value === null ? null : Number(value)} text={number} />;
      }
    }
  };

  const foot: readonly (readonly [string, (player: PlayerFigures) => ComponentChildren])[] = [
    [
      table.cash,
      ({ cash }) => (
        <b>
          <Figure of={cash} text={number} />
        </b>
      ),
    ],
    [table.privates, ({ privates }) => (privates.length > 0 ? privates.join(', ') : <Nil />)],
    [
      limit === null ? table.certificates : table.certificatesOf(limit),
      (player) => <Certificates of={player} limit={limit} />,
    ],
    [
      table.worth,
      ({ worth }) => (
        <b>
          <Figure of={worth} text={number} />
        </b>
      ),
    ],
    [table.priority, ({ priority }) => (priority ? <b title={table.begins}>{table.firstShort}</b> : <Nil />)],
  ];

  const take = async () => {
    const text = csv(csvRows(game, sheet, rows, columns), words().language === 'de' ? ';' : ',');
    taken.value = await copyOrSave(`${game.info.name}.csv`, text);
  };

  return (
    <div class="sheet">
      <header>
        <h2>{table.title}</h2>
        <span class="hint">
          {table.hint} <span class="dir">40</span> {table.directorHint}
          {history.rounds.length > 0 && `; ${table.revenueHint}`}
        </span>
        <span class="end" role="status">
          {taken.value && table[taken.value]}
        </span>
        <button type="button" class="btn line-btn small" onClick={take}>
          <Icon name="copy" size={18} />
          {table.copy}
        </button>
      </header>
      <Scroller label={table.title}>
        <table class="tt big">
          <thead>
            <tr>
              {columns.map((column) => {
                const key = columnKey(column);
                const { text, drawn } = head(column);
                const on = sorting.value.by === key;
                return (
                  <th
                    key={key}
                    scope="col"
                    class={classOf(column, viewer, firstKey)}
                    aria-sort={on ? (sorting.value.falling ? 'descending' : 'ascending') : 'none'}
                  >
                    <button
                      type="button"
                      title={table.sortBy(text)}
                      onClick={() => {
                        sorting.value = sortedNext(sorting.value, column);
                      }}
                    >
                      {drawn ?? text}
                      {on && column.kind !== 'order' && (
                        <i class={sorting.value.falling ? 'falls' : 'rises'} />
                      )}
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.company} class={row.standing === 'acting' ? 'now' : ''}>
                <th scope="row" class="co">
                  <span>
                    <span class="ord">{row.order}</span>
                    <MarkIcon look={game.look} company={row.company} size={26} label={false} />
                    <span class="long">{row.name}</span>
                    <span class="short">{row.company}</span>
                    <em>{table.standing[row.standing]}</em>
                  </span>
                </th>
                {row.standing === 'closed' ? (
                  <Gone row={row} history={history} span={columns.length - 1} />
                ) : (
                  columns.slice(1).map((column) => (
                    <td key={columnKey(column)} class={classOf(column, viewer, firstKey)}>
                      {cell(column, row)}
                    </td>
                  ))
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {foot.map(([label, get]) => (
              <tr key={label}>
                <th scope="row" class="co">
                  {label}
                </th>
                <td colSpan={2} />
                {players.map((player) => (
                  <td
                    key={player.seat}
                    class={`${player.seat === 0 ? 'grp' : ''}${player.seat === viewer ? ' you' : ''}`}
                  >
                    {get(player)}
                  </td>
                ))}
                <td class="grp" colSpan={2} />
                <td class="grp" colSpan={columns.length - 5 - players.length} />
              </tr>
            ))}
          </tfoot>
        </table>
      </Scroller>
    </div>
  );
}

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

/** A company out of the game is one grey sentence. */
function Gone({
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

/** The whole table for a file: companies, then the players' own figures under their columns. */
function csvRows(
  game: Game,
  { players }: Sheet,
  rows: readonly CompanyFigures[],
  columns: readonly Column[],
): readonly (readonly CsvCell[])[] {
  const { table } = ui().panels;
  const head = columns.map((column) => {
    if (column.kind === 'player') return players[column.seat]?.name ?? '';
    return column.kind === 'revenue' ? words().roundShort(column.round.round) : table.heads[column.kind];
  });
  const line = (label: string, get: (player: PlayerFigures) => CsvCell): readonly CsvCell[] => [
    '',
    label,
    ...columns.slice(1).map((column) => {
      const player = column.kind === 'player' ? players[column.seat] : undefined;
      return player ? get(player) : null;
    }),
  ];
  return [
    [words().roundName(game.shown.value.round)],
    [head[0] ?? '', table.company, ...head.slice(1)],
    ...rows.map((row) => [row.order, row.name, ...columns.slice(1).map((column) => valueIn(column, row))]),
    line(table.cash, ({ cash }) => cash),
    line(table.privates, ({ privates }) => privates.join(' ')),
    line(table.certificates, ({ certificates }) => certificates),
    line(table.worth, ({ worth }) => worth),
    line(table.priority, ({ priority }) => (priority ? 1 : null)),
  ];
}

// ---------------------------------------------------------------- short

export function SpreadsheetCompact({ game }: { readonly game: Game }) {
  const { companies, players, history } = useComputed(() => sheetOf(game)).value;
  const viewer = viewerOf(game);
  const { number } = words();
  const { table } = ui().panels;
  const limit = commonLimit(players);
  const loans = companies.some((row) => row.loans > 0);
  const lead = loans ? 5 : 4;
  const foot: readonly (readonly [string, (player: PlayerFigures) => ComponentChildren])[] = [
    [
      table.cash,
      ({ cash }) => (
        <b>
          <Figure of={cash} text={number} />
        </b>
      ),
    ],
    [
      limit === null ? table.certificates : table.certificatesOf(limit),
      (player) => <Certificates of={player} limit={limit} />,
    ],
    [
      table.worth,
      ({ worth }) => (
        <b>
          <Figure of={worth} text={number} />
        </b>
      ),
    ],
  ];
  return (
    <section class="sec">
      <Scroller label={table.title}>
        <table class={`tt spread${players.length + (loans ? 1 : 0) > 4 ? ' dense' : ''}`}>
          <thead>
            <tr>
              <th scope="col">{table.inOrder}</th>
              <th scope="col">{table.heads.price}</th>
              <th scope="col">{table.cashShort}</th>
              <th scope="col">{table.heads.trains}</th>
              {loans && <th scope="col">{table.loansShort}</th>}
              {players.map(({ seat, priority }) => (
                <th
                  key={seat}
                  scope="col"
                  class={`${seat === 0 ? 'grp' : ''}${seat === viewer ? ' you' : ''}`}
                >
                  {priority && (
                    <small class="first" title={table.begins}>
                      {table.firstShort}
                    </small>
                  )}
                  <Sign game={game} seat={seat} />
                </th>
              ))}
              <th scope="col" class="grp">
                {table.heads.offer}
              </th>
              <th scope="col">{table.heads.pool}</th>
            </tr>
          </thead>
          <tbody>
            {companies.map((row) => (
              <tr key={row.company} class={row.standing === 'acting' ? 'now' : ''}>
                <th scope="row" class="co">
                  <span>
                    <MarkIcon look={game.look} company={row.company} label={false} />
                    {row.company}
                  </span>
                </th>
                {row.standing === 'closed' ? (
                  <Gone row={row} history={history} span={lead + 1 + players.length} />
                ) : (
                  <>
                    <td class="price">
                      <Figure of={row.price} text={number} />
                    </td>
                    <td>
                      <Figure of={row.par === null ? null : row.treasury} text={number} />
                    </td>
                    <td>
                      <TrainBoxes trains={row.trains} />
                    </td>
                    {loans && (
                      <td class="lo">
                        <Loans count={row.loans} />
                      </td>
                    )}
                    {players.map(({ seat }) => (
                      <td key={seat} class={`${seat === 0 ? 'grp' : ''}${seat === viewer ? ' you' : ''}`}>
                        <Holding of={row} seat={seat} />
                      </td>
                    ))}
                    <td class="grp">
                      <Percent value={row.offer} />
                    </td>
                    <td>
                      <Percent value={row.pool} />
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {foot.map(([label, get]) => (
              <tr key={label}>
                <th scope="row" class="co" colSpan={lead}>
                  {label}
                </th>
                {players.map((player) => (
                  <td
                    key={player.seat}
                    class={`${player.seat === 0 ? 'grp' : ''}${player.seat === viewer ? ' you' : ''}`}
                  >
                    {get(player)}
                  </td>
                ))}
                <td class="grp" />
                <td />
              </tr>
            ))}
          </tfoot>
        </table>
      </Scroller>
    </section>
  );
}
