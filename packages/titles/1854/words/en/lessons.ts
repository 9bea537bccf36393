/** What the lessons of 1854 say in English. */
import type { LessonTexts } from '@kursbuch/words';

export const lessons: LessonTexts = {
  option: {
    title: 'An option',
    about: 'Half of a paper now, the other half later',
    steps: {
      half: {
        stop: 'Option',
        title: 'A paper for half its price',
        what: ({ cash, par }) =>
          `You have ${cash}. A paper of VB is two shares of ${par} each. How do you take part in VB and keep most money for now?`,
        why: 'An option takes the whole paper for half its price. Until you have paid the rest it counts as one share, and you may buy no other. In the next stock round you pay the same price once more, or sell it.',
        answers: {
          whole: {
            label: 'Buy the paper',
            after: ({ held, cash }) => `You hold ${held} of VB, and ${cash} are left.`,
          },
          half: {
            label: 'Take an option on it',
            after: ({ held, cash }) =>
              `You hold ${held} of VB for now, and ${cash} are left. The price of the other half is fixed.`,
          },
          none: {
            label: 'Pass',
            after: ({ cash, held }) =>
              `You keep ${cash}, and you hold ${held} of VB: nothing it earns is yours.`,
          },
        },
      },
    },
  },
  mail: {
    title: 'A mail contract',
    about: 'A company that carries mail is paid in every turn',
    steps: {
      contract: {
        stop: 'Mail',
        title: 'Who carries the mail?',
        what: ({ treasury }) =>
          `SD has ${treasury} at the end of its turn. It may buy one mail contract, a small or a large one. What pays SD most in every turn to come?`,
        why: 'Mail is paid at the beginning of each turn, straight into the treasury: nobody shares in it, and the price does not move. In later phases a contract pays more.',
        answers: {
          none: {
            label: 'No contract',
            after: ({ treasury }) => `SD keeps ${treasury}. It may buy one at the end of a later turn.`,
          },
          small: {
            label: 'The small one',
            after: ({ income, treasury }) => `It pays ${income} a turn for now. ${treasury} are left.`,
          },
          large: {
            label: 'The large one',
            after: ({ income, treasury }) =>
              `It pays ${income} a turn for now, and more from green tiles on. ${treasury} are left.`,
          },
        },
      },
    },
  },
  locals: {
    title: 'Local railways merge',
    about: 'Two small railways become one company in Austria',
    steps: {
      merge: {
        stop: 'Merger',
        title: 'Two of yours',
        what: ({ worth, third, sixth }) =>
          `Two local railways are yours. They earn nothing now and have ${third} and ${sixth}; you are worth ${worth}. What makes you worth more?`,
        why: 'From the first 5-train on two local railways may become a company of two papers. Their treasuries are put together, their trains are left behind. With the first 6-train all have to.',
        answers: {
          apart: {
            label: 'Leave them as they are',
            after: ({ worth }) => `You are worth ${worth} as before. Others may now merge theirs.`,
          },
          merge: {
            label: 'Merge the two',
            after: (now, was) =>
              `You hold ${now.held} of the new company, which has ${now.merged}. Its papers have a price: you are worth ${now.worth} instead of ${was.worth}.`,
          },
        },
      },
    },
  },
  tunnel: {
    title: 'A tunnel',
    about: 'A way through any hex without a large city, beside the tile of the turn',
    steps: {
      dig: {
        stop: 'Tunnel',
        title: 'Dig in the right place',
        what: ({ run, treasury }) =>
          `VB has laid its tile, earns ${run} at best and has ${treasury}. It may also dig one tunnel. What makes VB earn most?`,
        why: 'A tunnel costs the same everywhere and joins two sides of a hex on which no exits lie. It goes on from track that leads to the hex, so look where it comes out.',
        answers: {
          none: {
            label: 'Dig nothing',
            after: ({ run, treasury }) => `VB keeps ${treasury} and earns ${run} as before.`,
          },
          astray: {
            label: 'A tunnel straight on',
            after: ({ run, treasury }) =>
              `It comes out where no train of VB finds more: ${run} as before, and ${treasury} are left.`,
          },
          joins: {
            label: 'A tunnel that joins two lines',
            after: (now, was) =>
              `A train runs through: ${now.run} instead of ${was.run}. ${now.treasury} are left.`,
          },
        },
      },
    },
  },
  split: {
    title: 'The split',
    about: 'What happens where a price crosses the red line',
    steps: {
      line: {
        stop: 'Red line',
        title: 'Across the red line',
        what: ({ price, held, cash, revenue }) =>
          `SD stands at ${price}, just before the red line of the market, and has earned ${revenue}. You hold ${held} and have ${cash}. Pay out or keep? Look at what it does to your cash.`,
        why: 'Across the line every paper of a large company is halved, and the bank pays its owner the new price for the half that goes. From the next stock round on five more papers are for sale, and their price goes to the company.',
        answers: {
          keep: {
            label: 'Keep it in the company',
            after: ({ price, cash, treasury }) =>
              `SD has ${treasury}, and its price falls back to ${price}. You stay at ${cash}: nothing is split.`,
          },
          pay: {
            label: 'Pay it out',
            after: (now, was) =>
              `The price rises to ${now.price} and the shares split: you hold ${now.held} instead of ${was.held}. The bank pays you for the rest: ${now.cash} instead of ${was.cash}.`,
          },
        },
      },
    },
  },
};
