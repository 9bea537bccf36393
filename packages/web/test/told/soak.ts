/** Looks at one title and prints what came of it; true if nothing was found. Loaded through Vite, as the client is. */
import { blind, type Job, lookFor } from './machine.ts';
import { linesOf } from './report.ts';
import { subjectOf } from './subjects.ts';

export async function soak(title: string, job: Job): Promise<boolean> {
  const tally = await lookFor(await subjectOf(title), job);
  console.log(`${linesOf(title, tally).join('\n')}\n`);
  return tally.findings.length === 0 && blind(tally).length === 0;
}
