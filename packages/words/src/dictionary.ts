/**
 * All that a language says for everybody: one folder, named like the language. Each part is loaded when it is needed. What
 * a title says of its own lies in the title's folder (`Voices`). English says which words there are; one that another
 * language has not got does not compile.
 */
import type { AdviceText as CrayonAdviceText } from './crayon/advice/types.ts';
import type { Speech as CrayonSpeech } from './crayon/catalogue.ts';
import type { CrayonLabels } from './crayon/terminal.ts';
import type { KitAdviceText } from './eighteen/advice/types.ts';
import type { Speech as EighteenSpeech } from './eighteen/catalogue.ts';
import type { EighteenLabels } from './eighteen/terminal.ts';
import type { FrameCatalogue } from './frame/createFrame.ts';
import type { EndText, Term } from './glossary.ts';
import type { Labels } from './terminal/labels.ts';

/** A part of a dictionary: a module that is loaded when somebody needs it. */
type Part<Module> = () => Promise<Module>;

export interface Dictionary {
  /** What the language calls itself. */
  readonly name: string;
  /** How dates and figures are written. */
  readonly locale: string;
  /** Told where nothing else could be loaded. */
  readonly notLoaded: string;

  /** What is said without a game, everywhere. */
  readonly frame: Part<{ readonly frame: FrameCatalogue }>;

  /** What is said of games: what happened, what is asked, what is advised and why not. */
  readonly eighteen: {
    readonly speech: Part<{ readonly speech: EighteenSpeech }>;
    readonly advice: Part<{ readonly advice: KitAdviceText }>;
    readonly standing: Part<typeof import('./en/eighteen/standing.ts')>;
  };
  readonly crayon: {
    readonly speech: Part<{ readonly speech: CrayonSpeech }>;
    readonly advice: Part<{ readonly advice: CrayonAdviceText }>;
  };

  /** What stands on the screen around it: at every table, and at those of a family. */
  readonly screens: {
    readonly frame: Part<typeof import('./en/screens/index.ts')>;
    readonly computers: Part<typeof import('./en/screens/computers.ts')>;
    readonly eighteen: {
      readonly table: Part<typeof import('./en/screens/eighteen/index.ts')>;
      readonly board: Part<typeof import('./en/screens/eighteen/board.ts')>;
      readonly stock: Part<typeof import('./en/screens/eighteen/stock.ts')>;
      readonly tray: Part<typeof import('./en/screens/eighteen/tray.ts')>;
      readonly guide: Part<typeof import('./en/screens/eighteen/guide.ts')>;
      readonly puzzle: Part<typeof import('./en/screens/eighteen/puzzle.ts')>;
      readonly glossary: Part<
        GlossaryOf<keyof typeof import('./en/screens/eighteen/glossary.ts').glossary> & {
          readonly outcome: EndText;
        }
      >;
      readonly otherWords: Part<OtherWords>;
    };
    readonly crayon: {
      readonly table: Part<typeof import('./en/screens/crayon/index.ts')>;
      readonly map: Part<typeof import('./en/screens/crayon/map.ts')>;
      readonly hand: Part<typeof import('./en/screens/crayon/hand.ts')>;
      readonly guide: Part<typeof import('./en/screens/crayon/guide.ts')>;
      readonly puzzle: Part<typeof import('./en/screens/crayon/puzzle.ts')>;
      readonly glossary: Part<
        GlossaryOf<keyof typeof import('./en/screens/crayon/glossary.ts').glossary> &
          Pick<typeof import('./en/screens/crayon/glossary.ts'), 'outcome'>
      >;
      readonly otherWords: Part<OtherWords>;
    };
  };

  /** Pages beside the table. */
  readonly web: {
    readonly home: Part<typeof import('./en/web/home.ts')>;
    readonly online: Part<typeof import('./en/web/online.ts')>;
    readonly operator: Part<typeof import('./en/web/operator.ts')>;
    readonly clubs: Part<typeof import('./en/web/clubs.ts')>;
    readonly film: Part<typeof import('./en/web/film.ts')>;
    readonly learn: Part<typeof import('./en/web/learn.ts')>;
    readonly puzzle: Part<typeof import('./en/web/puzzle.ts')>;
  };

  /** What a terminal says around a game. */
  readonly terminal: {
    readonly frame: Part<{ readonly terminal: Labels }>;
    readonly eighteen: Part<{ readonly eighteen: EighteenLabels }>;
    readonly crayon: Part<{ readonly crayon: CrayonLabels }>;
  };

  /** What a server writes to people: letters, notices, and that they are kept from something. */
  readonly server: Part<typeof import('./en/server.ts')>;
}

/** Terms of art: the same in every language. */
interface GlossaryOf<Name extends string> {
  readonly glossary: Readonly<Record<Name, Term>>;
}

/** Words for one and the same thing: whoever looks for one finds the others too. */
interface OtherWords {
  readonly otherWords: readonly (readonly string[])[];
}
