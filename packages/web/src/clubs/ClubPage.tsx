/** A club: its tables, its season, its evenings, and who belongs to it. */
import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Report } from '../company/Report.tsx';
import { ActAsSomebody } from '../lobby/ActAsSomebody.tsx';
import { forClub } from '../lobby/forClub.ts';
import { NoServer } from '../lobby/NoServer.tsx';
import { saidOf } from '../lobby/said.ts';
import { ask, NoAnswer } from '../online/ask.ts';
import { whoAmI } from '../online/person.ts';
import { toldTable } from '../online/toldTable.ts';
import type { ClubInfo, Evening, ListedTable, ListedTournament } from '../online/wire.ts';
import { clubsUi } from '../words/clubs.ts';
import { onlineUi } from '../words/online.ts';
import { Evenings } from './Evenings.tsx';
import { Frame, Part } from './Frame.tsx';
import { Members, Settings } from './Members.tsx';
import { Seasons } from './Seasons.tsx';
import { Tables } from './Tables.tsx';
import { NEW_TOURNAMENT, TournamentList } from './TournamentsPage.tsx';

interface Found {
  readonly club: ClubInfo;
  readonly tables: readonly ListedTable[];
  readonly evenings: readonly Evening[];
  readonly tournaments: readonly ListedTournament[];
}

const NEW = { at: 'online', title: 'new' } as const;
const isMember = ({ you }: ClubInfo): boolean => you === 'organiser' || you === 'member';

export function ClubPage({
  id,
  invitation,
}: {
  readonly id: string;
  readonly invitation: string | undefined;
}) {
  const text = clubsUi();
  const found = useSignal<Found | { readonly problem: string } | 'none' | null>(null);
  const look = async () => {
    try {
      await whoAmI();
      const invited = invitation === undefined ? '' : `?invitation=${encodeURIComponent(invitation)}`;
      const club = await ask<ClubInfo>('GET', `clubs/${id}${invited}`);
      const [{ tables }, { evenings }, { tournaments }] = await Promise.all([
        club.open || isMember(club)
          ? ask<{ readonly tables: readonly ListedTable[] }>('GET', `clubs/${id}/tables`)
          : { tables: [] },
        isMember(club)
          ? ask<{ readonly evenings: readonly Evening[] }>('GET', `clubs/${id}/evenings`)
          : { evenings: [] },
        club.open || isMember(club)
          ? ask<{ readonly tournaments: readonly ListedTournament[] }>('GET', `tournaments?club=${id}`)
          : { tournaments: [] },
      ]);
      found.value = { club, tables: tables.map((table) => toldTable(table)), evenings, tournaments };
    } catch (thrown) {
      found.value = thrown instanceof NoAnswer ? 'none' : { problem: saidOf(thrown) };
    }
  };
  useEffect(() => {
    document.title = `${clubsUi().title} · Kursbuch`;
    void look();
  }, [id, invitation]);
  const { value: seen } = found;
  const back = { href: addressOf({ at: 'clubs' }), label: text.mine };
  if (seen === null || seen === 'none' || 'problem' in seen)
    return (
      <Frame
        here="clubs"
        title={text.title}
        text={seen !== null && seen !== 'none' ? seen.problem : ''}
        back={back}
      >
        {seen === 'none' ? <NoServer again={look} /> : <div aria-busy={seen === null} />}
      </Frame>
    );
  const { club, tables, evenings, tournaments } = seen;
  const open = tables.filter(({ status }) => status !== 'over');
  const over = tables.filter(({ status }) => status === 'over');
  return (
    <Frame
      here="clubs"
      title={club.name}
      text={[club.about, text.members(club.count)].filter((one) => one !== '').join(' · ')}
      back={back}
      acts={<Acts club={club} invitation={invitation} look={look} />}
    >
      <div class="account-parts">
        {(club.open || isMember(club)) && (
          <Part title={text.tables} wide>
            {open.length === 0 && <p>{text.noTables}</p>}
            <Tables tables={open} />
            {over.length > 0 && <h3>{text.finished}</h3>}
            <Tables tables={over} />
          </Part>
        )}
        {(club.open || isMember(club)) && <Seasons club={club} changed={look} />}
        {isMember(club) && <Evenings club={club} evenings={evenings} changed={look} />}
        {(isMember(club) || tournaments.length > 0) && (
          <Part title={text.tournaments.ofClub}>
            {tournaments.length === 0 && <p>{text.tournaments.noneOfClub}</p>}
            <TournamentList tournaments={tournaments} />
            {isMember(club) && (
              <button
                type="button"
                class="btn line-btn"
                onClick={() => {
                  forClub.value = { club: club.id };
                  go({ at: 'tournament', id: NEW_TOURNAMENT });
                }}
              >
                {text.tournaments.make}
              </button>
            )}
          </Part>
        )}
        {isMember(club) && <Members club={club} changed={look} />}
        {club.you === 'organiser' && <Settings club={club} changed={look} />}
        {club.you !== 'organiser' && (
          <Report about={{ kind: 'club', club: club.id }} label={onlineUi().reportClub} />
        )}
      </div>
    </Frame>
  );
}

/** What one may do first of all: join, or open a table. */
function Acts({
  club,
  invitation,
  look,
}: {
  readonly club: ClubInfo;
  readonly invitation: string | undefined;
  readonly look: () => Promise<void>;
}) {
  const text = clubsUi();
  const problem = useSignal<string | null>(null);
  if (isMember(club))
    return (
      <button
        type="button"
        class="btn go"
        onClick={() => {
          forClub.value = { club: club.id };
          go(NEW);
        }}
      >
        {text.newTable}
      </button>
    );
  const join = async () => {
    try {
      await ask('POST', `clubs/${club.id}/members`, club.invited ? { invitation } : {});
      problem.value = null;
    } catch (thrown) {
      problem.value = saidOf(thrown);
    }
    await look();
  };
  return (
    <>
      <p>
        {club.you === 'asking' && !club.invited
          ? text.waits
          : club.invited
            ? text.joinText
            : text.askToJoinText}
      </p>
      {(club.you === null || club.invited) && (
        <ActAsSomebody label={club.invited ? text.join : text.askToJoin} lit act={join} />
      )}
      {problem.value && <p role="alert">{problem.value}</p>}
    </>
  );
}
