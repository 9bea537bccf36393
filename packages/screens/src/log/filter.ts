/** The log of one player, or of something else that lines are about. */
import type { Seat } from '@kursbuch/table';
import type { Entry } from './lines.ts';

export type About = { readonly subject: string } | { readonly seat: Seat } | null;

const isAbout = ({ subjects, seats }: Entry, about: About): boolean => {
  if (about === null) return true;
  return 'subject' in about ? subjects.includes(about.subject) : seats.includes(about.seat);
};

/** Lines about somebody; a heading stays where something follows it. */
export function filtered(entries: readonly Entry[], about: About): readonly Entry[] {
  if (about === null) return entries;
  const kept: Entry[] = [];
  let round: Entry | undefined;
  let turn: Entry | undefined;
  for (const entry of entries) {
    if (entry.heading === 'round') [round, turn] = [entry, undefined];
    else if (entry.heading === 'turn') turn = entry;
    else if (isAbout(entry, about)) {
      if (round) kept.push(round);
      if (turn) kept.push(turn);
      [round, turn] = [undefined, undefined];
      kept.push(entry);
    }
  }
  return kept;
}
