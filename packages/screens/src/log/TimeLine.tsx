/** The whole game as a line with its rounds as stops; a slider goes to any moment of it. */
import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Chapter, Shown } from '../game/shown.ts';
import { useWidth } from '../parts/useSize.ts';
import { ui } from '../words/index.ts';
import { linesOf } from './lines.ts';
import './time.css';

/** The room a label needs, in pixels. */
const LABEL = 52;

/** The last thing that was told before a moment; empty at the beginning. */
export const toldBefore = (shown: Shown, moment: number): string =>
  linesOf(shown, moment - 1).findLast(({ heading }) => heading === undefined)?.text ?? '';

export function TimeLine({ shown }: { readonly shown: Shown }) {
  const { game } = shown;
  const rail = useRef<HTMLDivElement>(null);
  const width = useWidth(rail).value;
  const starts = useComputed(() => shown.chapters()).value;
  const last = game.steps.value.length;
  const moment = game.moment.value ?? last;
  const { time } = ui().log;
  const here = starts.findLast(({ at }) => at <= moment);
  const go = (to: number) => game.lookAt(Math.min(Math.max(0, to), last));
  const roundBack = () => go(starts.findLast(({ at }) => at < moment)?.at ?? 0);
  const roundOn = () => go(starts.find(({ at }) => at > moment)?.at ?? last);
  const labelled = spaced(starts, here, last, width);

  return (
    <div class="time">
      <button
        type="button"
        class="icon"
        aria-label={time.roundBack}
        title={time.roundBack}
        disabled={moment === 0}
        onClick={roundBack}
      >
        «
      </button>
      <button
        type="button"
        class="icon"
        aria-label={time.stepBack}
        title={time.stepBack}
        disabled={moment === 0}
        onClick={() => go(moment - 1)}
      >
        ‹
      </button>
      <div
        class={`rail${width > 0 && starts.length * 22 > width ? ' near' : ''}`}
        ref={rail}
        style={{ '--seen': last === 0 ? 0 : moment / last }}
      >
        <ol aria-hidden="true">
          {starts.map((start) => (
            <li
              key={start.at}
              class={`${start.at <= moment ? 'seen' : ''}${start.isMajor ? ' sr' : ''}${start === here ? ' here' : ''}`}
              style={{ '--at': last === 0 ? 0 : start.at / last }}
            >
              {labelled.has(start) && <span>{start.short}</span>}
            </li>
          ))}
        </ol>
        <input
          type="range"
          min={0}
          max={last}
          value={moment}
          aria-label={time.label}
          aria-valuetext={`${here?.short ?? ''}, ${time.step(moment, last)} ${toldBefore(shown, moment)}`}
          onInput={(event) => go(Number(event.currentTarget.value))}
          onKeyDown={(event) => {
            if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
            event.preventDefault();
            if (event.key === 'PageUp') roundOn();
            else roundBack();
          }}
        />
      </div>
      <button
        type="button"
        class="icon"
        aria-label={time.stepOn}
        title={time.stepOn}
        disabled={moment === last}
        onClick={() => go(moment + 1)}
      >
        ›
      </button>
      <button
        type="button"
        class="icon"
        aria-label={time.roundOn}
        title={time.roundOn}
        disabled={moment === last}
        onClick={roundOn}
      >
        »
      </button>
    </div>
  );
}

/** The stops with a label: the one where we are, main rounds before others, none too near to another, no name twice. */
function spaced(
  starts: readonly Chapter[],
  here: Chapter | undefined,
  last: number,
  width: number,
): ReadonlySet<Chapter> {
  const place = ({ at }: Chapter): number => (last === 0 ? 0 : (at / last) * width);
  const rank = (start: Chapter): number => (start === here ? 0 : start.isMajor ? 1 : 2);
  const chosen: Chapter[] = [];
  for (const start of [...starts].sort((one, other) => rank(one) - rank(other)))
    if (chosen.every((one) => Math.abs(place(one) - place(start)) >= LABEL && one.short !== start.short))
      chosen.push(start);
  return new Set(chosen);
}
