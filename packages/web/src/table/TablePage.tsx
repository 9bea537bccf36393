/** Opens the game of an address and shows its table. */

import { Game } from '@kursbuch/screens/game/game.ts';
import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { failureOf } from '../host/failed.ts';
import { localHost } from '../host/localHost.ts';
import type { Failure } from '../host/protocol.ts';
import { titleAtTable } from '../titles/titleAtTable.ts';
import { CannotOpen } from './laterCannotOpen.tsx';
import { Table } from './Table.tsx';

export function TablePage({ id }: { readonly id: string }) {
  const shown = useSignal<Shown | null>(null);
  const failure = useSignal<Failure | null>(null);
  useEffect(() => {
    const host = localHost(id);
    let left = false;
    Game.open(host, titleAtTable).then(
      (opened) => {
        if (left) opened.game.close();
        else shown.value = opened;
      },
      (thrown: unknown) => {
        host.close();
        failure.value = failureOf(thrown);
      },
    );
    return () => {
      left = true;
      shown.value?.game.close();
    };
  }, [id]);
  if (failure.value) return <CannotOpen id={id} failure={failure.value} />;
  if (!shown.value) return <main class="opening" aria-busy="true" />;
  return <Table shown={shown.value} />;
}
