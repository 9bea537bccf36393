/** Standing instructions in words: what may be instructed, what is, and why it is no more. */
import type { KitInstruction } from '@kursbuch/eighteen';
import type { Ending, Given, Instruction, Seat } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';

/** What the room hands out is the family's own. */
const isOurs = (instruction: Instruction): instruction is KitInstruction =>
  ['passStock', 'skip', 'declineDeal'].includes(instruction.type);

/** An instruction that could be given: what its button says, and what it means. */
export function proposed(game: Game, instruction: Instruction): { label: string; why: string } | null {
  const text = ui().standing;
  if (!isOurs(instruction)) return null;
  switch (instruction.type) {
    case 'passStock':
      return instruction.until === 'concerned'
        ? { label: text.passConcerned, why: text.passConcernedWhy }
        : { label: text.passRound, why: text.passRoundWhy };
    case 'skip': {
      const { company, matters, until } = instruction;
      return { label: text.skip(until), why: text.skipWhy(company, mattersIn(game, matters)) };
    }
    case 'declineDeal': {
      const { private: one, price, side, until } = instruction;
      const why = text.declineWhy(one, words().money(game.title, price), side === 'seller');
      return { label: text.decline(until), why };
    }
  }
}

/** One that was given, or why it has ended; the end of its time is no news. */
export function told(game: Game, seat: Seat, given: Given): { text: string; act: string } | null {
  const text = ui().standing;
  const { instruction, over } = given;
  if (!isOurs(instruction)) return null;
  // Where one person looks at the screen he is spoken to.
  const name = game.eye.value === seat ? null : game.sitter(seat).name;
  const isPass = instruction.type === 'passStock';
  if (over) {
    const why = whyOver(game, over);
    return why === null ? null : { text: text.over(name, isPass, why), act: text.ok };
  }
  const act = isPass ? text.stopPassing : text.askAgain;
  switch (instruction.type) {
    case 'passStock': {
      const says = instruction.until === 'concerned' ? text.passesConcerned : text.passesRound;
      return { text: `${says(name)}${given.times > 0 ? `, ${text.times(given.times)}` : ''}.`, act };
    }
    case 'skip': {
      const { company, matters, until } = instruction;
      return { text: `${text.notAsked(company ?? name, until, mattersIn(game, matters))}.`, act };
    }
    case 'declineDeal': {
      const { private: one, price, side, until } = instruction;
      const cash = words().money(game.title, price);
      return { text: `${text.declines(name, until, one, cash, side === 'seller')}.`, act };
    }
  }
}

function whyOver(game: Game, { reason, params }: Ending): string | null {
  const text = ui().standing.endings;
  const company = String(params.company ?? '');
  const by = typeof params.by === 'number' ? game.sitter(params.by).name : '';
  switch (reason) {
    case 'sharesBought':
    case 'sharesSold':
    case 'companyStarted':
      return text[reason](company, by);
    case 'directorChanged':
    case 'priceFell':
      return text[reason](company);
    case 'phaseBegan':
      return text.phaseBegan(String(params.phase));
    case 'undone':
      return text.undone;
    default:
      return null;
  }
}

/** Privates by their names, everything else by what is done. */
const mattersIn = (game: Game, matters: readonly string[]): string =>
  words().list(
    matters.map((type) => {
      const action = { type };
      return isAction(game, action) ? words().describe(game.title, game.now.value, action) : type;
    }),
  );

/** An action that is no more than its type. */
const isAction = ({ decisions }: Game, action: { readonly type: string }): action is EighteenAction =>
  action.type in decisions.actions;
