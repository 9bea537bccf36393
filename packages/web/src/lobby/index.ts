/** The pages of playing over the network. One file: whoever comes to one of them comes to the others. */
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';

export { LetterPage } from './AccountPage.tsx';
export { LobbyPage } from './LobbyPage.tsx';
export { OnlineTablePage } from './OnlineTablePage.tsx';

/** Their words, which are there before they are. */
export const load = (): Promise<unknown> => Promise.all([homeUi.load(), onlineUi.load()]);
