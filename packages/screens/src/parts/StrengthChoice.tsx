/** Who plays, chosen on a line of stops from the weakest to the strongest; the one chosen says its name. */
import { isPlayerName, PLAYER_NAMES, type PlayerName } from '@kursbuch/bots/players';
import './strengthChoice.css';

export function StrengthChoice<T extends string = never>({
  label,
  names,
  none,
  instead = [],
  value,
  choose,
}: {
  readonly label: string;
  readonly names: Readonly<Record<PlayerName, { readonly name: string }>>;
  /** What is said while no stop is chosen. */
  readonly none?: string;
  /** A person may play there, or nobody. */
  readonly instead?: readonly { readonly value: T; readonly label: string }[];
  /** Null: nothing is chosen yet. */
  readonly value: T | PlayerName | null;
  readonly choose: (value: T | PlayerName) => void;
}) {
  const chosen = value !== null && isPlayerName(value) ? value : null;
  const come = chosen === null ? -1 : PLAYER_NAMES.indexOf(chosen);
  const isBehind = (index: number): boolean => index > 0 && index <= come;
  return (
    <fieldset class="strength-choice" aria-label={label}>
      {instead.map((one) => (
        <button
          key={one.value}
          type="button"
          class="strength-instead"
          aria-pressed={value === one.value}
          onClick={() => choose(one.value)}
        >
          {one.label}
        </button>
      ))}
      <span class="strength-stops" style={{ '--stops': PLAYER_NAMES.length }}>
        {PLAYER_NAMES.map((player, index) => (
          <button
            key={player}
            type="button"
            class={`stop-${player}${isBehind(index) ? ' behind' : ''}`}
            aria-label={names[player].name}
            aria-pressed={player === chosen}
            title={names[player].name}
            onClick={() => choose(player)}
          />
        ))}
        <span class="strength-name" aria-hidden="true">
          {chosen === null ? none : names[chosen].name}
        </span>
      </span>
    </fieldset>
  );
}
