/** What can be bought, sold and started in the cells of the stock table. */

import {
  type CompanyId,
  type EighteenAction,
  type ShareSource,
  SOURCES,
  sharePrice,
  stockRoundOf,
} from '@kursbuch/eighteen';
import { type Seat, sameData } from '@kursbuch/table';
import type { ComponentChildren } from 'preact';
import { pointed } from '../../parts/pointed.ts';
import { Sign } from '../../parts/Sign.tsx';
import { startName } from '../game/actionName.ts';
import { actsAt, toldAt } from '../game/contributions.ts';
import { type Game, inHand, type Offer, offered } from '../game/game.ts';
import { HeldNotes, Holding } from '../panels/cells.tsx';
import type { CompanyFigures } from '../panels/figures.ts';
import { Nil } from '../panels/Nil.tsx';
import { words } from '../words/index.ts';
import { stockUi } from '../words/stock.ts';
import { Chip } from './Chip.tsx';
import { openPars, showPars } from './ParPrices.tsx';
import { purchases } from './PurchasePicker.tsx';

/** Who is asked and what he may do; nobody in the past. */
export interface Turn {
  readonly game: Game;
  readonly seat: Seat | null;
  readonly offers: readonly Offer[];
}

export function HoldingCell({
  game,
  of,
  seat,
}: {
  readonly game: Game;
  readonly of: CompanyFigures;
  readonly seat: Seat;
}) {
  const text = stockUi();
  const hasSold = stockRoundOf(game.shown.value)?.sold[seat]?.includes(of.company);
  return (
    <>
      {hasSold && (
        <abbr class="sold-mark" title={text.soldThisRound}>
          ↓
        </abbr>
      )}
      <HeldNotes game={game} company={of.company} seat={seat} />
      <Holding of={of} seat={seat} />
    </>
  );
}

/** The own column: what is held, and a chip to sell it. */
export function OwnCell({
  turn,
  of,
  phone,
}: {
  readonly turn: Turn;
  readonly of: CompanyFigures;
  readonly phone: boolean;
}) {
  const { game, offers } = turn;
  const seat = turn.seat as Seat;
  const text = stockUi();
  const percent = of.holdings[seat] ?? 0;
  if (percent === 0) return <HoldingCell game={game} of={of} seat={seat} />;
  const held = inHand(game, seat);
  const count = held?.type === 'sellShares' && held.company === of.company ? held.count : null;
  const [first] = offered(offers, 'sellShares').filter((one) => one.company === of.company);
  const action: EighteenAction = first ?? { type: 'sellShares', company: of.company, count: 1 };
  const about = phone ? text.sellLabel(of.company) : of.company;
  const common = { game, seat, action, allowed: first !== undefined, pressed: count !== null, about };
  if (offers.length === 0) return <Holding of={of} seat={seat} />;
  if (phone)
    return (
      <SellToggle {...common}>
        <HeldNotes game={game} company={of.company} seat={seat} />
        <Holding of={of} seat={seat} />
      </SellToggle>
    );
  return (
    <span class="cellrow">
      <i>
        <HoldingCell game={game} of={of} seat={seat} />
      </i>
      <SellToggle {...common}>{count !== null && count > 1 ? text.sellSome(count) : text.sell}</SellToggle>
    </span>
  );
}

function SellToggle(props: {
  readonly game: Game;
  readonly seat: Seat;
  readonly action: EighteenAction;
  readonly allowed: boolean;
  readonly pressed: boolean;
  readonly about: string;
  readonly children: ComponentChildren;
}) {
  const { game, seat, action, allowed, pressed, about, children } = props;
  return (
    <Chip game={game} seat={seat} action={action} allowed={allowed} pressed={pressed} about={about}>
      {children}
    </Chip>
  );
}

/** Small screens have room for one source: of those that are open the cheaper one. The bar has the other. */
export function mainSource(
  { game, seat, offers }: Turn,
  { company, offer, pool, own }: CompanyFigures,
): ShareSource {
  const held = seat === null ? null : inHand(game, seat);
  if (held?.type === 'buyShare' && held.company === company) return held.from;
  const price = (from: ShareSource) => sharePrice(game.title, game.shown.value, company, from) ?? 0;
  const cheaper = (some: readonly ShareSource[]) =>
    some.reduce<ShareSource | undefined>(
      (best, from) => (best === undefined || price(from) < price(best) ? from : best),
      undefined,
    );
  const there = { offer, pool, treasury: own };
  const open = SOURCES.filter((from) => purchases(offers, company, from).length > 0);
  return cheaper(open) ?? cheaper(SOURCES.filter((from) => there[from] > 0)) ?? 'offer';
}

export function BuyChip({
  turn,
  of,
  from,
  phone = false,
}: {
  readonly turn: Turn;
  readonly of: CompanyFigures;
  readonly from: ShareSource;
  readonly phone?: boolean;
}) {
  const { game, seat, offers } = turn;
  const { company } = of;
  const text = stockUi();
  const percent = { offer: of.offer, pool: of.pool, treasury: of.own }[from];
  if (percent === 0) return phone ? null : <Nil />;
  const others = seat === null ? [] : actsAt(game, 'paper', { company, from });
  const price = sharePrice(game.title, game.shown.value, company, from);
  const share = price === undefined ? '' : words().number(price);
  if (seat === null || offers.length === 0) return <span>{phone ? share : percent}</span>;
  const counts = purchases(offers, company, from);
  const held = inHand(game, seat);
  const pressed = held?.type === 'buyShare' && held.company === company && held.from === from;
  // Small screens have one chip: what cannot be bought whole may be had in another way.
  const instead =
    phone && counts.length === 0
      ? others.find(({ action }) => offered(offers, action.type).some((one) => sameData(one, action)))
      : undefined;
  const chip = (
    <Chip
      game={game}
      seat={seat}
      action={instead?.action ?? counts[0] ?? { type: 'buyShare', company, from }}
      allowed={instead !== undefined || counts.length > 0}
      {...(instead === undefined && { pressed })}
      about={text.buySource(company, from)}
    >
      {instead?.label ?? (phone ? share : text.buy(share))}
    </Chip>
  );
  return phone ? (
    chip
  ) : (
    <span class="cellrow ways">
      <span class="cellrow">
        <i>{percent}</i>
        {chip}
      </span>
      {others.map(({ action, label }) => (
        <Chip
          key={action.type}
          game={game}
          seat={seat}
          action={action}
          allowed={offered(offers, action.type).some((one) => sameData(one, action))}
          about={text.buySource(company, from)}
        >
          {label}
        </Chip>
      ))}
    </span>
  );
}

/** Who holds papers of a company that has not started: they came with a private. */
export function EarlyPapers({ game, of }: { readonly game: Game; readonly of: CompanyFigures }) {
  const held = of.holdings.flatMap((percent, seat) => (percent > 0 ? [{ seat, percent }] : []));
  if (held.length === 0) return null;
  return (
    <span class="early">
      {held.map(({ seat, percent }) => (
        <span key={seat}>
          <Sign game={game} seat={seat} /> {words().percent(percent)}
        </span>
      ))}
    </span>
  );
}

/** What else has to be true before the company operates. */
export function StartNote({ game, company }: { readonly game: Game; readonly company: CompanyId }) {
  const notes = toldAt(game, 'start', { title: game.title, state: game.shown.value }, company);
  return notes.length > 0 ? <small class="start-note">{notes.join(' ')}</small> : null;
}

/** A company that has not started: a touch shows the prices it may begin at. */
export function StartChip({ turn, company }: { readonly turn: Turn; readonly company: CompanyId }) {
  const { game, seat, offers } = turn;
  const text = stockUi();
  if (seat === null || offers.length === 0) return <span class="dim">{text.notStarted}</span>;
  if (startsOf(turn, company).length === 0) {
    const lowest = Math.min(...game.title.market.par.keys());
    const action = { type: 'startCompany', company, price: lowest } as const;
    return (
      <Chip game={game} seat={seat} action={action} allowed={false} about={company}>
        {text.start}
      </Chip>
    );
  }
  const isOpen = isOpening(turn, company);
  return (
    <button
      type="button"
      class={`chip-btn ${isOpen ? 'on' : ''}`}
      aria-expanded={isOpen}
      {...pointed(startName(company))}
      onClick={() => {
        game.letGo();
        showPars(game, isOpen ? null : company);
      }}
    >
      {text.start}
      <span class="unseen"> {company}</span>
    </button>
  );
}

/** The ways to start a company now. */
export const startsOf = ({ offers }: Turn, company: CompanyId) =>
  offered(offers, 'startCompany').filter((one) => one.company === company);

/** Are its prices on show? */
export function isOpening(turn: Turn, company: CompanyId): boolean {
  const { game, seat } = turn;
  if (seat === null || startsOf(turn, company).length === 0) return false;
  const held = inHand(game, seat);
  return openPars(game) === company || (held?.type === 'startCompany' && held.company === company);
}
