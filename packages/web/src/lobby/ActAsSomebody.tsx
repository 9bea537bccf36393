/** An act that needs a name: a button for whoever has one, else the name is asked for with it. */
import { person } from '../online/person.ts';
import { NameForm } from './NameForm.tsx';

export function ActAsSomebody({
  label,
  busy = null,
  act,
}: {
  readonly label: string;
  /** What the button says while it is done; null: nothing is done. */
  readonly busy?: string | null;
  readonly act: () => Promise<void>;
}) {
  if (!person.value) return <NameForm act={label} done={act} />;
  return (
    <button type="button" class="btn ink" disabled={busy !== null} onClick={() => void act()}>
      {busy ?? label}
    </button>
  );
}
