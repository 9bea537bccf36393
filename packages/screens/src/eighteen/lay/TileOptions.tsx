/** The tiles that fit a hex: how they would lie, how many are left, what they cost and what they bring. */
import './tray.css';
import type { EighteenAction, HexId } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import type { ComponentChildren } from 'preact';
import { pointed } from '../../parts/pointed.ts';
import { signed } from '../../words/signed.ts';
import { placeName } from '../board/placeNames.ts';
import { TileIcon } from '../board/TileIcon.tsx';
import { gainsOf } from '../foresight/gain.ts';
import { tileName } from '../game/actionName.ts';
import type { Game } from '../game/game.ts';
import { boardUi } from '../words/board.ts';
import { words } from '../words/index.ts';
import { type LayOption, layPlan } from './layPlan.ts';
import { type MissingGauge, missingGauges } from './whyNot.ts';

export function TileOptions({
  game,
  hex,
  compact,
}: {
  readonly game: Game;
  readonly hex: HexId;
  readonly compact: boolean;
}) {
  const plan = layPlan(game);
  const options = plan.on(hex);
  const company = plan.company.value;
  const fitting = options.map(({ tile }) => tile);
  return (
    <>
      {options.map((option) => (
        <TileOption key={option.key} game={game} option={option} compact={compact} />
      ))}
      {company !== null &&
        missingGauges(game.title, game.now.value, company, hex, fitting).map((missing) => (
          <OtherGauge key={missing.gauge} game={game} missing={missing} compact={compact} />
        ))}
    </>
  );
}

/** How large a tile is drawn in the tray. */
export const traySize = (compact: boolean): number => (compact ? 50 : 58);

/** An item of the tray that is taken into the hand, or turned there. */
export function TrayItem({
  name,
  isChosen,
  press,
  children,
}: {
  /** By which the guide means it. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly press: () => void;
  readonly children: ComponentChildren;
}) {
  return (
    <li>
      <button
        type="button"
        class={`tray-tile${isChosen ? ' on' : ''}`}
        aria-pressed={isChosen}
        {...pointed(tileName(name))}
        onClick={press}
      >
        {children}
      </button>
    </li>
  );
}

function TileOption({
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
  const text = boardUi();
  return (
    <TrayItem
      name={option.key}
      isChosen={isChosen}
      press={() => (isChosen ? plan.turn() : plan.take(option))}
    >
      <TileIcon title={game.title} tile={tile} rotation={lay.rotation} size={traySize(compact)} />
      <span class="tray-words">
        <b>{text.tileNumber(tile)}</b>
        <span>
          {text.left(left)}
          {cost > 0 && `, ${words().money(game.title, cost)}`}
        </span>
        {power !== undefined && <span>{text.withPower(power)}</span>}
        <GainWords game={game} action={lay} isFirst={isChosen} />
      </span>
    </TrayItem>
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
        <TileIcon title={game.title} tile={lay.tile} rotation={lay.rotation} size={traySize(compact)} />
        <span class="tray-words">
          <b>{text.noGauge[gauge]}</b>
          <span>{text.whyNot}</span>
        </span>
      </button>
    </li>
  );
}

/** The best run that is possible with what is built, or what it connects. */
export function GainWords({
  game,
  action,
  isFirst,
}: {
  readonly game: Game;
  readonly action: EighteenAction;
  /** Searched for before the others. */
  readonly isFirst: boolean;
}) {
  const text = boardUi();
  const company = layPlan(game).company.value;
  if (company === null || game.isUnaided) return null;
  const gain = gainsOf(game, game.now.value, company).of(action, isFirst).value;
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
