/** The end of a game: the ranking, how everybody came there, what will be remembered, and what can be taken away. */

import { plain } from '@kursbuch/words';
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Hindsight } from '../advice/Hindsight.tsx';
import type { Game } from '../game/game.ts';
import type { EndActs, Shown } from '../game/shown.ts';
import { Choice } from '../parts/Choice.tsx';
import { BYTE_ORDER_MARK, csv, separatorOf } from '../parts/csv.ts';
import { Sign } from '../parts/Sign.tsx';
import { fileName, saveFile } from '../parts/saveFile.ts';
import { isWide } from '../parts/screen.ts';
import { region } from '../settings/settings.ts';
import { ui, words } from '../words/index.ts';
import { CourseChart } from './CourseChart.tsx';
import type { Ending, KeyMoment } from './ending.ts';
import { endingRows } from './endingRows.ts';
import './end.css';
import { type Painted, pictureOf } from './picture.ts';
import { winnersIn } from './winners.ts';

interface Props extends EndActs {
  readonly shown: Shown;
  readonly ending: Ending;
}

export function EndPage({ shown, ending, onExport, onLook, onTry, next, share }: Props) {
  const text = ui().end;
  const { game } = shown;
  const name = `${shown.title} ${game.info.name}`;
  return (
    <div class="end-page">
      <Ranking game={game} ending={ending} />
      <div class="onward">
        <Hindsight shown={shown} onLook={onLook} onTry={onTry} />
        {next}
      </div>
      {ending.more && <div class="end-more">{ending.more}</div>}
      <div class="low">
        <Charts ending={ending} />
        <section class="moments" aria-label={text.moments}>
          <h2>{text.moments}</h2>
          {ending.moments.length === 0 ? (
            <p>{text.noMoments}</p>
          ) : (
            <ol>
              {ending.moments.map((moment) => (
                <MomentLine key={moment.key} moment={moment} onLook={onLook} />
              ))}
            </ol>
          )}
          <TakeAway
            onExport={onExport}
            share={share}
            onTable={() => {
              const rows = endingRows(ending, (seat) => game.sitter(seat).name);
              const file = `${BYTE_ORDER_MARK}${csv(rows, separatorOf(navigator.language))}`;
              saveFile(fileName(name, 'csv'), file, 'text/csv;charset=utf-8');
            }}
            onPicture={async () => {
              const picture = await pictureOf(paintedOf(shown, ending));
              saveFile(fileName(name, 'png'), picture, 'image/png');
            }}
          />
        </section>
      </div>
    </div>
  );
}

/** What stands on the picture, beside what the family tells. */
function paintedOf(shown: Shown, ending: Ending): Painted {
  const { game, title } = shown;
  const text = ui().end;
  const { cause } = shown.over();
  const winners = winnersIn(shown);
  return {
    game,
    ending,
    title,
    table: game.info.name,
    date:
      game.played === null
        ? ''
        : new Intl.DateTimeFormat(region(), { dateStyle: 'long' }).format(game.played),
    winner: text.wins(words().list(winners.names), winners.names.length > 1),
    cause: `${plain(winners.line)} ${text.over(cause)}.`,
  };
}

function Ranking({ game, ending }: { readonly game: Game; readonly ending: Ending }) {
  const text = ui().end;
  const { number } = words();
  const { parts, ranked } = ending;
  const best = ranked[0]?.score ?? 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of its own, but no landmark and no fieldset.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll.
    <div class="rank scroll" role="group" tabIndex={0} aria-label={text.ranking}>
      <table class="tt ranking">
        <thead>
          <tr>
            <th scope="col" class="nm">
              {text.player}
            </th>
            <th scope="col">{ending.score}</th>
            <th scope="col">{text.behind}</th>
            {parts.map(({ key, name, drawn, begins }) => (
              <th key={key} scope="col" class={begins ? 'grp' : ''}>
                {drawn ?? name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked.map((row) => (
            <tr key={row.seat} class={row.place === 1 ? 'first' : ''}>
              <th scope="row" class="co nm">
                <span>
                  <span class="ord">{row.place}</span>
                  <Sign game={game} seat={row.seat} />
                  <b title={game.sitter(row.seat).name}>{game.sitter(row.seat).name}</b>
                  {row.note !== null && <em>{row.note}</em>}
                </span>
              </th>
              <td class="tot">{number(row.score)}</td>
              <td>{row.score === best ? <span class="nil" /> : number(row.score - best)}</td>
              {parts.map(({ key, begins }, index) => {
                const value = row.parts[index] ?? null;
                return (
                  <td key={key} class={begins ? 'grp' : ''}>
                    {value === null ? <span class="nil" /> : number(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The scores stand by themselves; the other charts share a place where all of them would be too small. */
function Charts({ ending: { charts, points } }: { readonly ending: Ending }) {
  const [first, ...others] = charts;
  const chosen = useSignal<string | null>(null);
  const shown = useComputed(() => chosen.value).value;
  const other = others.find(({ key }) => key === shown) ?? others[0];
  const share = isWide.value && others.length > 1;
  return (
    <>
      {first && <CourseChart key={first.key} chart={first} points={points} />}
      {share && other ? (
        <CourseChart
          key={other.key}
          chart={other}
          points={points}
          head={
            <Choice
              label={ui().end.charts}
              options={others.map(({ key, title }) => ({ value: key, label: title }))}
              value={other.key}
              choose={(key) => {
                chosen.value = key;
              }}
            />
          }
        />
      ) : (
        others.map((one) => <CourseChart key={one.key} chart={one} points={points} />)
      )}
    </>
  );
}

function MomentLine({
  moment,
  onLook,
}: {
  readonly moment: KeyMoment;
  readonly onLook: (moment: number) => void;
}) {
  return (
    <li>
      <button type="button" title={ui().end.look} onClick={() => onLook(moment.at)}>
        <time>{moment.when}</time>
        {moment.mark ?? <span />}
        <span>{moment.text}</span>
      </button>
    </li>
  );
}

function TakeAway({
  onExport,
  share,
  onTable,
  onPicture,
}: {
  readonly onExport: () => void;
  readonly share: ComponentChildren;
  readonly onTable: () => void;
  readonly onPicture: () => Promise<void>;
}) {
  const text = ui().end;
  const failed = useSignal(false);
  return (
    <fieldset class="take-away" aria-label={text.takeAway}>
      <button type="button" class="btn line-btn" title={text.recordHint} onClick={onExport}>
        {text.record}
      </button>
      <button type="button" class="btn line-btn" title={text.tableHint} onClick={onTable}>
        {text.table}
      </button>
      <button
        type="button"
        class="btn line-btn"
        title={text.pictureHint}
        onClick={() => {
          failed.value = false;
          onPicture().catch(() => {
            failed.value = true;
          });
        }}
      >
        {text.picture}
      </button>
      {share}
      <p role="status">{failed.value && text.noPicture}</p>
    </fieldset>
  );
}
