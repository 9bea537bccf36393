/** What a player has chosen for this device: language, appearance, and what was seen already. */

import { isLanguage, type Language, preferredOf } from '@kursbuch/words';
import { effect, type ReadonlySignal, signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark';

interface Stored {
  readonly language?: string;
  readonly theme?: string;
  readonly guideSeen?: boolean;
  /** Named so on devices since the guide called its topics lessons. */
  readonly lessonsMet?: unknown;
  readonly lessonsDone?: unknown;
  readonly termsSeen?: unknown;
}

const KEY = 'kursbuch.settings';

function stored(): Stored {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const first = stored();

export const language = signal<Language>(
  isLanguage(first.language) ? first.language : preferredOf(navigator.languages),
);
/**
 * The language as it is written where this device is: the clock has twelve hours or twenty-four. Whoever reads another
 * language than the first one of the device is in the same place.
 */
export function region(): string {
  const [first = language.value] = navigator.languages;
  if (first.split('-')[0] === language.value) return first;
  const { region: place } = new Intl.Locale(first).maximize();
  return place === undefined ? language.value : `${language.value}-${place}`;
}
export const theme = signal<Theme>(
  first.theme === 'light' || first.theme === 'dark' ? first.theme : 'system',
);
/** The guide is closed. */
export const guideSeen = signal(first.guideSeen === true);
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** What it has told already, and to whom. */
export const topicsMet = signal(texts(first.lessonsMet));
/** The lessons somebody has been through, by their addresses. */
export const lessonsDone = signal(texts(first.lessonsDone));

/** More than that was not kept by this program. */
const MOST_TERMS = 500;

function counted(value: unknown): Readonly<Record<string, number>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const kept = Object.entries(value).filter(([, times]) => Number.isInteger(times) && times > 0);
  return Object.fromEntries(kept.slice(0, MOST_TERMS));
}

/** How often each term of art has stood before somebody here. */
export const termsSeen = signal(counted(first.termsSeen));

const dark = matchMedia('(prefers-color-scheme: dark)');
const systemDark = signal(dark.matches);
dark.addEventListener('change', ({ matches }) => {
  systemDark.value = matches;
});

effect(() => {
  const { dataset } = document.documentElement;
  dataset.theme = theme.value === 'system' ? (systemDark.value ? 'dark' : 'light') : theme.value;
});

const kept = signal(true);

/** False where the browser refuses to keep anything: what is chosen and learned is known until the page is closed. */
export const settingsKept: ReadonlySignal<boolean> = kept;

effect(() => {
  const value: Stored = {
    language: language.value,
    theme: theme.value,
    guideSeen: guideSeen.value,
    lessonsMet: topicsMet.value,
    lessonsDone: lessonsDone.value,
    termsSeen: termsSeen.value,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
    kept.value = true;
  } catch {
    kept.value = false;
  }
});
