/** Pay out or withhold: both ways side by side, with what everybody gets and where the price goes. A touch does it. */

import {
  companyTurnOf,
  type EighteenAction,
  type Holder,
  isSeat,
  priceOf,
  type RevenueStepTask,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { pointed } from '../../parts/pointed.ts';
import { Sign } from '../../parts/Sign.tsx';
import { Rich } from '../../parts/strong.tsx';
import { isLoud } from '../foresight/consequences.ts';
import { saidOf } from '../foresight/consequenceWords.ts';
import { calledBy, foreseen, oneOf } from '../foresight/foresee.ts';
import { actionName } from '../game/actionName.ts';
import type { Consequence } from '../game/consequence.ts';
import { type Game, offered } from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { words } from '../words/index.ts';
import { trayUi } from '../words/tray.ts';
import { TrayPart } from './TrayPart.tsx';

export function Dividend({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const text = trayUi();
  const { title } = game;
  const task = game.now.value.agenda.at(-1);
  if (task?.kind !== 'revenueStep') return null;
  const { company, revenue } = task as RevenueStepTask;
  const offers = game.ownOffers.value;
  const money = (amount: number) => words().money(title, amount);
  return (
    <TrayPart title={text.earned(money(revenue))}>
      <div class="two-ways">
        {offered(offers, 'payOut').map((action) => (
          <Way
            key="payOut"
            game={game}
            seat={seat}
            action={action}
            name={text.payOut}
            sum={text.aShare(money((revenue * title.shares.paperSize(game.now.value, company)) / 100))}
          />
        ))}
        {offered(offers, 'withhold').map((action) => (
          <Way
            key="withhold"
            game={game}
            seat={seat}
            action={action}
            name={text.withhold}
            sum={text.intoTreasury(money(revenue))}
          />
        ))}
      </div>
    </TrayPart>
  );
}

function Way({
  game,
  seat,
  action,
  name,
  sum,
}: {
  readonly game: Game;
  readonly seat: Seat;
  readonly action: EighteenAction;
  readonly name: string;
  readonly sum: string;
}) {
  const consequences = foreseen(game, seat, action);
  const incomes = oneOf(consequences, 'incomes')?.incomes ?? [];
  const loud = (consequences ?? []).filter((one) => isLoud(one, seat));
  return (
    <button
      type="button"
      class="way-card"
      {...pointed(actionName(action))}
      onClick={() => void game.act(seat, action)}
    >
      <strong>{calledBy(consequences, name)}</strong>
      <span>{sum}</span>
      <PriceWay game={game} consequences={consequences} />
      {incomes.length > 0 && (
        <span class="incomes">
          {incomes.map(({ holder, amount }) => (
            <span key={holder}>
              <Holding game={game} holder={holder} />
              {words().number(amount)}
            </span>
          ))}
        </span>
      )}
      {saidOf({ title: game.title, state: game.now.value, seat }, loud).map(({ key, text }) => (
        <span key={key} class="loud">
          <Rich text={text} />
        </span>
      ))}
    </button>
  );
}

const Holding = ({ game, holder }: { readonly game: Game; readonly holder: Holder }) =>
  isSeat(holder) ? (
    <Sign game={game} seat={holder} />
  ) : (
    <MarkIcon look={game.look} company={holder} size={20} />
  );

function PriceWay({
  game,
  consequences,
}: {
  readonly game: Game;
  readonly consequences: readonly Consequence[] | null;
}) {
  const text = trayUi();
  const company = companyTurnOf(game.now.value)?.company;
  if (company === undefined || consequences === null || consequences.length === 0) return null;
  const price = consequences.find((one) => one.kind === 'price' && one.company === company);
  if (price?.kind !== 'price') {
    const now = priceOf(game.title.market, game.now.value, company) ?? 0;
    return <span>{text.priceStays(words().number(now))}</span>;
  }
  return (
    <span class={price.after > price.before ? 'more' : 'less'}>
      <Rich text={text.priceMoves(words().number(price.before), words().number(price.after))} />
    </span>
  );
}
