/** What 1853 adds to a terminal: bonds and contracts, the elephant, shares to redeem, two tiles, trains on credit, mail. */
import type { EighteenState } from '@kursbuch/eighteen';
import type { Samples, TitleTerminal } from '@kursbuch/words/eighteen';

interface TerminalText {
  readonly typed: NonNullable<TitleTerminal['typed']>;
  readonly groups: Readonly<Record<'contract' | 'elephant' | 'redeem', string>>;
  readonly sorry: Readonly<
    Record<
      'bond' | 'write' | 'redeem' | 'elephant' | 'tiles' | 'credit' | 'settle' | 'pardon',
      (like: Samples) => string
    >
  >;
  readonly writeBond: (numbers: string) => string;
  readonly offerElephant: (player: string, numbers: string) => string;
  readonly redeem: (company: string, numbers: string, price: string) => string;
  readonly withMail: (amount: string) => string;
  readonly freeOfLimits: string;
}

/** Does a new director have to say what becomes of a train on credit? */
const asksTakeover = ({ agenda }: EighteenState): boolean => agenda.at(-1)?.kind === 'takeover';

export const terminalIn = (text: TerminalText): TitleTerminal => ({
  typed: text.typed,
  commands: [
    {
      type: 'writeBond',
      verbs: ['bond', 'loan', 'borrow'],
      meant(typed) {
        const amount = typed.number();
        return amount === undefined ? null : { type: 'writeBond', amount };
      },
      sorry: text.sorry.bond,
      example: () => 'bond 130',
      numbered: (_at, _action, numbers) => text.writeBond(numbers),
    },
    {
      type: 'writeCity',
      verbs: ['write'],
      meant(typed) {
        const company = typed.company();
        const city = typed.place();
        if (company === undefined || city === undefined) return null;
        return { type: 'writeCity', city, company };
      },
      sorry: text.sorry.write,
      example: (like) => `write ${like.place} ${like.company}`,
    },
    {
      type: 'redeemShares',
      verbs: ['redeem'],
      meant(typed) {
        const company = typed.company();
        if (company === undefined) return null;
        return { type: 'redeemShares', company, count: typed.number() ?? 1 };
      },
      sorry: text.sorry.redeem,
      example: (like) => `redeem ${like.company} 2`,
      differsIn: 'count',
      numbered({ words, title, state }, action, numbers) {
        if (action.type !== 'redeemShares') return '';
        const price = words.money(title, state.companies[action.company]?.par ?? 0);
        return text.redeem(action.company, numbers, price);
      },
    },
    {
      type: 'offerElephant',
      verbs: ['elephant'],
      meant(typed) {
        const price = typed.number();
        const to = typed.player();
        return to === undefined || price === undefined ? null : { type: 'offerElephant', to, price };
      },
      sorry: text.sorry.elephant,
      example: (_like, { state }) => `elephant ${state.players[1]} 50`,
      numbered: ({ words, state }, action, numbers) =>
        action.type === 'offerElephant' ? text.offerElephant(words.nameOf(state, action.to), numbers) : '',
    },
    { type: 'callRound', verbs: ['round'], meant: () => ({ type: 'callRound' }), example: () => 'round' },
    {
      type: 'chooseTwoTiles',
      verbs: ['tiles'],
      meant(typed) {
        const from = typed.word()?.toLowerCase();
        return from === 'now' || from === 'later' ? { type: 'chooseTwoTiles', from } : null;
      },
      sorry: text.sorry.tiles,
      example: () => 'tiles now',
    },
    {
      type: 'buyOnCredit',
      verbs: ['credit'],
      meant(typed) {
        const kind = typed.kind();
        return kind === undefined ? null : { type: 'buyOnCredit', kind };
      },
      sorry: text.sorry.credit,
      example: (like) => `credit ${like.train}`,
    },
    {
      type: 'settleCredit',
      verbs: ['settle'],
      meant(typed, { state }) {
        const how = typed.word()?.toLowerCase() ?? (asksTakeover(state) ? 'pay' : '');
        return how === 'pay' || how === 'return' ? { type: 'settleCredit', pays: how === 'pay' } : null;
      },
      sorry: text.sorry.settle,
      example: () => 'settle pay',
    },
    { type: 'settleCredit', verbs: ['return'], meant: () => ({ type: 'settleCredit', pays: false }) },
    {
      type: 'settleCredit',
      verbs: ['pay', 'payout'],
      meant: (_typed, { state }) => (asksTakeover(state) ? { type: 'settleCredit', pays: true } : undefined),
    },
    {
      type: 'pardon',
      verbs: ['pardon'],
      meant(typed) {
        const pardons = typed.yesOrNo();
        return pardons === undefined ? null : { type: 'pardon', pardons };
      },
      sorry: text.sorry.pardon,
      example: () => 'pardon yes',
    },
  ],
  groups: [
    { at: 'par', heading: text.groups.contract, types: ['writeBond', 'writeCity', 'pardon'] },
    { at: 'par', heading: text.groups.elephant, types: ['offerElephant', 'callRound'] },
    { at: 'sellShares', heading: text.groups.redeem, types: ['redeemShares'] },
    { at: 'track', types: ['chooseTwoTiles'] },
    { at: 'buyTrain', types: ['buyOnCredit', 'settleCredit'] },
  ],
  zones: { free: { name: text.freeOfLimits } },
  carrying: { word: 'mail', told: text.withMail },
});
