/** Who sits at a table and is there, and what is still free. */

import type { Attendance } from '@kursbuch/screens/host/gameHost.ts';
import { PersonLink } from '../company/PersonLink.tsx';
import { SitterSign } from '../home/SitterSign.tsx';
import { attendanceOf } from '../online/attendance.ts';
import { sittersOf } from '../online/sitters.ts';
import type { ListedTable, OnlineSeat } from '../online/wire.ts';
import { onlineUi } from '../words/online.ts';

/** Computer players are neither here nor away; whoever looks at this is here. */
function thereOf({ here, lost, you }: ListedTable, { place, name, sitter }: OnlineSeat): Attendance | null {
  if (sitter.type !== 'person') return null;
  const isHere = place === you || here.includes(place);
  return attendanceOf(name, isHere ? 'here' : lost.includes(place) ? 'lost' : 'away');
}

export function Seats({ table }: { readonly table: ListedTable }) {
  const free = table.status === 'open' ? table.size - table.seats.length : 0;
  const sitters = sittersOf(table);
  const text = onlineUi();
  return (
    <span class="lobby-seats">
      {table.seats.map((seat, index) => {
        const sitter = sitters[index];
        return seat.sitter.type === 'nobody' || !sitter ? (
          <span key={seat.place} class="sign free-seat" role="img" aria-label={text.freeSeat} />
        ) : (
          <PersonLink key={seat.place} person={seat.sitter.person} name={seat.name}>
            <SitterSign sitters={sitters} seat={index} there={thereOf(table, seat)} />
          </PersonLink>
        );
      })}
      {Array.from({ length: free }, (_, index) => (
        <span key={`free ${index}`} class="sign free-seat" role="img" aria-label={text.freeSeat} />
      ))}
    </span>
  );
}

/** What the dots on the signs mean. */
export function SeatsKey() {
  const { attends } = onlineUi();
  return (
    <p class="seats-key">
      {(['here', 'away', 'lost'] as const).map((is) => (
        <span key={is}>
          <i class={`attended is-${is}`} /> {attends[is]}
        </span>
      ))}
    </p>
  );
}
