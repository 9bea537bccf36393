/** A game plays like a film: what this is can be seen at once. Who would rather not see things move begins it himself. */

import { Game } from '@kursbuch/screens/game/game.ts';
import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { LineMark } from '@kursbuch/screens/log/LineMark.tsx';
import { lastEntries, linesOf } from '@kursbuch/screens/log/lines.ts';
import { words } from '@kursbuch/screens/words/index.ts';
import type { Advice } from '@kursbuch/table';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { atOnce, othersAt, useBeginning } from '../home/atOnce.ts';
import '@kursbuch/screens/log/log.css';
import { Choice } from '@kursbuch/screens/parts/Choice.tsx';
import { Sign } from '@kursbuch/screens/parts/Sign.tsx';
import { titleOnScreen } from '../titles/index.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { filmUi } from '../words/film.ts';
import { homeUi } from '../words/home.ts';
import './film.css';
import { filmFile } from './files.ts';
import { filmHost } from './filmHost.ts';

/** Milliseconds a move, and so many times as long where there is something to read. */
const SPEEDS = { calm: 600, quick: 220, rush: 60 } as const;
const READING = 6;
type Speed = keyof typeof SPEEDS;

/** So many lines of the log. */
const LINES = 16;
/** The film begins when the board is no longer bare: the sale of the privates is for the log. */
const OPENING = 40;
/** At the end it stands still for so many moves. */
const PAUSE = 12;
/** What weighs as much as a tile is worth a word; passing and prices go by. */
const NOTABLE = 2;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const isNotable = (shown: Shown, step: number): boolean =>
  linesOf(shown, step).some(({ weight = 0 }) => weight >= NOTABLE);

/** The last step before a moment that is worth a word; undefined: none yet. */
function lastNotable(shown: Shown, until: number): number | undefined {
  for (let step = until - 1; step >= 0; step--) if (isNotable(shown, step)) return step;
  return undefined;
}

/** Why a step was done, in the words of a hint; null where nobody has said. */
type Why = (step: number) => string | null;

/** Reasons as data for every step, as `npm run film` has asked for them, and their words. */
async function whyIn(shown: Shown): Promise<Why> {
  const [found, tell] = await Promise.all([filmFile('why'), shown.advice()]);
  const why = found as readonly Advice['reasons'][];
  return (step) => {
    const action = shown.game.steps.value[step]?.action;
    const reasons = why[step] ?? [];
    return (action && tell({ action, reasons, compared: [] }, step).reasons[0]) ?? null;
  };
}

export function Film() {
  const shown = useSignal<Shown | null>(null);
  const why = useSignal<Why | null>(null);
  const hasFailed = useSignal(false);
  useEffect(() => {
    let left = false;
    Game.open(
      filmHost((title) => filmUi().title(shortTitle(title))),
      titleOnScreen,
    )
      .then((opened) => {
        if (left) return opened.game.close();
        opened.game.lookAt(OPENING);
        shown.value = opened;
        return whyIn(opened).then((found) => {
          why.value = found;
        });
      })
      .catch(() => {
        // Without its reasons it can be watched all the same.
        hasFailed.value = shown.value === null;
      });
    return () => {
      left = true;
      shown.value?.game.close();
    };
  }, []);
  if (shown.value) return <Playing shown={shown.value} why={why.value} />;
  const text = filmUi();
  return (
    <section class="film" aria-busy={!hasFailed.value}>
      <div class="film-head">
        <h1>{text.name}</h1>
        <p role={hasFailed.value ? 'alert' : 'status'}>{hasFailed.value ? text.notLoaded : text.loading}</p>
      </div>
    </section>
  );
}

function Playing({ shown, why }: { readonly shown: Shown; readonly why: Why | null }) {
  const text = filmUi();
  const { game } = shown;
  const title = text.title(shortTitle(game.info.title));
  const last = game.steps.value.length;
  const runs = useSignal(!isStill());
  const speed = useSignal<Speed>('quick');
  const rest = useSignal(0);
  const now = game.moment.value ?? last;
  useEffect(() => {
    if (!runs.value) return undefined;
    const pace = SPEEDS[speed.value];
    const holds = speed.value !== 'rush' && now > 0 && isNotable(shown, now - 1);
    const timer = setInterval(
      () => {
        if (document.hidden) return;
        if (now < last) game.lookAt(now + 1);
        else if (rest.value < PAUSE) rest.value += 1;
        else {
          rest.value = 0;
          game.lookAt(OPENING);
        }
      },
      holds ? READING * pace : pace,
    );
    return () => clearInterval(timer);
  }, [runs.value, speed.value, now]);
  const entries = useComputed(() => lastEntries(shown, game.moment.value ?? last, LINES).slice(-LINES)).value;
  const Scene = shown.stages.find(({ fills }) => fills)?.Body;
  return (
    <section class="film" aria-label={title}>
      <div class="film-head">
        <h1>{title}</h1>
        <p>{text.text}</p>
      </div>
      <div class="film-scene" role="img" aria-label={text.scene}>
        <div class="film-map" inert>
          {Scene && <Scene />}
        </div>
      </div>
      <Happened shown={shown} step={lastNotable(shown, now)} why={why} />
      <div class="film-side">
        <p class="film-round">
          <b>{shown.round()}</b>
          {shown.facts().map(({ label, value }) => (
            <span key={label}>
              {label} <b>{value}</b>
            </span>
          ))}
        </p>
        <Standing shown={shown} isOver={now >= last} />
        <ol class="stream film-log">
          {entries.map((entry, index) => (
            <li
              key={`${entry.step} ${index - entries.length}`}
              class={entry.heading ? `head-${entry.heading}` : ''}
            >
              {!entry.heading && <LineMark shown={shown} line={entry} />}
              <span>{entry.text}</span>
            </li>
          ))}
        </ol>
      </div>
      <div class="film-acts">
        <button
          type="button"
          class="btn line-btn"
          onClick={() => {
            if (!runs.value && now >= last) game.lookAt(OPENING);
            runs.value = !runs.value;
          }}
        >
          {runs.value ? text.pause : text.play}
        </button>
        <Choice
          label={text.speed}
          options={(Object.keys(SPEEDS) as Speed[]).map((value) => ({ value, label: text.speeds[value] }))}
          value={speed.value}
          choose={(next) => {
            speed.value = next;
          }}
        />
        <input
          class="film-time"
          type="range"
          min={0}
          max={last}
          value={now}
          aria-label={text.moment}
          aria-valuetext={text.step(now, last)}
          onInput={({ currentTarget }) => game.lookAt(Number(currentTarget.value))}
        />
        <PlayYourself title={game.info.title} />
      </div>
    </section>
  );
}

/** What was worth a word last, and why it was done. */
function Happened({
  shown,
  step,
  why,
}: {
  readonly shown: Shown;
  readonly step: number | undefined;
  readonly why: Why | null;
}) {
  const { game } = shown;
  const done = step === undefined ? undefined : game.steps.value[step];
  const lines = step === undefined ? [] : linesOf(shown, step).filter(({ weight = 0 }) => weight >= NOTABLE);
  const reason = step === undefined ? null : (why?.(step) ?? null);
  return (
    <div class="film-now">
      <p>{lines.map((line) => line.text).join(' ')}</p>
      {done && reason && (
        <p class="film-why">
          {filmUi().why(game.sitter(done.seat).name)} {reason}
        </p>
      )}
    </div>
  );
}

/** Who leads, and by how much; everybody with what he is worth. */
function Standing({ shown, isOver }: { readonly shown: Shown; readonly isOver: boolean }) {
  const text = filmUi();
  const { game } = shown;
  const { score: said } = shown.over();
  const scores = shown.scores();
  const order = [...scores.keys()].sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  const [first = 0, second = 0] = order;
  const best = scores[first] ?? 0;
  const ahead = best - (scores[second] ?? 0);
  const nameOf = (seat: number): string => game.sitter(seat).name;
  const leaders = order.filter((seat) => scores[seat] === best);
  return (
    <div class="film-standing">
      <p>
        {leaders.length > 1
          ? text.level(words().list(leaders.map(nameOf)), said(best))
          : isOver
            ? text.won(nameOf(first), said(best), said(ahead), nameOf(second))
            : text.leads(nameOf(first), said(best), said(ahead), nameOf(second))}
      </p>
      <ul class="film-seats">
        {scores.map((score, seat) => (
          <li key={nameOf(seat)} class={seat === first && leaders.length === 1 ? 'on' : ''}>
            <Sign game={game} seat={seat} /> {nameOf(seat)} {score !== null && <b>{said(score)}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A table at once, of the same game. */
function PlayYourself({ title }: { readonly title: string }) {
  const text = filmUi();
  const { begin, isBusy, hasFailed } = useBeginning();
  return (
    <div class="film-yourself">
      <button type="button" class="btn ink" disabled={isBusy} onClick={() => void begin(atOnce(title))}>
        {text.yourself}
      </button>
      <small role={hasFailed ? 'alert' : undefined}>
        {hasFailed ? homeUi().notStarted : homeUi().youAnd(othersAt(title))}
      </small>
    </div>
  );
}
