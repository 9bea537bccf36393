/** A game of this device goes on at a table of the server: who plays on in which seat. */
import { titleNamed } from '@kursbuch/titles';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { wholeGame } from '../host/games.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import '../home/home.css';
import '../home/newGame.css';
import { go } from '@kursbuch/screens/parts/place.ts';
import { StrengthChoice } from '@kursbuch/screens/parts/StrengthChoice.tsx';
import { OptionPlace } from '../home/OptionPlace.tsx';
import { PageHead } from '../home/PageHead.tsx';
import { Switch } from '../home/Switch.tsx';
import { ask } from '../online/ask.ts';
import { whoAmI } from '../online/person.ts';
import type { TableInfo, TimeWish } from '../online/wire.ts';
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import { ActAsSomebody } from './ActAsSomebody.tsx';
import './lobby.css';
import { brought } from './brought.ts';
import { LobbyNav } from './LobbyNav.tsx';
import { ServerChoices } from './ServerChoices.tsx';
import { saidOf } from './said.ts';

/** Who plays on in each seat of the record: oneself, whoever comes, or a computer player. */
type Plan = readonly string[];

export function UploadPage({ id }: { readonly id: string }) {
  const text = onlineUi();
  const game = useSignal<Awaited<ReturnType<typeof wholeGame>> | null>(undefined);
  const plan = useSignal<Plan>([]);
  const listed = useSignal(false);
  const redraw = useSignal(true);
  const time = useSignal<TimeWish | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    document.title = `${onlineUi().upload} · Kursbuch`;
    void wholeGame(id).then((found) => {
      game.value = found ?? null;
      const mine = found?.computers.indexOf(null) ?? 0;
      plan.value = (found?.computers ?? []).map((player, seat) =>
        seat === mine ? 'me' : (player ?? 'free'),
      );
    });
    whoAmI().catch((thrown: unknown) => {
      problem.value = saidOf(thrown);
    });
  }, [id]);
  const { value: found } = game;
  const upload = async () => {
    if (!found) return;
    problem.value = null;
    try {
      const table = await ask<TableInfo>('POST', 'tables/uploads', {
        name: found.name.trim().slice(0, 40) || found.record.title,
        listed: listed.value,
        record: found.record,
        seats: plan.value,
        time: time.value,
        redraw: redraw.value,
      });
      brought.value = table.id;
      go({ at: 't', id: table.id });
    } catch (thrown) {
      problem.value = saidOf(thrown);
    }
  };
  return (
    <div class="home new-game lobby">
      <PageHead />
      <LobbyNav here={null} />
      <main class="wrap">
        <h1>{text.upload}</h1>
        {found === null && <p role="alert">{text.noGame}</p>}
        {found && (
          <div class="upload">
            <p>
              <b>{shortTitle(found.record.title)}</b> {found.name}
            </p>
            <p>{text.uploadText}</p>
            <section class="options upload-seats" aria-label={text.seats}>
              <h2>{text.seats}</h2>
              {found.record.players.map((name, seat) => (
                <OptionPlace key={name} name={name}>
                  <span class="option-value lobby-value">
                    <StrengthChoice<string>
                      label={text.playsOn(name)}
                      names={homeUi().strengths}
                      instead={[
                        { value: 'me', label: text.mine },
                        { value: 'free', label: text.free },
                      ]}
                      value={plan.value[seat] ?? 'free'}
                      choose={(who) => {
                        plan.value = plan.value.map((one, index) =>
                          index === seat ? who : who === 'me' && one === 'me' ? 'free' : one,
                        );
                      }}
                    />
                  </span>
                </OptionPlace>
              ))}
              <ServerChoices time={time} listed={listed} />
              {titleNamed(found.record.title)?.hides && (
                <Switch
                  name={text.redraw}
                  text={text.redrawText}
                  on={redraw.value}
                  change={(on) => {
                    redraw.value = on;
                  }}
                />
              )}
            </section>
            {problem.value && (
              <p class="is-wrong" role="alert">
                {problem.value}
              </p>
            )}
            <ActAsSomebody label={text.uploadAct} act={upload} />
          </div>
        )}
      </main>
    </div>
  );
}
