/** What the lessons of 1889 say in English. */
import type { LessonTexts } from '@kursbuch/words';

export const lessons: LessonTexts = {
  exchange: {
    title: 'A private becomes a share',
    about: 'Dougo Railway is given in for a share of Iyo Railway',
    steps: {
      both: {
        stop: 'Exchange',
        title: 'Two shares in one turn',
        what: ({ cash, iyo, kotohira }) =>
          `You own Dougo Railway (DR), ${kotohira} of KO and ${iyo} of IR, and have ${cash}. One purchase a turn. How do you get most of KO and IR together?`,
        why: 'Giving DR in for a share of IR is no purchase. It can be done at any time once the privates are sold, even in the turns of others.',
        answers: {
          iyo: {
            label: ({ price }) => `Buy a share of IR for ${price}`,
            after: ({ together, cash }) =>
              `You hold ${together} of the two, and ${cash} are left. That was the one purchase of your turn.`,
          },
          both: {
            label: 'Give DR in for a share of IR, then buy one of KO',
            after: (now, was) =>
              `${now.iyo} of IR without money, ${now.kotohira} of KO: ${now.together} of the two instead of ${was.together}. DR is closed and pays no more.`,
          },
          own: {
            label: 'Buy a share of KO',
            after: ({ together }) =>
              `You hold ${together} of the two. You may still give DR in: nothing was lost, but nothing won either.`,
          },
        },
      },
    },
  },
  blocked: {
    title: 'A hex that is kept closed',
    about: 'While a player owns a private, nobody builds on its hex',
    steps: {
      takamatsu: {
        stop: 'Takamatsu',
        title: 'Your own private is in the way',
        what: ({ run }) =>
          `KO earns ${run} at best. You direct it, and you own Takamatsu E-Railroad: nobody may lay a tile on Takamatsu while a player has it. What makes KO earn most?`,
        why: 'A private stops blocking its hex when a company buys it, or when it closes. Director and owner are both you: nobody else is asked.',
        answers: {
          south: {
            label: 'Lay track to the south',
            after: (now, was) => `KO earns ${now.run} instead of ${was.run}. There is more to be had.`,
          },
          north: {
            label: 'Upgrade Marugame',
            after: ({ run }) => `KO earns ${run} as before: the upgrade brings it nothing now.`,
          },
          takamatsu: {
            label: 'KO buys the private, then upgrades Takamatsu',
            after: (now, was) =>
              `Takamatsu is worth more: ${now.run} instead of ${was.run}. KO has ${now.treasury} left, and the price is yours: you have ${now.cash}.`,
          },
        },
      },
    },
  },
  mines: {
    title: 'Through the mountains',
    about: 'Sumitomo Mines saves its company the mountains',
    steps: {
      mountain: {
        stop: 'Mountain',
        title: 'Track through a mountain',
        what: ({ treasury, terrain }) =>
          `IR wants to build through a mountain that costs ${terrain}. It has ${treasury}, and you own Sumitomo Mines. How does most stay in its treasury?`,
        why: 'A company that owns Sumitomo Mines pays nothing for mountains without a river, as often as it builds there. A private may cost half to double its price.',
        answers: {
          pay: {
            label: 'Pay for the mountain',
            after: ({ treasury, terrain }) =>
              `IR has ${treasury} left. The next mountain will cost ${terrain} again.`,
          },
          dear: {
            label: 'Buy the mines for all they may cost, then build',
            after: ({ treasury, cash }) =>
              `The mountain was free, but IR has only ${treasury} left. The price is yours: you have ${cash}. Good for you, not for IR.`,
          },
          buy: {
            label: 'Buy the mines for the least, then build',
            after: ({ treasury, cash }) =>
              `The mountain was free: IR has ${treasury} left, and the next one is free too. You have ${cash}.`,
          },
        },
      },
    },
  },
  closing: {
    title: 'Before the privates close',
    about: 'The first 5-train closes them, all but one',
    steps: {
      five: {
        stop: '5-train',
        title: 'The first 5-train is yours to buy',
        what: ({ treasury, train, cash }) =>
          `UR has ${treasury} and may buy the first 5-train for ${train}. You direct it, own Ehime Railway (ER) and have ${cash}. How do you end up with most money?`,
        why: 'With the first 5-train all privates close but a player’s Uno-Takamatsu Ferry, and are worth nothing. Whoever sells ER to a company may also lay a green tile on Ohzu at once, or do without, as here.',
        answers: {
          now: {
            label: 'Buy the train at once',
            after: ({ cash }) => `ER is closed, and nobody pays you for it. You still have ${cash}.`,
          },
          cheap: {
            label: 'Sell ER to UR for the least, then buy the train',
            after: ({ cash }) => `Better than nothing: you have ${cash}. UR could have paid more.`,
          },
          sell: {
            label: 'Sell ER to UR for the most, then buy the train',
            after: (now, was) =>
              `You have ${now.cash} instead of ${was.cash}. Only Uno-Takamatsu Ferry stays open, since a player owns it: it pays ${now.uno} a round from now on instead of ${was.uno}.`,
          },
        },
      },
    },
  },
};
