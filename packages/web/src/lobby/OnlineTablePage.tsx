/** A table on the server: its waiting room, and the table itself as soon as it plays. */

import { Game } from '@kursbuch/screens/game/game.ts';
import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { companyOf } from '../company/company.tsx';
import { keepDraft } from '../company/keepDraft.ts';
import { PageHead } from '../home/PageHead.tsx';
import { Failed, failureOf } from '../host/failed.ts';
import type { Failure } from '../host/protocol.ts';
import { NoAnswer, pause, pauseAfter, wordOf } from '../online/ask.ts';
import { OnlineTable } from '../online/onlineTable.ts';
import { heldSeat } from '../online/sitters.ts';
import type { Company } from '../table/company.ts';
import { CannotOpen } from '../table/laterCannotOpen.tsx';
import { Table } from '../table/Table.tsx';
import { titleOnScreen } from '../titles/index.ts';
import { onlineUi } from '../words/online.ts';
import { brought } from './brought.ts';
import { FreeSeats, freeSeatsOf } from './FreeSeats.tsx';
import { LobbyBar } from './LobbyBar.tsx';
import { LobbyNav } from './LobbyNav.tsx';
import { NoServer } from './NoServer.tsx';
import { sentenceFor } from './said.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

const titleFor = (id: string) =>
  titleOnScreen(id).catch(() => {
    throw new Failed({ kind: 'titleNotLoaded', title: id });
  });

/** Ask for the table until the server answers; `silent` hears that it does not. */
async function entered(table: OnlineTable, silent: () => void, signal: AbortSignal): Promise<void> {
  for (let tries = 0; !signal.aborted; tries++)
    try {
      await table.enter();
      return;
    } catch (thrown) {
      if (!(thrown instanceof NoAnswer) || signal.aborted) throw thrown;
      silent();
      await pause(pauseAfter(tries), signal);
    }
}

export function OnlineTablePage({
  id,
  invitation,
}: {
  readonly id: string;
  /** The word of a personal link. */
  readonly invitation: string | undefined;
}) {
  /** Whoever sits down or gets up gets the game anew, as he sees it then. */
  const sitting = useSignal(0);
  /** A free seat was offered, and taken or not. */
  const passed = useSignal(false);
  return (
    <OnlineTableHere
      key={sitting.value}
      id={id}
      invitation={invitation}
      passed={passed}
      anew={() => void sitting.value++}
    />
  );
}

function OnlineTableHere({
  id,
  invitation,
  passed,
  anew,
}: {
  readonly id: string;
  readonly invitation: string | undefined;
  readonly passed: Signal<boolean>;
  readonly anew: () => void;
}) {
  const table = useMemo(() => new OnlineTable(id), [id]);
  const played = useSignal<{ readonly shown: Shown; readonly company: Company } | null>(null);
  const word = useSignal<string | null>(null);
  const failure = useSignal<Failure | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    const left = new AbortController();
    entered(
      table,
      () => {
        word.value = 'noAnswer';
      },
      left.signal,
    ).then(
      () => {
        word.value = null;
      },
      (thrown: unknown) => {
        if (!left.signal.aborted) word.value = wordOf(thrown);
      },
    );
    return () => {
      left.abort();
      stop.current?.();
      played.value?.shown.game.close();
      table.leaveTable();
    };
  }, [table]);

  const opening = useSignal(false);
  const seatedAt = useRef<number | null>(null);
  useSignalEffect(() => {
    const { value: info } = table.info;
    if (!info || info.status === 'open') return;
    if (opening.value) {
      if (info.you !== seatedAt.current) anew();
      return;
    }
    opening.value = true;
    seatedAt.current = info.you;
    const open = async () => {
      const shown = await Game.open(table.host, titleFor);
      stop.current = keepDraft(shown.game);
      played.value = { shown, company: companyOf(table, shown) };
    };
    open().catch((thrown: unknown) => {
      const said = wordOf(thrown);
      if (said === 'broken') failure.value = failureOf(thrown);
      else word.value = said;
    });
  });

  const { value: info } = table.info;
  const pass = () => {
    passed.value = true;
    brought.value = null;
  };
  // A seat is offered before there is anything to look at; who has one, or may have it back, goes on.
  const isOffered =
    info && freeSeatsOf(info).length > 0 && (heldSeat(info) ? brought.value === id : !passed.value);
  if (failure.value) return <CannotOpen id={null} failure={failure.value} />;
  if (isOffered && !word.value && !table.gone.value)
    return <FreeSeats table={table} info={info} pass={pass} />;
  if (played.value) return <Table {...played.value} />;
  if (word.value === 'noAnswer')
    return (
      <div class="home lobby">
        <PageHead />
        <main>
          <NoServer again={() => location.reload()} hasMove={table.moves.read() !== null} />
        </main>
      </div>
    );
  const gone = word.value ?? table.gone.value;
  if (gone) return <NoTable word={gone} />;
  if (info?.status === 'open') return <WaitingRoom table={table} info={info} invitation={invitation} />;
  return <main class="opening" aria-busy="true" />;
}

function NoTable({ word }: { readonly word: string }) {
  const text = onlineUi();
  return (
    <div class="home lobby">
      <PageHead />
      <LobbyNav here={null} />
      <main>
        <section class="hero">
          <h1>{sentenceFor(word)}</h1>
          <a class="btn go" href={addressOf({ at: 'online' })}>
            {text.lobby}
          </a>
        </section>
      </main>
      <LobbyBar here={null} />
    </div>
  );
}
