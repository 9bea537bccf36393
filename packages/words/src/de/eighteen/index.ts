/** German, for any 18xx game. */

import type { Speech } from '../../eighteen/catalogue.ts';
import { COLOURS } from '../../eighteen/vocabulary.ts';
import { capital } from '../../figures.ts';
import { actionsIn } from './actions.ts';
import { eventsIn } from './events.ts';
import { names } from './names.ts';
import { pass, passes, questionsIn } from './questions.ts';
import { REASONS } from './reasons.ts';

const colours = {
  white: 'weiß',
  yellow: 'gelb',
  green: 'grün',
  brown: 'braun',
  gray: 'grau',
  darkgray: 'dunkelgrau',
  red: 'rot',
  blue: 'blau',
  orange: 'orange',
} as const;

export const speech: Speech = {
  names,
  with(names) {
    const actions = actionsIn(names);
    return {
      colours,
      terrains: {
        ...{ mountain: 'Gebirge', water: 'Wasser', desert: 'Wüste', river: 'Fluss', rivers: 'Flüsse' },
        ...{ hill: 'Hügel', himalaya: 'Himalaja', gorge: 'Gebirge und Fluss' },
      },
      ...eventsIn(names),
      actions,
      questions: questionsIn(names, actions),
      passes,
      pass,
      speaking: (player, company) => `${player} für ${company}`,
      reasons: REASONS,
      belongs: {
        layTile: 'Plättchen legt eine Gesellschaft im Gleisschritt ihres Spielzugs.',
        placeStation: 'Bahnhöfe setzt eine Gesellschaft im Bahnhofsschritt ihres Spielzugs.',
        runTrains: 'Züge fahren im Spielzug ihrer Gesellschaft, nach Gleis und Bahnhof.',
        payOut: 'Über die Einnahmen wird entschieden, wenn die Züge gefahren sind.',
        withhold: 'Über die Einnahmen wird entschieden, wenn die Züge gefahren sind.',
        buyTrain: 'Züge kauft eine Gesellschaft im Zugschritt ihres Spielzugs.',
        buyShare: 'Anteile werden in Aktienrunden gehandelt.',
        startCompany: 'Gesellschaften werden in Aktienrunden gestartet.',
        sellShares: 'Anteile werden in Aktienrunden gehandelt.',
        setPar: 'Den Ausgabekurs nennt, wer eine Gesellschaft startet.',
        chooseHome: 'Kein Heimatbahnhof wartet auf seinen Platz.',
        pass: 'Hier lässt sich nicht passen.',
      },
      meanwhile: (round, who, step) =>
        `Jetzt: ${[round, ...(who === null ? [] : [`am Zug ist ${who}`]), ...(step === null ? [] : [`Schritt „${step}“`])].join(', ')}.`,
      steps: {
        trackStep: 'Gleis',
        stationStep: 'Bahnhof',
        runStep: 'Fahren',
        revenueStep: 'Dividende',
        trainStep: 'Züge',
      },
      noReason: 'Das ist nicht erlaubt.',
      params: {
        from: { offer: 'Anfangsangebot', pool: 'Bankpool', treasury: 'Besitz der Gesellschaft' },
        // "Plättchen in Grün"
        colour(colour) {
          const known = COLOURS.find((one) => one === colour);
          return known ? capital(colours[known]) : colour;
        },
      },
    };
  },
};
