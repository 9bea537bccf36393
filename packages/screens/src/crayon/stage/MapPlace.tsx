/** What stands around the map: the goods beside it where there is room, one order below it on a phone. */
import './mapPlace.css';
import { handOf } from '@kursbuch/crayon';
import { isRoomy, isWide } from '../../parts/screen.ts';
import type { Game } from '../game/game.ts';
import { estimateLine, estimates } from '../orders/estimates.ts';
import { look, looked } from '../orders/lit.ts';
import { GoodsLeft, SegmentCosts } from '../panels/Goods.tsx';
import { sourcesOf } from '../panels/Orders.tsx';
import { Good } from '../parts/Good.tsx';
import { ui, words } from '../words/index.ts';
import { MapStage } from './MapStage.tsx';

export function MapPlace({ game }: { readonly game: Game }) {
  return (
    <div class="crayon-stage">
      {isRoomy.value && (
        <aside class="crayon-aside">
          <GoodsLeft game={game} />
          <SegmentCosts game={game} />
        </aside>
      )}
      <div class="crayon-map-place">
        <MapStage game={game} />
      </div>
      {!isWide.value && !game.isUnaided && <OneOrder game={game} />}
    </div>
  );
}

/** One order at a time: where it is found and what it pays; the next with a touch. */
function OneOrder({ game }: { readonly game: Game }) {
  const text = ui().panels;
  const said = words();
  const { title } = game;
  const state = game.shown.value;
  const { value: viewer } = game.eye;
  const cards = [...(viewer === null ? [] : handOf(state, viewer)), ...state.open];
  const all = cards.flatMap((card) =>
    (title.orders.get(card)?.orders ?? []).map((order) => ({ card, order })),
  );
  const { value: lit } = looked(game);
  const at = all.findIndex(({ card, order }) => card === lit?.card && order === lit.order);
  if (all.length === 0 || state.round === 0) return null;
  const shown = all[Math.max(0, at)];
  if (!shown) return null;
  const turn = (by: number) => {
    const next = all[(Math.max(at, by > 0 ? -1 : 0) + by + all.length) % all.length];
    if (next) looked(game).value = next;
  };
  const { order } = shown;
  const prospect = estimates(game).value.get(order);
  const sources = sourcesOf(game, state, order.good).map((city) => said.cityName(title, city));
  return (
    <div class="one-order">
      <button type="button" class="icon" aria-label={text.before} onClick={() => turn(-1)}>
        ‹
      </button>
      <button
        type="button"
        class="order"
        aria-pressed={at >= 0}
        onClick={() => look(game, shown.card, order)}
      >
        <Good game={game} good={order.good} size={24} />
        <span>
          <b>{said.goodName(title, order.good)}</b> {text.to} <b>{said.cityName(title, order.city)}</b>
          <small>{sources.length > 0 ? `${text.foundIn} ${sources.join(', ')}` : text.noneLeft}</small>
          {prospect && <small>{estimateLine(prospect)}</small>}
        </span>
        <b class="pays">{order.pays}</b>
      </button>
      <button type="button" class="icon" aria-label={text.next} onClick={() => turn(1)}>
        ›
      </button>
    </div>
  );
}
