/** An act that needs a name: a button for whoever has one, else the name is asked for with it. */
import { person } from '../online/person.ts';
import { NameForm } from './NameForm.tsx';

export function ActAsSomebody({
  label,
  busy = null,
  lit = false,
  act,
}: {
  readonly label: string;
  /** What the button says while it is done; null: nothing is done. */
  readonly busy?: string | null;
  /** It is what one comes for. */
  readonly lit?: boolean;
  readonly act: () => Promise<void>;
}) {
  if (!person.value) return <NameForm act={label} lit={lit} done={act} />;
  return (
    <button
      type="button"
      class={`btn ${lit ? 'go' : 'ink'}`}
      disabled={busy !== null}
      onClick={() => void act()}
    >
      {busy ?? label}
    </button>
  );
}
