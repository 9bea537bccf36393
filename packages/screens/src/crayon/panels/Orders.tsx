/** Order cards: three rows each, with where the good is found, where it goes and what it pays. A row lights up the map. */
import './orders.css';
import { type CrayonState, handOf, isJoined, networkOf, type Order, type Prospect } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { capital } from '@kursbuch/words';
import type { ComponentChildren } from 'preact';
import { Fragment } from 'preact';
import type { Game } from '../game/game.ts';
import { costOf, estimateLine, estimates, turnsOf } from '../orders/estimates.ts';
import { look, looked } from '../orders/lit.ts';
import { Good } from '../parts/Good.tsx';
import { ui, words } from '../words/index.ts';

/** The own hand, for the eyes of its owner alone. */
export function OwnOrders({ game }: { readonly game: Game }) {
  const text = ui().panels;
  const { value: viewer } = game.eye;
  const cards = viewer === null ? [] : handOf(game.shown.value, viewer);
  if (cards.length === 0 && game.shown.value.result) return null;
  return (
    <section class="orders" aria-label={text.own}>
      <header>
        <h2>{text.own}</h2>
        <small>{cards.length > 0 ? text.ownHint : text.nobody}</small>
      </header>
      {cards.length > 0 && <OrderTable game={game} cards={cards} seat={viewer} />}
    </section>
  );
}

export function PublicOrders({ game }: { readonly game: Game }) {
  const text = ui().panels;
  const { open, round, options } = game.shown.value;
  const { openFrom } = game.title.figures(options);
  return (
    <section class="orders" aria-label={text.open}>
      <header>
        <h2>{text.open}</h2>
        <small>{open.length > 0 || round >= openFrom ? text.openHint : text.openLater(openFrom)}</small>
      </header>
      {open.length > 0 && <OrderTable game={game} cards={open} seat={game.eye.value} />}
    </section>
  );
}

/** Cities that a seat has joined, by id. */
function joinedBy(game: Game, seat: Seat | null): ReadonlySet<string> {
  if (seat === null) return new Set();
  const state = game.shown.value;
  const network = networkOf(game.title, state, seat);
  return new Set(game.title.board.cities.filter((city) => isJoined(network, city)).map(({ id }) => id));
}

/** Where a good can be had: cities that offer it while there are chips, and cities where it lies. */
export function sourcesOf(game: Game, state: CrayonState, good: string): readonly string[] {
  const offered =
    (state.supply[good] ?? 0) > 0
      ? game.title.board.cities.filter(({ goods }) => goods.includes(good)).map(({ id }) => id)
      : [];
  const lying = state.lying.filter((one) => one.good === good).map(({ city }) => city);
  return [...new Set([...offered, ...lying])];
}

/** Places with those on the own track set dark. */
function Places({
  game,
  cities,
  own,
}: {
  readonly game: Game;
  readonly cities: readonly string[];
  readonly own: ReadonlySet<string>;
}) {
  return (
    <>
      {cities.map((city, index) => (
        <Fragment key={city}>
          {index > 0 && ', '}
          <span class={own.has(city) ? 'own-city' : ''}>{words().cityName(game.title, city)}</span>
        </Fragment>
      ))}
    </>
  );
}

export function OrderTable({
  game,
  cards,
  seat,
  select,
}: {
  readonly game: Game;
  readonly cards: readonly string[];
  readonly seat: Seat | null;
  /** What stands before each card: a tick to keep it. */
  readonly select?: (card: string) => ComponentChildren;
}) {
  const text = ui().panels;
  const own = joinedBy(game, seat);
  const { value: lit } = looked(game);
  // Cards that one may still choose from belong to nobody's plans.
  const found = select || game.isUnaided ? null : estimates(game).value;
  const isEstimated = found !== null && found.size > 0;
  return (
    <table class="order-table">
      <thead>
        <tr>
          {select && <td />}
          <th scope="col">{text.good}</th>
          <th scope="col">{text.foundIn}</th>
          <th scope="col">{text.goesTo}</th>
          {isEstimated && (
            <>
              <th scope="col" class="num roomy">
                {text.turns}
              </th>
              <th scope="col" class="num roomy">
                {text.cost}
              </th>
            </>
          )}
          <th scope="col" class="num">
            {text.pays}
          </th>
        </tr>
      </thead>
      {cards.map((card) => (
        <tbody key={card}>
          {(game.title.orders.get(card)?.orders ?? []).map((order, index) => (
            <OrderRow
              key={`${order.good} ${order.city}`}
              game={game}
              card={card}
              order={order}
              seat={seat}
              own={own}
              isLit={lit?.card === card && lit.order === order}
              isEstimated={isEstimated}
              prospect={found?.get(order)}
            >
              {select && index === 0 && <td rowSpan={3}>{select(card)}</td>}
            </OrderRow>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function OrderRow({
  game,
  card,
  order,
  seat,
  own,
  isLit,
  isEstimated,
  prospect,
  children,
}: {
  readonly game: Game;
  readonly card: string;
  readonly order: Order;
  readonly seat: Seat | null;
  readonly own: ReadonlySet<string>;
  readonly isLit: boolean;
  /** Are there columns for what orders would take? */
  readonly isEstimated: boolean;
  readonly prospect: Prospect | undefined;
  readonly children?: ComponentChildren;
}) {
  const text = ui().panels;
  const said = words();
  const { title } = game;
  const state = game.shown.value;
  const isAboard = seat !== null && state.trains[seat]?.loads.includes(order.good);
  const sources = sourcesOf(game, state, order.good);
  return (
    <>
      <tr class={isLit ? 'lit' : ''}>
        {children}
        <th scope="row">
          <button
            type="button"
            aria-pressed={isLit}
            aria-label={text.lightUp(said.orderName(title, order))}
            onClick={() => look(game, card, order)}
          >
            <Good game={game} good={order.good} />
            {capital(said.goodName(title, order.good))}
          </button>
        </th>
        <td>
          {isAboard ? (
            <b class="aboard">{text.aboard}</b>
          ) : sources.length === 0 ? (
            text.noneLeft
          ) : (
            <Places game={game} cities={sources} own={own} />
          )}
        </td>
        <td>
          <Places game={game} cities={[order.city]} own={own} />
        </td>
        {isEstimated && (
          <>
            <td class="num effort roomy">{prospect && (turnsOf(prospect) ?? '–')}</td>
            <td class="num effort roomy">{prospect && costOf(prospect)}</td>
          </>
        )}
        <td class="num">{order.pays}</td>
      </tr>
      {prospect && (
        <tr class={isLit ? 'estimate lit' : 'estimate'}>
          <td colSpan={6}>{estimateLine(prospect)}</td>
        </tr>
      )}
    </>
  );
}
