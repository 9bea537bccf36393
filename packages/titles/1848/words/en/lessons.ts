/** What the lessons of 1848 say in English. */
import type { LessonTexts } from '@kursbuch/words';

export const lessons: LessonTexts = {
  tiles: {
    title: 'Two tiles in one turn',
    about: 'From the first 3-train on: two yellow tiles, or one upgrade',
    steps: {
      two: {
        stop: 'Two tiles',
        title: 'Build twice',
        what: ({ run, treasury }) =>
          `A 3-train is sold, so FT may lay two yellow tiles, or upgrade one. It has ${treasury}, and its trains earn ${run}. What makes them earn most?`,
        why: 'New track comes twice as fast now. An upgrade takes the whole turn: it is worth it where a city on your run grows.',
        answers: {
          green: {
            label: 'Upgrade Canberra',
            after: ({ run }) =>
              `The city is worth more, but no train has anywhere to go from it: ${run}. An upgrade was the whole turn.`,
          },
          one: {
            label: 'Only the tile on Orange & Bathurst',
            after: (now, was) =>
              `A first run: ${now.run} instead of ${was.run}. A second yellow tile is still allowed.`,
          },
          two: {
            label: 'Orange & Bathurst, then a tile to the west',
            after: (now, was) => `Two ways out of Canberra: ${now.run} instead of ${was.run}.`,
          },
        },
      },
    },
  },
  gauges: {
    title: 'Gauges that do not fit',
    about: 'Crossing a border of gauges costs a stop, a plus train crosses one free',
    steps: {
      plus: {
        stop: 'Plus',
        title: 'Two sides of one card',
        what: ({ treasury, plain, plus }) =>
          `NSW has ${treasury} and no train. Each card has two sides: a 5-train for ${plain} or a 5+-train for ${plus}. Which train earns most on its track?`,
        why: 'Where track of two gauges meets, the cars are changed: for a train that counts like a stop without value. A plus train crosses one such place in addition to its stops.',
        answers: {
          plain: {
            label: 'The 5-train',
            after: ({ run }) => `It earns ${run}. Across a border of gauges it has one stop less.`,
          },
          plus: {
            label: 'The 5+-train',
            after: ({ run, treasury }) =>
              `It crosses the border and still has all its stops: ${run}. NSW has ${treasury} left.`,
          },
          express: {
            label: 'The express to Alice Springs, a 2E-train',
            after: ({ run }) =>
              `It only runs to Alice Springs, and NSW has no run there: ${run}. And it does not count as the train a company must own.`,
          },
        },
      },
    },
  },
  express: {
    title: 'The Ghan',
    about: 'A 2E-train runs to Alice Springs, past everything between',
    steps: {
      alice: {
        stop: 'Express',
        title: 'An express to Alice Springs',
        what: ({ run, treasury, price }) =>
          `WA earns ${run} and has ${treasury}. Since the first 5-train a 2E-train is on sale for ${price}. What makes WA earn most?`,
        why: 'A 2E-train counts two places: an own station and Alice Springs. What lies between is passed and does not count. It needs no place under the train limit, and a company may have one.',
        answers: {
          keep: {
            label: 'Keep the money',
            after: ({ run, treasury }) => `WA has ${treasury} and earns ${run} as before.`,
          },
          express: {
            label: 'Buy a 2E-train',
            after: (now, was) =>
              `It earns beside the other train: ${now.run} instead of ${was.run}. ${now.treasury} are left.`,
          },
        },
      },
    },
  },
  loans: {
    title: 'A loan',
    about: 'Money at once, for a price that falls',
    steps: {
      loan: {
        stop: 'Loan',
        title: 'What a loan costs',
        what: ({ treasury, train, run, price }) =>
          `CAR has ${treasury}, a 2E-train costs ${train}. Its trains earn ${run}, its price is ${price}. What makes CAR earn most?`,
        why: ({ price }) =>
          `A loan is never paid back. It is paid with the price, now ${price}, two steps down each time: take one only for something that earns more. Further down there is receivership, and the company is lost.`,
        answers: {
          none: {
            label: 'No loan',
            after: ({ run, price }) => `CAR earns ${run} as before, and its price stays ${price}.`,
          },
          idle: {
            label: 'A loan, to have some money',
            after: (now, was) =>
              `CAR has ${now.treasury} and earns ${now.run} as before, but its price fell from ${was.price} to ${now.price}. Only the Bank of England has gained: ${now.bank} instead of ${was.bank} a share.`,
          },
          train: {
            label: 'A loan, and with it the 2E-train',
            after: (now, was) =>
              `CAR earns ${now.run} instead of ${was.run}. The price fell from ${was.price} to ${now.price}: that was the cost.`,
          },
        },
      },
    },
  },
};
