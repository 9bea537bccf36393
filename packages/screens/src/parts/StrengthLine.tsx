/** How strong a computer player is, as stops of a line it has come to. */
import { PLAYER_NAMES, type PlayerName } from '@kursbuch/bots/players';
import './strengthLine.css';

/** The stops, weakest first; one that takes any choice has come to none. */
const STOPS: readonly PlayerName[] = PLAYER_NAMES.filter((name) => name !== 'random');

const GAP = 14;
const START = 7;
const WIDTH = 2 * START + GAP * (STOPS.length - 1);

export function StrengthLine({ player }: { readonly player: PlayerName }) {
  const come = STOPS.indexOf(player);
  const x = (stop: number): number => START + GAP * stop;
  return (
    <svg class="strength-line" viewBox={`0 0 ${WIDTH} 14`} aria-hidden="true">
      <path class="ahead" d={`M${x(0)} 7H${x(STOPS.length - 1)}`} />
      {come > 0 && <path d={`M${x(0)} 7H${x(come)}`} />}
      {STOPS.map((stop, index) => (
        <circle key={stop} class={index > come ? 'ahead' : ''} cx={x(index)} cy="7" r="4" />
      ))}
    </svg>
  );
}
