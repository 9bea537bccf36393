/** What was chosen for a new table, at a glance: its name, and what it will be; below it the way to begin. */
import { type ComponentChildren, Fragment } from 'preact';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { changedOptions } from './options.ts';
import type { TableSetup } from './tableSetup.ts';

export type SumRow = readonly [label: string, value: ComponentChildren];

export function SetupSum({
  setup: { entry, options, name, rename, problem },
  longest,
  rows,
  where,
  children,
}: {
  readonly setup: TableSetup;
  /** So many characters a name has at most. */
  readonly longest: number;
  /** What the page has asked for beside title and options. */
  readonly rows: readonly SumRow[];
  readonly where: SumRow;
  /** The way to begin. */
  readonly children: ComponentChildren;
}) {
  const text = homeUi();
  if (!entry) return null;
  const all: readonly SumRow[] = [
    [text.game, shortTitle(entry.id)],
    ...rows,
    [text.changed, text.changedCount(changedOptions(entry, options).length)],
    where,
  ];
  return (
    <>
      <h2>{text.ready}</h2>
      <label class="ask-field">
        <span>{text.tableName}</span>
        <input
          class="text-field"
          maxLength={longest}
          value={name}
          onInput={({ currentTarget }) => rename(currentTarget.value)}
        />
      </label>
      <dl>
        {all.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <div class="sum-start">
        {problem.value && (
          <p class="sum-problem" role="alert">
            {problem.value}
          </p>
        )}
        {children}
      </div>
    </>
  );
}
