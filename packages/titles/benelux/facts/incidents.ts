/** The ten event cards. Made for this project: the rulebook counts them but prints none. */
import type { Incident } from '@kursbuch/crayon';

export const INCIDENTS = [
  {
    id: 'E01',
    lasts: true,
    effects: [
      { type: 'halfSpeed', region: 'nordseekueste' },
      { type: 'noBuilding', region: 'nordseekueste' },
      { type: 'closedEdges', edges: 'ferries' },
    ],
  },
  { id: 'E02', lasts: false, effects: [{ type: 'washout', river: 'maas' }] },
  {
    id: 'E03',
    lasts: true,
    effects: [
      {
        type: 'closedCities',
        cities: ['rotterdam', 'antwerpen', 'amsterdam', 'bremen', 'ostende', 'emden', 'wilhelmshaven'],
      },
    ],
  },
  { id: 'E04', lasts: true, effects: [{ type: 'halfSpeed', region: 'holland' }] },
  {
    id: 'E05',
    lasts: false,
    effects: [
      {
        type: 'tax',
        brackets: [
          { from: 50, pays: 5 },
          { from: 100, pays: 10 },
          { from: 150, pays: 15 },
          { from: 200, pays: 20 },
        ],
      },
    ],
  },
  { id: 'E06', lasts: true, effects: [{ type: 'closedEdges', edges: 'lakes' }] },
  { id: 'E07', lasts: false, effects: [{ type: 'loseLoad', region: 'luettich5' }] },
  {
    id: 'E08',
    lasts: true,
    effects: [{ type: 'bonus', cities: ['koeln', 'maastricht', 'eindhoven'], goods: ['bier'], pays: 5 }],
  },
  {
    id: 'E09',
    lasts: true,
    effects: [
      { type: 'stepCost', region: 'bergland', points: 2 },
      { type: 'noConnecting', region: 'bergland' },
    ],
  },
  { id: 'E10', lasts: false, effects: [{ type: 'subsidy', perCity: 3 }] },
] as const satisfies readonly Incident[];
