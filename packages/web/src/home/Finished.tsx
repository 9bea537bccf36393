/** Games that are over, to look back at. */

import { useSignal } from '@preact/signals';
import type { Listed } from '../host/store.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { SavedMenu } from './Departures.tsx';
import type { Departure } from './departure.ts';

/** So many before the rest is folded away. */
const FIRST = 3;

export function Finished({
  games,
  saved,
  reload,
}: {
  readonly games: readonly Departure[];
  readonly saved: readonly Listed[];
  readonly reload: () => void;
}) {
  const text = homeUi();
  const all = useSignal(false);
  const shown = all.value ? games : games.slice(0, FIRST);
  return (
    <section class="finished" aria-labelledby="finished">
      <h2 id="finished">{text.finished}</h2>
      <ul>
        {shown.map(({ id, where, address, title, name, next, notes }) => (
          <li key={id}>
            <div>
              <b>
                {shortTitle(title)}, <a href={address}>{name}</a>
              </b>
              <span>{next}</span>
              <span>{notes.join(' · ')}</span>
            </div>
            <a class="btn line-btn" href={address} aria-label={text.lookBackAt(name)}>
              {text.lookBack}
            </a>
            {where === 'here' && <SavedMenu saved={saved} id={id} name={name} reload={reload} />}
          </li>
        ))}
      </ul>
      {games.length > shown.length && (
        <button
          type="button"
          class="btn line-btn"
          onClick={() => {
            all.value = true;
          }}
        >
          {text.allFinished(games.length)}
        </button>
      )}
    </section>
  );
}
