/** The pages of playing over the network. One file: whoever comes to one of them comes to the others. */
import { clubsUi } from '../words/clubs.ts';
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import { OnlinePages } from './OnlinePages.tsx';

/** With their words. */
export async function load(): Promise<typeof OnlinePages> {
  await Promise.all([homeUi.load(), onlineUi.load(), clubsUi.load()]);
  return OnlinePages;
}
