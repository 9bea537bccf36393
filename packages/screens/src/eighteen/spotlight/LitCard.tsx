/** Beside the network: what the company in the light reaches, and what its trains earn now and next turn. */
import { type CompanyId, trainsOf } from '@kursbuch/eighteen';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { centred, fitted, moved, type Size, toScreen, type View } from '../../parts/map/viewport.ts';
import { centre, type Point } from '../board/geometry.ts';
import { placeName } from '../board/placeNames.ts';
import { stopOf } from '../board/stopOf.ts';
import { FITTING } from '../board/viewport.ts';
import type { Game } from '../game/game.ts';
import { floatText } from '../panels/cells.tsx';
import { companyFigures } from '../panels/figures.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { litOf } from '../runs/lit.ts';
import { boardUi } from '../words/board.ts';
import { ui, words } from '../words/index.ts';
import './spotlight.css';
import { namedStops } from './namedStops.ts';
import { type Earned, type Fleet, type LitNetwork, spotlightOf } from './spotlight.ts';

interface Ref<T> {
  readonly current: T | null;
}

/** The window onto the map. */
interface Window {
  view(): View;
  size(): Size;
  show(view: View, smooth?: boolean): void;
}

/** A small network is not drawn larger than this. */
const NEAR = 0.7;

export function LitCard({ game, moves }: { readonly game: Game; readonly moves: Ref<Window> }) {
  const lit = litOf(game);
  const { company } = lit;
  const network = spotlightOf(game).network.value;
  const card = useRef<HTMLElement>(null);
  useEscape(() => lit.end());
  useNetworkInView(game, network, moves, card);
  // What was touched may be gone: the keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus();
  }, []);
  if (company.value === null || !network) return null;
  return <Card game={game} company={company.value} network={network} card={card} />;
}

/**
 * Before the table's own keys: Escape ends the light and nothing else. It is heard as soon as the card stands:
 * after the next painting it would still leave the past for whoever is quick.
 */
function useEscape(end: () => void): void {
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    addEventListener('keydown', hear, true);
    return () => removeEventListener('keydown', hear, true);
  }, []);
}

type Corner = 'bottom-right' | 'top-right' | 'bottom-left' | 'bottom' | 'top';

/** The card lies where it covers least of the network; a network out of sight is brought into it, and left as it was. */
function useNetworkInView(
  game: Game,
  network: LitNetwork | null,
  moves: Ref<Window>,
  card: Ref<HTMLElement>,
): void {
  const before = useRef<View | null>(null);
  const { orientation } = game.title.board;
  useLayoutEffect(() => {
    const [moving, own] = [moves.current, card.current];
    if (!moving || !own || !network) return;
    const places = [...network.hexes].map((hex) => centre(orientation, hex));
    const frame = moving.size();
    const isSeen = ([x, y]: Point): boolean => x > 0 && y > 0 && x < frame.width && y < frame.height;
    if (places.length > 0 && !places.every((place) => isSeen(toScreen(moving.view(), place)))) {
      before.current ??= moving.view();
      const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
      const [x, y] = [Math.min(...xs) - 60, Math.min(...ys) - 60];
      const box = { x, y, width: Math.max(...xs) + 60 - x, height: Math.max(...ys) + 60 - y };
      const wanted = fitted(box, { ...frame, height: frame.height - own.offsetHeight }, 6, FITTING);
      const scale = Math.min(wanted.scale, Math.max(moving.view().scale, NEAR));
      const middle: Point = [box.x + box.width / 2, box.y + box.height / 2];
      moving.show(moved(centred(middle, scale, frame), 0, -own.offsetHeight / 2), false);
    }
    const room = 50 * moving.view().scale;
    const points = places.map((place) => toScreen(moving.view(), place));
    const hasTray = own.parentElement?.querySelector('.tray') !== null;
    const corners: readonly Corner[] =
      frame.width < 700
        ? ['bottom', 'top']
        : hasTray
          ? ['top-right', 'bottom-left']
          : ['bottom-right', 'top-right', 'bottom-left'];
    const covered = (corner: Corner): number => {
      const [wide, high] = [own.offsetWidth + room + 14, own.offsetHeight + room + 14];
      return points.filter(
        ([x, y]) =>
          (corner.startsWith('top') ? y < high : y > frame.height - high) &&
          (!corner.endsWith('right') || x > frame.width - wide) &&
          (!corner.endsWith('left') || x < wide),
      ).length;
    };
    own.dataset.corner = [...corners].sort((one, other) => covered(one) - covered(other))[0] ?? 'bottom';
  }, [network?.company]);
  useEffect(
    () => () => {
      if (before.current) moves.current?.show(before.current, false);
    },
    [],
  );
}

function Card({
  game,
  company,
  network,
  card,
}: {
  readonly game: Game;
  readonly company: CompanyId;
  readonly network: LitNetwork;
  readonly card: { current: HTMLElement | null };
}) {
  const text = boardUi().light;
  const { title } = game;
  const state = game.shown.value;
  const of = companyFigures(title, state).find((one) => one.company === company);
  const names = (stops: readonly string[]): string => {
    const { shown, more } = namedStops(stops.map((stop) => nameOf(game, stop)));
    return more > 0 ? text.andMore(shown.join(', '), more) : words().list(shown);
  };
  const home = title.companies.get(company)?.home;
  return (
    <section class="lit-card map-over" ref={card} tabIndex={-1} aria-label={text.title(company)}>
      <header>
        <MarkIcon look={game.look} company={company} size={28} label={false} />
        <h2>{of?.name ?? company}</h2>
        <button
          type="button"
          class="icon"
          aria-label={text.end}
          title={text.end}
          onClick={() => litOf(game).end()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div role="status">
        {of?.floating && <p>{floatText(title, of)}</p>}
        <Runs game={game} company={company} />
        <p>
          {network.stops.length > 0
            ? text.reaches(network.stops.length, names(network.stops))
            : text.noStation(home ? words().hexName(title, home) : '')}
          {network.closed.length > 0 && ` ${text.closed(names(network.closed))}`}
        </p>
      </div>
    </section>
  );
}

const nameOf = (game: Game, stop: string): string =>
  placeName(game.title, stopOf(stop).hex) ?? stopOf(stop).hex;

/** The two figures; where they differ a touch draws the one or the other. */
function Runs({ game, company }: { readonly game: Game; readonly company: CompanyId }) {
  const text = boardUi().light;
  const { ahead, earned, drawn } = spotlightOf(game);
  const { loses, by, isNext } = ahead.value;
  const owned = trainsOf(game.shown.value, company);
  if (owned.length === 0)
    return (
      <dl>
        <Line name={text.now}>{text.noTrain}</Line>
        <Line name={text.next} note={text.noTrainNote}>
          {text.nothing}
        </Line>
      </dl>
    );
  const [today, left] = [earned.today.value, earned.left.value];
  const draw = (fleet: Fleet) => () => {
    drawn.value = fleet;
  };
  const choose = (fleet: Fleet): Choice | undefined =>
    loses.length === 0 ? undefined : { on: drawn.value === fleet, act: draw(fleet) };
  const scrapped = words().list([...new Set(loses.map(({ kind }) => ui().panels.trains.all(kind)))]);
  const sum = (found: Earned | null) => <Sum game={game} company={company} found={found} />;
  const same = (
    <Line name={text.next}>
      <span class="same">{text.assumed}</span>
    </Line>
  );
  return (
    <dl>
      <Line name={text.now} choose={choose('today')}>
        {sum(today)}
      </Line>
      {loses.length === 0 ? (
        same
      ) : isNext ? (
        <Line
          name={text.next}
          note={text.scraps(words().trainName(by ?? ''), scrapped)}
          choose={choose('left')}
        >
          {sum(left)}
        </Line>
      ) : (
        <>
          {same}
          <Line
            name={text.orNext}
            note={text.ifSold(words().trainName(by ?? ''), scrapped)}
            choose={choose('left')}
          >
            {sum(left)}
          </Line>
        </>
      )}
    </dl>
  );
}

interface Choice {
  readonly on: boolean;
  act(): void;
}

function Line({
  name,
  note,
  choose,
  children,
}: {
  readonly name: string;
  readonly note?: string;
  readonly choose?: Choice | undefined;
  readonly children: ComponentChildren;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {choose ? (
          <button type="button" aria-pressed={choose.on} title={boardUi().light.draw} onClick={choose.act}>
            {children}
          </button>
        ) : (
          <span>{children}</span>
        )}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

/** What runs bring, in all and for a share. */
function Sum({
  game,
  company,
  found,
}: {
  readonly game: Game;
  readonly company: CompanyId;
  readonly found: Earned | null;
}) {
  const text = boardUi().light;
  const { title } = game;
  const { money } = words();
  if (!found) return <>{text.searching}</>;
  const share = (found.revenue * title.shares.paperSize(game.shown.value, company)) / 100;
  const amount = money(title, found.revenue);
  return (
    <>
      <b>{found.optimal ? amount : text.atLeast(amount)}</b> · {text.perShare(money(title, share))}
    </>
  );
}
