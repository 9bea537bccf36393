/** Standing instructions in words: what may be instructed, what is, and why it is no more. */

import {
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  type KitInstruction,
  type Title,
} from '@kursbuch/eighteen';
import type { Ending, Given, Instruction, Seat } from '@kursbuch/table';
import type { Dictionary } from '../../dictionary.ts';
import type { Words } from '../types.ts';

type StandingText = Awaited<ReturnType<Dictionary['eighteen']['standing']>>['standing'];

/** A game, and the language it is told in. */
export interface Telling {
  readonly text: StandingText;
  readonly words: Words;
  readonly title: Title;
  readonly state: EighteenState;
  nameOf(seat: Seat): string;
  /** Is an action of this title no more than this type? */
  isAction(action: { readonly type: string }): action is EighteenAction;
}

/** What the room hands out is the family's own. */
const isOurs = (instruction: Instruction): instruction is KitInstruction =>
  ['passStock', 'skip', 'declineDeal'].includes(instruction.type);

/** An instruction that could be given: what it is called, and what it means. */
export function proposed(telling: Telling, instruction: Instruction): { label: string; why: string } | null {
  const { text, words, title } = telling;
  if (!isOurs(instruction)) return null;
  switch (instruction.type) {
    case 'passStock':
      return instruction.until === 'concerned'
        ? { label: text.passConcerned, why: text.passConcernedWhy }
        : { label: text.passRound, why: text.passRoundWhy };
    case 'skip': {
      const { company, matters, until } = instruction;
      const whose = company ?? (companyTurnOf(telling.state) ? 'all' : null);
      return { label: text.skip(until), why: text.skipWhy(whose, mattersIn(telling, matters)) };
    }
    case 'declineDeal': {
      const { private: one, price, side, until } = instruction;
      const why = text.declineWhy(one, words.money(title, price), side === 'seller');
      return { label: text.decline(until), why };
    }
  }
}

/** One that was given, or why it has ended; the end of its time is no news. Without a name the reader is spoken to. */
export function told(
  telling: Telling,
  name: string | null,
  { instruction, over, times }: Given,
): { text: string; act: string } | null {
  const { text, words, title } = telling;
  if (!isOurs(instruction)) return null;
  const isPass = instruction.type === 'passStock';
  if (over) {
    const why = whyOver(telling, over);
    return why === null ? null : { text: text.over(name, isPass, why), act: text.ok };
  }
  const act = isPass ? text.stopPassing : text.askAgain;
  switch (instruction.type) {
    case 'passStock': {
      const says = instruction.until === 'concerned' ? text.passesConcerned : text.passesRound;
      return { text: `${says(name)}${times > 0 ? `, ${text.times(times)}` : ''}.`, act };
    }
    case 'skip': {
      const { company, matters, until } = instruction;
      return { text: `${text.notAsked(company ?? name, until, mattersIn(telling, matters))}.`, act };
    }
    case 'declineDeal': {
      const { private: one, price, side, until } = instruction;
      const cash = words.money(title, price);
      return { text: `${text.declines(name, until, one, cash, side === 'seller')}.`, act };
    }
  }
}

function whyOver({ text: { endings }, nameOf }: Telling, { reason, params }: Ending): string | null {
  const company = String(params.company ?? '');
  const by = typeof params.by === 'number' ? nameOf(params.by) : '';
  switch (reason) {
    case 'sharesBought':
    case 'sharesSold':
    case 'companyStarted':
      return endings[reason](company, by);
    case 'directorChanged':
    case 'priceFell':
      return endings[reason](company);
    case 'phaseBegan':
      return endings.phaseBegan(String(params.phase));
    case 'undone':
      return endings.undone;
    default:
      return null;
  }
}

/** Privates by their names, everything else by what is done. */
const mattersIn = ({ words, title, state, isAction }: Telling, matters: readonly string[]): string =>
  words.list(
    matters.map((type) => {
      const action = { type };
      return isAction(action) ? words.describe(title, state, action) : type;
    }),
  );
