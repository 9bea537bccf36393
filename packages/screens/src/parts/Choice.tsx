/** One of a few, side by side. */
interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly lang?: string;
}

export function Choice<T extends string>({
  label,
  legend = false,
  options,
  value,
  choose,
}: {
  readonly label: string;
  /** The label is shown above, and not only spoken. */
  readonly legend?: boolean;
  readonly options: readonly Option<T>[];
  /** Null: none of them. */
  readonly value: T | null;
  readonly choose: (value: T) => void;
}) {
  return (
    <fieldset class="seg" aria-label={legend ? undefined : label}>
      {legend && <legend>{label}</legend>}
      {options.map((one) => (
        <button
          key={one.value}
          type="button"
          lang={one.lang}
          class={one.value === value ? 'on' : ''}
          aria-pressed={one.value === value}
          onClick={() => choose(one.value)}
        >
          {one.label}
        </button>
      ))}
    </fieldset>
  );
}
