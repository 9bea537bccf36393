/** A new table on the server: the title, how it is played, how many sit down, and who may see it. */
import { strengthsOf } from '@kursbuch/bots/strengths';
import { isRefusal, type Refusal } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../home/home.css';
import { shortTitle } from '../home/aboutTitle.ts';
import '../home/newGame.css';
import { OptionList } from '../home/OptionList.tsx';
import { changedOptions, type Options, SEATS } from '../home/options.ts';
import { PageHead } from '../home/PageHead.tsx';
import { Switch } from '../home/Switch.tsx';
import { playable, TitleCards } from '../home/TitleCards.tsx';
import { weekday } from '../home/when.ts';
import type { Opponent } from '../host/gameHost.ts';
import { ask, Denied, someChance } from '../online/ask.ts';
import { person, whoAmI } from '../online/person.ts';
import type { NewTable, TableInfo, TimeWish } from '../online/wire.ts';
import { Choice } from '../parts/Choice.tsx';
import { addressOf, go } from '../parts/place.ts';
import { language } from '../settings/settings.ts';
import { titleAside } from '../titles/index.ts';
import { homeUi } from '../words/home.ts';
import { words } from '../words/index.ts';
import { onlineUi } from '../words/online.ts';
import './lobby.css';
import { NameForm } from './NameForm.tsx';
import { saidOf } from './said.ts';
import { TimeChoice } from './TimeChoice.tsx';

/** So many seats unless somebody wants another number. */
const USUAL = 4;

export function NewTablePage({ title }: { readonly title: string }) {
  const text = onlineUi();
  const home = homeUi();
  const entry = playable.find(({ id }) => id === title) ?? playable[0];
  const wished = useSignal(USUAL);
  const listed = useSignal(false);
  const machines = useSignal(0);
  const strength = useSignal<Opponent>('steady');
  const time = useSignal<TimeWish | null>(null);
  const chosen = useSignal<Readonly<Record<string, Options>>>({});
  const tableName = useSignal<string | null>(null);
  const problem = useSignal<string | null>(null);
  const making = useSignal(false);
  const id = entry?.id ?? '';
  useEffect(() => {
    document.title = `${onlineUi().newTable} · Kursbuch`;
  });
  useEffect(() => {
    if (person.peek() === undefined)
      whoAmI().catch((thrown: unknown) => {
        problem.value = saidOf(thrown);
      });
  }, []);
  useEffect(() => {
    problem.value = null;
  }, [id]);
  if (!entry) return null;

  const { min, max } = entry.players;
  const seats = Math.max(min, Math.min(max, wished.value));
  const computers = Math.min(seats - 1, machines.value);
  const options = chosen.value[id] ?? entry.options;
  const drawn = options[SEATS] === true;
  const name = tableName.value ?? home.tableOn(weekday(language.value));
  const put = (next: Options) => {
    problem.value = null;
    chosen.value = { ...chosen.value, [id]: next };
  };
  const why = async (refusal: Refusal) => (await titleAside(id)).refusal(null, refusal);
  const make = async () => {
    const number = Object.keys(options).find((one) => Number.isNaN(options[one]));
    if (number !== undefined) {
      problem.value = home.badNumber(words().option(id, number).name);
      return;
    }
    if (making.value) return;
    making.value = true;
    problem.value = null;
    const wanted: NewTable = {
      title: id,
      name: name.trim() || id,
      seats,
      listed: listed.value,
      options,
      contribution: someChance(32),
      computers: Array.from({ length: computers }, () => strength.value),
      time: time.value,
    };
    try {
      const { id: made } = await ask<TableInfo>('POST', 'tables', wanted);
      go({ at: 't', id: made });
    } catch (thrown) {
      const refusal = thrown instanceof Denied ? thrown.problem.refusal : undefined;
      problem.value =
        refusal && isRefusal(refusal) ? await why(refusal).catch(() => saidOf(thrown)) : saidOf(thrown);
    }
    making.value = false;
  };

  return (
    <div class="home new-game lobby">
      <PageHead />
      <main class="wrap">
        <h1>{text.newTable}</h1>
        <TitleCards chosen={id} address={(one) => addressOf({ at: 'online', title: one })} />
        <div class="new-cols">
          <section class="options" aria-labelledby="seats">
            <h2 id="seats">{text.seats}</h2>
            <div class="option">
              <span class="option-name">{home.players}</span>
              <span class="option-text">{text.seatsText}</span>
              <span class="option-value">
                <Choice
                  label={text.seats}
                  options={Array.from({ length: max - min + 1 }, (_, index) => ({
                    value: String(min + index),
                    label: String(min + index),
                  }))}
                  value={String(seats)}
                  choose={(value) => {
                    wished.value = Number(value);
                  }}
                />
              </span>
            </div>
            <div class="option">
              <span class="option-name">{text.computers}</span>
              <span class="option-text">{text.computersText}</span>
              <span class="option-value">
                <Choice
                  label={text.computers}
                  options={Array.from({ length: seats }, (_, index) => ({
                    value: String(index),
                    label: String(index),
                  }))}
                  value={String(computers)}
                  choose={(value) => {
                    machines.value = Number(value);
                  }}
                />
                {computers > 0 && (
                  <Choice
                    label={text.strength}
                    options={strengthsOf(id).map((value) => ({ value, label: home.strengths[value].name }))}
                    value={strength.value}
                    choose={(value) => {
                      strength.value = value;
                    }}
                  />
                )}
              </span>
            </div>
            <TimeChoice
              time={time.value}
              change={(next) => {
                time.value = next;
              }}
            />
            <Switch
              name={text.listedName}
              text={text.listedText}
              on={listed.value}
              change={(on) => {
                listed.value = on;
              }}
            />
            {SEATS in entry.options && (
              <div class="option">
                <span class="option-name">{text.order}</span>
                <span class="option-value">
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
              </div>
            )}
          </section>
          <OptionList entry={entry} chosen={options} change={put} />
          <div class="sum">
            <h2>{home.ready}</h2>
            <label class="ask-field">
              <span>{home.tableName}</span>
              <input
                class="text-field"
                maxLength={40}
                value={name}
                onInput={({ currentTarget }) => {
                  tableName.value = currentTarget.value;
                }}
              />
            </label>
            <dl>
              <dt>{home.game}</dt>
              <dd>{shortTitle(entry.id)}</dd>
              <dt>{text.seats}</dt>
              <dd>{seats}</dd>
              {SEATS in entry.options && (
                <>
                  <dt>{text.order}</dt>
                  <dd>{drawn ? text.drawn : text.joined}</dd>
                </>
              )}
              <dt>{text.time}</dt>
              <dd>{text.timeOf(time.value)}</dd>
              <dt>{home.changed}</dt>
              <dd>{home.changedCount(changedOptions(entry, options).length)}</dd>
              <dt>{text.where}</dt>
              <dd>{text.onServer}</dd>
            </dl>
            <div class="sum-start">
              {problem.value && (
                <p class="sum-problem" role="alert">
                  {problem.value}
                </p>
              )}
              {person.value ? (
                <button type="button" class="btn ink" disabled={making.value} onClick={() => void make()}>
                  {making.value ? text.making : text.make}
                </button>
              ) : (
                <NameForm act={text.make} done={make} />
              )}
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}
