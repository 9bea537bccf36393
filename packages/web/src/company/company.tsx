/** What a table on a server adds to the frame of the table. */

import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { ui } from '@kursbuch/screens/words/index.ts';
import { computed, signal } from '@preact/signals';
import type { OnlineTable } from '../online/onlineTable.ts';
import { heldSeat } from '../online/sitters.ts';
import type { Company } from '../table/company.ts';
import { onlineUi } from '../words/online.ts';
import { ChanceCheck } from './ChanceCheck.tsx';
import { linkTo } from './CopyLink.tsx';
import './company.css';
import { HeadMarks } from './HeadMarks.tsx';
import { OnlineStrip, playAgainAt } from './OnlineStrip.tsx';
import { LastSaid, Talk } from './Talk.tsx';

export function companyOf(table: OnlineTable, shown: Shown): Company {
  /** The last message that was read here. */
  const read = signal(table.messages.peek().at(-1)?.number ?? 0);
  const unread = computed(() => {
    const { value: info } = table.info;
    const own = info && heldSeat(info)?.sitter.name;
    return table.messages.value.filter(({ number, name }) => number > read.value && name !== own).length;
  });
  const again = async () => {
    await playAgainAt(table);
    return null;
  };
  return {
    Head: () => <HeadMarks table={table} shown={shown} />,
    Said: ({ inFull }) => <LastSaid table={table} shown={shown} read={read} inFull={inFull} />,
    unread,
    Strip: () => <OnlineStrip table={table} shown={shown} />,
    shared: () => ({
      link: linkTo(table.id),
      text: table.info.value?.status === 'over' ? ui().share.over : ui().share.watch,
    }),
    End: () => <ChanceCheck table={table} shown={shown} />,
    panels: [
      {
        id: 'talk',
        label: () => (unread.value > 0 ? `${onlineUi().talk} (${unread.value})` : onlineUi().talk),
        icon: 'people',
        Body: () => <Talk table={table} shown={shown} read={read} />,
      },
    ],
    again: computed(() => (table.info.value && heldSeat(table.info.value) ? again : null)),
    againText: () => (table.info.value?.rematch ? onlineUi().againThere : onlineUi().againWith),
    notCopied() {
      table.word.value = 'copyToScreen';
    },
  };
}
