/** Ways of a train over all track that stands, whoever owns it, and through cities: no fees, no weather, no other trains. */
import { type CrayonState, type CrayonTitle, type MilepostId, otherEnd } from '@kursbuch/crayon';

interface WaysThere {
  /** Steps to a milepost; undefined if no track leads there. */
  steps(to: MilepostId): number | undefined;
  /** The mileposts on the way there, the last one included. */
  way(to: MilepostId): readonly MilepostId[];
}

/** The shortest ways from one milepost to all others. */
function waysThere({ board }: CrayonTitle, { track }: CrayonState, from: MilepostId): WaysThere {
  const steps = new Map<MilepostId, number>([[from, 0]]);
  const parents = new Map<MilepostId, MilepostId>();
  // A map that grows while it is walked through is walked to its end.
  for (const [at, far] of steps)
    for (const id of board.mileposts[at]!.edges) {
      const edge = board.edges[id]!;
      const to = otherEnd(edge, at);
      if ((edge.kind !== 'city' && track[id] === undefined) || steps.has(to)) continue;
      steps.set(to, far + 1);
      parents.set(to, at);
    }
  return {
    steps: (to) => steps.get(to),
    way(to) {
      const found: MilepostId[] = [];
      for (let at: MilepostId | undefined = to; at !== undefined && at !== from; at = parents.get(at))
        found.unshift(at);
      return found;
    },
  };
}

/** The same from wherever it is asked, each remembered. */
export function waysFrom(title: CrayonTitle, state: CrayonState): (from: MilepostId) => WaysThere {
  const known = new Map<MilepostId, WaysThere>();
  return (from) => {
    const found = known.get(from) ?? waysThere(title, state, from);
    known.set(from, found);
    return found;
  };
}
