/** What tests of all titles expect of one. */
import type { Expected } from '../../eighteen/test/expected.ts';

export const expectedOf = async (id: string): Promise<Expected> =>
  (await import(`../${id}/test/expected.ts`)).expected;
