/** The rules in short words beside the table: to search, or opened at the rule behind a refusal. */

import type { Rule } from 'virtual:rules';
import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { Choice } from '@kursbuch/screens/parts/Choice.tsx';
import { ui, words } from '@kursbuch/screens/words/index.ts';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { LessonLink } from '../learn/LessonLink.tsx';
import { type Place, useRulebook } from './rulebook.ts';
import { marked } from './ruleSearch.ts';
import './rules.css';
import { SearchField } from './SearchField.tsx';
import { Words } from './Words.tsx';

/** The rules of a title or, in their place, its words. */
export function Rules({
  shown,
  rule,
  words: sought,
}: {
  readonly shown: Shown;
  /** The words are shown, at the term somebody asked for; null: the rules are. */
  readonly words: Signal<{ readonly term: string | null } | null>;
  /** The number of the rule to open at, with its title: "TITLE-18.0t". */
  readonly rule?: { readonly id: string } | undefined;
}) {
  const book = useRulebook(shown, rule);
  const { query, opened } = book.place;
  const { rules: text, glossary } = ui();
  const title = sought.value ? glossary.title : text.title(shown.title);
  return (
    <section class="rules" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Choice
          label={text.which}
          options={[
            { value: 'rules' as const, label: ui().table.views.rules },
            { value: 'words' as const, label: glossary.title },
          ]}
          value={sought.value ? 'words' : 'rules'}
          choose={(one) => {
            sought.value = one === 'words' ? { term: null } : null;
          }}
        />
      </header>
      {sought.value ? (
        <Words
          shown={shown}
          meant={sought.value.term}
          onRule={(id) => {
            query.value = '';
            opened.value = id;
            sought.value = null;
          }}
        />
      ) : (
        <Book shown={shown} book={book} />
      )}
    </section>
  );
}

function Book({ shown, book }: { readonly shown: Shown; readonly book: ReturnType<typeof useRulebook> }) {
  const { place, chosen, found, now, terms, isSearched } = book;
  const { query, opened, chapters } = place;
  const { rules: text } = ui();
  const open = (id: string): void => {
    opened.value = id;
  };
  return (
    <>
      <SearchField query={query} found={isSearched ? found.length : null} />
      {chosen && <Article shown={shown} rule={chosen} isSeen={place.seen === chosen.id} />}
      {book.isMissing && <p class="dim">{text.unknown(opened.value ?? '')}</p>}
      <div
        class="list"
        ref={book.list}
        onScroll={({ currentTarget }) => {
          place.scrolled = currentTarget.scrollTop;
        }}
      >
        {chosen && (
          <h3>
            {isSearched ? text.also : text.sameChapter}
            <button
              type="button"
              class="all"
              onClick={() => {
                opened.value = null;
                query.value = '';
              }}
            >
              {text.all}
            </button>
          </h3>
        )}
        {isSearched && found.length === 0 && <p class="dim">{text.nothing}</p>}
        {!isSearched && !chosen && now.length > 0 && (
          <>
            <section class="chapter now">
              <h3>{text.now}</h3>
              <RuleList rules={now} terms={[]} opened={null} onOpen={open} />
            </section>
            <h3>{text.all}</h3>
          </>
        )}
        <Chapters
          rules={found}
          terms={terms}
          closed={!isSearched && !chosen}
          opened={opened.value}
          chapters={chapters}
          onOpen={open}
        />
      </div>
    </>
  );
}

function Article({
  shown,
  rule,
  isSeen,
}: {
  readonly shown: Shown;
  readonly rule: Rule;
  /** It was brought into sight before. */
  readonly isSeen: boolean;
}) {
  const { rules: text } = ui();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isSeen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [rule]);
  const refused = shown.game.refused.value;
  return (
    <article class="rule" ref={place} lang={rule.lang}>
      <small>
        {rule.id}, {rule.chapter}
      </small>
      <p>{rule.text}</p>
      <p class="rule-lesson" lang={words().language}>
        <LessonLink title={shown.game.info.title} rule={rule.id} />
      </p>
      {refused?.refusal.rule === rule.id && (
        <p class="case" lang={words().language}>
          <b>{text.here}</b> {shown.refused(refused).why}
        </p>
      )}
    </article>
  );
}

interface Chapter {
  readonly name: string;
  readonly rules: Rule[];
}

/** Rules under their chapters, in the order they come. */
function chaptersOf(rules: readonly Rule[]): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (const rule of rules) {
    const last = chapters.at(-1);
    if (last?.name === rule.chapter) last.rules.push(rule);
    else chapters.push({ name: rule.chapter, rules: [rule] });
  }
  return chapters;
}

/** Rules by chapters. Where nothing is looked for they are `closed`: a list of contents, from which one opens what one needs. */
function Chapters({
  rules,
  terms,
  closed,
  opened,
  chapters: unfolded,
  onOpen,
}: {
  readonly rules: readonly Rule[];
  readonly terms: readonly string[];
  readonly closed: boolean;
  readonly opened: string | null;
  readonly chapters: Place['chapters'];
  readonly onOpen: (id: string) => void;
}) {
  return (
    <>
      {chaptersOf(rules).map((chapter) => {
        const key = `${chapter.name} ${chapter.rules[0]?.id}`;
        const list = <RuleList rules={chapter.rules} terms={terms} opened={opened} onOpen={onOpen} />;
        return closed ? (
          <details
            key={key}
            class="chapter"
            open={unfolded.value.has(key)}
            onToggle={({ currentTarget: { open } }) => {
              if (open === unfolded.value.has(key)) return;
              const others = [...unfolded.value].filter((one) => one !== key);
              unfolded.value = new Set(open ? [...others, key] : others);
            }}
          >
            <summary>{chapter.name}</summary>
            {list}
          </details>
        ) : (
          <section key={key} class="chapter">
            <h3>{chapter.name}</h3>
            {list}
          </section>
        );
      })}
    </>
  );
}

function RuleList({
  rules,
  terms,
  opened,
  onOpen,
}: {
  readonly rules: readonly Rule[];
  readonly terms: readonly string[];
  readonly opened: string | null;
  readonly onOpen: (id: string) => void;
}) {
  return (
    <ul>
      {rules.map(({ id, text, lang }) => (
        <li key={id} class={id === opened ? 'on' : ''}>
          <button type="button" aria-current={id === opened ? 'true' : undefined} onClick={() => onOpen(id)}>
            <b>{id}</b>
            <span lang={lang}>
              {marked(text, terms).map(({ text: piece, hit }, index) =>
                hit ? <mark key={index}>{piece}</mark> : piece,
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
