/** What is possible beside the matter in hand: deals, powers, lists for those who cannot use the map, and what others may do. */

import type { Seat } from '@kursbuch/table';
import { Icon } from '../../parts/Icon.tsx';
import { pointed } from '../../parts/pointed.ts';
import { isOnMap } from '../decisions/index.ts';
import { actName } from '../game/actionName.ts';
import type { Game, Offer } from '../game/game.ts';
import { MapList } from '../later/laterParts.ts';
import { Choices } from '../surfaces/Choices.tsx';
import { ui } from '../words/index.ts';
import { useSheet } from './sheet.ts';

export interface Beside {
  readonly seat: Seat;
  readonly offers: readonly Offer[];
}

/** What others at this screen may do though it is not their turn. */
export function outOfTurn(game: Game): readonly Beside[] {
  const { offers, waiting } = game;
  return [...(offers.value ?? [])]
    .filter(([seat, list]) => list.length > 0 && !waiting.value.includes(seat))
    .map(([seat, list]) => ({ seat, offers: list }));
}

export function MoreActs({
  game,
  own,
  others,
}: {
  readonly game: Game;
  /** What the one who is asked may do beside what stands elsewhere. */
  readonly own: Beside | null;
  readonly others: readonly Beside[];
}) {
  const text = ui().bar;
  const { open, box } = useSheet(game);
  if (!own && others.length === 0) return null;
  return (
    <div class="more-acts" ref={box}>
      <button
        type="button"
        class="btn quiet"
        aria-expanded={open.value}
        {...pointed(actName('more'))}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Icon name="more" size={18} />
        <span>{open.value ? text.less : text.more}</span>
      </button>
      {open.value && (
        <div class="more-sheet">
          {own && <Listed game={game} of={own} />}
          {others.map((of) => (
            <section key={of.seat}>
              <h2>{text.othersMay(game.sitter(of.seat).name)}</h2>
              <Listed game={game} of={of} />
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

function Listed({ game, of: { seat, offers } }: { readonly game: Game; readonly of: Beside }) {
  const onMap = offers.filter((offer) => isOnMap(game, offer));
  const plain = offers.filter((offer) => !onMap.includes(offer));
  return (
    <>
      {plain.length > 0 && <Choices game={game} seat={seat} offers={plain} />}
      {onMap.length > 0 && <MapList game={game} seat={seat} offers={onMap} />}
    </>
  );
}
