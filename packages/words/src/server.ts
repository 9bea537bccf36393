/** What a table is asked. */
export type RequestKind = 'end' | 'pause' | 'free' | 'redraw';

/** What a notice of the server is about. */
export interface Occasion {
  /** Who is meant; null: the reader. */
  readonly name: string | null;
  /** Who asks; who has won. */
  readonly others: readonly string[];
  /** What the table is asked, and of whose seat. */
  readonly asks: { readonly kind: RequestKind; readonly whose: string } | null;
  /** When the time is over, if it runs. */
  readonly until: number | null;
  /** What becomes of a table to which too few have come. */
  readonly outcome: 'wait' | 'close';
  /** In which time zone moments are told. */
  readonly zone: string;
}

/** An evening of a club. */
export interface EveningTold {
  readonly name: string;
  readonly club: string;
  readonly at: number;
  /** Null: online. */
  readonly venue: string | null;
  /** Whose clocks the reader has. */
  readonly zone: string;
}
