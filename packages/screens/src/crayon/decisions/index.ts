/** What is decided now, and how the bar puts it. */
import type { CrayonAction, TurnTask } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { capital } from '@kursbuch/words';
import type { Game, Refused } from '../game/game.ts';
import { ui, words } from '../words/index.ts';
import { buildingFace, drawnFace } from './building.ts';
import { askedFor } from './decision.ts';
import type { Face } from './face.ts';
import { lossFace } from './loading.ts';
import { movingFace } from './moving.ts';
import { offerFace } from './offer.ts';
import { outsetFace } from './outset.ts';
import { changeCost, trainLine } from './train.ts';

export { askedFor, type Decision, decisionOf } from './decision.ts';
export type { Face } from './face.ts';

export const turnIn = (game: Game): TurnTask | undefined =>
  game.now.value.agenda.find((task): task is TurnTask => task.kind === 'turn');

export function faceOf(game: Game, seat: Seat): Face {
  const turn = turnIn(game);
  const held = heldFace(game);
  if (held) return held;
  switch (askedFor(game)) {
    case 'outset':
      return outsetFace(game);
    case 'loss':
      return lossFace(game, seat);
    case 'offer':
      return offerFace(game, seat);
    case 'moving':
      if (turn) return drawnFace(game, turn) ?? movingFace(game, turn);
      break;
    case 'building':
      if (turn) return drawnFace(game, turn) ?? buildingFace(game, turn);
      break;
    case 'none':
  }
  return { headline: words().roundName(game.now.value.round), line: '', acts: [] };
}

/** Something in the hand that is not drawn on the map: another train, an agreement, the whole hand laid down. */
function heldFace(game: Game): Face | null {
  const draft = game.draft.value;
  const turn = turnIn(game);
  if (!draft || draft.action.type === 'build') return null;
  const text = ui().bar;
  const { action } = draft;
  const deed = capital(words().describe(game.title, game.now.value, action));
  const isTrain = action.type === 'changeTrain';
  return {
    headline: isTrain ? text.train(words().trainName(game.title, action.train)) : deed,
    line:
      isTrain && turn ? trainLine(game, turn, action) : action.type === 'discardHand' ? text.discardLine : '',
    acts: [
      { key: 'back', label: text.back, tone: 'quiet', keyName: text.keyEsc, run: () => game.letGo() },
      {
        key: 'confirm',
        label: confirmLabel(game, turn, action),
        tone: 'go',
        keyName: text.keyEnter,
        run: () => void game.confirm(),
      },
    ],
  };
}

/** What the button does: a hint beside it has one that says no more than "Do it". */
function confirmLabel(game: Game, turn: TurnTask | undefined, action: CrayonAction): string {
  const text = ui().bar;
  const said = words();
  const { title } = game;
  switch (action.type) {
    case 'move':
      return text.goSteps(said.steps(action.way.length));
    case 'load':
      return text.loadHere(said.good(title, action.good));
    case 'deliver':
      return text.deliverHere(said.good(title, action.good));
    case 'unload':
      return text.leaveHere(said.good(title, action.good));
    case 'giveUpLoad':
      return text.loseGood(said.good(title, action.good));
    case 'endMovement':
      return turn && turn.points > 0 ? text.stay : text.onToBuilding;
    case 'endTurn':
      return text.endTurn;
    case 'changeTrain':
      return text.changeFor(said.sum((turn && changeCost(game, turn, action.train)) ?? 0));
    case 'discardHand':
      return text.discardAll;
    case 'keepOrders':
      return text.keepThese;
    case 'chooseStart':
      return text.startIn(said.cityName(title, action.city));
    case 'build':
      return text.draw;
    case 'proposeRate':
    case 'proposeSupply':
      return ui().deals.propose;
    case 'acceptOffer':
      return text.accept;
    case 'declineOffer':
      return text.decline;
    case 'withdrawOffer':
      return text.withdraw;
  }
}

/** What was refused, in three words. */
export function refusedShort({ action }: Refused): string {
  const { refused } = ui();
  const names: Readonly<Partial<Record<CrayonAction['type'], string>>> = refused;
  if (/Offer|propose/.test(action.type)) return refused.offer;
  return names[action.type] ?? refused.other;
}
