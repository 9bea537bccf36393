/** The first screen: what this is or what waits, all games, and what else there is. */

import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import type { TargetedDragEvent } from 'preact';
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

/** A file that is dragged onto the page and let go. */
function useDroppedFile() {
  const file = useSignal<File | null>(null);
  const dragged = useSignal(false);
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
  const drop = {
    onDragOver(event: DragEvent) {
      if (!hasFile(event)) return;
      event.preventDefault();
      dragged.value = true;
    },
    onDragLeave({ currentTarget, relatedTarget }: TargetedDragEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget as Node | null)) dragged.value = false;
    },
    onDrop(event: DragEvent) {
      if (!hasFile(event)) return;
      event.preventDefault();
      dragged.value = false;
      file.value = event.dataTransfer?.files[0] ?? null;
    },
  };
  return { file, dragged, drop };
}

export function Home({ strayed }: { readonly strayed: boolean }) {
  const text = homeUi();
  const { found, reload } = useSavedGames();
  const online = useOnlineGames();
  const { file, dragged, drop } = useDroppedFile();
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
  const ways = [
    {
      ...{ title: text.oneScreen, text: text.oneScreenText(...widest), go: text.oneScreenGo },
      leads: { at: 'new', title: null, people: true },
    },
    {
      ...{ title: text.puzzle, text: text.puzzleText, go: text.puzzleGo },
      leads: { at: 'puzzle', id: null },
    },
    { ...{ title: text.film, text: text.filmText, go: text.filmGo }, leads: { at: 'film' } },
  ] as const;
  const notes = (
    <Notes strayed={strayed} forbidden={found?.forbidden === true} silent={online?.isSilent() === true} />
  );
  return (
    <div class={`home first-page${dragged.value ? ' dragged' : ''}`} {...drop}>
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
          {ways.map((way) => (
            <section key={way.title} class="more-way">
              <div>
                <h2>{way.title}</h2>
                <p>{way.text}</p>
              </div>
              <a class="btn line-btn" href={addressOf(way.leads)}>
                {way.go}
              </a>
            </section>
          ))}
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

/** What somebody has to know before he looks at his games. */
function Notes({
  strayed,
  forbidden,
  silent,
}: {
  readonly strayed: boolean;
  readonly forbidden: boolean;
  readonly silent: boolean;
}) {
  const text = homeUi();
  return (
    <>
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
      {silent && (
        <p class="hero-note" role="status">
          <b>{text.serverSilent}</b> {text.serverSilentText}
        </p>
      )}
    </>
  );
}
