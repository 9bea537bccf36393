/** On an empty first page a game plays like a film: what this is can be seen at once. */

import { Game } from '@kursbuch/screens/game/game.ts';
import type { Shown } from '@kursbuch/screens/game/shown.ts';
import type { Sitter } from '@kursbuch/screens/host/gameHost.ts';
import { LineMark } from '@kursbuch/screens/log/LineMark.tsx';
import { lastEntries } from '@kursbuch/screens/log/lines.ts';
import { isRefusal } from '@kursbuch/table';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { startGame } from '../host/games.ts';
import '@kursbuch/screens/log/log.css';
import { Choice } from '@kursbuch/screens/parts/Choice.tsx';
import { go } from '@kursbuch/screens/parts/place.ts';
import { Sign } from '@kursbuch/screens/parts/Sign.tsx';
import { titleOnScreen } from '../titles/index.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { filmUi } from '../words/film.ts';
import './film.css';
import { filmHost } from './filmHost.ts';

/** Milliseconds a move. */
const SPEEDS = { calm: 900, quick: 260, rush: 60 } as const;
type Speed = keyof typeof SPEEDS;

/** So many lines of the log. */
const LINES = 16;
/** The film begins when the board is no longer bare: the sale of the privates is for the log. */
const OPENING = 40;
/** At the end it stands still for so many moves. */
const PAUSE = 12;

/** `alone`: who sits down when somebody would rather play himself. */
export function Film({ alone }: { readonly alone: () => readonly Sitter[] }) {
  const shown = useSignal<Shown | null>(null);
  useEffect(() => {
    let left = false;
    Game.open(
      filmHost((title) => filmUi().title(shortTitle(title))),
      titleOnScreen,
    ).then(
      (opened) => {
        if (left) return opened.game.close();
        opened.game.lookAt(OPENING);
        shown.value = opened;
      },
      // Without it the page has everything it needs.
      () => {},
    );
    return () => {
      left = true;
      shown.value?.game.close();
    };
  }, []);
  return shown.value && <Playing shown={shown.value} alone={alone} />;
}

function Playing({ shown, alone }: { readonly shown: Shown; readonly alone: () => readonly Sitter[] }) {
  const text = filmUi();
  const { game } = shown;
  const title = text.title(shortTitle(game.info.title));
  const last = game.steps.value.length;
  const runs = useSignal(true);
  const speed = useSignal<Speed>('quick');
  const rest = useSignal(0);
  const now = game.moment.value ?? last;
  useEffect(() => {
    if (!runs.value) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      const at = game.moment.value ?? last;
      if (at < last) game.lookAt(at + 1);
      else if (rest.value < PAUSE) rest.value += 1;
      else {
        rest.value = 0;
        game.lookAt(OPENING);
      }
    }, SPEEDS[speed.value]);
    return () => clearInterval(timer);
  }, [runs.value, speed.value]);
  const entries = useComputed(() => lastEntries(shown, game.moment.value ?? last, LINES).slice(-LINES)).value;
  const Scene = shown.stages.find(({ fills }) => fills)?.Body;
  return (
    <section class="film" aria-label={title}>
      <div class="film-head">
        <h2>{title}</h2>
        <p>{text.text}</p>
      </div>
      <div class="film-scene" role="img" aria-label={text.scene}>
        <div class="film-map" inert>
          {Scene && <Scene />}
        </div>
      </div>
      <div class="film-side">
        <p class="film-round">
          <b>{shown.round()}</b>
          {shown.facts().map(({ label, value }) => (
            <span key={label}>
              {label} <b>{value}</b>
            </span>
          ))}
        </p>
        <ul class="film-seats">
          {game.start.players.map((name, seat) => (
            <li key={name}>
              <Sign game={game} seat={seat} /> {name}
            </li>
          ))}
        </ul>
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
        <PlayYourself title={game.info.title} alone={alone} />
      </div>
    </section>
  );
}

/** A table at once: one person, three Steady. */
function PlayYourself({ title, alone }: { readonly title: string; readonly alone: () => readonly Sitter[] }) {
  const text = filmUi();
  const state = useSignal<'ready' | 'busy' | 'failed'>('ready');
  const start = async () => {
    state.value = 'busy';
    try {
      const begun = await startGame({
        title,
        name: text.table,
        sitters: alone(),
        options: {},
      });
      if (isRefusal(begun)) throw new Error(begun.reason);
      go({ at: 'game', id: begun.id });
    } catch {
      state.value = 'failed';
    }
  };
  return (
    <div class="film-yourself">
      <button type="button" class="btn ink" disabled={state.value === 'busy'} onClick={() => void start()}>
        {text.yourself}
      </button>
      <small role={state.value === 'failed' ? 'alert' : undefined}>
        {state.value === 'failed' ? text.notStarted : text.yourselfText}
      </small>
    </div>
  );
}
