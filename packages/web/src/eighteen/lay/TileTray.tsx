/** The tiles that fit the chosen hex: how they would lie, how many are left, what they cost and what they bring. */
import './tray.css';
import { isRefusal } from '@kursbuch/table';
import { Icon } from '../../parts/Icon.tsx';
import { pointed } from '../../parts/pointed.ts';
import { signed } from '../../words/signed.ts';
import { picturesOf } from '../board/picture.ts';
import { placeName } from '../board/placeNames.ts';
import { HexIcon, TileIcon } from '../board/TileIcon.tsx';
import { type Gain, gainsOf } from '../foresight/gain.ts';
import { withBuilt } from '../foresight/withBuilt.ts';
import { tileName } from '../game/actionName.ts';
import type { Game } from '../game/game.ts';
import { boardUi } from '../words/board.ts';
import { words } from '../words/index.ts';
import { buildingOf } from './building.ts';
import { type LayOption, layPlan } from './layPlan.ts';
import { type TunnelOption, tunnelPlan } from './tunnelPlan.ts';
import { type MissingGauge, missingGauges } from './whyNot.ts';

export function TileTray({ game, compact = false }: { readonly game: Game; readonly compact?: boolean }) {
  const building = buildingOf(game);
  const hex = building.hex.value;
  if (hex === null) return null;
  const options = layPlan(game).on(hex);
  const tunnels = tunnelPlan(game).on(hex);
  if (options.length + tunnels.length === 0) return null;
  const company = layPlan(game).company.value;
  const text = boardUi();
  const name = placeName(game.title, hex);
  const turns = (building.ways.value?.rotations.length ?? 0) > 1;
  const fits = [
    ...(options.length > 0 ? [text.fits(options.length)] : []),
    ...(tunnels.length > 0 ? [text.tunnelsFit(tunnels.length)] : []),
  ];
  return (
    <section class={`tray map-over${compact ? ' compact' : ''}`} aria-label={text.tray}>
      <header>
        <b>{name ? `${name} ${hex}` : hex}</b>
        <span>{fits.join(', ')}</span>
        {turns && (
          <button type="button" class="tray-turn" aria-keyshortcuts="R" onClick={() => building.turn()}>
            <Icon name="turn" size={16} />
            {text.turn}
          </button>
        )}
      </header>
      <ul>
        {options.map((option) => (
          <TrayOption key={option.key} game={game} option={option} compact={compact} />
        ))}
        {tunnels.map((option) => (
          <TunnelChoice key={option.key} game={game} option={option} compact={compact} />
        ))}
        {company !== null &&
          missingGauges(
            game.title,
            game.now.value,
            company,
            hex,
            options.map(({ tile }) => tile),
          ).map((missing) => (
            <OtherGauge key={missing.gauge} game={game} missing={missing} compact={compact} />
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
  const text = boardUi();
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

/** Track of a gauge that does not fit: a touch says why not. */
function OtherGauge({
  game,
  missing: { gauge, lay },
  compact,
}: {
  readonly game: Game;
  readonly missing: MissingGauge;
  readonly compact: boolean;
}) {
  const seat = game.seat.value;
  const text = boardUi();
  if (seat === null) return null;
  // The tile in the hand stays there.
  const ask = async () => {
    const told = await game.outcomeOf(seat, lay);
    if (told && isRefusal(told)) game.refused.value = { seat, action: lay, refusal: told };
  };
  return (
    <li>
      <button type="button" class="tray-tile no" onClick={() => void ask()}>
        <TileIcon title={game.title} tile={lay.tile} rotation={lay.rotation} size={compact ? 50 : 58} />
        <span class="tray-words">
          <b>{text.noGauge[gauge]}</b>
          <span>{text.whyNot}</span>
        </span>
      </button>
    </li>
  );
}

/** A tunnel of one shape, under what lies on the hex. */
function TunnelChoice({
  game,
  option,
  compact,
}: {
  readonly game: Game;
  readonly option: TunnelOption;
  readonly compact: boolean;
}) {
  const { title, look } = game;
  const { dig, shape, power, isChosen } = option;
  const building = buildingOf(game);
  const company = layPlan(game).company.value;
  const text = boardUi();
  const gain = company === null ? null : gainsOf(game, game.now.value, company).of(dig, isChosen).value;
  const picture = picturesOf(title, withBuilt(title, game.now.value, dig)).get(dig.hex);
  const cost = look.tunnelCost?.(power) ?? 0;
  return (
    <li>
      <button
        type="button"
        class={`tray-tile${isChosen ? ' on' : ''}`}
        aria-pressed={isChosen}
        {...pointed(tileName(`tunnel ${option.key}`))}
        onClick={() => (isChosen ? building.turn() : tunnelPlan(game).take(option))}
      >
        {picture && (
          <HexIcon title={title} picture={picture} size={compact ? 50 : 58} isPlain={picture.tile === null} />
        )}
        <span class="tray-words">
          <b>{text.tunnel[shape]}</b>
          <span>{words().money(title, cost)}</span>
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
  const text = boardUi();
  if (!isSearched) return null;
  if (!gain) return <em aria-busy="true">·</em>;
  const names = gain.reached.map((hex) => placeName(game.title, hex) ?? hex);
  return (
    <>
      {gain.revenue !== null && (
        <em>
          {text.runsFor(words().number(gain.revenue), gain.optimal)}{' '}
          {gain.more !== 0 && (
            <span class={gain.more > 0 ? 'gain-more' : 'gain-less'}>{signed(gain.more)}</span>
          )}
        </em>
      )}
      {names.length > 0 && <span class="tray-reach">{text.reaches(words().list(names))}</span>}
    </>
  );
}
