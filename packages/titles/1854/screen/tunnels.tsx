/** Digging tunnels on the map: beside the tiles of a hex, or where no tile ever lies. */
import { companyTurnOf, type HexId } from '@kursbuch/eighteen';
import {
  boardUi,
  buildingOf,
  foresee,
  GainWords,
  type Game,
  type Gesture,
  HexIcon,
  isRehearsed,
  layPlan,
  picturesOf,
  TrayItem,
  traySize,
  words,
} from '@kursbuch/screens/eighteen';
import { computed } from '@preact/signals';
import { tunnelCost } from '../rules/index.ts';
import { type TunnelOption, tellingTunnel, tunnelPlan } from './tunnelPlan.ts';
import { mapWords } from './words.ts';

export function tunnels(game: Game): Gesture {
  const plan = tunnelPlan(game);
  /** Is a tunnel what somebody means here: there is nothing else to build, or nothing else ever lies there? */
  const isMeant = (hex: HexId): boolean =>
    game.title.board.hexes.get(hex)?.facts.preprinted === 'darkgray' ||
    (plan.hexes.value.size > 0 && layPlan(game).hexes.value.size === 0);
  return {
    isAsked: computed(() => plan.hexes.value.size > 0),
    hexes: plan.hexes,
    hex: computed(() => plan.dig.value?.hex ?? null),
    hears: (hex) => plan.hexes.value.has(hex),
    touch({ hex }) {
      if (plan.dig.value?.hex === hex) buildingOf(game).turn();
      else if (plan.hexes.value.has(hex)) plan.choose(hex);
      else return false;
      return true;
    },
    whyNot({ hex }) {
      const state = game.now.value;
      const company = companyTurnOf(state)?.company;
      if (company === undefined || state.agenda.at(-1)?.kind !== 'trackStep' || !isMeant(hex)) return null;
      return tellingTunnel(game.title, state, company, hex);
    },
    todo(hex) {
      if (plan.dig.value?.hex === hex) return [mapWords().tunnelInHand];
      return plan.hexes.value.has(hex) ? [mapWords().mayDig] : [];
    },
    builds: {
      ways: plan.chosen,
      turnTo: plan.turnTo,
      fits(hex) {
        const { length } = plan.on(hex);
        return length > 0 ? mapWords().tunnelsFit(length) : null;
      },
      Options: TunnelOptions,
      listed: { kind: 'buildTunnel', name: () => mapWords().tunnel },
    },
  };
}

function TunnelOptions({
  game,
  hex,
  compact,
}: {
  readonly game: Game;
  readonly hex: HexId;
  readonly compact: boolean;
}) {
  return (
    <>
      {tunnelPlan(game)
        .on(hex)
        .map((option) => (
          <TunnelChoice key={option.key} game={game} option={option} compact={compact} />
        ))}
    </>
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
  const { title } = game;
  const { dig, shape, power, isChosen } = option;
  const text = mapWords();
  const seat = layPlan(game).seat.value;
  const told = seat === null ? null : foresee(game, seat, dig);
  const dug = told !== null && isRehearsed(told) ? told.after : game.now.value;
  const picture = picturesOf(title, dug).get(dig.hex);
  return (
    <TrayItem
      name={`tunnel ${option.key}`}
      isChosen={isChosen}
      press={() => (isChosen ? buildingOf(game).turn() : tunnelPlan(game).take(option))}
    >
      {picture && (
        <HexIcon title={title} picture={picture} size={traySize(compact)} isPlain={picture.tile === null} />
      )}
      <span class="tray-words">
        <b>{text.shapes[shape]}</b>
        <span>{words().money(title, tunnelCost(power))}</span>
        {power !== undefined && <span>{boardUi().withPower(power)}</span>}
        <GainWords game={game} action={dig} isFirst={isChosen} />
      </span>
    </TrayItem>
  );
}
