/** What the checks of crayon games share: the words in every language, and the lines of a step as an eye reads them. */
import type { CrayonAction, CrayonEvent, CrayonState, CrayonTable, CrayonTitle } from '@kursbuch/crayon';
import type { Eye, TableEvent } from '@kursbuch/table';
import { type Language, type Line, languages, newsOf } from '@kursbuch/words';
import type { Words } from '@kursbuch/words/crayon';
import type { Check, Step } from '../machine.ts';
import type { Sight } from '../screen.ts';

export type Happening = CrayonEvent | TableEvent;
export type CrayonStep = Step<CrayonState, CrayonAction, CrayonEvent>;
export type CrayonCheck = Check<CrayonStep>;
export type CrayonSight = Sight<CrayonState, CrayonAction, CrayonEvent>;

/** A title with everything that is said of it: a test may put other words in their place. */
export interface Spoken {
  readonly title: CrayonTitle;
  readonly table: CrayonTable;
  readonly words: Readonly<Record<Language, Words>>;
}

/** A step as an eye sees it. */
export interface Seen {
  readonly before: CrayonState;
  readonly events: readonly Happening[];
}

/** By turns as everybody together, one seat, and nobody sees it. */
export function seenBy({ table }: Spoken, step: CrayonStep): Seen {
  const everybody: Eye = step.before.players.map((_, seat) => seat);
  const eye = [everybody, [step.index % step.before.players.length], []][step.index % 3] ?? everybody;
  return { before: table.view(step.before, eye), events: table.seen(step.before, step.events, eye) };
}

/** Acts that only lead on to the next decision are no news. */
const SILENT: ReadonlySet<string> = new Set(['endMovement', 'endTurn', 'keepOrders']);

export function inAll(
  spoken: Spoken,
  step: CrayonStep,
  look: (line: Line, language: Language, seen: Seen) => void,
): void {
  const { title, words } = spoken;
  const seen = seenBy(spoken, step);
  for (const language of languages) {
    const speech = words[language];
    const lines = newsOf(speech.tell(title, seen.before, seen.events, step.seat), () =>
      SILENT.has(step.action.type) ? null : speech.actionLine(title, seen.before, step.seat, step.action),
    );
    for (const line of lines) look(line, language, seen);
  }
}

/** Every name that may stand in a sentence. */
export function namesOf({ title, words }: Spoken): readonly string[] {
  const found = new Set<string>();
  for (const language of languages) {
    const said = words[language];
    for (const { id } of title.board.cities) found.add(said.cityName(title, id));
    for (const { port } of title.board.mileposts)
      if (port !== undefined) found.add(said.portName(title, port));
    for (const train of title.trains.keys()) found.add(said.trainName(title, train));
  }
  return [...found];
}
