/** People with names, at screens of their own, against a real server. */
import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Screen, visit } from './harness.ts';

/** What a browser says of play online without anything being wrong: a connection that is cut; a question whose moment has passed. */
export const USUAL = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK|status of 409/;

export const goToLobby = (page: Page): Promise<unknown> => page.goto(`${inject('site')}/#/online`);

export interface Answered {
  readonly id: string;
  readonly number: number;
  readonly you: number | null;
  readonly waiting: readonly number[];
  readonly seats: readonly { readonly place: number; readonly seat: number; readonly name: string }[];
  readonly offers: readonly { readonly action?: { readonly type: string } }[];
  readonly steps: readonly {
    readonly seat: number;
    readonly action: { readonly type: string; readonly city?: string } | null;
  }[];
  readonly chance: { readonly secret: string | null; readonly seed: string | null } | null;
}

/** Ask the server from a page, as whoever is at it. */
export const ask = (page: Page, method: string, path: string, body?: object): Promise<Answered> =>
  page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(`/api/${where}`, {
        method: how,
        ...(what && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    [method, path, body] as const,
  );

/** Somebody with a name, at the first screen. */
export async function guest(
  name: string,
  screen: Screen = {},
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const visited = await visit({ expected: USUAL, ...screen });
  await ask(visited.page, 'POST', 'guests', { name });
  return visited;
}
