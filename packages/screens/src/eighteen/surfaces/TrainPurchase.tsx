/**
 * Buying trains: what the bank and the others have, what it costs, what it sets off, and what it would earn. Where the
 * price is fixed a touch buys.
 */

import {
  type CompanyId,
  companyTurnOf,
  type TrainFacts,
  type TrainKind,
  trainFacts,
  trainsOf,
} from '@kursbuch/eighteen';
import { type Seat, sameData } from '@kursbuch/table';
import { pointed } from '../../parts/pointed.ts';
import { Rich } from '../../parts/strong.tsx';
import { signed } from '../../words/signed.ts';
import { isLoud } from '../foresight/consequences.ts';
import { saidOf } from '../foresight/consequenceWords.ts';
import { calledBy, foresee, foreseen, oneOf } from '../foresight/foresee.ts';
import { nextRun } from '../foresight/nextRun.ts';
import { isOwn, type TrainWays, usualWays, waysToTrain } from '../foresight/trainWays.ts';
import { actionName } from '../game/actionName.ts';
import type { Consequence } from '../game/consequence.ts';
import { toldAt } from '../game/contributions.ts';
import {
  type ActionOf,
  type Game,
  isInHand,
  isRehearsed,
  offered,
  type RangeOffer,
  ranges,
  withAmount,
} from '../game/game.ts';
import { MarkIcon } from '../parts/Mark.tsx';
import { ui, words } from '../words/index.ts';
import { trayUi } from '../words/tray.ts';
import { RangeChoice } from './RangeChoice.tsx';
import { TrainDuty } from './TrainDuty.tsx';
import { TrayPart } from './TrayPart.tsx';
import { reachOf } from './trainReach.ts';

type Purchase = ActionOf<'buyTrain'>;

/** So many cards of a kind that nobody counts them. */
const PLENTY = 20;

export function TrainPurchase({
  game,
  seat,
  ways: of = usualWays,
}: {
  readonly game: Game;
  readonly seat: Seat;
  /** By which rules a company comes to a train it must own. */
  readonly ways?: TrainWays;
}) {
  const company = companyTurnOf(game.now.value)?.company;
  if (company === undefined) return null;
  // The cheapest way is offered first.
  const ways = waysToTrain(game, of);
  const [way] = ways;
  const ownFirst = way !== undefined && isOwn(game, way);
  return (
    <>
      {ownFirst && <ForeignTrains game={game} seat={seat} company={company} />}
      <TrainDuty game={game} seat={seat} company={company} ways={ways} />
      <BankTrains game={game} seat={seat} company={company} />
      {!ownFirst && <ForeignTrains game={game} seat={seat} company={company} />}
    </>
  );
}

interface Props {
  readonly game: Game;
  readonly seat: Seat;
  readonly company: CompanyId;
}

// ---------------------------------------------------------------- the bank

/** Everything the bank sells, allowed or not, each in all the ways it may be bought. */
function bankPurchases(
  { title, now, ownOffers }: Game,
  company: CompanyId,
): readonly { action: Purchase; allowed: boolean }[] {
  const state = now.value;
  const open = offered(ownOffers.value, 'buyTrain').filter(({ from }) => from === 'bank' || from === 'pool');
  const usual = title.fleet
    .onSale(title, state, company)
    .map((offer): Purchase => ({ type: 'buyTrain', ...offer }));
  const others = open.filter((action) => !usual.some((one) => sameData(one, action)));
  return [
    ...usual.map((action) => ({ action, allowed: open.some((one) => sameData(one, action)) })),
    ...others.map((action) => ({ action, allowed: true })),
  ];
}

function BankTrains({ game, seat, company }: Props) {
  const text = trayUi();
  const { title } = game;
  const purchases = bankPurchases(game, company);
  if (purchases.length === 0) return null;
  const hasSides = purchases.some(({ action }) => trainFacts(title, action.kind).card !== undefined);
  return (
    <TrayPart title={text.bankTrains} note={hasSides ? text.oneSide : null}>
      <ul class="train-cards">
        {purchases.map(({ action, allowed }) => (
          <li key={JSON.stringify(action)}>
            <TrainCard game={game} seat={seat} company={company} action={action} allowed={allowed} />
          </li>
        ))}
      </ul>
    </TrayPart>
  );
}

function TrainCard({
  game,
  seat,
  company,
  action,
  allowed,
}: Props & { readonly action: Purchase; readonly allowed: boolean }) {
  const text = trayUi();
  const { title } = game;
  const facts = trainFacts(title, action.kind);
  const on = isInHand(game, seat, action);
  const price = words().money(title, action.price);
  const consequences = allowed ? foreseen(game, seat, action) : null;
  const asks = oneOf(consequences, 'consent') !== undefined;
  // An act that buys nothing in the end is not called a purchase.
  const ending = calledBy(consequences, price);
  const variant = [
    action.from === 'pool' ? text.pool : null,
    action.tradeIn === undefined ? null : text.tradeIn(action.tradeIn),
    action.power === undefined ? null : text.power(action.power),
    ...(action.from === 'bank'
      ? toldAt(game, 'train', { title, state: game.now.value }, { company, kind: action.kind })
      : []),
  ].filter((one) => one !== null);
  return (
    <button
      type="button"
      class={`train-card ${on ? 'on' : ''} ${allowed ? '' : 'no'} ${ending === price ? '' : 'ends'}`}
      {...pointed(actionName(action))}
      onClick={() => void game.act(seat, action)}
    >
      <b class="kind">{action.kind}</b>
      <span class="train-words">
        <strong>
          {!allowed || ending !== price ? ending : asks ? text.askFor(price) : text.buyFor(price)}
        </strong>
        {variant.length > 0 && <span>{variant.join(', ')}</span>}
        <span>{reachOf(facts)}</span>
        {action.from === 'bank' && <span>{leftOf(game, facts)}</span>}
        {allowed && <Outcomes game={game} seat={seat} company={company} action={action} />}
      </span>
    </button>
  );
}

function leftOf({ now }: Game, { name, card }: TrainFacts): string {
  const text = trayUi();
  const left = trainsOf(now.value, 'bank').filter(({ kind }) => kind === (card ?? name)).length;
  return left > PLENTY ? text.endless : text.left(left);
}

/** What a purchase sets off, and what it would earn. */
function Outcomes({ game, seat, company, action }: Props & { readonly action: Purchase }) {
  const consequences = foreseen(game, seat, action) ?? [];
  const telling = consequences.filter(
    (one) => isLoud(one, seat) || TOLD.has(one.kind) || (one.kind === 'cash' && one.holder === company),
  );
  const said = saidOf({ title: game.title, state: game.now.value, seat }, telling);
  return (
    <>
      {said.map(({ key, text, loud }) => (
        <span key={key} class={loud ? 'loud' : ''}>
          <Rich text={text} />
        </span>
      ))}
      <NextRun game={game} seat={seat} company={company} action={action} />
    </>
  );
}

const TOLD: ReadonlySet<Consequence['kind']> = new Set(['own', 'help', 'price', 'consent']);

function NextRun({ game, seat, company, action }: Props & { readonly action: Purchase }) {
  const text = trayUi();
  const { title } = game;
  const told = foresee(game, seat, action);
  if (told === null || !isRehearsed(told)) return null;
  const has = (kind: TrainKind) => trainsOf(told.after, company).some((train) => train.kind === kind);
  if (told.after.companies[company]?.closed || !has(action.kind)) return null;
  const [before, after] = [nextRun(title, game.now.value, company), nextRun(title, told.after, company)];
  if (after === null || before === null) return <em aria-busy="true">{text.searching}</em>;
  if (!title.runs.mayUse(told.after, company, action.kind)) return <em>{text.cannotRun(company)}</em>;
  if (after === 0) return <em>{text.noRun}</em>;
  const more = after - before;
  return (
    <em>
      <Rich text={text.nextRun(words().number(after))} />{' '}
      {more !== 0 && <span class={more > 0 ? 'more' : 'less'}>{signed(more)}</span>}
    </em>
  );
}

// ---------------------------------------------------------------- other companies

/** One row for each company that has a train to sell. */
function ForeignTrains({ game, seat, company }: Props) {
  const text = trayUi();
  const offers = game.ownOffers.value;
  const prices = ranges(offers, 'buyTrain').filter(({ action }) => isForeign(action as Purchase));
  const open = prices.filter(({ min, max }) => min < max);
  const fixed = [
    ...offered(offers, 'buyTrain').filter(isForeign),
    ...prices.filter(({ min, max }) => min === max).map((offer) => withAmount(offer, offer.min) as Purchase),
  ];
  const sellers = [
    ...new Set([...fixed, ...open.map(({ action }) => action as Purchase)].map(({ from }) => from)),
  ];
  if (sellers.length === 0) return null;
  // Nobody has to be asked for what is one's own.
  const isOwnOne = (from: CompanyId): boolean => game.title.operating.speaker(game.now.value, from) === seat;
  sellers.sort((one, other) => Number(isOwnOne(other)) - Number(isOwnOne(one)));
  return (
    <TrayPart title={text.otherTrains}>
      <ul class="sellers">
        {sellers.map((from) => (
          <li key={from}>
            <span class="seller">
              <MarkIcon look={game.look} company={from} size={22} />
              <small>{agreement(game, seat, from)}</small>
            </span>
            {fixed
              .filter((action) => action.from === from)
              .map((action) => (
                <TrainCard
                  key={action.kind}
                  game={game}
                  seat={seat}
                  company={company}
                  action={action}
                  allowed
                />
              ))}
            <div class="chips">
              {open
                .filter(({ action }) => (action as Purchase).from === from)
                .map((offer) => (
                  <ForeignTrain key={(offer.action as Purchase).kind} game={game} seat={seat} offer={offer} />
                ))}
            </div>
          </li>
        ))}
      </ul>
    </TrayPart>
  );
}

const isForeign = ({ from }: Purchase): boolean => from !== 'bank' && from !== 'pool';

const foreignLabel = ({ kind, from }: Purchase): string => `${kind} ${ui().bar.tray.fromCompany(from)}`;

/** Whose word it needs. */
function agreement(game: Game, seat: Seat, from: CompanyId): string {
  const text = trayUi();
  const director = game.title.operating.speaker(game.now.value, from);
  return director === null || director === seat ? text.own : text.ofDirector(game.sitter(director).name);
}

function ForeignTrain({
  game,
  seat,
  offer,
}: {
  readonly game: Game;
  readonly seat: Seat;
  readonly offer: RangeOffer;
}) {
  const action = offer.action as Purchase;
  const isOwn = game.title.operating.speaker(game.now.value, action.from) === seat;
  return (
    <RangeChoice
      game={game}
      seat={seat}
      offer={offer}
      label={trayUi().buyKind(action.kind)}
      amountLabel={trayUi().priceOf(foreignLabel(action))}
      first={isOwn ? offer.min : trainFacts(game.title, action.kind).price}
    />
  );
}
