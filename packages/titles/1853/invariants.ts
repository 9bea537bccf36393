/** What must hold in 1853 beyond the kit's invariants. */
import { cashOf, type EighteenState, percentOf } from '@kursbuch/eighteen';
import { COMPANIES } from './facts/companies.ts';
import { countOf, envelopeOf, ownOf } from './own.ts';

export function invariants(state: EighteenState): readonly string[] {
  const broken: string[] = [];
  const { contracts, unredeemed, credit, seating } = ownOf(state);
  if (new Set(seating).size !== state.players.length) broken.push('somebody has no seat, or two');
  for (const seat of state.players.keys()) {
    const contract = contracts[seat];
    const due = contract && !contract.fulfilled ? contract.bond : 0;
    if (cashOf(state, envelopeOf(seat)) !== due)
      broken.push(`seat ${seat}: the envelope does not hold the bond`);
    for (const { sym } of COMPANIES)
      if (countOf(unredeemed, sym, seat) * 10 > percentOf(state, sym, seat))
        broken.push(`seat ${seat} has fewer shares of ${sym} than are unredeemed`);
  }
  for (const [company, { train }] of Object.entries(credit))
    if (state.trains.find(({ id }) => id === train)?.holder !== company)
      broken.push(`${company} owes for a train it does not have`);
  return broken;
}
