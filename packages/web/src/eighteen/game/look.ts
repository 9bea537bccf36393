/** How a title looks: what the drawings and panels need beyond its facts. Loaded with the title. */
import type { CompanyId, Title } from '@kursbuch/eighteen';
import type { ComponentType } from 'preact';
import type { Game } from './game.ts';

export type Silhouette =
  | 'circle'
  | 'square'
  | 'octagon'
  | 'diamond'
  | 'shield'
  | 'pill'
  | 'ticket'
  | 'hexagon'
  | 'coin';

/** A company is a silhouette with its letters and its colour, always all three. */
export interface Mark {
  readonly shape: Silhouette;
  /** Name of the colour tokens: `--co-prr` and `--on-prr` for "prr". */
  readonly color: string;
}

export interface Look {
  readonly marks: Readonly<Record<CompanyId, Mark>>;
  /** Panels only this title has, shown beside the others. */
  readonly panels: readonly OwnPanel[];
  /** Where the upper rim of the map leaves room for the line of trains. */
  readonly trainPlace: 'left' | 'middle';
  /** It has a guide for the first game. */
  readonly guide: boolean;
}

interface OwnPanel {
  readonly id: string;
  /** Its name, in the language spoken now. */
  readonly label: () => string;
  readonly view: ComponentType<{ readonly game: Game }>;
}

export interface TitleOnScreen {
  readonly title: Title;
  readonly look: Look;
}
