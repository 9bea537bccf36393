/** A new table on the server: the title, how it is played, how many sit down, and who may see it. */
import { isRefusal } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../home/home.css';
import '../home/newGame.css';
import type { Opponent } from '@kursbuch/screens/host/gameHost.ts';
import { Choice } from '@kursbuch/screens/parts/Choice.tsx';
import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { StrengthChoice } from '@kursbuch/screens/parts/StrengthChoice.tsx';
import { language } from '@kursbuch/screens/settings/settings.ts';
import type { Spoken } from '@kursbuch/words/spoken.ts';
import { OptionList } from '../home/OptionList.tsx';
import { OptionPlace } from '../home/OptionPlace.tsx';
import { SEATS } from '../home/options.ts';
import { PageHead } from '../home/PageHead.tsx';
import { SetupSum, type SumRow } from '../home/SetupSum.tsx';
import { TitleCards } from '../home/TitleCards.tsx';
import { useTableSetup } from '../home/tableSetup.ts';
import { ask, Denied, someChance } from '../online/ask.ts';
import { person, whoAmI } from '../online/person.ts';
import type { NewTable, StartWish, TableInfo, TimeWish } from '../online/wire.ts';
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import { ActAsSomebody } from './ActAsSomebody.tsx';
import { ForWhom } from './ForWhom.tsx';
import './lobby.css';
import { ClubChoice } from './ClubChoice.tsx';
import { forClub } from './forClub.ts';
import { ServerChoices } from './ServerChoices.tsx';
import { StartChoice } from './StartChoice.tsx';
import { saidOf } from './said.ts';
import { momentOf } from './startsAt.ts';
import { lookAgain, tables } from './tables.ts';

/** So many seats unless somebody wants another number. */
const USUAL = 4;

/** So many numbers from one on, to choose among. */
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: String(from + index), label: String(from + index) }));

export function NewTablePage({ title }: { readonly title: string }) {
  const text = onlineUi();
  const home = homeUi();
  const { value: others } = tables;
  const known = others === null || others === 'none' ? [] : [...others.mine, ...others.open];
  const setup = useTableSetup(
    title,
    known.map(({ name }) => name),
  );
  const { entry, options, problem, name, drawn, put } = setup;
  const wished = useSignal(USUAL);
  const listed = useSignal(false);
  const machines = useSignal(0);
  const strength = useSignal<Opponent>('steady');
  const time = useSignal<TimeWish | null>(null);
  const spoken = useSignal<Spoken>(language.value);
  const wanted = useSignal<NonNullable<NewTable['wanted']> | null>(null);
  const start = useSignal<StartWish | null>(null);
  const making = useSignal(false);
  useEffect(() => {
    document.title = `${onlineUi().newTable} · Kursbuch`;
  });
  useEffect(() => {
    // What other tables are called.
    if (tables.peek() === null) void lookAgain();
    if (person.peek() === undefined)
      whoAmI().catch((thrown: unknown) => {
        problem.value = saidOf(thrown);
      });
  }, []);
  // Whoever leaves the page has chosen nothing for the next table.
  useEffect(
    () => () => {
      forClub.value = null;
    },
    [],
  );
  if (!entry) return null;

  const { id } = entry;
  const { min, max } = entry.players;
  const seats = Math.max(min, Math.min(max, wished.value));
  const computers = Math.min(seats - 1, machines.value);
  const make = async () => {
    problem.value =
      start.value && !Number.isFinite(start.value.at) ? (text.words.badStart ?? '') : setup.badNumber();
    if (problem.value || making.value) return;
    making.value = true;
    const asked: NewTable = {
      title: id,
      name: name.trim() || id,
      seats,
      listed: listed.value && !forClub.value,
      options,
      contribution: someChance(32),
      computers: Array.from({ length: computers }, () => strength.value),
      time: time.value,
      start: start.value,
      ...(forClub.value && {
        club: forClub.value.club,
        ...(forClub.value.evening && { evening: forClub.value.evening.id }),
      }),
      // Those who get the link know how they talk.
      ...(listed.value && !forClub.value && { language: spoken.value, wanted: wanted.value }),
    };
    try {
      const { id: made } = await ask<TableInfo>('POST', 'tables', asked);
      forClub.value = null;
      go({ at: 't', id: made });
    } catch (thrown) {
      const refusal = thrown instanceof Denied ? thrown.problem.refusal : undefined;
      problem.value =
        refusal && isRefusal(refusal)
          ? await setup.whyRefused(refusal).catch(() => saidOf(thrown))
          : saidOf(thrown);
    }
    making.value = false;
  };

  const begins: readonly SumRow[] =
    start.value && Number.isFinite(start.value.at) ? [[text.starting.name, momentOf(start.value.at)]] : [];
  const order: readonly SumRow[] =
    SEATS in entry.options ? [[text.order, drawn ? text.drawn : text.joined]] : [];
  return (
    <div class="home new-game lobby">
      <PageHead />
      <main class="wrap">
        <h1>{text.newTable}</h1>
        <TitleCards chosen={id} address={(one) => addressOf({ at: 'online', title: one })} />
        <div class="new-cols">
          <section class="options" aria-labelledby="seats">
            <h2 id="seats">{text.seats}</h2>
            <OptionPlace name={home.players} text={text.seatsText}>
              <span class="option-value lobby-value">
                <Choice
                  label={text.seats}
                  options={numbers(min, max - min + 1)}
                  value={String(seats)}
                  choose={(value) => {
                    wished.value = Number(value);
                  }}
                />
              </span>
            </OptionPlace>
            <OptionPlace name={text.computers} text={text.computersText}>
              <span class="option-value lobby-value">
                <Choice
                  label={text.computers}
                  options={numbers(0, seats)}
                  value={String(computers)}
                  choose={(value) => {
                    machines.value = Number(value);
                  }}
                />
                {computers > 0 && (
                  <StrengthChoice
                    label={text.strength}
                    names={home.strengths}
                    value={strength.value}
                    choose={(value) => {
                      strength.value = value;
                    }}
                  />
                )}
                {computers > 0 && <small>{home.strengths[strength.value].text}</small>}
              </span>
            </OptionPlace>
            <StartChoice
              start={start.value}
              change={(next) => {
                start.value = next;
              }}
            />
            <ClubChoice />
            <ServerChoices time={time} listed={forClub.value ? null : listed} />
            {listed.value && !forClub.value && <ForWhom spoken={spoken} wanted={wanted} />}
            {SEATS in entry.options && (
              <OptionPlace name={text.order}>
                <span class="option-value lobby-value">
                  <Choice
                    label={text.order}
                    options={[
                      { value: 'drawn', label: text.drawn },
                      { value: 'joined', label: text.joined },
                    ]}
                    value={drawn ? 'drawn' : 'joined'}
                    choose={(value) => put({ ...options, [SEATS]: value === 'drawn' })}
                  />
                </span>
              </OptionPlace>
            )}
          </section>
          <OptionList entry={entry} chosen={options} change={put} />
          <div class="sum">
            <SetupSum
              setup={setup}
              longest={40}
              rows={[[text.seats, seats], ...order, [text.time, text.timeOf(time.value)], ...begins]}
              where={[text.where, text.onServer]}
            >
              <ActAsSomebody label={text.make} busy={making.value ? text.making : null} act={make} />
            </SetupSum>
          </div>
        </div>
      </main>
    </div>
  );
}
