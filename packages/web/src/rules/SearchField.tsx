/** What is looked for in a book, and how much of it was found. */
import { ui } from '@kursbuch/screens/words/index.ts';
import type { Signal } from '@preact/signals';

export function SearchField({
  query,
  found,
}: {
  readonly query: Signal<string>;
  /** Nothing while nobody searches. */
  readonly found: number | null;
}) {
  const { rules: text } = ui();
  return (
    <label class="field">
      <span class="unseen">{text.search}</span>
      <input
        type="search"
        placeholder={text.search}
        value={query.value}
        onInput={(event) => {
          query.value = event.currentTarget.value;
        }}
      />
      <span role="status">{found !== null && text.found(found)}</span>
    </label>
  );
}
