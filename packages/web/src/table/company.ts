/** What a table on a server adds to the frame: who else is there, what they say, and what they ask. */

import type { Panel } from '@kursbuch/screens/game/shown.ts';
import type { Refusal } from '@kursbuch/table';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';

export interface Company {
  /** In the head: the connection, and who is there. */
  readonly Head: ComponentType;
  /** Under the log, in full or its last lines: what was said last. And how much of it was not read. */
  readonly Said: ComponentType<{ readonly inFull: boolean }>;
  readonly unread: ReadonlySignal<number>;
  /** Under the bar: no connection, what somebody asks. */
  readonly Strip: ComponentType;
  /** The link to this table, and what whoever opens it finds. */
  shared(): { readonly link: string; readonly text: string };
  /** Under the result: chance that can be checked. */
  readonly End: ComponentType;
  /** Beside the others. */
  readonly panels: readonly Panel[];
  /** The same at a new table; null: it is for those who have played. And with whom, or where. */
  readonly again: ReadonlySignal<(() => Promise<Refusal | null>) | null>;
  againText(): string;
  /** A copy to this screen was not possible. */
  notCopied(): void;
}
