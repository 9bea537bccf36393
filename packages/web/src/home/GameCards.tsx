/** The games, each with a piece of its map: one touch begins a table against computers. */

import { Icon } from '@kursbuch/screens/parts/Icon.tsx';
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { coverOf } from '../titles/covers.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { aboutTitle } from './aboutTitle.ts';
import { atOnce, othersAt, useBeginning } from './atOnce.ts';
import { playable } from './TitleCards.tsx';

/** `compact`: for somebody who knows them. */
export function GameCards({ compact }: { readonly compact: boolean }) {
  const text = homeUi();
  const { begin, isBusy, hasFailed } = useBeginning();
  return (
    <section class={`game-cards${compact ? ' is-compact' : ''}`} aria-labelledby="games">
      <header>
        <h2 id="games">{compact ? text.newGame : text.games(playable.length)}</h2>
        <p role={hasFailed ? 'alert' : undefined} class={hasFailed ? 'has-failed' : ''}>
          {hasFailed ? text.notStarted : text.gamesText}
        </p>
        <a href={addressOf({ at: 'new', title: null })}>{text.seatsAndOptions}</a>
      </header>
      <ul>
        {playable.map(({ id, players: { min, max } }) => {
          const Piece = coverOf(id)?.Piece;
          const { place, text: character, hours } = aboutTitle(id) ?? {};
          return (
            <li key={id} class="game-card">
              <span class="game-card-map">{Piece && <Piece />}</span>
              <div class="game-card-text">
                <h3>
                  {shortTitle(id)} <span>{place}</span>
                </h3>
                <p>{character}</p>
                <p class="game-card-facts">
                  <span>{text.rangeOfPlayers(min, max)}</span> <span>{hours}</span>
                </p>
              </div>
              <button
                type="button"
                class={`btn ${compact ? 'line-btn' : 'ink'} game-card-play`}
                aria-label={text.playTitle(shortTitle(id))}
                disabled={isBusy}
                onClick={() => void begin(atOnce(id))}
              >
                <Icon name="play" size={16} />
                <span>{text.play}</span>
              </button>
              <a
                class="game-card-seats"
                href={addressOf({ at: 'new', title: id })}
                aria-label={text.seatsOf(shortTitle(id), othersAt(id))}
              >
                {text.youAnd(othersAt(id))}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
