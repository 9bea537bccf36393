/** Privates and companies: what a company pays for a private, and the city of the Delaware & Hudson. */
import { placedStations } from '@kursbuch/eighteen';
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { cash, treasury } = figuresOf(title);
const CLEO = 1;
const DAN = 2;
const CITY = { type: 'layTile', hex: 'F16', tile: '57', rotation: 0, power: 'D&H' } as const;

export const steps: readonly EighteenStep[] = [
  {
    id: 'price',
    game: 'first',
    at: 37,
    seat: CLEO,
    figures: { cash: cash(CLEO), treasury: treasury('C&O') },
    answers: [
      { id: 'keep', does: [{ type: 'pass' }] },
      { id: 'half', does: [{ type: 'requestPrivate', private: 'C&SL', price: 20 }] },
      { id: 'double', does: [{ type: 'requestPrivate', private: 'C&SL', price: 80 }] },
    ],
    right: 'double',
    proof: { highest: 'cash', by: 40 },
  },
  {
    id: 'city',
    game: 'first',
    at: 193,
    seat: DAN,
    stage: 'map',
    lit: ['hex F16'],
    figures: {
      treasury: treasury('Erie'),
      stations: { unit: 'number', of: (state) => placedStations(state, 'Erie') },
      mountain: { unit: 'money', of: (state) => title.track.terrainCost(state, null, 'F16', '57') },
    },
    answers: [
      { id: 'home', does: [{ type: 'layTile', hex: 'E11', tile: '59', rotation: 2 }] },
      { id: 'tile', does: [CITY, { type: 'pass' }] },
      { id: 'both', does: [CITY, { type: 'placeStation', hex: 'F16', stop: 0, power: 'D&H' }] },
    ],
    right: 'both',
    proof: { highest: 'stations', by: 1 },
  },
];
