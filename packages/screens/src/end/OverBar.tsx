/** In place of the decision bar when a game is over: who has won and why it is over, and the way to the next one. */
import type { Refusal } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../game/game.ts';
import type { Shown } from '../game/shown.ts';
import { homeward } from '../parts/place.ts';
import { Sign } from '../parts/Sign.tsx';
import { Rich } from '../parts/strong.tsx';
import { TimeActs } from '../parts/TimeActs.tsx';
import { ui, words } from '../words/index.ts';
import { cutTo } from './chart.ts';
import './over.css';
import { winnersIn } from './winners.ts';

interface Props {
  readonly shown: Shown;
  /** Show how the game ended; absent while that is shown. */
  readonly onResult?: (() => void) | undefined;
  /** The same players and options at a new table. */
  readonly again: (() => Promise<Refusal | null>) | null;
  /** What is said of it; absent: who begins there. */
  readonly againText?: string | undefined;
  /** A refusal in words. */
  readonly why: (refusal: Refusal) => Promise<string>;
}

/** The option that lots are drawn for the seats. */
const SEATS = 'drawSeats';

/**
 * Who begins at the next table, in words: everybody moves up a seat. Nothing where all begin at once: then others were still
 * asked after the first act of this game.
 */
function nextFirst({ start: { options, players }, steps }: Game): string | null {
  const text = ui().end;
  if (options[SEATS] === true) return text.againDrawn;
  const isAtOnce = (steps.value[0]?.waiting.length ?? 0) > 1;
  return isAtOnce ? null : text.againFirst(cutTo(players[1] ?? players[0] ?? '', 100));
}

export function OverBar({ shown, onResult, again, againText, why }: Props) {
  const { game } = shown;
  const text = ui().end;
  const starting = useSignal(false);
  const problem = useSignal<string | null>(null);
  const { cause } = shown.over();
  const { first, names, line } = winnersIn(shown);
  const next = againText ?? nextFirst(game);
  const page = text.page(shown.title);
  useEffect(() => {
    const before = document.title;
    document.title = page;
    return () => {
      document.title = before;
    };
  }, [page]);
  const start = async () => {
    if (starting.value || !again) return;
    starting.value = true;
    problem.value = null;
    const refusal = await again();
    starting.value = false;
    if (refusal) problem.value = await why(refusal).catch(() => text.notStarted);
  };
  return (
    <section class="board over-bar" aria-label={ui().table.views.result}>
      <div class="who">
        <Sign game={game} seat={first} big />
        <div class="asked" aria-live="polite">
          <div class="eyebrow">{text.over(cause)}</div>
          <h1>{text.wins(words().list(names), names.length > 1)}</h1>
          {problem.value === null ? (
            <p>
              <Rich text={line} />
            </p>
          ) : (
            <p role="alert">{problem.value}</p>
          )}
        </div>
      </div>
      <div class="acts">
        <a class="btn quiet" href={homeward()}>
          {ui().table.home}
        </a>
        {onResult && (
          <button type="button" class="btn alt" onClick={onResult}>
            {text.seeResult}
          </button>
        )}
        {again && (
          <button
            type="button"
            class="btn go again"
            title={text.againHint}
            aria-disabled={starting.value || undefined}
            onClick={() => void start()}
          >
            {text.again}
            {next !== null && <small>{next}</small>}
          </button>
        )}
      </div>
      <TimeActs game={game} />
    </section>
  );
}
