/** Tells somebody that an operator keeps them from it: until when and why, in one sentence of their language. */
import type { Language } from '@kursbuch/words';
import { Trouble } from '../trouble.ts';
import { SAID } from '../words.ts';
import type { Holding } from './order.ts';

type Kind = 'banned' | 'muted' | 'nameKept';

export class Held extends Trouble {
  readonly until: number | null;
  readonly reason: string;

  constructor(kind: Kind, { until, reason }: Pick<Holding, 'until' | 'reason'>) {
    super(kind);
    this.until = until;
    this.reason = reason;
  }

  sentence(language: Language): string {
    const { until, reason, word } = this;
    const said = reason === '' ? '.' : `: ${reason}${/[.!?…]$/.test(reason) ? '' : '.'}`;
    const { held, lasts } = SAID[language];
    return `${held[word as Kind]} ${lasts(until)}${said}`;
  }
}
