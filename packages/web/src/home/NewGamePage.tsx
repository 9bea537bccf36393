/** Setting up a table: the title, how it is played, and who sits down. */
import { isRefusal, type Refusal } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { startGame } from '../host/games.ts';
import { addressOf, go } from '../parts/place.ts';
import { language } from '../settings/settings.ts';
import { titleAside } from '../titles/index.ts';
import { homeUi } from '../words/home.ts';
import { words } from '../words/index.ts';
import './home.css';
import { shortTitle } from './aboutTitle.ts';
import './newGame.css';
import { OptionList } from './OptionList.tsx';
import { changedOptions, type Options, SEATS } from './options.ts';
import { PageHead } from './PageHead.tsx';
import { SeatList } from './SeatList.tsx';
import { fitted, nameProblem, rememberedSeats, rememberSeats, sittersOf } from './seats.ts';
import { playable, TitleCards } from './TitleCards.tsx';
import { weekday } from './when.ts';

const [usual] = playable;

export function NewGamePage({ title }: { readonly title: string | null }) {
  const text = homeUi();
  const entry = playable.find(({ id }) => id === title) ?? usual;
  const plans = useSignal(rememberedSeats());
  const chosen = useSignal<Readonly<Record<string, Options>>>({});
  const tableName = useSignal<string | null>(null);
  const problem = useSignal<string | null>(null);
  const starting = useSignal(false);
  const id = entry?.id ?? '';
  useEffect(() => {
    document.title = `${homeUi().newGame} · Kursbuch`;
  });
  useEffect(() => {
    problem.value = null;
  }, [id]);
  if (!entry) return null;

  const sitting = fitted(plans.value, entry.players.min, entry.players.max);
  const options = chosen.value[id] ?? entry.options;
  const name = tableName.value ?? text.tableOn(weekday(language.value));
  const sitters = sittersOf(sitting, text.randomName);
  const people = sitters.filter(({ player }) => player === 'person').length;
  const drawn = options[SEATS] === true;
  const put = (next: Options) => {
    problem.value = null;
    chosen.value = { ...chosen.value, [id]: next };
  };

  /** What can be seen without asking the rules. */
  const atOnce = (): string | null => {
    const wrong = nameProblem(sitters);
    if (wrong && 'missing' in wrong) return text.nameMissing(wrong.missing);
    if (wrong && 'alike' in wrong) return text.namesAlike(...wrong.alike);
    if (wrong) return text.sameNames(wrong.twice);
    const number = Object.keys(options).find((one) => Number.isNaN(options[one]));
    return number === undefined ? null : text.badNumber(words().option(id, number).name);
  };
  const whyRefused = async (refusal: Refusal): Promise<string> =>
    (await titleAside(id)).refusal(null, refusal);

  const start = async () => {
    problem.value = atOnce();
    if (problem.value || starting.value) return;
    starting.value = true;
    rememberSeats(sitting);
    try {
      const begun = await startGame({ title: id, name: name.trim() || id, sitters, options });
      if (isRefusal(begun)) problem.value = await whyRefused(begun);
      else go({ at: 'game', id: begun.id });
    } catch {
      problem.value = text.notStarted;
    }
    starting.value = false;
  };

  return (
    <div class="home new-game">
      <PageHead />
      <main class="wrap">
        <h1>{text.newGame}</h1>
        <TitleCards chosen={id} address={(one) => addressOf({ at: 'new', title: one })} />
        <div class="new-cols">
          <SeatList
            title={entry.id}
            seats={sitting}
            range={entry.players}
            drawn={drawn}
            change={(next) => {
              problem.value = null;
              plans.value = next;
            }}
            changeDrawn={SEATS in entry.options ? (on) => put({ ...options, [SEATS]: on }) : null}
          />
          <OptionList entry={entry} chosen={options} change={put} />
          <form
            class="sum"
            aria-label={text.ready}
            onSubmit={(event) => {
              event.preventDefault();
              void start();
            }}
          >
            <h2>{text.ready}</h2>
            <label class="ask-field">
              <span>{text.tableName}</span>
              <input
                class="text-field"
                maxLength={60}
                value={name}
                onInput={({ currentTarget }) => {
                  tableName.value = currentTarget.value;
                }}
              />
            </label>
            <dl>
              <dt>{text.game}</dt>
              <dd>{shortTitle(entry.id)}</dd>
              <dt>{text.seats}</dt>
              <dd>{text.seatsSum(people, sitters.length - people)}</dd>
              {SEATS in entry.options && (
                <>
                  <dt>{text.order}</dt>
                  <dd>{drawn ? text.drawn : text.listed}</dd>
                </>
              )}
              <dt>{text.changed}</dt>
              <dd>{text.changedCount(changedOptions(entry, options).length)}</dd>
              <dt>{text.where}</dt>
              <dd>
                {text.here}
                <a class="sum-online" href={addressOf({ at: 'online', title: id })}>
                  {text.playOnline}
                </a>
              </dd>
            </dl>
            <div class="sum-start">
              {problem.value && (
                <p class="sum-problem" role="alert">
                  {problem.value}
                </p>
              )}
              <button type="submit" class="btn ink" disabled={starting.value}>
                {starting.value ? text.starting : text.start}
              </button>
            </div>
          </form>
        </div>
      </main>
    </div>
  );
}
