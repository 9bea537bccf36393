/** What a table on a server adds to the frame of the table. */

import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { go } from '@kursbuch/screens/parts/place.ts';
import { computed, signal } from '@preact/signals';
import { ask, someChance, wordOf } from '../online/ask.ts';
import type { OnlineTable } from '../online/onlineTable.ts';
import type { NewTable, TableInfo } from '../online/wire.ts';
import type { Company } from '../table/company.ts';
import { nextName } from '../table/leaving.ts';
import { onlineUi } from '../words/online.ts';
import { ChanceCheck } from './ChanceCheck.tsx';
import './company.css';
import { HeadMarks } from './HeadMarks.tsx';
import { OnlineStrip } from './OnlineStrip.tsx';
import { LastSaid, Talk } from './Talk.tsx';

export function companyOf(table: OnlineTable, shown: Shown): Company {
  /** The last message that was read here. */
  const read = signal(table.messages.peek().at(-1)?.number ?? 0);
  const unread = computed(() => {
    const { value: info } = table.info;
    const own = info?.seats.find(({ place }) => place === info.you)?.name;
    return table.messages.value.filter(({ number, name }) => number > read.value && name !== own).length;
  });
  return {
    Head: () => <HeadMarks table={table} shown={shown} />,
    Said: ({ inFull }) => <LastSaid table={table} shown={shown} read={read} inFull={inFull} />,
    unread,
    Strip: () => <OnlineStrip table={table} shown={shown} />,
    End: () => <ChanceCheck table={table} shown={shown} />,
    panels: [
      {
        id: 'talk',
        label: () => (unread.value > 0 ? `${onlineUi().talk} (${unread.value})` : onlineUi().talk),
        icon: 'people',
        Body: () => <Talk table={table} shown={shown} read={read} />,
      },
    ],
    async again() {
      const { value: info } = table.info;
      if (!info) return null;
      const { title, name, size, listed, options } = info;
      const wanted: NewTable = {
        title,
        name: nextName(name),
        seats: size,
        listed,
        options,
        contribution: someChance(32),
      };
      await ask<TableInfo>('POST', 'tables', wanted).then(
        ({ id }) => go({ at: 't', id }),
        (thrown: unknown) => {
          table.word.value = wordOf(thrown);
        },
      );
      return null;
    },
    notCopied() {
      table.word.value = 'copyToScreen';
    },
  };
}
