/** The goods: how many are left, which cities offer them; and what a segment costs. */
import './goods.css';
import { figuresOf } from '@kursbuch/crayon';
import type { Game } from '../game/game.ts';
import { Good } from '../parts/Good.tsx';
import { ui, words } from '../words/index.ts';

/** Chips as dots: full what is left, a ring what is on its way. */
function Chips({ left, all }: { readonly left: number; readonly all: number }) {
  return (
    <span class="chips-left" role="img" aria-label={ui().panels.leftOf(left, all)}>
      {Array.from({ length: all }, (_, chip) => (
        <i key={chip} class={chip < left ? 'full' : ''} />
      ))}
    </span>
  );
}

export function GoodsLeft({
  game,
  withCities = false,
}: {
  readonly game: Game;
  readonly withCities?: boolean;
}) {
  const text = ui().panels;
  const said = words();
  const { title } = game;
  const { supply } = game.shown.value;
  return (
    <section class="goods" aria-label={text.goods}>
      <h2>
        {text.goods} <small>{text.goodsHint}</small>
      </h2>
      <ul>
        {Object.entries(title.chips).map(([good, all]) => (
          <li key={good} class={(supply[good] ?? 0) === 0 ? 'gone' : ''}>
            <Good game={game} good={good} size={16} />
            <span class="good-name">{said.goodName(title, good)}</span>
            {withCities && (
              <span class="good-cities">
                {title.board.cities
                  .filter(({ goods }) => goods.includes(good))
                  .map(({ id }) => said.cityName(title, id))
                  .join(', ')}
              </span>
            )}
            <Chips left={supply[good] ?? 0} all={all} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SegmentCosts({ game }: { readonly game: Game }) {
  const text = ui().panels;
  const { terrain, water } = figuresOf(game.title, game.shown.value);
  const rows: readonly (readonly [sign: string, name: string, cost: string])[] = [
    ['plain', text.plain, String(terrain.plain)],
    ['mountain', text.mountain, String(terrain.mountain)],
    ['small', text.small, String(terrain.small)],
    ['medium', text.medium, String(terrain.medium)],
    ['large', text.large, String(terrain.large)],
    ['river', text.river, `+${water.river}`],
    ['lake', text.lake, `+${water.lake}`],
  ];
  return (
    <section class="costs" aria-label={text.costs}>
      <h2>{text.costs}</h2>
      <ul>
        {rows.map(([sign, name, cost]) => (
          <li key={sign}>
            <svg class={`cost-sign ${sign}`} width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
              <path d={SIGNS[sign]} />
            </svg>
            <span class="good-name">{name}</span>
            <b>{cost}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The signs of the map, in a box from -8 to 8. */
const SIGNS: Readonly<Record<string, string>> = {
  plain: 'M-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0',
  mountain: 'M-5 4L0 -5L5 4Z',
  small: 'M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0',
  medium: 'M-5 -5H5V5H-5Z',
  large: 'M0 -7L6 -3.500V3.500L0 7L-6 3.500V-3.500Z',
  river: 'M-8 2C-4 -6 -1 6 2 0S6 -4 8 -2',
  lake: 'M-8 0H8',
};
