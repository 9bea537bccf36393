/** On an empty first page a game is played like a film. Who would rather not see things move asks for it first. */
import { firstTitle } from '@kursbuch/titles';
import { useSignal } from '@preact/signals';
import { Film } from '../film/laterFilm.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { aloneSeats, rememberedSeats, sittersOf } from './seats.ts';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function ShopWindow() {
  const text = homeUi();
  const asked = useSignal(!isStill());
  return (
    <div class={`shop-window${asked.value ? ' is-open' : ''}`}>
      {asked.value ? (
        <Film alone={() => sittersOf(aloneSeats(rememberedSeats(), 4), text.randomName)} />
      ) : (
        <section class="first-game">
          <div>
            <h2>{text.film}</h2>
            <p>{text.filmText(shortTitle(firstTitle.id))}</p>
          </div>
          <button
            type="button"
            class="btn line-btn"
            onClick={() => {
              asked.value = true;
            }}
          >
            {text.filmGo}
          </button>
        </section>
      )}
    </div>
  );
}
