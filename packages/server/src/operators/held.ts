/** Somebody is told that an operator keeps him from it: until when and why, in one sentence of his language. */
import type { Language } from '../people/letters.ts';
import { Trouble } from '../trouble.ts';
import type { Holding } from './order.ts';

type Kind = 'banned' | 'muted' | 'nameKept';

const WHAT: Readonly<Record<Language, Readonly<Record<Kind, string>>>> = {
  en: {
    banned: 'You are banned here',
    muted: 'You may not talk here',
    nameKept: 'You may not choose another name',
  },
  de: {
    banned: 'Du bist hier gesperrt',
    muted: 'Du darfst hier nicht schreiben',
    nameKept: 'Du darfst keinen anderen Namen wählen',
  },
};

const LASTS: Readonly<Record<Language, (until: string | null) => string>> = {
  en: (until) => (until === null ? 'for good' : `until ${until}`),
  de: (until) => (until === null ? 'auf Dauer' : `bis ${until}`),
};

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
    const end =
      until === null
        ? null
        : new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
            dateStyle: 'long',
            timeStyle: 'short',
            timeZone: 'UTC',
          }).format(until);
    const lasts = LASTS[language](end === null ? null : `${end} UTC`);
    const said = reason === '' ? '.' : `: ${reason}${/[.!?…]$/.test(reason) ? '' : '.'}`;
    return `${WHAT[language][word as Kind]} ${lasts}${said}`;
  }
}
