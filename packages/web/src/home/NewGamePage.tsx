/** Setting up a table: the title, how it is played, and who sits down. */

import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { isRefusal } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { startGame } from '../host/games.ts';
import { homeUi } from '../words/home.ts';
import './home.css';
import './newGame.css';
import { othersAt } from './atOnce.ts';
import { OptionList } from './OptionList.tsx';
import { SEATS } from './options.ts';
import { PageHead } from './PageHead.tsx';
import { SeatList } from './SeatList.tsx';
import { SetupSum, type SumRow } from './SetupSum.tsx';
import {
  aloneSeats,
  companyOf,
  firstSeats,
  fitted,
  nameProblem,
  peopleSeats,
  rememberedSeats,
  rememberSeats,
  type SeatPlan,
  sittersOf,
} from './seats.ts';
import { TitleCards } from './TitleCards.tsx';
import { useTableSetup } from './tableSetup.ts';

/** Those of the last table; null: one person, and as many computers as the title has room for at once. */
function seatsFor(isForPeople: boolean): readonly SeatPlan[] | null {
  const last = rememberedSeats();
  if (!isForPeople) return last;
  return last && companyOf(last) !== 'alone' ? last : peopleSeats(last ?? firstSeats());
}

export function NewGamePage({
  title,
  people: isForPeople,
}: {
  readonly title: string | null;
  /** Asked for by people at this screen. */
  readonly people: boolean;
}) {
  const text = homeUi();
  const setup = useTableSetup(title);
  const { entry, options, problem, name, drawn, put } = setup;
  const plans = useSignal(seatsFor(isForPeople));
  const starting = useSignal(false);
  useEffect(() => {
    document.title = `${homeUi().newGame} · Kursbuch`;
  });
  if (!entry) return null;

  const { id } = entry;
  const others = othersAt(id);
  const sitting = fitted(plans.value ?? aloneSeats([], others + 1), entry.players.min, entry.players.max);
  const sitters = sittersOf(sitting, text.randomName);
  const people = sitters.filter(({ player }) => player === 'person').length;

  /** What can be seen without asking the rules. */
  const atOnce = (): string | null => {
    const wrong = nameProblem(sitters);
    if (wrong && 'missing' in wrong) return text.nameMissing(wrong.missing);
    if (wrong && 'alike' in wrong) return text.namesAlike(...wrong.alike);
    if (wrong) return text.sameNames(wrong.twice);
    return setup.badNumber();
  };

  const start = async () => {
    problem.value = atOnce();
    if (problem.value || starting.value) return;
    starting.value = true;
    rememberSeats(sitting);
    try {
      const begun = await startGame({ title: id, name: name.trim() || id, sitters, options });
      if (isRefusal(begun)) problem.value = await setup.whyRefused(begun);
      else go({ at: 'game', id: begun.id });
    } catch {
      problem.value = text.notStarted;
    }
    starting.value = false;
  };

  const order: readonly SumRow[] =
    SEATS in entry.options ? [[text.order, drawn ? text.drawn : text.listed]] : [];
  return (
    <div class="home new-game">
      <PageHead />
      <main class="wrap">
        <h1>{text.newGame}</h1>
        <TitleCards chosen={id} address={(one) => addressOf({ at: 'new', title: one })} />
        <div class="new-cols">
          <SeatList
            seats={sitting}
            range={entry.players}
            drawn={drawn}
            others={others}
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
            <SetupSum
              setup={setup}
              longest={60}
              rows={[[text.seats, text.seatsSum(people, sitters.length - people)], ...order]}
              where={[
                text.where,
                <>
                  {text.here}
                  <a class="sum-online" href={addressOf({ at: 'online', title: id })}>
                    {text.playOnline}
                  </a>
                </>,
              ]}
            >
              <button type="submit" class="btn ink" disabled={starting.value}>
                {starting.value ? text.starting : text.start}
              </button>
            </SetupSum>
          </form>
        </div>
      </main>
    </div>
  );
}
