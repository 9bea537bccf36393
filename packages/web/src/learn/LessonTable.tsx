/** The table of a lesson: what is asked lies on the prepared table, and what was answered has happened there. */

import { UNNAMED } from '@kursbuch/screens/host/sitters.ts';
import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { pointAt } from '@kursbuch/screens/parts/pointed.ts';
import { RouteLine } from '@kursbuch/screens/parts/RouteLine.tsx';
import { isWide } from '@kursbuch/screens/parts/screen.ts';
import { LanguageChoice } from '@kursbuch/screens/parts/settingChoices.tsx';
import type { GameRecord } from '@kursbuch/table';
import type { Answer } from '@kursbuch/titles/src/lessons/lesson.ts';
import type { LessonText, StepText } from '@kursbuch/words';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { PreparedTable } from '../prepared/PreparedTable.tsx';
import type { Position } from '../prepared/preparedHost.ts';
import { type Prepared, usePrepared } from '../prepared/usePrepared.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { learnUi, lessonTexts } from '../words/learn.ts';
import { figuresAt } from './figures.ts';
import { LessonCard } from './LessonCard.tsx';
import { LessonOver } from './LessonOver.tsx';
import type { OpenLesson } from './lessons.ts';
import { LessonWalk } from './lessonWalk.ts';

interface Props {
  readonly lesson: OpenLesson;
  /** It does not play as it is written. */
  readonly broken: () => void;
}

export function LessonTable({ lesson, broken }: Props) {
  const { entry } = lesson;
  const walk = useMemo(() => new LessonWalk(lesson), [lesson]);
  const text = lessonTexts(entry)()[lesson.lesson.id];
  const { step } = walk.open.value;
  // Steps with the same game and the same seat are played at one table.
  const position = useMemo(
    (): Position => ({ record: walk.record.peek(), player: UNNAMED, name: text?.title ?? '' }),
    [step.game, step.seat],
  );
  const prepared = usePrepared(position);
  const isFailed = text?.steps[step.id] === undefined || (prepared !== null && !('shown' in prepared));
  useEffect(() => {
    if (isFailed) broken();
  }, [isFailed]);
  useEffect(() => {
    document.title = `${text?.title} · Kursbuch`;
  });
  if (!prepared || !('shown' in prepared) || !text) return <main class="opening" aria-busy="true" />;
  return <Laid lesson={lesson} walk={walk} text={text} prepared={prepared} broken={broken} />;
}

interface LaidProps extends Props {
  readonly walk: LessonWalk;
  readonly text: LessonText;
  readonly prepared: Prepared;
}

function Laid({ lesson, walk, text, prepared, broken }: LaidProps) {
  const { shown, host } = prepared;
  const { step } = walk.open.value;
  const record = walk.record.value;
  /** The record that lies on the table: it follows what is wanted. */
  const lies = useSignal<GameRecord | null>(null);
  useEffect(() => {
    host.follow(record).then((isPlayed) => {
      if (!isPlayed) broken();
      else if (walk.record.peek() === record) lies.value = record;
    }, broken);
  }, [host, record]);
  const isThere = lies.value === record;
  const isAsked = isThere && walk.given.value === null;
  const controls = (answer: Answer): readonly string[] => answer.does.slice(0, 1).flatMap(shown.controls);
  useEffect(() => {
    pointAt(isAsked ? [...(step.lit ?? []), ...step.answers.flatMap(controls)] : []);
    return () => pointAt([]);
  }, [step, isAsked]);
  useEffect(() => {
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) go({ at: 'learn' });
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, []);
  return (
    <PreparedTable
      shown={shown}
      stage={step.stage}
      isVeiled={isAsked}
      isTold={walk.given.value !== null}
      head={<Head lesson={lesson} name={text.title} />}
      band={<Band lesson={lesson} walk={walk} text={text} />}
      card={
        walk.isOver.value ? (
          <LessonOver lesson={lesson} />
        ) : (
          <>
            <LessonCard
              walk={walk}
              text={text.steps[step.id] as StepText}
              all={lesson.steps.length}
              figures={
                isThere
                  ? {
                      was: figuresAt(shown, step, shown.game.stateAt(step.at)),
                      now: figuresAt(shown, step, shown.game.now.value),
                    }
                  : null
              }
            />
            {!isWide.value && <Acts walk={walk} />}
          </>
        )
      }
      touched={(name) => {
        const meant = step.answers.filter((answer) => controls(answer).includes(name));
        // Where several answers begin with the same touch the card tells them apart.
        if (isAsked && meant[0] && meant.length === 1) walk.choose(meant[0]);
      }}
    />
  );
}

function Head({ lesson: { entry }, name }: { readonly lesson: OpenLesson; readonly name: string }) {
  const text = learnUi();
  const wide = isWide.value;
  return (
    <header class="head lesson-head">
      {wide && (
        <a class="word" href={addressOf({ at: 'home' })} title={homeUi().allGames}>
          Kursbuch
        </a>
      )}
      {wide ? <b class="lesson-name">{name}</b> : <h1 class="lesson-name">{name}</h1>}
      <span class="dim">{wide ? text.prepared(shortTitle(entry.id)) : shortTitle(entry.id)}</span>
      <div class="right">
        {wide && <LanguageChoice label={homeUi().language} short />}
        <a class="btn lesson-leave" href={addressOf({ at: 'learn' })}>
          {wide ? text.leaveLesson : text.leave}
          {wide && <kbd>{text.leaveKey}</kbd>}
        </a>
      </div>
    </header>
  );
}

function Band({
  lesson,
  walk,
  text: { steps },
}: {
  readonly lesson: OpenLesson;
  readonly walk: LessonWalk;
  readonly text: LessonText;
}) {
  const text = learnUi();
  const done = walk.done.value;
  return (
    <>
      {isWide.value && (
        <div class="lesson-who">
          <p class="lesson-eyebrow">{text.lesson}</p>
          <h1>{walk.isOver.value ? text.over : steps[walk.open.value.step.id]?.title}</h1>
          <p>{text.safe(UNNAMED)}</p>
        </div>
      )}
      <RouteLine
        label={text.steps}
        stops={lesson.steps.map(({ step: { id } }, index) => ({
          key: id,
          label: steps[id]?.stop ?? id,
          state: index < done ? 'done' : index === done ? 'now' : 'next',
        }))}
      />
      {isWide.value && !walk.isOver.value && <Acts walk={walk} />}
    </>
  );
}

function Acts({ walk }: { readonly walk: LessonWalk }) {
  const text = learnUi();
  return (
    <div class="acts lesson-acts">
      <button
        type="button"
        class="btn quiet"
        disabled={walk.done.value === 0 && walk.given.value === null}
        onClick={() => walk.back()}
      >
        {text.back}
      </button>
      <button type="button" class="btn alt" disabled={walk.isRight.value} onClick={() => walk.doIt()}>
        {text.forMe}
      </button>
    </div>
  );
}
