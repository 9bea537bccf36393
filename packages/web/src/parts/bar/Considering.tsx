/** A computer player considers: how long at most, and what can be done about it. */
import type { ReadonlySignal } from '@preact/signals';
import type { Considers, GameHost } from '../../host/gameHost.ts';
import { paceSet } from '../../host/pace.ts';
import { computersUi } from '../../words/computers.ts';
import './considering.css';

interface Waiting {
  readonly host: Pick<GameHost, 'computers'>;
  readonly considers: ReadonlySignal<Considers | null>;
  readonly persons: readonly unknown[];
}

export function Considering({ game: { host, considers, persons } }: { readonly game: Waiting }) {
  const { computers } = host;
  const { value: one } = considers;
  const text = computersUi();
  // What goes at once leaves nothing to skip.
  if (!computers || (paceSet.value === 0 && !one)) return null;
  return (
    <>
      {one && (
        <>
          <span class="considering" key={one.seat} style={{ '--patience': `${one.patience}ms` }}>
            {text.atMost(Math.round(one.patience / 1000))}
          </span>
          <button type="button" class="btn quiet" onClick={() => computers.hurry('now')}>
            {text.answerNow}
          </button>
        </>
      )}
      <button type="button" class="btn alt" onClick={() => computers.hurry('turn')}>
        {persons.length > 0 ? text.toMyTurn : text.toTheEnd}
      </button>
    </>
  );
}
