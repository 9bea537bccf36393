/** The most by selling: shares are sold in the table of the stock round, one sale after the other. */
import { cashOf, directorOf } from '@kursbuch/eighteen';
import type { Puzzle } from '@kursbuch/puzzles/puzzle';
import type { PuzzleAtTable } from '../../game/shown.ts';
import { Acts } from '../../parts/bar/Acts.tsx';
import { isWide } from '../../parts/screen.ts';
import { Rich } from '../../parts/strong.tsx';
import { draftActs } from '../bar/acts.ts';
import type { ActionOf, Game } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { SalePicker } from '../surfaces/SalePicker.tsx';
import { words } from '../words/index.ts';
import { puzzleUi } from '../words/puzzle.ts';
import '../../parts/answer.css';

type Sale = ActionOf<'sellShares'>;

export function saleAt(game: Game, puzzle: Puzzle): PuzzleAtTable {
  const { company = '', seat, at } = puzzle;
  const { title } = game;
  const text = () => puzzleUi().mostBySelling;
  const told = (worth: number): string => words().money(game.title, worth);
  const sold = () => game.steps.value.slice(at).flatMap(({ action }) => action ?? []);
  const raised = (): number => cashOf(game.now.value, seat) - cashOf(game.stateAt(at), seat);
  return {
    Mark: () => <MarkIcon look={game.look} company={company} size={48} label={false} />,
    asks: () => text().asks,
    headline: () => text().headline(company),
    how: () => text().how,
    isActed: true,
    answer: sold,
    soFar: raised,
    soFarName: () => text().soFar,
    told,
    title: (isBest) => (isBest ? text().bestTitle : text().title),
    Answer: ({ isBest }) => <Sold game={game} puzzle={puzzle} isBest={isBest} />,
    notYet: () => text().notYet(company, sold().length > 0),
    rules: () => text().rules(company, title.shares.saleSteps(game.stateAt(at), company, 1) > 0),
    hint() {
      const companies = puzzle.answer.flatMap((one) => ('company' in one ? [String(one.company)] : []));
      return text().hint(words().list([...new Set(companies)]));
    },
    why() {
      const { why } = text();
      const { best, first, next, ways, compared } = puzzle;
      const { number } = words();
      return [
        { text: why.compared(compared) },
        { text: why.best(ways), worth: number(best) },
        ...(next === null ? [] : [{ text: why.next(told(next)), worth: number(next) }]),
        first > best ? { text: why.without(told(first)), worth: number(first) } : { text: why.anyway },
      ];
    },
    hold() {},
  };
}

function Sold({
  game,
  puzzle: { seat, at, company = '' },
  isBest,
}: {
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly isBest: boolean;
}) {
  const text = puzzleUi().mostBySelling;
  const sales = game.steps.value.slice(at).flatMap(({ action }, index) => {
    const raised = cashOf(game.stateAt(at + index + 1), seat) - cashOf(game.stateAt(at + index), seat);
    return action?.type === 'sellShares' ? [{ sale: action as Sale, raised }] : [];
  });
  const isKept = directorOf(game.now.value, company) === seat;
  const draft = game.draft.value;
  return (
    <div class="answer">
      {sales.length === 0 && <p class="dim">{text.none}</p>}
      <ul aria-label={isBest ? text.bestTitle : text.title}>
        {sales.map(({ sale, raised }, index) => (
          <li key={index} class="answer-line">
            <span>{text.sale(sale.company, sale.count)}</span>
            <b>{words().number(raised)}</b>
          </li>
        ))}
      </ul>
      <p class={isKept ? 'dim' : 'answer-wrong'}>
        <Rich text={text.office(company, isKept)} />
      </p>
      {draft?.action.type === 'sellShares' && !isBest && (
        <>
          {!isWide.value && <SalePicker game={game} seat={draft.seat} />}
          <Acts acts={draftActs(game, false).map(({ keyName: _key, ...act }) => act)} />
        </>
      )}
    </div>
  );
}
