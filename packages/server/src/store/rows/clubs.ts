/** Rows about clubs and tournaments. */

/** People who play together: their tables, seasons and evenings. */
export interface ClubsRow {
  id: string;
  name: string;
  /** A sentence about it; perhaps nothing. */
  about: string;
  /** Whoever has the link sees it; otherwise only members do. */
  open: number;
  /** Whoever has this word joins; null: the invitation was withdrawn. */
  invitation: string | null;
  /** An operator has hidden it: only members find it. */
  hidden: number;
  /** An operator has written its name or its sentence: until then nobody else changes them. Null: nobody has. */
  kept: number | null;
  created: number;
}

export interface MembersRow {
  club: string;
  person: string;
  /** `asking`: wants to join, and is no member yet. */
  role: 'organiser' | 'member' | 'asking';
  since: number;
}

/** Games of a club between two moments, counted together. */
export interface SeasonsRow {
  id: string;
  club: string;
  name: string;
  begins: number;
  ends: number;
  /** Points by number of players and place; null: the usual ones. */
  points: string | null;
  /** Games that ended by agreement count as well. */
  agreed: number;
  /** An operator has written its name: until then it stays. */
  kept: number | null;
  created: number;
}

/** A club meets. */
export interface EveningsRow {
  id: string;
  club: string;
  name: string;
  at: number;
  minutes: number;
  /** Where; null: online. */
  venue: string | null;
  /** How often it was changed, for calendars. */
  sequence: number;
  cancelled: number | null;
  /** When members are reminded; null: they were, or need not be. */
  remind: number | null;
  /** An operator has written its name or its place: until then they stay. */
  kept: number | null;
  created: number;
  changed: number;
}

/** Who comes to an evening. */
export interface AnswersRow {
  evening: string;
  person: string;
  answer: 'yes' | 'no' | 'perhaps';
  at: number;
}

/** Tables of the same title and options, in rounds. */
export interface TournamentsRow {
  id: string;
  club: string | null;
  /** Null when that person is gone. */
  organiser: string | null;
  name: string;
  title: string;
  options: string;
  time: string | null;
  /** How many sit at a table, at most. */
  size: number;
  /** How many rounds there are. */
  rounds: number;
  /** How tables are dealt after the first round. */
  dealt: 'lot' | 'strength';
  status: 'open' | 'running' | 'over';
  /** What the server gives to every lot, and its hash, which everybody sees before anybody enters. */
  secret: string;
  commitment: string;
  /** An operator has hidden it: only those who run it or play in it find it. */
  hidden: number;
  created: number;
}

export interface EntrantsRow {
  tournament: string;
  number: number;
  /** Null when that person is gone. */
  person: string | null;
  name: string;
  /** What this person gives to the lot. */
  contribution: string;
  /** When this person gave it up; null: plays on. */
  left: number | null;
}

export interface RoundsRow {
  tournament: string;
  number: number;
  /** What was dealt from, and the tables: the game, and the entrants in the order of their places. */
  deal: string;
  begun: number;
  ended: number | null;
}
