/** Everybody at a finished table with his result; names lead to their pages. */
import { Named } from '../company/Named.tsx';
import type { ListedTable } from '../online/wire.ts';
import { onlineUi } from '../words/online.ts';
import { resultsOf, standings } from './standings.ts';

export function Results({ table }: { readonly table: ListedTable }) {
  const lines = standings(table);
  return <Named people={lines} say={(names) => onlineUi().results(resultsOf(lines, names))} />;
}
