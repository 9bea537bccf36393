/** 1854 on the screen. */
import { isLocal, mailIncomeOf, ownOf, REPAIR, tunnelCost } from '@kursbuch/titles/1854';
import { title } from '@kursbuch/titles/1854/title';
import { eighteen } from '../../eighteen/family.tsx';
import { hexCells } from '../../eighteen/market/hexagons.ts';
import { words } from '../../eighteen/words/index.ts';
import { buildingActions, buildingTasks } from './building.ts';
import { consequences } from './consequences.ts';
import { HomeOnMap } from './HomeOnMap.tsx';
import { marks } from './marks.ts';
import { holdingNotes, lotActs, ownSales, paperActions, paperActs, paperTasks } from './papers.ts';
import { parts } from './parts.ts';
import { onlyTrains, runNotes } from './runs.ts';
import { own } from './words.ts';

export const onScreen = () =>
  eighteen(title, {
    marks,
    panels: [],
    parts,
    tunnelCost,
    onlyTrains,
    runNotes,
    decisions: {
      tasks: { ...paperTasks, ...buildingTasks },
      actions: { ...paperActions, ...buildingActions },
    },
    consequences,
    lotActs,
    lotNote: (lot) =>
      isLocal(lot)
        ? {
            kind: own().local,
            company: `${lot}`,
            income: own().half,
            own: own().homeOf(words().hexName(title, title.companies.get(`${lot}`)?.home ?? '')),
            Detail: HomeOnMap,
          }
        : { kind: own().mountain },
    paperActs,
    ownSales,
    holdingNotes,
    hexCells,
    figures: [
      {
        id: 'mail',
        label: () => own().mail,
        value(title, state, company) {
          const size = ownOf(state).mail[company];
          return size === undefined ? null : mailIncomeOf(title, state, size);
        },
      },
    ],
    owned: { title: () => own().locals, hint: () => own().localsHint },
    stackName: (stack) => own().stacks[stack === 'plus' ? 'plus' : 'regular'],
    pooled(title, state, kind) {
      const { price, rustsOn } = title.trains.get(kind) ?? { price: 0, rustsOn: null };
      const isScrapped = rustsOn !== null && title.fleet.hasComeOnSale(state, rustsOn);
      return isScrapped
        ? { price: price + REPAIR, note: own().pooledOld }
        : { price, note: own().pooledFree };
    },
    trainPlace: 'left',
    rules: async () => (await import('./ruleCases.ts')).ruleCases,
    guide: async () => (await import('./guide.ts')).guide,
  });
