/** A tournament: who plays, how it stands, its rounds with their tables; for its organiser what comes next. */
import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Report } from '../company/Report.tsx';
import { ActAsSomebody } from '../lobby/ActAsSomebody.tsx';
import { NoServer } from '../lobby/NoServer.tsx';
import { saidOf } from '../lobby/said.ts';
import { ask, NoAnswer, someChance } from '../online/ask.ts';
import { whoAmI } from '../online/person.ts';
import { toldTable } from '../online/toldTable.ts';
import type { TournamentInfo } from '../online/wire.ts';
import { Share } from '../share/Share.tsx';
import { shortTitle } from '../titles/shortTitle.ts';
import { clubsUi } from '../words/clubs.ts';
import { onlineUi } from '../words/online.ts';
import { dayOf } from './dayOf.ts';
import { Frame, Part } from './Frame.tsx';
import { Ranking } from './Ranking.tsx';
import { Sure } from './Sure.tsx';
import { Tables } from './Tables.tsx';
import { NEW_TOURNAMENT } from './TournamentsPage.tsx';

/** Others enter and play meanwhile. */
const LOOKS = 10_000;

interface Known {
  readonly tournament: TournamentInfo;
  readonly look: () => Promise<void>;
}

export function TournamentPage({ id }: { readonly id: string }) {
  const text = clubsUi().tournaments;
  const found = useSignal<TournamentInfo | { readonly problem: string } | 'none' | null>(null);
  const look = async () => {
    try {
      await whoAmI();
      found.value = await ask<TournamentInfo>('GET', `tournaments/${id}`);
    } catch (thrown) {
      found.value = thrown instanceof NoAnswer ? 'none' : { problem: saidOf(thrown) };
    }
  };
  useEffect(() => {
    document.title = `${clubsUi().tournaments.one} · Kursbuch`;
    void look();
    const again = setInterval(() => {
      const { value } = found;
      const isOver = value !== null && value !== 'none' && ('problem' in value || value.status === 'over');
      if (document.visibilityState === 'visible' && !isOver) void look();
    }, LOOKS);
    return () => clearInterval(again);
  }, [id]);
  const { value: seen } = found;
  const back = { href: addressOf({ at: 'tournament', id: NEW_TOURNAMENT }), label: text.mine };
  if (seen === null || seen === 'none' || 'problem' in seen)
    return (
      <Frame
        here="tournaments"
        title={text.one}
        text={seen !== null && seen !== 'none' ? seen.problem : ''}
        back={back}
      >
        {seen === 'none' ? <NoServer again={look} /> : <div aria-busy={seen === null} />}
      </Frame>
    );
  const { name, title, seats, rounds, dealt, status, by, played, time } = seen;
  return (
    <Frame
      here="tournaments"
      title={name}
      text={[
        text.facts(shortTitle(title), seats, rounds, text.dealing[dealt]),
        `${onlineUi().time}: ${onlineUi().timeOf(time)}`,
        text.status[status],
        ...(by === null ? [] : [text.by(by)]),
      ].join(' · ')}
      back={back}
      acts={<Entering tournament={seen} look={look} />}
    >
      <div class="account-parts">
        <Acts tournament={seen} look={look} />
        <Standings tournament={seen} />
        {played.toReversed().map(({ number, tables }) => (
          <Part key={number} title={text.round(number, rounds)} wide>
            <Tables tables={tables.map((table) => toldTable(table))} />
          </Part>
        ))}
        {played.length > 0 && <Lot tournament={seen} />}
        {!seen.organiser && (
          <Report about={{ kind: 'tournament', tournament: id }} label={onlineUi().reportTournament} />
        )}
      </div>
    </Frame>
  );
}

/** Whoever may enters, and sends the link on. */
function Entering({ tournament: { id, name, club, status, mayEnter }, look }: Known) {
  const text = clubsUi().tournaments;
  const problem = useSignal<string | null>(null);
  const enter = async () => {
    try {
      await ask('POST', `tournaments/${id}/entrants`, { contribution: someChance(32) });
      problem.value = null;
    } catch (thrown) {
      problem.value = saidOf(thrown);
    }
    await look();
  };
  return (
    <>
      {mayEnter && <ActAsSomebody label={text.enter} lit act={enter} />}
      {problem.value && <p role="alert">{problem.value}</p>}
      {status === 'open' && (
        <Share
          look="alt"
          link={`${location.origin}${location.pathname}${addressOf({ at: 'tournament', id })}`}
          name={name}
          text={club === null ? text.invite : text.inviteMembers}
        />
      )}
    </>
  );
}

/** What its organiser decides; whoever plays may leave. */
function Acts({ tournament, look }: Known) {
  const text = clubsUi().tournaments;
  const { id, status, organiser, entered, played, rounds } = tournament;
  if (status === 'over' || (!organiser && !entered)) return null;
  const path = `tournaments/${id}`;
  const act = async (asked: () => Promise<unknown>) => {
    await asked();
    await look();
  };
  const next = played.length + 1;
  const isEarly = played.some(({ over }) => !over);
  const deal = () => act(() => ask('POST', `${path}/rounds`, { round: next, early: isEarly }));
  return (
    <Part title={text.acts} wide>
      {entered && <p>{text.entered}</p>}
      {tournament.until !== null && <p>{text.until(dayOf(tournament.until))}</p>}
      <div class="account-acts">
        {organiser && status === 'open' && (
          <Sure label={text.begin} title={text.beginAsk} text={text.beginText} act={deal} />
        )}
        {organiser && status === 'running' && next <= rounds && (
          <Sure
            label={text.next(next)}
            title={text.nextAsk(next)}
            text={isEarly ? text.nextEarly : text.nextText}
            act={deal}
          />
        )}
        {organiser && status === 'running' && (
          <Sure
            label={text.end}
            title={text.endAsk}
            text={text.endText}
            act={() => act(() => ask('POST', `${path}/end`))}
          />
        )}
        {organiser && status === 'open' && (
          <Sure
            label={text.withdraw}
            title={text.withdrawAsk}
            text={text.withdrawText}
            act={async () => {
              await ask('DELETE', path);
              go({ at: 'tournament', id: NEW_TOURNAMENT });
            }}
          />
        )}
        {entered && (
          <Sure
            label={text.leave}
            title={text.leaveAsk}
            text={status === 'open' ? text.leaveOpen : text.leaveText}
            act={() => act(() => ask('DELETE', `${path}/entrants/me`))}
          />
        )}
      </div>
    </Part>
  );
}

function Standings({ tournament: { standings, status } }: Pick<Known, 'tournament'>) {
  const text = clubsUi();
  return (
    <Part title={text.tournaments.ranking} wide>
      {standings.length === 0 ? (
        <p>{text.tournaments.nobody}</p>
      ) : (
        <>
          {status === 'open' && <p>{text.tournaments.full(standings.length)}</p>}
          <Ranking
            lines={standings.map(({ left, ...line }) => ({
              ...line,
              ...(left && { note: text.tournaments.left }),
            }))}
          />
        </>
      )}
      <p>{text.tournaments.points}</p>
    </Part>
  );
}

/** What anybody needs who computes the lot again. */
function Lot({ tournament: { played, chance } }: Pick<Known, 'tournament'>) {
  const text = clubsUi().tournaments;
  return (
    <Part title={text.lot} wide>
      <p>{text.lotText}</p>
      <ul class="tournament-lot">
        {played.map(({ number, seed }) => (
          <li key={number}>{text.seed(number, seed)}</li>
        ))}
        <li>{text.commitment(chance.commitment)}</li>
        {chance.secret !== null && <li>{text.secret(chance.secret)}</li>}
      </ul>
    </Part>
  );
}
