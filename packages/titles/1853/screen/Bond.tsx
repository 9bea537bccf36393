/** The bond: a number that all write at once, and nobody sees another's before the last is sealed. */

import { cashOf } from '@kursbuch/eighteen';
import {
  AmountForm,
  amountInHand,
  type Game,
  type RangeOffer,
  ranges,
  rulerOf,
  withAmount,
  words,
} from '@kursbuch/screens/eighteen';
import { isWide, Sign } from '@kursbuch/screens/frame';
import type { Seat } from '@kursbuch/table';
import { useEffect } from 'preact/hooks';
import { CALCUTTA, cityValues, GANGES_CITIES, ownOf } from '../rules/index.ts';
import { CityMap } from './Cities.tsx';
import './contracts.css';
import { cityName, exampleFor, sheetSeen, sortedCities, writerOf } from './sheet.ts';
import { own } from './words.ts';

interface Props {
  readonly game: Game;
}

export function Bond({ game }: Props) {
  const text = own();
  const seat = writerOf(game);
  const [offer] = seat === null ? [] : ranges(game.ownOffers.value, 'writeBond');
  return (
    <section class="work bond" aria-label={text.bond}>
      {seat !== null && offer && <Writing game={game} seat={seat} offer={offer} />}
      <Envelopes game={game} />
    </section>
  );
}

function Writing({ game, seat, offer }: Props & { readonly seat: Seat; readonly offer: RangeOffer }) {
  const text = own();
  const { money } = words();
  const { min, max, step } = offer;
  const inHand = amountInHand(game, seat, offer);
  const choose = (amount: number) => void game.choose(seat, withAmount(offer, amount));
  // A bond is always in the hand: the least, to begin with.
  useEffect(() => {
    if (inHand === null && game.refused.value === null) choose(min);
  }, [inHand, seat]);
  const bond = inHand ?? min;
  return (
    <>
      <div class="bond-amount">
        <header>
          <h2>{text.yourBond}</h2>
          <span>{text.bondRange(money(game.title, min), money(game.title, max), String(step))}</span>
        </header>
        <output class="bond-figure">{money(game.title, bond)}</output>
        {/* Small screens have it in the bar. */}
        {isWide.value && (
          <AmountForm
            label={text.yourBond}
            min={min}
            max={max}
            step={step}
            stride={rulerOf(game, offer) ?? step}
            isRuler
            value={bond}
            onChange={choose}
          />
        )}
      </div>
      <div class="bond-halves">
        <CityMap game={game} turn={null} />
        <Holds game={game} bond={bond} />
        <section>
          <h2>{text.leaves}</h2>
          <dl>
            <div>
              <dt>{text.forShares}</dt>
              <dd>{money(game.title, cashOf(game.shown.value, seat) - bond)}</dd>
            </div>
            <div>
              <dt>{text.back}</dt>
              <dd>{money(game.title, bond)}</dd>
            </div>
            <div>
              <dt>{text.highest}</dt>
              <dd>{text.highestGets}</dd>
            </div>
          </dl>
        </section>
      </div>
    </>
  );
}

/** Contracts that go into a bond: expensive cities, the Ganges, and as many as it reaches for. */
function Holds({ game, bond }: Props & { readonly bond: number }) {
  const text = own();
  const byValue = sortedCities(game);
  const valley = [CALCUTTA.hex, ...GANGES_CITIES];
  const found = [
    byValue.filter((city) => !valley.includes(city)),
    byValue,
    byValue.toReversed().filter((city) => !valley.includes(city)),
  ].map((order) => exampleFor(game, bond, order));
  const examples = new Map(
    found.filter((cities) => cities.length > 0).map((cities) => [cities.join(' '), cities]),
  );
  return (
    <section>
      <h2>{text.canHold}</h2>
      <dl>
        {[...examples].map(([key, cities]) => (
          <div key={key}>
            <dt>{cities.map((city) => cityName(game, city)).join(', ')}</dt>
            <dd>{words().number(cityValues(cities))}</dd>
          </div>
        ))}
        {examples.size === 0 && (
          <div>
            <dt>{text.nothingMore}</dt>
            <dd />
          </div>
        )}
      </dl>
    </section>
  );
}

/** One's own bond, while nobody else's is known. */
const ownBond = (game: Game, seat: Seat): readonly string[] => {
  const bond = game.eye.value === seat ? sheetSeen(game, seat)?.bond : undefined;
  return bond === undefined ? [] : [words().money(game.title, bond)];
};

/** Who has sealed, and who is still at it. */
function Envelopes({ game }: Props) {
  const text = own();
  const { written } = ownOf(game.shown.value);
  return (
    <section class="envelopes">
      <h2>{text.envelopes}</h2>
      <ul>
        {game.start.players.map((name, seat) => {
          const isSealed = written.includes(seat);
          return (
            <li key={name}>
              <svg
                width="56"
                height="42"
                viewBox="0 0 56 42"
                class={isSealed ? 'is-sealed' : ''}
                aria-hidden="true"
              >
                <rect x="1" y="1" width="54" height="40" rx="3" />
                <path d="M1 3 28 25 55 3" />
                {isSealed && <circle cx="28" cy="25" r="7" />}
              </svg>
              <span>
                <Sign game={game} seat={seat} /> {name}
              </span>
              <small>{isSealed ? [text.sealed, ...ownBond(game, seat)].join(' ') : text.writing}</small>
            </li>
          );
        })}
      </ul>
      <p>{text.envelopeHint}.</p>
    </section>
  );
}
