/** What every page asks for that sets up a table, wherever it will be played: the title, how it is played, a name. */

import { words } from '@kursbuch/screens/words/index.ts';
import { nextName, type Refusal } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { titleAside } from '../titles/index.ts';
import { homeUi } from '../words/home.ts';
import { type Options, SEATS } from './options.ts';
import { playable } from './TitleCards.tsx';
import { weekday } from './when.ts';

const [usual] = playable;

/** The name, or the next one that no other table has. */
const freeName = (name: string, taken: readonly string[]): string =>
  taken.includes(name) ? freeName(nextName(name), taken) : name;

/** `taken`: what other tables are called. */
export function useTableSetup(title: string | null, taken: readonly string[] = []) {
  const entry = playable.find(({ id }) => id === title) ?? usual;
  const id = entry?.id ?? '';
  const chosen = useSignal<Readonly<Record<string, Options>>>({});
  const typed = useSignal<string | null>(null);
  /** What is wrong with it, in a sentence. */
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    problem.value = null;
  }, [id]);
  const options = chosen.value[id] ?? entry?.options ?? {};
  return {
    entry,
    problem,
    options,
    /** Seats are drawn by lot. */
    drawn: options[SEATS] === true,
    name: typed.value ?? freeName(homeUi().tableOn(weekday()), taken),
    rename(next: string) {
      typed.value = next;
    },
    put(next: Options) {
      problem.value = null;
      chosen.value = { ...chosen.value, [id]: next };
    },
    /** A number that is none. */
    badNumber(): string | null {
      const number = Object.keys(options).find((one) => Number.isNaN(options[one]));
      return number === undefined ? null : homeUi().badNumber(words().option(id, number).name);
    },
    whyRefused: async (refusal: Refusal): Promise<string> => (await titleAside(id)).refusal(null, refusal),
  };
}

export type TableSetup = ReturnType<typeof useTableSetup>;
