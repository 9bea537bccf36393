/** Before the first round: five orders of which three are kept, and the large cities. */
import './outset.css';
import { handOf } from '@kursbuch/crayon';
import { pointed } from '../../parts/pointed.ts';
import { choosing, keepName, outsetTask, startName } from '../decisions/outset.ts';
import type { Game } from '../game/game.ts';
import { OrderTable } from '../panels/Orders.tsx';
import { ui, words } from '../words/index.ts';

export function Outset({ game }: { readonly game: Game }) {
  const text = ui().outset;
  const said = words();
  const { title } = game;
  const plan = choosing(game);
  const { value: asks } = plan.asks;
  const { value: viewer } = game.eye;
  const state = game.shown.value;
  const cards = viewer === null ? [] : handOf(state, viewer);
  // Also while others still choose.
  const isKept = viewer !== null && outsetTask(game)?.kept[viewer] === true;
  const start = viewer === null ? null : (state.starts[viewer] ?? null);
  const large = title.board.cities.filter(({ kind }) => kind === 'large');
  return (
    <div class="outset">
      <section class="orders" aria-label={text.title}>
        <header>
          <h2>{isKept ? text.keptTitle : text.title}</h2>
          <small>{isKept ? text.kept : text.hint}</small>
        </header>
        <OrderTable
          game={game}
          cards={cards}
          seat={null}
          {...(asks?.cards && {
            select: (card: string) => (
              <label class="keep">
                <input
                  type="checkbox"
                  checked={plan.cards.value.includes(card)}
                  onChange={() => plan.toggle(card)}
                  aria-label={ui().bar.keepCard(said.cardName(title, card))}
                  {...pointed(keepName(card))}
                />
              </label>
            ),
          })}
        />
      </section>
      <section aria-label={text.city}>
        <header>
          <h2>{text.city}</h2>
          <small>{start === null ? text.cityHint : text.chosen(said.cityName(title, start))}</small>
        </header>
        <div class="starts">
          {large.map(({ id, goods }) => (
            <button
              key={id}
              type="button"
              aria-pressed={(start ?? plan.city.value) === id}
              disabled={!asks?.city}
              {...pointed(startName(id))}
              onClick={() => {
                plan.city.value = id;
              }}
            >
              <b>{said.cityName(title, id)}</b>
              <small>{text.near(said.list(goods.map((good) => said.good(title, good))))}</small>
            </button>
          ))}
        </div>
      </section>
    </div>
  );
}
