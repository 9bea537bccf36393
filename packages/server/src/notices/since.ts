/** What happened since somebody last acted, in one sentence, as his seat may know it. */
import type { Seat, TableState } from '@kursbuch/table';
import { crayonVoices, eighteenVoices, titleNamed } from '@kursbuch/titles';
import { type Language, type Line, newsOf, plain } from '@kursbuch/words';
import { wordsFor as crayonWords } from '@kursbuch/words/crayon';
import { weightOf as crayonWeight } from '@kursbuch/words/crayon/weights.ts';
import { wordsFor as eighteenWords } from '@kursbuch/words/eighteen';
import { weightOf as eighteenWeight } from '@kursbuch/words/eighteen/weights.ts';
import { mattersMost } from '@kursbuch/words/mattersMost.ts';
import type { LiveGame } from '../tables/liveGame.ts';
import { SAID } from '../words.ts';

/** So many things are told; the log has the rest. */
const TOLD = 3;

type Told = Line & { readonly weight: number };
type Teller = (state: TableState, events: readonly unknown[], seat: Seat) => readonly Told[];

const tellers = new Map<string, Promise<Teller>>();

function tellerFor(title: string, language: Language): Promise<Teller> {
  const key = `${title} ${language}`;
  const known = tellers.get(key);
  if (known) return known;
  const made = makeTeller(title, language);
  tellers.set(key, made);
  made.catch(() => tellers.delete(key));
  return made;
}

async function makeTeller(id: string, language: Language): Promise<Teller> {
  const entry = titleNamed(id);
  if (!entry) throw new Error(`no such title here: ${id}`);
  const { title } = await entry.load();
  const isEighteen = entry.family === 'eighteen';
  const weightOf = isEighteen ? eighteenWeight : crayonWeight;
  const words = await (isEighteen
    ? eighteenWords(language, eighteenVoices(id))
    : crayonWords(language, crayonVoices(id)));
  // The state and the events are of this title: it made them.
  const tell = words.tell as unknown as (
    of: typeof title,
    state: TableState,
    events: readonly unknown[],
    seat: Seat,
  ) => readonly Line[];
  return (state, events, seat) =>
    newsOf(tell(title, state, events, seat), () => null).map((line) => ({
      ...line,
      weight: weightOf(line.event),
    }));
}

/** Null: nothing of note. */
export async function sinceOf(game: LiveGame, seat: Seat, language: Language): Promise<string | null> {
  const [tell, happened] = await Promise.all([tellerFor(game.game.title, language), game.since(seat)]);
  const found = happened.flatMap(({ step, state, events, seat: who }) =>
    tell(state, events, who)
      .filter(({ heading, weight }) => heading === undefined && weight > 0)
      .map((line) => ({ ...line, step })),
  );
  const told = mattersMost(found, seat, TOLD).map(({ text }) => plain(text).replace(/\.$/, ''));
  return told.length === 0 ? null : SAID[language].since(told);
}
