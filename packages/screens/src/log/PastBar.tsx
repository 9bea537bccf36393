/** In place of the decision bar while an earlier moment is shown: only to look at, never to act. */
import { AskHindsight } from '../advice/AskHindsight.tsx';
import type { Shown } from '../game/shown.ts';
import { ui } from '../words/index.ts';
import { TimeLine, toldBefore } from './TimeLine.tsx';

/** A longer name takes two lines of smaller letters. */
const ONE_LINE = 22;

export function PastBar({
  shown,
  onPlayOn,
}: {
  readonly shown: Shown;
  /** Open a new table with the game after so many steps. */
  readonly onPlayOn: (steps: number) => void;
}) {
  const { game } = shown;
  const last = game.steps.value.length;
  const moment = game.moment.value ?? last;
  const { time } = ui().log;
  const name = moment === 0 ? time.beginning : shown.round();
  return (
    <section class="past-bar" aria-label={time.past}>
      <div class="moment">
        <span class="tag">{time.past}</span>
        <h1 class={name.length > ONE_LINE ? 'long-name' : undefined}>{name}</h1>
        <p class="told" title={toldBefore(shown, moment)}>
          {toldBefore(shown, moment)}
        </p>
        <p>{time.onlyLook(time.step(moment, last))}</p>
      </div>
      <TimeLine shown={shown} />
      <div class="acts">
        {game.now.value.result && <AskHindsight shown={shown} />}
        <button type="button" class="btn line-btn" title={time.playOnHint} onClick={() => onPlayOn(moment)}>
          {time.playOn}
        </button>
        <button type="button" class="btn ink" onClick={() => game.lookAt(null)}>
          {time.toNow} <kbd>{time.escape}</kbd>
        </button>
      </div>
    </section>
  );
}
