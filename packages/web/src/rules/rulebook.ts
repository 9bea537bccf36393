/** The rulebook of a table: loaded in the language spoken, searched, and kept open where it was left. */
import loaders, { type Rule } from 'virtual:rules';
import type { Consulted, Shown } from '@kursbuch/screens/game/shown.ts';
import { words } from '@kursbuch/screens/words/index.ts';
import { type Signal, signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { meant, searchRules, termsOf } from './ruleSearch.ts';

/** What is open in the rules of a table, for when they are looked at again. */
export interface Place {
  readonly query: Signal<string>;
  readonly opened: Signal<string | null>;
  readonly chapters: Signal<ReadonlySet<string>>;
  /** What the family knows of the rules; null until it has come. */
  readonly consulted: Signal<Consulted | null>;
  /** The rule the table asked for last. */
  asked: { readonly id: string } | undefined;
  /** The rule that was brought into sight last. */
  seen: string | null;
  /** How far the list was scrolled. */
  scrolled: number;
}

const places = new WeakMap<Shown, Place>();

function placeOf(shown: Shown): Place {
  const known = places.get(shown);
  if (known) return known;
  const place: Place = {
    query: signal(''),
    opened: signal(null),
    chapters: signal(new Set<string>()),
    consulted: signal(null),
    asked: undefined,
    seen: null,
    scrolled: 0,
  };
  places.set(shown, place);
  return place;
}

export function useRulebook(shown: Shown, rule: { readonly id: string } | undefined) {
  const rules = useSignal<readonly Rule[]>([]);
  const place = placeOf(shown);
  const { query, opened, consulted } = place;
  useLayoutEffect(() => {
    if (rule === place.asked) return;
    place.asked = rule;
    opened.value = rule?.id ?? null;
  }, [rule]);
  const { language } = words();
  useEffect(() => {
    let left = false;
    loaders[shown.title]?.[language]().then(
      (loaded) => {
        if (!left) rules.value = loaded.default;
      },
      // The list stays empty until somebody opens it again.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [shown, language]);
  useEffect(() => {
    if (consulted.value === null)
      shown.rules().then(
        (known) => {
          consulted.value = known;
        },
        // Without it the book is there from its beginning.
        () => {},
      );
  }, [shown]);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current && rules.value.length > 0) list.current.scrollTop = place.scrolled;
  }, [rules.value]);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (!current || place.seen === opened.value) return;
    place.seen = opened.value;
    current.scrollIntoView({ block: 'nearest' });
  }, [opened.value, rules.value]);

  const chosen = rules.value.find(({ id }) => id === opened.value);
  const terms = termsOf(query.value);
  const others = consulted.value?.otherWords() ?? [];
  const wanted = consulted.value?.now() ?? [];
  const now = wanted.flatMap((id) => rules.value.find((one) => one.id === id) ?? []);
  // Without a search: the chapter of the rule that is open, else the whole book.
  const found =
    terms.length > 0
      ? searchRules(rules.value, query.value, others)
      : chosen
        ? rules.value.filter(({ chapter }) => chapter === chosen.chapter)
        : rules.value;
  return {
    ...{ place, list, chosen, found, now },
    /** What is searched for, and the words that mean the same. */
    terms: terms.flatMap((term) => meant(term, others)),
    isSearched: terms.length > 0,
    isMissing: opened.value !== null && rules.value.length > 0 && !chosen,
  };
}
