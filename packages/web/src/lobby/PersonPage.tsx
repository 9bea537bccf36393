/** The page of a person: what was played, how it ended and with whom, as far as whoever looks may see it. */
import { PLAYER_NAMES } from '@kursbuch/bots/players';
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { region } from '@kursbuch/screens/settings/settings.ts';
import { words } from '@kursbuch/screens/words/index.ts';
import { titleNamed } from '@kursbuch/titles';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../home/home.css';
import { PersonLink } from '../company/PersonLink.tsx';
import { Ask } from '../home/Ask.tsx';
import { PageHead } from '../home/PageHead.tsx';
import { SitterSign } from '../home/SitterSign.tsx';
import { NoAnswer } from '../online/ask.ts';
import {
  type FinishedGame,
  gamesOf,
  type PersonPage as Page,
  type PageFor,
  pageOf,
  setBlocked,
  showPageTo,
} from '../online/people.ts';
import { person, whoAmI } from '../online/person.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { useAside } from '../titles/useAside.ts';
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import { EndPicture } from './EndPicture.tsx';
import { InviteOne } from './InviteOne.tsx';
import { LobbyBar } from './LobbyBar.tsx';
import { LobbyNav } from './LobbyNav.tsx';
import './lobby.css';
import { NoServer } from './NoServer.tsx';
import './people.css';
import { saidOf } from './said.ts';

type Known = NonNullable<Page['known']>;

const PAGES: readonly PageFor[] = ['everybody', 'companions', 'nobody'];
/** So many games at first, and so many more at once. */
const FIRST = 5;
const MORE = 20;
/** In pixels. */
const MARK = 30;

type Run = (what: () => Promise<unknown>) => void;

export function PersonPage({ id }: { readonly id: string }) {
  const text = onlineUi().persons;
  const page = useSignal<Page | null>(null);
  const problem = useSignal<'silent' | string | null>(null);
  /** One's own page as others see it. */
  const asStranger = useSignal(false);
  const look = async () => {
    try {
      if (person.value === undefined) await whoAmI();
      page.value = await pageOf(id, asStranger.value);
      problem.value = null;
    } catch (thrown) {
      problem.value = thrown instanceof NoAnswer ? 'silent' : saidOf(thrown);
    }
  };
  useEffect(() => {
    void look();
  }, [asStranger.value]);
  const { value: shown } = page;
  useEffect(() => {
    document.title = `${shown?.name ?? text.people} · Kursbuch`;
  });
  return (
    <div class="home lobby people-page">
      <PageHead />
      <LobbyNav here={shown?.you ? 'self' : null} />
      <main>
        {problem.value === 'silent' ? (
          <NoServer again={look} />
        ) : problem.value !== null ? (
          <header class="person-head">
            <h1>{problem.value}</h1>
          </header>
        ) : shown === null ? (
          <div aria-busy="true" />
        ) : (
          <>
            <Head page={shown} asStranger={asStranger} look={look} />
            {shown.known ? (
              <div class="person-body person-cols">
                <div class="person-aside">
                  <ByGame known={shown.known} />
                  <WithWhom known={shown.known} name={shown.name} />
                  <Companies known={shown.known} />
                </div>
                <div class="person-main">
                  <Finished key={String(asStranger.value)} page={shown} asStranger={asStranger.value} />
                  {shown.you && <p class="person-rule">{text.rule}</p>}
                </div>
              </div>
            ) : (
              <div class="person-body">
                <p>
                  <b>{text.closed(shown.name)}</b>
                </p>
                <p>{text.closedText}</p>
              </div>
            )}
          </>
        )}
      </main>
      <LobbyBar here={shown?.you ? 'me' : 'people'} />
    </div>
  );
}

function Head({
  page: { id, name, you, known, blocked, page },
  asStranger,
  look,
}: {
  readonly page: Page;
  readonly asStranger: Signal<boolean>;
  readonly look: () => Promise<void>;
}) {
  const text = onlineUi().persons;
  const problem = useSignal<string | null>(null);
  const run = (what: () => Promise<unknown>) =>
    void what().then(
      () => look(),
      (thrown: unknown) => {
        problem.value = saidOf(thrown);
      },
    );
  const month = new Intl.DateTimeFormat(region(), { month: 'long', year: 'numeric' });
  return (
    <header class="person-head">
      <span class="person-sign" aria-hidden="true">
        {[...name.trim()][0]?.toUpperCase() ?? '?'}
      </span>
      <div>
        <h1>{name}</h1>
        {known && (
          <p>
            {[
              known.since === null ? text.guest : text.since(month.format(known.since)),
              text.counts(known.finished, known.running),
              ...(known.answers === null ? [] : [text.answers(known.answers)]),
            ].join(' ')}
          </p>
        )}
        {blocked && <p class="person-note">{text.isBlocked(name)}</p>}
        {asStranger.value && <p class="person-note">{text.asStranger}</p>}
        {problem.value && <p role="alert">{problem.value}</p>}
      </div>
      <div class="person-acts">
        {you ? (
          <OwnActs page={page} asStranger={asStranger} run={run} />
        ) : (
          person.value && (
            <ActsWith who={{ id, name }} isOpen={known !== undefined} blocked={blocked} run={run} />
          )
        )}
      </div>
    </header>
  );
}

/** On one's own page: who may see it, and how others do. */
function OwnActs({
  page,
  asStranger,
  run,
}: {
  readonly page: Page['page'];
  readonly asStranger: Signal<boolean>;
  readonly run: Run;
}) {
  const text = onlineUi().persons;
  return (
    <>
      {page && !asStranger.value && (
        <label class="person-for">
          <span>{text.whoSees}</span>
          <select
            class="text-field"
            value={page}
            onChange={({ currentTarget }) => {
              const wanted = PAGES.find((one) => one === currentTarget.value);
              if (wanted) run(() => showPageTo(wanted));
            }}
          >
            {PAGES.map((one) => (
              <option key={one} value={one}>
                {text.pageFor[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <button
        type="button"
        class="btn line-btn"
        onClick={() => {
          asStranger.value = !asStranger.value;
        }}
      >
        {asStranger.value ? text.backToMine : text.othersSee}
      </button>
      <a class="btn line-btn" href={addressOf({ at: 'online', title: 'me' })}>
        {onlineUi().account}
      </a>
    </>
  );
}

/** On the page of somebody else: an invitation, and having nothing to do with him. */
function ActsWith({
  who: { id, name },
  isOpen,
  blocked,
  run,
}: {
  readonly who: Pick<Page, 'id' | 'name'>;
  /** One sees more of him than his name. */
  readonly isOpen: boolean;
  readonly blocked: boolean;
  readonly run: Run;
}) {
  const text = onlineUi().persons;
  const isAsked = useSignal(false);
  const isInviting = useSignal(false);
  return (
    <>
      {!blocked && isOpen && (
        <button
          type="button"
          class="btn ink"
          onClick={() => {
            isInviting.value = true;
          }}
        >
          {text.invite}
        </button>
      )}
      <button
        type="button"
        class="btn line-btn"
        onClick={() => {
          if (blocked) run(() => setBlocked(id, false));
          else isAsked.value = true;
        }}
      >
        {blocked ? text.lift : text.block}
      </button>
      {isInviting.value && (
        <InviteOne
          who={{ id, name }}
          close={() => {
            isInviting.value = false;
          }}
        />
      )}
      {isAsked.value && (
        <Ask
          title={text.blockOne(name)}
          close={() => {
            isAsked.value = false;
          }}
        >
          <p>{text.blockText(name)}</p>
          <div class="account-acts">
            <button
              type="button"
              class="btn line-btn"
              onClick={() => {
                isAsked.value = false;
              }}
            >
              {text.cancel}
            </button>
            <button
              type="button"
              class="btn ink"
              onClick={() => {
                isAsked.value = false;
                run(() => setBlocked(id, true));
              }}
            >
              {text.blockSure}
            </button>
          </div>
        </Ask>
      )}
    </>
  );
}

/** A sum of the title's money. */
const moneyOf = (title: string, amount: number): string => {
  const entry = titleNamed(title);
  return entry ? words().money(entry, amount) : words().number(amount);
};

const SectionHead = ({
  id,
  title,
  note,
}: {
  readonly id: string;
  readonly title: string;
  readonly note: string;
}) => (
  <header class="person-part">
    <h2 id={id}>{title}</h2>
    <p>{note}</p>
  </header>
);

function ByGame({ known: { titles } }: { readonly known: Known }) {
  const text = onlineUi().persons;
  if (titles.length === 0) return null;
  const last = Math.max(...titles.map(({ ranks }) => ranks.length));
  const places = Array.from({ length: last }, (_, index) => index);
  /** Only where those who run the server want it, and after enough games. */
  const isRated = titles.some(({ rating }) => rating !== undefined);
  const sum = (place: number) => titles.reduce((all, { ranks }) => all + (ranks[place] ?? 0), 0);
  return (
    <section aria-labelledby="by-game">
      <SectionHead id="by-game" title={text.byGame} note={text.byGameText} />
      <div class="person-table">
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{text.games}</th>
              {places.map((place) => (
                <th key={place} scope="col">
                  {text.ordinal(place + 1)}
                </th>
              ))}
              <th scope="col">{text.best}</th>
              {isRated && <th scope="col">{text.rating}</th>}
            </tr>
          </thead>
          <tbody>
            {titles.map(({ title, games, ranks, best, rating }) => (
              <tr key={title}>
                <th scope="row">{shortTitle(title)}</th>
                <td>
                  <b>{games}</b>
                </td>
                {places.map((place) => (
                  <td key={place}>{ranks[place] || '·'}</td>
                ))}
                <td>{moneyOf(title, best)}</td>
                {isRated && <td>{rating ? text.rated(rating.value, rating.within) : '·'}</td>}
              </tr>
            ))}
          </tbody>
          {titles.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">{text.all}</th>
                <td>{titles.reduce((all, { games }) => all + games, 0)}</td>
                {places.map((place) => (
                  <td key={place}>{sum(place)}</td>
                ))}
                <td />
                {isRated && <td />}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {isRated && <p class="person-rule">{text.ratingText}</p>}
    </section>
  );
}

const computerName = (player: string | null): string => {
  const known = PLAYER_NAMES.find((one) => one === player);
  return known ? homeUi().strengths[known].name : '';
};

function WithWhom({ known: { withWhom }, name }: { readonly known: Known; readonly name: string }) {
  const text = onlineUi().persons;
  if (withWhom.length === 0) return null;
  // The first colour is that of the page's person.
  const signed = withWhom.map((one, index) => ({ name: one.name, colour: ((index + 1) % 6) + 1 }));
  return (
    <section aria-labelledby="with-whom">
      <SectionHead id="with-whom" title={text.withWhom} note={text.withWhomText} />
      <ul class="with-whom">
        <li class="with-heads" aria-hidden="true">
          <span />
          <span>{text.together}</span>
          <span>{name}</span>
          <span />
          <span>{text.other}</span>
        </li>
        {withWhom.map(({ person: who, player, name: called, together, ahead, behind }, index) => {
          const other = who === null ? text.computer(computerName(player)) : called;
          return (
            <li key={who ?? player}>
              <span class="with-name">
                {who !== null && <SitterSign sitters={signed} seat={index} hidden />}
                <PersonLink person={who} name={called}>
                  {other}
                </PersonLink>
              </span>
              <span>{together}</span>
              <b>{ahead}</b>
              <span class="with-bar" role="img" aria-label={text.ahead(name, ahead, other, behind)}>
                <i style={{ flexGrow: ahead }} />
                <i style={{ flexGrow: behind }} />
              </span>
              <span>{behind}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** As it lies on the table; its letters until that is loaded. */
function CompanyMark({ title, company }: { readonly title: string; readonly company: string }) {
  const aside = useAside(title);
  return aside?.CompanyMark ? (
    <aside.CompanyMark name={company} size={MARK} />
  ) : (
    <b class="directed-letters">{company}</b>
  );
}

function Companies({ known: { companies } }: { readonly known: Known }) {
  const text = onlineUi().persons;
  if (companies.length === 0) return null;
  return (
    <section aria-labelledby="companies">
      <SectionHead id="companies" title={text.companies} note={text.companiesText} />
      <ul class="directed">
        {companies.map(({ title, company, games }) => (
          <li key={`${title} ${company}`}>
            <CompanyMark title={title} company={company} />
            <span>
              <b>{games}</b>
              <small>{shortTitle(title)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Finished({ page, asStranger }: { readonly page: Page; readonly asStranger: boolean }) {
  const text = onlineUi().persons;
  const games = useSignal<readonly FinishedGame[] | null>(null);
  const more = useSignal(false);
  const problem = useSignal<string | null>(null);
  const look = async (most: number) => {
    const last = games.value?.at(-1);
    const before = last && `${last.ended}.${last.id}`;
    try {
      const found = await gamesOf(page.id, { asStranger, before, most });
      games.value = [...(games.value ?? []), ...found.games];
      more.value = found.more;
      problem.value = null;
    } catch (thrown) {
      problem.value = saidOf(thrown);
    }
  };
  useEffect(() => {
    void look(FIRST);
  }, []);
  const { value: shown } = games;
  // Those that count for nothing are listed too.
  const all = Math.max(page.known?.finished ?? 0, shown?.length ?? 0);
  return (
    <section aria-labelledby="finished">
      <SectionHead id="finished" title={text.finishedGames} note={text.chartText(page.name)} />
      {shown?.length === 0 && <p class="lobby-none">{text.noneFinished}</p>}
      <ul class="finished-games">
        {shown?.map((game) => (
          <Row key={game.id} game={game} page={page} />
        ))}
      </ul>
      {problem.value && <p role="alert">{problem.value}</p>}
      {shown && shown.length > 0 && (
        <p class="finished-foot">
          <span>{text.ofAll(shown.length, more.value ? Math.max(all, shown.length + 1) : shown.length)}</span>
          {more.value && (
            <button type="button" class="btn line-btn" onClick={() => void look(MORE)}>
              {shown.length <= FIRST ? text.allFinished : text.more}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

function Row({ game, page }: { readonly game: FinishedGame; readonly page: Page }) {
  const text = onlineUi().persons;
  const { id, title, name, ended, seats, agreed, uploaded, listed } = game;
  const own = seats.find((one) => one.person === page.id);
  const sitters = seats.map((one) => ({ name: one.name, colour: (one.seat % 6) + 1 }));
  const day = new Intl.DateTimeFormat(region(), {
    day: 'numeric',
    month: 'short',
    ...(new Date(ended).getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
  });
  const notes = [
    ...(agreed ? [text.agreed] : []),
    ...(uploaded ? [text.uploaded] : []),
    ...(listed ? [] : [text.closedTable]),
  ];
  return (
    <li>
      <span class="finished-map" aria-hidden="true">
        <EndPicture id={id} title={title} />
      </span>
      <span class="finished-what">
        <b>{shortTitle(title)}</b>
        <span>
          {name}, {day.format(ended)}
        </span>
        {notes.length > 0 && <small>{notes.join(', ')}</small>}
      </span>
      <span class="finished-seats">
        {seats.map((one, index) => (
          <SitterSign key={one.seat} sitters={sitters} seat={index} />
        ))}
      </span>
      {own && (
        <span
          class={`finished-rank${own.rank === 1 ? ' has-won' : ''}`}
          role="img"
          aria-label={text.place(own.rank)}
        >
          {own.rank}
        </span>
      )}
      {own && (
        <span class="finished-score">
          <b>{moneyOf(title, own.score)}</b>
          <span>{leadOf(title, own)}</span>
        </span>
      )}
      <Course game={game} own={own?.seat} label={text.chart(page.name)} />
      <a class="btn line-btn" href={addressOf({ at: 't', id })} aria-label={text.lookBackAt(name)}>
        {text.lookBack}
      </a>
    </li>
  );
}

function leadOf(title: string, { rank, lead }: FinishedGame['seats'][number]): string {
  const text = onlineUi().persons;
  const amount = moneyOf(title, Math.abs(lead));
  if (rank > 1) return lead > 0 ? text.lead(amount) : text.behind(amount);
  return lead === 0 ? text.level : lead > 0 ? text.lead(amount) : text.behind(amount);
}

/** In units of the picture. */
const WIDTH = 200;
const HEIGHT = 56;

/** What everybody was worth over the rounds; the line of the page's person is heavy. */
function Course({
  game: { seats },
  own,
  label,
}: {
  readonly game: FinishedGame;
  readonly own: number | undefined;
  readonly label: string;
}) {
  const most = Math.max(1, ...seats.flatMap(({ worth }) => worth));
  const points = (worth: readonly number[]) =>
    worth
      .map((value, index) => {
        const x = (index / Math.max(1, worth.length - 1)) * WIDTH;
        return `${x.toFixed(1)},${(HEIGHT - 2 - (Math.max(0, value) / most) * (HEIGHT - 4)).toFixed(1)}`;
      })
      .join(' ');
  const others = seats.filter(({ seat, worth }) => seat !== own && worth.length > 1);
  const mine = seats.find(({ seat }) => seat === own);
  if (others.length === 0 && (mine?.worth.length ?? 0) < 2) return <span class="finished-course" />;
  return (
    <svg
      class="finished-course"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path class="course-base" d={`M0 ${HEIGHT - 1}H${WIDTH}`} />
      {others.map(({ seat, worth }) => (
        <polyline key={seat} points={points(worth)} />
      ))}
      {mine && <polyline class={`is-own p${(mine.seat % 6) + 1}`} points={points(mine.worth)} />}
    </svg>
  );
}
