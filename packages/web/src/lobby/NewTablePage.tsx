/** A new table on the server: the title, how it is played, how many sit down, and who may see it. */
import { useEffect } from 'preact/hooks';
import '../home/home.css';
import '../home/newGame.css';
import { Choice } from '@kursbuch/screens/parts/Choice.tsx';
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { StrengthChoice } from '@kursbuch/screens/parts/StrengthChoice.tsx';
import { OptionList } from '../home/OptionList.tsx';
import { OptionPlace } from '../home/OptionPlace.tsx';
import { SEATS } from '../home/options.ts';
import { PageHead } from '../home/PageHead.tsx';
import { SetupSum, type SumRow } from '../home/SetupSum.tsx';
import { TitleCards } from '../home/TitleCards.tsx';
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import { ActAsSomebody } from './ActAsSomebody.tsx';
import { ForWhom } from './ForWhom.tsx';
import './lobby.css';
import { ClubChoice } from './ClubChoice.tsx';
import { forClub } from './forClub.ts';
import { LobbyNav } from './LobbyNav.tsx';
import { useNewTable } from './newTable.ts';
import { ServerChoices } from './ServerChoices.tsx';
import { StartChoice } from './StartChoice.tsx';
import { momentOf } from './startsAt.ts';

/** So many numbers from one on, to choose among. */
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: String(from + index), label: String(from + index) }));

export function NewTablePage({ title }: { readonly title: string }) {
  const text = onlineUi();
  const wish = useNewTable(title);
  const { setup, start, time, listed } = wish;
  const { entry, options, drawn, put } = setup;
  useEffect(() => {
    document.title = `${onlineUi().newTable} · Kursbuch`;
  });
  if (!entry) return null;

  const begins: readonly SumRow[] =
    start.value && Number.isFinite(start.value.at) ? [[text.starting.name, momentOf(start.value.at)]] : [];
  const order: readonly SumRow[] =
    SEATS in entry.options ? [[text.order, drawn ? text.drawn : text.joined]] : [];
  return (
    <div class="home new-game lobby">
      <PageHead />
      <LobbyNav here={null} />
      <main class="wrap">
        <h1>{text.newTable}</h1>
        <TitleCards chosen={entry.id} address={(one) => addressOf({ at: 'online', title: one })} />
        <div class="new-cols">
          <section class="options" aria-labelledby="seats">
            <h2 id="seats">{text.seats}</h2>
            <SeatChoices wish={wish} />
            <StartChoice
              start={start.value}
              change={(next) => {
                start.value = next;
              }}
            />
            <ClubChoice />
            <ServerChoices time={time} listed={forClub.value ? null : listed} />
            {listed.value && !forClub.value && <ForWhom spoken={wish.spoken} wanted={wish.wanted} />}
            {SEATS in entry.options && (
              <OrderChoice drawn={drawn} draw={(isDrawn) => put({ ...options, [SEATS]: isDrawn })} />
            )}
          </section>
          <OptionList entry={entry} chosen={options} change={put} />
          <div class="sum">
            <SetupSum
              setup={setup}
              longest={40}
              rows={[[text.seats, wish.seats], ...order, [text.time, text.timeOf(time.value)], ...begins]}
              where={[text.where, text.onServer]}
            >
              <ActAsSomebody label={text.make} busy={wish.isMaking ? text.making : null} act={wish.make} />
            </SetupSum>
          </div>
        </div>
      </main>
    </div>
  );
}

/** How many sit down, and how many of them are computer players. */
function SeatChoices({ wish }: { readonly wish: ReturnType<typeof useNewTable> }) {
  const text = onlineUi();
  const home = homeUi();
  const {
    seats,
    computers,
    strength,
    range: { min, max },
  } = wish;
  return (
    <>
      <OptionPlace name={home.players} text={text.seatsText}>
        <span class="option-value lobby-value">
          <Choice
            label={text.seats}
            options={numbers(min, max - min + 1)}
            value={String(seats)}
            choose={(value) => wish.seat(Number(value))}
          />
        </span>
      </OptionPlace>
      <OptionPlace name={text.computers} text={text.computersText}>
        <span class="option-value lobby-value">
          <Choice
            label={text.computers}
            options={numbers(0, seats)}
            value={String(computers)}
            choose={(value) => wish.seatComputers(Number(value))}
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
    </>
  );
}

/** In which order they sit: drawn by lot, or as they came. */
function OrderChoice({
  drawn,
  draw,
}: {
  readonly drawn: boolean;
  readonly draw: (isDrawn: boolean) => void;
}) {
  const text = onlineUi();
  return (
    <OptionPlace name={text.order}>
      <span class="option-value lobby-value">
        <Choice
          label={text.order}
          options={[
            { value: 'drawn', label: text.drawn },
            { value: 'joined', label: text.joined },
          ]}
          value={drawn ? 'drawn' : 'joined'}
          choose={(value) => draw(value === 'drawn')}
        />
      </span>
    </OptionPlace>
  );
}
