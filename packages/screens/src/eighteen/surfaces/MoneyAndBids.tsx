/** During the sale of the privates: cash, what bids hold back of it, and what is free. */
import { bidsOn, committed, type PrivateId } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { Sign } from '../../parts/Sign.tsx';
import type { Game } from '../game/game.ts';
import { Nil } from '../panels/Nil.tsx';
import { purseOf, viewerOf } from '../panels/viewer.ts';
import { ui, words } from '../words/index.ts';

export function MoneyAndBids({ game, open }: { readonly game: Game; readonly open: readonly PrivateId[] }) {
  const { title } = game;
  const text = ui().bar.sale;
  const state = game.shown.value;
  const viewer = viewerOf(game);
  const seats = state.players.map((_, seat) => seat);
  const wanted = open.filter((one) => bidsOn(state, one).length > 0);
  const waiting = wanted.filter((one) => one !== open[0]);
  const cash = (seat: Seat, laidAside: number) => {
    const purse = purseOf(title, state, seat);
    return purse === null ? ui().bar.stock.hidden : words().number(purse - laidAside);
  };
  return (
    <div class="sale-foot">
      <section class="money-bids">
        {wanted.length > 0 && <h2>{text.money}</h2>}
        <table class="tt money">
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{text.private}</span>
              </th>
              {seats.map((seat) => (
                <th key={seat} scope="col" class={seat === viewer ? 'you' : ''}>
                  <Sign game={game} seat={seat} />
                </th>
              ))}
            </tr>
          </thead>
          {wanted.length > 0 && (
            <tbody>
              {wanted.map((one) => {
                const bids = bidsOn(state, one);
                const top = Math.max(...bids.map(({ amount }) => amount));
                return (
                  <tr key={one}>
                    <th scope="row">{one}</th>
                    {seats.map((seat) => {
                      const bid = bids.find((other) => other.seat === seat)?.amount;
                      return (
                        <td key={seat} class={seat === viewer ? 'you' : ''}>
                          {bid === undefined ? (
                            <Nil />
                          ) : bid === top ? (
                            <b>{words().number(bid)}</b>
                          ) : (
                            words().number(bid)
                          )}
                        </td>
                      );
                    })}
                  </tr>
                );
              })}
            </tbody>
          )}
          <tfoot>
            <tr>
              <th scope="row">{text.cash}</th>
              {seats.map((seat) => (
                <td key={seat} class={seat === viewer ? 'you' : ''}>
                  {cash(seat, 0)}
                </td>
              ))}
            </tr>
            {wanted.length > 0 && (
              <>
                <tr>
                  <th scope="row">{text.laidAside}</th>
                  {seats.map((seat) => (
                    <td key={seat} class={seat === viewer ? 'you' : ''}>
                      {words().number(committed(state, seat))}
                    </td>
                  ))}
                </tr>
                <tr>
                  <th scope="row">{text.free}</th>
                  {seats.map((seat) => (
                    <td key={seat} class={seat === viewer ? 'you' : ''}>
                      <b>{cash(seat, committed(state, seat))}</b>
                    </td>
                  ))}
                </tr>
              </>
            )}
          </tfoot>
        </table>
      </section>
      {wanted.length > 0 && (
        <div class="note">
          <p>{text.bound}</p>
          {waiting.map((one) => {
            const bids = bidsOn(state, one);
            const names = bids.map(({ seat }) => game.sitter(seat).name);
            const [only] = bids;
            return (
              <p key={one}>
                {bids.length > 1 || !only
                  ? text.auctionNext(one, words().list(names))
                  : text.goesTo(one, names[0] ?? '', words().money(title, only.amount))}
              </p>
            );
          })}
        </div>
      )}
    </div>
  );
}
