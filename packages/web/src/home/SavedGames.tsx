/** The games of this device, like departures: what waits for somebody at this screen is lit. */

import { seated, toldNames, toldSitters } from '@kursbuch/screens/host/sitters.ts';
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { language } from '@kursbuch/screens/settings/settings.ts';
import { words } from '@kursbuch/screens/words/index.ts';
import { useSignal } from '@preact/signals';
import type { Games } from '../host/games.ts';
import { keptGames } from '../host/keptGames.ts';
import { isBroken, type SavedSummary } from '../host/store.ts';
import { coverOf } from '../titles/covers.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { GameMenu } from './GameMenu.tsx';
import { GamePicture } from './GamePicture.tsx';
import { SitterSign } from './SitterSign.tsx';
import { waitsHere } from './waitsHere.ts';
import { when } from './when.ts';

/** So many rows before the rest is folded away. */
const FIRST = 6;

function nextWords({ title, glimpse }: SavedSummary): string {
  const { winners, waiting } = glimpse;
  const players = toldNames(glimpse.players);
  const text = homeUi();
  const named = (seats: readonly number[]) => words().list(seats.map((seat) => players[seat] ?? ''));
  if (winners.length > 0) return text.won(named(winners), winners.length > 1);
  return text.toMove(named(waiting), coverOf(title)?.speaksFor(glimpse) ?? null);
}

export function SavedGames({
  games: { games, forbidden },
  strayed,
  reload,
}: {
  readonly games: Games;
  readonly strayed: boolean;
  readonly reload: () => void;
}) {
  const text = homeUi();
  const all = useSignal(false);
  const waiting = games.filter((game) => !isBroken(game) && waitsHere(game)).length;
  const [plain, lit] =
    games.length === 0 ? text.nothingYet : waiting > 0 ? text.waiting(waiting) : text.noneWaits;
  const shown = all.value ? games : games.slice(0, FIRST);
  return (
    <section class="hero" aria-labelledby="waiting">
      <h1 id="waiting">
        {plain} <b>{lit}</b>
      </h1>
      {strayed && (
        <p class="hero-note" role="alert">
          <b>{text.strayed}</b> {text.strayedText}
        </p>
      )}
      {forbidden && (
        <p class="hero-note" role="status">
          <b>{text.forbidden}</b> {text.forbiddenText}
        </p>
      )}
      {games.length === 0 && (
        <div class="hero-empty">
          <p>{text.nothingYetText}</p>
          <a class="btn go" href={addressOf({ at: 'new', title: null })}>
            {text.newGame}
          </a>
        </div>
      )}
      {games.length > 0 && (
        <div class="dep-heads" aria-hidden="true">
          <span />
          <span>{text.heads.game}</span>
          <span>{text.heads.table}</span>
          <span>{text.heads.players}</span>
          <span>{text.heads.round}</span>
          <span>{text.heads.next}</span>
          <span />
        </div>
      )}
      <ul class="dep">
        {shown.map((game, index) =>
          isBroken(game) ? (
            <li key={game.id} class="dep-row dep-broken">
              <div class="dep-what">
                <b>{text.broken}</b>
                <span>{text.brokenText}</span>
              </div>
              <div class="dep-acts">
                <GameMenu id={game.id} name={text.broken} moves={0} broken changed={reload} />
              </div>
            </li>
          ) : (
            <GameRow key={game.id} game={game} first={index === 0} reload={reload} />
          ),
        )}
      </ul>
      {games.length > shown.length && (
        <button
          type="button"
          class="btn alt dep-all"
          onClick={() => {
            all.value = true;
          }}
        >
          {text.allSaved(games.length)}
        </button>
      )}
    </section>
  );
}

function GameRow({
  game,
  first,
  reload,
}: {
  readonly game: SavedSummary;
  readonly first: boolean;
  readonly reload: () => void;
}) {
  const text = homeUi();
  const { id, title, name, sitters, glimpse, actions, changed } = game;
  const players = toldSitters(seated(glimpse.players, sitters));
  const watched = players.every(({ player }) => player === 'remote');
  const address = addressOf({ at: 'game', id });
  return (
    <li class={`dep-row${waitsHere(game) ? ' lit' : ''}`}>
      <span class="dep-map">
        <GamePicture title={title} glimpse={glimpse} />
      </span>
      <b class="dep-game">{shortTitle(title)}</b>
      <div class="dep-table">
        <a href={address}>{name}</a>
        <span>
          {[
            when(changed, language.value),
            text.moves(actions),
            ...(watched ? [text.watched] : []),
            ...(keptGames().has(id) ? [text.notKept] : []),
          ].join(' · ')}
        </span>
      </div>
      <span class="dep-players">
        {players.map((sitter, seat) => (
          <SitterSign key={sitter.name} sitters={players} seat={seat} />
        ))}
      </span>
      <span class="dep-round">{coverOf(title)?.round(glimpse, words())}</span>
      <span class="dep-next">{nextWords(game)}</span>
      <div class="dep-acts">
        <a class={`btn ${first ? 'go' : 'alt'}`} href={address} aria-label={text.openGame(name)}>
          {text.open}
        </a>
        <GameMenu id={id} name={name} moves={actions} changed={reload} />
      </div>
    </li>
  );
}
