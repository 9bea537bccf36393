/** Decisions of a company of 1853 and of the elephant: two tiles, trains on credit, an operating round more. */

import { companyTurnOf, type EighteenAction, gaugeMask } from '@kursbuch/eighteen';
import {
  type ActionOf,
  type Decisions,
  type Forms,
  type Game,
  paidBy,
  trackActions,
  trainTasks,
  words,
} from '@kursbuch/screens/eighteen';
import { type ChooseTwoTiles, feeNow, PREMIUMS } from '../rules/index.ts';
import { mailRuns } from './runs.tsx';
import { ElephantSale, feeOf, Takeover, TrainStep, TwoTiles } from './TurnTrays.tsx';
import { asks, turnWords } from './words.ts';

const money = ({ title }: Game, sum: number): string => words().money(title, sum);

const { trainStep } = trainTasks;

export const turnTasks: Decisions['tasks'] = {
  twoTiles: {
    asks: () => asks().twoTiles,
    line: () => turnWords().twoTilesNote,
    tray: { kinds: ['chooseTwoTiles'], View: TwoTiles },
  },
  trainStep: {
    ...trainStep,
    tray: { kinds: [...trainStep.tray.kinds, 'buyOnCredit'], View: TrainStep },
  },
  takeover: {
    asks: () => asks().takeover,
    line: () => turnWords().takeoverNote,
    tray: { kinds: ['settleCredit'], View: Takeover },
  },
  elephant: {
    asks: () => asks().elephant,
    line: () => turnWords().elephantLine,
    pass: () => turnWords().keep,
    tray: { kinds: ['offerElephant'], View: ElephantSale },
  },
  elephantOffer: { asks: () => asks().elephantOffer },
  extraRound: {
    asks: () => asks().extraRound,
    line: () => turnWords().extraLine,
    pass: () => turnWords().noRound,
  },
};

type TurnAction = Extract<
  EighteenAction,
  { type: 'chooseTwoTiles' | 'offerElephant' | 'callRound' | 'buyOnCredit' | 'settleCredit' }
>;

const { layTile } = trackActions;

/** The gauge of a tile's track; null where it has none of its own. */
function gaugeOf({ title }: Game, tile: string): 'standard' | 'metre' | 'dual' | null {
  const found = new Set(title.board.tiles.get(tile)?.[0]?.paths.map(({ gauge }) => gauge));
  const [one] = found;
  if (found.size !== 1) return null;
  return (['standard', 'metre', 'dual'] as const).find((gauge) => gaugeMask(gauge) === one) ?? null;
}

export const turnActions: Forms<TurnAction | ActionOf<'layTile' | 'runTrains'>> = {
  ...mailRuns,
  layTile: {
    ...layTile,
    head(game, action, draft) {
      const text = turnWords();
      const gauge = gaugeOf(game, action.tile);
      const state = game.now.value;
      const fee = feeNow(state, companyTurnOf(state)?.company ?? '');
      const premium = state.tiles[action.hex] ? 0 : (PREMIUMS[action.hex] ?? 0);
      return [
        layTile.head(game, action, draft).replace(/\.$/, gauge ? ` (${text.gauges[gauge]}).` : '.'),
        ...(fee > 0 ? [text.fee(money(game, fee))] : []),
        ...(premium > 0 ? [text.premium(money(game, premium))] : []),
      ].join(' ');
    },
    confirm(game, action, draft) {
      const company = companyTurnOf(game.now.value)?.company ?? null;
      const fee = paidBy(draft, company, 'secondTile') ?? 0;
      if (fee === 0) return layTile.confirm(game, action, draft);
      const cost = paidBy(draft, company, 'terrain') ?? 0;
      return turnWords().layFor(money(game, cost + fee), money(game, fee));
    },
  },
  chooseTwoTiles: {
    stands: 'tray',
    head: (game, { from }: ChooseTwoTiles) =>
      from === 'later' ? turnWords().laterDraft : turnWords().nowDraft(money(game, feeOf(game))),
    confirm: (_game, { from }) => (from === 'later' ? turnWords().chooseLater : turnWords().chooseNow),
  },
  offerElephant: {
    stands: 'tray',
    head: (game, { to, price }) => turnWords().offerDraft(game.sitter(to).name, money(game, price)),
    confirm: (game, { price }) => turnWords().offer(money(game, price)),
    range: { label: (game, { to }) => turnWords().offerTo(game.sitter(to).name) },
  },
  callRound: {
    stands: 'bar',
    head: () => turnWords().callDraft,
    confirm: () => turnWords().callRound,
    button: { tone: 'go', atOnce: true, label: () => turnWords().callRound },
  },
  buyOnCredit: {
    stands: 'tray',
    head: (game, { kind }) =>
      turnWords().creditDraft(kind, money(game, game.title.trains.get(kind)?.price ?? 0)),
    confirm: (_game, { kind }) => turnWords().buyOnCredit(kind),
  },
  settleCredit: {
    stands: 'tray',
    head: (game, { pays }, draft) =>
      pays
        ? turnWords().payDraft(money(game, paidBy(draft, null, 'credit') ?? 0))
        : turnWords().giveBackDraft,
    confirm: (game, { pays }, draft) =>
      pays ? turnWords().pay(money(game, paidBy(draft, null, 'credit') ?? 0), null) : turnWords().giveBack,
  },
};
