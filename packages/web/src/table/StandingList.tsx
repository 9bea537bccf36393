/** What the people at this screen have left to standing instructions, in sight and to be taken back at any time. */
import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { ui } from '@kursbuch/screens/words/index.ts';

export function StandingList({ shown }: { readonly shown: Shown }) {
  const { game } = shown;
  // Where one person looks at a time, the others' are not his to see.
  const seats = game.eye.value === null ? game.persons : [game.eye.value];
  const lines = seats.flatMap((seat) =>
    (game.standing.value.get(seat)?.given ?? []).flatMap((given) => {
      const said = shown.standing(seat, given);
      return said ? [{ seat, id: given.id, isOver: given.over !== null, ...said }] : [];
    }),
  );
  if (lines.length === 0) return null;
  return (
    <section class="standing" aria-label={ui().table.standing}>
      <ul>
        {lines.map(({ seat, id, isOver, text, act }) => (
          <li key={id} class={isOver ? 'over' : ''}>
            <p role="status">{text}</p>
            <button
              type="button"
              class="btn line-btn"
              onClick={async ({ currentTarget }) => {
                const list = currentTarget.closest('.table');
                await game.revoke(seat, id);
                // What had the focus is gone: the next of them, or the decision.
                list?.querySelector<HTMLElement>('.standing button, .decision .acts button')?.focus();
              }}
            >
              {act}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
