/** What happened since somebody last acted, in one sentence, and what he is asked for now, as his seat may know it. */
import type { EighteenState, RoundState, Title } from '@kursbuch/eighteen';
import type { Seat, TableState } from '@kursbuch/table';
import { crayonVoices, eighteenVoices, titleNamed } from '@kursbuch/titles';
import { bookOf, type Language, type Line, newsOf, plain } from '@kursbuch/words';
import { type Words as CrayonWords, wordsFor as crayonWords } from '@kursbuch/words/crayon';
import { weightOf as crayonWeight } from '@kursbuch/words/crayon/weights.ts';
import { type Words as EighteenWords, wordsFor as eighteenWords, speaksFor } from '@kursbuch/words/eighteen';
import { weightOf as eighteenWeight } from '@kursbuch/words/eighteen/weights.ts';
import { mattersMost } from '@kursbuch/words/mattersMost.ts';
import type { LiveGame } from '../tables/liveGame.ts';
import { SAID } from '../words.ts';

/** So many things are told; the log has the rest. */
const TOLD = 3;

type Weighed = Line & { readonly weight: number };

/** What is said of the games of a title. */
interface Teller {
  tell(state: TableState, events: readonly unknown[], seat: Seat): readonly Weighed[];
  /** That a round has ended; null: that is no news. */
  roundOver(round: unknown): string | null;
  /** What a seat is asked for; null: nobody has words for it. */
  asked(state: TableState, seat: Seat): string | null;
}

const tellers = new Map<string, Promise<Teller>>();

export function tellerFor(title: string, language: Language): Promise<Teller> {
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
  const { words, ...turns } = await (isEighteen
    ? eighteenTurns(id, title as unknown as Title, language)
    : crayonTurns(id, language));
  // The state and the events are of this title: it made them.
  const tell = words.tell as unknown as (
    of: typeof title,
    state: TableState,
    events: readonly unknown[],
    seat: Seat,
  ) => readonly Line[];
  return {
    tell: (state, events, seat) =>
      newsOf(tell(title, state, events, seat), () => null).map((line) => ({
        ...line,
        weight: weightOf(line.event),
      })),
    ...turns,
  };
}

type Turns = Pick<Teller, 'roundOver' | 'asked'>;

async function eighteenTurns(
  id: string,
  title: Title,
  language: Language,
): Promise<Turns & { readonly words: EighteenWords }> {
  const voices = eighteenVoices(id);
  const book = bookOf(language);
  const [words, { eighteen }, own] = await Promise.all([
    eighteenWords(language, voices),
    book.screens.eighteen.table(),
    voices[id] && book.of(voices[id]).screen?.(),
  ]);
  const asks: Readonly<Record<string, string>> = { ...eighteen.bar.asks, ...own?.asks };
  return {
    words,
    roundOver(ended) {
      const round = ended as RoundState;
      return SAID[language].roundOver[round.kind](words.roundName(round));
    },
    asked(now, seat) {
      const state = now as unknown as EighteenState;
      const { agenda, round } = state;
      const what = asks[agenda.at(-1)?.kind ?? ''];
      const isNumbered = round.kind === 'stock' || round.kind === 'operating';
      const name = isNumbered ? words.roundName(round) : null;
      return what === undefined ? null : SAID[language].asked(what, speaksFor(title, state, seat), name);
    },
  };
}

async function crayonTurns(id: string, language: Language): Promise<Turns & { readonly words: CrayonWords }> {
  const [words, { crayon }] = await Promise.all([
    crayonWords(language, crayonVoices(id)),
    bookOf(language).screens.crayon.table(),
  ]);
  const asks: Readonly<Record<string, string>> = crayon.bar.asks;
  return {
    words,
    // A round is over between any two turns of somebody: only the first one is news.
    roundOver: (round) => (round === 0 ? SAID[language].roundOver.settingUp() : null),
    asked({ agenda }) {
      const top: { readonly kind?: string; readonly part?: string } = agenda.at(-1) ?? {};
      const what = asks[top.part ?? top.kind ?? ''];
      return what === undefined ? null : SAID[language].asked(what, undefined, null);
    },
  };
}

interface RoundBegan {
  readonly type: 'roundBegan';
  readonly round: unknown;
}
const isRoundBegan = (event: unknown): event is RoundBegan =>
  (event as { readonly type?: unknown }).type === 'roundBegan';

interface ToldMeanwhile {
  /** Null: nothing of note. */
  readonly since: string | null;
  /** Null: nothing. */
  readonly asked: string | null;
}

export async function meanwhileFor(game: LiveGame, seat: Seat, language: Language): Promise<ToldMeanwhile> {
  const [teller, { happened, now }] = await Promise.all([
    tellerFor(game.game.title, language),
    game.since(seat),
  ]);
  const found = happened.flatMap(({ step, state, events, seat: who }) =>
    teller
      .tell(state, events, who)
      .filter(({ heading, weight }) => heading === undefined && weight > 0)
      .map((line) => ({ ...line, step })),
  );
  // Of several rounds the last one that ended: those before it are over too.
  const began = happened.flatMap(({ events }) => events.filter(isRoundBegan).map(({ round }) => round));
  const first = (happened[0]?.state as { readonly round?: unknown } | undefined)?.round;
  const over = began.length === 0 ? null : teller.roundOver([first, ...began].at(-2));
  const told = mattersMost(found, seat, over === null ? TOLD : TOLD - 1).map(({ text }) =>
    plain(text).replace(/\.$/, ''),
  );
  // It comes first, whenever it was: it says where the game stands.
  const facts = over === null ? told : [over, ...told];
  const isAsked = game.game.status === 'running' && game.game.waiting.includes(seat);
  return {
    since: facts.length === 0 ? null : SAID[language].since(facts),
    asked: isAsked ? teller.asked(now, seat) : null,
  };
}
