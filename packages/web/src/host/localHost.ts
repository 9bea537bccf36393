/** A game on this device: the engine works in a Web Worker, so the page never waits for it. */

import type { GameHost, News } from '@kursbuch/screens/host/gameHost.ts';
import { paceSet } from '@kursbuch/screens/host/pace.ts';
import type { Action, GameEvent, TableState } from '@kursbuch/table';
import { channelTo, gameWorker } from './channel.ts';
import { forget, keep, keptGame } from './keptGames.ts';
import { askToPersist } from './persist.ts';

/** How long a table that is left may take to save what was done last. */
const LAST_SAVE = 3000;

export function localHost<S extends TableState, A extends Action, E extends GameEvent>(
  id: string,
): GameHost<S, A, E> {
  let hear: (news: News<S, A, E>) => void = () => {};
  const channel = channelTo<S, A, E>(
    gameWorker(),
    (message) => {
      if ('news' in message) hear(message.news);
      else if (message.keep) keep(message.keep);
      else {
        forget(id);
        askToPersist();
      }
    },
    () => hear({ type: 'trouble', trouble: { kind: 'workerLost' } }),
  );

  return {
    open() {
      const given = keptGame(id);
      return channel.ask('open', { id, pace: paceSet.value, ...(given ? { given } : {}) });
    },
    listen(listener) {
      hear = listener;
    },
    offers: (seat, at) => channel.ask('offers', { seat, at }),
    act: (seat, action, at) => channel.ask('act', { seat, action, at }),
    rehearse: (seat, action, at) => channel.ask('rehearse', { seat, action, at }),
    undo: async (at) => void (await channel.ask('undo', { at })),
    redo: async (at) => void (await channel.ask('redo', { at })),
    standing: (seat, at) => channel.ask('standing', { seat, at }),
    instruct: (seat, instruction, at) => channel.ask('instruct', { seat, instruction, at }),
    revoke: async (seat, id) => void (await channel.ask('revoke', { seat, id })),
    record: () => channel.ask('record', {}),
    branch: (at) => channel.ask('branch', { at }),
    computers: {
      setPace: (pace) => void channel.ask('pace', { pace }).catch(() => {}),
      hurry: (what) => void channel.ask('hurry', { what }).catch(() => {}),
      sit: (seat, player) => void channel.ask('sit', { seat, player }).catch(() => {}),
    },
    adviser: {
      isOpen: () => true,
      advise: (seat, at, whim = 0) => channel.ask('advise', { seat, at, whim }),
      explain: (at) => channel.ask('explain', { at }),
    },
    close() {
      hear = () => {};
      const patience = new Promise((resolve) => setTimeout(resolve, LAST_SAVE));
      void Promise.race([channel.ask('close', {}).catch(() => {}), patience]).then(() => channel.end());
    },
  };
}
