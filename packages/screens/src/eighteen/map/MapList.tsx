/** Tiles and stations as lists, for those who do not use the map: hex, tile, rotation. */

import type { Seat } from '@kursbuch/table';
import { capital } from '@kursbuch/words';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { type ActionOf, type Game, type Offer, offered } from '../game/game.ts';
import type { Builder } from '../game/gesture.ts';
import { layPlan } from '../lay/layPlan.ts';
import { Choices } from '../surfaces/Choices.tsx';
import { ui, words } from '../words/index.ts';
import { buildersOf } from './gestures.ts';

type Lay = ActionOf<'layTile'>;

const tileKey = ({ tile, power }: Lay): string => (power === undefined ? tile : `${tile} ${power}`);
const unique = (items: readonly string[]): readonly string[] => [...new Set(items)];

function Select({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <span class="select">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}

export function MapList({
  game,
  seat,
  offers,
}: {
  readonly game: Game;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
}) {
  const text = ui().bar;
  const lays = offered(offers, 'layTile');
  const places = offers.filter((offer) => offer.type === 'one');
  const hex = useSignal('');
  const tile = useSignal('');
  const rotation = useSignal('');
  const hexes = unique(lays.map((lay) => lay.hex));
  const atHex = hexes.includes(hex.value) ? hex.value : (hexes[0] ?? '');
  const onHex = lays.filter((lay) => lay.hex === atHex);
  const tiles = unique(onHex.map(tileKey));
  const withTile = tiles.includes(tile.value) ? tile.value : (tiles[0] ?? '');
  const ways = onHex.filter((lay) => tileKey(lay) === withTile);
  const turned = ways.find((lay) => String(lay.rotation) === rotation.value) ?? ways[0];
  return (
    <section class="map-list">
      <h2>{text.fromList}</h2>
      {lays.length > 0 && (
        <div class="selects">
          <Select
            label={text.listHex}
            value={atHex}
            options={hexes.map((id) => [id, words().hexName(game.title, id)])}
            onChange={(value) => {
              hex.value = value;
            }}
          />
          <Select
            label={text.listTile}
            value={withTile}
            options={tiles.map((id) => [id, id])}
            onChange={(value) => {
              tile.value = value;
            }}
          />
          <Select
            label={text.listRotation}
            value={String(turned?.rotation ?? '')}
            options={ways.map((lay) => [String(lay.rotation), String(lay.rotation)])}
            onChange={(value) => {
              rotation.value = value;
            }}
          />
          <button
            type="button"
            class="chip-btn"
            disabled={!turned}
            onClick={() => {
              if (!turned) return;
              // Out of turn the map has to know whose tile it is.
              if (seat !== game.seat.value) layPlan(game).handTo(seat);
              void game.choose(seat, turned);
            }}
          >
            {text.take}
          </button>
        </div>
      )}
      {buildersOf(game).flatMap(({ builds: { listed } }) =>
        listed
          ? [<OneByOne key={listed.kind} game={game} seat={seat} offers={offers} listed={listed} />]
          : [],
      )}
      {places.length > 0 && <Choices game={game} seat={seat} offers={places} />}
    </section>
  );
}

/** Whatever else may be built, each as it would be done. */
function OneByOne({
  game,
  seat,
  offers,
  listed,
}: {
  readonly game: Game;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
  readonly listed: NonNullable<Builder['listed']>;
}) {
  const chosen = useSignal(0);
  const actions = offered(offers, listed.kind);
  const at = chosen.value < actions.length ? chosen.value : 0;
  if (actions.length === 0) return null;
  return (
    <div class="selects">
      <Select
        label={listed.name()}
        value={String(at)}
        options={actions.map((action, index) => [
          String(index),
          capital(words().describe(game.title, game.now.value, action)),
        ])}
        onChange={(value) => {
          chosen.value = Number(value);
        }}
      />
      <button
        type="button"
        class="chip-btn"
        onClick={() => {
          const action = actions[at];
          if (action) void game.choose(seat, action);
        }}
      >
        {ui().bar.take}
      </button>
    </div>
  );
}
