/** The whole server as it is set up: store, routes, files, and a way to end it. */

import type { Site } from './files/site.ts';
import { packAhead } from './files/site.ts';
import { createApp } from './http/app.ts';
import { listen, type Running } from './listen.ts';
import { ceilingOf, giveBack } from './memory.ts';
import type { Settings } from './settings.ts';
import { Smtp } from './smtp.ts';
import { openStore } from './store/store.ts';
import { USUAL_PRACTICE } from './tables/warmUp.ts';

/** Starts it; throws `Unusable` where that cannot be. */
export async function serve(
  { host, place, publicUrl, mail, pushContact, metricsToken, memory, log }: Settings,
  /** Made when nothing else is in the way: it may take a while. */
  makeSite: () => Promise<Site>,
  { port, further }: { readonly port: number; readonly further: number },
): Promise<Running> {
  const store = await openStore(place);
  try {
    const site = await makeSite();
    // Standard output belongs to the program that started it.
    const app = createApp({
      store,
      site,
      publicUrl,
      mail: mail && new Smtp(mail),
      pushContact,
      metricsToken,
      ceiling: memory === null ? undefined : ceilingOf(memory),
      practice: USUAL_PRACTICE,
      giveBack,
      logger: { level: log, stream: process.stderr },
    });
    const running = await listen(app, { host, port }, further);
    const end = new AbortController();
    void packAhead(site, end.signal);
    return {
      ...running,
      async close() {
        end.abort();
        await running.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
