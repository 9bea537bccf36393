/** What the terminal takes from a family of games; each is loaded with the first game of it. */
import type {
  Action,
  Bot,
  GameEvent,
  LoadedTitle,
  Refusal,
  Seat,
  Step,
  Table,
  TableEvent,
  TableState,
} from '@kursbuch/table';
import type { Labels, Language, Line } from '@kursbuch/words';
import type { GameFile } from './gameFile.ts';
import type { Paint } from './paint.ts';
import type { AtTerminal, SeenGame } from './play/atTerminal.ts';
import type { Speech } from './speech.ts';
import type { Command } from './terminal.ts';

/** A title as the terminal plays it. */
export interface Hosted<
  S extends TableState = TableState,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> {
  readonly family: LoadedTitle['family'];
  readonly id: string;
  readonly table: Table<S, A, E>;
  /** After so many actions a game of random players is left, where they never come to its end. */
  readonly longest?: number;
  /** A player that takes any of its choices. */
  randomPlayer(seed: string): Bot<S, A>;
  /** Whoever watches over a game that began like this. */
  watch(start: S): Watch<S>;
  /** Whoever looks how such a game is played. */
  profile(start: S): Profiling<S, A, E>;
  /** The same player, who first asks others for what they have at the least price there is: so that gifts come to light. */
  asksFirst(bot: Bot<S, A>, seat: Seat): Bot<S, A>;
  /** Under which name a simulation counts this event of an action that has led to this state, if at all. */
  counted(event: E | TableEvent, state: S): string | undefined;
  /** What a step is told as, to somebody who saw this state before it. */
  tell(before: S, step: Step<A, E>): readonly Line[];
  /** Why not, without the number of the rule; the state is null while there is no table yet. */
  refusal(state: S | null, refusal: Refusal): string;
  atTerminal(game: SeenGame<S>, paint: Paint): AtTerminal;
  roundName(state: S): string;
  tableText(state: S, paint: Paint): string;
  /** What each seat may do that has a choice: as data, and in lines. */
  choices(state: S, labels: Labels): readonly { readonly data: object; readonly lines: readonly string[] }[];
}

interface Watch<S extends TableState> {
  /** What is out of order in this state. */
  breaches(state: S): readonly string[];
  /** The seats that had something of their own early in the game, as far as it was watched. */
  onFeet?(): readonly number[];
}

/** It is shown every action of a game, and tells in figures how the game was played. */
export interface Profiling<S extends TableState, A extends Action, E extends GameEvent> {
  see(
    before: S,
    entry: { readonly seat: Seat; readonly action: A },
    events: readonly (E | TableEvent)[],
    state: S,
  ): void;
  /** By name, in the order they are told; undefined where there was nothing to count. */
  figures(): Readonly<Record<string, number | undefined>>;
  /** What was done at first: games that begin alike have the same. */
  opening(): string;
}

/** A title as its family plays it here. */
export async function hostedBy(loaded: LoadedTitle, language: Language): Promise<Hosted> {
  switch (loaded.family) {
    case 'eighteen':
      return (await import('./eighteen/hosted.ts')).eighteenHosted(loaded, language);
    case 'crayon':
      return (await import('./crayon/hosted.ts')).crayonHosted(loaded, language);
  }
}

/** What was found when something in a file was compared with what others made of it. */
export interface Verification {
  readonly equal: boolean;
  /** The finding, then the first difference field by field. */
  readonly lines: readonly string[];
}

/** What a family has in files beside records of ours: games of its public site, and whatever belongs to them. */
export interface FamilyFiles {
  /** The game in this content; undefined if it is nothing of this family. Throws an InputError. */
  open(file: string, input: unknown, speech: Speech): Promise<GameFile | undefined>;
  /** The content beside what others made of it; undefined if it is nothing of this family. Throws an InputError. */
  verify(file: string, input: unknown, speech: Speech): Promise<Verification | undefined>;
  /** A game as the public site of the family reads it. Throws an InputError if it cannot be. */
  published(file: string, game: GameFile): Promise<object>;
}

/** The files of every family; one has some. */
export const familyFiles = async (): Promise<FamilyFiles> => (await import('./eighteen/files.ts')).files;

/** Commands about one family alone. */
export const familyCommands: readonly (readonly [name: string, command: Command])[] = [
  [
    'routes',
    async (args, terminal) => (await import('./eighteen/routesCommand.ts')).routesCommand(args, terminal),
  ],
];
