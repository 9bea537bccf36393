/** The sale of the privates: what is for sale, who has bid what, and what each may still spend. */

import {
  type BiddingTask,
  bidsOn,
  type CompanyId,
  type EighteenAction,
  isSeat,
  minimumBid,
  type PrivateFacts,
  type PrivateId,
  salePrice,
  unsold,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { useEffect, useRef } from 'preact/hooks';
import { pointed } from '../../parts/pointed.ts';
import { Sign } from '../../parts/Sign.tsx';
import { isPhone, isRoomy, isWide } from '../../parts/screen.ts';
import { bidName } from '../game/actionName.ts';
import { actsAt, notesAt, toldAt, viewsAt } from '../game/contributions.ts';
import { amountInHand, type Game, type Offer, offered, ranges, withAmount } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui, words } from '../words/index.ts';
import { AmountForm } from './AmountForm.tsx';
import { BidLine } from './BidLine.tsx';
import { Chip } from './Chip.tsx';
import { MoneyAndBids } from './MoneyAndBids.tsx';
import { ParChoice } from './ParChoice.tsx';

export function PrivateSale({ game }: { readonly game: Game }) {
  const { title } = game;
  const text = ui().bar.sale;
  const state = game.shown.value;
  // What the number of players or an option leaves out is closed from the start; nothing else closes while they are sold.
  const all = [...title.privates.values()].filter(({ sym }) => !state.privates[sym]?.closed);
  const open = unsold(title, state);
  const inOrder = isInOrder(game);
  const step = words().money(title, title.waterfall?.bidStep ?? title.priceCut);
  const table = useRef<HTMLTableElement>(null);
  // The private that is on offer may lie below what has been sold.
  useEffect(() => {
    if (open.length < all.length)
      table.current
        ?.querySelector('.lot-first')
        ?.scrollIntoView({ block: isWide.value ? 'nearest' : 'center' });
  }, [open[0]]);
  return (
    <section class="work" aria-label={text.caption}>
      {state.agenda.at(-1)?.kind === 'parChoice' && <ParChoice game={game} />}
      {open.length > 0 && (
        <header>
          <h2>{text.title(open.length)}</h2>
          <span>
            {inOrder
              ? text.inOrder(step, open.length)
              : text.anyOne(canCut(game, open) ? step : null, open.length)}
          </span>
        </header>
      )}
      <div class="scroll-x">
        <table class="tt lots-table" ref={table}>
          <thead>
            <tr>
              <th scope="col" class="lot-col">
                {text.private}
              </th>
              <th scope="col" class="figure-col">
                {text.face}
              </th>
              <th scope="col" class="figure-col">
                {text.income}
              </th>
              {!isPhone.value && (
                <th scope="col" class="l">
                  {text.power}
                </th>
              )}
              {!isPhone.value && inOrder && (
                <th scope="col" class="l bids-col">
                  {text.bids}
                </th>
              )}
              {!isPhone.value && (
                <th scope="col" class={inOrder ? 'act-col' : 'acts-col'}>
                  <span class="unseen">{ui().bar.take}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {all.map((one, index) => (
              <Lot
                key={one.sym}
                game={game}
                one={one}
                before={all.slice(0, index).findLast(({ sym }) => open.includes(sym))}
                first={open[0] === one.sym}
                isWideLine={all.length < MANY}
                number={index + 1}
              />
            ))}
          </tbody>
        </table>
      </div>
      <MoneyAndBids game={game} open={open} />
    </section>
  );
}

/** Are the privates sold one after the other, so that the later ones are bid for? */
const isInOrder = ({ title }: Game): boolean => title.waterfall !== undefined;

/** Can a price be lowered still, whoever is asked and whoever looks? */
const canCut = (game: Game, open: readonly PrivateId[]): boolean =>
  open.some((one) => actsAt(game, 'lot', one).some(({ isCheaper }) => isCheaper === true));

/** The one who is asked, unless the past is on show. */
const askedSeat = (game: Game): Seat | null => (game.isPast.value ? null : game.seat.value);

const offersNow = (game: Game): readonly Offer[] => (game.isPast.value ? [] : game.ownOffers.value);

/** From so many lots on their rows are low, as in surfaces.css. */
const MANY = 8;

function Lot({
  game,
  one,
  before,
  first,
  isWideLine,
  number,
}: {
  readonly game: Game;
  readonly one: PrivateFacts;
  /** The lot above it that is still for sale. */
  readonly before: PrivateFacts | undefined;
  readonly first: boolean;
  /** Few lots leave room for a long line of bids; many need it for what they do. */
  readonly isWideLine: boolean;
  readonly number: number;
}) {
  const { title } = game;
  const text = ui().bar.sale;
  const state = game.shown.value;
  const { sym, name, price, income } = one;
  // Some operate as a company of the same name.
  const company: CompanyId = `${sym}`;
  const owner = state.privates[sym]?.owner ?? 'bank';
  const isSold = owner !== 'bank';
  const asks = salePrice(title, state, sym);
  const task = state.agenda.at(-1);
  const inAuction = task?.kind === 'bidding' && (task as BiddingTask).private === sym;
  const bids = bidsOn(state, sym).toSorted((a, b) => a.amount - b.amount);
  const inOrder = isInOrder(game);
  const seat = askedSeat(game);
  const [bid] = ranges(offersNow(game), 'bid').filter(
    ({ action }) => action.type === 'bid' && action.private === sym,
  );
  const next = bid && seat !== null ? amountInHand(game, seat, bid) : null;
  const note = inAuction ? text.inAuction : first && inOrder ? text.onOffer : null;
  const table = { title, state };
  const kinds = notesAt(game, 'lot', table, sym);
  const [details, incomes] = [
    viewsAt(game, 'lot', { game, lot: sym }),
    toldAt(game, 'lotIncome', table, sym),
  ];
  const { privatePower } = words();
  const does = privatePower(title, sym, state.options);
  const isSame = before !== undefined && privatePower(title, before.sym, state.options) === does;
  const own = kinds.flatMap(({ text }) => text ?? []).join(' ');
  // What the lot above does too is not said again, nor by one that is sold: it has one line only.
  const power = own === '' ? does : isSame || isSold ? own : `${does} ${own}`;
  const line = inOrder && !isSold && (
    <BidLine
      game={game}
      price={asks}
      bids={bids}
      next={next}
      width={isPhone.value ? 320 : isRoomy.value && isWideLine ? 270 : 150}
    />
  );
  const tone = isHeld(game, seat, sym)
    ? 'now'
    : inAuction || (first && inOrder)
      ? 'lot-first'
      : isSold
        ? 'lot-sold'
        : '';
  const act = isSeat(owner) ? (
    <span class="owner">
      <Sign game={game} seat={owner} />
      {game.sitter(owner).name}
    </span>
  ) : (
    seat !== null &&
    !state.privates[sym]?.closed && <LotActs game={game} seat={seat} sym={sym} first={first} />
  );
  const detail = details.length > 0 && (isHeld(game, seat, sym) || inAuction) && (
    <tr class="lot-detail">
      <td class="l" colSpan={isPhone.value ? 3 : inOrder ? 6 : 5}>
        {details.map((Detail, index) => (
          <Detail key={index} game={game} lot={sym} />
        ))}
      </td>
    </tr>
  );
  return (
    <>
      <tr class={tone}>
        <th scope="row">
          <div class="lot-name">
            {title.companies.has(company) ? (
              <MarkIcon look={game.look} company={company} size={26} label={false} />
            ) : (
              <span class="ord" aria-hidden="true">
                {number}
              </span>
            )}
            <div>
              <b>{name}</b>
              <span>{[sym, ...kinds.map(({ sign }) => sign), note].filter(Boolean).join(' · ')}</span>
            </div>
          </div>
        </th>
        <td class={asks < price && !isSold ? 'cut' : ''}>
          {asks < price && !isSold && <s>{words().number(price)}</s>} {words().number(asks)}
        </td>
        <td>{incomes.length > 0 ? incomes.join(' ') : words().number(income)}</td>
        {!isPhone.value && <td class="l pw">{power}</td>}
        {!isPhone.value && inOrder && <td class="l">{line}</td>}
        {!isPhone.value && <td class="act">{act}</td>}
      </tr>
      {isPhone.value && (
        <tr class={`lot-more ${tone}`}>
          <td colSpan={3}>
            {!isSold && <p>{power}</p>}
            {bids.length + (next === null ? 0 : 1) > 0 && line}
            <div class="act">{act}</div>
          </td>
        </tr>
      )}
      {detail}
    </>
  );
}

/** Is something about this private in the hand? */
function isHeld(game: Game, seat: Seat | null, sym: PrivateId): boolean {
  const draft = game.draft.value;
  return draft !== null && draft.seat === seat && 'private' in draft.action && draft.action.private === sym;
}

/** What can be done with a lot: what it is there for, and what else its title allows. */
function LotActs(props: LotProps) {
  const { game, seat, sym } = props;
  const offers = offersNow(game);
  // While the host is being asked nothing is said to be forbidden.
  if (offers.length === 0) return null;
  const others = actsAt(game, 'lot', sym);
  return (
    <span class="lot-acts">
      <LotAct {...props} />
      {others.map(({ action, label }) => (
        <Chip
          key={action.type}
          game={game}
          seat={seat}
          action={action}
          allowed={offered(offers, action.type).some((one) => 'private' in one && one.private === sym)}
        >
          {label}
        </Chip>
      ))}
    </span>
  );
}

interface LotProps {
  readonly game: Game;
  readonly seat: Seat;
  readonly sym: PrivateId;
  readonly first: boolean;
}

function LotAct({ game, seat, sym, first }: LotProps) {
  const { title } = game;
  const text = ui().bar.sale;
  const state = game.now.value;
  const offers = offersNow(game);
  const number = (value: number) => words().number(value);
  const price = salePrice(title, state, sym);
  const isThis = (action: EighteenAction) => 'private' in action && action.private === sym;
  const buy = offered(offers, 'buyPrivate').find(isThis);
  const bid = ranges(offers, 'bid').find(({ action }) => isThis(action));
  const isAuction = state.agenda.at(-1)?.kind === 'bidding';
  const bidsFor = isInOrder(game) && (!first || isAuction);
  if (bid) {
    const amount = amountInHand(game, seat, bid);
    const choose = (value: number) => void game.choose(seat, withAmount(bid, value));
    // Where the bar is at the foot of the screen it has the number.
    if (amount !== null && isWide.value)
      return (
        <AmountForm
          label={text.yourBid(sym)}
          min={bid.min}
          max={bid.max}
          step={bid.step}
          stride={title.waterfall?.bidStep ?? bid.step}
          value={amount}
          onChange={choose}
        />
      );
    return (
      <button
        type="button"
        class={`chip-btn ${amount === null ? '' : 'on'}`}
        aria-pressed={amount !== null}
        {...pointed(bidName(sym))}
        onClick={() => (amount === null ? choose(bid.min) : game.letGo())}
      >
        {amount !== null
          ? number(amount)
          : isAuction
            ? text.raiseTo(number(bid.min))
            : text.bidFrom(number(bid.min))}
      </button>
    );
  }
  const least = minimumBid(title, state, sym);
  return bidsFor ? (
    <Chip game={game} seat={seat} action={{ type: 'bid', private: sym, amount: least }} allowed={false}>
      {text.bidFrom(number(least))}
    </Chip>
  ) : (
    <Chip game={game} seat={seat} action={{ type: 'buyPrivate', private: sym }} allowed={buy !== undefined}>
      {text.buy(number(price))}
    </Chip>
  );
}
