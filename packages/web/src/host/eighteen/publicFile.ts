/** A public record from a file, played by our rules as far as it goes. Loaded with the first of them. */
import type { EighteenState } from '@kursbuch/eighteen';
import { PublicImport, publicGame, publicSetup, readPublicRecord, recordedScores } from '@kursbuch/records';
import { isRefusal, type RecordedAction, recordOf } from '@kursbuch/table';
import { type FileProblem, type ReadRecord, type Stop, titleFor } from '../recordFile.ts';

export async function readPublic(input: unknown): Promise<ReadRecord | FileProblem> {
  const read = readPublicRecord(input);
  if ('problem' in read) return { kind: 'noRecord', ...read };
  const loaded = await titleFor(read.title);
  if ('kind' in loaded) return loaded;
  const game = loaded.family === 'eighteen' ? await publicGame(loaded) : undefined;
  if (!game) return { kind: 'noTitle', title: read.title };
  const setup = publicSetup(game, read);
  if ('problem' in setup) return { kind: 'noRecord', ...setup };
  const { table, title, publicRecords } = game;
  const start = table.setup(setup);
  if (isRefusal(start)) return { kind: 'noTable', title: title.id, refusal: start };

  const actions: RecordedAction[] = [];
  let [state, endedByHand, stop]: [EighteenState, boolean, Stop | null] = [start, false, null];
  for (const step of new PublicImport(table, title, publicRecords, read, start).steps()) {
    actions.push(...step.actions);
    state = step.state;
    endedByHand = step.ended === true && state.result === null;
    if (step.problem) stop = { ...step.problem, refusal: step.problem.refusal ?? null };
  }
  if (stop === null && state.result === null) endedByHand ||= read.endedByHand === true;
  return {
    record: recordOf(title.id, setup, actions),
    state,
    length: read.actions.length,
    isPublic: true,
    played: read.played ?? null,
    endedByHand,
    recordedScores: endedByHand ? recordedScores(read) : null,
    stop,
  };
}
