/** On or off, with a label and a sentence. */
import { useId } from 'preact/hooks';
import './switch.css';

export function Switch({
  name,
  text,
  on,
  change,
}: {
  readonly name: string;
  readonly text: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <label class="option" for={id}>
      <input
        id={id}
        type="checkbox"
        class="sw"
        checked={on}
        aria-describedby={`${id}-text`}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span class="option-name">{name}</span>
      <span class="option-text" id={`${id}-text`}>
        {text}
      </span>
    </label>
  );
}
