/** 1853 on the screen. */

import { eighteen } from '@kursbuch/screens/eighteen';
import { known, table } from '../rules/index.ts';
import { title } from '../rules/title.ts';
import { words as voices } from '../words/index.ts';
import { bidActions, bidTasks } from './bids.ts';
import { ContractOnMap, Contracts, OpenContracts } from './Contracts.tsx';
import { hexNotes } from './hexNotes.ts';
import { mapKey } from './MapKey.tsx';
import { marks } from './marks.ts';
import { notes, rows } from './notes.ts';
import { PriceLine } from './PriceLine.tsx';
import { RunActs, RunHead, RunNote } from './runs.tsx';
import { turnActions, turnTasks } from './turn.ts';
import { own } from './words.ts';

export const onScreen = () =>
  eighteen(
    { title, table, known },
    {
      voices,
      marks,
      trainPlace: 'below',
      leastScale: 0.68,
      mapKey,
      hexNotes,
      layers: [{ at: 'ground', View: ContractOnMap }],
      panels: [{ id: 'contracts', isNarrow: true, label: () => own().contracts, view: Contracts }],
      views: [
        { at: 'overview', View: Contracts },
        { at: 'end', View: OpenContracts },
        { at: 'market', View: PriceLine },
        { at: 'runs', View: RunHead },
        { at: 'run', View: RunNote },
        { at: 'runActs', View: RunActs },
      ],
      rows,
      notes,
      decisions: {
        tasks: { ...bidTasks, ...turnTasks },
        actions: { ...bidActions, ...turnActions },
      },
      rules: async () => (await import('./ruleCases.ts')).ruleCases,
      termRules: async () => (await import('./termRules.ts')).termRules,
      guide: async () => (await import('./guide.ts')).spokenGuide(),
    },
  );
