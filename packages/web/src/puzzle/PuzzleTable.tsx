/** A puzzle on its table: the band asks and checks, the card beside the map tells what lies there and, at last, why. */
import { another, kindsOf, type PuzzleKind, starsFor } from '@kursbuch/puzzles';
import type { PuzzleAtTable } from '@kursbuch/screens/game/shown.ts';
import { useActKeys } from '@kursbuch/screens/parts/bar/actKeys.ts';
import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { isPhone, isWide } from '@kursbuch/screens/parts/screen.ts';
import { LanguageChoice } from '@kursbuch/screens/parts/settingChoices.tsx';
import { Rich } from '@kursbuch/screens/parts/strong.tsx';
import { region } from '@kursbuch/screens/settings/settings.ts';
import { words } from '@kursbuch/screens/words/index.ts';
import type { Action, GameRecord, LoadedTitle } from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { PreparedTable } from '../prepared/PreparedTable.tsx';
import type { Prepared } from '../prepared/usePrepared.ts';
import { Share } from '../share/Share.tsx';
import { puzzleUi } from '../words/puzzle.ts';
import { Stars } from './Stars.tsx';
import { keepSolved, solvedHere, today } from './solved.ts';
import type { Stock, Stocked } from './stock.ts';
import '@kursbuch/screens/parts/bar/bar.css';

interface Props {
  readonly prepared: Prepared;
  readonly puzzle: Stocked;
  readonly record: GameRecord;
  readonly isOfTheDay: boolean;
  readonly stock: Stock;
}

/** An answer that was checked. */
interface Checked {
  readonly actions: readonly Action[];
  readonly worth: number;
}

/** How it ended: found, or shown. */
interface Ended {
  readonly isFound: boolean;
  /** Days in a row, where it was the puzzle of the day. */
  readonly row: number | null;
  readonly longest: number;
  readonly isKept: boolean;
}

/** What is needed to ask and to judge. */
interface Posed {
  readonly at: PuzzleAtTable;
  readonly kind: PuzzleKind;
  readonly loaded: LoadedTitle;
}

async function posedIn({ prepared: { shown }, puzzle }: Props): Promise<Posed | null> {
  const loaded = await titleNamed(puzzle.title)?.load();
  if (!loaded) return null;
  const [at, kinds] = await Promise.all([shown.puzzle(puzzle), kindsOf(loaded)]);
  const kind = kinds.find(({ name }) => name === puzzle.kind);
  return at && kind ? { at, kind, loaded } : null;
}

export function PuzzleTable(props: Props) {
  const asked = useSignal<Posed | null>(null);
  useEffect(() => {
    let left = false;
    void posedIn(props).then((found) => {
      if (!left) asked.value = found;
    });
    return () => {
      left = true;
    };
  }, [props.prepared]);
  if (!asked.value) return <main class="opening" aria-busy="true" />;
  return <Solving {...props} asked={asked.value} />;
}

function Solving({ asked, ...props }: Props & { readonly asked: Posed }) {
  const { prepared, puzzle, record } = props;
  const { shown, host } = prepared;
  const checks = useSignal<readonly Checked[]>([]);
  const ended = useSignal<Ended | null>(null);
  const said = useSignal<string | null>(null);
  /** The best, or what was checked last before it. */
  const isBestShown = useSignal(true);
  const { at, kind, loaded } = asked;
  useActKeys(shown.game);
  useCloseKey();

  const lay = async (actions: readonly Action[]): Promise<void> => {
    shown.game.letGo();
    if (!at.isActed) at.hold(actions);
    else {
      const done = actions.map((action) => ({ seat: puzzle.seat, action }));
      await host.follow({ ...record, actions: [...record.actions, ...done] });
    }
  };
  const end = (isFound: boolean): void => {
    const date = today();
    const kept = isFound ? keepSolved(puzzle.id, date, props.isOfTheDay) : null;
    said.value = null;
    isBestShown.value = true;
    ended.value = {
      isFound,
      row: kept && props.isOfTheDay && kept.solved.last === date ? kept.solved.row : null,
      longest: kept?.solved.longest ?? 0,
      isKept: kept?.isKept ?? true,
    };
  };
  const check = (): void => {
    const actions = at.answer();
    const worth = kind.worth(loaded, shown.game.stateAt(puzzle.at), puzzle, actions);
    if (worth === null) {
      said.value = at.notYet();
      return;
    }
    checks.value = [...checks.value, { actions, worth }];
    if (worth === puzzle.best) end(true);
    else said.value = puzzleUi().notBest(at.told(worth));
  };
  const acts: Doing = {
    check,
    hint: () => {
      said.value = at.hint();
    },
    clear: () => {
      said.value = null;
      void lay([]);
    },
    giveUp: () => {
      void lay(puzzle.answer);
      end(false);
    },
    see: (isBest) => {
      const mine = checks.value.findLast(({ worth }) => worth !== puzzle.best);
      isBestShown.value = isBest;
      void lay(isBest || !mine ? puzzle.answer : mine.actions);
    },
  };
  // What was refused on the table is told where everything else is.
  const { value: refused } = shown.game.refused;
  const state: SolvingState = { ...props, asked, checks, ended, said, isBestShown, acts };
  return (
    <PreparedTable
      shown={shown}
      head={<Head {...props} />}
      stage={at.stage}
      band={<Band {...state} refused={refused ? shown.refused(refused).why : null} />}
      isLow
      card={ended.value ? <SolvedCard {...state} ended={ended.value} /> : <Card {...state} />}
    />
  );
}

interface Doing {
  check(): void;
  hint(): void;
  clear(): void;
  giveUp(): void;
  see(isBest: boolean): void;
}

interface SolvingState extends Props {
  readonly asked: Posed;
  readonly checks: Signal<readonly Checked[]>;
  readonly ended: Signal<Ended | null>;
  readonly said: Signal<string | null>;
  readonly isBestShown: Signal<boolean>;
  readonly acts: Doing;
}

/** Escape leaves, unless something on the table has a use for it. */
function useCloseKey(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      go({ at: 'home' });
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

function Head({ puzzle, isOfTheDay }: Props) {
  const text = puzzleUi();
  const title = titleNamed(puzzle.title)?.name ?? puzzle.title;
  const date = useMemo(
    () => new Intl.DateTimeFormat(region(), { weekday: 'long', day: 'numeric', month: 'long' }).format(),
    [words().language],
  );
  return (
    <header class="head puzzle-head">
      {!isPhone.value && (
        <a class="word" href={addressOf({ at: 'home' })}>
          Kursbuch
        </a>
      )}
      <div class="puzzle-name">
        <b>{isOfTheDay ? text.ofTheDay : text.puzzle}</b>
        <span>
          {text.about(title, text.levels[puzzle.level], isOfTheDay && !isPhone.value ? date : null)}
        </span>
      </div>
      <div class="right">
        {!isPhone.value && <LanguageChoice label={text.language} short />}
        <a class="puzzle-close" href={addressOf({ at: 'home' })} aria-keyshortcuts="Escape">
          {text.close}
          {!isPhone.value && <kbd>{text.keyClose}</kbd>}
        </a>
      </div>
    </header>
  );
}

function Band({
  asked: { at, kind },
  puzzle,
  stock,
  checks,
  ended,
  said,
  isBestShown,
  acts,
  refused,
}: SolvingState & { readonly refused: string | null }) {
  const text = puzzleUi();
  const { value: over } = ended;
  const { best } = puzzle;
  const stars = over
    ? over.isFound
      ? 3
      : 0
    : Math.max(0, ...checks.value.map(({ worth }) => starsFor(kind.goal, best, worth)));
  const soFar = at.soFar();
  const mine = checks.value.findLast(({ worth }) => worth !== best);
  const nothingBetter = kind.goal === 'most' ? text.nothingMore : text.nothingLess;
  const end = at.end?.() ?? {
    headline: nothingBetter(at.told(best)),
    worth: at.told(best),
    name: text.bestIs,
  };
  return (
    <section class="decision puzzle-band" aria-label={text.band}>
      <div class="who">
        <at.Mark />
        <div class="asked" aria-live="polite">
          <div class="eyebrow">
            {over ? (over.isFound ? text.solved(checks.value.length) : text.givenUp) : at.asks()}
          </div>
          <h1>{over ? end.headline : at.headline()}</h1>
          {/* What is told in the card need not be told twice where there is little room. */}
          {(!over || isWide.value) && (
            <p>
              <Rich
                text={
                  over
                    ? (at.why()[0]?.text ?? '')
                    : (said.value ?? (refused ? `${text.refused} ${refused}` : at.how()))
                }
              />
            </p>
          )}
        </div>
      </div>
      <div class="puzzle-score">
        <Stars count={stars} label={text.stars(stars)} />
        <div class="puzzle-worth">
          <b>{over ? end.worth : soFar === null ? '–' : at.told(soFar)}</b>
          <span>{over ? end.name : at.soFarName()}</span>
        </div>
      </div>
      <div class="acts">
        {over ? (
          <>
            {mine && (
              <button type="button" class="btn quiet" onClick={() => acts.see(!isBestShown.value)}>
                {isBestShown.value ? text.seeMine(at.told(mine.worth)) : text.seeBest}
              </button>
            )}
            <Share
              link={new URL(addressOf({ at: 'puzzle', id: puzzle.id }), location.href).href}
              name={text.puzzle}
              look="alt"
            />
            <NextPuzzle puzzle={puzzle} stock={stock} />
          </>
        ) : (
          <>
            <button type="button" class="btn quiet" onClick={acts.clear}>
              {text.clear}
            </button>
            <button type="button" class="btn alt" onClick={acts.hint}>
              {text.hint}
            </button>
            <button type="button" class="btn go" aria-keyshortcuts="Enter" onClick={acts.check}>
              {text.check}
              {!isPhone.value && <kbd>{text.keyCheck}</kbd>}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

function NextPuzzle({ puzzle, stock }: Pick<Props, 'puzzle' | 'stock'>) {
  const next = another(stock.puzzles, puzzle, new Set([...solvedHere().ids, puzzle.id]));
  if (!next) return null;
  return (
    <a class="btn go" href={addressOf({ at: 'puzzle', id: next.id })}>
      {puzzleUi().next}
    </a>
  );
}

function Card(state: SolvingState) {
  const {
    asked: { at, kind },
    puzzle,
    checks,
    acts,
  } = state;
  const text = puzzleUi();
  const { value: made } = checks;
  const stars = Math.max(0, ...made.map(({ worth }) => starsFor(kind.goal, puzzle.best, worth)));
  return (
    <div class="puzzle-card">
      <section>
        <h2 class="puzzle-title">
          {at.title(false)} <small>{text.tries(made.length)}</small>
        </h2>
        <at.Answer isBest={false} />
      </section>
      <section class="puzzle-hidden">
        <div>
          <b>{text.theBest}</b>
          <p>{text.theBestText}</p>
        </div>
        <strong role="img" aria-label={text.hiddenSpoken}>
          {text.hidden}
        </strong>
      </section>
      <ul class="puzzle-rules">
        {at.rules().map((rule) => (
          <li key={rule}>
            <Rich text={rule} />
          </li>
        ))}
      </ul>
      <footer class="puzzle-foot">
        <span>
          {made.length > 0 && (
            <>
              {text.checked} {made.map(({ worth }) => at.told(worth)).join(', ')}{' '}
              <Stars count={stars} label={text.stars(stars)} size={14} />
            </>
          )}
        </span>
        <button type="button" class="puzzle-give-up" onClick={acts.giveUp}>
          {text.giveUp}
        </button>
      </footer>
    </div>
  );
}

function SolvedCard({
  asked: { at },
  puzzle,
  record,
  isBestShown,
  ended: over,
}: Omit<SolvingState, 'ended'> & { readonly ended: Ended }) {
  const text = puzzleUi();
  const card = useRef<HTMLDivElement>(null);
  // It begins with what was asked for, wherever the card was read last.
  useEffect(() => card.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <div class="puzzle-card" ref={card}>
      <section>
        <h2 class="puzzle-title">{at.title(isBestShown.value)}</h2>
        <at.Answer isBest={isBestShown.value} />
      </section>
      <section class="puzzle-why">
        <h2>{text.why}</h2>
        <ol>
          {at.why().map(({ text: reason, worth }) => (
            <li key={reason}>
              <span>
                <Rich text={reason} />
              </span>
              {worth !== undefined && <b>{worth}</b>}
            </li>
          ))}
        </ol>
      </section>
      {over.row !== null && (
        <p class="puzzle-row" role="status">
          {text.row(over.row)} {over.longest > over.row && text.longest(over.longest)}
        </p>
      )}
      {!over.isKept && <p role="status">{text.notKept}</p>}
      <footer class="puzzle-foot">
        <PlayOn puzzle={puzzle} record={record} />
      </footer>
    </div>
  );
}

/** The position as a game of one's own: in the same seat, against computer players. */
function PlayOn({ puzzle, record }: Pick<Props, 'puzzle' | 'record'>) {
  const text = puzzleUi();
  const failed = useSignal(false);
  const playOn = async () => {
    const { addGame } = await import('../host/games.ts');
    const name = text.playOnName(titleNamed(puzzle.title)?.name ?? puzzle.title, puzzle.id);
    const sitters = record.players.map((player, seat) => ({
      name: player,
      player: seat === puzzle.seat ? ('person' as const) : ('calm' as const),
      colour: seat + 1,
    }));
    const { id } = await addGame({ record, name, sitters });
    go({ at: 'game', id });
  };
  return (
    <>
      {failed.value && <span role="alert">{text.notPlayed}</span>}
      <button
        type="button"
        class="puzzle-give-up"
        onClick={() =>
          void playOn().catch(() => {
            failed.value = true;
          })
        }
      >
        {text.playOn}
      </button>
    </>
  );
}
