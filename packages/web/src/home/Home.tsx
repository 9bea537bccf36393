/** The first screen: what waits, a new game, a record from a file. */

import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Games, listGames, whenSaved } from '../host/games.ts';
import { homeUi } from '../words/home.ts';
import { FirstGame } from './FirstGame.tsx';
import './home.css';
import { PageHead } from './PageHead.tsx';
import { RecordBox } from './RecordBox.tsx';
import { RecordSheet } from './RecordSheet.tsx';
import { SavedGames } from './SavedGames.tsx';
import { ShopWindow } from './ShopWindow.tsx';
import { TitleRows } from './TitleRows.tsx';

export function Home({ strayed }: { readonly strayed: boolean }) {
  const text = homeUi();
  const games = useSignal<Games | null>(null);
  const file = useSignal<File | null>(null);
  const dragged = useSignal(false);
  const reload = () =>
    void listGames().then((found) => {
      games.value = found;
    });
  useEffect(reload, []);
  useEffect(() => {
    document.title = 'Kursbuch';
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
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div
      class={`home${dragged.value ? ' dragged' : ''}`}
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
        {games.value ? (
          <SavedGames games={games.value} strayed={strayed} reload={reload} />
        ) : (
          <section class="hero" aria-busy="true" aria-label={text.lookingForGames} />
        )}
        {games.value?.games.length === 0 && <ShopWindow />}
        <div class="home-cols">
          <TitleRows />
          <div class="home-aside">
            <section class="first-game">
              <div>
                <h2>{text.friends}</h2>
                <p>{text.friendsText}</p>
              </div>
              <a class="btn ink" href={addressOf({ at: 'online' })}>
                {text.friendsGo}
              </a>
            </section>
            <FirstGame />
            <RecordBox
              dragged={dragged.value}
              take={(chosen) => {
                file.value = chosen;
              }}
            />
          </div>
        </div>
      </main>
      <footer class="foot">
        <span>{text.offline}</span>
        <span>{text.owners}</span>
        <span>{text.licence}</span>
        <a href="/third-party.txt">{text.notices}</a>
      </footer>
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
