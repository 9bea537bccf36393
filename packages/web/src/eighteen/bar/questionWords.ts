/** What is asked, in words: the headline, and the line while nothing is chosen. */
import {
  cashOf,
  certificateCount,
  companyTurnOf,
  countedTrains,
  freeCash,
  nextStationCost,
  type StockTurnTask,
  shortfall,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { capital } from '@kursbuch/words';
import { ui, words } from '../../words/index.ts';
import type { Game } from '../game/game.ts';
import type { Asked } from './asked.ts';

/** What is asked, to follow the name: "lay track". */
export function askedFor(asked: Asked): string {
  const text = ui().bar;
  const { kind, offered, task } = asked;
  const verbs = (types: readonly string[]): string[] =>
    types.filter((type) => offered.has(type)).map((type) => text.verbs[type] ?? '');
  const usual = text.asks[kind] ?? text.asksElse;
  if (offered.size === 0) return usual;
  switch (kind) {
    case 'privateSale':
      return words().either(verbs(['buyPrivate', 'bid', 'lowerPrice', 'pass']));
    case 'stockTurn': {
      if (!offered.has('pass')) return text.mustSell;
      const buys = offered.has('buyShare') || offered.has('startCompany');
      if ((task as StockTurnTask).bought && !buys)
        return offered.has('sellShares') ? text.sellOrEnd : text.endTurn;
      const found = [...(buys ? [text.verbs.buyShare ?? ''] : []), ...verbs(['sellShares'])];
      return words().either(found.length === 2 ? found : [...found, ...verbs(['pass'])]);
    }
    case 'trainStep':
      return offered.has('pass') ? usual : text.mustBuyTrain;
    case 'runStep':
      return offered.has('runTrains') ? usual : text.mustBorrow;
    default:
      return usual;
  }
}

/** The line while nothing is in the hand. */
export function openLine(game: Game, asked: Asked, seat: Seat): string {
  const text = ui().bar;
  const { title } = game;
  const state = game.now.value;
  const { kind, offered, task, company } = asked;
  const money = (amount: number) => words().money(title, amount);
  const question = (): string => (task ? words().question(title, state, task, seat, offered) : '');
  switch (kind) {
    case 'privateSale':
    case 'bidding': {
      const cash = cashOf(state, seat);
      return `${kind === 'bidding' ? `${question()} ` : ''}${text.purseInSale(money(cash), money(freeCash(state, seat)))}`;
    }
    case 'stockTurn': {
      const held = certificateCount(title, state, seat);
      const purse = text.purse(money(cashOf(state, seat)), held, title.shares.certificateLimit(state, seat));
      return (task as StockTurnTask).bought ? `${text.boughtAlready} ${purse}` : purse;
    }
    case 'trackStep': {
      const hexes = new Set(
        (offered.get('layTile') ?? []).flatMap((choice) =>
          choice.type === 'many'
            ? choice.list().map((action) => (action.type === 'layTile' ? action.hex : ''))
            : [],
        ),
      );
      return hexes.size > 0 ? text.chooseHex(hexes.size) : question();
    }
    case 'stationStep': {
      const places = offered.get('placeStation') ?? [];
      return places.length > 0 && company !== null
        ? text.chooseCity(places.length, money(nextStationCost(title, state, company)))
        : question();
    }
    case 'trainStep': {
      if (company === null) return question();
      const missing = shortfall(title, state, company);
      if (offered.has('sellShares') && missing > 0)
        return `${question()} ${text.directorShort(money(missing))}`;
      const counted = countedTrains(title, state, company);
      return `${question()} ${text.treasury(money(cashOf(state, company)))} ${text.trainsHeld(counted.length, title.fleet.trainLimit(state, company))}`;
    }
    default:
      return question();
  }
}

/** What passing means here. */
export function passLabel(asked: Asked, game: Game): string {
  const text = ui().bar;
  const { kind, task } = asked;
  const turn = companyTurnOf(game.now.value);
  if (kind === 'stockTurn' && (task as StockTurnTask).traded) return text.endTurnAct;
  if (kind === 'trackStep' && turn && turn.laid.length > 0) return text.layNoMore;
  if (kind === 'trainStep' && asked.company !== null && boughtInStep(game, asked.company))
    return text.noMoreTrains;
  return text.passes[kind] ?? capital(words().passName(task ?? kind));
}

/** Has the company bought a train since its train step began? */
function boughtInStep(game: Game, company: string): boolean {
  for (const { events, action } of game.steps.value.toReversed()) {
    if (
      action.type === 'buyTrain' &&
      events.some((event) => event.type === 'trainMoved' && event.to === company)
    )
      return true;
    if (events.some((event) => event.type === 'turnBegan')) return false;
  }
  return false;
}
