/** The film's files lie with the title that is played in it, the first one in the list of titles. */
import { firstTitle } from '@kursbuch/titles';

const files = import.meta.glob<string>('../../../titles/*/film/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Reads one of them: the record of the game, or why each step of it was done. */
export async function filmFile(name: 'game' | 'why'): Promise<unknown> {
  const address = files[`../../../titles/${firstTitle.id}/film/${name}.json`];
  if (address === undefined) throw new Error(`the film has no ${name}`);
  const found = await fetch(address);
  if (!found.ok) throw new Error(`the film's ${name}: ${found.status}`);
  return found.json();
}
