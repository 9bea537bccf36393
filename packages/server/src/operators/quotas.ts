/** How much of something there may be. An operator may set each between its bounds; it holds at once, at all nodes. */
export const QUOTAS = {
  /** Tables of one person that wait for players. */
  openTables: { usual: 10, least: 1, most: 100 },
  /** What one person says at tables in a minute. */
  linesPerMinute: { usual: 30, least: 1, most: 120 },
  /** Guests that come in from one network in a day. */
  guestsPerDay: { usual: 100_000, least: 1, most: 100_000 },
  /** Reports of one person in a day. */
  reportsPerDay: { usual: 20, least: 1, most: 1000 },
  /** Days until an open table that nobody joined is taken away. */
  openTableDays: { usual: 30, least: 1, most: 3650 },
  /** Days until a guest whom nobody has seen, and who plays nowhere, is forgotten. A browser is known for 400. */
  guestDays: { usual: 400, least: 7, most: 3650 },
  /** Rated games of a title after which somebody's rating is shown; 0: nobody is rated. */
  ratedGames: { usual: 0, least: 0, most: 100 },
} as const satisfies Readonly<Record<string, { usual: number; least: number; most: number }>>;

export type QuotaName = keyof typeof QUOTAS;
export const QUOTA_NAMES = Object.keys(QUOTAS) as QuotaName[];

export const isQuota = (name: string): name is QuotaName => Object.hasOwn(QUOTAS, name);
