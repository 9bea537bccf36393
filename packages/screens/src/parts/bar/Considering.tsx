/** A computer player considers: how long at most, and what can be done about it. */
import type { Seat } from '@kursbuch/table';
import type { ReadonlySignal } from '@preact/signals';
import type { Considers, GameHost, Sitter } from '../../host/gameHost.ts';
import { paceSet } from '../../host/pace.ts';
import { computersUi } from '../../words/computers.ts';
import './considering.css';

interface Waiting {
  readonly host: Pick<GameHost, 'computers'>;
  readonly considers: ReadonlySignal<Considers | null>;
  readonly persons: readonly Seat[];
  sitter(seat: Seat): Sitter;
}

export function Considering({ game }: { readonly game: Waiting }) {
  const { considers, persons } = game;
  const { computers } = game.host;
  const { value: one } = considers;
  const text = computersUi();
  if (!computers) return null;
  const handed = persons.filter((seat) => game.sitter(seat).handed);
  return (
    <>
      {handed.map((seat) => (
        <button key={seat} type="button" class="btn quiet" onClick={() => computers.sit(seat, 'person')}>
          {text.takeBack(game.sitter(seat).name)}
        </button>
      ))}
      {one && (
        <>
          <span class="considering" key={one.seat} style={{ '--patience': `${one.patience}ms` }}>
            {text.atMost(Math.round(one.patience / 1000))}
          </span>
          <button type="button" class="btn quiet" onClick={() => computers.hurry('now')}>
            {text.answerNow}
          </button>
        </>
      )}
      {/* What goes at once leaves nothing to skip. */}
      {(paceSet.value > 0 || one) && (
        <button type="button" class="btn alt" onClick={() => computers.hurry('turn')}>
          {persons.length > handed.length ? text.toMyTurn : text.toTheEnd}
        </button>
      )}
    </>
  );
}
