/** What is possible beside the matter in hand: deals, powers, lists for those who cannot use the map, and what others may do. */

import { MoreSheet } from '../../parts/bar/MoreSheet.tsx';
import { isOnMap } from '../decisions/index.ts';
import type { Game } from '../game/game.ts';
import { MapList } from '../map/MapList.tsx';
import { Choices } from '../surfaces/Choices.tsx';
import { ui } from '../words/index.ts';
import type { Beside } from './beside.ts';

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
  return (
    <MoreSheet game={game} text={text}>
      {() => (
        <>
          {own && <Listed game={game} of={own} />}
          {others.map((of) => (
            <section key={of.seat}>
              <h2>{text.othersMay(game.sitter(of.seat).name)}</h2>
              <Listed game={game} of={of} />
            </section>
          ))}
        </>
      )}
    </MoreSheet>
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
