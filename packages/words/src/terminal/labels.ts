/** What stands on the screen of a terminal around any game: prompts, answers to commands, help. */

/** Words that people type in their own language, and the words they stand for. English is always understood. */
export type Typed = Readonly<Record<string, string>>;

type Text = string;
type Line<P extends readonly unknown[]> = (...parts: P) => string;

export interface Labels {
  /** The commands as they are typed. */
  readonly typed: Typed;
  /** Small words that agree, or switch something on; and those that do not. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
  // before the game
  readonly welcome: Line<[name: string]>;
  readonly whichGame: Line<[names: string, first: string]>;
  readonly whoPlays: Line<[min: number, max: number]>;
  readonly usualPlayers: Text;
  readonly randomName: Text;
  readonly whichOptions: Text;
  readonly severalOptions: Line<[example: string]>;
  readonly oneTitle: Text;
  readonly notWithLoad: Line<[flag: string]>;
  readonly otherTitle: Line<[file: string, title: string, asked: string]>;
  readonly needsName: Text;
  readonly needsOtherName: Text;
  readonly nameTooLong: Line<[name: string]>;
  readonly notSoMany: Line<[title: string, min: number, max: number, given: number]>;
  readonly noTitle: Line<[id: string, known: string]>;
  readonly noOption: Line<[title: string, name: string, known: string]>;
  readonly onOrOff: Line<[name: string, value: string]>;
  readonly wholeOption: Line<[name: string, value: string]>;
  readonly noPreset: Line<[title: string, name: string, known: string]>;
  readonly goingOn: Line<[file: string, length: number]>;
  readonly beginning: Line<[title: string, players: string, seed: string]>;
  readonly helpShows: Text;
  /** The screen is for one player alone. */
  readonly handOver: Line<[player: string]>;
  readonly noSheet: Text;
  readonly sheetSeen: Text;
  readonly goodbye: Text;
  readonly saveFirst: Text;
  readonly notSaved: Text;
  readonly overPrompt: Text;
  readonly overLeft: Text;
  readonly nothingBack: Text;
  readonly takenBack: Text;
  readonly nothingAgain: Text;
  readonly takenAgain: Text;
  readonly noChoice: Line<[number: number, last: number]>;
  readonly oneNumber: Text;
  readonly noNumber: Line<[number: number]>;
  readonly nothingChosen: Text;
  /** Over the standing instructions. */
  readonly standing: Text;
  readonly notPossible: Line<[text: string, numbers: string]>;
  readonly back: Text;
  readonly notAmongThem: Line<[text: string]>;
  readonly notJson: Text;
  readonly whyWhat: Line<[ideas: string]>;
  readonly allowed: Line<[action: string]>;
  readonly howMany: Text;
  readonly nothingYet: Text;
  readonly saveWhere: Text;
  readonly saveAs: Text;
  readonly otherFile: Line<[file: string]>;
  readonly notWritten: Line<[file: string, why: string]>;
  readonly saved: Line<[file: string]>;
  readonly inWords: Line<[examples: string]>;
  readonly seat: Line<[player: string, seat: number]>;
  readonly after: Line<[title: string, played: number, length: number, round: string]>;
  readonly played: Line<[title: string, played: number, length: number, options: string]>;
  readonly isOver: Text;
  readonly nobodyChooses: Text;
  readonly range: Line<[field: string, min: number, max: number]>;
  /** What `kursbuch check` found out about a game from a server. */
  readonly check: {
    readonly right: Line<[file: string, actions: number, seats: number]>;
    readonly redrawn: Line<[file: string, actions: number]>;
    readonly noChance: Line<[file: string]>;
    readonly wrong: Readonly<
      Record<'notOver' | 'otherSecret' | 'otherMaking' | 'otherPublished' | 'otherPlayed', string>
    >;
    readonly stops: Line<[file: string, problem: string]>;
  };
  /** What is wrong with a command line or a file, as far as no game has words for it. */
  readonly errors: {
    readonly noCommand: Line<[name: string]>;
    readonly noLanguage: Line<[name: string, known: string]>;
    readonly noFlag: Line<[command: string, flag: string]>;
    readonly flagAlone: Line<[flag: string]>;
    readonly flagNeeds: Line<[flag: string]>;
    readonly oneFile: Line<[command: string, example: string]>;
    readonly wholeNumber: Line<[flag: string, min: number, max: number | null, text: string]>;
    /** By the code of the system. */
    readonly unread: Readonly<Record<string, string>>;
    readonly damaged: Text;
    readonly tooLarge: Line<[megabytes: number]>;
    readonly breaksOff: Text;
    readonly notJson: Line<[at: readonly [line: number, column: number] | null]>;
    /** What the reader of records found wrong, in its own words. */
    readonly inRecord: Line<[problem: string]>;
    /** Where in a record. */
    readonly place: Line<[at: string]>;
    readonly actionAt: Line<[index: number, type: string]>;
    readonly refused: Line<[at: string, why: string]>;
    readonly noSense: Line<[at: string, problem: string]>;
    readonly noTable: Line<[why: string]>;
    readonly noPublicTitle: Line<[title: string]>;
    readonly noPublicForm: Line<[problem: string]>;
    readonly isThere: Line<[file: string]>;
    readonly routesNoGame: Text;
  };
  readonly help: Readonly<
    Record<
      'take' | 'takeNumber' | 'words' | 'enter' | 'log' | 'sheet' | 'why' | 'undo' | 'save' | 'quit',
      string
    >
  >;
}
