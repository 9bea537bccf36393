/** What the lessons of 1830 say in English. */
import type { LessonTexts } from '@kursbuch/words';

export const lessons: LessonTexts = {
  shares: {
    title: 'What a share is',
    about: 'A tenth of a company, of what it pays, and a part of what you are worth',
    steps: {
      buy: {
        stop: 'Buy',
        title: 'Your first share',
        what: ({ cash, held, price }) =>
          `You hold ${held} of B&O and have ${cash}. One share of it costs ${price}. What makes more of B&O yours?`,
        why: ({ worth }) =>
          `A share is not spent money: you are worth ${worth} as before, cash and shares together. That sum decides the game.`,
        answers: {
          buy: {
            label: ({ price }) => `Buy a share of B&O for ${price}`,
            after: (now, was) => `You hold ${now.held} instead of ${was.held}, and ${now.cash} are left.`,
          },
          other: {
            label: 'Buy a share of C&O',
            after: ({ held, cash }) =>
              `It is yours, and ${cash} are left. But of B&O you still have ${held}: each company has shares of its own.`,
          },
          pass: {
            label: 'Pass',
            after: ({ held, cash }) => `You keep ${cash}, and your ${held} of B&O stay what they are.`,
          },
        },
      },
      earn: {
        stop: 'Earn',
        title: 'Shares of others earn too',
        what: ({ cash, income }) =>
          `Two rounds later the trains run. If all companies pay out, your shares bring you ${income} a round. You have ${cash}. What brings most?`,
        why: 'Whoever holds a share is paid, no matter who decides for the company. Look for the one that earns most for its price.',
        answers: {
          keep: {
            label: 'Keep the money',
            after: ({ cash, income }) =>
              `${cash} lie in your hand and earn nothing: you stay at ${income} a round.`,
          },
          strong: {
            label: 'Buy a share of B&M',
            after: (now, was) => `Your shares now bring ${now.income} a round instead of ${was.income}.`,
          },
          weak: {
            label: 'Buy a share of C&O',
            after: (now, was) =>
              `That is better than nothing: ${now.income} a round instead of ${was.income}. But C&O earns less than B&M.`,
          },
        },
      },
    },
  },
  floating: {
    title: 'Floating a company',
    about: 'How many shares must be sold before it gets its money',
    steps: {
      sixth: {
        stop: 'Float',
        title: 'One share is missing',
        what: ({ sold, needed }) =>
          `${sold} of B&O are sold. It floats at ${needed}: then it gets its money and operates. The others have passed. What do you do?`,
        why: ({ treasury }) =>
          `A floated company has ${treasury} of its own, lays track and buys trains. Its money is not yours: you decide what it is spent on.`,
        answers: {
          pass: {
            label: 'Pass',
            after: ({ sold }) =>
              `All have passed. With ${sold} sold B&O gets nothing and does not operate; the next stock round begins at once.`,
          },
          other: {
            label: 'Buy a share of B&M',
            after: ({ sold, director }) =>
              `B&O stays at ${sold}. In the operating round only B&M has its turn, and ${director} decides for it.`,
          },
          float: {
            label: 'Buy the next share of B&O',
            after: ({ sold, treasury }) =>
              `${sold} are sold: B&O floats, gets ${treasury} and has the first turn of the operating round.`,
          },
        },
      },
    },
  },
  track: {
    title: 'Laying track',
    about: 'One tile a turn: new track leads somewhere, better track earns more',
    steps: {
      yellow: {
        stop: 'New track',
        title: 'A new way for your trains',
        what: ({ run }) =>
          `B&O has three trains, but on its short track they earn only ${run}. It may lay one tile. Where?`,
        why: 'A train earns what the cities on its way are worth. A second way gives a second train something to do: no two trains may use the same track.',
        answers: {
          coast: {
            label: 'East, towards Atlantic City',
            after: (now, was) => `A second train has a way of its own: ${now.run} instead of ${was.run}.`,
          },
          baltimore: {
            label: 'Upgrade Baltimore',
            after: (now, was) =>
              `The city is worth more: ${now.run} instead of ${was.run}. But still only one train has a way.`,
          },
          washington: {
            label: 'Upgrade Washington',
            after: (now, was) =>
              `The city is worth more: ${now.run} instead of ${was.run}. But still only one train has a way.`,
          },
        },
      },
      green: {
        stop: 'Better track',
        title: 'Make the track better',
        what: ({ run }) => `A round later B&O earns ${run} at best. Which tile brings most now?`,
        why: 'An upgrade makes a city worth more, and often adds ways in and out of it. Here it gives the last idle train a way.',
        answers: {
          washington: {
            label: 'Upgrade Washington',
            after: (now, was) =>
              `More ways lead out of it, and the city is worth more: ${now.run} instead of ${was.run}.`,
          },
          baltimore: {
            label: 'Upgrade Baltimore',
            after: (now, was) =>
              `The city is worth more: ${now.run} instead of ${was.run}. There is more to be had.`,
          },
          coast: {
            label: 'Upgrade the track to the coast',
            after: ({ run }) =>
              `More track, but it leads to no other city: ${run} as before. A tile without a city only pays by where it leads.`,
          },
        },
      },
    },
  },
};
