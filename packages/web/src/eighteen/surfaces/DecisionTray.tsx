/** Small decisions: docked over the map, on the papers, or in the bar of small screens. */

import type { Seat } from '@kursbuch/table';
import type { JSX } from 'preact';
import { isWide } from '../../parts/screen.ts';
import { ui } from '../../words/index.ts';
import { type Game, kindOf, type Offer } from '../game/game.ts';
import {
  Consent,
  Debt,
  Discards,
  Dividend,
  Exchanges,
  Homes,
  PrivatePurchases,
  TrainPurchase,
} from '../laterParts.ts';
import { Choices } from './Choices.tsx';
import { IN_TRAY, isUnknown } from './choicePlaces.ts';
import { ParChoice } from './ParChoice.tsx';
import { TrayPart } from './TrayPart.tsx';
import './surfaces.css';
import './decisionTray.css';
import { surfaceKind } from './surfaceKind.ts';

type Part = (props: { readonly game: Game; readonly seat: Seat }) => JSX.Element | null;

/** What the tray shows for each task. */
const PARTS: Readonly<Record<string, Part>> = {
  revenueStep: Dividend,
  trainStep: TrainPurchase,
  discardTrains: Discards,
  consent: Consent,
  debt: Debt,
  chooseHome: Homes,
  privatesStep: PrivatePurchases,
};

/** What only needs the tray where the surface does not show it: over the map, or where one would have to scroll. */
const OVER_MAP: Readonly<Record<string, Part>> = { parChoice: ParChoice, beforeRound: Exchanges };

export function DecisionTray({ game }: { readonly game: Game }) {
  const seat = game.seat.value;
  const task = game.now.value.agenda.at(-1)?.kind ?? '';
  if (seat === null || game.isPast.value || game.now.value.result) return null;
  const offers = game.ownOffers.value;
  const isOutOfSight = surfaceKind(game) === 'map' || (task === 'beforeRound' && !isWide.value);
  const View = PARTS[task] ?? (isOutOfSight ? OVER_MAP[task] : undefined);
  const shows = View && offers.some((offer) => IN_TRAY[task]?.includes(kindOf(offer)));
  const unknown = offers.filter((offer) => isUnknown(offer));
  if (!shows && unknown.length === 0) return null;
  return (
    <section class="decision-tray map-over" aria-label={ui().bar.tray.label}>
      {shows && <View game={game} seat={seat} />}
      {unknown.length > 0 && <Unknown game={game} seat={seat} offers={unknown} />}
    </section>
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
