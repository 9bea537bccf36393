/** The players in order: train, load, large cities, and the purse where it is in sight. */
import './players.css';
import { figuresOf, networkOf } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { isOpponent, type Sitter } from '../../host/gameHost.ts';
import { Sign } from '../../parts/Sign.tsx';
import { computersUi } from '../../words/computers.ts';
import type { Game } from '../game/game.ts';
import { Loads } from '../parts/Loads.tsx';
import { ui, words } from '../words/index.ts';

/** The seats in turn order, the one that begins the round first. */
export function seatsInOrder(game: Game): readonly Seat[] {
  const { players, starter } = game.shown.value;
  const first = starter ?? 0;
  return players.map((_, step) => (first + step) % players.length);
}

/** How a computer player plays, in a word; more of it where somebody points. */
function Strength({ player }: { readonly player: Sitter['player'] }) {
  if (!isOpponent(player)) return null;
  const { name, text } = computersUi().strengths[player];
  return <small title={text}>{name}</small>;
}

export function Players({ game }: { readonly game: Game }) {
  const text = ui().panels;
  const said = words();
  const { title } = game;
  const state = game.shown.value;
  const { speed, toldAt } = figuresOf(title, state);
  const large = title.board.cities.filter(({ kind }) => kind === 'large');
  const onTurn = state.agenda.find((task) => task.kind === 'turn');
  const now = onTurn && 'seat' in onTurn ? onTurn.seat : null;
  return (
    <section class="crayon-players" aria-label={text.players}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.players}</th>
            <th scope="col">{text.train}</th>
            <th scope="col">{text.load}</th>
            <th scope="col">{text.largeCities}</th>
            <th scope="col" class="figure">
              {text.money}
            </th>
          </tr>
        </thead>
        <tbody>
          {seatsInOrder(game).map((seat) => {
            const train = state.trains[seat];
            const cash = state.purses[seat];
            const joined = networkOf(title, state, seat).large;
            const names = large.filter(({ id }) => joined.has(id)).map(({ id }) => said.cityName(title, id));
            return (
              <tr key={seat} class={seat === now ? 'now' : ''}>
                <th scope="row">
                  <Sign game={game} seat={seat} /> {game.sitter(seat).name}{' '}
                  <Strength player={game.sitter(seat).player} />
                </th>
                <td>
                  {train && (
                    <>
                      <b class="train-box">{said.trainName(title, train.type)}</b>{' '}
                      <small>{text.steps(speed[train.type] ?? 0)}</small>
                    </>
                  )}
                </td>
                <td>
                  <Loads game={game} seat={seat} />
                </td>
                <td>
                  <span
                    class="large-marks"
                    role="img"
                    aria-label={text.joinedOf(said.list(names) || text.none)}
                    title={said.list(names)}
                  >
                    {large.map(({ id }) => (
                      <svg key={id} width="14" height="14" viewBox="-8 -8 16 16" aria-hidden="true">
                        <path class={joined.has(id) ? 'full' : ''} d="M0 -7L6 -3.5V3.5L0 7L-6 3.5V-3.5Z" />
                      </svg>
                    ))}
                  </span>
                </td>
                <td class="figure">
                  {typeof cash === 'number'
                    ? said.number(cash)
                    : state.told[seat] !== null && state.told[seat] !== undefined
                      ? text.atLeast(said.number(toldAt))
                      : text.hiddenMoney}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
