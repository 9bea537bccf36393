/** What the bar holds on small screens: the tools of the step, and what the choice brings, row by row. */

import type { Seat } from '@kursbuch/table';
import { consequencesIn } from '../decisions/index.ts';
import { saidOf } from '../foresight/consequenceWords.ts';
import { rangeLabel, rulerOf } from '../game/form.ts';
import { amountInHand, type Draft, type Game, type RangeOffer, withAmount } from '../game/game.ts';
import { surfaceKind } from '../game/surfaceKind.ts';
import { BuildTray } from '../map/BuildTray.tsx';
import { RunList } from '../runs/RunList.tsx';
import { runPlan } from '../runs/runPlan.ts';
import { AmountForm } from '../surfaces/AmountForm.tsx';
import { PurchasePicker } from '../surfaces/PurchasePicker.tsx';
import { SalePicker } from '../surfaces/SalePicker.tsx';
import { DecisionTray } from './DecisionTray.tsx';

export function BarBody({ game, draft }: { readonly game: Game; readonly draft: Draft | null }) {
  const said = draft
    ? saidOf({ title: game.title, state: game.now.value, seat: draft.seat }, consequencesIn(game, draft))
    : [];
  // The two ways of a dividend say it all.
  const isDividend = game.now.value.agenda.at(-1)?.kind === 'revenueStep';
  const rows = isDividend ? [] : said.flatMap(({ key, row, loud }) => (row ? [{ key, loud, ...row }] : []));
  return (
    <div class="bar-body">
      {draft?.action.type === 'sellShares' && <SalePicker game={game} seat={draft.seat} />}
      {draft && surfaceKind(game) === 'papers' && 'from' in draft.action && (
        <PurchasePicker game={game} seat={draft.seat} />
      )}
      {surfaceKind(game) === 'map' && <BuildTray game={game} compact />}
      {runPlan(game).company.value !== null && <RunList game={game} />}
      <DecisionTray game={game} />
      {surfaceKind(game) === 'papers' && <AmountInHand game={game} />}
      {rows.length > 0 && (
        <dl class="brings">
          {rows.map(({ key, label, value, loud }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd class={loud ? 'plus' : ''}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** The number of a bid or of a price, where the surface has no room for it. */
function AmountInHand({ game }: { readonly game: Game }) {
  const seat = game.draft.value?.seat;
  if (seat === undefined) return null;
  for (const offer of game.offers.value?.get(seat) ?? []) {
    if (offer.type !== 'range') continue;
    const amount = amountInHand(game, seat, offer);
    if (amount !== null) return <Amount game={game} seat={seat} offer={offer} value={amount} />;
  }
  return null;
}

function Amount({
  game,
  seat,
  offer,
  value,
}: {
  readonly game: Game;
  readonly seat: Seat;
  readonly offer: RangeOffer;
  readonly value: number;
}) {
  const { min, max, step } = offer;
  if (min === max) return null;
  const every = rulerOf(game, offer);
  return (
    <AmountForm
      label={rangeLabel(game, seat, offer)}
      min={min}
      max={max}
      step={step}
      {...(offer.except && { except: offer.except })}
      value={value}
      {...(offer.action.type === 'bid' && { stride: game.title.waterfall?.bidStep ?? step })}
      {...(every !== undefined && { stride: every, isRuler: true })}
      onChange={(next) => void game.choose(seat, withAmount(offer, next))}
    />
  );
}
