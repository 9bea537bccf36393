/** A company in one line of a title's facts. */
import type { CompanyFacts, CompanyId } from './types.ts';

/** Its home is a hex, with the number of its stop if that is not the first one: `J28:2`. */
export function companyFacts(
  sym: CompanyId,
  name: string,
  home: string,
  stationCosts: readonly number[],
  color: string,
  more: Partial<CompanyFacts> = {},
): CompanyFacts {
  const [hex = '', stop = '0'] = home.split(':');
  return { sym, name, home: hex, homeStop: Number(stop), stationCosts, color, ...more };
}
