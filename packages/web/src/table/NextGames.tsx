/** After a game: a stronger opponent, another title, the same with friends. */
import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { computersUi } from '@kursbuch/screens/words/computers.ts';
import { ui } from '@kursbuch/screens/words/index.ts';
import { winnersOf } from '@kursbuch/table';
import { type TitleEntry, titleAfter } from '@kursbuch/titles';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { aboutTitle } from '../home/aboutTitle.ts';
import { listGames } from '../host/games.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { playAgain } from './leaving.ts';
import './nextGames.css';
import { hasWonHimself, strongerThan } from './stronger.ts';

export function NextGames({ shown, isOnline }: { readonly shown: Shown; readonly isOnline: boolean }) {
  const { game } = shown;
  const text = ui().end.next;
  const other = useSignal<TitleEntry | null>(null);
  useEffect(() => {
    const { title } = game.info;
    // What is said of titles comes with the words of the pages beside the table.
    Promise.all([listGames(), homeUi.load()]).then(
      ([{ games }]) => {
        other.value = titleAfter(title, new Set(games.flatMap((one) => ('title' in one ? [one.title] : []))));
      },
      // Without them nothing else is offered.
      () => {},
    );
  }, [game]);
  const { strengths } = computersUi();
  const seats = game.start.players.map((_, seat) => game.sitter(seat));
  const stronger = isOnline || game.persons.length === 0 ? null : strongerThan(seats);
  const { result } = game.now.value;
  const hasWon = result !== null && hasWonHimself(winnersOf(result), game.persons, seats);
  const { value: title } = other;
  const about = title && aboutTitle(title.id);
  return (
    <section class="next-games" aria-label={text.title}>
      <h2>{text.title}</h2>
      <ul>
        {stronger && (
          <li>
            <button
              type="button"
              onClick={() =>
                void playAgain(game, (sitter) =>
                  sitter.player === stronger.weakest && !sitter.handed
                    ? { ...sitter, player: stronger.next }
                    : sitter,
                )
              }
            >
              <Card head={text.stronger(strengths[stronger.next].name)}>
                {(hasWon ? text.won : text.notYetWon)(strengths[stronger.weakest].name)}{' '}
                {strengths[stronger.next].text}
              </Card>
            </button>
          </li>
        )}
        {title && about && (
          <li>
            <a href={addressOf({ at: isOnline ? 'online' : 'new', title: title.id })}>
              <Card head={text.another([shortTitle(title.id), about.place].join(' '))}>
                {about.text} {about.hours}.
              </Card>
            </a>
          </li>
        )}
        {!isOnline && (
          <li>
            <a href={addressOf({ at: 'online', title: game.info.title })}>
              <Card head={text.friends}>{text.friendsText}</Card>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

function Card({ head, children }: { readonly head: string; readonly children: ComponentChildren }) {
  return (
    <>
      <b>{head}</b>
      <span>{children}</span>
    </>
  );
}
