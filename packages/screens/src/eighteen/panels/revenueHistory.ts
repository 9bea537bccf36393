/** What the companies earned, round by round. */
import type { CompanyId, RoundState } from '@kursbuch/eighteen';
import type { Step } from '../game/game.ts';

/** Null: earned, and nothing decided yet. */
type Use = 'paid' | 'withheld' | null;

export interface Earned {
  readonly revenue: number;
  readonly use: Use;
}

export interface RevenueRound {
  readonly key: string;
  readonly round: RoundState;
  /** A company that had its turn and ran nothing has earned 0. */
  readonly earned: ReadonlyMap<CompanyId, Earned>;
}

export interface RevenueHistory {
  /** The operating rounds so far, the first one first. */
  readonly rounds: readonly RevenueRound[];
  /** The round in which a company left the game. */
  readonly closed: ReadonlyMap<CompanyId, RoundState>;
}

/** One key for one operating round. */
export const roundKey = ({ set, number }: RoundState): string => `${set}.${number}`;

/** The revenues of these steps. */
export function revenueHistory(steps: readonly Step[]): RevenueHistory {
  const rounds: (RevenueRound & { earned: Map<CompanyId, Earned> })[] = [];
  const closed = new Map<CompanyId, RoundState>();
  /** The company whose revenue is being used. */
  let last: CompanyId | undefined;
  const use = (company: CompanyId, as: Use): void => {
    const before = rounds.at(-1)?.earned.get(company);
    if (before?.use === null && before.revenue > 0)
      rounds.at(-1)?.earned.set(company, { ...before, use: as });
  };
  for (const { events } of steps)
    for (const event of events)
      switch (event.type) {
        case 'roundBegan':
          if (event.round.kind === 'operating')
            rounds.push({ key: roundKey(event.round), round: event.round, earned: new Map() });
          break;
        case 'turnBegan':
          rounds.at(-1)?.earned.set(event.company, { revenue: 0, use: null });
          break;
        case 'trainsRun':
          last = event.company;
          rounds.at(-1)?.earned.set(event.company, { revenue: event.revenue, use: null });
          break;
        case 'paid':
          if (event.why === 'withheld') use(String(event.to), 'withheld');
          else if (event.why === 'dividend' && last !== undefined) use(last, 'paid');
          break;
        case 'companyClosed': {
          const now = rounds.at(-1)?.round;
          if (now) closed.set(event.company, now);
          break;
        }
      }
  return { rounds, closed };
}

/** The revenues of a company, newest first, as far as it had a turn. */
export const revenuesOf = (
  { rounds }: RevenueHistory,
  company: CompanyId,
): readonly (Earned & { readonly round: RoundState })[] =>
  rounds
    .flatMap(({ round, earned }) => {
      const one = earned.get(company);
      return one ? [{ ...one, round }] : [];
    })
    .reverse();
