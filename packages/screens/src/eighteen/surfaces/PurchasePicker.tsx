/** How many shares, and from where: under the row of the stock table, and in the bar of small screens. */
import { type CompanyId, type ShareSource, SOURCES, sharePrice } from '@kursbuch/eighteen';
import { type Seat, sameData } from '@kursbuch/table';
import { actsAt } from '../game/contributions.ts';
import { type ActionOf, type Game, inHand, type Offer, offered } from '../game/game.ts';
import { words } from '../words/index.ts';
import { stockUi } from '../words/stock.ts';
import { Chip } from './Chip.tsx';

type Purchase = ActionOf<'buyShare'>;

/** The ways to buy from one source. */
export const purchases = (
  offers: readonly Offer[],
  company: CompanyId,
  from: ShareSource,
): readonly Purchase[] =>
  offered(offers, 'buyShare').filter((one) => one.company === company && one.from === from);

/** Several shares at once, where that is allowed. */
export function CountChips({
  game,
  seat,
  actions,
}: {
  readonly game: Game;
  readonly seat: Seat;
  readonly actions: readonly Purchase[];
}) {
  const text = stockUi();
  const sources = new Set(actions.map(({ from }) => from));
  return (
    <div class="chips counts">
      {actions.map((action) => {
        const count = action.count ?? 1;
        const price = sharePrice(game.title, game.now.value, action.company, action.from) ?? 0;
        return (
          <Chip key={`${action.from} ${count}`} game={game} seat={seat} action={action}>
            {text.buySome(count, words().number(count * price))}
            {sources.size > 1 && <small>{text.source(action.from)}</small>}
          </Chip>
        );
      })}
    </div>
  );
}

/** Other ways to buy of the company in the hand: the other source, or several at once. For the bar of small screens. */
export function PurchasePicker({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const held = inHand(game, seat);
  if (!held || !('company' in held) || !('from' in held)) return null;
  const { company } = held;
  const offers = game.ownOffers.value;
  const ways = SOURCES.flatMap((from) => purchases(offers, company, from));
  const others = SOURCES.flatMap((from) =>
    actsAt(game, 'paper', { company, from })
      .filter(({ action }) => offered(offers, action.type).some((one) => sameData(one, action)))
      .map((act) => ({ ...act, from })),
  );
  if (ways.length + others.length < 2) return null;
  return (
    <>
      <CountChips game={game} seat={seat} actions={ways} />
      {others.length > 0 && (
        <div class="chips counts">
          {others.map(({ action, label, from }) => (
            <Chip key={`${action.type} ${from}`} game={game} seat={seat} action={action}>
              {label}
              {others.length > 1 && <small>{stockUi().source(from)}</small>}
            </Chip>
          ))}
        </div>
      )}
    </>
  );
}
