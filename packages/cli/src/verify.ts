/** A public game on our table beside what the public engine made of it: after every action, and at the end. */
import { type EighteenState, endReasonOf, type PublicRecord, publicWorth } from '@kursbuch/eighteen';
import { wordsFor } from '@kursbuch/words';
import { InputError } from './flags.ts';
import { type GameFile, gameIn } from './gameFile.ts';
import { readJson } from './jsonFile.ts';
import { type ListDifference, listDifferences } from './legalLists.ts';
import { readTrace, stateDifferences, type Trace, type TraceState } from './trace.ts';

export interface Verification {
  readonly equal: boolean;
  /** The finding, then the first difference field by field. */
  readonly lines: readonly string[];
}

/** As many entries of a list are told. */
const TOLD = 12;

/** Compare a file with itself: its states if it has any, else its result. Throws an InputError. */
export async function verifyFile(file: string): Promise<Verification> {
  const input = readJson(file);
  const game = await gameIn(file, input, await wordsFor('en'));
  const trace = readTrace(input);
  if (trace && 'problem' in trace) throw new InputError(`${file}: ${trace.problem} (${trace.at}).`);
  return trace ? verifyTrace(file, game, trace) : verifyRecord(file, game);
}

function verifyTrace(file: string, game: GameFile, trace: Trace): Verification {
  const { players, actions } = game.publicRecord as PublicRecord;
  const { loaded } = game;
  const { table, title, publicRecords } = loaded;
  let equal = 0;
  const differs = (where: string, details: readonly string[]): Verification => ({
    equal: false,
    lines: [
      `${file}: ${equal}/${actions.length} actions equal; first difference ${where}`,
      ...details.map((detail) => `  ${detail}`),
    ],
  });
  const compare = (ours: EighteenState, theirs: TraceState, ended = false): readonly string[] => {
    const waiting = table.waiting(ours);
    const fields = stateDifferences(title, publicRecords.names, players, ours, theirs, waiting, ended);
    const lists = ended ? [] : listDifferences(loaded, players, ours, theirs);
    return [...fields, ...lists.map(listSentence)];
  };

  let state = game.start;
  let ended = false;
  if (trace.initial) {
    const found = compare(state, trace.initial);
    if (found.length > 0) return differs('before the first action:', found);
  }
  for (const step of game.steps()) {
    const { index } = step;
    if (step.problem) return differs(`at action ${index}:`, [step.problem]);
    const action = actions[index];
    state = step.state;
    ended = step.ended ?? false;
    // X14: a bankruptcy before our rules know one ends the game there, and only the record knows how.
    const early = ended && action?.type === 'bankrupt';
    const found = early ? [] : compare(state, trace.states[index] as TraceState, ended);
    if (found.length > 0)
      return differs(`after action ${index} (${action?.type} by ${action?.entity}):`, found);
    equal++;
    if (early) return { equal: true, lines: [`${file}: ${equal}/${actions.length} actions equal`] };
  }
  const found = [...resultDifferences(game, state), ...endDifferences(state, trace, ended)];
  if (found.length > 0) return differs('in the result:', found);
  return { equal: true, lines: [`${file}: ${equal}/${actions.length} actions equal`] };
}

/** A record without states is played to its end and compared with its result. */
function verifyRecord(file: string, game: GameFile): Verification {
  let state = game.start;
  let played = 0;
  let early = false;
  for (const step of game.steps()) {
    if (step.problem)
      return {
        equal: false,
        lines: [`${file}: ${played}/${game.length} actions replayed`, `  ${step.problem}`],
      };
    state = step.state;
    early = step.ended === true && game.publicRecord?.actions[step.index]?.type === 'bankrupt';
    played++;
  }
  const replayed = `${file}: ${played}/${game.length} actions replayed`;
  const { result = null } = game.publicRecord ?? {};
  if (result === null || Object.keys(result).length === 0)
    return { equal: true, lines: [`${replayed}, no result to compare`] };
  const found = early ? [] : resultDifferences(game, state);
  return found.length === 0
    ? { equal: true, lines: [`${replayed}, result equal`] }
    : { equal: false, lines: [`${replayed}, result differs`, ...found.map((line) => `  ${line}`)] };
}

const listSentence = ({ list, onlyOurs, onlyTheirs }: ListDifference): string => {
  const told = (words: readonly string[]) =>
    words.length > TOLD
      ? `${words.slice(0, TOLD).join(', ')} and ${words.length - TOLD} more`
      : words.join(', ');
  return `legal ${list}: only ours [${told(onlyOurs)}], only theirs [${told(onlyTheirs)}]`;
};

function resultDifferences(
  { loaded: { title }, publicRecord }: GameFile,
  state: EighteenState,
): readonly string[] {
  const { players = [], result = null } = publicRecord ?? {};
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
