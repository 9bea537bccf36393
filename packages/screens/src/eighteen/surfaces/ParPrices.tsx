/** Par prices: first a few that differ in what they mean, then all. */
import type { CompanyId } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import { parOutlook, tellingPars } from '../foresight/pars.ts';
import { type ActionOf, type Game, isInHand } from '../game/game.ts';
import { words } from '../words/index.ts';
import { stockUi } from '../words/stock.ts';
import { Chip } from './Chip.tsx';

type Par = ActionOf<'startCompany' | 'setPar'>;

/** The company whose prices are open, and whether all of them are, until the next step of the game. */
const opened = remembered((_: Game) =>
  signal<{ readonly company: CompanyId; readonly all: boolean; readonly at: number } | null>(null),
);

export const openPars = (game: Game): CompanyId | null => {
  const open = opened(game).value;
  return open?.at === game.steps.value.length ? open.company : null;
};

export function showPars(game: Game, company: CompanyId | null, all = false): void {
  opened(game).value = company === null ? null : { company, all, at: game.steps.value.length };
}

export function ParPrices({
  game,
  seat,
  pars,
}: {
  readonly game: Game;
  readonly seat: Seat;
  /** The prices that may be named. */
  readonly pars: readonly Par[];
}) {
  const { title } = game;
  const state = game.now.value;
  const text = stockUi();
  const [first] = pars;
  if (!first) return null;
  const { company } = first;
  const isPaid = first.type === 'startCompany';
  const outlooks = pars.map(({ price }) => parOutlook(title, state, seat, company, price, isPaid));
  const few = tellingPars(outlooks);
  const isHidden = few.length < outlooks.length;
  const inHand = pars.find((par) => isInHand(game, seat, par));
  const showsAll =
    (opened(game).value?.all === true && openPars(game) === company) ||
    (inHand !== undefined && !few.some(({ price }) => price === inHand.price));
  const money = (amount: number) => words().money(title, amount);
  return (
    <div class="par-prices">
      {(showsAll ? outlooks.toSorted((one, other) => one.price - other.price) : few).map((outlook) => (
        <Chip
          key={outlook.price}
          game={game}
          seat={seat}
          action={{ ...first, price: outlook.price }}
          class="par"
          about={company}
        >
          {words().number(outlook.price)}
          <span>
            {isPaid && <b>{text.pay(money(outlook.cost))}</b>}
            <small>{text.beginsWith(money(outlook.capital))}</small>
            <small>{text.toFloat(outlook.missing, outlook.own)}</small>
          </span>
        </Chip>
      ))}
      {isHidden && (
        <button
          type="button"
          class="btn line-btn"
          aria-expanded={showsAll}
          onClick={() => showPars(game, company, !showsAll)}
        >
          {showsAll ? text.fewPrices : text.allPrices(outlooks.length)}
        </button>
      )}
    </div>
  );
}
