/** For somebody who sees this for the first time: what it is, how to learn it, how to play with friends, a game to watch. */

import { Icon } from '@kursbuch/screens/parts/Icon.tsx';
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { firstTitle } from '@kursbuch/titles';
import type { ComponentChildren } from 'preact';
import { coverOf } from '../titles/covers.ts';
import { homeUi } from '../words/home.ts';
import { FirstGame } from './FirstGame.tsx';
import { playable } from './TitleCards.tsx';

/** `children`: word about the page itself. */
export function Welcome({ children }: { readonly children: ComponentChildren }) {
  const text = homeUi();
  const [plain, lit] = text.welcome;
  const Piece = coverOf(firstTitle.id)?.Piece;
  return (
    <section class="hero welcome" aria-labelledby="welcome">
      <div class="welcome-map">{Piece && <Piece />}</div>
      <div class="welcome-text">
        <h1 id="welcome">
          {plain} <b>{lit}</b>
        </h1>
        <p>
          {text.welcomeText(playable.length)} <span class="welcome-more">{text.welcomeMore}</span>
        </p>
        {children}
        <div class="welcome-ways">
          <FirstGame />
          <a class="welcome-friends" href={addressOf({ at: 'online' })}>
            <b>{text.friends}</b>
            <span>{text.friendsText}</span>
          </a>
        </div>
      </div>
      <a class="welcome-film" href={addressOf({ at: 'film' })}>
        <Icon name="play" size={16} />
        {text.film} <span>{text.filmText}</span>
      </a>
    </section>
  );
}
