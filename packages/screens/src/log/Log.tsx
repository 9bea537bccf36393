/** The log in full: everything that happened as sentences. Touching one shows the table at that moment. */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Shown } from '../game/shown.ts';
import { ui } from '../words/index.ts';
import { type About, filtered } from './filter.ts';
import { LineMark } from './LineMark.tsx';
import { allEntries, type Entry } from './lines.ts';
import './log.css';
import { Why } from './Why.tsx';

/** So many lines are drawn at first, and with every step further back. */
const PAGE = 120;

export function Log({ shown }: { readonly shown: Shown }) {
  const { game } = shown;
  const about = useSignal<About>(null);
  /** How many lines are drawn, counted from the end. */
  const drawn = useSignal(PAGE);
  const list = useRef<HTMLOListElement>(null);
  const entries = useComputed(() => filtered(allEntries(shown), about.value)).value;
  const moment = game.moment.value;
  const until = moment ?? game.steps.value.length;
  /** The last line before the moment looked at. */
  const here = entries.findLastIndex(({ step, heading }) => step < until && heading === undefined);
  const later = entries.findIndex(({ step }) => step >= until);
  const from = Math.max(0, Math.min(entries.length - drawn.value, here - PAGE / 4));
  const { log } = ui();

  const heightBefore = useRef(0);
  const earlier = () => {
    heightBefore.current = list.current?.scrollHeight ?? 0;
    drawn.value = entries.length - from + PAGE;
  };
  // What is put before the lines in sight must not push them away.
  useLayoutEffect(() => {
    if (list.current && heightBefore.current > 0)
      list.current.scrollTop += list.current.scrollHeight - heightBefore.current;
    heightBefore.current = 0;
  }, [from]);
  // The newest line, or the moment looked at, is in sight.
  useLayoutEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box) return;
    if (moment === null || !line) box.scrollTop = box.scrollHeight;
    else if (!isInSight(box, line)) box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [here, about.value, moment]);
  const top = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!top.current || from === 0) return undefined;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) earlier();
    });
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [from]);

  return (
    <section class="log" aria-label={log.title}>
      <header>
        <h2>{log.title}</h2>
        <AboutChoice
          shown={shown}
          onChoose={(value) => {
            about.value = value;
            drawn.value = PAGE;
          }}
        />
      </header>
      <ol class="stream" ref={list} onKeyDown={moveFocus}>
        {from > 0 && (
          <li ref={top}>
            <button type="button" class="earlier" onClick={earlier}>
              {log.earlier(from)}
            </button>
          </li>
        )}
        {entries.slice(from).map((entry, index) => (
          <LogLine
            key={`${entry.step} ${index + from}`}
            shown={shown}
            entry={entry}
            isHere={index + from === here}
            isLater={entry.step >= until}
            isFirstLater={index + from === later}
          />
        ))}
        {entries.length === 0 && <li class="dim">{about.value === null ? log.empty : log.nothingFound}</li>}
      </ol>
    </section>
  );
}

const isInSight = (box: HTMLElement, line: HTMLElement): boolean =>
  line.offsetTop >= box.scrollTop && line.offsetTop + line.offsetHeight <= box.scrollTop + box.clientHeight;

function LogLine({
  shown,
  entry,
  isHere,
  isLater,
  isFirstLater,
}: {
  readonly shown: Shown;
  readonly entry: Entry;
  readonly isHere: boolean;
  readonly isLater: boolean;
  readonly isFirstLater: boolean;
}) {
  const { game } = shown;
  const past = game.moment.value !== null;
  const after = isFirstLater && <li class="after">{ui().log.after}</li>;
  if (entry.heading)
    return (
      <>
        {after}
        <li class={`head-${entry.heading}${isLater ? ' later' : ''}`}>{entry.text}</li>
      </>
    );
  return (
    <>
      {after}
      <li class={`${isHere && past ? 'here' : ''}${isLater ? 'later' : ''}`}>
        <button
          type="button"
          class="entry"
          tabIndex={isHere ? 0 : -1}
          aria-current={isHere ? 'true' : undefined}
          onClick={() => game.lookAt(entry.step + 1)}
        >
          <LineMark shown={shown} line={entry} />
          <span>{entry.text}</span>
        </button>
        {isHere && <Why key={entry.step} shown={shown} step={entry.step} />}
      </li>
    </>
  );
}

/** The arrows go from line to line, so that one stop of the tab key is enough. */
function moveFocus(event: KeyboardEvent): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const next = lines[at + by];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

function AboutChoice({
  shown,
  onChoose,
}: {
  readonly shown: Shown;
  readonly onChoose: (about: About) => void;
}) {
  const { log } = ui();
  const { label, names } = shown.subjects();
  return (
    <label class="about">
      <span class="unseen">{log.filter}</span>
      <select
        onChange={({ currentTarget: { value } }) => {
          const [kind, name = ''] = value.split(/:(.*)/);
          onChoose(kind === 'subject' ? { subject: name } : kind === 'seat' ? { seat: Number(name) } : null);
        }}
      >
        <option value="">{log.everything}</option>
        <optgroup label={log.players}>
          {shown.game.start.players.map((name, seat) => (
            <option key={seat} value={`seat:${seat}`}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label={label}>
          {names.map((name) => (
            <option key={name} value={`subject:${name}`}>
              {name}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}
