/** The words about computer players: loaded when there is something to say about them. */
import type { PlayerName } from '@kursbuch/bots';
import { vocabulary } from './index.ts';

/** What is said of each of them. Words know no players: a new one is asked for its words where they are loaded. */
export type Strengths = Readonly<
  Record<PlayerName, { readonly name: string; readonly text: string; readonly time: string }>
>;

export const computersUi = vocabulary(async (book) => {
  const { computers } = await book.screens.computers();
  const strengths: Strengths = computers.strengths;
  return { ...computers, strengths };
});
