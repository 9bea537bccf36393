/** The tiles that fit the chosen hex: how they would lie, how many are left, what they cost and what they bring. */
import './tray.css';
import { Icon } from '../../parts/Icon.tsx';
import { pointed } from '../../parts/pointed.ts';
import { signed } from '../../words/signed.ts';
import { placeName } from '../board/placeNames.ts';
import { TileIcon } from '../board/TileIcon.tsx';
import { type Gain, gainsOf } from '../foresight/gain.ts';
import { tileName } from '../game/actionName.ts';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';
import { type LayOption, layPlan } from './layPlan.ts';

export function TileTray({ game, compact = false }: { readonly game: Game; readonly compact?: boolean }) {
  const plan = layPlan(game);
  const hex = plan.hex.value;
  const options = plan.options.value;
  const [first] = options;
  if (hex === null || !first) return null;
  const text = ui().board;
  const name = placeName(game.title, hex);
  const turns = (plan.chosen.value?.rotations.length ?? 0) > 1;
  return (
    <section class={`tray map-over${compact ? ' compact' : ''}`} aria-label={text.tray}>
      <header>
        <b>{name ? `${name} ${hex}` : hex}</b>
        <span>{text.fits(options.length)}</span>
        {turns && (
          <button type="button" class="tray-turn" aria-keyshortcuts="R" onClick={() => plan.turn()}>
            <Icon name="turn" size={16} />
            {text.turn}
          </button>
        )}
      </header>
      <ul>
        {options.map((option) => (
          <TrayOption key={option.key} game={game} option={option} compact={compact} />
        ))}
      </ul>
    </section>
  );
}

function TrayOption({
  game,
  option,
  compact,
}: {
  readonly game: Game;
  readonly option: LayOption;
  readonly compact: boolean;
}) {
  const { tile, lay, left, cost, power, isChosen } = option;
  const plan = layPlan(game);
  const company = plan.company.value;
  const text = ui().board;
  const gain = company === null ? null : gainsOf(game, game.now.value, company).of(lay, isChosen).value;
  return (
    <li>
      <button
        type="button"
        class={`tray-tile${isChosen ? ' on' : ''}`}
        aria-pressed={isChosen}
        {...pointed(tileName(option.key))}
        onClick={() => (isChosen ? plan.turn() : plan.take(option))}
      >
        <TileIcon title={game.title} tile={tile} rotation={lay.rotation} size={compact ? 50 : 58} />
        <span class="tray-words">
          <b>{text.tileNumber(tile)}</b>
          <span>
            {text.left(left)}
            {cost > 0 && `, ${words().money(game.title, cost)}`}
          </span>
          {power !== undefined && <span>{text.withPower(power)}</span>}
          <GainWords game={game} gain={gain} isSearched={company !== null} />
        </span>
      </button>
    </li>
  );
}

/** The best run the tile gives, or what it connects. */
function GainWords({
  game,
  gain,
  isSearched,
}: {
  readonly game: Game;
  readonly gain: Gain | null;
  readonly isSearched: boolean;
}) {
  const text = ui().board;
  if (!isSearched) return null;
  if (!gain) return <em aria-busy="true">·</em>;
  const names = gain.reached.map((hex) => placeName(game.title, hex) ?? hex);
  return (
    <>
      {gain.revenue !== null && (
        <em>
          {text.runsFor(words().number(gain.revenue), gain.optimal)}{' '}
          {gain.more !== 0 && <span class={gain.more > 0 ? 'more' : 'less'}>{signed(gain.more)}</span>}
        </em>
      )}
      {names.length > 0 && <span class="tray-reach">{text.reaches(words().list(names))}</span>}
    </>
  );
}
