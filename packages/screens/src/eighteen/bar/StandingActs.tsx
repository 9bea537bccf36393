/** What whoever is asked, or waits, may leave to a standing instruction. */
import type { Seat } from '@kursbuch/table';
import { useEffect } from 'preact/hooks';
import { useSheet } from '../../parts/bar/sheet.ts';
import type { Game } from '../game/game.ts';
import { proposed, standingText } from './standing.ts';

export function StandingActs({ game, seats }: { readonly game: Game; readonly seats: readonly Seat[] }) {
  const text = standingText();
  const { open, box } = useSheet(game);
  useEffect(() => {
    if (open.value) box.current?.querySelector<HTMLElement>('.more-sheet button')?.focus();
  }, [open.value]);
  const able = seats.flatMap((seat) => {
    const found = game.standing.value.get(seat)?.open ?? [];
    return found.length > 0 ? [{ seat, found }] : [];
  });
  const [first] = able;
  if (!first) return null;
  const isPass = first.found.some(({ type }) => type === 'passStock');
  return (
    <div class="more-acts standing-acts" ref={box}>
      <button
        type="button"
        class="btn quiet"
        aria-expanded={open.value}
        aria-keyshortcuts="Shift+P"
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {isPass ? text.passOn : text.notAgain}
      </button>
      {open.value && (
        <div class="more-sheet">
          {able.map(({ seat, found }) => (
            <section key={seat}>
              {able.length > 1 && <h2>{text.forSeat(game.sitter(seat).name)}</h2>}
              <ul class="choices">
                {found.map((instruction) => {
                  const said = proposed(game, instruction);
                  return (
                    said && (
                      <li key={JSON.stringify(instruction)}>
                        <button
                          type="button"
                          class="chip-btn"
                          onClick={() => {
                            open.value = false;
                            void game.instruct(seat, instruction);
                          }}
                        >
                          {said.label}
                        </button>
                        <p>{said.why}</p>
                      </li>
                    )
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}
