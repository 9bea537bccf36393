/** The card of a lesson: the question and its answers, or what has come of the one that was given. */

import { GUIDE_HINT } from '@kursbuch/screens/parts/pointed.ts';
import { Rich } from '@kursbuch/screens/parts/strong.tsx';
import { type Figures, type StepText, said } from '@kursbuch/words';
import { useEffect, useRef } from 'preact/hooks';
import { learnUi } from '../words/learn.ts';
import type { LessonWalk } from './lessonWalk.ts';

interface BeforeAndNow {
  /** Before the answer, and now. */
  readonly was: Figures;
  readonly now: Figures;
}

interface Props {
  readonly walk: LessonWalk;
  readonly text: StepText;
  /** So many steps the lesson has. */
  readonly all: number;
  /** Null while the table is not there yet. */
  readonly figures: BeforeAndNow | null;
}

export function LessonCard({ walk, text, all, figures }: Props) {
  const words = learnUi();
  const { step } = walk.open.value;
  const answer = walk.given.value;
  const head = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  // Whoever has answered hears what has come of it, and then the next question.
  useEffect(() => {
    if (!isFirst.current) head.current?.focus();
    isFirst.current = false;
  }, [step, answer]);
  const last = useRef<BeforeAndNow | null>(null);
  last.current = figures ?? last.current;
  if (!last.current) return null;
  const { was, now } = last.current;
  return (
    <div class="lesson-card" aria-busy={figures === null}>
      <p class="lesson-step">{words.step(walk.done.value + 1, all)}</p>
      <h2 ref={head} tabIndex={-1}>
        {text.title}
      </h2>
      {answer && figures ? (
        <Consequence walk={walk} text={text} was={was} now={now} isLast={walk.done.value === all - 1} />
      ) : (
        <>
          <p class="lesson-what" id={GUIDE_HINT}>
            <Rich text={said(text.what, was)} />
          </p>
          <ul class="lesson-answers">
            {step.answers.map((one) => (
              <li key={one.id}>
                <button type="button" class="btn line-btn" onClick={() => walk.choose(one)}>
                  <span>
                    <Rich text={said(text.answers[one.id]?.label ?? one.id, was)} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Consequence({
  walk,
  text,
  was,
  now,
  isLast,
}: BeforeAndNow & Pick<Props, 'walk' | 'text'> & { readonly isLast: boolean }) {
  const words = learnUi();
  const told = text.answers[walk.given.value?.id ?? ''];
  const isRight = walk.isRight.value;
  return (
    <>
      <dl class={`lesson-told ${isRight ? 'right' : 'wrong'}`}>
        <dt>{words.what}</dt>
        <dd>
          <Rich text={told ? said(told.label, was) : ''} />
        </dd>
        <dt>{words.outcome}</dt>
        <dd>
          <Rich text={told ? said(told.after, now, was) : ''} />
        </dd>
        {isRight && (
          <>
            <dt>{words.why}</dt>
            <dd>
              <Rich text={said(text.why, now, was)} />
            </dd>
          </>
        )}
      </dl>
      {isRight ? (
        <button type="button" class="btn lesson-go" onClick={() => walk.next()}>
          {isLast ? words.finish : words.goOn}
        </button>
      ) : (
        <button type="button" class="btn lesson-go" onClick={() => walk.takeBack()}>
          {words.takeBack}
        </button>
      )}
    </>
  );
}
