/** By what a ban finds somebody again who has deleted himself: a hash of his address, which nobody reads back from it. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';

export async function heldAs(store: Store, email: string): Promise<string> {
  const key = await store.notices.constant('banKey', () => randomBytes(32).toString('hex'));
  return createHmac('sha256', key).update(email).digest('hex');
}
