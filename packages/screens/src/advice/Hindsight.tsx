/** After the game: what Steady would have done at a moment, and where it would have made most of a difference. */
import type { Advice } from '@kursbuch/table';
import type { ToldAdvice } from '@kursbuch/words';
import { capital } from '@kursbuch/words';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Shown } from '../game/shown.ts';
import { computersUi } from '../words/computers.ts';
import { isOpen } from './AskHindsight.tsx';
import { type Difference, weighedIn } from './differences.ts';
import { fairDifference, ownDecisions, worthShowing } from './review.ts';
import './hindsight.css';

/** On the page of the result. */
export function Hindsight({
  shown,
  onLook,
}: {
  readonly shown: Shown;
  readonly onLook: (moment: number) => void;
}) {
  const { game } = shown;
  const text = computersUi().hindsight;
  const found = useSignal<readonly Difference[]>([]);
  const tell = useSignal<((advice: Advice, at: number) => ToldAdvice) | null>(null);
  const state = useSignal<'idle' | 'running' | 'done'>('idle');
  const at = useSignal(0);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const { adviser } = game.host;
  if (!adviser || !isOpen(game)) return null;
  const own = ownDecisions(game.steps.value, game.persons, (seat) => game.sitter(seat));
  const chapters = shown.chapters();
  const roundOf = (moment: number) => chapters.findLastIndex((chapter) => chapter.at <= moment);

  const run = async () => {
    state.value = 'running';
    found.value = [];
    tell.value = await shown.advice();
    for (const [count, decision] of own.entries()) {
      at.value = count;
      const difference = await fairDifference(decision, (whim) =>
        adviser.advise(decision.seat, decision.at, whim),
      );
      if (isLeft.current || state.value !== 'running') return;
      if (difference) found.value = [...found.value, difference];
    }
    state.value = 'done';
  };
  const isRunning = state.value === 'running';
  return (
    <section class="hindsight" aria-label={text.title}>
      <h2>{text.title}</h2>
      <p>{isRunning ? text.at(at.value + 1, own.length) : text.text}</p>
      {isRunning && <i class="hindsight-line" style={{ '--seen': at.value / Math.max(1, own.length) }} />}
      {state.value === 'done' && found.value.length === 0 && <p>{text.none}</p>}
      <ol>
        {worthShowing(found.value, roundOf).map((difference) => (
          <li key={difference.at}>
            <button
              type="button"
              onClick={() => {
                onLook(difference.at);
                game.hinted.value = true;
              }}
            >
              <b>{chapters[roundOf(difference.at)]?.short}</b>
              {tell.value && <Row difference={difference} tell={tell.value} />}
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="btn line-btn"
        onClick={() => {
          if (isRunning) state.value = 'done';
          else void run();
        }}
      >
        {isRunning ? text.stop : text.begin}
      </button>
    </section>
  );
}

/** What was done, what Steady would have done, and what it compared. */
function Row({
  difference,
  tell,
}: {
  readonly difference: Difference;
  readonly tell: (advice: Advice, at: number) => ToldAdvice;
}) {
  const text = computersUi().hindsight;
  const { at, done, advice } = difference;
  const told = tell(advice, at);
  const weighed = weighedIn(difference, told);
  return (
    <>
      {capital(text.row(tell({ action: done, reasons: [], compared: [] }, at).action, told.action))}
      {weighed && (
        <small>
          {weighed.kind === 'both'
            ? text.weighedBoth(weighed.advised, weighed.done)
            : weighed.kind === 'advised'
              ? text.weighedOne(weighed.advised)
              : weighed.reason}
        </small>
      )}
    </>
  );
}
