/** What a title of 18xx shows before anybody plays, as it is read: its card in the list, and every part of a new table. */
import './page.ts';
import type { EighteenAction, EighteenEvent, EighteenState } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { eighteenNamed } from '@kursbuch/titles';
import { TitleCards } from '../../src/home/TitleCards.tsx';
import { homeUi } from '../../src/words/home.ts';
import { allOf, drawn, textOf } from './read.ts';
import { screenOf } from './screen.ts';

export interface ShownTitle {
  readonly card: string;
  /** The parts of a new table by name: the stages, the panels beside them, the bar. */
  readonly parts: Readonly<Record<string, string>>;
}

export async function shows(id: string): Promise<ShownTitle> {
  const entry = eighteenNamed(id);
  if (!entry) throw new Error(`no such title: ${id}`);
  const { table } = await entry.load();
  const screen = await screenOf<EighteenState, EighteenAction, EighteenEvent>(id);
  await homeUi.load();
  const card = drawn(TitleCards, { chosen: id, address: (one: string) => one }, (root) =>
    textOf(allOf(root, 'a').find((one) => one.getAttribute('href') === id)),
  );
  const players = Array.from({ length: entry.players.min }, (_, seat) => `Player ${seat + 1}`);
  const start = table.setup({ players, seed: 'shows', options: {} });
  if (isRefusal(start)) throw new Error(start.reason);
  const [seat = 0] = table.waiting(start);
  const shown = await screen.open(table, start, seat);
  const parts = [...shown.stages, ...shown.panels, ...shown.ownPanels, { id: 'bar', Body: shown.Bar }];
  const texts = parts.map(({ id: part, Body }) => [part, drawn(Body, {}, textOf)] as const);
  shown.game.close();
  return { card, parts: Object.fromEntries(texts) };
}
