/** All terms of a title together: those on the table now first, to read and to search. */
import type { KnownTerm, Shown } from '@kursbuch/screens/game/shown.ts';
import { ui } from '@kursbuch/screens/words/index.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { standingOn } from '../glossary/marks.ts';
import { LessonLink } from '../learn/LessonLink.tsx';
import { folded, termsOf } from './ruleSearch.ts';
import { SearchField } from './SearchField.tsx';
import './words.css';

export function Words({
  shown,
  meant,
  onRule,
}: {
  readonly shown: Shown;
  /** The term somebody asked for; null: none. */
  readonly meant: string | null;
  readonly onRule: (rule: string) => void;
}) {
  const text = ui().glossary;
  const { title } = shown.game.info;
  const terms = useSignal<() => readonly KnownTerm[]>(() => []);
  /** The terms that stood on the table when it was opened. */
  const here = useSignal<readonly string[]>([]);
  const query = useSignal('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    shown.explained().then(
      (explained) => {
        terms.value = explained.terms;
        const table = list.current?.closest<HTMLElement>('.table');
        if (table) here.value = standingOn(table, explained.terms());
      },
      // The list stays empty until somebody opens it again.
      () => {},
    );
  }, [shown]);
  const all = terms.value();
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [meant, all.length]);
  const wanted = termsOf(query.value);
  const found = all.filter(({ name, forms, also = [], means }) => {
    const said = folded([name, ...forms, ...also, means].join(' '));
    return wanted.every((word) => said.includes(word));
  });
  const isSearch = wanted.length > 0;
  const now = isSearch ? [] : all.filter(({ id }) => here.value.includes(id));
  const rest = isSearch ? found : all.filter((term) => !now.includes(term));
  return (
    <>
      <SearchField query={query} found={isSearch ? found.length : null} />
      <div class="list words-list" ref={list}>
        {isSearch && found.length === 0 && <p class="dim">{text.nothing}</p>}
        {now.length > 0 && (
          <>
            <h3>{text.here}</h3>
            <TermList title={title} terms={now} meant={meant} onRule={onRule} />
            <h3>{text.all}</h3>
          </>
        )}
        <TermList title={title} terms={rest} meant={meant} onRule={onRule} />
      </div>
    </>
  );
}

function TermList({
  title,
  terms,
  meant,
  onRule,
}: {
  readonly title: string;
  readonly terms: readonly KnownTerm[];
  readonly meant: string | null;
  readonly onRule: (rule: string) => void;
}) {
  const text = ui().glossary;
  return (
    <dl>
      {terms.map(({ id, name, also = [], means, rules }) => (
        <div key={id} class={id === meant ? 'on' : ''} aria-current={id === meant ? 'true' : undefined}>
          <dt>
            {name}
            {also.length > 0 && <small>{text.also(also.join(', '))}</small>}
          </dt>
          <dd>
            {means}
            <span class="words-rules">
              {rules.map((rule) => (
                <button key={rule} type="button" onClick={() => onRule(rule)}>
                  {rule}
                </button>
              ))}
              <LessonLink title={title} term={id} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
