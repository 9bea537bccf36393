/** Forms of a company's turn in 1853, and the sale of the elephant. */

import { cashOf, companyTurnOf } from '@kursbuch/eighteen';
import {
  type ActionOf,
  Chip,
  firstAmount,
  type Game,
  offered,
  RangeChoice,
  ranges,
  TrainPurchase,
  TrayPart,
  words,
} from '@kursbuch/screens/eighteen';
import type { Seat } from '@kursbuch/table';
import { creditOf, SECOND_TILE_FEE, type TakeoverTask } from '../rules/index.ts';
import { turnWords } from './words.ts';
import './turn.css';

interface Props {
  readonly game: Game;
  readonly seat: Seat;
}

/** What the right to a second tile costs the company that acts. */
export const feeOf = ({ now }: Game): number => SECOND_TILE_FEE[companyTurnOf(now.value)?.company ?? ''] ?? 0;

/** When two tiles may be laid: later and free, or at once for a fee. */
export function TwoTiles({ game, seat }: Props) {
  const text = turnWords();
  const fee = words().money(game.title, feeOf(game));
  const company = companyTurnOf(game.now.value)?.company;
  return (
    <TrayPart title={text.twoTilesTitle} {...(company && { mark: { game, company } })}>
      <div class="two-ways">
        <Chip game={game} seat={seat} action={{ type: 'chooseTwoTiles', from: 'later' }} class="two-way">
          <strong>{text.later}</strong>
          <span>{text.laterText}</span>
        </Chip>
        <Chip game={game} seat={seat} action={{ type: 'chooseTwoTiles', from: 'now' }} class="two-way">
          <strong>{text.now(fee)}</strong>
          <span>{text.nowText(fee)}</span>
        </Chip>
      </div>
    </TrayPart>
  );
}

/** Trains on credit come first: only who cannot pay is offered them. */
export function TrainStep({ game, seat }: Props) {
  const text = turnWords();
  const credits = offered(game.ownOffers.value, 'buyOnCredit');
  return (
    <>
      {credits.length > 0 && (
        <TrayPart title={text.credit} note={text.creditNote}>
          <div class="chips">
            {credits.map((action) => (
              <Chip key={action.kind} game={game} seat={seat} action={action}>
                {text.onCredit(
                  action.kind,
                  words().money(game.title, game.title.trains.get(action.kind)?.price ?? 0),
                )}
              </Chip>
            ))}
          </div>
        </TrayPart>
      )}
      <TrainPurchase game={game} seat={seat} />
    </>
  );
}

/** A company with a train on credit has a director now. */
export function Takeover({ game, seat }: Props) {
  const text = turnWords();
  const { title } = game;
  const state = game.now.value;
  const task = state.agenda.at(-1);
  if (task?.kind !== 'takeover') return null;
  const { company } = task as TakeoverTask;
  const { train, debt } = creditOf(state, company) ?? { train: '', debt: 0 };
  const kind = state.trains.find(({ id }) => id === train)?.kind ?? '';
  const help = Math.max(0, debt - cashOf(state, company));
  const money = (sum: number) => words().money(title, sum);
  const open = offered(game.ownOffers.value, 'settleCredit');
  return (
    <TrayPart title={text.takeoverTitle(company, kind, money(debt))} mark={{ game, company }}>
      <div class="chips">
        {[true, false].map((pays) => (
          <Chip
            key={String(pays)}
            game={game}
            seat={seat}
            action={{ type: 'settleCredit', pays }}
            allowed={open.some((one) => one.pays === pays)}
          >
            {pays ? text.pay(money(debt), help > 0 ? money(help) : null) : text.giveBack}
          </Chip>
        ))}
      </div>
    </TrayPart>
  );
}

/** To whom the elephant may be offered, in the order of the seats. */
export function ElephantSale({ game, seat }: Props) {
  const text = turnWords();
  const order = game.title.course.seating(game.now.value);
  const offers = [...ranges(game.ownOffers.value, 'offerElephant')].sort(
    (one, other) => order.indexOf(toOf(one.action)) - order.indexOf(toOf(other.action)),
  );
  return (
    <TrayPart title={text.elephantTitle}>
      <div class="chips">
        {offers.map((offer) => {
          const { name } = game.sitter(toOf(offer.action));
          return (
            <RangeChoice
              key={name}
              game={game}
              seat={seat}
              offer={offer}
              label={text.offerTo(name)}
              amountLabel={text.priceFor(name)}
              first={firstAmount(game, seat, offer)}
            />
          );
        })}
      </div>
    </TrayPart>
  );
}

const toOf = (action: { readonly type: string }): Seat => (action as ActionOf<'offerElephant'>).to;
