/** A whole game of computer players, to watch. */
import { useEffect } from 'preact/hooks';
import { HomeBar } from '../home/HomeBar.tsx';
import { PageHead } from '../home/PageHead.tsx';
import '../home/home.css';
import { filmUi } from '../words/film.ts';
import { Film } from './Film.tsx';

export function FilmPage() {
  useEffect(() => {
    document.title = `${filmUi().name} · Kursbuch`;
  });
  return (
    <div class="home film-page">
      <PageHead />
      <main>
        <Film />
      </main>
      <HomeBar />
    </div>
  );
}
