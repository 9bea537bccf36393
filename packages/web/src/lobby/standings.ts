import { words } from '@kursbuch/screens/words/index.ts';
import { ranked } from '@kursbuch/table';
import type { ListedTable } from '../online/wire.ts';

/** Everybody at a finished table with his result, the winner first. */
export const standings = ({
  seats,
  result,
}: ListedTable): readonly {
  readonly name: string;
  readonly person: string | undefined;
  readonly score: string;
}[] =>
  (result ? ranked(result) : []).map(({ seat, score }) => {
    const one = seats.find((sitting) => sitting.seat === seat);
    return { name: one?.name ?? '', person: one?.sitter.person, score: words().number(score) };
  });

/** "Anna 3,680 · Ben 2,410", by these names. */
export const resultsOf = (lines: ReturnType<typeof standings>, names: readonly string[]): readonly string[] =>
  lines.map(({ score }, index) => `${names[index]} ${score}`);
