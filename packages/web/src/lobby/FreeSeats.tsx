/** A game in play with free seats: whoever comes by the link is offered them by name, whoever brought it sends the link. */
import { capital } from '@kursbuch/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../home/home.css';
import { Outline } from '../home/Outline.tsx';
import { PageHead } from '../home/PageHead.tsx';
import { SitterSign } from '../home/SitterSign.tsx';
import type { OnlineTable } from '../online/onlineTable.ts';
import { person } from '../online/person.ts';
import { sitsThere } from '../online/sitsThere.ts';
import { sittersOf } from '../online/sitters.ts';
import type { OnlineSeat, TableInfo } from '../online/wire.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { onlineUi } from '../words/online.ts';
import { Invite } from './Invite.tsx';
import { LobbyBar } from './LobbyBar.tsx';
import { LobbyNav } from './LobbyNav.tsx';
import './lobby.css';
import { NameForm } from './NameForm.tsx';
import { saidOf } from './said.ts';

export const freeSeatsOf = ({ status, seats }: TableInfo): readonly OnlineSeat[] =>
  status === 'running' ? seats.filter(({ sitter }) => sitter.type === 'nobody') : [];

export function FreeSeats({
  table,
  info,
  pass,
}: {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  /** On to the table. */
  readonly pass: () => void;
}) {
  const text = onlineUi();
  const problem = useSignal<string | null>(null);
  const free = freeSeatsOf(info);
  const [first] = free;
  const own = info.seats.find(({ place }) => place === info.you);
  const sitters = sittersOf(info);
  const leads = info.club === undefined ? text.freeSeatsInvite : text.freeSeatsClub;
  useEffect(() => {
    document.title = `${info.name} · Kursbuch`;
  });
  const sit = (place: number) =>
    table.sitAt(place).then(pass, (thrown: unknown) => {
      problem.value = saidOf(thrown);
    });
  return (
    <div class="home lobby room">
      <PageHead />
      <LobbyNav here={null} />
      <main>
        <section class="hero" aria-labelledby="room">
          <div class="room-head">
            <span class="waiting-map">
              <Outline title={info.title} />
            </span>
            <div>
              <p>
                <b>{shortTitle(info.title)}</b> {info.name}
              </p>
              <h1 id="room">
                <b>{capital(text.seatsFree(free.length))}</b>
              </h1>
              <p>{own ? text.freeSeatsSend : text.freeSeatsText}</p>
            </div>
            <div class="room-acts">
              {!own && !person.value && first && (
                <NameForm act={text.sitInFor(first.name)} lit done={() => sit(first.place)} />
              )}
              <button type="button" class={`btn ${own ? 'go' : 'quiet'}`} onClick={pass}>
                {own ? text.toTable : text.onlyWatch}
              </button>
            </div>
          </div>
          {problem.value && (
            <p class="hero-note" role="alert">
              {problem.value}
            </p>
          )}
        </section>
        <div class="home-cols">
          <section aria-labelledby="room-seats">
            <h2 id="room-seats">{homeUi().players}</h2>
            <ul class="lobby-rows">
              {info.seats.map((seat, index) => (
                <li key={seat.place} class="room-seat">
                  <SitterSign sitters={sitters} seat={index} />
                  <b>{sitsThere(seat)}</b>
                  <span>{seat === own ? text.you : ''}</span>
                  {!own && person.value && seat.sitter.type === 'nobody' && (
                    <button type="button" class="btn ink" onClick={() => void sit(seat.place)}>
                      {text.sitInFor(seat.name)}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </section>
          {own && (
            <div class="home-aside">
              <section class="own-table" aria-labelledby="invite">
                <h2 id="invite">{text.link}</h2>
                <p>{leads}</p>
                <Invite id={info.id} name={info.name} leads={leads} />
              </section>
            </div>
          )}
        </div>
      </main>
      <LobbyBar here={null} />
    </div>
  );
}
