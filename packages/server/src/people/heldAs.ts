/**
 * By what a ban finds somebody again who has deleted himself: a hash which nobody reads back. It is one of his address; where
 * nothing has confirmed that, one of what is made of it and his password, so that nobody else with the same address is banned
 * or learns of it.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';

export async function heldAs(store: Store, by: string): Promise<string> {
  const key = await store.notices.constant('banKey', () => randomBytes(32).toString('hex'));
  return createHmac('sha256', key).update(by).digest('hex');
}
