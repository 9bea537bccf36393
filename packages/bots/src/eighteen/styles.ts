/**
 * What somebody likes: where two things are nearly as good, the one of its taste. None plays better than another, as the arena
 * tells, but whoever meets them again knows them.
 */
import { Dice } from '../dice.ts';

/** How much more or less than usual this and that counts; what is missing counts as usual. */
export interface Style {
  readonly name: StyleName;
  /** Stops that are near and not reached, and what ground costs. */
  readonly nearness?: number;
  readonly ground?: number;
  /** The rounds in which a station has to bring back its price. */
  readonly stationRounds?: number;
  /** So many steps lower than it could it begins a company, to have money for papers of others. */
  readonly lower?: number;
  /** One's own company beside others'. */
  readonly office?: number;
  /** The rounds in which a train has to earn its price, and how often its price must lie idle for a second one. */
  readonly trainRounds?: number;
  readonly idle?: number;
}

export const STYLE_NAMES = ['track', 'market', 'trains'] as const;
export type StyleName = (typeof STYLE_NAMES)[number];

const STYLES: Readonly<Record<StyleName, Style>> = {
  track: { name: 'track', nearness: 1.6, ground: 0.6, stationRounds: 2 },
  market: { name: 'market', lower: 1, office: 0.8 },
  trains: { name: 'trains', trainRounds: 2, idle: 0.3 },
};

/** The same name likes the same thing in every game. (By this word the first three names at our tables like three things.) */
export const styleOf = (called: string): Style => STYLES[new Dice(`${called} habit`).one(STYLE_NAMES)];
