/** Decisions of one question: a train to give back, an offer to answer, a home to choose, a debt to pay. */

import { type ChooseHomeTask, type ConsentTask, countedTrains, faceAt, valueIn } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { capital } from '@kursbuch/words';
import { Rich } from '../../parts/strong.tsx';
import { saidOf } from '../foresight/consequenceWords.ts';
import { foresee, foreseen } from '../foresight/foresee.ts';
import { nextRun } from '../foresight/nextRun.ts';
import { firstAmount, rangeLabel } from '../game/form.ts';
import { type ActionOf, type Game, isRehearsed, offered, ranges } from '../game/game.ts';
import { TrainBox } from '../parts/TrainBox.tsx';
import { ui, words } from '../words/index.ts';
import { trayUi } from '../words/tray.ts';
import { Chip } from './Chip.tsx';
import { exchangeLabel } from './PrivateTrades.tsx';
import { RangeChoice } from './RangeChoice.tsx';
import { TrayPart } from './TrayPart.tsx';

interface Props {
  readonly game: Game;
  readonly seat: Seat;
}

/** Surplus trains: which one goes. */
export function Discards({ game, seat }: Props) {
  const text = trayUi();
  const discards = offered(game.ownOffers.value, 'discardTrain');
  const companies = [...new Set(discards.map(({ company }) => company))];
  return (
    <>
      {companies.map((company) => (
        <TrayPart
          key={company}
          mark={{ game, company }}
          title={text.discardTitle(
            company,
            countedTrains(game.title, game.now.value, company).length,
            game.title.fleet.trainLimit(game.now.value, company),
          )}
        >
          <div class="chips">
            {discards
              .filter((action) => action.company === company)
              .map((action) => (
                <Chip
                  key={action.kind}
                  game={game}
                  seat={seat}
                  action={action}
                  about={ui().bar.confirm.discardTrain(action.kind)}
                >
                  <TrainBox kind={action.kind} />
                  <ThenRun game={game} seat={seat} action={action} />
                </Chip>
              ))}
          </div>
        </TrayPart>
      ))}
    </>
  );
}

/** What the trains that are left would earn. */
function ThenRun({ game, seat, action }: Props & { readonly action: ActionOf<'discardTrain'> }) {
  const told = foresee(game, seat, action);
  if (!told || !isRehearsed(told)) return null;
  const sum = nextRun(game.title, told.after, action.company);
  return (
    <small aria-busy={sum === null || undefined}>
      {sum === null ? trayUi().searching : trayUi().thenRun(words().number(sum))}
    </small>
  );
}

/** What it is that somebody offers or asks for, and what agreeing brings; the offer itself is what the bar asks about. */
export function Consent({ game, seat }: Props) {
  const text = trayUi();
  const { title } = game;
  const state = game.now.value;
  const task = state.agenda.at(-1);
  if (task?.kind !== 'consent') return null;
  const { deal } = task as ConsentTask;
  const brings = (foreseen(game, seat, { type: 'accept' }) ?? []).filter(
    ({ kind }) => kind !== 'changesHands',
  );
  const said = saidOf({ title, state, seat }, brings);
  const facts = deal.item === 'private' ? title.privates.get(deal.private) : undefined;
  return (
    <TrayPart title={text.consentTitle} note={facts && text.income(words().money(title, facts.income))}>
      {facts && <p class="dim">{words().privatePower(title, facts.sym, state.options)}</p>}
      <p>
        {said.map(({ key, text: sentence, loud }) => (
          <span key={key} class={loud ? 'loud' : ''}>
            <Rich text={sentence} />{' '}
          </span>
        ))}
      </p>
    </TrayPart>
  );
}

/** The circles a home station may stand on. */
export function Homes({ game, seat }: Props) {
  const text = trayUi();
  const state = game.now.value;
  const task = state.agenda.at(-1);
  if (task?.kind !== 'chooseHome') return null;
  const { company, hex } = task as ChooseHomeTask;
  const stops = faceAt(game.title.board, state.tiles, hex)?.stops ?? [];
  return (
    <TrayPart
      mark={{ game, company }}
      title={text.homeTitle(company)}
      note={words().hexName(game.title, hex)}
    >
      <div class="chips">
        {offered(game.ownOffers.value, 'chooseHome').map((action) => {
          const revenue = stops[action.stop]?.revenue;
          const worth = revenue === undefined ? '' : words().number(valueIn(revenue, 'yellow'));
          const city =
            words().cityName(game.title, state, hex, action.stop) ?? words().hexName(game.title, hex);
          return (
            <Chip key={action.stop} game={game} seat={seat} action={action}>
              {text.homeCity(capital(city), worth)}
            </Chip>
          );
        })}
      </div>
    </TrayPart>
  );
}

/** Privates a company may buy. */
export function PrivatePurchases({ game, seat }: Props) {
  const text = trayUi();
  const deals = ranges(game.ownOffers.value, 'requestPrivate');
  if (deals.length === 0) return null;
  return (
    <TrayPart title={text.privatesTitle}>
      <div class="chips">
        {deals.map((offer) => {
          const { private: one } = offer.action as ActionOf<'requestPrivate'>;
          return (
            <RangeChoice
              key={one}
              game={game}
              seat={seat}
              offer={offer}
              label={rangeLabel(game, seat, offer)}
              amountLabel={text.priceOf(one)}
              first={firstAmount(game, seat, offer)}
            />
          );
        })}
      </div>
    </TrayPart>
  );
}

/** Privates that may be given in for a share before the round begins. */
export function Exchanges({ game, seat }: Props) {
  const exchanges = offered(game.ownOffers.value, 'exchangePrivate');
  if (exchanges.length === 0) return null;
  return (
    <TrayPart title={trayUi().exchangeTitle}>
      <div class="chips">
        {exchanges.map((action) => (
          <Chip key={action.from} game={game} seat={seat} action={action}>
            {exchangeLabel(game, action)}
          </Chip>
        ))}
      </div>
    </TrayPart>
  );
}
