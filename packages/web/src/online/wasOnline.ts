/** Whether somebody at this browser plays on the server it came from: only then it is asked what waits there. */

const KEY = 'kursbuch.online';

export function wasOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberOnline(is: boolean): void {
  try {
    if (is) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the lobby is the only place that knows.
  }
}
