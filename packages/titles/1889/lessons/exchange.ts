/** A private that becomes a share: it is no purchase, so one may buy in the same turn. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { cash, held, par, worth } = figuresOf(title);
const YOU = 0;
const [iyo, kotohira] = [held(YOU, 'IR'), held(YOU, 'KO')];

export const steps: readonly EighteenStep[] = [
  {
    id: 'both',
    game: 'shikoku',
    at: 125,
    seat: YOU,
    figures: {
      cash: cash(YOU),
      price: par('IR'),
      worth: worth(YOU),
      iyo,
      kotohira,
      together: { unit: 'percent', of: (state) => Number(iyo.of(state)) + Number(kotohira.of(state)) },
    },
    answers: [
      { id: 'iyo', does: [{ type: 'buyShare', company: 'IR', from: 'offer' }] },
      {
        id: 'both',
        does: [
          { type: 'exchangePrivate', private: 'DR', from: 'offer' },
          { type: 'buyShare', company: 'KO', from: 'offer' },
        ],
      },
      { id: 'own', does: [{ type: 'buyShare', company: 'KO', from: 'offer' }] },
    ],
    right: 'both',
    proof: { highest: 'together', by: 10 },
  },
];
