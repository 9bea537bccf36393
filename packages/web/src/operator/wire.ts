/** What the server tells operators, as `docs/server.md` says it. */
export interface Someone {
  readonly id: string;
  /** Null: gone. */
  readonly name: string | null;
}

export interface Quota {
  readonly name: string;
  readonly value: number;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

export interface Held {
  readonly kind: 'ban' | 'mute' | 'name';
  readonly person: Someone | null;
  readonly network: string | null;
  readonly until: number | null;
  readonly reason: string;
}

export interface Overview {
  readonly people: number;
  readonly here: number;
  readonly running: number;
  readonly finished: number;
  readonly reports: { readonly open: number; readonly settled: number; readonly oldest: number | null };
  readonly quotas: readonly Quota[];
  readonly bans: readonly Held[];
}

export interface Report {
  readonly number: number;
  readonly kind: 'talk' | 'name' | 'table';
  readonly at: number;
  readonly reporter: Someone | null;
  readonly person: Someone | null;
  readonly table: Someone;
  readonly line: number | null;
  readonly words: string;
  readonly before: number;
  readonly lines: readonly {
    readonly number: number;
    readonly name: string;
    readonly text: string;
    readonly at: number;
    readonly removed: boolean;
  }[];
}

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly operator: boolean;
  readonly seen: number | null;
  readonly games: number;
  readonly reports: number;
  readonly sanctions: readonly { readonly kind: string; readonly until: number | null }[];
}

export interface KnownTable {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly status: string;
  readonly listed: boolean;
  readonly hidden: boolean;
  readonly changed: number;
}

export interface Act {
  readonly number: number;
  readonly at: number;
  readonly by: 'operator' | 'machine' | 'server';
  readonly operator: Someone | null;
  readonly kind: string;
  readonly person: Someone | null;
  readonly table: Someone | null;
  readonly network: string | null;
  readonly details: Readonly<Record<string, string | number | null>>;
  readonly reason: string;
}
