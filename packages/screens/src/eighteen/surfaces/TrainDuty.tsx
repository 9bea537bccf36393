/** The duty to own a train: what treasury and director have, what is missing, and what may be sold for it. */
import { type CompanyId, cashOf, cheapest, shortfall, type TrainWay } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { ownSales } from '../foresight/ownSales.ts';
import { isOwn } from '../foresight/trainWays.ts';
import { type ActionOf, type Game, offered, ranges } from '../game/game.ts';
import { privateName } from '../parts/privateName.ts';
import { ui, words } from '../words/index.ts';
import { trayUi } from '../words/tray.ts';
import { Chip } from './Chip.tsx';
import { ForcedSales } from './ForcedSales.tsx';
import { RangeChoice } from './RangeChoice.tsx';
import { TrayPart } from './TrayPart.tsx';

interface Props {
  readonly game: Game;
  readonly seat: Seat;
  readonly company: CompanyId;
  readonly ways: readonly TrainWay[];
}

export function TrainDuty({ game, seat, company, ways }: Props) {
  const text = trayUi();
  const { title } = game;
  const state = game.now.value;
  const offers = game.ownOffers.value;
  const sells = offered(offers, 'sellShares').length > 0 || ownSales(game, seat).length > 0;
  const privates = ranges(offers, 'offerPrivate');
  const [bankruptcy] = offered(offers, 'declareBankruptcy');
  const price = cheapest(title, state, company);
  if ((!sells && privates.length === 0 && !bankruptcy) || price === undefined) return null;
  const money = (amount: number) => words().money(title, amount);
  const own = ways.find((way) => isOwn(game, way));
  const missing = shortfall(title, state, company);
  const facts: readonly (readonly [string, string])[] = [
    [text.atBank, money(price)],
    [text.treasuryPays, money(cashOf(state, company))],
    [text.yourCash, money(cashOf(state, seat))],
    [text.stillMissing, money(Math.max(0, missing))],
  ];
  return (
    <TrayPart title={text.duty(company)}>
      <dl class="sums">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sells && (
        <ForcedSales game={game} seat={seat} missing={own && own.missing > 0 ? own.missing : missing} />
      )}
      {privates.length > 0 && (
        <>
          <h2>{text.sellPrivates}</h2>
          <div class="chips">
            {privates.map((offer) => {
              const action = offer.action as ActionOf<'offerPrivate'>;
              const label = ui().bar.stock.sellTo(
                privateName(game.title, action.private),
                game.sitter(action.to).name,
              );
              return (
                <RangeChoice
                  key={JSON.stringify(action)}
                  game={game}
                  seat={seat}
                  offer={offer}
                  label={label}
                  amountLabel={text.priceOf(label)}
                  first={title.privates.get(action.private)?.price ?? offer.min}
                />
              );
            })}
          </div>
        </>
      )}
      {bankruptcy && (
        <>
          <p>{bankruptcyText(game, ways, privates.length > 0)}</p>
          <Chip game={game} seat={seat} action={bankruptcy} class="danger">
            {text.declare}
          </Chip>
        </>
      )}
    </TrayPart>
  );
}

/** How hopeless it is, and no more than that. */
function bankruptcyText(game: Game, ways: readonly TrainWay[], sellsPrivates: boolean): string {
  const text = trayUi();
  const own = ways.find((way) => isOwn(game, way));
  if (own) return text.notBankruptText(own.kind, own.from, words().money(game.title, own.price));
  const left = [
    ...ways.map(({ kind, from }) => text.unlessTrain(kind, from)),
    ...(sellsPrivates ? [text.unlessPrivate] : []),
  ];
  return left.length > 0 ? text.bankruptUnlessText(words().either(left)) : text.bankruptcyText;
}
