/** After the game: what it teaches, from where Steady would clearly have done something else, and the way back to there. */
import type { Advice } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Shown, ShownAdvice } from '../game/shown.ts';
import { computersUi } from '../words/computers.ts';
import { isOpen } from './AskHindsight.tsx';
import { type Difference, weighedIn } from './differences.ts';
import { deciderOf, headed, worthShowing } from './review.ts';
import { reviewingOf } from './reviewing.ts';
import './hindsight.css';

interface Props {
  readonly shown: Shown;
  readonly onLook: (moment: number) => void;
  readonly onTry: (moment: number) => void;
}

/** On the page of the result. */
export function Hindsight(props: Props) {
  return isOpen(props.shown.game) ? <Looked {...props} /> : null;
}

function Looked({ shown, onLook, onTry }: Props) {
  const { game } = shown;
  const text = computersUi().hindsight;
  const review = reviewingOf(game);
  const tell = useSignal<((advice: Advice, at: number) => ShownAdvice) | null>(null);
  // A table that is left answers no more: what was found until then stays.
  const run = () => review.run().catch(() => review.stop());
  useEffect(() => {
    shown.advice().then(
      (told) => {
        tell.value = told;
      },
      // Without words nothing is shown.
      () => {},
    );
    if (review.state.peek() === 'new') void run();
  }, [shown]);
  const { own } = review;
  const { value: state } = review.state;
  const { value: at } = review.at;
  const { value: found } = review.found;
  if (own.length === 0) return null;
  const chapters = shown.chapters();
  const roundOf = (moment: number) => chapters.findLastIndex((chapter) => chapter.at <= moment);
  return (
    <section class="hindsight" aria-label={text.title}>
      <h2>{text.title}</h2>
      {(state !== 'done' || found.length === 0) && (
        <p>{state === 'running' ? text.at(at + 1, own.length) : state === 'done' ? text.none : text.text}</p>
      )}
      {state === 'running' && <i class="hindsight-line" style={{ '--seen': at / own.length }} />}
      <ol>
        {tell.value &&
          worthShowing(found, roundOf).map((difference) => (
            <li key={difference.at}>
              <b>{chapters[roundOf(difference.at)]?.short}</b>
              <span>
                {tell.value && (
                  <Row
                    difference={difference}
                    by={deciderOf(game.persons, game.steps.value[difference.at]?.seat, (seat) =>
                      game.sitter(seat),
                    )}
                    tell={tell.value}
                  />
                )}
              </span>
              <span class="hindsight-acts">
                <button
                  type="button"
                  class="btn small line-btn"
                  onClick={() => {
                    onLook(difference.at);
                    game.hinted.value = true;
                  }}
                >
                  {text.look}
                </button>
                <button type="button" class="btn small line-btn" onClick={() => onTry(difference.at)}>
                  {text.tryAgain}
                </button>
              </span>
            </li>
          ))}
      </ol>
      {state !== 'done' && (
        <button
          type="button"
          class="btn line-btn"
          onClick={() => (state === 'running' ? review.stop() : void run())}
        >
          {state === 'running' ? text.stop : text.begin}
        </button>
      )}
    </section>
  );
}

/** What was done, what Steady would have done, and what it compared. */
function Row({
  difference,
  by,
  tell,
}: {
  readonly difference: Difference;
  readonly by: string | null;
  readonly tell: (advice: Advice, at: number) => ShownAdvice;
}) {
  const text = computersUi().hindsight;
  const { at, done, advice } = difference;
  const told = tell(advice, at);
  const weighed = weighedIn(difference, told);
  const row = text.row(tell({ action: done, reasons: [], compared: [] }, at).action, told.action);
  return (
    <>
      {headed([by, told.decidedFor], row)}
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
