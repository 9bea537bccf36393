/** A record that was chosen: what is in it, whether it holds, and what to do with it. */

import type { TitleAside } from '@kursbuch/screens/game/shown.ts';
import { words } from '@kursbuch/screens/words/index.ts';
import { winnersOf } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { addGame } from '../host/games.ts';
import { type FileProblem, isFileProblem, type ReadRecord, readRecord } from '../host/readRecord.ts';
import { titleAside } from '../titles/index.ts';
import { homeUi } from '../words/home.ts';
import { Ask } from './Ask.tsx';

interface Found {
  readonly read: ReadRecord;
  readonly aside: TitleAside;
}

/** What is wrong with a file, and what the rules say about it where it is theirs to say. */
interface Wrong {
  readonly problem: FileProblem;
  readonly why: (() => string) | null;
}

async function outcomeOf(read: ReadRecord | FileProblem): Promise<Found | Wrong> {
  if (isFileProblem(read) && read.kind !== 'noTable') return { problem: read, why: null };
  const aside = await titleAside(isFileProblem(read) ? read.title : read.record.title).catch(() => null);
  if (!aside) return { problem: { kind: 'titleNotLoaded' }, why: null };
  if (!isFileProblem(read)) return { read, aside };
  return { problem: read, why: () => aside.refusal(null, read.refusal) };
}

export function RecordSheet({
  file,
  close,
  added,
}: {
  readonly file: File;
  readonly close: () => void;
  readonly added: (id: string) => void;
}) {
  const text = homeUi();
  const outcome = useSignal<Found | Wrong | null>(null);
  const busy = useSignal(false);
  useEffect(() => {
    const stop = new AbortController();
    void readRecord(file, stop).then(async (read) => {
      if (stop.signal.aborted) return;
      outcome.value = await outcomeOf(read);
    });
    return () => stop.abort();
  }, [file]);

  const found = outcome.value;
  if (!found)
    return (
      <Ask title={text.reading(file.name)} close={close}>
        <p aria-busy="true">{text.readingText}</p>
        <div class="ask-acts">
          <button type="button" class="btn line-btn" onClick={close}>
            {text.cancel}
          </button>
        </div>
      </Ask>
    );
  if ('problem' in found) {
    const { problem, why } = found;
    return (
      <Ask key="problem" title={text.cannotRead(file.name)} close={close}>
        <p role="alert">
          {problemWords(problem)} {why?.()}
        </p>
        {problem.kind === 'noRecord' && <p class="dim">{toldProblem(problem)}</p>}
        <div class="ask-acts">
          <button type="button" class="btn ink" onClick={close}>
            {text.done}
          </button>
        </div>
      </Ask>
    );
  }

  const { record, state } = found.read;
  const over = state.result !== null || found.read.endedByHand;
  const add = async (player: 'person' | 'remote') => {
    busy.value = true;
    const sitters = state.players.map((name, seat) => ({ name, player, colour: (seat % 6) + 1 }));
    // Who plays on has not agreed to end it.
    const scores = player === 'remote' ? found.read.recordedScores : null;
    const ended = scores && { endedByHand: { cause: 'byHand', scores } };
    try {
      const fromFile = { actions: record.actions.length, played: found.read.played };
      added((await addGame({ record, name: nameOf(file.name), sitters, fromFile, ...ended })).id);
    } catch {
      outcome.value = { problem: { kind: 'lost' }, why: null };
    }
    busy.value = false;
  };
  return (
    <Ask key="found" title={text.recordOf(record.title, words().list(state.players))} close={close}>
      <RecordWords found={found} />
      <div class="ask-acts">
        <button type="button" class="btn line-btn" onClick={close}>
          {text.cancel}
        </button>
        <button
          type="button"
          class={over ? 'btn ink' : 'btn line-btn'}
          disabled={busy.value}
          onClick={() => void add('remote')}
        >
          {text.watch}
        </button>
        {state.result === null && (
          <button
            type="button"
            class={over ? 'btn line-btn' : 'btn ink'}
            disabled={busy.value}
            onClick={() => void add('person')}
          >
            {text.playOn}
          </button>
        )}
      </div>
    </Ask>
  );
}

function RecordWords({ found: { read, aside } }: { readonly found: Found }) {
  const text = homeUi();
  const { record, state, stop, isPublic, length, endedByHand, recordedScores } = read;
  const winners = state.result ? winnersOf(state.result).map((seat) => state.players[seat] ?? '') : [];
  return (
    <>
      <p>
        {text.recordMoves(record.actions.length)} {aside.roundName(state)}.{' '}
        {winners.length > 0 && text.recordEnded(words().list(winners), winners.length > 1)}
        {endedByHand && text.recordEndedByHand}{' '}
        {recordedScores &&
          text.recordedResult(recordedScores.map((score, seat) => `${state.players[seat]} ${score}`))}
      </p>
      {stop && (
        <div class="strip warn" role="status">
          <i />
          <div>
            <p>
              {isPublic
                ? text.recordStoppedPublic(record.actions.length, words().recordPlace(stop.at))
                : text.recordStopped(record.actions.length, length)}
            </p>
            <p>
              <b>{text.recordWhy}</b> {stop.refusal ? aside.refusal(state, stop.refusal) : toldProblem(stop)}
            </p>
          </div>
        </div>
      )}
    </>
  );
}

/** What the reader found, and where, in the language of the page. */
const toldProblem = ({ problem, at }: { readonly problem: string; readonly at: string }): string =>
  homeUi().problemAt(words().recordProblem(problem), words().recordPlace(at));

function problemWords(problem: FileProblem): string {
  const text = homeUi().fileProblems;
  if (problem.kind === 'noTitle') return text.noTitle(problem.title);
  return text[problem.kind];
}

/** The name of a file without its ending. */
const nameOf = (file: string): string =>
  file.replace(/(\.json)?(\.gz)?$/i, '').slice(0, 60) || file.slice(0, 60);
