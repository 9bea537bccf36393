/** The titles that can be played, one row each. */

import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { titles } from '@kursbuch/titles';
import { isOffered } from '../titles/covers.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { aboutTitle } from './aboutTitle.ts';
import { Outline } from './Outline.tsx';

export function TitleRows() {
  const text = homeUi();
  return (
    <section aria-labelledby="new-game">
      <h2 id="new-game">{text.newGame}</h2>
      <ul class="titles">
        {titles
          .filter(({ id }) => isOffered(id))
          .map(({ id, players: { min, max } }) => (
            <li key={id}>
              <a href={addressOf({ at: 'new', title: id })}>
                <span class="titles-map">
                  <Outline title={id} />
                </span>
                <b class={`titles-no${/^\d+$/.test(id) ? '' : ' is-name'}`}>{shortTitle(id)}</b>
                <span class="titles-text">
                  <b>{aboutTitle(id)?.place}</b>
                  <span>{aboutTitle(id)?.text}</span>
                </span>
                <span class="titles-range">{text.rangeOfPlayers(min, max)}</span>
                <span class="btn ink titles-go">{text.setUp}</span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
