/** A puzzle: of the day, or by its name. What cannot be shown is said, with a way on. */
import { another, daysSinceFirst, puzzleOfDay } from '@kursbuch/puzzles';
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import type { GameRecord } from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { PageHead } from '../home/PageHead.tsx';
import type { Position } from '../prepared/preparedHost.ts';
import { usePrepared } from '../prepared/usePrepared.ts';
import { homeUi } from '../words/home.ts';
import { puzzleUi } from '../words/puzzle.ts';
import { PuzzleTable } from './PuzzleTable.tsx';
import { solvedHere, today } from './solved.ts';
import { loadStock, positionOf, type Stock, type Stocked } from './stock.ts';
import './puzzle.css';

/** What is shown: a puzzle in its position, or why there is none. */
type Found =
  | { readonly puzzle: Stocked; readonly record: GameRecord; readonly isOfTheDay: boolean }
  | { readonly problem: Problem; readonly other: string | null };
type Problem = 'noSuch' | 'beforeFirst' | 'broken' | 'brokenOne';

async function find(id: string | null, { puzzles, broken }: Stock): Promise<Found> {
  const date = today();
  const ofTheDay = puzzleOfDay(puzzles, date);
  const puzzle = id === null ? ofTheDay : puzzles.find((one) => one.id === id);
  const [first] = puzzles;
  const other = (one: Stocked | undefined): string | null =>
    (one ? another(puzzles, one, new Set(solvedHere().ids))?.id : undefined) ?? first?.id ?? null;
  if (!puzzle) {
    const isLost = id === null || broken.length > 0;
    const problem =
      id === null && daysSinceFirst(date) === null ? 'beforeFirst' : isLost ? 'broken' : 'noSuch';
    return { problem: id !== null && problem === 'broken' ? 'brokenOne' : problem, other: other(first) };
  }
  const record = await positionOf(puzzle);
  if (!record) return { problem: id === null ? 'broken' : 'brokenOne', other: other(puzzle) };
  return { puzzle, record, isOfTheDay: puzzle.id === ofTheDay?.id };
}

export function PuzzlePage({ id }: { readonly id: string | null }) {
  const stock = useSignal<Stock | null>(null);
  const found = useSignal<Found | null>(null);
  useEffect(() => {
    let left = false;
    found.value = null;
    const show = async () => {
      await homeUi.load();
      stock.value ??= await loadStock();
      const one = await find(id, stock.value);
      if (!left) found.value = one;
    };
    void show();
    return () => {
      left = true;
    };
  }, [id]);
  const { value: shown } = found;
  if (shown === null || stock.value === null) return <Opening />;
  if ('problem' in shown) return <NoPuzzle problem={shown.problem} other={shown.other} stock={stock.value} />;
  return <Laid key={shown.puzzle.id} stock={stock.value} {...shown} />;
}

const Opening = () => <main class="opening" aria-busy="true" aria-label={puzzleUi().opening} />;

/** The position is laid out, and asked about. */
function Laid({
  puzzle,
  record,
  isOfTheDay,
  stock,
}: {
  readonly puzzle: Stocked;
  readonly record: GameRecord;
  readonly isOfTheDay: boolean;
  readonly stock: Stock;
}) {
  const position = useMemo(
    (): Position => ({
      record,
      player: record.players[puzzle.seat] ?? '',
      name: titleNamed(puzzle.title)?.name ?? puzzle.title,
      isUnaided: true,
    }),
    [record],
  );
  const prepared = usePrepared(position);
  if (prepared === null) return <Opening />;
  if (!('shown' in prepared)) {
    const other = another(stock.puzzles, puzzle, new Set(solvedHere().ids))?.id ?? null;
    return <NoPuzzle problem="brokenOne" other={other} stock={stock} />;
  }
  return (
    <PuzzleTable prepared={prepared} puzzle={puzzle} record={record} isOfTheDay={isOfTheDay} stock={stock} />
  );
}

function NoPuzzle({
  problem,
  other,
  stock: { broken },
}: {
  readonly problem: Problem;
  readonly other: string | null;
  readonly stock: Stock;
}) {
  const text = puzzleUi();
  return (
    <>
      <PageHead />
      <main class="no-puzzle">
        <h1>{text.puzzle}</h1>
        <p role="alert">{text[problem]}</p>
        {broken.length > 0 && <p>{text.brokenTitles(broken.join(', '))}</p>}
        <p class="no-puzzle-acts">
          {other !== null && (
            <a class="btn ink" href={addressOf({ at: 'puzzle', id: other })}>
              {text.anyOther}
            </a>
          )}
          <a class="btn line-btn" href={addressOf({ at: 'home' })}>
            {text.home}
          </a>
        </p>
      </main>
    </>
  );
}
