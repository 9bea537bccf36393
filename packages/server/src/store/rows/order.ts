/** Rows about order and how much there may be of what, and what is the same for all nodes. */

/** What is made once and is the same for all nodes. */
export interface ConstantsRow {
  name: string;
  value: string;
}

/** Something that may not be done too often, and when as much of it as ever may be done again. */
export interface LimitsRow {
  /** The hash of what is limited and for whom. */
  name: string;
  until: number;
}

/** Who keeps order here; set by the owner of the machine. */
export interface OperatorsRow {
  person: string;
  since: number;
}

/** What somebody, or a network, may not do, or has been told. */
export interface SanctionsRow {
  id: string;
  /** `name`: may not choose another name; `word`: gets a message, and nothing is forbidden. */
  kind: 'ban' | 'mute' | 'name' | 'word';
  /** Of these three one is there. */
  person: string | null;
  network: string | null;
  /** Whoever was banned has deleted himself: a hash of his address, until the ban is over. */
  address: string | null;
  at: number;
  /** Null: for good. */
  until: number | null;
  /** As that person reads it. */
  reason: string;
  /** It holds no more, or was read. */
  lifted: number | null;
}

/** What somebody can ask the operators to look at. */
export const REPORT_KINDS = ['talk', 'name', 'table', 'club', 'season', 'evening', 'tournament'] as const;
type ReportKind = (typeof REPORT_KINDS)[number];

/** Somebody asks the operators to look at something. */
export interface ReportsRow {
  number: number;
  kind: ReportKind;
  at: number;
  /** Who reports; null when that person is gone. */
  reporter: string | null;
  /** Whose line or name it is; a report goes with that person. Null: it is about nobody alone. */
  person: string | null;
  /** At which table, or in which club or tournament; a report goes with it. */
  game: string | null;
  club: string | null;
  season: string | null;
  evening: string | null;
  tournament: string | null;
  /** The line of talk, or the place at the table. */
  line: number | null;
  /** What the reporter says about it. */
  words: string;
  settled: number | null;
  outcome: 'word' | 'muted' | 'removed' | 'renamed' | 'hidden' | 'banned' | 'noFault' | null;
}

/** How much of something there may be, where that is not the usual number. */
export interface QuotasRow {
  name: string;
  value: number;
}

/** How often somebody had to be told that a quota is used up, hour by hour. */
export interface ReachedRow {
  name: string;
  /** Hours since 1970. */
  hour: number;
  count: number;
}

/**
 * What operators have done, only ever added to. People and tables stand here by id alone, so that nobody's name outlives
 * him; nodes read what is new here and act on it.
 */
export interface ActsRow {
  number: number;
  at: number;
  /** Null: the owner of the machine, or the server itself. */
  operator: string | null;
  by: 'operator' | 'machine' | 'server';
  kind: string;
  person: string | null;
  game: string | null;
  network: string | null;
  details: string;
  reason: string;
}

/** What the terminal asks a running server to do for it: only somebody who can write to the database can leave one. */
export interface ErrandsRow {
  id: string;
  act: string;
  at: number;
  /** Null: nobody has done it yet. */
  answer: string | null;
}
