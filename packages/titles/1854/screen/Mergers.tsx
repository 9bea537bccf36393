/** Two local railways become a company: who with whom, what becomes of a pair, and what stays and goes. */

import {
  type CompanyId,
  cashOf,
  type EighteenState,
  faceAt,
  freeSlots,
  type HexId,
  privateState,
  type Title,
  trainsOf,
} from '@kursbuch/eighteen';
import {
  Charts,
  Chip,
  type Game,
  HexIcon,
  type MarkerMove,
  MarkIcon,
  Owned,
  offered,
  SheetDrawing,
  sceneOf,
  sheetsOf,
  TrainBox,
  words,
} from '@kursbuch/screens/eighteen';
import { isWide, Sign } from '@kursbuch/screens/frame';
import type { Seat } from '@kursbuch/table';
import {
  freeLetters,
  isPlus,
  LAG_HOMES,
  LAG_PAR,
  type LetterTask,
  type LocalId,
  type MergerConsentTask,
  type MergersTask,
  openLocals,
} from '../rules/index.ts';
import './merger.css';
import { own } from './words.ts';

type Pair = readonly [LocalId, LocalId];

interface Props {
  readonly game: Game;
}

const nameOf = ({ title }: Game, local: LocalId): string => title.companies.get(local)?.name ?? local;

const ownerOf = ({ shown }: Game, local: LocalId): Seat | null => {
  const { owner } = privateState(shown.value, local);
  return typeof owner === 'number' ? owner : null;
};

/** The pair it is about: proposed, agreed on, or in the hand. */
function pairOf(game: Game): Pair | null {
  const task = game.shown.value.agenda.at(-1);
  if (task?.kind === 'mergerConsent' || task?.kind === 'lagLetter') {
    const { one, other } = task as MergerConsentTask | LetterTask;
    return [one, other];
  }
  const action = game.isPast.value ? undefined : game.draft.value?.action;
  if (action?.type !== 'proposeMerger') return null;
  return action.one < action.other ? [action.one, action.other] : [action.other, action.one];
}

export function Mergers({ game }: Props) {
  const text = own();
  const state = game.shown.value;
  const pair = pairOf(game);
  const isForced = Number(state.phase) >= 6;
  const pairs = openLocals(state).flatMap((one, index, all) =>
    index % 2 === 0 && all[index + 1] !== undefined
      ? [`${nameOf(game, one)} + ${nameOf(game, all[index + 1] ?? '')}`]
      : [],
  );
  return (
    <section class="work mergers" aria-label={text.mergers}>
      <div class="merger-column">
        <div class="merger-born">
          {pair ? <Joined game={game} pair={pair} /> : <p class="merger-note">{text.choosePair}</p>}
          <Letters game={game} />
        </div>
        <Region game={game} pair={pair} />
        <section class="merger-rest">
          <h2>{text.what}</h2>
          <dl class="goes">
            {text.rows.map(([what, then]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{then}</dd>
              </div>
            ))}
          </dl>
          {/* Beside it where there is room for the overview. */}
          {!isWide.value && <Owned game={game} />}
        </section>
      </div>
      <div class="merger-column">
        <div class="merger-pairs">
          <Pairs game={game} pair={pair} />
          <p class="merger-note">
            <b>{isForced ? text.forced : text.voluntary}</b>{' '}
            {isForced ? text.forcedText(pairs.join(', ')) : text.voluntaryText}
          </p>
        </div>
        <Homes game={game} pair={pair} />
        <FirstPrice game={game} />
      </div>
    </section>
  );
}

/** The sheets to choose among. */
function Letters({ game }: Props) {
  const seat = game.seat.value;
  const letters = game.isPast.value ? [] : offered(game.ownOffers.value, 'chooseLetter');
  if (seat === null || letters.length === 0) return null;
  return (
    <div class="chips">
      {letters.map((action) => (
        <Chip key={action.company} game={game} seat={seat} action={action}>
          <MarkIcon look={game.look} company={action.company} size={24} label={false} />
          {own().letterConfirm(action.company)}
        </Chip>
      ))}
    </div>
  );
}

/** The sheet in the hand, or the only one left. */
function letterOf({ shown, draft, isPast }: Game): CompanyId | undefined {
  const action = isPast.value ? undefined : draft.value?.action;
  if (action?.type === 'chooseLetter') return action.company;
  const letters = freeLetters(shown.value);
  return letters.length === 1 ? letters[0] : undefined;
}

// ---------------------------------------------------------------- one pair

const HEIGHT = 190;

/** Two lines that become one. */
function Joined({ game, pair }: Props & { readonly pair: Pair }) {
  const text = own();
  const state = game.shown.value;
  const { money, nameOf: personOf } = words();
  const [first, second] = pair.map((local) => ownerOf(game, local));
  const director = personOf(state, first ?? 'bank');
  const letters = freeLetters(state);
  const chosen = letterOf(game);
  const sum = pair.reduce((all, local) => all + cashOf(state, local), 0);
  return (
    <div class="pair-shown">
      <div class="joining">
        {pair.map((local) => (
          <Local key={local} game={game} local={local} />
        ))}
      </div>
      <svg class="join-lines" viewBox={`0 0 120 ${HEIGHT}`} aria-hidden="true">
        <path d={`M0 48C70 48 50 95 110 95`} />
        <path d={`M0 142C70 142 50 95 110 95`} />
        <circle cx="110" cy="95" r="7" />
      </svg>
      <div class="born">
        <h2>
          {chosen !== undefined && <MarkIcon look={game.look} company={chosen} size={34} label={false} />}
          {text.newCompany(chosen ?? letters.join('/'))}
        </h2>
        <ul>
          {first !== undefined && first !== null && (
            <li>
              <Sign game={game} seat={first} />{' '}
              {first === second ? text.owns(director) : text.directs(director)}
            </li>
          )}
          {second !== undefined && second !== null && first !== second && (
            <li>
              <Sign game={game} seat={second} /> {text.holds(personOf(state, second))}
            </li>
          )}
          <li>
            <b>{text.treasury(money(game.title, sum))}</b>
          </li>
          <li>
            <b>{text.price(words().number(LAG_PAR))}</b>
          </li>
          <li class="dim">{text.noTrain}</li>
        </ul>
      </div>
    </div>
  );
}

/** One of the two, with what becomes of its trains. */
function Local({ game, local }: Props & { readonly local: LocalId }) {
  const text = own();
  const state = game.shown.value;
  const owner = ownerOf(game, local);
  return (
    <div class="merging">
      <MarkIcon look={game.look} company={local} size={34} label={false} />
      <div>
        <strong>{nameOf(game, local)}</strong>
        <p>
          {owner !== null && (
            <>
              <Sign game={game} seat={owner} /> {game.sitter(owner).name},{' '}
            </>
          )}
          {text.treasury(words().money(game.title, cashOf(state, local)))}
        </p>
        {trainsOf(state, local).map(({ id, kind }) => (
          <p key={id} class="dim">
            <TrainBox kind={kind} /> {isPlus(kind) ? text.leaves : text.toPool}
          </p>
        ))}
      </div>
    </div>
  );
}

// ---------------------------------------------------------------- where it leaves, where it begins

/** The map it leaves: the stations of the pair are ringed. */
function Region({ game, pair }: Props & { readonly pair: Pair | null }) {
  const text = own();
  const sheet = sheetsOf(game).all.value.find(({ id }) => id === 'region');
  if (!sheet) return null;
  return (
    <section class="merger-region">
      <Head title={text.stations} hint={pair ? text.stationsHint : ''} />
      <SheetDrawing game={game} sheet={sheet} scale={isWide.value ? 0.72 : 0.56} ringed={pair ?? []} />
    </section>
  );
}

/** How many stations a home takes as it lies; null where it has no city yet. */
function roomAt(title: Title, { tiles, stations }: EighteenState, hex: HexId): number | null {
  const isCity = faceAt(title.board, tiles, hex)?.stops[0]?.kind === 'city';
  return isCity ? freeSlots(title.board, tiles, stations, hex, 0) : null;
}

/** Where it may begin: the two cities as they are now. */
function Homes({ game, pair }: Props & { readonly pair: Pair | null }) {
  const text = own();
  const state = game.shown.value;
  const pictures = sceneOf(game).pictures.value;
  const director = pair ? ownerOf(game, pair[0]) : null;
  return (
    <section class="merger-homes">
      <Head
        title={text.homes}
        hint={director === null ? text.homesHint : text.homesOf(game.sitter(director).name)}
      />
      <ul>
        {LAG_HOMES.map((hex) => {
          const picture = pictures.get(hex);
          const room = roomAt(game.title, state, hex);
          return (
            <li key={hex}>
              {picture && <HexIcon title={game.title} picture={picture} size={64} look={game.look} />}
              <div>
                <strong>{words().placeName(game.title, hex)}</strong>
                <span>{room ? text.homeRoom(room) : text.homeTile}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Where its price begins, among the others. */
function FirstPrice({ game }: Props) {
  const text = own();
  const { market } = game.title;
  const to = [...market.cells.values()].find(({ price, par }) => par && price === LAG_PAR)?.id;
  const company = letterOf(game) ?? freeLetters(game.shown.value)[0];
  if (to === undefined || company === undefined) return null;
  const move: MarkerMove = { company, from: null, to, before: null, after: LAG_PAR, gain: true };
  return (
    <section class="merger-price market-view">
      <Head title={text.firstPrice} hint={text.firstPriceHint(words().number(LAG_PAR))} />
      <Charts game={game} compact arrives={[move]} />
    </section>
  );
}

const Head = ({ title, hint }: { readonly title: string; readonly hint: string }) => (
  <header>
    <h2>{title}</h2>
    <span>{hint}</span>
  </header>
);

// ---------------------------------------------------------------- all pairs

/** Every pair of local railways: a touch takes it into the hand. */
function Pairs({ game, pair }: Props & { readonly pair: Pair | null }) {
  const text = own();
  const state = game.shown.value;
  const locals = openLocals(state);
  const seat = game.isPast.value ? null : game.seat.value;
  const open = seat === null ? [] : offered(game.ownOffers.value, 'proposeMerger');
  const asked = state.agenda.findLast((task): task is MergersTask => task.kind === 'mergers');
  return (
    <section>
      <Head title={text.pairs} hint={text.pairsHint} />
      <div class="scroll-x">
        <table class="pairs">
          <thead>
            <tr>
              <td />
              {locals.slice(1).map((other) => (
                <th key={other} scope="col">
                  <MarkIcon look={game.look} company={other} size={24} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {locals.slice(0, -1).map((one, row) => (
              <tr key={one}>
                <th scope="row">
                  <MarkIcon look={game.look} company={one} size={24} />
                </th>
                {locals.slice(1).map((other, column) => {
                  if (column < row) return <td key={other} class="none" />;
                  const action = open.find((choice) => choice.one === one && choice.other === other);
                  const isIt = pair?.[0] === one && pair[1] === other;
                  const signs = [...new Set([ownerOf(game, one), ownerOf(game, other)])].flatMap((owner) =>
                    owner === null ? [] : [<Sign key={owner} game={game} seat={owner} />],
                  );
                  if (action && seat !== null)
                    return (
                      <td key={other}>
                        <Chip
                          game={game}
                          seat={seat}
                          action={action}
                          about={text.pairOf(nameOf(game, one), nameOf(game, other))}
                        >
                          {signs}
                        </Chip>
                      </td>
                    );
                  const isDeclined = asked?.declined.includes(`${one}+${other}`) ?? false;
                  return (
                    <td key={other} class={isIt ? 'it' : ''}>
                      {isIt ? (
                        signs
                      ) : isDeclined ? (
                        <small>{text.declined}</small>
                      ) : (
                        <span class="dim">·</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="pair-key">
        <i class="yours" /> {text.yours}
        <i class="open" /> {text.possible}
      </p>
    </section>
  );
}
