/** The first screen: what this is or what waits, all games, and what else there is. */

import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Games, listGames, whenSaved } from '../host/games.ts';
import { isBroken } from '../host/store.ts';
import { wasOnline } from '../online/wasOnline.ts';
import { homeUi } from '../words/home.ts';
import { Departures } from './Departures.tsx';
import { byUrgency, type OnlineGames } from './departure.ts';
import { Finished } from './Finished.tsx';
import './home.css';
import './firstPage.css';
import { GameCards } from './GameCards.tsx';
import { HomeBar } from './HomeBar.tsx';
import { PageHead } from './PageHead.tsx';
import { RecordBox } from './RecordBox.tsx';
import { RecordSheet } from './RecordSheet.tsx';
import { departureOf } from './savedGames.ts';
import { playable } from './TitleCards.tsx';
import { Welcome } from './Welcome.tsx';

/** From the smallest to the largest table there is. */
const widest = [
  Math.min(...playable.map(({ players: { min } }) => min)),
  Math.max(...playable.map(({ players: { max } }) => max)),
] as const;

/** The games on a server; null: nobody here plays on one, or they cannot be loaded; undefined: they are on their way. */
function useOnlineGames(): OnlineGames | null | undefined {
  const games = useSignal<OnlineGames | null | undefined>(wasOnline() ? undefined : null);
  useEffect(() => {
    if (games.value === null) return undefined;
    let stop: (() => void) | 'left' | null = null;
    import('../lobby/departures.ts')
      .then(({ load }) => load())
      .then(
        (found) => {
          if (stop === 'left') return;
          games.value = found;
          stop = found.keepLooking();
        },
        () => {
          games.value = null;
        },
      );
    return () => {
      if (typeof stop === 'function') stop();
      stop = 'left';
    };
  }, []);
  return games.value;
}

/** The games of this device, as they are now. */
function useSavedGames() {
  const games = useSignal<Games | null>(null);
  const reload = () =>
    void listGames().then((found) => {
      games.value = found;
    });
  useEffect(reload, []);
  useEffect(() => {
    // The table that was just left may still be saving, and another tab may go on.
    let soon: ReturnType<typeof setTimeout> | undefined;
    const stop = whenSaved(() => {
      clearTimeout(soon);
      soon = setTimeout(reload, 200);
    });
    return () => {
      clearTimeout(soon);
      stop();
    };
  }, []);
  return { found: games.value, reload };
}

export function Home({ strayed }: { readonly strayed: boolean }) {
  const text = homeUi();
  const { found, reload } = useSavedGames();
  const online = useOnlineGames();
  const file = useSignal<File | null>(null);
  const dragged = useSignal(false);
  useEffect(() => {
    document.title = 'Kursbuch';
  }, []);
  const saved = found?.games ?? [];
  const elsewhere = online === null ? [] : online?.departures();
  const all = [
    ...saved.flatMap((game) => (isBroken(game) ? [] : departureOf(game))),
    ...(elsewhere ?? []),
  ].sort(byUrgency);
  const running = all.filter(({ isOver }) => !isOver);
  const over = all.filter(({ isOver }) => isOver);
  // What lies on this device does not wait for a server.
  const isKnown = found !== null && (saved.length > 0 || Boolean(elsewhere));
  const isStranger = isKnown && saved.length === 0 && all.length === 0;
  const notes = (
    <>
      {strayed && (
        <p class="hero-note" role="alert">
          <b>{text.strayed}</b> {text.strayedText}
        </p>
      )}
      {found?.forbidden && (
        <p class="hero-note" role="status">
          <b>{text.forbidden}</b> {text.forbiddenText}
        </p>
      )}
      {online?.isSilent() && (
        <p class="hero-note" role="status">
          <b>{text.serverSilent}</b> {text.serverSilentText}
        </p>
      )}
    </>
  );
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div
      class={`home first-page${dragged.value ? ' dragged' : ''}`}
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        dragged.value = true;
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) dragged.value = false;
      }}
      onDrop={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        dragged.value = false;
        file.value = event.dataTransfer?.files[0] ?? null;
      }}
    >
      <PageHead />
      <main>
        {!isKnown ? (
          <section class="hero" aria-busy="true" aria-label={text.lookingForGames} />
        ) : isStranger ? (
          <Welcome>{notes}</Welcome>
        ) : (
          <Departures departures={running} saved={saved} reload={reload}>
            {notes}
          </Departures>
        )}
        <GameCards compact={isKnown && !isStranger} />
        <div class="more-ways">
          {over.length > 0 && <Finished games={over} saved={saved} reload={reload} />}
          <section class="more-way">
            <div>
              <h2>{text.oneScreen}</h2>
              <p>{text.oneScreenText(...widest)}</p>
            </div>
            <a class="btn line-btn" href={addressOf({ at: 'new', title: null, people: true })}>
              {text.oneScreenGo}
            </a>
          </section>
          <section class="more-way">
            <div>
              <h2>{text.puzzle}</h2>
              <p>{text.puzzleText}</p>
            </div>
            <a class="btn line-btn" href={addressOf({ at: 'puzzle', id: null })}>
              {text.puzzleGo}
            </a>
          </section>
          <section class="more-way">
            <div>
              <h2>{text.film}</h2>
              <p>{text.filmText}</p>
            </div>
            <a class="btn line-btn" href={addressOf({ at: 'film' })}>
              {text.filmGo}
            </a>
          </section>
          <RecordBox
            dragged={dragged.value}
            take={(chosen) => {
              file.value = chosen;
            }}
          />
        </div>
      </main>
      <footer class="foot">
        <span>{text.offline}</span>
        <span>{text.owners}</span>
        <span>{text.licence}</span>
        <a href="/third-party.txt">{text.notices}</a>
      </footer>
      <HomeBar waitOnline={elsewhere?.filter(({ waits }) => waits).length ?? 0} />
      {file.value && (
        <RecordSheet
          key={`${file.value.name} ${file.value.lastModified}`}
          file={file.value}
          close={() => {
            file.value = null;
          }}
          added={(id) => go({ at: 'game', id })}
        />
      )}
    </div>
  );
}
