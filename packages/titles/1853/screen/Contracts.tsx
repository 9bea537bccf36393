/** Contracts in play: one's own with what is still missing, of the others what everybody knows. */

import type { HexId } from '@kursbuch/eighteen';
import { type Game, hexOutline, placesOf, words } from '@kursbuch/screens/eighteen';
import { Rich, Sign } from '@kursbuch/screens/frame';
import type { Seat } from '@kursbuch/table';
import { type Contract, joinedCities, neverSettled, ownOf, partsOf, type Verdict } from '../rules/index.ts';
import './contracts.css';
import { cityName, sheetSeen } from './sheet.ts';
import { own } from './words.ts';

interface Props {
  readonly game: Game;
}

/** The contract of whoever looks at the screen: the cities that hang together most, and the others. */
function ownContract(game: Game) {
  const { value: seat } = game.eye;
  const sheet = sheetSeen(game);
  const contract = seat === null ? undefined : ownOf(game.shown.value).contracts[seat];
  if (seat === null || !sheet || !contract || contract.fulfilled || sheet.cities.length === 0) return null;
  const [joined = [], ...rest] = partsOf(joinedCities(game.title, game.shown.value), sheet.cities);
  return { seat, contract, joined, missing: rest.flat() };
}

export function Contracts({ game }: Props) {
  const text = own();
  const { contracts, seating } = ownOf(game.shown.value);
  const mine = ownContract(game);
  const others = seating.filter((seat) => seat !== mine?.seat && contracts[seat]);
  if (others.length === 0) return <p class="sec dim">{text.noContracts}</p>;
  return (
    <div class="contracts">
      {mine ? <Mine game={game} {...mine} /> : <Covered game={game} />}
      <section class="sec">
        <header>
          <h2>{mine ? text.others : text.all}</h2>
        </header>
        <ul>
          {others.map((seat) => (
            <Known key={seat} game={game} seat={seat} contract={contracts[seat] as Contract} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Mine({
  game,
  contract,
  joined,
  missing,
}: Props & {
  readonly contract: Contract;
  readonly joined: readonly HexId[];
  readonly missing: readonly HexId[];
}) {
  const text = own();
  const names = (cities: readonly HexId[]) => cities.map((city) => cityName(game, city));
  return (
    <section class="sec own-contract">
      <header>
        <h2>{text.yourContract}</h2>
        <span>{text.onlyYouNames}</span>
        {game.persons.length > 1 && (
          <button type="button" class="chip-btn" onClick={() => game.cover()}>
            {text.coverMine}
          </button>
        )}
      </header>
      <ol class="contract-line">
        {names(joined).map((name) => (
          <li key={name} class="is-joined">
            {name}
          </li>
        ))}
        {names(missing).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <p class="ends">
        <span>
          <Rich text={text.joined(joined.length, contract.count)} />
        </span>
        <span>
          <Rich text={text.bondBack(words().money(game.title, contract.bond))} />
        </span>
      </p>
      {missing.length > 0 && <p>{text.missing(words().list(names(missing)))}</p>}
    </section>
  );
}

/** At a screen of several each opens his own. */
function Covered({ game }: Props) {
  const text = own();
  const { contracts } = ownOf(game.shown.value);
  const here = game.persons.filter((seat) => contracts[seat] && contracts[seat]?.cities === null);
  if (game.persons.length < 2 || here.length === 0) return null;
  return (
    <section class="sec own-contract">
      <header>
        <h2>{text.yourContract}</h2>
      </header>
      <p>{text.covered}</p>
      <div class="chips">
        {here.map((seat) => (
          <button
            key={seat}
            type="button"
            class="chip-btn"
            onClick={() => {
              game.eye.value = seat;
            }}
          >
            <Sign game={game} seat={seat} /> {text.showMine(game.sitter(seat).name)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** A contract as everybody knows it. */
function Known({ game, seat, contract }: Props & { readonly seat: Seat; readonly contract: Contract }) {
  const text = own();
  const { bond, count, cities, fulfilled } = contract;
  const sum = words().money(game.title, bond);
  const verdict = ownOf(game.shown.value).verdicts[seat];
  const open = neverSettled(game.now.value, seat);
  return (
    <li>
      <Sign game={game} seat={seat} />
      <span>
        {cities === null
          ? open
            ? text.unsettled(open.map((city) => cityName(game, city)).join(', '))
            : text.cityCount(count)
          : `${fulfilled ? text.fulfilled : text.lost}: ${cities.map((city) => cityName(game, city)).join(', ')}`}
        {verdict && <small>{verdictText(game, verdict)}</small>}
      </span>
      <span>
        {cities === null ? (
          <Rich text={text.bondOf(sum)} />
        ) : fulfilled ? (
          text.bondReturned(sum)
        ) : (
          text.bondLost(sum)
        )}
      </span>
    </li>
  );
}

/** What the others said to a contract that was against the rules. */
const verdictText = (game: Game, { isPardoned, pardonedBy }: Verdict): string =>
  isPardoned
    ? own().forgiven(words().list(pardonedBy.map((seat) => game.sitter(seat).name)))
    : own().condemned;

/** All of them, when the game is over. */
export function OpenContracts({ game }: Props) {
  const { contracts, seating } = ownOf(game.now.value);
  return (
    <section class="contracts open-contracts">
      <h2>{own().opened}</h2>
      <ul>
        {seating.map((seat) => (
          <Known key={seat} game={game} seat={seat} contract={contracts[seat] as Contract} />
        ))}
      </ul>
    </section>
  );
}

/** The cities of the own contract on the map: joined ones quietly, the others bright. */
export function ContractOnMap({ game }: Props) {
  const mine = ownContract(game);
  if (!mine) return null;
  const { board } = game.title;
  const where = placesOf(board);
  const d = hexOutline(board.orientation, 3);
  return (
    <g class="contract-lit">
      {mine.joined.map((city) => (
        <path key={city} class="is-joined" transform={where.get(city)} d={d} />
      ))}
      {mine.missing.map((city) => (
        <path key={city} transform={where.get(city)} d={d} />
      ))}
    </g>
  );
}
