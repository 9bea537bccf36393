/** What the map says: loaded with it. */
import { vocabulary } from '../../words/index.ts';

export const mapUi = vocabulary(async (book) => (await book.screens.crayon.map()).map);
