/** Leaving a company without a train: trains are bought one after the other; whoever finds that it cannot be done says so. */
import {
  actingCompany,
  cashOf,
  cheapest,
  countedTrains,
  type EighteenState,
  trainFacts,
  trainsOf,
} from '@kursbuch/eighteen';
import type { Puzzle } from '@kursbuch/puzzles/puzzle';
import type { Action } from '@kursbuch/table';
import type { PuzzleAtTable, Reason } from '../../game/shown.ts';
import { Rich } from '../../parts/strong.tsx';
import { type ActionOf, type Game, offered, ranges, withAmount } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { words } from '../words/index.ts';
import { puzzleUi } from '../words/puzzle.ts';
import '../../parts/answer.css';

type Purchase = ActionOf<'buyTrain'>;

const isBought = (action: Action): boolean => action.type === 'buyTrain' || action.type === 'discardTrain';

/** "3, 3, 4", or that there is none. */
const namesOf = (state: EighteenState, company: string): string =>
  trainsOf(state, company)
    .map(({ kind }) => kind)
    .join(', ') || puzzleUi().outOfTrains.noTrain;

/** What the bank still has, kind by kind, sold now or later. */
function inBank({ title, now }: Game): readonly string[] {
  const left = trainsOf(now.value, 'bank');
  return [...new Set(left.map(({ kind }) => kind))].map((kind) =>
    puzzleUi().outOfTrains.inBank(
      left.filter((one) => one.kind === kind).length,
      kind,
      words().money(title, trainFacts(title, kind).price),
    ),
  );
}

export function outOfTrainsAt(game: Game, puzzle: Puzzle): PuzzleAtTable {
  const { company: rival = '', at, best, answer } = puzzle;
  const { title } = game;
  const start = game.stateAt(at);
  const buyer = actingCompany(start) ?? '';
  const text = () => puzzleUi().outOfTrains;
  const told = (worth: number): string => words().money(title, worth);
  const canBeDone = best > 0;
  /** What was bought in this step; or, before anything was, that it cannot be done. */
  const done = (): readonly Action[] => {
    const all = game.steps.value.slice(at).flatMap(({ action }) => action ?? []);
    if (all[0]?.type === 'pass') return all.slice(0, 1);
    const end = all.findIndex((action) => !isBought(action));
    return end < 0 ? all : all.slice(0, end);
  };
  const spent = (): number =>
    done().reduce((sum, action) => sum + (action.type === 'buyTrain' ? (action as Purchase).price : 0), 0);
  return {
    Mark: () => <MarkIcon look={game.look} company={rival} size={48} label={false} />,
    stage: 'table',
    asks: () => text().asks,
    headline: () => text().headline(buyer, rival),
    how: () => text().how,
    isActed: true,
    answer: done,
    soFar: spent,
    soFarName: () => text().soFar,
    told,
    title: (isBest) => (isBest ? text().bestTitle : text().title),
    Answer: ({ isBest }) => (
      <Bought game={game} puzzle={puzzle} buyer={buyer} done={done()} isBest={isBest} />
    ),
    notYet: () => (done()[0]?.type === 'pass' ? text().itCan : text().notYet(rival)),
    rules: () => text().rules(buyer),
    hint() {
      const kinds = [...new Set(trainsOf(start, rival).map(({ kind }) => kind))];
      const ends = kinds.map((kind) => text().ends(kind, trainFacts(title, kind).rustsOn ?? null));
      return text().hint(rival, words().list(ends));
    },
    why(): readonly Reason[] {
      const { why } = text();
      const { compared, next, ways, first } = puzzle;
      const { number } = words();
      if (!canBeDone)
        return [
          { text: why.compared(compared) },
          { text: why.none(rival) },
          { text: why.tooExpensive(told(first), buyer, told(cashOf(start, buyer))), worth: number(first) },
        ];
      // While it is being laid out the table is not there yet.
      const isLaid = game.steps.value.length >= at + answer.length;
      const after = isLaid ? game.stateAt(at + answer.length) : start;
      const price = cheapest(title, after, rival);
      return [
        { text: why.compared(compared) },
        { text: why.best(ways), worth: number(best) },
        ...(next === null ? [] : [{ text: why.next(told(next)), worth: number(next) }]),
        ...(price === undefined || trainsOf(after, rival).length > 0
          ? []
          : [{ text: why.afterwards(rival, told(cashOf(after, rival)), told(price)) }]),
      ];
    },
    ...(!canBeDone && {
      end: () => ({ headline: text().cannot(buyer, rival), worth: text().no, name: text().noName }),
    }),
    hold() {},
  };
}

function Bought({
  game,
  puzzle: { seat, company: rival = '' },
  buyer,
  done,
  isBest,
}: {
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly buyer: string;
  readonly done: readonly Action[];
  readonly isBest: boolean;
}) {
  const text = puzzleUi().outOfTrains;
  const { title } = game;
  const state = game.now.value;
  const isClaim = done[0]?.type === 'pass';
  const isOpen = !isBest && !isClaim && actingCompany(state) === buyer;
  const offers = game.ownOffers.value;
  // Nobody else has to agree: the bank, and other companies of the same director for the least they may take.
  const open = [
    ...offered(offers, 'buyTrain'),
    ...ranges(offers, 'buyTrain').map((offer) => withAmount(offer, offer.min) as Purchase),
  ].filter(({ from }) => from === 'bank' || from === 'pool' || title.operating.speaker(state, from) === seat);
  const counted = countedTrains(title, state, buyer).length;
  const name = (one: Purchase): string =>
    text.purchase(one.kind, one.from === 'bank' ? null : one.from, one.tradeIn ?? null);
  return (
    <div class="answer">
      <p>
        <Rich text={text.rival(rival, namesOf(state, rival))} />
        <br />
        <Rich
          text={text.buyer(
            buyer,
            namesOf(state, buyer),
            words().money(title, cashOf(state, buyer)),
            counted,
            title.fleet.trainLimit(state, buyer),
          )}
        />
      </p>
      {!isBest && <p>{text.bank(words().list(inBank(game)))}</p>}
      {done.length === 0 && <p class="dim">{text.none}</p>}
      {isClaim && (
        <p>
          <b>{text.claim}</b>
        </p>
      )}
      <ul aria-label={isBest ? text.bestTitle : text.title}>
        {done.filter(isBought).map((action, index) => (
          <li key={index} class="answer-line">
            <span>
              {action.type === 'buyTrain'
                ? name(action as Purchase)
                : text.givenBack((action as ActionOf<'discardTrain'>).kind)}
            </span>
            {action.type === 'buyTrain' && <b>{words().number((action as Purchase).price)}</b>}
          </li>
        ))}
      </ul>
      {isOpen && (
        <div class="answer-acts">
          {open.map((action) => (
            <button
              key={JSON.stringify(action)}
              type="button"
              class="btn line-btn"
              onClick={() => void game.act(seat, action)}
            >
              {text.buy(name(action), words().money(title, action.price))}
            </button>
          ))}
          {offered(offers, 'discardTrain').map((action) => (
            <button
              key={JSON.stringify(action)}
              type="button"
              class="btn line-btn"
              onClick={() => void game.act(seat, action)}
            >
              {text.giveBack(action.kind)}
            </button>
          ))}
          {done.length === 0 && offered(offers, 'pass').length > 0 && (
            <button type="button" class="btn line-btn" onClick={() => void game.act(seat, { type: 'pass' })}>
              {text.claim}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
