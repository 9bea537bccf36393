/** A language made ready to use. */
import type { EighteenState, Title } from '@kursbuch/eighteen';
import type { Seat, Task } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';
import type { Asking, Catalogue, PassWords } from './catalogue.ts';
import { companyOf, speaksFor } from './question.ts';
import { refusalInWords } from './refusal.ts';
import { tell } from './tell.ts';
import type { Line, Words } from './types.ts';

/** What a record holds under a name that may be anything. */
const found = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

export function createWords<Reason extends string>(language: Catalogue<Reason>): Words {
  const catalogue: Catalogue<string> = language;
  const { names } = catalogue;

  const passWords = (task: Task | string | undefined): PassWords => {
    const kind = typeof task === 'string' ? task : (task?.kind ?? '');
    // A turn in which something was done is ended, not passed.
    const idle = kind === 'stockTurn' && typeof task === 'object' && !acted(task);
    return (idle ? undefined : found(catalogue.passes, kind)) ?? catalogue.pass;
  };

  const describe = (title: Title, state: EighteenState, action: EighteenAction): string => {
    const describes = catalogue.actions[action.type] as
      | ((action: EighteenAction, title: Title, state: EighteenState) => string)
      | undefined;
    if (describes) return describes(action, title, state);
    // An action nobody has found words for yet.
    const { type, ...fields } = action as { type: string };
    return [type, ...Object.entries(fields).map(([name, value]) => `${name} ${value}`)].join(' ');
  };

  function actionLine(title: Title, before: EighteenState, seat: Seat, action: EighteenAction): Line {
    const player = names.nameOf(before, seat);
    const company = speaksFor(title, before, seat);
    const who = company === undefined ? player : catalogue.speaking(player, company);
    const text =
      action.type === 'pass'
        ? passWords(before.agenda.at(-1)).done(company ?? player)
        : `${who}: ${describe(title, before, action)}.`;
    return { text, companies: company === undefined ? [] : [company], seats: [seat] };
  }

  return {
    language: catalogue.language,
    ...names,
    colourName: (colour) => found(catalogue.colours, colour) ?? colour,
    terrainName: (terrain) => found(catalogue.terrains, terrain) ?? terrain,
    causeOf: (cause) => found(catalogue.causes, cause) ?? cause,
    tell: (title, before, events, seat) => tell(catalogue, title, before, events, seat),
    actionLine,
    describe,
    refusal: (title, state, refusal) => refusalInWords(catalogue, title, state, refusal),
    question(title, state, task, seat, offered) {
      const question = found<(asking: Asking) => string>(catalogue.questions, task.kind);
      const company = companyOf(task) ?? '';
      return question ? question({ title, state, task, seat, offered, company }) : '';
    },
    passName: (task) => passWords(task).choice,
    option: (_titleId, name) => found(catalogue.options, name) ?? { name, text: '' },
    optionValue(titleId, name, value) {
      if (typeof value === 'boolean') return value ? catalogue.on : catalogue.off;
      if (typeof value === 'number') return names.money(titleId, value);
      const values = found<Readonly<Record<string, string>>>(catalogue.optionValues, name);
      return (values && found(values, value)) ?? value;
    },
    privatePower(titleId, id, options = {}) {
      const powers = found<Readonly<Record<string, unknown>>>(catalogue.privatePowers, titleId);
      const power = powers && found(powers, id);
      if (typeof power === 'function')
        return power(options, (amount: number) => names.money(titleId, amount));
      return typeof power === 'string' ? power : '';
    },
  };
}

/** Something was bought or sold in this stock turn. */
const acted = (task: Task): boolean => {
  const { bought, traded } = task as { bought?: unknown; traded?: boolean };
  return Boolean(bought) || traded === true;
};
