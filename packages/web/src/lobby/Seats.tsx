/** Who sits at a table, and what is still free. */
import { SitterSign } from '../home/SitterSign.tsx';
import { sittersOf } from '../online/sitters.ts';
import type { TableInfo } from '../online/wire.ts';
import { onlineUi } from '../words/online.ts';

export function Seats({ table }: { readonly table: TableInfo }) {
  const free = table.status === 'open' ? table.size - table.seats.length : 0;
  return (
    <span class="lobby-seats">
      {sittersOf(table).map((sitter, index) =>
        table.seats[index]?.sitter.type === 'nobody' ? (
          <span key={sitter.name} class="sign free-seat" role="img" aria-label={onlineUi().freeSeat} />
        ) : (
          <SitterSign key={sitter.name} sitter={sitter} />
        ),
      )}
      {Array.from({ length: free }, (_, index) => (
        <span key={`free ${index}`} class="sign free-seat" role="img" aria-label={onlineUi().freeSeat} />
      ))}
    </span>
  );
}
