/** A field to find somebody or something by name. */
import { operatorUi } from '../words/operator.ts';
import { look, wanted } from './desk.ts';

export function Finder({
  what,
  label,
}: {
  readonly what: keyof typeof wanted.value;
  readonly label: string;
}) {
  return (
    <search class="operator-find">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <input
          class="text-field"
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={200}
          value={wanted.value[what]}
          onInput={({ currentTarget }) => {
            wanted.value = { ...wanted.value, [what]: currentTarget.value };
          }}
        />
        <button type="submit" class="btn line-btn small">
          {operatorUi().search}
        </button>
      </form>
    </search>
  );
}
