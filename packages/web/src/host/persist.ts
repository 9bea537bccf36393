/** Ask the browser, once, not to throw saved games away when the device runs out of room. */
const KEY = 'kursbuch.persist';

let asked = false;

export function askToPersist(): void {
  if (asked) return;
  asked = true;
  try {
    if (localStorage.getItem(KEY)) return;
    localStorage.setItem(KEY, 'asked');
  } catch {
    return;
  }
  const { storage } = navigator as { readonly storage?: StorageManager };
  void storage?.persist?.().catch(() => false);
}
