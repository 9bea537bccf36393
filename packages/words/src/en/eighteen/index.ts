/** English, for any 18xx game. */
import type { Speech } from '../../eighteen/catalogue.ts';
import { actionsIn } from './actions.ts';
import { eventsIn } from './events.ts';
import { names } from './names.ts';
import { pass, passes, questionsIn } from './questions.ts';
import { REASONS } from './reasons.ts';

export const speech: Speech = {
  names,
  with(names) {
    const actions = actionsIn(names);
    return {
      colours: {
        white: 'white',
        yellow: 'yellow',
        green: 'green',
        brown: 'brown',
        gray: 'grey',
        darkgray: 'dark grey',
        red: 'red',
        blue: 'blue',
        orange: 'orange',
      },
      terrains: {
        ...{ mountain: 'mountain', water: 'water', desert: 'desert', river: 'river', rivers: 'rivers' },
        ...{ hill: 'hills', himalaya: 'Himalaya', gorge: 'mountain and river' },
      },
      ...eventsIn(names),
      actions,
      questions: questionsIn(names, actions),
      passes,
      pass,
      speaking: (player, company) => `${player} for ${company}`,
      reasons: REASONS,
      belongs: {
        layTile: 'Tiles are laid in the track step of a company’s turn.',
        placeStation: 'Stations are placed in the station step of a company’s turn.',
        runTrains: 'Trains run in the turn of their company, after track and station.',
        payOut: 'What becomes of the revenue is decided when the trains have run.',
        withhold: 'What becomes of the revenue is decided when the trains have run.',
        buyTrain: 'Trains are bought in the train step of a company’s turn.',
        buyShare: 'Shares are traded in stock rounds.',
        startCompany: 'Companies are started in stock rounds.',
        sellShares: 'Shares are traded in stock rounds.',
        setPar: 'A par price is named by whoever starts a company.',
        chooseHome: 'No home station waits for its place.',
        pass: 'There is nothing to pass.',
      },
      meanwhile: (round, who, step) =>
        `Now: ${[round, ...(who === null ? [] : [`the turn of ${who}`]), ...(step === null ? [] : [`step “${step}”`])].join(', ')}.`,
      steps: {
        trackStep: 'Track',
        stationStep: 'Station',
        runStep: 'Run',
        revenueStep: 'Dividend',
        trainStep: 'Trains',
      },
      noReason: 'This is not allowed.',
      params: {
        from: { offer: 'initial offering', pool: 'pool', treasury: 'treasury' },
        colour: (colour) => (colour === 'gray' ? 'grey' : colour),
      },
    };
  },
};
