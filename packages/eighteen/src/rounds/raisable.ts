/** What a director could raise for a train that his company must own. */
import { type Seat, taskOf } from '@kursbuch/table';
import { directorOf } from '../certificate.ts';
import { losesOffice, mostSaleable, shareSalePrice } from '../shares.ts';
import type { Title } from '../title.ts';
import type { CompanyId, EighteenState } from '../types.ts';
import type { TrainStepTask } from './trainStep.ts';

/** Would the sale cost somebody an office that it must not? */
export const costsOffice = (
  title: Title,
  state: EighteenState,
  company: CompanyId,
  director: Seat,
  sold: CompanyId,
  count: number,
): boolean =>
  (sold === company || title.fleet.sparesOffices(state)) && losesOffice(title, state, director, sold, count);

/** What the shares that the director may sell would bring, each company's in one block, and what else he could raise. */
export function raisable(title: Title, state: EighteenState, company: CompanyId): number {
  const director = directorOf(state, company);
  if (director === null) return 0;
  let sum = title.fleet.alsoRaises(state, director);
  const gone = taskOf<TrainStepTask>(state, 'trainStep')?.sold;
  for (const other of title.companies.keys()) {
    if (gone?.includes(other)) continue;
    let count = mostSaleable(title, state, director, other);
    while (count > 0 && costsOffice(title, state, company, director, other, count)) count--;
    sum += count * (shareSalePrice(title, state, other) ?? 0);
  }
  return sum;
}
