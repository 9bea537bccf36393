/** 1853 on the screen. */
import { known } from '@kursbuch/titles/1853';
import { title } from '@kursbuch/titles/1853/title';
import { eighteen } from '../../eighteen/family.tsx';
import { later } from '../../parts/loadLater.tsx';
import { bidActions, bidTasks, holdingNotes, stockNote } from './bids.ts';
import { own } from './contractWords.ts';
import { hexNotes } from './hexNotes.ts';
import { mapKey } from './MapKey.tsx';
import { marks } from './marks.ts';
import { cardRows, debt, stackName, trainNote } from './notes.ts';
import { PriceLine } from './PriceLine.tsx';
import { RunActs, RunHead, RunNote } from './runs.tsx';
import { turnActions, turnTasks } from './turn.ts';

const Contracts = later(() => import('./Contracts.tsx').then((file) => file.Contracts));
const ContractOnMap = later(() => import('./Contracts.tsx').then((file) => file.ContractOnMap));
const OpenContracts = later(() => import('./Contracts.tsx').then((file) => file.OpenContracts));

export const onScreen = () =>
  eighteen(title, {
    marks,
    panels: [{ id: 'contracts', isNarrow: true, label: () => own().contracts, view: Contracts }],
    decisions: {
      tasks: { ...bidTasks, ...turnTasks },
      actions: { ...bidActions, ...turnActions },
    },
    known,
    Overview: Contracts,
    MapGround: ContractOnMap,
    Ending: OpenContracts,
    holdingNotes,
    stockNote,
    trainPlace: 'below',
    mapKey,
    hexNotes,
    leastScale: 0.68,
    rules: async () => (await import('./ruleCases.ts')).ruleCases,
    RunHead,
    RunNote,
    RunActs,
    PriceLine,
    figures: [debt],
    stackName,
    cardRows,
    trainNote,
    guide: async () => (await import('./guide.ts')).guide,
  });
