/** Small decisions: docked over the map, on the papers, or in the bar of small screens. */

import { companyTurnOf } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { Folding } from '../../parts/map/Folding.tsx';
import { asksNumber, isUnknown, trayOf } from '../decisions/index.ts';
import type { Game, Offer } from '../game/game.ts';
import { Choices } from '../surfaces/Choices.tsx';
import { PrivatePurchases } from '../surfaces/smallDecisions.tsx';
import { TrayPart } from '../surfaces/TrayPart.tsx';
import { ui } from '../words/index.ts';
import '../surfaces/surfaces.css';
import './decisionTray.css';

export function DecisionTray({
  game,
  isOverMap = false,
}: {
  readonly game: Game;
  /** It lies over the map, and folds. */
  readonly isOverMap?: boolean;
}) {
  const seat = game.seat.value;
  if (seat === null || game.isPast.value || game.now.value.result) return null;
  const offers = game.ownOffers.value;
  const View = trayOf(game, offers);
  const unknown = offers.filter((offer) => isUnknown(game, offer));
  const price = asksNumber(game);
  if (!View && !price && unknown.length === 0) return null;
  const text = ui().bar.tray;
  const content = (
    <>
      {price && <PrivatePurchases game={game} seat={seat} />}
      {View && <View game={game} seat={seat} />}
      {unknown.length > 0 && <Unknown game={game} seat={seat} offers={unknown} />}
    </>
  );
  if (!isOverMap)
    return (
      <section class="decision-tray map-over" aria-label={text.label}>
        {content}
      </section>
    );
  const state = game.now.value;
  return (
    // Another decision is open again.
    <Folding
      key={`${state.agenda.at(-1)?.kind} ${companyTurnOf(state)?.company}`}
      class="decision-tray"
      label={text.label}
      text={text}
    >
      {content}
    </Folding>
  );
}

/** Whatever has no form of its own. */
function Unknown({
  game,
  seat,
  offers,
}: {
  readonly game: Game;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
}) {
  return (
    <TrayPart title={ui().bar.tray.other}>
      <Choices game={game} seat={seat} offers={offers} />
    </TrayPart>
  );
}
