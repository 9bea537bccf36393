/** Companies and players in one table, in full with the revenues of all rounds. */
import { type Signal, useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { type CsvCell, csv, separatorOf } from '../../parts/csv.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Sign } from '../../parts/Sign.tsx';
import type { Game } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui, words } from '../words/index.ts';
import {
  FloatNote,
  HeldNotes,
  Holding,
  Percent,
  Price,
  Revenue,
  Stations,
  TrainBoxes,
  Treasury,
} from './cells.tsx';
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
import type { CompanyFigures, PlayerFigures } from './figures.ts';
import { History } from './History.tsx';
import { LightButton } from './LightButton.tsx';
import { Figure, Nil } from './Nil.tsx';
import { Scroller } from './Scroller.tsx';
import { type Sheet, sheetOf } from './sheet.ts';
import './spreadsheet.css';
import { copyOrSave } from './copyOrSave.ts';
import { type FootRow, figuresShown, Gone, OwnFigure, ownFigures } from './sheetParts.tsx';
import { viewerOf } from './viewer.ts';

const LEFT: ReadonlySet<string> = new Set(['trains', 'stations', 'privates']);

function classOf(column: Column, viewer: number | null, groups: ReadonlySet<Column | undefined>): string {
  return [
    groups.has(column) ? 'grp' : '',
    LEFT.has(column.kind) || (column.kind === 'ofTitle' && column.row.Figure) ? 'l' : '',
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
  const { table } = ui().panels;
  const ofTitle = figuresShown(game, companies).map(
    (row): Column => ({
      kind: 'ofTitle',
      row,
      value: (company) => row.value(game.title, game.shown.value, company),
    }),
  );
  const columns = columnsOf(companies, players, history.rounds, ofTitle);
  const by = columns.find((column) => columnKey(column) === sorting.value.by);
  const rows = sorted(companies, by, by ? sorting.value.falling : false);
  const parts = { game, sheet, columns };

  const take = async () => {
    const text = csv(csvRows(game, sheet, rows, columns), separatorOf(navigator.language));
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
          <Heads {...parts} sorting={sorting} />
          <tbody>
            {rows.map((row) => (
              <Row key={row.company} {...parts} row={row} />
            ))}
          </tbody>
          <Foot {...parts} />
        </table>
      </Scroller>
      <History game={game} />
    </div>
  );
}

interface PartProps {
  readonly game: Game;
  readonly sheet: Sheet;
  readonly columns: readonly Column[];
}

/** Columns that begin a group. */
const groupsOf = (columns: readonly Column[]): ReadonlySet<Column | undefined> =>
  new Set(
    (['player', 'offer', 'treasury', 'revenue'] as const).map((group) =>
      columns.find(({ kind }) => kind === group),
    ),
  );

/** What stands over a column. */
function headOf(column: Column, players: readonly PlayerFigures[]): string {
  if (column.kind === 'player') return players.find(({ seat }) => seat === column.seat)?.name ?? '';
  if (column.kind === 'ofTitle') return column.row.name();
  if (column.kind === 'revenue') return words().roundShort(column.round.round);
  return ui().panels.table.heads[column.kind];
}

/** The heads, by which one sorts. */
function Heads({
  game,
  sheet: { players },
  columns,
  sorting,
}: PartProps & { readonly sorting: Signal<Sorting> }) {
  const [viewer, groups] = [viewerOf(game), groupsOf(columns)];
  const { by, falling } = sorting.value;
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const key = columnKey(column);
          const text = headOf(column, players);
          const on = by === key;
          return (
            <th
              key={key}
              scope="col"
              class={classOf(column, viewer, groups)}
              aria-sort={on ? (falling ? 'descending' : 'ascending') : 'none'}
            >
              <button
                type="button"
                title={ui().panels.table.sortBy(text)}
                onClick={() => {
                  sorting.value = sortedNext(sorting.value, column);
                }}
              >
                {column.kind === 'player' ? (
                  <span class="nm">
                    <Sign game={game} seat={column.seat} />
                    <span>{text}</span>
                  </span>
                ) : (
                  text
                )}
                {on && column.kind !== 'order' && <i class={falling ? 'falls' : 'rises'} />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** A company. */
function Row({ game, sheet: { history }, columns, row }: PartProps & { readonly row: CompanyFigures }) {
  const [viewer, groups] = [viewerOf(game), groupsOf(columns)];
  return (
    <tr class={row.standing === 'acting' ? 'now' : ''}>
      <th scope="row" class="co">
        <span>
          <span class="ord">{row.order}</span>
          <LightButton game={game} of={row}>
            <MarkIcon look={game.look} company={row.company} size={26} label={false} />
            <span class="long">{row.name}</span>
            <span class="short">{row.company}</span>
          </LightButton>
          <em>
            {row.standing === 'unfloated' ? (
              <FloatNote title={game.title} of={row} />
            ) : (
              ui().panels.table.standing[row.standing]
            )}
          </em>
        </span>
      </th>
      {row.standing === 'closed' ? (
        <Gone row={row} history={history} span={columns.length - 1} />
      ) : (
        columns.slice(1).map((column) => (
          <td key={columnKey(column)} class={classOf(column, viewer, groups)}>
            <Cell game={game} column={column} row={row} />
          </td>
        ))
      )}
    </tr>
  );
}

function Cell({
  game,
  column,
  row,
}: {
  readonly game: Game;
  readonly column: Column;
  readonly row: CompanyFigures;
}) {
  const { number } = words();
  switch (column.kind) {
    case 'player':
      return (
        <>
          <HeldNotes game={game} company={row.company} seat={column.seat} />
          <Holding of={row} seat={column.seat} />
        </>
      );
    case 'trains':
      return <TrainBoxes trains={row.trains} />;
    case 'stations':
      return <Stations of={row} />;
    case 'ofTitle':
      return <OwnFigure game={game} row={column.row} company={row.company} />;
    case 'privates':
      return listed(row.privates);
    case 'offer':
    case 'pool':
    case 'own':
      return <Percent value={row[column.kind]} />;
    case 'price':
      return <Price of={row} />;
    case 'treasury':
      return <Treasury of={row} />;
    case 'revenue':
      return <Revenue of={column.round.earned.get(row.company)} text={number} />;
    default: {
      const value = valueIn(column, row);
      return <Figure of={value === null ? null : Number(value)} text={number} />;
    }
  }
}

const listed = (privates: readonly string[]): ComponentChildren =>
  privates.length > 0 ? privates.join(', ') : <Nil />;

/** What players have, under their columns. */
function Foot({ game, sheet: { players }, columns }: PartProps) {
  const viewer = viewerOf(game);
  const { table } = ui().panels;
  const own = ownFigures(players);
  const privatesRow: FootRow = [table.privates, ({ privates }) => listed(privates)];
  const foot: readonly FootRow[] = [
    own.cash,
    ...(game.title.privates.size > 0 ? [privatesRow] : []),
    own.certificates,
    own.worth,
    [table.priority, ({ priority }) => (priority ? <b title={table.begins}>{table.firstShort}</b> : <Nil />)],
  ];
  // Where shares lie that no player has.
  const papers = columns.filter(({ kind }) => kind === 'offer' || kind === 'pool' || kind === 'own').length;
  return (
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
              class={`${player === players[0] ? 'grp' : ''}${player.seat === viewer ? ' you' : ''}`}
            >
              {get(player)}
            </td>
          ))}
          <td class="grp" colSpan={papers} />
          <td class="grp" colSpan={columns.length - 3 - papers - players.length} />
        </tr>
      ))}
    </tfoot>
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
  const head = columns.map((column) => headOf(column, players));
  const line = (label: string, get: (player: PlayerFigures) => CsvCell): readonly CsvCell[] => [
    '',
    label,
    ...columns.slice(1).map((column) => {
      const player = column.kind === 'player' ? players.find(({ seat }) => seat === column.seat) : undefined;
      return player ? get(player) : null;
    }),
  ];
  return [
    [words().roundName(game.shown.value.round)],
    [head[0] ?? '', table.company, ...head.slice(1)],
    ...rows.map((row) => [row.order, row.name, ...columns.slice(1).map((column) => valueIn(column, row))]),
    line(table.cash, ({ cash }) => cash),
    ...(game.title.privates.size > 0 ? [line(table.privates, ({ privates }) => privates.join(' '))] : []),
    line(table.certificates, ({ certificates }) => certificates),
    line(table.worth, ({ worth }) => worth),
    line(table.priority, ({ priority }) => (priority ? 1 : null)),
  ];
}
