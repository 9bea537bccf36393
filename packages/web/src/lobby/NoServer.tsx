/** No server answers: nothing is lost by it, and one sentence says so. */
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { onlineUi } from '../words/online.ts';

export function NoServer({
  again,
  hasMove = false,
}: {
  readonly again: () => unknown;
  /** A move made here is still to be sent. */
  readonly hasMove?: boolean;
}) {
  const text = onlineUi();
  return (
    <section class="hero">
      <h1>{text.lobby}</h1>
      <div class="hero-empty">
        <p role="status">
          {text.noServer} {hasMove && text.moveKept}
        </p>
        <button type="button" class="btn alt" onClick={() => void again()}>
          {text.tryAgain}
        </button>
        <a class="btn go" href={addressOf({ at: 'home' })}>
          {text.toDevice}
        </a>
      </div>
    </section>
  );
}
