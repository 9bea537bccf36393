/** 1854 on the screen. */

import { eighteen } from '@kursbuch/screens/eighteen';
import { isLocal, table } from '../rules/index.ts';
import { title } from '../rules/title.ts';
import { words as voices } from '../words/index.ts';
import { buildingActions, buildingTasks } from './building.ts';
import { consequences } from './consequences.ts';
import { HomeOnMap } from './HomeOnMap.tsx';
import { Locals } from './Locals.tsx';
import { marks } from './marks.ts';
import { mail, notes } from './notes.ts';
import { paperActions, paperActs, paperTasks } from './papers.ts';
import { parts } from './parts.ts';
import { onlyTrains } from './runs.ts';
import { tunnels } from './tunnels.tsx';

export const onScreen = () =>
  eighteen(
    { title, table },
    {
      voices,
      marks,
      parts,
      onlyTrains,
      gestures: [tunnels],
      views: [
        { at: 'companies', View: Locals },
        { at: 'lot', View: HomeOnMap, isFor: ({ lot }) => isLocal(lot) },
      ],
      rows: [mail],
      notes,
      acts: paperActs,
      decisions: {
        tasks: { ...paperTasks, ...buildingTasks },
        actions: { ...paperActions, ...buildingActions },
      },
      consequences,
      rules: async () => (await import('./ruleCases.ts')).ruleCases,
      termRules: async () => (await import('./termRules.ts')).termRules,
      guide: async () => (await import('./guide.ts')).spokenGuide(),
    },
  );
