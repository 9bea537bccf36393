/** A public game on our table beside what the public engine made of it: after every action, and at the end. */
import type { EighteenState } from '@kursbuch/eighteen';
import { type ImportStep, type PublicGame, PublicImport } from './import.ts';
import { type ListDifference, listDifferences } from './legalLists.ts';
import type { PublicRecord } from './record.ts';
import { endReasonOf, publicWorth } from './result.ts';
import { stateDifferences, type Trace, type TraceState } from './trace.ts';

export interface Finding {
  /** How many actions were equal, or could at least be played. */
  readonly played: number;
  /** The first difference: where it is, and field by field; none: all is equal. */
  readonly difference?: { readonly where: string; readonly fields: readonly string[] };
  /** The step that our table does not play. */
  readonly stopped?: ImportStep;
  /** The players ended it by hand: the recorded result stands. */
  readonly ended?: true;
  /** There was something to compare with. */
  readonly compared: boolean;
}

/** As many entries of a list are told. */
const TOLD = 12;

/** Play a record and compare it with the states of its trace. */
export function verifyTrace(
  game: PublicGame,
  record: PublicRecord,
  start: EighteenState,
  trace: Trace,
): Finding {
  const { players, actions } = record;
  const { table, title, publicRecords } = game;
  let played = 0;
  const differs = (where: string, fields: readonly string[]): Finding => ({
    played,
    difference: { where, fields },
    compared: true,
  });
  const compare = (ours: EighteenState, theirs: TraceState, ended = false): readonly string[] => {
    const waiting = table.waiting(ours);
    const fields = stateDifferences(title, publicRecords.names, players, ours, theirs, waiting, ended);
    const lists = ended ? [] : listDifferences(game, players, ours, theirs);
    return [...fields, ...lists.map(listSentence)];
  };

  let state = start;
  let ended = false;
  if (trace.initial) {
    const found = compare(state, trace.initial);
    if (found.length > 0) return differs('before the first action', found);
  }
  for (const step of new PublicImport(table, title, publicRecords, record, start).steps()) {
    const { index } = step;
    if (step.problem) return { played, stopped: step, compared: true };
    const action = actions[index];
    state = step.state;
    ended = step.ended ?? false;
    // X14: a bankruptcy before our rules know one ends the game there, and only the record knows how.
    const early = ended && action?.type === 'bankrupt';
    const found = early ? [] : compare(state, trace.states[index] as TraceState, ended);
    if (found.length > 0)
      return differs(`after action ${index} (${action?.type} by ${action?.entity})`, found);
    played++;
    if (early) return { played, compared: true };
  }
  ended ||= endsByHand(record, state);
  // X21: the result of a game that was ended by hand stands as it is.
  const result = ended ? [] : resultDifferences(game, record, state);
  const found = [...result, ...endDifferences(state, trace, ended)];
  return found.length > 0 ? differs('in the result', found) : { played, compared: true };
}

/** Play a record without states to its end and compare it with its result. */
export function verifyRecord(game: PublicGame, record: PublicRecord, start: EighteenState): Finding {
  const { table, title, publicRecords } = game;
  let state = start;
  let played = 0;
  let ended = false;
  for (const step of new PublicImport(table, title, publicRecords, record, start).steps()) {
    if (step.problem) return { played, stopped: step, compared: true };
    state = step.state;
    ended = step.ended ?? false;
    played++;
  }
  const { result } = record;
  if (result === null || Object.keys(result).length === 0) return { played, compared: false };
  // X14, X21: only the record knows how such a game ended.
  if (ended || endsByHand(record, state)) return { played, ended: true, compared: true };
  const found = resultDifferences(game, record, state);
  return found.length === 0
    ? { played, compared: true }
    : { played, difference: { where: 'in the result', fields: found }, compared: true };
}

const endsByHand = (record: PublicRecord, state: EighteenState): boolean =>
  record.endedByHand === true && state.result === null;

const listSentence = ({ list, onlyOurs, onlyTheirs }: ListDifference): string => {
  const told = (words: readonly string[]) =>
    words.length > TOLD
      ? `${words.slice(0, TOLD).join(', ')} and ${words.length - TOLD} more`
      : words.join(', ');
  return `legal ${list}: only ours [${told(onlyOurs)}], only theirs [${told(onlyTheirs)}]`;
};

function resultDifferences(
  { title }: PublicGame,
  { players, result }: PublicRecord,
  state: EighteenState,
): readonly string[] {
  if (result === null) return [];
  return players.flatMap((player, seat) => {
    const [ours, theirs] = [publicWorth(title, state, seat), result[String(player)]];
    return ours === theirs ? [] : [`result of player ${player}: ours ${ours}, theirs ${theirs ?? 'none'}`];
  });
}

function endDifferences(state: EighteenState, trace: Trace, ended: boolean): readonly string[] {
  const ours = ended ? 'manually_ended' : endReasonOf(state);
  const theirs = trace.endReason;
  return ours === theirs ? [] : [`end of the game: ours ${ours ?? 'none'}, theirs ${theirs ?? 'none'}`];
}
