/** What 1854 adds to a terminal: bids withdrawn, options, mergers, tunnels, mail contracts. */
import type { Samples, TitleTerminal } from '@kursbuch/words/eighteen';

interface TerminalText {
  readonly typed: NonNullable<TitleTerminal['typed']>;
  readonly groups: Readonly<Record<'option' | 'merger' | 'mail', string>>;
  readonly sorry: Readonly<
    Record<'withdraw' | 'option' | 'merge' | 'letter' | 'tunnel' | 'mail', (like: Samples) => string>
  >;
  readonly tunnel: string;
  readonly beyondLine: string;
}

export const terminalIn = (text: TerminalText): TitleTerminal => ({
  typed: text.typed,
  commands: [
    {
      type: 'withdrawBid',
      verbs: ['withdraw'],
      meant(typed) {
        const one = typed.private();
        return one === undefined ? null : { type: 'withdrawBid', private: one };
      },
      sorry: text.sorry.withdraw,
      example: (like) => `withdraw ${like.private}`,
    },
    {
      type: 'buyOption',
      verbs: ['option'],
      meant(typed) {
        const company = typed.company();
        if (company === undefined) return null;
        return { type: 'buyOption', company, from: typed.source() === 'pool' ? 'pool' : 'offer' };
      },
      sorry: text.sorry.option,
      example: (like) => `option ${like.company}`,
    },
    {
      type: 'settleOption',
      verbs: ['settle'],
      meant: () => ({ type: 'settleOption' }),
      example: () => 'settle',
    },
    {
      type: 'sellOption',
      verbs: ['sell'],
      meant: (typed) => (/^option$/i.test(typed.word() ?? '') ? { type: 'sellOption' } : undefined),
      example: () => 'sell option',
    },
    {
      type: 'buildTunnel',
      verbs: ['tunnel', 'dig'],
      meant(typed) {
        const hex = typed.hex();
        const [from, to] = [typed.number(), typed.number()];
        if (hex === undefined || from === undefined || to === undefined) return null;
        const power = typed.private();
        return { type: 'buildTunnel', hex, from, to, ...(power === undefined ? {} : { power }) };
      },
      sorry: text.sorry.tunnel,
      example: (like) => `tunnel ${like.hex} 0 3`,
    },
    {
      type: 'proposeMerger',
      verbs: ['merge'],
      meant(typed) {
        const [one, other] = [typed.company(), typed.company()];
        if (one === undefined || other === undefined) return null;
        return { type: 'proposeMerger', one, other };
      },
      sorry: text.sorry.merge,
      example(_like, { title }) {
        // A private that operates is a company by the same name.
        const privates: readonly string[] = [...title.privates.keys()];
        const locals = [...title.companies.keys()].filter((each) => privates.includes(each));
        return `merge ${locals.slice(0, 2).join(' ')}`;
      },
    },
    {
      type: 'chooseLetter',
      verbs: ['letter'],
      meant(typed) {
        const company = typed.company();
        return company === undefined ? null : { type: 'chooseLetter', company };
      },
      sorry: text.sorry.letter,
      example: (_like, { title }) => `letter ${[...title.companies.keys()].at(-1)}`,
    },
    {
      type: 'buyMail',
      verbs: ['mail'],
      meant(typed) {
        const size = typed.word();
        return size === 'small' || size === 'large' ? { type: 'buyMail', size } : null;
      },
      sorry: text.sorry.mail,
      example: () => 'mail small',
    },
  ],
  groups: [
    { at: 'bid', types: ['withdrawBid'] },
    { at: 'sellShares', heading: text.groups.option, types: ['settleOption', 'sellOption', 'buyOption'] },
    { at: 'track', heading: text.groups.merger, types: ['proposeMerger', 'chooseLetter'] },
    { at: 'track', types: ['buildTunnel'] },
    { at: 'privates', heading: text.groups.mail, types: ['buyMail'] },
  ],
  zones: { split: { name: text.beyondLine } },
  addedTrack: text.tunnel,
});
