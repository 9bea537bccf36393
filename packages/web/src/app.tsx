/** The program: home, a new game, a table, and the same on a server. Each is loaded when somebody goes there. */
import { useEffect } from 'preact/hooks';
import { NewVersion } from './offline/NewVersion.tsx';
import { keepOnDevice } from './offline/offline.ts';
import { later } from './parts/loadLater.tsx';
import { place } from './parts/place.ts';
import { CannotOpen } from './table/CannotOpen.tsx';
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
const TablePage = later(() => import('./table/TablePage.tsx').then((file) => file.TablePage), Missing);
const online = async () => {
  const pages = await import('./lobby/index.ts');
  await pages.load();
  return pages;
};
const LobbyPage = later(() => online().then((file) => file.LobbyPage), Missing);
const OnlineTablePage = later(() => online().then((file) => file.OnlineTablePage), Missing);
const LetterPage = later(() => online().then((file) => file.LetterPage), Missing);

// Without waiting for the language.
({
  home: Home,
  new: NewGamePage,
  game: TablePage,
  online: LobbyPage,
  t: OnlineTablePage,
  reset: LetterPage,
  confirm: LetterPage,
})[place.peek().at].load();

function Here() {
  const here = place.value;
  switch (here.at) {
    case 'home':
      return <Home strayed={here.strayed === true} />;
    case 'new':
      return <NewGamePage title={here.title} />;
    case 'game':
      return <TablePage key={here.id} id={here.id} />;
    case 'online':
      return <LobbyPage title={here.title} />;
    case 't':
      return <OnlineTablePage key={here.id} id={here.id} />;
    case 'reset':
    case 'confirm':
      return <LetterPage at={here.at} token={here.id} />;
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
