/** Sits down at a prepared position, and leaves it with the page. */

import { Game } from '@kursbuch/screens/game/game.ts';
import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { failureOf } from '../host/failed.ts';
import type { Failure } from '../host/protocol.ts';
import { titleAtTable } from '../titles/titleAtTable.ts';
import { type Position, type PreparedHost, preparedHost } from './preparedHost.ts';

export interface Prepared {
  readonly shown: Shown;
  readonly host: PreparedHost;
}

/** The table, why there is none, or null while it is being laid. Another position is another table; null is none yet. */
export function usePrepared(position: Position | null): Prepared | Failure | null {
  const opened = useSignal<Prepared | Failure | null>(null);
  useEffect(() => {
    opened.value = null;
    if (!position) return undefined;
    const host = preparedHost(position);
    let left = false;
    Game.open(host, titleAtTable).then(
      (shown) => {
        if (left) shown.game.close();
        else opened.value = { shown, host };
      },
      (thrown: unknown) => {
        host.close();
        if (!left) opened.value = failureOf(thrown);
      },
    );
    return () => {
      left = true;
      const { value } = opened;
      if (value && 'shown' in value) value.shown.game.close();
    };
  }, [position]);
  return opened.value;
}
