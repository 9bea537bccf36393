/** Placing stations, and the circle of a home. */
import {
  type ChooseHomeTask,
  canRun,
  companyTurnOf,
  isBegun,
  type KitAction,
  nextStationCost,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { foresee } from '../foresight/foresee.ts';
import { nextRuns } from '../foresight/nextRun.ts';
import type { Act, Forms, TaskForm } from '../game/decision.ts';
import { type Draft, type Game, isRehearsed } from '../game/game.ts';
import { Homes } from '../surfaces/smallDecisions.tsx';
import { ui, words } from '../words/index.ts';
import { paidBy } from './drafted.ts';
import { free, question } from './sentences.ts';

/** Cost of a station with a private's power or without. */
function stationCost(game: Game, draft: Draft): number {
  const company = companyTurnOf(game.now.value)?.company;
  if (company === undefined) return 0;
  if (isRehearsed(draft.outcome)) return paidBy(draft, company, 'station') ?? 0;
  return draft.action.type === 'placeStation' && draft.action.power === undefined
    ? nextStationCost(game.title, game.now.value, company)
    : 0;
}

/** No station, and the best runs. */
function runAtOnce(game: Game, seat: Seat): Act | null {
  const told = foresee(game, seat, { type: 'pass' });
  const company = companyTurnOf(game.now.value)?.company;
  if (company === undefined || told === null || !isRehearsed(told)) return null;
  if (told.after.agenda.at(-1)?.kind !== 'runStep') return null;
  if (!canRun(game.title, told.after, company)) return null;
  const found = nextRuns(game.title, told.after, company);
  const label = ui().bar.confirm.noStationRun;
  // The button has its place before the sum is known.
  if (found === null)
    return { key: 'ahead', label: label('…'), tone: 'alt', off: true, run: () => undefined };
  // Runs that are not proved the best are looked at first.
  if (!found.optimal) return null;
  return {
    key: 'ahead',
    label: label(words().money(game.title, found.revenue)),
    tone: 'alt',
    run: () => void game.actInTurn(seat, [{ type: 'pass' }, { type: 'runTrains', runs: found.runs }]),
  };
}

export const stationTasks = {
  stationStep: {
    asks: () => ui().bar.asks.stationStep,
    line(game, asked, seat) {
      const places = asked.offered.get('placeStation') ?? [];
      if (places.length === 0 || asked.company === null) return question(game, asked, seat);
      const cost = nextStationCost(game.title, game.now.value, asked.company);
      return ui().bar.chooseCity(places.length, words().money(game.title, cost));
    },
    pass: ({ now }) =>
      isBegun(now.value, 'stationStep') ? ui().bar.noMoreStations : ui().bar.passes.stationStep,
    ahead: runAtOnce,
  },
  chooseHome: {
    asks: () => ui().bar.asks.chooseHome,
    tray: { kinds: ['chooseHome'], View: Homes },
  },
} satisfies Record<string, TaskForm>;

export const stationActions: Forms<Extract<KitAction, { type: 'placeStation' | 'chooseHome' }>> = {
  placeStation: {
    stands: 'map',
    head(game, action, draft) {
      const text = ui().bar.draft;
      const place = words().placeName(game.title, action.hex);
      const head = text.placeStation(place, free(game.title, stationCost(game, draft)));
      return action.power === undefined ? head : `${head} ${text.withPower(action.power)}`;
    },
    confirm: (game, _action, draft) =>
      ui().bar.confirm.placeStation(free(game.title, stationCost(game, draft))),
    refused: ({ title }, { hex }) => ui().bar.refused.in(words().placeName(title, hex)),
  },
  chooseHome: {
    stands: 'map',
    head({ title, now }, { hex }) {
      const task = now.value.agenda.at(-1) as ChooseHomeTask | undefined;
      return ui().bar.draft.chooseHome(task?.company ?? '', words().placeName(title, hex));
    },
    confirm: () => ui().bar.confirm.chooseHome,
    refused: ({ title }, { hex }) => ui().bar.refused.in(words().placeName(title, hex)),
  },
};
