/** All rounds side by side: worth, cash, prices, revenue, trains and shares after each of them. A touch goes there. */
import type { CompanyId } from '@kursbuch/eighteen';
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Sign } from '../../parts/Sign.tsx';
import type { Game } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui, words } from '../words/index.ts';
import { Revenue } from './cells.tsx';
import { type HistoryPoint, historyOf } from './history.ts';
import './history.css';
import { Figure, Nil } from './Nil.tsx';
import { revenueHistory, roundKey } from './revenueHistory.ts';
import { Scroller } from './Scroller.tsx';

type Group = keyof ReturnType<typeof ui>['panels']['history']['groups'];

interface Row {
  readonly key: string;
  readonly head: ComponentChildren;
  readonly cell: (point: HistoryPoint) => ComponentChildren;
}

export function History({ game }: { readonly game: Game }) {
  const text = ui().panels.history;
  const points = useComputed(() => historyOf(game)).value;
  const folded = useSignal<ReadonlySet<Group>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  const groups = rowsOf(game, points);
  /** The column looked at. */
  const moment = game.moment.value;
  const here =
    moment === null ? points.length - 1 : points.findIndex(({ at }) => at === null || at >= moment);

  // The newest column is in sight, or the one looked at.
  useLayoutEffect(() => {
    const scroller = box.current?.querySelector<HTMLElement>('.scroll');
    const column = scroller?.querySelector<HTMLElement>('[aria-current]');
    const first = scroller?.querySelector<HTMLElement>('thead th');
    if (!scroller || !column || !first) return;
    const [left, right] = [column.offsetLeft - first.offsetWidth, column.offsetLeft + column.offsetWidth];
    if (right > scroller.scrollLeft + scroller.clientWidth)
      scroller.scrollLeft = right - scroller.clientWidth;
    else if (left < scroller.scrollLeft) scroller.scrollLeft = left;
  }, [here, points.length]);
  // A figure leads to its moment like the head of its column, which is the keyboard's way.
  useEffect(() => {
    const table = box.current?.querySelector('table');
    const hear = ({ target }: Event) => {
      const cell = target instanceof Element ? target.closest('td') : null;
      const point = cell ? points[cell.cellIndex - 1] : undefined;
      if (point) game.lookAt(point.at);
    };
    table?.addEventListener('click', hear);
    return () => table?.removeEventListener('click', hear);
  }, [points]);

  return (
    <section class="history" ref={box} aria-label={text.title}>
      <header>
        <h2>{text.title}</h2>
        <span class="hint">{text.hint}</span>
      </header>
      <Scroller label={text.title}>
        <table class="tt hist">
          <thead>
            <tr>
              <th scope="col">{text.after}</th>
              {points.map(({ round, at }, index) => (
                <th key={at ?? 'now'} scope="col" {...(index === here ? { 'aria-current': 'true' } : {})}>
                  <button
                    type="button"
                    title={at === null ? text.lookNow : text.look(words().roundName(round))}
                    onClick={() => game.lookAt(at)}
                  >
                    {nameOf(game, { round, at })}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ group, rows }) => {
            const isFolded = folded.value.has(group);
            return (
              <tbody key={group}>
                <tr class="group">
                  <th scope="rowgroup">
                    <button
                      type="button"
                      aria-expanded={!isFolded}
                      onClick={() => {
                        const next = new Set(folded.value);
                        if (!next.delete(group)) next.add(group);
                        folded.value = next;
                      }}
                    >
                      <i class={isFolded ? 'shut' : ''} />
                      {text.groups[group]}
                    </button>
                  </th>
                  {/* The heads are far above by now. */}
                  {points.map((point, index) => (
                    <td key={point.at ?? 'now'} class={index === here ? 'here' : ''} aria-hidden="true">
                      <small>{nameOf(game, point)}</small>
                    </td>
                  ))}
                </tr>
                {!isFolded &&
                  rows.map(({ key, head, cell }) => (
                    <tr key={key}>
                      <th scope="row" class="co">
                        <span>{head}</span>
                      </th>
                      {points.map((point, index) => (
                        <td key={point.at ?? 'now'} class={index === here ? 'here' : ''}>
                          {cell(point)}
                        </td>
                      ))}
                    </tr>
                  ))}
              </tbody>
            );
          })}
        </table>
      </Scroller>
    </section>
  );
}

/** What a column is called. */
function nameOf(game: Game, { round, at }: Pick<HistoryPoint, 'round' | 'at'>): string {
  const { now, end } = ui().panels.history;
  if (at !== null) return words().roundShort(round);
  return game.now.value.result ? end : now;
}

/** The rows of each group; companies that never had any of it are left out. */
function rowsOf(
  game: Game,
  points: readonly HistoryPoint[],
): readonly { readonly group: Group; readonly rows: readonly Row[] }[] {
  const { title, look } = game;
  const { number } = words();
  const { players } = game.start;
  const companies = [...title.companies.keys()];
  const revenues = new Map(
    revenueHistory(game.steps.value).rounds.map(({ key, earned }) => [key, earned] as const),
  );
  const figure = (value: number | null | undefined) => <Figure of={value ?? null} text={number} />;
  const player = (seat: number) => (
    <>
      <Sign game={game} seat={seat} />
      <span class="who">{players[seat]}</span>
    </>
  );
  const company = (one: CompanyId) => (
    <>
      <MarkIcon look={look} company={one} size={20} label={false} />
      {one}
    </>
  );
  const ofPlayers = (which: 'worth' | 'cash'): readonly Row[] =>
    players.map((_, seat) => ({
      key: String(seat),
      head: player(seat),
      cell: (point) => figure(point[which][seat]),
    }));
  const ofCompanies = (
    has: (one: CompanyId, point: HistoryPoint) => boolean,
    cell: (one: CompanyId, point: HistoryPoint) => ComponentChildren,
  ): readonly Row[] =>
    companies
      .filter((one) => points.some((point) => has(one, point)))
      .map((one) => ({
        key: one,
        head: company(one),
        cell: (point) => (has(one, point) ? cell(one, point) : <Nil />),
      }));
  const earned = (one: CompanyId, { round }: HistoryPoint) =>
    round.kind === 'operating' ? revenues.get(roundKey(round))?.get(one) : undefined;
  const shares = companies.flatMap((one): readonly Row[] =>
    players.flatMap((_, seat) => {
      const held = ({ companies: then }: HistoryPoint) => then.get(one)?.holdings[seat] ?? 0;
      if (!points.some((point) => held(point) > 0)) return [];
      return {
        key: `${one} ${seat}`,
        head: (
          <>
            {company(one)} {player(seat)}
          </>
        ),
        cell: (point) => {
          const isDirector = point.companies.get(one)?.director === seat;
          return held(point) === 0 ? <Nil /> : <span class={isDirector ? 'dir' : ''}>{held(point)}</span>;
        },
      };
    }),
  );
  return [
    { group: 'worth', rows: ofPlayers('worth') },
    { group: 'cash', rows: ofPlayers('cash') },
    {
      group: 'price',
      rows: ofCompanies(
        (one, { companies: then }) => (then.get(one)?.price ?? null) !== null,
        (one, { companies: then }) => figure(then.get(one)?.price),
      ),
    },
    {
      group: 'revenue',
      rows: ofCompanies(
        (one, point) => earned(one, point) !== undefined,
        (one, point) => {
          const of = earned(one, point);
          const share = ((of?.revenue ?? 0) * title.shares.paperSize(game.now.value, one)) / 100;
          return (
            <>
              <Revenue of={of} text={number} />
              {of?.use === 'paid' && <small> {number(share)}</small>}
            </>
          );
        },
      ),
    },
    {
      group: 'treasury',
      rows: ofCompanies(
        (one, { companies: then }) => (then.get(one)?.treasury ?? null) !== null,
        (one, { companies: then }) => figure(then.get(one)?.treasury),
      ),
    },
    {
      group: 'trains',
      rows: ofCompanies(
        (one, { companies: then }) => (then.get(one)?.trains.length ?? 0) > 0,
        (one, { companies: then }) => then.get(one)?.trains.join(' '),
      ),
    },
    { group: 'shares', rows: shares },
  ];
}
