/** Computer players in the menu of a table: who plays in which seat, and their pace. */
import type { Game } from '@kursbuch/screens/game/game.ts';
import type { GameHost, Opponent } from '@kursbuch/screens/host/gameHost.ts';
import { keepPace, paceSet } from '@kursbuch/screens/host/pace.ts';
import { Choice } from '@kursbuch/screens/parts/Choice.tsx';
import { Sign } from '@kursbuch/screens/parts/Sign.tsx';
import { StrengthChoice } from '@kursbuch/screens/parts/StrengthChoice.tsx';
import type { Seat } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import './computersMenu.css';
import { computersUi } from '@kursbuch/screens/words/computers.ts';

const PACES = { slow: 1500, quick: 250, atOnce: 0 } as const;
type Pace = keyof typeof PACES;

const nearest = (pace: number): Pace => (pace === 0 ? 'atOnce' : pace < 1000 ? 'quick' : 'slow');

export function PaceChoice({ computers }: { readonly computers: NonNullable<GameHost['computers']> }) {
  const text = computersUi();
  return (
    <Choice
      label={text.pace}
      legend
      options={(Object.keys(PACES) as Pace[]).map((value) => ({ value, label: text.paces[value] }))}
      value={nearest(paceSet.value)}
      choose={(one) => {
        keepPace(PACES[one]);
        computers.setPace(PACES[one]);
      }}
    />
  );
}

/** Every seat of this screen: one's own can be handed over and taken back. */
export function SeatChoices({ game }: { readonly game: Game }) {
  const text = computersUi();
  /** Whoever is to play in a seat, if that is asked about first. */
  const asked = useSignal<{ readonly seat: Seat; readonly player: Opponent } | null>(null);
  const { computers } = game.host;
  if (!computers || game.isWatched || game.now.value.result) return null;
  /** With nobody left to wait for, players who act at once are at the end in a moment. */
  const endsGame = (seat: Seat): boolean =>
    paceSet.value === 0 &&
    game.isHere(seat) &&
    game.persons.every((one) => one === seat || !game.isHere(one));
  const sit = (seat: Seat, player: 'person' | Opponent): void => {
    asked.value = null;
    if (player !== 'person' && endsGame(seat)) asked.value = { seat, player };
    else computers.sit(seat, player);
  };
  return (
    <section class="menu-seats">
      <h3>{text.seats}</h3>
      {game.start.players.map((name, seat) => {
        const { player, handed = false } = game.sitter(seat);
        if (player === 'remote') return null;
        const isOwn = player === 'person' || handed;
        return (
          <div class="menu-seat" key={name}>
            <span>
              <Sign game={game} seat={seat} /> {name}
            </span>
            <StrengthChoice
              label={text.seatOf(name)}
              names={text.strengths}
              none={text.handTo}
              instead={isOwn ? [{ value: 'person' as const, label: text.person }] : []}
              value={player}
              choose={(one) => sit(seat, one)}
            />
            {player !== 'person' && <small>{text.strengths[player].text}</small>}
            {asked.value?.seat === seat && (
              <div class="menu-ask" role="alert">
                <p>{text.toTheEndAsk(name, text.strengths[asked.value.player].name)}</p>
                <button
                  type="button"
                  class="btn small line-btn"
                  onClick={() => {
                    asked.value = null;
                  }}
                >
                  {text.keepSeat}
                </button>
                <button
                  type="button"
                  class="btn small ink"
                  onClick={() => {
                    if (asked.value) computers.sit(seat, asked.value.player);
                    asked.value = null;
                  }}
                >
                  {text.handOver}
                </button>
              </div>
            )}
          </div>
        );
      })}
    </section>
  );
}
