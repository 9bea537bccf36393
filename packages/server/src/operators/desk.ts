/** Where the owner of the machine works: on the database itself, or through the server that has it. */
import { setTimeout } from 'node:timers/promises';
import { limitsOf, USUAL_RATES } from '../http/limits.ts';
import { Deletion } from '../people/deletion.ts';
import { openStoreBeside, type Place, type Store } from '../store/store.ts';
import { Unusable } from '../store/unusable.ts';
import { Hall } from '../tables/hall.ts';
import { Lobby } from '../tables/lobby.ts';
import { Trouble } from '../trouble.ts';
import type { Act, MachineAct } from './acts.ts';
import { Keeper } from './keeper.ts';

/** So long a server has to do what it is asked. */
const PATIENCE = 15_000;
const LOOK = 100;

export interface Desk {
  readonly store: Store;
  /** Gives the number of the act; throws `Unusable` with one sentence where it was not done. */
  perform(act: Act | MachineAct): Promise<number>;
  close(): Promise<void>;
}

export async function openDesk(place: Place, patience = PATIENCE): Promise<Desk> {
  const { store, isBeside } = await openStoreBeside(place);
  if (isBeside) return { store, perform: (act) => asked(store, act, patience), close: () => store.close() };
  const hall = new Hall(store);
  const lobby = new Lobby(store, (id) => void hall.changed(id).catch(() => undefined));
  const keeper = new Keeper(store, new Deletion(store, hall, lobby), limitsOf(USUAL_RATES, store.limits));
  return {
    store,
    async perform(act) {
      try {
        return await keeper.perform(act, 'machine');
      } catch (error) {
        throw error instanceof Trouble ? new Unusable(error.message) : error;
      }
    },
    async close() {
      await hall.close();
      await store.close();
    },
  };
}

async function asked(store: Store, act: Act | MachineAct, patience: number): Promise<number> {
  const id = await store.operators.leaveErrand(JSON.stringify(act), Date.now());
  for (const end = Date.now() + patience; Date.now() < end; await setTimeout(LOOK)) {
    const answer = await store.operators.answerOf(id);
    if (answer === null) continue;
    const { number, error }: { number?: number; error?: string } = JSON.parse(answer);
    if (number !== undefined) return number;
    throw new Unusable(error ?? 'Something went wrong.');
  }
  await store.operators.takeBackErrand(id);
  throw new Unusable('The server that has this data folder does not answer; nothing was done.');
}
