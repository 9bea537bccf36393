/** The pages of clubs, with their words. */
import { clubsUi } from '../words/clubs.ts';
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import { ClubPages } from './ClubPages.tsx';

export async function load(): Promise<typeof ClubPages> {
  await Promise.all([homeUi.load(), onlineUi.load(), clubsUi.load()]);
  return ClubPages;
}
