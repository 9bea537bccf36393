/** What stands on the screen of a terminal around any game: prompts, answers to commands, help. */

type Text = string;
type Line<P extends readonly unknown[]> = (...parts: P) => string;

export interface Labels {
  readonly goingOn: Line<[file: string, length: number]>;
  readonly beginning: Line<[title: string, players: string, seed: string]>;
  readonly helpShows: Text;
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
  readonly notPossible: Line<[text: string, numbers: string]>;
  readonly back: Text;
  readonly notAmongThem: Line<[text: string]>;
  readonly notJson: Text;
  readonly whyWhat: Line<[ideas: string]>;
  readonly allowed: Line<[action: string]>;
  readonly howMany: Text;
  readonly nothingYet: Text;
  readonly saveWhere: Text;
  readonly saved: Line<[file: string]>;
  readonly inWords: Line<[examples: string]>;
  readonly seat: Line<[player: string, seat: number]>;
  readonly after: Line<[title: string, played: number, length: number, round: string]>;
  readonly played: Line<[title: string, played: number, length: number, options: string]>;
  readonly isOver: Text;
  readonly nobodyChooses: Text;
  readonly range: Line<[field: string, min: number, max: number]>;
  readonly help: Readonly<
    Record<'take' | 'takeNumber' | 'words' | 'enter' | 'log' | 'why' | 'undo' | 'save' | 'quit', string>
  >;
}
