/** The pieces of maps on the first page, drawn anew from the positions they show. */
import { readFileSync } from 'node:fs';
import { drawPiece as drawBoard } from '@kursbuch/screens/crayon/cover/drawPiece.ts';
import { drawPiece as drawHexes } from '@kursbuch/screens/eighteen/cover/drawPiece.ts';
import type { MapPiece } from '@kursbuch/screens/parts/map/piece.ts';
import { titleNamed } from '@kursbuch/titles';

const folder = (id: string, file: string): URL => new URL(`../../titles/${id}/${file}`, import.meta.url);

const read = (id: string, file: string) => JSON.parse(readFileSync(folder(id, file), 'utf8'));

/** As the title keeps it for the first page. */
export const keptPiece = (id: string): MapPiece => read(id, 'screen/piece.json');

export async function drawnPiece(id: string): Promise<MapPiece> {
  const loaded = await titleNamed(id)?.load();
  const { box, ...position } = read(id, 'test/piece.json');
  if (loaded?.family === 'crayon') {
    const { GEOGRAPHY } = await import(folder(id, 'facts/geometry.ts').href);
    return drawBoard(loaded.title.board, GEOGRAPHY, position, box);
  }
  const { marks } = await import(folder(id, 'screen/marks.ts').href);
  if (!loaded) throw new Error(`no such title: ${id}`);
  return drawHexes(loaded.title, marks, position, box);
}
