/** The cities of a contract: written in secret one by one, each with a share that everybody sees taken. */

import { type CompanyId, type HexId, ordinaryOf } from '@kursbuch/eighteen';
import {
  type ActionOf,
  boxOf,
  Chip,
  centre,
  figure,
  type Game,
  hexOutline,
  inHand,
  MarkIcon,
  offered,
  placesOf,
  words,
} from '@kursbuch/screens/eighteen';
import { isWide, Sign } from '@kursbuch/screens/frame';
import type { Seat } from '@kursbuch/table';
import {
  CALCUTTA,
  CONTRACT_SHARES,
  cityLimits,
  countOf,
  GANGES,
  GANGES_CITIES,
  optionsOf,
  ownOf,
  passProblem,
  type Sheet,
} from '../rules/index.ts';
import './contracts.css';
import { CITIES, cityName, cityValue, leftOf, sheetSeen, sortedCities, writerOf } from './sheet.ts';
import { own } from './words.ts';

interface Props {
  readonly game: Game;
}

/** The sheet of whoever looks, who has written it, and what is open to him: nothing while others write. */
interface Turn {
  readonly seat: Seat;
  readonly sheet: Sheet;
  readonly isWriting: boolean;
  readonly open: readonly ActionOf<'writeCity'>[];
  readonly held: ActionOf<'writeCity'> | null;
}

function turnOf(game: Game): Turn | null {
  const seat = game.eye.value;
  const sheet = sheetSeen(game, seat);
  if (seat === null || sheet === null) return null;
  const isWriting = writerOf(game) === seat;
  const held = isWriting ? inHand(game, seat) : null;
  return {
    seat,
    sheet,
    isWriting,
    open: isWriting ? offered(game.ownOffers.value, 'writeCity') : [],
    held: held?.type === 'writeCity' ? held : null,
  };
}

export function Cities({ game }: Props) {
  const text = own();
  const turn = turnOf(game);
  return (
    <section class="work cities" aria-label={text.cities}>
      <CityMap game={game} turn={turn} />
      <div class="city-rest">
        {turn?.isWriting ? <CityList game={game} turn={turn} /> : <p>{text.waitCities}</p>}
        {/* Beside it where there is room for the overview. */}
        {!isWide.value && <CitiesBeside game={game} />}
      </div>
    </section>
  );
}

// ---------------------------------------------------------------- the map

/** Where a name has room beside its disc. */
const NAMES: Readonly<Record<HexId, 'left' | 'above' | 'below' | 'beneath'>> = {
  B8: 'left',
  E7: 'left',
  F14: 'above',
  G13: 'left',
  // To the left below it: on a phone the next disc lies to the right.
  G17: 'beneath',
  G19: 'above',
  H10: 'left',
  H20: 'below',
  H22: 'above',
  I3: 'above',
  J8: 'left',
  J28: 'below',
  R14: 'left',
  R16: 'below',
};

const KEYS = ['free', 'written', 'chosen', 'closed'] as const;

export function CityMap({ game, turn }: Props & { readonly turn: Turn | null }) {
  const text = own();
  const { board } = game.title;
  const where = placesOf(board);
  const box = boxOf(board, 4);
  const at = (city: HexId): { left: string; top: string } => {
    const [x, y] = centre(board.orientation, city);
    return {
      left: `${figure(((x - box.x) / box.width) * 100)}%`,
      top: `${figure(((y - box.y) / box.height) * 100)}%`,
    };
  };
  return (
    <figure class="city-map" aria-label={text.map}>
      <div>
        <svg
          viewBox={`${figure(box.x)} ${figure(box.y)} ${figure(box.width)} ${figure(box.height)}`}
          aria-hidden="true"
        >
          {[...board.hexes.keys()].map((hex) => (
            <path
              key={hex}
              class={GANGES.includes(hex) ? 'valley' : ''}
              transform={where.get(hex)}
              d={hexOutline(board.orientation)}
            />
          ))}
        </svg>
        {CITIES.map((city) => (
          <CityDisc key={city} game={game} city={city} turn={turn} at={at(city)} />
        ))}
      </div>
      {turn && (
        <figcaption>
          {KEYS.filter((state) => turn.isWriting || state === 'written').map((state) => (
            <span key={state}>
              <i class={`disc ${state}`} />
              {
                {
                  free: text.keyFree,
                  written: text.keyWritten,
                  chosen: text.keyChosen,
                  closed: text.keyClosed,
                }[state]
              }
            </span>
          ))}
          <span>
            <i class="disc valley" />
            {text.keyGanges}
          </span>
        </figcaption>
      )}
    </figure>
  );
}

function CityDisc({
  game,
  city,
  turn,
  at,
}: Props & {
  readonly city: HexId;
  readonly turn: Turn | null;
  readonly at: { readonly left: string; readonly top: string };
}) {
  const value = words().number(cityValue(city));
  const name = cityName(game, city);
  const place = NAMES[city] ?? 'right';
  const label = <span class={`city-name ${place}`}>{name}</span>;
  if (!turn?.isWriting)
    return (
      <span class="city-disc" style={at}>
        <i class={`disc ${turn?.sheet.cities.includes(city) ? 'written' : ''}`}>{value}</i>
        {label}
      </span>
    );
  const { seat, sheet, open, held } = turn;
  const first = open.find((action) => action.city === city);
  const state = sheet.cities.includes(city)
    ? 'written'
    : held?.city === city
      ? 'chosen'
      : first
        ? 'free'
        : 'closed';
  const [company = ''] = CONTRACT_SHARES[city] ?? [];
  return (
    <button
      type="button"
      class="city-disc"
      style={at}
      aria-pressed={state === 'chosen'}
      onClick={() =>
        held?.city === city
          ? game.letGo()
          : void game.choose(seat, first ?? { type: 'writeCity', city, company })
      }
    >
      <i class={`disc ${state}`}>{value}</i>
      {label}
    </button>
  );
}

// ---------------------------------------------------------------- the list

function CityList({ game, turn }: Props & { readonly turn: Turn }) {
  const text = own();
  return (
    <table class="tt city-list">
      <thead>
        <tr>
          <th scope="col">{text.city}</th>
          <th scope="col">{text.value}</th>
          <th scope="col" class="l">
            {text.shareToTake}
          </th>
        </tr>
      </thead>
      <tbody>
        {sortedCities(game).map((city) => (
          <CityRow key={city} game={game} turn={turn} city={city} />
        ))}
      </tbody>
    </table>
  );
}

function CityRow({ game, turn, city }: Props & { readonly turn: Turn; readonly city: HexId }) {
  const text = own();
  const { seat, sheet, open, held } = turn;
  const name = cityName(game, city);
  const isWritten = sheet.cities.includes(city);
  const isValley = city === CALCUTTA.hex || GANGES_CITIES.includes(city);
  // Where sheets are not checked any company goes with any city.
  const companies = optionsOf(game.shown.value).uncheckedBids
    ? [...game.title.companies.keys()]
    : (CONTRACT_SHARES[city] ?? []);
  const isOpen = (company: CompanyId) =>
    open.some((action) => action.city === city && action.company === company);
  return (
    <tr class={held?.city === city ? 'now' : ''}>
      <th scope="row">
        {name}
        {isWritten ? (
          <small class="good"> {text.inContract}</small>
        ) : (
          isValley && <small> {text.ganges}</small>
        )}
      </th>
      <td>{words().number(cityValue(city))}</td>
      <td class="l">
        <span class="chips">
          {companies.map((company) => (
            <Chip
              key={company}
              game={game}
              seat={seat}
              action={{ type: 'writeCity', city, company }}
              allowed={isOpen(company)}
              about={name}
            >
              <MarkIcon look={game.look} company={company} size={22} />
            </Chip>
          ))}
        </span>
      </td>
    </tr>
  );
}

// ---------------------------------------------------------------- who sees what

export function CitiesBeside({ game }: Props) {
  const turn = turnOf(game);
  return (
    <div class="contracts-beside">
      {turn && <OnlyYou game={game} turn={turn} />}
      <AllSee game={game} />
      <SharesLeft game={game} />
    </div>
  );
}

/** Bond, number of cities, shares taken: no more than that. */
function AllSee({ game }: Props) {
  const text = own();
  const state = game.shown.value;
  const { seating, contracts, contractShares } = ownOf(state);
  const task = state.agenda.at(-1) as { readonly seat?: Seat; readonly done?: readonly Seat[] } | undefined;
  return (
    <section class="sec">
      <header>
        <h2>{text.allSee}</h2>
        <span>{text.allSeeHint}</span>
      </header>
      <table class="tt all-see">
        <thead>
          <tr>
            <th scope="col">{text.seat}</th>
            <th scope="col">{text.bond}</th>
            <th scope="col">{text.cities}</th>
            <th scope="col" class="l">
              {text.shares}
            </th>
          </tr>
        </thead>
        <tbody>
          {seating.map((seat) => {
            const shares = [...game.title.companies.keys()].flatMap((company) =>
              Array.from({ length: countOf(contractShares, company, seat) }, (_, index) => ({
                key: `${company} ${index}`,
                company,
              })),
            );
            return (
              <tr key={seat} class={task?.seat === seat ? 'now' : ''}>
                <th scope="row">
                  <span class="sheet-seat">
                    <Sign game={game} seat={seat} /> {game.sitter(seat).name}
                    {state.priority === seat && <small>{text.elephant}</small>}
                    {task?.done?.includes(seat) && <small>{text.done}</small>}
                  </span>
                </th>
                <td>{words().number(contracts[seat]?.bond ?? 0)}</td>
                <td>{contracts[seat]?.count ?? 0}</td>
                <td class="l">
                  <span class="marks">
                    {shares.map(({ key, company }) => (
                      <MarkIcon key={key} look={game.look} company={company} size={20} />
                    ))}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function OnlyYou({ game, turn: { sheet, held, isWriting } }: Props & { readonly turn: Turn }) {
  const text = own();
  const state = game.now.value;
  const { money, number } = words();
  const [least, most] = cityLimits(state);
  const problem = passProblem(state, sheet, !optionsOf(state).uncheckedBids);
  const why = problem ? words().refusal(game.title, state, { rule: '', params: {}, ...problem }) : null;
  const left = leftOf(sheet) - (held ? cityValue(held.city) : 0);
  const written = sheet.cities.map((city) => ({ city, isHeld: false }));
  const all = held ? [...written, { city: held.city, isHeld: true }] : written;
  return (
    <section class="sec">
      <header>
        <h2>{text.onlyYou}</h2>
      </header>
      <div class="own-sheet">
        <header>
          <h3>{text.yourSheet}</h3>
          <span>{text.sheetHint(least, most, money(game.title, sheet.bond))}</span>
        </header>
        {all.length === 0 && <p>{text.empty}</p>}
        <ol>
          {all.map(({ city, isHeld }) => (
            <li key={`${city} ${isHeld}`} class={isHeld ? 'held' : ''}>
              {cityName(game, city)}
              <b>{number(cityValue(city))}</b>
            </li>
          ))}
        </ol>
        <p class="own-left">
          {text.leftOver}
          <b>{number(left)}</b>
        </p>
        {isWriting && !held && (
          <p class={why === null ? 'good' : ''}>{why === null ? text.mayPass : text.passLater(why)}</p>
        )}
      </div>
      {game.canCover.value && (
        <p class="one-screen">
          <svg width="26" height="20" viewBox="0 0 26 20" aria-hidden="true">
            <path d="M2 10Q13 -2 24 10Q13 22 2 10ZM4 18 22 2" />
          </svg>
          <span>
            <b>{text.oneScreen}</b> {text.oneScreenText}
          </span>
        </p>
      )}
    </section>
  );
}

/** Single shares that are there to take. */
const SHARES = 8;

function SharesLeft({ game }: Props) {
  const text = own();
  const state = game.shown.value;
  return (
    <section class="sec">
      <header>
        <h2>{text.sharesLeft}</h2>
        <span>{text.sharesLeftHint(SHARES)}</span>
      </header>
      <table class="tt shares-left">
        <tbody>
          {[...game.title.companies.keys()].map((company) => {
            const left = ordinaryOf(state, company, 'offer').length;
            return (
              <tr key={company}>
                <th scope="row">
                  <span class="marks">
                    <MarkIcon look={game.look} company={company} size={20} label={false} /> {company}
                  </span>
                </th>
                <td>{words().number(state.companies[company]?.par ?? 0)}</td>
                <td>
                  <span class="boxes" role="img" aria-label={text.sharesLeftOf(left)}>
                    {Array.from({ length: SHARES }, (_, index) => index).map((index) => (
                      <i key={index} class={index < left ? 'there' : ''} />
                    ))}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
