/** The program: home, a new game, a film, a table, and the same on a server. Each is loaded when somebody goes there. */

import { later } from '@kursbuch/screens/parts/loadLater.tsx';
import { type Place, place } from '@kursbuch/screens/parts/place.ts';
import { useEffect } from 'preact/hooks';
import { NewVersion } from './offline/NewVersion.tsx';
import { keepOnDevice } from './offline/offline.ts';
import { CannotOpen } from './table/laterCannotOpen.tsx';
import { filmUi } from './words/film.ts';
import { homeUi } from './words/home.ts';

const Missing = (props: object) => (
  <CannotOpen id={'id' in props ? String(props.id) : null} failure={{ kind: 'notLoaded' }} />
);
const Home = later(
  () => Promise.all([import('./home/Home.tsx'), homeUi.load()]).then(([file]) => file.Home),
  Missing,
);
const NewGamePage = later(
  () => Promise.all([import('./home/NewGamePage.tsx'), homeUi.load()]).then(([file]) => file.NewGamePage),
  Missing,
);
const FilmPage = later(
  () =>
    Promise.all([import('./film/FilmPage.tsx'), homeUi.load(), filmUi.load()]).then(
      ([file]) => file.FilmPage,
    ),
  Missing,
);
const TablePage = later(() => import('./table/TablePage.tsx').then((file) => file.TablePage), Missing);
const LearnPage = later(() => import('./learn/index.ts').then((file) => file.loadList()), Missing);
const LessonPage = later(() => import('./learn/index.ts').then((file) => file.loadLesson()), Missing);
/** Whatever is on a server. */
const Online = later(() => import('./lobby/index.ts').then((file) => file.load()), Missing);
/** Puzzles. */
const Puzzle = later(() => import('./puzzle/index.ts').then((file) => file.load()), Missing);
/** Clubs. */
const Clubs = later(() => import('./clubs/index.ts').then((file) => file.load()), Missing);
const Operator = later(() => import('./operator/index.ts').then((file) => file.load()), Missing);

function pageOf(here: Place) {
  switch (here.at) {
    case 'home':
      return Home;
    case 'new':
      return NewGamePage;
    case 'film':
      return FilmPage;
    case 'game':
      return TablePage;
    case 'learn':
      return LearnPage;
    case 'lesson':
      return LessonPage;
    case 'puzzle':
      return Puzzle;
    case 'clubs':
    case 'club':
    case 'tournament':
      return Clubs;
    case 'operator':
      return Operator;
    default:
      return Online;
  }
}

// Without waiting for the language.
pageOf(place.peek()).load();

function Here() {
  const here = place.value;
  switch (here.at) {
    case 'home':
      return <Home strayed={here.strayed === true} />;
    case 'new':
      return <NewGamePage title={here.title} people={here.people === true} />;
    case 'film':
      return <FilmPage />;
    case 'game':
      return <TablePage key={here.id} id={here.id} />;
    case 'learn':
      return <LearnPage />;
    case 'lesson':
      return <LessonPage key={here.id} id={here.id} />;
    case 'puzzle':
      return <Puzzle key={here.id ?? ''} id={here.id} />;
    case 'clubs':
    case 'club':
    case 'tournament':
      return <Clubs here={here} />;
    case 'operator':
      return <Operator />;
    default:
      return <Online here={here} />;
  }
}

export function App() {
  useEffect(keepOnDevice, []);
  return (
    <>
      <Here />
      <NewVersion />
    </>
  );
}
