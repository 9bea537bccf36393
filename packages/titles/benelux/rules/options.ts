/** Options of Benelux: the fast game of the rulebook, rulings a table may decide otherwise, and a shorter evening. */
import { chosenOptions, type Objection, type Setup, type TableReason } from '@kursbuch/table';

/** Every option with its default: the rulebook as ruled in docs/rules/benelux.md. */
export const DEFAULTS = {
  /** Variant I: longer ways, more money to build, 350 million. */
  fastGame: false,
  /** Of the program: 100 million, and two large cities. */
  shortGame: false,
  /** BR08: the same player begins every round, or the next one each time. */
  startPlayer: 'fixed',
  /** BR06: the first to be ready begins the game, or a lot decides. */
  firstTurn: 'ready',
  /** Seats by lot, or as the names are listed. */
  drawSeats: true,
  /** BR19: two segments out of each large city in a turn, or two in all. */
  majorOut: 'perCity',
  /** BR14: who cannot pay for foreign track owes it. */
  feeOnCredit: false,
  /** BR17: rates for up to 50 rounds instead of ten. */
  longRates: false,
  /** BR10: trains turn round in cities only. */
  turnOnlyInCities: false,
  /** BR09: trains may be changed in the first round. */
  upgradeInRoundOne: false,
  /** As games were played before BR12, BR17 and BR24 were ruled anew: for their records, not for new tables. */
  earlierRulings: false,
} as const;

export interface Options {
  readonly fastGame: boolean;
  readonly shortGame: boolean;
  readonly startPlayer: 'fixed' | 'rotating';
  readonly firstTurn: 'ready' | 'drawn';
  readonly drawSeats: boolean;
  readonly majorOut: 'perCity' | 'total';
  readonly feeOnCredit: boolean;
  readonly longRates: boolean;
  readonly turnOnlyInCities: boolean;
  readonly upgradeInRoundOne: boolean;
  readonly earlierRulings: boolean;
}

/** What the options of an earlier record mean today: agreements, events and the end were ruled anew after the third version. */
export const olderOptions = (given: Setup['options']): Setup['options'] => ({
  longRates: true,
  earlierRulings: true,
  ...given,
});

/** The words an option can be. */
export const VALUES: Readonly<Record<string, readonly string[]>> = {
  startPlayer: ['fixed', 'rotating'],
  firstTurn: ['ready', 'drawn'],
  majorOut: ['perCity', 'total'],
};

/** The options of a new table, or what is wrong with them. */
export function parseOptions(given: Setup['options']): Setup['options'] | Objection<TableReason> {
  const chosen = chosenOptions(DEFAULTS, given);
  if ('reason' in chosen) return chosen;
  for (const [option, words] of Object.entries(VALUES))
    if (!words.includes(String(chosen[option]))) return { reason: 'badOption', params: { option } };
  return chosen;
}

/** The options of a table; a state is only made from checked ones. */
export const optionsOf = (options: Setup['options']): Options => options as unknown as Options;
